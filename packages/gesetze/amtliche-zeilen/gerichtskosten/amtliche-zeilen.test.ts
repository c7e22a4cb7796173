import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  cent,
  fassungAm,
  type Stufentabelle,
  tabellengebuehr,
  tabellenwerte,
  tag,
  type Zeitreihe,
} from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { familiengebuehrStufen } from "../../famgkg/paragraph-28.ts";
import { gerichtsgebuehrStufen } from "../../gkg/paragraph-34.ts";
import { tabelleA, tabelleB } from "../../gnotkg/paragraph-34.ts";

const zeilen = (datei: string, spalte: number) =>
  readFileSync(join(import.meta.dirname, `${datei}.csv`), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((zeile) => zeile.split(",").map(Number))
    .map((felder) => [felder[0] ?? Number.NaN, felder[spalte] ?? Number.NaN] as const);

const fassungen = [
  ["2013", "2013-08-01", "2020-12-31"],
  ["2021", "2021-01-01", "2025-05-31"],
  ["2025", "2025-06-01", "2026-08-19"],
] as const;

const anlagen: readonly [
  name: string,
  datei: string,
  spalte: number,
  Zeitreihe<Stufentabelle>,
  anzahl: number,
][] = [
  ["§ 34 GKG", "gkg-anlage2", 1, gerichtsgebuehrStufen, 42],
  ["§ 28 FamGKG", "famgkg-anlage2", 1, familiengebuehrStufen, 42],
  ["§ 34 GNotKG, Tabelle A", "gnotkg-anlage2", 1, tabelleA, 92],
  ["§ 34 GNotKG, Tabelle B", "gnotkg-anlage2", 2, tabelleB, 92],
];

describe.each(anlagen)("Anlage 2 zu %s", (_name, datei, spalte, reihe, anzahl) => {
  test.each(fassungen)("in der Fassung %s ergibt das Gesetz jede gedruckte Zeile", (jahr, ab, bis) => {
    const gedruckt = zeilen(`${datei}-${jahr}`, spalte);
    expect(gedruckt).toHaveLength(anzahl);
    for (const stichtag of [ab, bis]) {
      const stufen = fassungAm(reihe, tag(stichtag))?.wert;
      if (!stufen) throw new Error("keine Fassung");
      for (const [i, [obergrenze, gebuehr]] of gedruckt.entries()) {
        expect(tabellengebuehr(stufen, cent(obergrenze)), `bis ${obergrenze}`).toBe(gebuehr);
        const naechste = gedruckt[i + 1]?.[1];
        if (naechste !== undefined)
          expect(tabellengebuehr(stufen, cent(obergrenze + 1)), `über ${obergrenze}`).toBe(naechste);
      }
      const ende = gedruckt.at(-1)?.[0] ?? 0;
      expect(tabellenwerte(stufen, cent(ende))).toEqual(gedruckt.map(([b]) => b));
    }
  });

  test("jedes Quartal seit August 2013 hat eine Fassung, der Tag davor keine", () => {
    expect(fassungAm(reihe, tag("2013-07-31"))).toBeUndefined();
    for (let jahr = 2013; jahr <= 2030; jahr++) {
      for (const monat of ["01", "04", "07", "10"]) {
        const stichtag = tag(`${jahr}-${monat}-01`);
        if (stichtag > "2013-08-01") expect(fassungAm(reihe, stichtag), stichtag).toBeDefined();
      }
    }
  });
});
