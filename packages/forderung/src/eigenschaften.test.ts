import { cent, plusTage, type Tag, tag } from "@gebuehrenportal/recht";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pfaendbarerBetrag } from "./pfaendung/pfaendung.ts";
import type { Tagzaehlung, Zahlung, Zinseingabe, Zinsergebnis, Zinssatz } from "./zinsen/zins-typen.ts";
import { zinsrechnung } from "./zinsen/zinsrechnung.ts";

const rechnen = (e: Zinseingabe): Zinsergebnis => {
  const x = zinsrechnung(e);
  if (x.art === "kein-ergebnis") throw new Error(`${x.grund} (${x.feld})`);
  return x;
};

const anfang = tag("2002-01-01");
const tage = (bis: number) => fc.integer({ min: 0, max: bis });
const betrag = fc.integer({ min: 1, max: 5_000_000_00 }).map(cent);
const zinssatz = fc.constantFrom<Zinssatz>(
  { art: "verbraucher" },
  { art: "unternehmer" },
  { art: "gesetzlich" },
  { art: "ueber-basis", prozent100: 50 },
  { art: "fest", prozent100: 777 },
);
const tagzaehlung = fc.constantFrom<Tagzaehlung>("act/act", "act/365", "30/360");

describe("Zinsen", () => {
  test("eines Zeitraums sind die Summe seiner Teile, bis auf einen Cent Rundung", () => {
    fc.assert(
      fc.property(
        betrag,
        zinssatz,
        tagzaehlung,
        tage(6000),
        tage(1500),
        tage(1500),
        (b, z, zaehlung, ab, erster, zweiter) => {
          const von = plusTage(anfang, ab);
          const mitte = plusTage(von, erster);
          const bis = plusTage(mitte, zweiter + 1);
          const zinsen = (v: Tag, e: Tag) =>
            rechnen({
              hauptforderungen: [{ id: "a", betrag: b, verzugAb: v, zinssatz: feststehend(z, von) }],
              bis: e,
              tagzaehlung: zaehlung,
            }).summen.zinsen;
          expect(
            Math.abs(zinsen(von, bis) - zinsen(von, mitte) - zinsen(plusTage(mitte, 1), bis)),
          ).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("wachsen mit jedem Tag und mit dem Betrag", () => {
    fc.assert(
      fc.property(betrag, zinssatz, tage(6000), tage(2000), (b, z, ab, dauer) => {
        const von = plusTage(anfang, ab);
        const zinsen = (b2: number, d: number) =>
          rechnen({
            hauptforderungen: [{ id: "a", betrag: cent(b2), verzugAb: von, zinssatz: z }],
            bis: plusTage(von, d),
          }).summen.zinsen;
        expect(zinsen(b, dauer + 1)).toBeGreaterThanOrEqual(zinsen(b, dauer));
        expect(zinsen(b + 100, dauer)).toBeGreaterThanOrEqual(zinsen(b, dauer));
      }),
      { numRuns: 200 },
    );
  });
});

/** The day of the obligation decides the points; it stays the same for both parts. */
const feststehend = (z: Zinssatz, entstandenAm: Tag): Zinssatz =>
  z.art === "unternehmer" ? { ...z, entstandenAm } : z;

const zahlungen = fc.array(
  fc.record({
    am: tage(2500).map((n) => plusTage(anfang, n)),
    betrag: fc.integer({ min: 1, max: 20_000_00 }).map(cent),
    tilgung: fc.constantFrom("kosten-zinsen-hauptforderung" as const, "verbraucherdarlehen" as const),
  }),
  { maxLength: 6 },
);

const konto = fc.record({
  betraege: fc.array(fc.tuple(fc.integer({ min: 1, max: 30_000_00 }), zinssatz, tage(1500), fc.boolean()), {
    minLength: 1,
    maxLength: 4,
  }),
  kosten: fc.array(fc.integer({ min: 0, max: 500_00 }), { maxLength: 3 }),
  zahlungen,
  insgesamt: fc.boolean(),
});

const eingabe = (
  k: { betraege: [number, Zinssatz, number, boolean][]; kosten: number[]; insgesamt: boolean },
  z: readonly Zahlung[],
): Zinseingabe => ({
  hauptforderungen: k.betraege.map(([b, satz, ab, gesichert], i) => ({
    id: `f${i}`,
    betrag: cent(b),
    verzugAb: plusTage(anfang, ab),
    zinssatz: satz,
    gesichert,
  })),
  bis: plusTage(anfang, 2600),
  kosten: k.kosten.map((b, i) => ({ id: `k${i}`, betrag: cent(b), am: anfang })),
  zahlungen: z,
  schalter: { mehrereForderungen: k.insgesamt ? "insgesamt" : "je-forderung" },
});

describe("Zahlungen", () => {
  test("erhöhen nie, was am Ende offen ist", () => {
    fc.assert(
      fc.property(konto, zahlungen, (k, weitere) => {
        const ohne = rechnen(eingabe(k, k.zahlungen));
        const mit = rechnen(eingabe(k, [...k.zahlungen, ...weitere]));
        expect(mit.summen.offen - mit.summen.ueberzahlt).toBeLessThanOrEqual(
          ohne.summen.offen - ohne.summen.ueberzahlt,
        );
      }),
      { numRuns: 400 },
    );
  });

  test("gehen im Konto auf: Schuld minus Zahlungen ist der Saldo, und jede Zahlung ist ganz verteilt", () => {
    fc.assert(
      fc.property(konto, (k) => {
        const e = rechnen(eingabe(k, k.zahlungen));
        const s = e.summen;
        expect(s.hauptforderungen + s.zinsen + s.kosten + s.pauschale - s.zahlungen).toBe(
          s.offen - s.ueberzahlt,
        );
        expect(e.konto.reduce((x, z) => x + z.betrag, 0)).toBe(e.konto.at(-1)?.saldo);
        for (const { getilgt: g, betrag: b } of e.konto) {
          if (g) expect(g.kosten + g.zinsen + g.hauptforderung + g.ueberzahlt).toBe(-b);
        }
        for (const f of e.forderungen) {
          expect(f.offeneHauptforderung).toBeGreaterThanOrEqual(0);
          expect(f.offeneZinsen).toBeGreaterThanOrEqual(0);
          expect(f.getilgteZinsen + f.offeneZinsen).toBe(f.zinsen);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("Pfändung", () => {
  const pfaendbar = (netto: number, personen: number, stichtag: Tag, zeitraum: "monat" | "woche" | "tag") => {
    const e = pfaendbarerBetrag({
      nettoeinkommen: cent(netto),
      zeitraum,
      unterhaltspflichten: personen,
      stichtag,
    });
    if (e.art === "kein-ergebnis") throw new Error(e.grund);
    return e;
  };

  test("steigt mit dem Einkommen, sinkt mit den Personen, und es verbleibt nie weniger", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000_00 }),
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 0, max: 2190 }),
        fc.constantFrom("monat" as const, "woche" as const, "tag" as const),
        (netto, personen, n, zeitraum) => {
          const am = plusTage(tag("2021-07-01"), n);
          const e = pfaendbar(netto, personen, am, zeitraum);
          expect(pfaendbar(netto + 1, personen, am, zeitraum).pfaendbar).toBeGreaterThanOrEqual(e.pfaendbar);
          expect(pfaendbar(netto, personen + 1, am, zeitraum).pfaendbar).toBeLessThanOrEqual(e.pfaendbar);
          expect(e.pfaendbar).toBeLessThanOrEqual(netto);
          expect(e.verbleibt).toBeGreaterThanOrEqual(Math.min(netto, e.freibetrag));
        },
      ),
      { numRuns: 500 },
    );
  });
});
