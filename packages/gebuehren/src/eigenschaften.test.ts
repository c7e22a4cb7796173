import { anrechnungsregeln } from "@gebuehrenportal/gesetze/rvg/vv/anrechnung.ts";
import { vvNummern } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import { type Tag, tag, tagMitNummer, tagNummer } from "@gebuehrenportal/recht";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RvgEingabe } from "./eingabe.ts";
import type { Zeile } from "./ergebnis.ts";
import { rvgRechnung } from "./rvg-rechnung.ts";

const nummern = [...vvNummern().map((n) => n.nr), "34", "9999", ""];
const regeln = anrechnungsregeln.map((r) => r.id);
const spanne = [tagNummer(tag("2004-01-01")), tagNummer(tag("2026-12-31"))] as const;

const tage: fc.Arbitrary<Tag> = fc.integer({ min: spanne[0], max: spanne[1] }).map(tagMitNummer);
const betraege = fc.oneof(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 10 ** 13 }));
const kann = <T>(x: fc.Arbitrary<T>) => fc.option(x, { nil: undefined, freq: 2 });
const nr = fc.constantFrom(...nummern);

const position = fc.record(
  {
    nr,
    wert: betraege,
    satz100: fc.integer({ min: 1, max: 400 }),
    betrag: betraege,
    rahmen: fc.constantFrom("mindest", "mittel", "hoechst", "schwelle"),
    anzahl: fc.integer({ min: 1, max: 4 }),
    erhoehung: fc.boolean(),
    gemeinsamerWert: betraege,
    bezug: fc.oneof(nr, fc.record({ nr })),
    inkasso: fc.constantFrom("einfach", "regel", "umfangreich"),
    auszahlungen: fc.array(betraege, { maxLength: 3 }),
    forderung: betraege,
    variante: fc.constantFrom("1000-1", "1000-2"),
  },
  { requiredKeys: ["nr"] },
);
/** Mostly plain positions: too many inputs at once seldom fit together. */
const einfach = fc.record({ nr, wert: kann(betraege) });
const angelegenheit = (id: string) =>
  fc.record(
    {
      id: fc.constant(id),
      auftragAm: tage,
      beiordnungAm: tage,
      rechtsmittelAm: tage,
      erledigtAm: tage,
      vertretung: fc.constantFrom("wahlanwalt", "beigeordnet", "bestellt"),
      wert: betraege,
      auftraggeber: fc.integer({ min: 1, max: 12 }),
      verschiedeneGegenstaende: fc.boolean(),
      geldbusse: fc.integer({ min: 0, max: 1_000_000 }),
      positionen: fc.array(fc.oneof({ weight: 4, arbitrary: einfach }, position), {
        minLength: 1,
        maxLength: 4,
      }),
      auslagen: fc.record(
        {
          kilometer: fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 2 }),
          kopien: fc.array(
            fc.record({
              buchstabe: fc.constantFrom("a", "b", "c", "d"),
              sw: fc.nat({ max: 300 }),
              farbe: fc.nat({ max: 300 }),
            }),
            { maxLength: 3 },
          ),
          durchlaufend: fc.array(fc.record({ bezeichnung: fc.string(), betrag: betraege }), { maxLength: 1 }),
        },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ["id", "auftragAm", "positionen"] },
  );
const schalter = fc.record({
  reihenfolge: fc.constantFrom("anrechnung-vor-kappung", "kappung-vor-anrechnung"),
  pauschale: fc.constantFrom("vor-anrechnung", "nach-anrechnung"),
  erhoehung2501: fc.constantFrom("nein", "ja"),
  uebergang2021: fc.constantFrom("neues-recht", "altes-recht"),
  rechtswechsel: fc.constantFrom("entstandener-betrag", "neues-recht"),
});
const bezug = fc.record({ angelegenheit: fc.constantFrom("a", "b"), position: nr });
const eingaben = fc.record(
  {
    angelegenheiten: fc.tuple(angelegenheit("a"), angelegenheit("b")),
    leistungsende: tage,
    umsatzsteuer: fc.boolean(),
    anrechnungen: fc.array(fc.record({ von: bezug, auf: bezug, regel: kann(fc.constantFrom(...regeln)) }), {
      maxLength: 2,
    }),
    zahlungen: fc.array(
      fc.record({
        betrag: betraege,
        von: fc.constantFrom("vorschuss", "mandant", "gegner", "staatskasse"),
        angelegenheit: fc.constantFrom("a", "b"),
      }),
      { maxLength: 2 },
    ),
    schalter,
  },
  { requiredKeys: ["angelegenheiten", "leistungsende"] },
) as unknown as fc.Arbitrary<RvgEingabe>;

/** Bills that fit together: usual numbers, a value for each, the credit a lawyer would name. */
const uebliche = [
  "3100",
  "3101",
  "3104",
  "1003",
  "1000",
  "3305",
  "3308",
  "2503",
  "3309",
  "4143",
  "3102",
  "4106",
  "4108",
];
const eigenerWert = fc.record({
  nr: fc.constantFrom(...uebliche),
  wert: betraege,
  erhoehung: kann(fc.boolean()),
});
const seit2006 = fc.integer({ min: tagNummer(tag("2006-07-01")), max: spanne[1] }).map(tagMitNummer);
const vertretung = fc.constantFrom("wahlanwalt", "beigeordnet", "bestellt");
const auftraggeber = fc.integer({ min: 1, max: 9 });
const rechnungen = fc
  .record({
    vor: fc.record({ auftragAm: seit2006, wert: betraege, auftraggeber }),
    vorNr: fc.constantFrom("2300", "3305", "3307", "4143"),
    streit: fc.record({ auftragAm: seit2006, wert: betraege, auftraggeber, vertretung }),
    positionen: fc.uniqueArray(eigenerWert, { selector: (x) => x.nr, maxLength: 5 }),
    gezahlt: kann(betraege),
    schalter,
  })
  .map(({ vor, vorNr, streit, positionen, gezahlt, schalter: s }) => ({
    angelegenheiten: [
      { id: "vor", ...vor, positionen: [{ nr: vorNr }] },
      { id: "streit", ...streit, positionen: [{ nr: "3200" }, ...positionen] },
    ],
    leistungsende: tag("2026-11-20"),
    anrechnungen: [
      { von: { angelegenheit: "vor", position: vorNr }, auf: { angelegenheit: "streit", position: "3200" } },
    ],
    zahlungen: gezahlt ? [{ betrag: gezahlt, von: "mandant", angelegenheit: "vor", position: vorNr }] : [],
    schalter: s,
  })) as unknown as fc.Arbitrary<RvgEingabe>;

const summe = (zeilen: readonly Zeile[]) => zeilen.reduce((n, z) => n + z.betrag, 0);
const zahlen = (x: unknown): number[] =>
  typeof x === "number" ? [x] : x && typeof x === "object" ? Object.values(x).flatMap(zahlen) : [];

describe("Eigenschaften jeder Rechnung", () => {
  it("endet mit einem Ergebnis oder einem Grund, nie mit einem Absturz", () => {
    fc.assert(
      fc.property(eingaben, (e) => {
        const x = rvgRechnung(e);
        if (x.art === "kein-ergebnis") expect(Math.min(x.grund.length, x.norm.length)).toBeGreaterThan(3);
      }),
      { numRuns: 4000 },
    );
  });

  it("ist in sich stimmig: Zeilen ergeben die Summen, nichts ist negativ oder gebrochen", () => {
    let mitErgebnis = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 3, arbitrary: rechnungen }, eingaben), (e) => {
        const x = rvgRechnung(e);
        if (x.art !== "ergebnis") return;
        mitErgebnis++;
        expect(zahlen(x).every((n) => Number.isFinite(n))).toBe(true);
        for (const a of x.angelegenheiten) {
          expect(summe(a.zeilen)).toBe(a.netto);
          expect(a.gebuehren + a.auslagen).toBe(a.netto);
          expect(
            Math.min(a.gebuehren, a.auslagen, a.steuerfrei, a.netto - a.steuerfrei),
          ).toBeGreaterThanOrEqual(0);
          expect(a.gebuehrenVorAnrechnung).toBeGreaterThanOrEqual(a.gebuehren);
          const k = a.staatskasse;
          if (!k) continue;
          expect(summe(k.zeilen)).toBe(k.netto);
          expect(k.netto + k.umsatzsteuer).toBe(k.brutto);
          expect(Math.min(k.gebuehren, k.abzug, k.auszahlung, k.weitereVerguetung)).toBeGreaterThanOrEqual(0);
          expect(k.abzug).toBeLessThanOrEqual(k.brutto);
        }
        expect(x.netto + x.umsatzsteuer.betrag).toBe(x.brutto);
        const ausKasse = (x.zahlungen?.zeilen ?? []).filter((z) => z.nr === "staatskasse");
        const gezahlt = (x.zahlungen?.brutto ?? 0) + (x.staatskasse ? summe(ausKasse) : 0);
        const eigener = x.brutto - (x.staatskasse?.gesperrt ?? 0);
        // What the client does not owe beside the treasury is not open; what was paid beyond the client's own part may be kept.
        if (!x.staatskasse || gezahlt <= eigener) expect(x.offen).toBe(eigener - gezahlt);
        else expect(x.offen).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
    expect(mitErgebnis).toBeGreaterThan(700);
  });

  it("hängt nur von der Eingabe ab und lässt sie unverändert", () => {
    fc.assert(
      fc.property(rechnungen, (e) => {
        const vorher = JSON.stringify(e);
        expect(rvgRechnung(e)).toEqual(rvgRechnung(structuredClone(e)));
        expect(JSON.stringify(e)).toBe(vorher);
      }),
      { numRuns: 500 },
    );
  });

  it("fällt mit steigendem Wert nie", () => {
    const eine = fc.constantFrom("3100", "3309", "2300", "1000", "4142", "3400");
    fc.assert(
      fc.property(eine, betraege, betraege, tage, fc.boolean(), (nummer, x, y, auftragAm, pkh) => {
        const brutto = (wert: number) => {
          const e = {
            angelegenheiten: [
              {
                id: "a",
                auftragAm,
                wert,
                vertretung: pkh ? "beigeordnet" : "wahlanwalt",
                positionen: [{ nr: nummer, bezug: { nr: "3100" } }],
              },
            ],
            leistungsende: auftragAm,
          } as unknown as RvgEingabe;
          const a = rvgRechnung(e);
          return a.art === "ergebnis"
            ? [a.brutto, a.angelegenheiten[0]?.staatskasse?.brutto ?? 0]
            : undefined;
        };
        const [klein, gross] = [brutto(Math.min(x, y)), brutto(Math.max(x, y))];
        if (!klein || !gross) return;
        expect(gross[0]).toBeGreaterThanOrEqual(klein[0] ?? 0);
        expect(gross[1]).toBeGreaterThanOrEqual(klein[1] ?? 0);
      }),
      { numRuns: 1500 },
    );
  });
});
