import type { Auslagen, Bezug, Position } from "@gebuehrenportal/gebuehren";
import type { Cent, Tag } from "@gebuehrenportal/recht";
import fc, { type Arbitrary } from "fast-check";
import tabellen from "./daten/tables.json" with { type: "json" };
import { type Nummer, nummer } from "./verzeichnis.ts";

export const cent = (n: number): Cent => n as Cent;
export const tag = (t: string): Tag => t as Tag;

/** Last days and first days of each version and of the numbers with days of their own. */
const grenztage = [
  "2006-07-01",
  "2013-07-31",
  "2013-08-01",
  "2015-07-24",
  "2015-07-25",
  "2020-12-31",
  "2021-01-01",
  "2021-09-30",
  "2021-10-01",
  "2023-10-12",
  "2023-10-13",
  "2025-05-31",
  "2025-06-01",
  "2026-11-20",
  // A table entered for a day to come is drawn from the start.
  ...tabellen.section13.map((t) => t.validFrom).filter((t) => t > "2026-11-20"),
];
const letzterTag = grenztage.at(-1) ?? "2026-11-20";

const einTag = (von: string, bis: string): Arbitrary<Tag> =>
  fc
    .date({ min: new Date(`${von}T00:00:00Z`), max: new Date(`${bis}T00:00:00Z`), noInvalidDate: true })
    .map((d) => tag(d.toISOString().slice(0, 10)));

/** A day of a mandate from `ab` on, often at the edge of a version. */
export const auftragstag = (ab = "2006-07-01"): Arbitrary<Tag> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...grenztage.filter((t) => t >= ab).map(tag)) },
    { weight: 3, arbitrary: einTag(ab, letzterTag) },
    { weight: 2, arbitrary: einTag(ab > "2021-01-01" ? ab : "2021-01-01", letzterTag) },
  );

/** End of the service, never before the last mandate, often at a change of the VAT rate. */
export const leistungsende = (nach: Tag): Arbitrary<Tag> =>
  fc
    .constantFrom(
      "2006-12-31",
      "2007-01-01",
      "2020-06-30",
      "2020-07-01",
      "2020-12-31",
      "2021-01-01",
      "2026-11-20",
    )
    .map((t) => (t < nach ? nach : tag(t)));

/** Upper edges of the brackets of §§ 13 and 49 RVG and the caps, in euros. */
const kanten = [
  30, 50, 300, 500, 600, 1000, 1500, 2000, 3000, 3500, 4000, 4500, 5000, 6000, 9000, 10000, 13000, 16000,
  19000, 22000, 25000, 30000, 35000, 40000, 45000, 50000, 65000, 80000, 95000, 200000, 230000, 470000, 500000,
  550000, 1e6,
];
const grosseKanten = [29_950_000, 30_000_000, 60_000_000, 100_000_000];

const anKante = (euro: readonly number[]): Arbitrary<Cent> =>
  fc.tuple(fc.constantFrom(...euro), fc.constantFrom(-1, 0, 1, 100)).map(([e, d]) => cent(e * 100 + d));

/** Values from 30 € on: edges, everyday values, rarely the caps of § 22 Abs. 2 RVG. */
export const werte: Arbitrary<Cent> = fc.oneof(
  { weight: 6, arbitrary: anKante(kanten.slice(1)) },
  { weight: 8, arbitrary: fc.integer({ min: 3000, max: 6_000_000 }).map(cent) },
  { weight: 3, arbitrary: fc.integer({ min: 6_000_000, max: 120_000_000 }).map(cent) },
  { weight: 1, arbitrary: anKante(grosseKanten) },
);
/** Everyday values only, for cases in which several values are added up. */
export const kleineWerte: Arbitrary<Cent> = fc.oneof(
  anKante(kanten.slice(2, 24)),
  fc.integer({ min: 3000, max: 5_000_000 }).map(cent),
);

export const auftraggeberzahl: Arbitrary<number> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(1) },
  { weight: 3, arbitrary: fc.integer({ min: 2, max: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 7, max: 12 }) },
);

/** Optional fields without the key where nothing is drawn (`exactOptionalPropertyTypes`). */
export const manchmal = <K extends string, T>(
  feld: K,
  a: Arbitrary<T>,
  von = 4,
): Arbitrary<{ [k in K]?: T }> =>
  fc.oneof(
    { weight: von - 1, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: a.map((wert) => ({ [feld]: wert }) as { [k in K]?: T }) },
  );

/** A place or an amount in a frame of amounts, or the default. */
function imBetragsrahmen(n: Nummer): Arbitrary<Partial<Position>> {
  const min = n.wert.minCents ?? 0;
  const max = n.wert.maxCents ?? 0;
  return fc.oneof(
    fc.constant({}),
    fc.constantFrom("mindest", "mittel", "hoechst").map((rahmen) => ({ rahmen }) as const),
    fc.integer({ min, max }).map((b) => ({ betrag: cent(b) })),
    fc.constantFrom(...(n.schwelleCent === undefined ? [{}] : [{ rahmen: "schwelle" as const }])),
  );
}

function imSatzrahmen(n: Nummer): Arbitrary<Partial<Position>> {
  const min = n.wert.min100 ?? 0;
  const max = n.wert.max100 ?? 0;
  return fc.oneof(
    fc.constant({}),
    fc.constantFrom("mindest", "mittel", "hoechst").map((rahmen) => ({ rahmen }) as const),
    fc.integer({ min: min / 10, max: max / 10 }).map((s) => ({ satz100: s * 10 })),
    fc.integer({ min, max }).map((s) => ({ satz100: s })),
  );
}

/** Numbers to which a fee „in Höhe von“ may refer, by the fee. */
export const bezuege: Record<string, readonly string[]> = {
  "1005": ["2302"],
  "1006": ["3102", "3204", "3212"],
  "2200": ["3100", "3200", "4106"],
  "3330": ["3100", "3200", "3102", "3204"],
  "3331": ["3104", "3106", "3205"],
  "3335": ["3100", "3200", "3102"],
  "3337": ["3324", "3326", "3334", "3335"],
  "3400": ["3100", "3200", "3102"],
  "3401": ["3100", "3200", "3101", "3102"],
  "3402": ["3104", "3106"],
  "3405": ["3400", "3401", "3403"],
  "4136": ["4106", "4112", "4118"],
  "4137": ["4106", "4112"],
  "4138": ["4106", "4112"],
  "4139": ["4106", "4112"],
  "4140": ["4108", "4114"],
  "4141": ["4104", "4106", "4107", "4112", "4113", "4118", "4124", "4130"],
  "4147": ["4106", "4112", "4124"],
  "5115": ["5103", "5109", "5113"],
  "6216": ["6203", "6207", "6211"],
};

/** The fee referred to, with the fee it refers to itself. */
const alsBezug = ({ nr, satz100, betrag, bezug }: Position): Bezug => ({
  nr,
  ...(satz100 === undefined ? {} : { satz100 }),
  ...(betrag === undefined ? {} : { betrag }),
  ...(typeof bezug === "object" ? { bezug } : {}),
});

/** A valid position for a number on a day; the value comes from the matter. */
export function positionZu(nr: string, am: Tag): Arbitrary<Position> {
  const n = nummer(nr, am);
  switch (n.wert.kind) {
    case "satzrahmen":
      return imSatzrahmen(n).map((r) => ({ nr, ...r }));
    case "betragsrahmen":
      return fc
        .tuple(
          imBetragsrahmen(n),
          n.art === "termin" && n.teil > 3 && nr < "6300"
            ? manchmal("anzahl", fc.integer({ min: 2, max: 5 }))
            : fc.constant({}),
        )
        .map(([r, a]) => ({ nr, ...r, ...a }));
    case "verweis":
      return fc
        .constantFrom(...(bezuege[nr] ?? []))
        .chain((b) => positionZu(b, am))
        .map((b): Position => ({ nr, bezug: alsBezug(b) }));
    case "prozentstaffel":
      return fc
        .array(fc.integer({ min: 100, max: 3_000_000 }).map(cent), { minLength: 1, maxLength: 4 })
        .map((auszahlungen) => ({ nr, auszahlungen }));
    case "festbetrag":
      return fc.constant({ nr });
    default:
      return manchmal(
        "satz100",
        fc.integer({ min: 1, max: 30 }).map((s) => s * 10),
        8,
      ).map((r) => ({ nr, ...r }));
  }
}

const eurobetrag = fc.integer({ min: 1, max: 30_000 }).map(cent);

/** Expenses of part 7 VV; colour copies and their own price only since 1.8.2013. */
export function auslagenArt(am: Tag): Arbitrary<Auslagen> {
  const seiten = fc.integer({ min: 1, max: 240 });
  const kopie = fc
    .tuple(fc.constantFrom("a", "b", "c", "d"), seiten, manchmal("farbe", seiten, 2))
    .map(([buchstabe, sw, farbe]) => ({ buchstabe, sw, ...(am >= "2013-08-01" ? farbe : {}) }) as const);
  return fc
    .tuple(
      manchmal("pauschale", fc.boolean()),
      manchmal("kopien", fc.uniqueArray(kopie, { maxLength: 3, selector: (k) => k.buchstabe })),
      manchmal("dateien", fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 })),
      manchmal("kilometer", fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 3 })),
      manchmal("verkehrsmittel", eurobetrag),
      manchmal(
        "abwesenheiten",
        fc.array(
          fc
            .tuple(fc.constantFrom(1, 239, 240, 241, 480, 481, 900), manchmal("ausland", fc.boolean()))
            .map(([minuten, a]) => ({ minuten, ...a })),
          { maxLength: 3 },
        ),
      ),
      manchmal("reisekosten", eurobetrag),
      manchmal(
        "haftpflicht",
        eurobetrag.map((praemieUeberGrenze) => ({ praemieUeberGrenze })),
        12,
      ),
      manchmal(
        "durchlaufend",
        fc.array(
          eurobetrag.map((betrag) => ({ bezeichnung: "Aktenversendung", betrag })),
          { maxLength: 2 },
        ),
        8,
      ),
      manchmal("entgelte", eurobetrag, 10),
      manchmal(
        "gemeinsameReisen",
        fc.array(
          fc
            .tuple(eurobetrag, eurobetrag, fc.array(eurobetrag, { minLength: 1, maxLength: 3 }))
            .map(([kosten, einzeln, andere]) => ({ kosten, einzeln, andere })),
          { minLength: 1, maxLength: 2 },
        ),
        10,
      ),
    )
    .map((teile) => {
      const a: Auslagen = Object.assign({}, ...teile);
      return a.entgelte === undefined ? a : { ...a, pauschale: false };
    });
}
