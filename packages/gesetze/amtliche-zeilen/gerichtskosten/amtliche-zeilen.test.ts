import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  cent,
  fassungAm,
  type Stufentabelle,
  tabellengebuehr,
  tabellenzeilen,
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

type Druck = readonly [jahr: string, ab: string, bis: string, anzahl: number];

const fassungen = [
  ["2013", "2013-08-01", "2020-12-31"],
  ["2021", "2021-01-01", "2025-05-31"],
  ["2025", "2025-06-01", "2026-08-19"],
] as const;
const gkg2004: Druck = ["2004", "2004-07-01", "2013-07-31", 47];
const famgkg2009: Druck = ["2009", "2009-09-01", "2013-07-31", 47];

const anlagen: readonly [
  name: string,
  datei: string,
  spalte: number,
  Zeitreihe<Stufentabelle>,
  anzahl: number,
  fruehere: readonly Druck[],
  vorher: string,
][] = [
  ["§ 34 GKG", "gkg-anlage2", 1, gerichtsgebuehrStufen, 42, [gkg2004], "2004-06-30"],
  ["§ 28 FamGKG", "famgkg-anlage2", 1, familiengebuehrStufen, 42, [famgkg2009], "2009-08-31"],
  ["§ 34 GNotKG, Tabelle A", "gnotkg-anlage2", 1, tabelleA, 92, [], "2013-07-31"],
  ["§ 34 GNotKG, Tabelle B", "gnotkg-anlage2", 2, tabelleB, 92, [], "2013-07-31"],
];

describe.each(anlagen)("Anlage 2 zu %s", (_name, datei, spalte, reihe, anzahl, fruehere, vorher) => {
  const drucke = [...fruehere, ...fassungen.map(([jahr, ab, bis]): Druck => [jahr, ab, bis, anzahl])];
  test.each(drucke)("in der Fassung %s ergibt das Gesetz jede gedruckte Zeile", (jahr, ab, bis, gezaehlt) => {
    const gedruckt = zeilen(`${datei}-${jahr}`, spalte);
    expect(gedruckt).toHaveLength(gezaehlt);
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
      expect(tabellenzeilen(stufen, cent(0), cent(ende)).map((zeile) => zeile.bis)).toEqual(
        gedruckt.map(([grenze]) => grenze),
      );
    }
  });

  test("jedes Quartal seit der ersten Fassung hat eine, der Tag davor keine", () => {
    expect(fassungAm(reihe, tag(vorher))).toBeUndefined();
    for (let jahr = 2004; jahr <= 2030; jahr++) {
      for (const monat of ["01", "04", "07", "10"]) {
        const stichtag = tag(`${jahr}-${monat}-01`);
        if (stichtag > vorher) expect(fassungAm(reihe, stichtag), stichtag).toBeDefined();
      }
    }
  });
});
