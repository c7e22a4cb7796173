import { tag } from "@gebuehrenportal/recht";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Angabe } from "./regel.ts";
import { regeln, streitwert } from "./streitwert.ts";

const wert = (regel: string, angaben: Readonly<Record<string, Angabe>>) => {
  const a = streitwert({ regel, antragAm: tag("2026-06-01"), angaben });
  if (a.art !== "ergebnis") throw new Error(`${regel}: ${a.grund} ${a.feld}`);
  return a.wert;
};
const betrag = fc.integer({ min: 0, max: 100_000_00 });

describe("Wo das Gesetz zusammenrechnet, ist der Wert die Summe", () => {
  test("mehrere Gegenstände, in jeder Reihenfolge und in Teilen", () => {
    fc.assert(
      fc.property(fc.array(betrag, { minLength: 1, maxLength: 20 }), betrag, (werte, weiterer) => {
        const summe = werte.reduce((a, b) => a + b, 0);
        expect(wert("mehrere-gegenstaende", { werte })).toBe(summe);
        expect(wert("mehrere-gegenstaende", { werte: [...werte, weiterer] })).toBe(summe + weiterer);
        expect(wert("mehrere-gegenstaende", { werte: [...werte].reverse() })).toBe(summe);
      }),
    );
  });

  test("Klage und Widerklage; derselbe Gegenstand zählt nie mehr als beide zusammen", () => {
    fc.assert(
      fc.property(betrag, betrag, (klage, widerklage) => {
        expect(wert("klage-widerklage", { klage, widerklage })).toBe(klage + widerklage);
        expect(wert("klage-widerklage", { klage, widerklage, gleicherGegenstand: true })).toBe(
          Math.max(klage, widerklage),
        );
      }),
    );
  });

  test("die Hilfsaufrechnung verdoppelt je Gegenforderung höchstens", () => {
    fc.assert(
      fc.property(
        betrag,
        fc.array(betrag, { minLength: 1, maxLength: 5 }),
        (klageforderung, gegenforderungen) => {
          const w = wert("hilfsaufrechnung", { klageforderung, gegenforderungen });
          expect(w).toBeGreaterThanOrEqual(klageforderung);
          expect(w).toBeLessThanOrEqual(klageforderung * (1 + gegenforderungen.length));
        },
      ),
    );
  });

  test("der Verbund ist die Summe seiner Teile", () => {
    fc.assert(
      fc.property(betrag, fc.array(betrag, { minLength: 1, maxLength: 5 }), (ehesache, folgesachen) => {
        expect(wert("verbund", { ehesache, folgesachen })).toBe(
          ehesache + folgesachen.reduce((a, b) => a + b, 0),
        );
      }),
    );
  });
});

/** Rules where more of one amount may mean less: what is deducted. */
const mindernd = new Set(["ehesache.kinderabschlag"]);

const heute = tag("2026-01-02");

describe("Jede Regel steigt mit jedem ihrer Beträge", () => {
  const faelle = regeln(heute)
    .filter((r) => r.sicherheit !== "niedrig")
    .flatMap((r) => r.felder.filter((f) => f.art === "geld").map((f) => [r.id, f.name] as const))
    .filter(([regel, feld]) => !mindernd.has(`${regel}.${feld}`));

  test.each(faelle)("%s mit %s", (id, feld) => {
    const regel = regeln(heute).find((r) => r.id === id);
    const voll = (n: number): Record<string, Angabe> =>
      Object.fromEntries(
        (regel?.felder ?? [])
          .filter((f) => f.name === feld || f.pflicht)
          .map((f): [string, Angabe] => [
            f.name,
            f.name === feld
              ? n
              : f.art === "geldliste"
                ? [1_000_00]
                : f.art === "wahl"
                  ? (f.wahl?.[0]?.wert ?? "")
                  : f.art === "prozent"
                    ? 50
                    : 5_000_00,
          ]),
      );
    // The larger of two: a floor, a cap or a comparison may hide the difference, never reverse it.
    fc.assert(
      fc.property(betrag, betrag, (a, b) => {
        expect(wert(id, { ...voll(Math.max(a, b)) })).toBeGreaterThanOrEqual(wert(id, voll(Math.min(a, b))));
      }),
      { numRuns: 25 },
    );
  });
});
