import { describe, expect, it } from "vitest";
import { ergebnis, ohneErgebnis, p, sache, zeilen } from "./test-hilfe.ts";

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
  it("rechnet dieselbe Gebühr über mehrere Teile aus den zusammengerechneten Werten", () => {
    const e = ergebnis(sache([p("3100", { id: "a", wert: 500_000 }), p("3100", { id: "b", wert: 300_000 })]));
    expect(zeilen(e)).toEqual([
      ["3100", 460_85],
      ["3100", 306_15],
      ["15", -74_10],
    ]);
  });
});
