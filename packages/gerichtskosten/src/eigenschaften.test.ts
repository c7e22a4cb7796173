import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { cent, plusTage, type Tag, tag } from "@gebuehrenportal/recht";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eintrag } from "../verzeichnis/index.ts";
import type { Kostenposition } from "./eingabe.ts";
import { gerichtskosten } from "./gerichtskosten.ts";
import { nummernAm } from "./nummer.ts";
import { nurGelesenes } from "./testing.ts";

const gesetze = ["gkg", "famgkg", "gnotkg"] as const;
const tage = fc.integer({ min: 0, max: 4_800 }).map((n): Tag => plusTage(tag("2013-08-01"), n));
const werte = fc.integer({ min: 0, max: 7_000_000_000 }).map(cent);

/** A number of the day with a rate, or a fixed fee, that depends on nothing else. */
const nummer = (gesetz: Gesetz, stichtag: Tag, zahl: number): string | undefined => {
  const frei = nummernAm(gesetz, stichtag).filter(
    (n) =>
      (n.wert.art === "satz" || n.wert.art === "fest") &&
      n.bezug !== "strafe" &&
      n.bezug !== "geldbusse" &&
      !["1900", "5600", "7600", "1500", "9002", "2002", "31002"].includes(n.nr),
  );
  return frei[zahl % frei.length]?.nr;
};

const summe = (gesetz: Gesetz, stichtag: Tag, positionen: readonly Kostenposition[]): number => {
  const antwort = gerichtskosten({
    gesetz,
    stichtag,
    positionen: positionen.map((p) => nurGelesenes(gesetz, stichtag, p)),
  });
  if (antwort.art !== "ergebnis") throw new Error(antwort.grund);
  return antwort.summe;
};

describe("Eigenschaften", () => {
  test("mehr Wert kostet nie weniger", () => {
    fc.assert(
      fc.property(fc.constantFrom(...gesetze), tage, fc.nat(), werte, werte, (gesetz, am, n, a, b) => {
        const nr = nummer(gesetz, am, n);
        if (nr === undefined) return;
        const [klein, gross] = a < b ? [a, b] : [b, a];
        expect(summe(gesetz, am, [{ id: "p", nr, wert: klein }])).toBeLessThanOrEqual(
          summe(gesetz, am, [{ id: "p", nr, wert: gross }]),
        );
      }),
    );
  });

  test("die Summe ist die Summe der Positionen, in jeder Reihenfolge", () => {
    const position = fc.tuple(fc.nat(), werte, fc.integer({ min: 1, max: 5 }));
    fc.assert(
      fc.property(
        fc.constantFrom(...gesetze),
        tage,
        fc.array(position, { maxLength: 6 }),
        (gesetz, am, roh) => {
          const positionen = roh.flatMap(([n, wert, anzahl], i): Kostenposition[] => {
            const nr = nummer(gesetz, am, n);
            return nr === undefined ? [] : [{ id: `p${i}`, nr, wert, anzahl }];
          });
          const einzeln = positionen.reduce((s, p) => s + summe(gesetz, am, [p]), 0);
          expect(summe(gesetz, am, positionen)).toBe(einzeln);
          expect(summe(gesetz, am, positionen.toReversed())).toBe(einzeln);
        },
      ),
    );
  });

  test("eine Ermäßigung kostet nie mehr als die Gebühr, die sie ersetzt, soweit der Text „ermäßigt“ sagt", () => {
    for (const stichtag of [tag("2018-06-01"), tag("2022-06-01"), tag("2026-06-01")]) {
      for (const { nr, ersetzt, wert } of nummernAm("gkg", stichtag)) {
        if (wert.art !== "satz" || !eintrag("gkg", nr)?.text.includes("ermäßig")) continue;
        for (const statt of ersetzt) {
          const p = { id: "p", nr: statt, wert: cent(2_345_678) };
          expect(summe("gkg", stichtag, [{ ...p, ermaessigt: nr }]), nr).toBeLessThanOrEqual(
            summe("gkg", stichtag, [p]),
          );
        }
      }
    }
  });

  test("gleiche Eingabe, gleiche Antwort, auch bei Unsinn; nie ein Wurf", () => {
    const unsinn = fc.record({
      id: fc.string(),
      nr: fc.oneof(fc.string(), fc.constantFrom("1210", "3118", "9000", "716", "24100", "32014")),
      wert: fc.oneof(fc.constant(undefined), fc.double(), fc.maxSafeInteger()) as fc.Arbitrary<never>,
      anzahl: fc.oneof(fc.constant(undefined), fc.double(), fc.maxSafeInteger()) as fc.Arbitrary<never>,
      satz100: fc.oneof(fc.constant(undefined), fc.double(), fc.integer()) as fc.Arbitrary<never>,
      betrag: fc.oneof(fc.constant(undefined), fc.maxSafeInteger()) as fc.Arbitrary<never>,
    });
    fc.assert(
      fc.property(
        fc.constantFrom("gkg" as const, "famgkg" as const, "gnotkg" as const, "gvkostg" as const),
        tage,
        fc.array(unsinn, { maxLength: 4 }),
        (gesetz, stichtag, positionen) => {
          const eins = gerichtskosten({ gesetz, stichtag, positionen });
          expect(gerichtskosten({ gesetz, stichtag, positionen })).toEqual(eins);
        },
      ),
    );
  });
});
