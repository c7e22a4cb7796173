import { describe, expect, test } from "vitest";
import { anteil, cent, eur, euro, groesser, kleiner, satz, summe, zahl } from "./geld.ts";

describe("Geld sind ganze Cent", () => {
  test("ein Bruchteil eines Cents ist kein Betrag", () => {
    expect(() => cent(0.5)).toThrow(new RangeError("Kein ganzer Centbetrag: 0.5"));
    expect(() => cent(Number.NaN)).toThrow(RangeError);
    expect(() => cent(2 ** 53)).toThrow(RangeError);
    expect(cent(-1)).toBe(-1);
  });

  test("ein gedruckter Betrag in Euro wird zu Cent, ein Bruchteil eines Cents nicht", () => {
    expect(eur(51.5)).toBe(5150);
    expect(eur(0.07)).toBe(7);
    expect(eur(-1.1)).toBe(-110);
    expect(() => eur(0.001)).toThrow(new RangeError("Bruchteil eines Cents: 0.001 €"));
  });

  test("die Summe von nichts ist null", () => {
    expect(summe([])).toBe(0);
    expect(summe([cent(10), cent(-3)])).toBe(7);
  });

  test("der kleinere und der größere von zwei Beträgen", () => {
    expect(kleiner(cent(1), cent(2))).toBe(1);
    expect(kleiner(cent(2), cent(1))).toBe(1);
    expect(groesser(cent(1), cent(2))).toBe(2);
    expect(groesser(cent(2), cent(1))).toBe(2);
    expect(kleiner(cent(2), cent(2))).toBe(2);
  });
});

describe("Anteile werden auf den Cent gerundet, 0,5 Cent aufwärts (§ 2 Abs. 2 Satz 2 RVG)", () => {
  test.each([
    [5150, 130, 100, 6695],
    [5150, 30, 100, 1545],
    [1, 1, 2, 1],
    [1, 49, 100, 0],
    [3, 50, 100, 2],
    [-1, 1, 2, -1],
    [-1, 49, 100, 0],
    [-3, 50, 100, -2],
    [10, 1, 3, 3],
    [20, 1, 3, 7],
    [0, 5, 7, 0],
    [10 ** 13, 10_000, 11_900, 8_403_361_344_538],
    [10 ** 13 + 1, 1500, 3000, 5_000_000_000_001],
    [-(10 ** 13) - 1, 1500, 3000, -5_000_000_000_001],
  ])("%i × %i / %i = %i", (betrag, zaehler, nenner, erwartet) => {
    const ergebnis = anteil(cent(betrag), zaehler, nenner);
    expect(ergebnis).toBe(erwartet);
    expect(Object.is(ergebnis, -0)).toBe(false);
  });

  test("was nicht genau zu rechnen ist, wird nicht gerechnet", () => {
    expect(() => anteil(cent(10), 1, 0)).toThrow(new RangeError("Nicht genau berechenbar: 10 × 1 / 0"));
    expect(() => anteil(cent(10), 1, 2.5)).toThrow(RangeError);
    expect(() => anteil(cent(11), 0.5, 2)).toThrow(RangeError);
    expect(() => anteil(cent(2 ** 52), 100, 1)).toThrow(RangeError);
  });
});

describe("Beträge und Sätze als Text", () => {
  test.each([
    [0, "0,00"],
    [5, "0,05"],
    [100, "1,00"],
    [123456, "1.234,56"],
    [99999999, "999.999,99"],
    [100000000, "1.000.000,00"],
    [-500, "\u22125,00"],
    [-123456789, "\u22121.234.567,89"],
  ])("%i Cent sind %s", (betrag, text) => {
    expect(zahl(cent(betrag))).toBe(text);
  });

  test("das Eurozeichen hängt an der Zahl", () => {
    expect(euro(cent(196350))).toBe("1.963,50\u00a0€");
  });

  test.each([
    [130, "1,3"],
    [100, "1,0"],
    [75, "0,75"],
    [5, "0,05"],
    [250, "2,5"],
    [300, "3,0"],
  ])("%i Hundertstel sind der Satz %s", (satz100, text) => {
    expect(satz(satz100)).toBe(text);
  });
});

describe("Was sich nicht genau rechnen lässt, wird beim Namen genannt", () => {
  test("Bruchteile eines Cents", () => {
    expect(() => cent(0.5)).toThrow("Kein ganzer Centbetrag: 0.5");
    expect(() => cent(Number.MAX_SAFE_INTEGER + 1)).toThrow("Kein ganzer Centbetrag: 9007199254740992");
  });

  test.each([
    [1, 1, 0],
    [1, 1, -1],
    [1, 0.5, 1],
    [1, 1, 0.5],
  ])("%d × %d / %d", (betrag, zaehler, nenner) => {
    expect(() => anteil(cent(betrag), zaehler, nenner)).toThrow(
      `Nicht genau berechenbar: ${betrag} × ${zaehler} / ${nenner}`,
    );
  });

  // 9.007.199.254.740.991 × 3 liegt über den genauen Zahlen; geteilt durch 4 bleibt …743,25, durch 6 …495,5
  test.each([
    [3, 4, 6_755_399_441_055_743],
    [3, 6, 4_503_599_627_370_496],
    [-3, 6, -4_503_599_627_370_496],
    [3, 3, 9_007_199_254_740_991],
  ])("der größte Betrag × %d / %d ist %d", (zaehler, nenner, ergebnis) => {
    expect(anteil(cent(Number.MAX_SAFE_INTEGER), zaehler, nenner)).toBe(ergebnis);
  });

  test("ein Ergebnis über den genauen Zahlen", () => {
    expect(() => anteil(cent(Number.MAX_SAFE_INTEGER), 3, 2)).toThrow(RangeError);
  });
});
