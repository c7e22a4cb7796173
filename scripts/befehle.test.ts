import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { wurzel } from "./lib/bootstrap.mjs";

const lesen = (datei: string) => readFileSync(join(wurzel, datei), "utf8");
const { scripts: befehle }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  lesen("package.json"),
);
const schriften = [
  "README.md",
  ...["docs", "docs/adr"].flatMap((ordner) =>
    readdirSync(join(wurzel, ordner))
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${ordner}/${name}`),
  ),
];

/** Names of commands in a text, `bench:web` as well as `npm run bench:web`. */
function genannte(text: string): readonly string[] {
  const nach = [...text.matchAll(/npm run (?:--silent )?([a-z][a-z0-9:-]*)/g)];
  const allein = [...text.matchAll(/`((?:bench|drill|demo|db|recht|probe|protokoll):[a-z0-9-]+)/g)];
  return [...nach, ...allein].map(([, name = ""]) => name);
}

/** Starts a command as npm would, with its words behind it. */
async function gestartet(name: string, worte: readonly string[]): Promise<string> {
  const [programm, ...argumente] = (befehle[name] ?? "").split(" ");
  expect(programm).toBe("node");
  const { stdout } = await promisify(execFile)(process.execPath, [...argumente, ...worte], {
    cwd: wurzel,
    // A run of Vitest does not start another one while it is told that it is one itself.
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined },
  });
  return stdout;
}

describe("Die Befehle, die README und docs nennen,", () => {
  test.each(schriften)("gibt es alle (%s)", (schrift) => {
    const fehlende = genannte(lesen(schrift)).filter((name) => !(name in befehle));
    expect(fehlende).toEqual([]);
  });

  test("sind alle, die es gibt", () => {
    const bekannt = new Set(["start", "test", ...schriften.flatMap((schrift) => genannte(lesen(schrift)))]);
    expect(Object.keys(befehle).filter((name) => !bekannt.has(name))).toEqual([]);
  });

  const durchBereit = Object.keys(befehle).filter((name) => befehle[name]?.includes("scripts/bereit.mjs "));

  test("gehen alle über denselben Anlauf, bis auf Start und Test", () => {
    expect(Object.keys(befehle).filter((name) => !durchBereit.includes(name))).toEqual(["start", "test"]);
  });

  test.concurrent.each(durchBereit)("laden alles, was sie brauchen: %s", async (name) => {
    expect(await gestartet(name, ["--trocken"])).toMatch(/^Trockenlauf: [1-9]\d* Einfuhren geladen\.$/m);
  });
});

test("„npm run recht:pruefen“ führt die Tests beider Arten aus", async () => {
  const ausgabe = await gestartet("recht:pruefen", [
    "packages/recht/src/wortabstand.test.ts",
    "architecture/zeichnung.test.ts",
  ]);
  expect(ausgabe).toMatch(/Test Files.*2 passed/);
});
