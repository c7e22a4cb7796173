import { describe, expect, it } from "vitest";
import { betrag, ergebnis, fassung, ohneErgebnis, p, sache, zeilen } from "../testing.ts";

const wert = 1_000_000;
const auf = (nr: string, rest = {}) => ({ bezug: { nr, ...rest } });

describe("Gebühren in Höhe einer anderen", () => {
  it.each([
    ["3400", "3100", 652_00],
    ["3400", "3101", 521_60],
    ["3401", "3100", 423_80],
    ["3401", "3101", 260_80],
    ["3402", "3104", 782_40],
    ["3330", "3100", 326_00],
    ["3331", "3104", 326_00],
    ["3335", "3100", 652_00],
    ["3335", "3309", 195_60],
    ["3337", "3324", 326_00],
    ["2200", "3100", 847_60],
  ])("Nr. %s nach Nr. %s aus 10.000 €: %i Cent", (nr, bezug, erwartet) => {
    expect(betrag(p(nr, auf(bezug)), { wert })).toBe(erwartet);
  });

  it.each([
    ["3330", "3102", 280_00],
    ["3335", "3102", 392_00],
    ["3335", "3212", 550_00],
    ["3400", "3204", 483_50],
    ["3400", "3212", 550_00],
    ["3401", "3102", 196_00],
  ])("Nr. %s nach dem Rahmen der Nr. %s: %i Cent", (nr, bezug, erwartet) => {
    expect(betrag(p(nr, auf(bezug)))).toBe(erwartet);
  });

  it("folgt einer Kette von Bezügen", () => {
    const kette = { bezug: { nr: "3401", bezug: { nr: "3101" } } };
    expect(betrag(p("3405", kette), { wert })).toBe(260_80);
    expect(betrag(p("3405", { bezug: { nr: "3400", bezug: { nr: "3100" } } }), { wert })).toBe(326_00);
    expect(betrag(p("3405", auf("3403")), { wert })).toBe(326_00);
  });

  it("erhöht nach Anteil und Obergrenze um 0,3 je weiterem Auftraggeber", () => {
    expect(betrag(p("3400", auf("3100")), { wert, auftraggeber: 2 })).toBe(847_60);
    expect(betrag(p("3401", auf("3100")), { wert, auftraggeber: 2 })).toBe(619_40);
    expect(betrag(p("3402", auf("3104")), { wert, auftraggeber: 2 })).toBe(782_40);
  });

  it("nimmt die Gebühr der Angelegenheit, wenn nur eine passt", () => {
    expect(zeilen(ergebnis(sache(["2302", "1005"])))).toEqual([
      ["2302", 391_00],
      ["1005", 391_00],
    ]);
    expect(zeilen(ergebnis(sache([p("3102", { betrag: 400_00 }), "1006"], { auftraggeber: 2 })))).toEqual([
      ["3102", 520_00],
      ["1006", 400_00],
    ]);
    expect(zeilen(ergebnis(sache(["3102", p("1006", { bezug: "3102", betrag: 200_00 })])))[1]).toEqual([
      "1006",
      200_00,
    ]);
  });

  it("nimmt nach bloßer Beratung die Hälfte der Schwelle (Nr. 1005 VV)", () => {
    expect(betrag(p("1005", auf("34")))).toBe(195_50);
    expect(betrag(p("1005", auf("34")), { auftragAm: fassung[2022] })).toBe(179_50);
  });

  it("fragt nach dem Bezug, wo keiner oder mehrere passen, und lehnt falsche ab", () => {
    expect(ohneErgebnis(sache(["3400"], { wert }))).toMatchObject({
      feld: "angelegenheiten[0].positionen[0].bezug",
    });
    expect(ohneErgebnis(sache([p("3400", auf("3104"))], { wert })).grund).toContain(
      "kann sich nicht nach Nr. 3104",
    );
    expect(ohneErgebnis(sache([p("4141", auf("4108"))])).grund).toContain("Nr. 4108");
    expect(ohneErgebnis(sache([p("3400", { bezug: "x" })], { wert })).grund).toContain("„x“");
    expect(ohneErgebnis(sache([p("1006", { bezug: "3102", betrag: 393_00 }), "3102"])).grund).toContain(
      "übersteigen",
    );
  });
});

it("merkt, wenn Bezüge im Kreis verweisen, und wählt keinen Verweis von selbst", () => {
  const kreis = [p("4138", { bezug: "4139" }), p("4139", { bezug: "4138" })];
  expect(ohneErgebnis(sache(kreis)).grund).toContain("im Kreis");
  expect(ohneErgebnis(sache(["4138", "4139"])).grund).toContain("nach welcher Gebühr");
  expect(zeilen(ergebnis(sache(["4106", "4137", "4138"]))).map(([, b]) => b)).toEqual([
    198_00, 198_00, 198_00,
  ]);
});

describe("Zusätzliche Gebühr wegen entbehrlicher Hauptverhandlung", () => {
  it("ist für den Wahlanwalt die Mitte des Rahmens ohne Haftzuschlag und Erhöhung", () => {
    const e = ergebnis(sache([p("4107", { betrag: 435_00 }), "4141"], { auftraggeber: 2 }));
    expect(zeilen(e)).toEqual([
      ["4107", 565_50],
      ["4141", 198_00],
    ]);
  });
  it("ist für den bestellten Anwalt dessen fester Betrag", () => {
    const e = ergebnis(sache(["4107", "4141"], { vertretung: "bestellt" }));
    expect(e.angelegenheiten[0]?.staatskasse?.zeilen.map((z) => z.betrag)).toEqual([193_00, 158_00, 20_00]);
  });
  it("folgt in Bußgeldsachen dem Rahmen mit der Erhöhung, die dort nicht ausgeschlossen ist", () => {
    expect(betrag(p("5115", auf("5109")))).toBe(192_00);
    expect(betrag(p("5115", auf("5109")), { auftraggeber: 2 })).toBe(249_60);
    expect(betrag(p("6216", auf("6203")))).toBe(222_00);
  });
});

describe("Terminsgebühr ohne Termin in Sozialsachen", () => {
  it.each([
    ["3106", "3102", 352_80],
    ["3205", "3204", 362_63],
    ["3213", "3212", 565_20],
  ])("Nr. %s: Anteil an Nr. %s ohne Erhöhung, %i Cent", (nr, bezug, erwartet) => {
    expect(zeilen(ergebnis(sache([bezug, p(nr, { bezug })], { auftraggeber: 2 })))[1]).toEqual([
      nr,
      erwartet,
    ]);
  });
  it("gehört zur Verfahrensgebühr desselben Rechtszugs", () => {
    expect(ohneErgebnis(sache([p("3106", auf("3204"))])).feld).toContain("bezug");
  });
});

describe("Rundung", () => {
  it("rundet die Gebühr, nicht die Hälfte, aus der sie erhöht wird", () => {
    // 718,85 € × 1/2 × 1,3 = 467,2525 €
    const a = sache([p("3401", auf("3102", { betrag: 71_885 }))], { auftraggeber: 2 });
    expect(zeilen(ergebnis(a))[0]).toEqual(["3401", 467_25]);
    // 65,03 / 2 = 32,515; × 1,3 = 42,2695: Nr. 3405 VV ist dieselbe Gebühr, dazwischen wird nicht gerundet
    const halbe = auf("3401", auf("3102", { betrag: 65_03 }));
    const b = (nr: string, bezug: typeof halbe) =>
      zeilen(ergebnis(sache([p(nr, bezug)], { auftraggeber: 2 })))[0];
    expect(b("3401", auf("3102", { betrag: 65_03 }))).toEqual(["3401", 42_27]);
    expect(b("3405", halbe)).toEqual(["3405", 42_27]);
  });
});

describe("Zusatzgebühr für umfangreiche Beweisaufnahmen", () => {
  it("sind 0,3 aus dem Wert oder 30 % der Terminsgebühr", () => {
    expect(zeilen(ergebnis(sache(["3104", "1010"], { wert })))[1]).toEqual(["1010", 195_60]);
    expect(zeilen(ergebnis(sache(["3106", "1010"])))[1]).toEqual(["1010", 109_50]);
  });
  it("setzt eine Terminsgebühr nach Teil 3 VV voraus", () => {
    expect(ohneErgebnis(sache(["3100", "1010"], { wert })).norm).toBe("Nr. 1010 VV");
    expect(ohneErgebnis(sache(["4108", "1010"], { wert })).norm).toBe("Nr. 1010 VV");
  });
});
