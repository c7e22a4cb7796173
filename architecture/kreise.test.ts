// Circles of imports are Biome's to find (`noImportCycles`); here the project's own configuration is shown to bite.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { wurzel } from "../scripts/lib/bootstrap.mjs";

const starten = promisify(execFile);

/** What Biome says about these files under the configuration of the project; empty: nothing. */
async function gesagt(dateien: Readonly<Record<string, string>>): Promise<string> {
  const ordner = await mkdtemp(join(tmpdir(), "kreise-"));
  try {
    // The folder is no checkout.
    const { vcs: _, ...regeln } = JSON.parse(await readFile(join(wurzel, "biome.json"), "utf8"));
    await writeFile(join(ordner, "biome.json"), JSON.stringify(regeln));
    for (const [name, text] of Object.entries(dateien)) await writeFile(join(ordner, name), text);
    const biome = join(wurzel, "node_modules/@biomejs/biome/bin/biome");
    return await starten(process.execPath, [biome, "lint", "--colors=off"], { cwd: ordner }).then(
      () => "",
      ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => stdout + stderr,
    );
  } finally {
    await rm(ordner, { recursive: true });
  }
}

const ende = "export const b = 1;\nexport type B = number;\n";

test.each([
  ["Ein Wert", 'import { b } from "./b.ts";\nexport const a = b;\n'],
  ["Ein Typ", 'import type { B } from "./b.ts";\nexport const a: B = 1;\n'],
  ["Ein Import erst beim Bedienen", 'export const a = () => import("./b.ts");\n'],
  ["Ein weitergereichter Name", 'export { b as a } from "./b.ts";\n'],
])("%s, der im Kreis führt, bricht den Bau, ohne Kreis nicht", async (_was, a) => {
  const kreis = 'import { a } from "./a.ts";\nexport const b = a;\nexport type B = number;\n';
  expect(await gesagt({ "a.ts": a, "b.ts": kreis })).toContain("noImportCycles");
  expect(await gesagt({ "a.ts": a, "b.ts": ende })).toBe("");
});
