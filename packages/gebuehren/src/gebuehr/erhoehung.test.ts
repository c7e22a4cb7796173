import { describe, expect, it } from "vitest";
import { betrag, ergebnis, p, sache, sacheVon, schlicht, texte, zeilen } from "../testing.ts";

const wert = 1_000_000;

describe("Erhöhung nach Nr. 1008 VV", () => {
  it.each([
    [1, 847_60],
    [2, 1043_20],
    [3, 1238_80],
    [7, 2021_20],
    [8, 2151_60],
    [50, 2151_60],
  ])("Verfahrensgebühr für %i Auftraggeber aus 10.000 €: %i Cent", (auftraggeber, erwartet) => {
    expect(betrag("3100", { wert, auftraggeber })).toBe(erwartet);
  });

  it.each(["3104", "1003", "1000", "1010"])("lässt Nr. %s unberührt", (nr) => {
    const mit = ergebnis(sache(["3104", ...(nr === "3104" ? [] : [nr])], { wert, auftraggeber: 3 }));
    const ohne = ergebnis(sache(["3104", ...(nr === "3104" ? [] : [nr])], { wert }));
    expect(zeilen(mit)).toEqual(zeilen(ohne));
  });

  it.each([
    ["4100", 240_00],
    ["2500", 15_00],
    ["2508", 180_00],
    ["2100", undefined],
  ])("lässt Nr. %s unberührt, sie ist weder Geschäfts- noch Verfahrensgebühr", (nr, erwartet) => {
    expect(betrag(nr, { wert, auftraggeber: 2 })).toBe(erwartet ?? 489_00);
  });

  it("erhöht nur aus dem gemeinsamen Wert", () => {
    // 1,3 × 652,00 + 0,3 × 295,00
    expect(betrag(p("3100", { gemeinsamerWert: 400_000 }), { wert, auftraggeber: 2 })).toBe(936_10);
  });

  it("entfällt ohne gemeinsamen Wert, auch in Satz, Nummern und Rechenweg", () => {
    const z = sacheVon(ergebnis(sache([p("3100", { gemeinsamerWert: 0 })], { wert, auftraggeber: 2 })))
      .zeilen[0];
    // 1,3 × 652,00
    expect(z).toMatchObject({ betrag: 847_60, satz100: 130, nummern: ["3100"], norm: "Nr. 3100 VV" });
    expect(z).not.toHaveProperty("erhoehung100");
    expect(z).not.toHaveProperty("gemeinsamerWert");
    expect(z?.schritte.map((s) => schlicht(s.text))).toEqual([
      "1,0-Gebühr aus 10.000,00 €",
      "kein gemeinsamer Wert: keine Erhöhung",
      "× 1,3",
    ]);
  });

  it("rechnet einen Teil ohne gemeinsamen Wert in der Begrenzung nach § 15 Abs. 3 RVG mit null", () => {
    const e = ergebnis(
      sache(
        [
          p("3100", { wert: 600_000, gemeinsamerWert: 0 }),
          p("3101", { wert: 400_000, gemeinsamerWert: 400_000 }),
        ],
        { auftraggeber: 2 },
      ),
    );
    // 1,3 × 414,00 = 538,20; 0,8 × 295,00 + 0,3 × 295,00 = 324,50; höchstens 1,3 × 652,00 + 0,3 × 295,00 = 936,10
    expect(sacheVon(e).gebuehren).toBe(862_70);
  });

  it("rechnet eine Geschäftsgebühr ohne gemeinsamen Wert zur Hälfte ohne Erhöhung an", () => {
    const vorher = { ...sache([p("2300", { gemeinsamerWert: 0 })], { wert, auftraggeber: 2 }), id: "v" };
    const e = ergebnis([vorher, sache(["3100"], { wert })], {
      anrechnungen: [
        { von: { angelegenheit: "v", position: "2300" }, auf: { angelegenheit: "a", position: "3100" } },
      ],
    });
    // 0,65 × 652,00
    expect(sacheVon(e).zeilen.find((z) => z.art === "anrechnung")).toMatchObject({
      betrag: -423_80,
      satz100: 65,
    });
  });

  it("entfällt bei verschiedenen Gegenständen nur für Wertgebühren", () => {
    const rest = { wert, auftraggeber: 2, verschiedeneGegenstaende: true };
    expect(betrag("3100", rest)).toBe(847_60);
    expect(betrag("3102", rest)).toBe(509_60);
  });

  it("erhöht beide Enden des Rahmens, höchstens auf das Dreifache", () => {
    const z = sacheVon(ergebnis(sache(["3102"], { auftraggeber: 2 }))).zeilen[0];
    expect(z).toMatchObject({
      rahmen: { min: 84_50, mittel: 509_60, max: 934_70 },
      betrag: 509_60,
      erhoehung100: 30,
    });
    expect(betrag("3102", { auftraggeber: 20 })).toBe(3 * 392_00);
  });

  it("erhöht Festgebühren: 2503 für drei Personen", () => {
    expect(betrag("2503", { auftraggeber: 3 })).toBe(163_20);
  });

  it("erhöht 2501 nur auf Wunsch und sagt, dass es streitig ist", () => {
    expect(betrag("2501", { auftraggeber: 2 })).toBe(42_00);
    expect(betrag("2501", { auftraggeber: 2 }, { schalter: { erhoehung2501: "ja" } })).toBe(54_60);
    expect(texte(ergebnis(sache(["2501"], { auftraggeber: 2 }))).join()).toContain("streitig");
  });

  it("erhöht 3308 nicht neben erhöhter 3305, wohl aber allein", () => {
    const rest = { wert, auftraggeber: 2 };
    expect(zeilen(ergebnis(sache(["3305", "3308"], rest)))).toEqual([
      ["3305", 847_60],
      ["3308", 326_00],
    ]);
    expect(betrag("3308", rest)).toBe(521_60);
    expect(zeilen(ergebnis(sache([p("3305", { erhoehung: false }), "3308"], rest)))[1]).toEqual([
      "3308",
      521_60,
    ]);
  });

  it("erhöht 3308 auch neben erhöhter 3306 nicht noch einmal", () => {
    expect(zeilen(ergebnis(sache(["3306", "3308"], { wert, auftraggeber: 2 })))).toEqual([
      ["3306", 521_60],
      ["3308", 326_00],
    ]);
  });

  it("erhöht Festgebühren auch bei verschiedenen Gegenständen", () => {
    expect(betrag("2503", { auftraggeber: 2, verschiedeneGegenstaende: true })).toBe(132_60);
  });

  it("lässt sich je Position abschalten", () => {
    expect(betrag(p("3100", { erhoehung: false }), { wert, auftraggeber: 2 })).toBe(847_60);
  });
});
