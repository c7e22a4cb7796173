import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { abzugMitEintraegen } from "./rechtsjahr/abzug.ts";
import { eingetragen, eintraege } from "./rechtsjahr/eintraege.ts";

const wurzel = join(import.meta.dirname, "..");
const programm = promisify(execFile);

test.each(eintraege.map((eintrag) => [eintrag.datei, eintrag.text.trim().split("\n")[0], eintrag] as const))(
  "In %s passt die Anleitung: %s",
  (datei, _, eintrag) => {
    const vorher = readFileSync(join(wurzel, datei), "utf8");
    const nachher = eingetragen(vorher, eintrag);
    expect(nachher).toContain(eintrag.text);
    expect(nachher).toHaveLength(vorher.length + eintrag.text.length);
  },
);

const anleitung = readFileSync(join(wurzel, "docs/recht-aendern.md"), "utf8");

test("Die Anleitung nennt jede Datei, in die ein Jahr einträgt", () => {
  const gesetze = "packages/gesetze/";
  const dateien = eintraege.map(({ datei }) => datei).filter((datei) => datei.startsWith(gesetze));
  const genannt = (datei: string) =>
    anleitung.includes(datei.slice(gesetze.length).replace("feiertage/bayern", "feiertage/<land>"));
  expect(dateien.filter((datei) => !genannt(datei))).toEqual([]);
});

/** The packages that hold a figure of the year; `npm run drill:rechtsjahr` runs everything. */
const pakete = ["packages/forderung/src", "packages/streitwert/src/pkh", "packages/versorgungsausgleich/src"];

test("Das Recht von 2027, mit erfundenen Zahlen eingetragen, macht in den Paketen seiner Werte keinen Test rot", async () => {
  const abzug = abzugMitEintraegen(wurzel, [
    "packages",
    "docs/RECHTSSTAND.md",
    "scripts/lib",
    "vitest.config.ts",
    "package.json",
  ]);
  try {
    const vitest = join(wurzel, "node_modules/vitest/vitest.mjs");
    const lauf = await programm(
      process.execPath,
      [vitest, "run", "--project=einheiten", "--reporter=dot", ...pakete],
      { cwd: abzug, env: { PATH: process.env.PATH, NO_COLOR: "1" }, maxBuffer: 64 * 1024 * 1024 },
    ).then(
      ({ stdout }) => ({ rot: false, stdout }),
      (fehler: { stdout?: string }) => ({ rot: true, stdout: fehler.stdout ?? "" }),
    );
    expect(lauf.rot, lauf.stdout.slice(-4_000)).toBe(false);
    expect(lauf.stdout).toMatch(/Tests +\d{3,} passed/);
  } finally {
    rmSync(abzug, { recursive: true, force: true });
  }
}, 120_000);
