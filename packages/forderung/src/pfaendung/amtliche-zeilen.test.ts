import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Pfaendungszeitraum, pfaendungsgrenzen } from "@gebuehrenportal/gesetze/zpo/paragraph-850c.ts";
import { type Cent, cent, fassungAm, plusTage, type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { pfaendbarerBetrag } from "./pfaendung.ts";

type Zeile = { readonly von: number; readonly bis: number; readonly betraege: readonly number[] };

const zeilen = (name: string): Zeile[] =>
  readFileSync(
    join(import.meta.dirname, `../../../gesetze/amtliche-zeilen/forderung/pfaendung-${name}.csv`),
    "utf8",
  )
    .trim()
    .split("\n")
    .slice(1)
    .map((zeile) => zeile.split(",").map(Number))
    .map(([von = 0, bis = 0, ...betraege]) => ({ von, bis, betraege }));

const pfaendbar = (betrag: number, zeitraum: Pfaendungszeitraum, personen: number, stichtag: Tag): Cent => {
  const e = pfaendbarerBetrag({
    nettoeinkommen: cent(betrag),
    zeitraum,
    unterhaltspflichten: personen,
    stichtag,
  });
  if (e.art === "kein-ergebnis") throw new Error(e.grund);
  return e.pfaendbar;
};

const anzahl: Readonly<Record<string, readonly [monat: number, woche: number, tag: number]>> = {
  "2021": [260, 239, 239],
  "2022": [275, 254, 254],
  "2023": [290, 267, 267],
  "2024": [309, 284, 285],
  "2025": [322, 296, 296],
  "2026": [329, 302, 302],
};

const tabellen = Object.entries(anzahl).flatMap(([jahr, [monat, woche, taeglich]]) => [
  { name: jahr, jahr, zeitraum: "monat" as const, zahl: monat },
  { name: `${jahr}-woche`, jahr, zeitraum: "woche" as const, zahl: woche },
  { name: `${jahr}-tag`, jahr, zeitraum: "tag" as const, zahl: taeglich },
]);

describe.each(tabellen)("Pfändungstabelle $name", ({ name, jahr, zeitraum, zahl }) => {
  const gedruckt = zeilen(name);
  const erster = tag(`${jahr}-07-01`);
  const letzter = tag(`${Number(jahr) + 1}-06-30`);

  test("jede gedruckte Zeile, an beiden Enden, für 0 bis 5 Personen", () => {
    expect(gedruckt).toHaveLength(zahl);
    for (const { von, bis, betraege } of gedruckt) {
      for (const [personen, betrag] of betraege.entries()) {
        expect(pfaendbar(von, zeitraum, personen, erster), `${von}, ${personen}`).toBe(betrag);
        expect(pfaendbar(bis, zeitraum, personen, letzter), `${bis}, ${personen}`).toBe(betrag);
      }
    }
  });

  test("die Zeilen schließen aneinander an, und über dem Ende ist jeder Cent pfändbar", () => {
    for (const [i, zeile] of gedruckt.entries()) {
      if (i > 0) expect(zeile.von).toBe((gedruckt[i - 1]?.bis ?? 0) + 1);
    }
    const ende = gedruckt.at(-1);
    for (const [personen, betrag] of (ende?.betraege ?? []).entries()) {
      expect(pfaendbar((ende?.bis ?? 0) + 1, zeitraum, personen, erster)).toBe(betrag + 1);
      expect(pfaendbar((ende?.bis ?? 0) + 123_45, zeitraum, personen, erster)).toBe(betrag + 123_45);
    }
  });
});

test("jedes Quartal seit Juli 2021 hat eine Fassung, der Tag davor keine", () => {
  expect(fassungAm(pfaendungsgrenzen, plusTage(tag("2021-07-01"), -1))).toBeUndefined();
  for (let jahr = 2021; jahr <= 2030; jahr++) {
    for (const monat of ["01", "04", "07", "10"]) {
      const stichtag = tag(`${jahr}-${monat}-01`);
      if (stichtag >= "2021-07-01") expect(fassungAm(pfaendungsgrenzen, stichtag), stichtag).toBeDefined();
    }
  }
});
