import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import type { Auslagen } from "./eingabe.ts";
import { ergebnis, fassung, kasse, ohneErgebnis, pkh, sache, sacheVon, texte } from "./testing.ts";

const nur = (auslagen: Auslagen, auftragAm = fassung[2025]) =>
  sacheVon(ergebnis(sache([], { auslagen, auftragAm }))).zeilen.map((z) => [z.nr, z.betrag]);

describe("Reise zu mehreren Geschäften (Vorbem. 7 Abs. 3 VV)", () => {
  it.each([
    [115_00, 43_00, [112_00], 31_90],
    [155_00, 150_80, [55_20], 113_47],
    [100_00, 50_00, [30_00, 20_00], 50_00],
    [100_00, 33_33, [33_33, 33_33], 33_33],
  ])("%i Cent gemeinsam, %i und %j Cent einzeln: %i Cent", (kosten, einzeln, andere, erwartet) => {
    const reise = { kosten: cent(kosten), einzeln: cent(einzeln), andere: andere.map(cent) };
    const e = ergebnis(sache(["3100"], { wert: 1_000_000, auslagen: { gemeinsameReisen: [reise] } }));
    const z = sacheVon(e).zeilen.find((x) => x.nr === "reise");
    expect(z).toMatchObject({
      betrag: erwartet,
      nummern: ["7003", "7004", "7005", "7006"],
      norm: "Nrn. 7003 bis 7006, Vorbem. 7 Abs. 3 VV",
    });
    expect(z?.schritte.at(-1)).toMatchObject({ norm: "Vorbem. 7 Abs. 3 VV", betrag: erwartet });
  });

  it("zahlt auch die Staatskasse", () => {
    const reise = { kosten: cent(115_00), einzeln: cent(43_00), andere: [cent(112_00)] };
    expect(kasse(pkh(["3100"], { auslagen: { gemeinsameReisen: [reise] } }))?.auslagen).toBe(20_00 + 31_90);
  });

  it("nennt das Feld, wenn die anderen Geschäfte fehlen", () => {
    const reise = { kosten: cent(115_00), einzeln: cent(43_00), andere: [] };
    expect(
      ohneErgebnis(sache(["3100"], { wert: 1_000_000, auslagen: { gemeinsameReisen: [reise] } })).feld,
    ).toBe("angelegenheiten[0].auslagen.gemeinsameReisen[0].andere");
  });
});

describe("Pauschale Nr. 7002 VV", () => {
  const fuer = (wert: number, auslagen?: Auslagen) =>
    sacheVon(ergebnis(sache(["3309"], { wert, ...(auslagen ? { auslagen } : {}) }))).zeilen.find(
      (z) => z.nr === "7002",
    )?.betrag;
  it("ist 20 % der Gebühren, höchstens 20 €, je Angelegenheit einmal", () => {
    expect(fuer(50_000)).toBe(3_09);
    expect(fuer(5_000_000)).toBe(20_00);
    const e = ergebnis([sache(["3100"], { wert: 1_000_000 }), sache(["3100"], { id: "b", wert: 1_000_000 })]);
    expect(e.netto).toBe(2 * 867_60);
  });
  it("weicht den tatsächlichen Entgelten", () => {
    expect(fuer(50_000, { entgelte: cent(7_00) })).toBeUndefined();
    expect(nur({ entgelte: cent(7_00) })).toEqual([["7001", 7_00]]);
    expect(fuer(50_000, { pauschale: false })).toBeUndefined();
    expect(fuer(50_000, { pauschale: true })).toBe(3_09);
    expect(
      ohneErgebnis(sache(["3309"], { wert: 1, auslagen: { entgelte: cent(1), pauschale: true } })).feld,
    ).toContain("auslagen.pauschale");
  });
  it("braucht nach bloßer Beratungshilfe durch Rat ein wirkliches Entgelt", () => {
    const vier = (pauschale?: boolean) =>
      ergebnis(
        ["a", "b", "c", "d"].map((id) => ({
          ...sache(["2501"], { ...(pauschale === undefined ? {} : { auslagen: { pauschale } }) }),
          id,
          auftragAm: tag("2011-03-01"),
        })),
        { leistungsende: tag("2011-06-01") },
      );
    // 4 × 30,00 = 120,00, mit 19 % 142,80; mit Pauschale 4 × 36,00 = 144,00, mit 19 % 171,36
    expect(vier().brutto).toBe(142_80);
    expect(texte(vier()).join()).toContain("Ohne Pauschale Nr. 7002 VV gerechnet");
    expect(vier(true).brutto).toBe(171_36);
    expect(texte(vier(true)).join()).toContain("(Nr. 7001 VV)");
    expect(vier(false).brutto).toBe(142_80);
  });
  it("bleibt neben Nr. 2500 VV aus", () => {
    expect(ergebnis(sache(["2500"])).brutto).toBe(15_00);
    expect(ergebnis(sache(["2500", "2501"], { auslagen: { pauschale: true } }))).toMatchObject({
      netto: 15_00 + 42_00 + 8_40,
      brutto: 74_98,
    });
  });
});

describe("Dokumentenpauschale Nr. 7000 VV", () => {
  it("zählt die ersten 50 Seiten schwarz-weiß und in Farbe getrennt", () => {
    const kopien = [{ buchstabe: "a", sw: 60, farbe: 51 }] as const;
    expect(nur({ kopien })).toEqual([["7000", 25_00 + 1_50 + 50_00 + 30]]);
  });
  it("kannte bis Juli 2013 einen Preis für alle Seiten", () => {
    expect(nur({ kopien: [{ buchstabe: "a", sw: 40, farbe: 20 }] }, fassung[2010])).toEqual([
      ["7000", 25_00 + 1_50],
    ]);
  });
  it("lässt bei b und c je 100 Seiten frei", () => {
    const kopien = [
      { buchstabe: "b", sw: 100 },
      { buchstabe: "c", sw: 101 },
    ] as const;
    expect(nur({ kopien })).toEqual([["7000", 50]]);
  });
  it("kostet je Datei 1,50 €, je Arbeitsgang höchstens 5 €; bis Juli 2013 2,50 € ohne Grenze", () => {
    expect(nur({ dateien: [3, 4, 1] })).toEqual([["7000", 4_50 + 5_00 + 1_50]]);
    expect(nur({ dateien: [4] }, fassung[2010])).toEqual([["7000", 10_00]]);
  });
});

describe("Reisekosten", () => {
  it.each([
    [fassung[2010], 30_00],
    [tag("2020-12-31"), 30_00],
    [tag("2021-01-01"), 42_00],
  ])("100 km bei Auftrag am %s: %i Cent", (auftragAm, erwartet) => {
    expect(nur({ kilometer: [60, 40] }, auftragAm)).toEqual([["7003", erwartet]]);
  });
  it.each([
    [240, 30_00],
    [241, 50_00],
    [480, 50_00],
    [481, 80_00],
  ])("Abwesenheit von %i Minuten: %i Cent", (minuten, erwartet) => {
    expect(nur({ abwesenheiten: [{ minuten }] })).toEqual([["7005", erwartet]]);
  });
  it("kennt den Zuschlag für das Ausland und die Sätze von 2013", () => {
    expect(nur({ abwesenheiten: [{ minuten: 481, ausland: true }, { minuten: 60 }] })).toEqual([
      ["7005", 150_00],
    ]);
    expect(nur({ abwesenheiten: [{ minuten: 241 }] }, fassung[2016])).toEqual([["7005", 40_00]]);
  });
  it("nimmt Verkehrsmittel, sonstige Auslagen und Haftpflichtprämie in voller Höhe", () => {
    const auslagen = {
      verkehrsmittel: cent(1_11),
      reisekosten: cent(2_22),
      haftpflicht: { praemieUeberGrenze: cent(3_33) },
    };
    expect(nur(auslagen)).toEqual([
      ["7004", 1_11],
      ["7006", 2_22],
      ["7007", 3_33],
    ]);
  });
});

it("lässt durchlaufende Posten ohne Umsatzsteuer und ohne Pauschale", () => {
  const durchlaufend = [{ bezeichnung: "Gerichtskosten", betrag: cent(100_00) }];
  const e = ergebnis(sache(["3309"], { wert: 50_000, auslagen: { durchlaufend } }));
  // 15,45 + 3,09 = 18,54, darauf 3,52
  expect(e).toMatchObject({ netto: 118_54, umsatzsteuer: { betrag: 3_52 }, brutto: 122_06 });
  expect(sacheVon(e)).toMatchObject({ steuerfrei: 100_00 });
  expect(sacheVon(e).zeilen.at(-1)).toEqual({
    art: "auslage",
    nr: "durchlaufend",
    nummern: [],
    norm: "§ 10 Abs. 1 Satz 5 UStG",
    bezeichnung: "Gerichtskosten",
    betrag: 100_00,
    schritte: [{ text: "durchlaufender Posten", norm: "§ 10 Abs. 1 Satz 5 UStG", betrag: 100_00 }],
  });
  expect(sacheVon(e).zeilen[1]).toMatchObject({ art: "auslage", nummern: ["7002"], norm: "Nr. 7002 VV" });
});
