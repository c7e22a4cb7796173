import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import { ergebnis, ohneErgebnis, p, type Sachangaben, sache, schlicht, vermerktexte } from "./testing.ts";

const hundert = sache([p("34", { betrag: 100_00 })], { auslagen: { pauschale: false } });

describe("Umsatzsteuer nach dem Ende der Leistung", () => {
  it.each([
    ["2006-12-31", 16],
    ["2007-01-01", 19],
    ["2020-06-30", 19],
    ["2020-07-01", 16],
    ["2020-12-31", 16],
    ["2021-01-01", 19],
  ])("Leistungsende %s: %i %%", (ende, prozent) => {
    const e = ergebnis(hundert, { leistungsende: tag(ende) });
    expect(e.umsatzsteuer).toMatchObject({ prozent, betrag: prozent * 100, norm: "Nr. 7008 VV" });
  });
  it("entfällt auf Wunsch", () => {
    const e = ergebnis(hundert, { umsatzsteuer: false });
    expect(e).toMatchObject({ brutto: 100_00, umsatzsteuer: { prozent: 0, betrag: 0, norm: "§ 19 UStG" } });
  });
  it("wird aus der Nettosumme aller Angelegenheiten gerechnet", () => {
    const drei = ["a", "b", "c"].map((id) =>
      sache([p("34", { betrag: 10_03 })], { id, auslagen: { pauschale: false } }),
    );
    // 19 % von 30,09 = 5,7171; dreimal 19 % von 10,03 wären 5,73
    expect(ergebnis(drei).umsatzsteuer.betrag).toBe(5_72);
  });
  it("warnt, wenn die Leistung vor dem ersten Auftrag endet", () => {
    const auftragAm = tag("2026-03-01");
    const faelle = [
      sache(["2501"], { auftragAm: tag("2026-05-01") }),
      sache(["2501"], { id: "b", auftragAm }),
    ];
    const vermerk = (rest: object) =>
      ergebnis(faelle, { leistungsende: tag("2026-02-28"), ...rest }).vermerke.find(
        (v) => v.feld === "leistungsende",
      );
    expect(vermerk({})).toMatchObject({ art: "warnung", norm: "§ 27 Abs. 1 UStG" });
    expect(vermerk({})?.text).toContain("01.03.2026");
    expect(vermerk({ leistungsende: auftragAm })).toBeUndefined();
    expect(vermerk({ umsatzsteuer: false })).toBeUndefined();
  });
  it("kennt keinen Satz vor Juli 2004", () => {
    expect(ohneErgebnis(hundert, { leistungsende: tag("2004-06-30") }).feld).toBe("leistungsende");
  });
});

describe("Zahlungen", () => {
  it("werden brutto abgezogen, mit ihrer Umsatzsteuer", () => {
    const e = ergebnis(hundert, {
      zahlungen: [
        { betrag: cent(50_00), von: "vorschuss", umsatzsteuerProzent: 16, am: tag("2020-08-01") },
        { betrag: cent(119_00), von: "mandant" },
      ],
    });
    expect(e).toMatchObject({ brutto: 119_00, offen: -50_00 });
    expect(e.zahlungen).toMatchObject({ brutto: 169_00, enthalteneUmsatzsteuer: 6_90 + 19_00 });
    expect(e.zahlungen?.zeilen[0]).toMatchObject({ art: "zahlung", betrag: -50_00, norm: "§ 9 RVG" });
  });
  it("können einen Steuersatz mit Nachkommastellen enthalten", () => {
    const zahlung = { betrag: cent(105_50), von: "mandant", umsatzsteuerProzent: 5.5 } as const;
    const e = ergebnis(hundert, { zahlungen: [zahlung] });
    expect(e.zahlungen?.enthalteneUmsatzsteuer).toBe(5_50);
    expect(e.zahlungen?.zeilen[0]?.schritte[0]?.text).toContain("darin 5,5 % Umsatzsteuer");
  });
  it("fehlen, wo keine sind", () => {
    const e = ergebnis(hundert);
    expect(e.zahlungen).toBeUndefined();
    expect(e.offen).toBe(e.brutto);
  });
});

describe("Vereinbarte Vergütung (§ 3a RVG)", () => {
  const mit = (vereinbarung: Parameters<typeof sache>[1]) =>
    ergebnis(sache(["3100"], { wert: 1_000_000, ...vereinbarung })).angelegenheiten[0]?.vereinbarung;
  it("steht neben der gesetzlichen, die im Gericht nicht unterschritten werden darf", () => {
    expect(mit({ vereinbarung: { art: "pauschale", betrag: cent(847_59) } })).toMatchObject({
      netto: 847_59,
      gesetzlich: 847_60,
      unterschritten: true,
    });
    expect(mit({ vereinbarung: { art: "pauschale", betrag: cent(847_60) } })?.unterschritten).toBe(false);
  });
  it("rechnet bis zu 6.000.000 Minuten genau", () => {
    const v = { art: "stunden", minuten: 6_000_000, jeStunde: cent(300_00) } as const;
    expect(mit({ vereinbarung: v })?.netto).toBe(30_000_000_00);
  });
  it("zählt angefangene Takte", () => {
    const stunden = { art: "stunden", minuten: 61, jeStunde: cent(240_00) } as const;
    expect(mit({ vereinbarung: stunden })?.netto).toBe(244_00);
    expect(mit({ vereinbarung: { ...stunden, taktMinuten: 15 } })?.netto).toBe(300_00);
  });
});

describe("Umsatzsteuer und Zahlungen nennen ihren Grund", () => {
  it("sagt, warum dieser Steuersatz gilt oder keiner", () => {
    expect(ergebnis(hundert, { leistungsende: tag("2025-12-31") }).umsatzsteuer).toEqual({
      prozent: 19,
      betrag: 19_00,
      norm: "Nr. 7008 VV",
      grund: "weil die Leistung am 31.12.2025 endete (§ 27 Abs. 1 UStG)",
    });
    expect(ergebnis(hundert, { umsatzsteuer: false }).umsatzsteuer).toEqual({
      prozent: 0,
      betrag: 0,
      norm: "§ 19 UStG",
      grund: "weil keine Umsatzsteuer anfällt (§ 19 UStG oder Leistung für einen Auftraggeber im Ausland)",
    });
  });

  it("warnt mit dem frühesten Auftrag oder der Beiordnung, wenn die Leistung davor endet", () => {
    const warnung = (am: string) =>
      `warnung: Die Leistung kann nicht vor dem Auftrag vom ${am} enden; prüfen Sie den Tag, nach dem sich die Umsatzsteuer richtet. | § 27 Abs. 1 UStG | leistungsende`;
    const am = (rest: Sachangaben) =>
      vermerktexte(
        ergebnis(sache(["2300"], { wert: 1_000_000, ...rest }), { leistungsende: tag("2025-06-30") }),
      );
    expect(am({})).toEqual([warnung("01.09.2025")]);
    expect(am({ beiordnungAm: tag("2025-08-01") })).toEqual([warnung("01.08.2025")]);
    expect(am({ weitereAuftraegeAm: [tag("2025-07-01")] })).toEqual([warnung("01.07.2025")]);
    expect(am({ weitereAuftraegeAm: [tag("2025-06-30")] })).toEqual([]);
  });

  it("nennt, wer wann mit welchem Steuersatz gezahlt hat", () => {
    const betrag = cent(119_00);
    const e = ergebnis(hundert, {
      zahlungen: [
        { betrag, von: "vorschuss", am: tag("2025-09-15") },
        { betrag, von: "mandant", angelegenheit: "a", position: "34" },
        { betrag, von: "gegner", umsatzsteuerProzent: 0 },
        { betrag, von: "staatskasse", umsatzsteuerProzent: 16 },
      ],
    });
    const zeile = (nr: string, norm: string, text: string, steuer: number) => ({
      art: "zahlung",
      nr,
      nummern: [],
      norm,
      betrag: -119_00,
      schritte: [{ text, norm, betrag: steuer }],
    });
    expect(e.zahlungen?.zeilen).toEqual([
      zeile("vorschuss", "§ 9 RVG", "Vorschuss vom 15.09.2025, darin 19 % Umsatzsteuer", 19_00),
      {
        ...zeile("mandant", "§ 10 Abs. 2 RVG", "Zahlung, darin 19 % Umsatzsteuer", 19_00),
        position: "34",
      },
      zeile("gegner", "§ 10 Abs. 2 RVG", "Zahlung des Gegners, darin 0 % Umsatzsteuer", 0),
      // 119,00 × 16/116 = 16,4137…
      zeile("staatskasse", "§ 47 RVG", "Zahlung der Staatskasse, darin 16 % Umsatzsteuer", 16_41),
    ]);
    expect(e.zahlungen).toMatchObject({ brutto: 476_00, enthalteneUmsatzsteuer: 54_41 });
  });

  it("nennt die vereinbarte Vergütung mit ihrer Rechnung neben der gesetzlichen", () => {
    const mit = (vereinbarung: Parameters<typeof sache>[1]) =>
      ergebnis(
        sache(["3100"], { wert: 1_000_000, ...vereinbarung }),
      ).angelegenheiten[0]?.vereinbarung?.schritte.map((x) => [schlicht(x.text), x.norm, x.betrag]);
    const gesetzlich = ["gesetzliche Gebühren", "§ 49b Abs. 1 BRAO", 847_60];
    expect(mit({ vereinbarung: { art: "pauschale", betrag: cent(900_00) } })).toEqual([
      ["vereinbarte Pauschale", "§ 3a RVG", 900_00],
      gesetzlich,
    ]);
    // 61 Minuten in Takten von 15: 75 Minuten zu 240,00 €
    const stunden = { art: "stunden", minuten: 61, jeStunde: cent(240_00), taktMinuten: 15 } as const;
    expect(mit({ vereinbarung: stunden })).toEqual([
      ["75 Minuten, je Stunde 240,00 €", "§ 3a RVG", 300_00],
      gesetzlich,
    ]);
  });
});
