import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { wurzel } from "../scripts/lib/bootstrap.mjs";

/** Rows of docs/pflichten.md: the norm, and the test that shows how it is met. */
function pflichtenLesen(markdown: string) {
  return markdown
    .split("\n")
    .filter((zeile) => /^\|(?! *Norm| *-)/.test(zeile))
    .map((zeile) => {
      const [, norm = "", pflicht = "", wo = "", nachweis = ""] = zeile.split("|").map((teil) => teil.trim());
      const [, datei = "", titel = ""] = /^`([^`]+)`: (.+)$/.exec(nachweis) ?? [];
      return { norm, pflicht, wo, datei, titel };
    });
}

/** What is wrong with the proof of a row; undefined: there is such a test. */
function mangel({ datei, titel }: ReturnType<typeof pflichtenLesen>[number]): string | undefined {
  const pfad = join(wurzel, datei);
  if (!datei || !existsSync(pfad)) return `Die Datei „${datei}“ gibt es nicht.`;
  const steht = readFileSync(pfad, "utf8").replace(/\s+/g, " ").includes(`"${titel}"`);
  return steht ? undefined : `${datei} hat keinen Test „${titel}“.`;
}

const zeilen = pflichtenLesen(readFileSync(join(wurzel, "docs/pflichten.md"), "utf8"));

describe("docs/pflichten.md", () => {
  test("nennt zu jeder Pflicht einen Test, den es gibt", () => {
    expect(zeilen.length).toBeGreaterThan(20);
    expect(zeilen.flatMap((zeile) => mangel(zeile) ?? [])).toEqual([]);
    for (const { norm, pflicht, wo } of zeilen)
      for (const teil of [norm, pflicht, wo]) expect(teil).not.toBe("");
  });

  test("nennt alle zwölf Pflichten, die die Rechtsprechung einem Fristenkalender auferlegt, mit Aktenzeichen", () => {
    const nummern = zeilen.flatMap(({ norm, pflicht }) => {
      const nr = /^(\d+)\. /.exec(pflicht)?.[1];
      return nr === undefined ? [] : [{ nr: Number(nr), norm }];
    });
    expect([...new Set(nummern.map(({ nr }) => nr))]).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    for (const { norm } of nummern) expect(norm).toMatch(/\b[IVX]+ Z[BR] \d+\/\d\d/);
  });

  test("Eine Zeile mit erfundenem Test fiele auf", () => {
    const erfunden = "| § 1 | p | w | `architecture/pflichten.test.ts`: diesen gibt es " + "nicht |";
    expect(pflichtenLesen(erfunden).map(mangel)).toEqual([expect.stringContaining("keinen Test")]);
    expect(pflichtenLesen("| § 1 | p | w | keiner |").map(mangel)).toEqual([
      expect.stringContaining("gibt es nicht"),
    ]);
  });
});
