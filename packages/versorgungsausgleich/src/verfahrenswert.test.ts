import { cent, tag } from "@gebuehrenportal/recht";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { verfahrenswert } from "./verfahrenswert.ts";

const wert = (n1: number, n2: number, anrechte: number, nachScheidung = false) => {
  const antwort = verfahrenswert({
    nettoeinkommen1: cent(n1),
    nettoeinkommen2: cent(n2),
    anrechte,
    nachScheidung,
  });
  if (antwort.art !== "ergebnis") throw new Error(antwort.grund);
  return antwort.wert;
};

describe("Verfahrenswert des Versorgungsausgleichs", () => {
  test.each([
    [2_500_00, 1_500_00, 3, false, 3_600_00],
    [500_00, 500_00, 1, false, 1_000_00],
    [2_500_00, 1_500_00, 1, true, 2_400_00],
    [3_333_33, 0, 1, false, 1_000_00],
    [3_333_34, 0, 1, false, 1_000_00],
    [3_333_35, 0, 1, false, 1_000_01],
  ])("%i + %i Cent, %i Anrechte, nach der Scheidung %s: %i Cent", (n1, n2, anrechte, nach, erwartet) => {
    expect(wert(n1, n2, anrechte, nach)).toBe(erwartet);
  });

  test("der Mindestwert gilt für alle Anrechte zusammen und steht als Schritt", () => {
    const antwort = verfahrenswert({ nettoeinkommen1: cent(500_00), nettoeinkommen2: cent(0), anrechte: 5 });
    expect(antwort).toMatchObject({
      wert: 1_000_00,
      schritte: [{}, {}, { norm: "§ 50 Abs. 1 Satz 2 FamGKG" }],
    });
  });

  test("höchstens 30 Mio. € (§ 33 Abs. 2 FamGKG), auch nach Billigkeit, und es steht als Schritt", () => {
    const e = { nettoeinkommen1: cent(10_000_000_00), nettoeinkommen2: cent(0), anrechte: 11 };
    const hoechster = { wert: 30_000_000_00 };
    expect(verfahrenswert({ ...e, anrechte: 10 })).toMatchObject(hoechster);
    const gedeckelt = verfahrenswert(e);
    expect(gedeckelt).toMatchObject(hoechster);
    expect(gedeckelt.art === "ergebnis" && gedeckelt.schritte.at(-1)?.norm).toBe("§ 33 Abs. 2 FamGKG");
    expect(verfahrenswert({ ...e, billigkeit: cent(30_000_000_01) })).toMatchObject(hoechster);
  });

  test("Auskunft hat einen festen Wert, Billigkeit ersetzt den Regelwert", () => {
    const e = { nettoeinkommen1: cent(2_500_00), nettoeinkommen2: cent(1_500_00), anrechte: 3 };
    expect(verfahrenswert({ ...e, auskunft: true })).toMatchObject({ wert: 500_00 });
    expect(verfahrenswert({ ...e, billigkeit: cent(2_000_00) })).toMatchObject({ wert: 2_000_00 });
  });

  test("falsche Angaben geben kein Ergebnis und nennen das Feld", () => {
    const e = { nettoeinkommen1: cent(1_00), nettoeinkommen2: cent(1_00), anrechte: 1 };
    expect(verfahrenswert({ ...e, nettoeinkommen1: cent(-1) })).toMatchObject({ feld: "nettoeinkommen1" });
    expect(verfahrenswert({ ...e, nettoeinkommen2: 0.5 as never })).toMatchObject({
      feld: "nettoeinkommen2",
    });
    expect(verfahrenswert({ ...e, anrechte: 0 })).toMatchObject({ feld: "anrechte" });
    expect(verfahrenswert({ ...e, anrechte: 1.5 })).toMatchObject({ feld: "anrechte" });
    expect(verfahrenswert({ ...e, antragAm: tag("2009-08-31") })).toMatchObject({ feld: "antragAm" });
    expect(verfahrenswert({ ...e, antragAm: tag("2009-09-01") })).toMatchObject({ art: "ergebnis" });
  });
});

const einkommen = fc.integer({ min: 0, max: 10_000_000_00 });

describe("Eigenschaften", () => {
  test("der Wert steigt mit Einkommen und Anrechten", () => {
    fc.assert(
      fc.property(einkommen, einkommen, fc.integer({ min: 1, max: 20 }), (a, b, n) => {
        expect(wert(a + 100, b, n)).toBeGreaterThanOrEqual(wert(a, b, n));
        expect(wert(a, b, n + 1)).toBeGreaterThanOrEqual(wert(a, b, n));
      }),
    );
  });

  test("nur die Summe der Einkommen zählt, und nach der Scheidung ist es das Doppelte", () => {
    fc.assert(
      fc.property(fc.integer({ min: 4_000_00, max: 9_999_999 }), einkommen, (a, b) => {
        expect(wert(a, b, 2)).toBe(wert(b, a, 2));
        expect(wert(a, 0, 2, true)).toBe(wert(a, 0, 4));
      }),
    );
  });
});
