import { describe, expect, it } from "vitest";
import { ergebnis, ohneErgebnis, p, sache, zeilen } from "../testing.ts";

const wert = 1_000_000;

describe("Jede Gebühr einmal (§ 15 Abs. 2 RVG)", () => {
  it.each([
    [["3100", "3100"]],
    [["3100", "3101"]],
    [["1000", "1003"]],
    [["2300", "2301"]],
    [["3104", "3105"]],
    [["3206", "3208"]],
    [["3102", "3102"]],
    [["4100", "4101"]],
    [["4106", "4107"]],
    [["2503", "2504"]],
    [["2501", "2502"]],
  ])("lehnt %j aus demselben Wert ab", (nummern) => {
    const positionen = nummern.map((nr, i) => p(nr, { id: `p${i}` }));
    expect(ohneErgebnis(sache(positionen, { wert }))).toMatchObject({
      norm: "§ 15 Abs. 2 RVG",
      feld: "angelegenheiten[0].positionen[1].nr",
    });
  });
  it.each([
    [["3100", "3104"]],
    [["3305", "3308"]],
    [["4108", "4109"]],
    [["4142", "4143"]],
    [["4301", "4302"]],
    [["2500", "2501"]],
  ])("lässt %j nebeneinander", (nummern) => {
    expect(zeilen(ergebnis(sache(nummern, { wert })))).toHaveLength(2);
  });
  it("lässt Gebühren nebeneinander, die nur ihren Betrag von einer anderen haben", () => {
    const einigungen = [p("1005", { bezug: "2302" }), p("1006", { bezug: "3102" })];
    expect(zeilen(ergebnis(sache(["2302", "3102", ...einigungen])))).toHaveLength(4);
  });
  it("lässt Hebegebühren und eine Zahlungsvereinbarung neben dem Wert der Sache", () => {
    const auszahlungen = [100_00 as never];
    const zwei = [p("1009", { id: "x", auszahlungen }), p("1009", { id: "y", auszahlungen })];
    expect(zeilen(ergebnis(sache(zwei)))).toHaveLength(2);
    // 0,7 × 354,50 = 248,15 und 652,00; höchstens 1,0 aus 15.000 € = 762,00
    expect(zeilen(ergebnis(sache([p("1000", { forderung: wert }), "1003"], { wert })))).toEqual([
      ["1000", 248_15],
      ["1003", 652_00],
      ["15", -138_15],
    ]);
  });
  it("zählt Nr. 1003 VV zu der Nummer, die in der Angelegenheit steht", () => {
    // 978,00 + 354,50 = 1.332,50; höchstens 1,5 aus 15.000 € = 1.143,00
    expect(zeilen(ergebnis(sache([p("1002", { wert }), p("1003", { wert: 500_000 })])))[2]).toEqual([
      "15",
      -189_50,
    ]);
  });
  it("rechnet dieselbe Gebühr über mehrere Teile aus den zusammengerechneten Werten", () => {
    const e = ergebnis(sache([p("3100", { id: "a", wert: 500_000 }), p("3100", { id: "b", wert: 300_000 })]));
    expect(zeilen(e)).toEqual([
      ["3100", 460_85],
      ["3100", 306_15],
      ["15", -74_10],
    ]);
  });
});
