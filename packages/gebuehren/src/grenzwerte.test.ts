import { vvNummern } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import { type Tag, tag, tagMitNummer, tagNummer } from "@gebuehrenportal/recht";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { RvgEingabe } from "./eingabe.ts";
import { rvgRechnung } from "./rvg-rechnung.ts";

/** Numbers of any size and kind, and such as pass the checks. */
const zahl = fc.oneof(
  fc.constantFrom(0, 1, 2, 5.5, 10 ** 13, 10 ** 13 - 1, 10 ** 15, 6_000_000, 100_000, 9999, 10_000),
  fc.constantFrom(-1, -0, 0.1, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER, 5e-324),
);
const gross = fc.constantFrom(1, 2500, 3000, 10 ** 9, 3 * 10 ** 9, 10 ** 12, 10 ** 13);
const betrag = fc.oneof({ weight: 60, arbitrary: gross }, { weight: 1, arbitrary: zahl });
const prozent = fc.oneof(fc.constantFrom(0, 5.5, 7, 16, 19, 99.99, 100, 0.01, 12.34), zahl);
const anzahl = fc.oneof(
  { weight: 60, arbitrary: fc.integer({ min: 1, max: 1000 }) },
  { weight: 1, arbitrary: zahl },
);
const tage: fc.Arbitrary<Tag> = fc
  .integer({ min: tagNummer(tag("2006-07-01")), max: tagNummer(tag("9999-12-31")) })
  .map((n) => (n % 3 === 0 ? tagMitNummer(n) : tag("2026-01-01")));
const nr = fc.oneof(
  fc.constantFrom(...vvNummern().map((n) => n.nr), "34"),
  fc.constantFrom("constructor", "__proto__", "toString", "", "34 "),
);
const kennung = fc.oneof(nr, fc.constantFrom("x", "__proto__"));
/** Every field may be missing, in most draws most of them are. */
const teils = <T extends object>(
  felder: { [K in keyof T]: fc.Arbitrary<T[K]> },
  noetig: (keyof T & string)[],
) =>
  fc
    .tuple(fc.record(felder), fc.infiniteStream(fc.nat({ max: 8 })))
    .map(([alle, wuerfel]) =>
      Object.fromEntries(
        Object.entries(alle).filter(([k]) => noetig.includes(k as never) || wuerfel.next().value === 0),
      ),
    );

const bezugstiefe = (n: number): fc.Arbitrary<object> =>
  teils({ nr, satz100: anzahl, betrag, ...(n > 0 ? { bezug: bezugstiefe(n - 1) } : {}) }, ["nr"]);
const bezug = bezugstiefe(6);
const felder = {
  nr,
  wert: betrag,
  satz100: anzahl,
  betrag,
  rahmen: fc.constantFrom("mindest", "mittel", "hoechst", "schwelle"),
  anzahl,
  erhoehung: fc.boolean(),
  gemeinsamerWert: betrag,
  bezug: fc.oneof(kennung, bezug),
  inkasso: fc.constantFrom("einfach", "regel", "umfangreich"),
  auszahlungen: fc.array(betrag, { maxLength: 12 }),
  forderung: betrag,
  variante: fc.constantFrom("1000-1", "1000-2"),
  beratung: fc.record({
    art: fc.constantFrom("erstberatung", "beratung", "gutachten"),
    verbraucher: fc.boolean(),
  }),
};
const ueblich = fc.constantFrom("3100", "3104", "2300", "1003", "4106", "3309", "2503", "1000", "3102");
const position = fc.oneof(
  { weight: 3, arbitrary: teils({ nr: ueblich, wert: gross, anzahl: fc.constant(1) }, ["nr", "wert"]) },
  { weight: 1, arbitrary: teils({ id: kennung, ...felder }, ["nr"]) },
);
const viele = <T>(x: fc.Arbitrary<T>) => fc.array(x, { maxLength: 6 });
const auslagen = teils(
  {
    pauschale: fc.boolean(),
    entgelte: betrag,
    kopien: viele(fc.record({ buchstabe: fc.constantFrom("a", "b", "c", "d"), sw: zahl, farbe: anzahl })),
    dateien: viele(anzahl),
    kilometer: viele(fc.oneof(fc.double(), anzahl)),
    verkehrsmittel: betrag,
    abwesenheiten: viele(fc.record({ minuten: anzahl, ausland: fc.boolean() })),
    reisekosten: betrag,
    haftpflicht: fc.record({ praemieUeberGrenze: betrag }),
    durchlaufend: fc.array(fc.record({ bezeichnung: fc.string(), betrag }), { maxLength: 15 }),
  },
  [],
);
const vereinbarung = fc.oneof(
  fc.record({ art: fc.constant("pauschale"), betrag }),
  fc.record({
    art: fc.constant("stunden"),
    minuten: fc.oneof(fc.constantFrom(1, 61, 6_000_000), zahl),
    jeStunde: betrag,
    taktMinuten: fc.constantFrom(1, 6, 60),
  }),
);
const angelegenheit = (id: string) =>
  teils(
    {
      id: fc.constant(id),
      auftragAm: tage,
      beiordnungAm: tage,
      weitereAuftraegeAm: fc.array(tage, { maxLength: 2 }),
      rechtsmittelAm: tage,
      erledigtAm: tage,
      vertretung: fc.constantFrom("wahlanwalt", "beigeordnet", "bestellt"),
      wert: betrag,
      auftraggeber: fc.oneof(fc.constantFrom(1, 2, 100_000), zahl),
      verschiedeneGegenstaende: fc.boolean(),
      geldbusse: betrag,
      positionen: fc.array(position, { minLength: 1, maxLength: 3 }),
      auslagen,
      vereinbarung,
    },
    ["id", "auftragAm", "positionen", "wert"],
  );
const stelle = fc.record({ angelegenheit: fc.constantFrom("a", "b", "__proto__"), position: kennung });
const frueher = teils(
  { ...felder, auftragAm: tage, auftraggeber: anzahl, erledigtAm: tage, gezahlt: betrag },
  ["nr", "auftragAm", "wert"],
).map((f) => ({ frueher: f }));
const eingaben = teils(
  {
    angelegenheiten: fc.oneof(fc.tuple(angelegenheit("a")), fc.tuple(angelegenheit("a"), angelegenheit("b"))),
    leistungsende: tage,
    umsatzsteuer: fc.boolean(),
    anrechnungen: viele(
      teils(
        { von: fc.oneof(stelle, frueher), auf: stelle, wert: betrag, ausnahme: fc.boolean(), regel: kennung },
        ["von", "auf"],
      ),
    ),
    zahlungen: fc.array(
      teils(
        {
          betrag,
          von: fc.constantFrom("vorschuss", "mandant", "gegner", "staatskasse"),
          umsatzsteuerProzent: prozent,
          am: tage,
          angelegenheit: fc.constantFrom("a", "b"),
          position: kennung,
        },
        ["betrag", "von"],
      ),
      { maxLength: 12 },
    ),
  },
  ["angelegenheiten", "leistungsende"],
) as unknown as fc.Arbitrary<RvgEingabe>;

const zahlen = (x: unknown, name = ""): [string, number][] =>
  typeof x === "number"
    ? [[name, x]]
    : x && typeof x === "object"
      ? Object.entries(x).flatMap(([k, y]) => zahlen(y, Array.isArray(x) ? name : k))
      : [];

it("antwortet auf jede Eingabe in ganzen Cent oder mit einem Grund, auch an den Grenzen der Zahlen", () => {
  let mitErgebnis = 0;
  fc.assert(
    fc.property(eingaben, (e) => {
      const x = rvgRechnung(e);
      if (x.art === "kein-ergebnis") {
        expect(x.grund.length).toBeGreaterThan(3);
        return;
      }
      mitErgebnis++;
      // Rates may be halves of hundredths; everything else is whole.
      const gebrochen = zahlen(x).filter(([k, n]) => !/100$/.test(k) && !Number.isSafeInteger(n));
      expect(gebrochen).toEqual([]);
      expect(zahlen(x).every(([, n]) => Number.isFinite(n))).toBe(true);
      expect(JSON.stringify(x)).not.toMatch(/NaN|Infinity|undefined/);
    }),
    { numRuns: 1500 },
  );
  expect(mitErgebnis).toBeGreaterThan(150);
});
