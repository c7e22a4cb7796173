import { rvgRechnung } from "@gebuehrenportal/gebuehren";
import { gerichtskosten } from "@gebuehrenportal/gerichtskosten";
import { type Cent, cent, tag } from "@gebuehrenportal/recht";
import fc from "fast-check";
import { expect, test } from "vitest";
import { prozesskosten } from "../prozesskosten.ts";

/** Court fee and fees of a lawyer in each instance of a civil case that ends with a judgment. */
const instanzen = [
  { gericht: "1210", anwalt: ["3100", "3104"] },
  { gericht: "1220", anwalt: ["3200", "3202"] },
  { gericht: "1230", anwalt: ["3208", "3210"] },
] as const;

const tage = fc.constantFrom("2014-02-03", "2022-03-04", "2025-05-31", "2025-06-01", "2026-11-21").map(tag);

/** One instance by itself: its court and two lawyers, each with a bill of his own. */
function instanz(
  nummer: number,
  wert: Cent,
  am: ReturnType<typeof tag>,
  parteien: readonly number[],
): number {
  const { gericht, anwalt } = instanzen[nummer] ?? instanzen[0];
  const kosten = gerichtskosten({
    gesetz: "gkg",
    stichtag: am,
    positionen: [{ id: "g", nr: gericht, wert }],
  });
  const rechnungen = parteien.map((auftraggeber) =>
    rvgRechnung({
      leistungsende: am,
      angelegenheiten: [
        { id: "a", auftragAm: am, wert, auftraggeber, positionen: anwalt.map((nr) => ({ id: nr, nr })) },
      ],
    }),
  );
  const alle = [kosten, ...rechnungen];
  return alle.reduce((summe, e) => {
    if (e.art === "kein-ergebnis") throw new Error(e.grund);
    return summe + ("brutto" in e ? e.brutto : e.summe);
  }, 0);
}

test("Ein Prozess kostet, was seine Instanzen einzeln bei Gericht und beiden Anwälten kosten", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30_000_000_00 }).map(cent),
      fc.integer({ min: 1, max: 3 }),
      fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })),
      tage,
      (wert, anzahl, [eigene, gegner], am) => {
        const ganz = prozesskosten({
          wert,
          rolle: "klaeger",
          instanzen: Array.from({ length: anzahl }, () => ({ am, ende: "urteil" as const })),
          eigene: { parteien: eigene },
          gegner: { parteien: gegner },
        });
        if (ganz.art === "kein-ergebnis") throw new Error(ganz.grund);
        const einzeln = Array.from({ length: anzahl }, (_, i) => instanz(i, wert, am, [eigene, gegner]));
        expect(ganz.abschnitte.map((a) => a.summen.zusammen)).toEqual(einzeln);
        expect(ganz.summen.zusammen).toBe(einzeln.reduce((a, b) => a + b, 0));
      },
    ),
    { numRuns: 150 },
  );
});
