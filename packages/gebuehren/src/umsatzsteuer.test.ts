import { tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import { ergebnis, geld, ohneErgebnis, p, sache } from "./test-hilfe.ts";

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
        { betrag: geld(50_00), von: "vorschuss", umsatzsteuerProzent: 16, am: tag("2020-08-01") },
        { betrag: geld(119_00), von: "mandant" },
      ],
    });
    expect(e).toMatchObject({ brutto: 119_00, offen: -50_00 });
    expect(e.zahlungen).toMatchObject({ brutto: 169_00, enthalteneUmsatzsteuer: 6_90 + 19_00 });
    expect(e.zahlungen?.zeilen[0]).toMatchObject({ art: "zahlung", betrag: -50_00, norm: "§ 9 RVG" });
  });
  it("können einen Steuersatz mit Nachkommastellen enthalten", () => {
    const zahlung = { betrag: geld(105_50), von: "mandant", umsatzsteuerProzent: 5.5 } as const;
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
    expect(mit({ vereinbarung: { art: "pauschale", betrag: geld(847_59) } })).toMatchObject({
      netto: 847_59,
      gesetzlich: 847_60,
      unterschritten: true,
    });
    expect(mit({ vereinbarung: { art: "pauschale", betrag: geld(847_60) } })?.unterschritten).toBe(false);
  });
  it("rechnet bis zu 6.000.000 Minuten genau", () => {
    const v = { art: "stunden", minuten: 6_000_000, jeStunde: geld(300_00) } as const;
    expect(mit({ vereinbarung: v })?.netto).toBe(30_000_000_00);
  });
  it("zählt angefangene Takte", () => {
    const stunden = { art: "stunden", minuten: 61, jeStunde: geld(240_00) } as const;
    expect(mit({ vereinbarung: stunden })?.netto).toBe(244_00);
    expect(mit({ vereinbarung: { ...stunden, taktMinuten: 15 } })?.netto).toBe(300_00);
  });
});
