import { tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import { betrag, ergebnis, fassung, ohneErgebnis, p, sache, sacheVon, texte, zeilen } from "../testing.ts";

describe("Höchstwert nach § 22 Abs. 2 RVG", () => {
  const dreissigMio = 3_000_000_000;
  it("rechnet über 30 Mio. € mit dem gekappten Wert und sagt es", () => {
    const e = ergebnis(sache(["1003"], { wert: dreissigMio + 1 }));
    expect(sacheVon(e).zeilen[0]).toMatchObject({ wert: dreissigMio, betrag: 107_002_00 });
    expect(texte(e)).toEqual(["Für die Gebühren zählen höchstens 30.000.000\u00a0€ (§ 22 Abs. 2 RVG)."]);
    expect(sacheVon(e).zeilen[0]?.schritte[0]?.norm).toBe("§ 22 Abs. 2 Satz 1 RVG");
  });
  it("lässt genau 30 Mio. € ohne Vermerk", () => {
    expect(texte(ergebnis(sache(["1003"], { wert: dreissigMio })))).toEqual([]);
  });
  it.each([
    [2, 60],
    [3, 90],
    [4, 100],
    [9, 100],
  ])("lässt %i Auftraggebern mit verschiedenen Gegenständen %i Mio. €", (auftraggeber, mio) => {
    const e = ergebnis(sache(["1003"], { wert: 2 * 10 ** 10, auftraggeber, verschiedeneGegenstaende: true }));
    expect(sacheVon(e).zeilen[0]?.wert).toBe(mio * 100_000_000);
  });
  it("lässt mehreren Auftraggebern mit demselben Gegenstand 30 Mio. €", () => {
    const e = ergebnis(sache(["1003"], { wert: 2 * 10 ** 10, auftraggeber: 3 }));
    expect(sacheVon(e).zeilen[0]?.wert).toBe(dreissigMio);
  });
});

describe("Wert der Zahlungsvereinbarung nach § 31b RVG", () => {
  it.each([
    ["2021-09-30", 1_000_000, 249_00],
    ["2021-10-01", 1_000_000, 233_80],
    ["2025-06-01", 1_000_000, 248_15],
  ])("Auftrag am %s, Forderung %i Cent: %i Cent", (auftragAm, forderung, erwartet) => {
    expect(betrag(p("1000", { forderung }), { auftragAm: tag(auftragAm) })).toBe(erwartet);
  });
  it("nimmt bei Nr. 2 die Hälfte des Werts der Angelegenheit, einen eigenen Wert aber wie angegeben", () => {
    expect(betrag(p("1000", { variante: "1000-2" }), { wert: 1_000_000 })).toBe(248_15);
    expect(betrag(p("1000", { variante: "1000-2", wert: 1_000_000 }))).toBe(456_40);
  });
  it("sagt, welcher Wert gilt, wo ein eigener Wert oder eine Forderung daneben steht", () => {
    const eigener = ergebnis(sache([p("1000", { variante: "1000-2", wert: 1_000_000 })])).vermerke;
    expect(eigener).toMatchObject([
      { art: "hinweis", norm: "§ 31b RVG", feld: "angelegenheiten[0].positionen[0].wert" },
    ]);
    expect(eigener[0]?.text).toMatch(
      /^10\.000,00\s€ gelten als Wert der Zahlungsvereinbarung selbst; .* zählen davon 50 %\.$/,
    );
    const beide = ergebnis(sache([p("1000", { forderung: 1_000_000, wert: 500 })]));
    expect(zeilen(beide)).toEqual([["1000", 248_15]]);
    expect(texte(beide)).toEqual(["Neben der Forderung zählt der angegebene Wert nicht."]);
    expect(texte(ergebnis(sache([p("1000", { variante: "1000-2" })], { wert: 1_000_000 })))).toEqual([]);
  });
  it("gilt seit Oktober 2021 nur für Nr. 1000 Nr. 2, vorher für jede Einigungsgebühr", () => {
    expect(betrag(p("1003", { forderung: 1_000_000 }), { auftragAm: fassung[2016] })).toBe(150_00);
    expect(ohneErgebnis(sache([p("1003", { forderung: 1_000_000 })])).feld).toBe(
      "angelegenheiten[0].positionen[0].forderung",
    );
    expect(ohneErgebnis(sache([p("1000", { forderung: 1_000_000, variante: "1000-1" })])).norm).toBe(
      "§ 31b RVG",
    );
  });
  it("gibt es erst seit August 2013, und Nr. 2 erst seit Oktober 2021", () => {
    const frueh = { auftragAm: tag("2013-07-31") };
    expect(ohneErgebnis(sache([p("1000", { forderung: 1_000_000 })], frueh)).norm).toBe("§ 31b RVG");
    const vorher = { auftragAm: tag("2021-09-30"), wert: 1_000_000 };
    expect(ohneErgebnis(sache([p("1000", { variante: "1000-2", wert: 1000 })], vorher)).feld).toContain(
      "variante",
    );
    expect(betrag(p("1000", { variante: "1000-1" }), { auftragAm: fassung[2022], wert: 1_000_000 })).toBe(
      921_00,
    );
  });
});

it("verlangt einen Wert", () => {
  expect(ohneErgebnis(sache(["3100"]))).toMatchObject({ feld: "angelegenheiten[0].positionen[0].wert" });
});
