import type {
  Angelegenheit,
  Position,
  RvgEingabe,
  Schalter,
  Vertretung,
  Zahlung,
} from "@gebuehrenportal/gebuehren";
import type { Tag } from "@gebuehrenportal/recht";
import fc, { type Arbitrary } from "fast-check";
import {
  auftraggeberzahl,
  auftragstag,
  auslagenArt,
  bezuege,
  cent,
  kleineWerte,
  leistungsende,
  manchmal,
  positionZu,
  werte,
} from "./generator-bausteine.ts";
import {
  alleNummern,
  bussgeldgrenze,
  gibtEs,
  hauptverhandlungenZu,
  type Nummer,
  nummer,
} from "./verzeichnis.ts";

/** All switches. */
export const schalterArt: Arbitrary<Partial<Schalter>> = fc
  .tuple(
    manchmal("reihenfolge", fc.constantFrom("anrechnung-vor-kappung", "kappung-vor-anrechnung"), 2),
    manchmal("pauschale", fc.constantFrom("vor-anrechnung", "nach-anrechnung"), 2),
    manchmal("erhoehung2501", fc.constantFrom("nein", "ja"), 2),
    manchmal("uebergang2021", fc.constantFrom("neues-recht", "altes-recht"), 2),
    manchmal("rechtswechsel", fc.constantFrom("entstandener-betrag", "neues-recht"), 3),
  )
  .map((teile) => Object.assign({}, ...teile));

/** What stands together in one matter, as it does in practice; the first column decides who may be paid by the treasury. */
type Vorlage = { readonly kasse: boolean; readonly nummern: readonly string[]; readonly ab?: string };
const vorlagen: readonly Vorlage[] = [
  { kasse: true, nummern: ["3100", "3104"] },
  { kasse: true, nummern: ["3100", "3101", "3104"] },
  { kasse: true, nummern: ["3100", "3101", "3104", "1003", "1000"] },
  { kasse: true, nummern: ["3100", "3105"] },
  { kasse: true, nummern: ["3100", "3104", "3105"] },
  { kasse: true, nummern: ["3100", "3104", "1010"], ab: "2013-08-01" },
  { kasse: true, nummern: ["3102", "3106"] },
  { kasse: true, nummern: ["3200", "3201", "3202", "1004", "1003"] },
  { kasse: true, nummern: ["3200", "3202"] },
  { kasse: true, nummern: ["3206", "3207", "3210"] },
  { kasse: true, nummern: ["3208", "3209", "3210", "1004"] },
  { kasse: true, nummern: ["3300", "3301", "3104"] },
  { kasse: true, nummern: ["3502", "3503", "3516"] },
  { kasse: true, nummern: ["3500", "3513"] },
  { kasse: true, nummern: ["3305", "3308"] },
  { kasse: true, nummern: ["3307"] },
  { kasse: true, nummern: ["3309", "3310"] },
  { kasse: false, nummern: ["2300"] },
  { kasse: false, nummern: ["2300", "1000"] },
  { kasse: false, nummern: ["2300", "2301"], ab: "2013-08-01" },
  { kasse: false, nummern: ["2503", "2508"] },
  { kasse: false, nummern: ["2501", "2500"] },
  { kasse: true, nummern: ["4100", "4104", "4106", "4108", "4110"] },
  { kasse: true, nummern: ["4101", "4105", "4113", "4115", "4116", "4141"] },
  { kasse: true, nummern: ["4106", "4108", "4142", "4143"] },
  { kasse: true, nummern: ["4118", "4120", "4122", "4147"] },
  { kasse: true, nummern: ["5100", "5103", "5109", "5110", "5115"] },
  { kasse: true, nummern: ["4112", "4114", "4114", "4117"] },
  { kasse: false, nummern: ["2302", "1005"], ab: "2013-08-01" },
  { kasse: true, nummern: ["3102", "3106", "1006"] },
  { kasse: true, nummern: ["6200", "6203", "6204", "6216"] },
];

/** A matter: mandate, clients, positions, expenses. Every number of the register is drawn, alone or in company. */
export function angelegenheit(id: string, ab?: string): Arbitrary<Angelegenheit> {
  return auftragstag(ab).chain((am) =>
    fc
      .oneof(
        { weight: 3, arbitrary: fc.constantFrom(...vorlagen.filter((v) => (v.ab ?? "") <= am)) },
        {
          weight: 2,
          arbitrary: fc.constantFrom(...alleNummern(am)).map(einzeln),
        },
      )
      .chain((v) => ausVorlage(id, am, v)),
  );
}

/** A number alone, with what it needs beside it. */
const einzeln = (nr: string): Vorlage => ({
  kasse: /^[3456]|^100[0-4]/.test(nr),
  nummern: [...begleiter(nr), nr],
});

/** What must stand beside a number: the hearing of a length surcharge, the Terminsgebühr of Nr. 1010 VV. */
const begleiter = (nr: string): readonly string[] =>
  nr === "1010" ? ["3104"] : hauptverhandlungenZu(nr).slice(0, 1);

function ausVorlage(id: string, am: Tag, v: Vorlage): Arbitrary<Angelegenheit> {
  const nummern = v.nummern.filter((nr) => gibtEs(nr, am));
  const nurBestellt = nummern.some((nr) => {
    const w = nummer(nr, am).wert;
    return w.kind === "festbetrag" && w.cents === undefined;
  });
  const ohneKasse = nummern.some((nr) => nr >= "4" && nummer(nr, am).wert.assignedCents === null);
  const teil4 = nummern.some((nr) => nr >= "4");
  const vertretung: Arbitrary<Vertretung> = nurBestellt
    ? fc.constantFrom("bestellt", "beigeordnet")
    : v.kasse && !ohneKasse
      ? fc.constantFrom("wahlanwalt", "wahlanwalt", "beigeordnet", ...(teil4 ? (["bestellt"] as const) : []))
      : fc.constant("wahlanwalt");
  return vertretung.chain((wer) =>
    fc
      .tuple(
        fc.tuple(...nummern.map((nr) => inAngelegenheit(nr, am, nummern))),
        auftraggeberzahl,
        werte,
        manchmal("verschiedeneGegenstaende", fc.boolean(), 12),
        manchmal("auslagen", auslagenArt(am), 2),
        tageDerAngelegenheit(am, nummern),
        geldbusse(nummern, am),
      )
      .map(([positionen, auftraggeber, wert, verschieden, auslagen, tage, busse]) => ({
        id,
        ...tage,
        ...(wer === "wahlanwalt" ? {} : { vertretung: wer }),
        wert,
        ...(auftraggeber === 1 ? {} : { auftraggeber }),
        ...verschieden,
        ...busse,
        positionen: zusammengestellt(positionen, wert),
        ...auslagen,
      })),
  );
}

/** Ids where a number occurs twice; fees „in Höhe von“ refer to their neighbour in the matter where there is one. */
function zusammengestellt(positionen: readonly Position[], wert: number): readonly Position[] {
  const mitId = positionen.map((q, i): Position => {
    const { gemeinsamerWert: teil, ...p } = q;
    const gemeinsam = teil === undefined ? {} : { gemeinsamerWert: cent(Math.min(teil, wert)) };
    const id = positionen.findIndex((x) => x.nr === p.nr) === i ? {} : { id: `${p.nr}-${i}` };
    return { ...p, ...gemeinsam, ...id };
  });
  return mitId.map((p) => {
    const nachbar = p.bezug && mitId.find((q) => bezuege[p.nr]?.includes(q.nr));
    return nachbar ? { ...p, bezug: nachbar.id ?? nachbar.nr } : p;
  });
}

/** A position in its matter: own values in company, a common part of the value for fees that rise alone. */
function inAngelegenheit(nr: string, am: Tag, nummern: readonly string[]): Arbitrary<Position> {
  const n = nummer(nr, am);
  const nachWert = ["satz", "satzrahmen", "zuschlag"].includes(n.wert.kind);
  const felder: Arbitrary<Partial<Position>> = !nachWert
    ? fc.constant({})
    : nummern.length > 1
      ? teiltDenWert(n, nummern, am)
        ? kleineWerte.map((wert) => ({ wert }))
        : manchmal("wert", kleineWerte, 2)
      : nr === "1000" && am >= "2013-08-01"
        ? fc.oneof(fc.constant({}), zahlungsvereinbarung(am))
        : nr === "2300" && am >= "2021-10-01"
          ? fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: inkasso })
          : manchmal("gemeinsamerWert", fc.oneof(kleineWerte, fc.constant(cent(0))), 5);
  return fc
    .tuple(positionZu(nr, am), felder, manchmal("erhoehung", fc.constant(false), 10))
    .map(([p, f, e]) => (f.inkasso ? { nr, ...f } : { ...p, ...f, ...e }));
}

/** Fees from parts of the subject each name their part. */
const teiltDenWert = (n: Nummer, nummern: readonly string[], am: Tag): boolean =>
  nummern.some((nr) => {
    const andere = nummer(nr, am);
    const verwandt = n.aendert.includes(nr) || andere.aendert.includes(n.nr);
    return nr !== n.nr && (verwandt || n.aendert.some((x) => andere.aendert.includes(x)));
  });

/** § 31b RVG; since 1.10.2021 only with Nr. 1000 Nr. 2 VV. */
const zahlungsvereinbarung = (am: Tag): Arbitrary<Partial<Position>> =>
  fc
    .integer({ min: 5, max: 30_000 })
    .map(
      (euro) =>
        ({ forderung: cent(euro * 1000), ...(am >= "2021-10-01" ? { variante: "1000-2" } : {}) }) as const,
    );

const inkasso: Arbitrary<Partial<Position>> = fc
  .tuple(
    fc.constantFrom("einfach", "regel", "umfangreich"),
    fc.constantFrom(100, 4999, 5000, 5001, 30_000, 90_000),
  )
  .map(([art, wert]) => ({ inkasso: art, wert: cent(wert) }));

/** The mandate; sometimes an appointment before it, or further mandates (§ 60 RVG). */
function tageDerAngelegenheit(am: Tag, nummern: readonly string[]): Arbitrary<Partial<Angelegenheit>> {
  const spaeter = (feld: "beiordnungAm" | "rechtsmittelAm"): Arbitrary<Partial<Angelegenheit>> =>
    auftragstag(am).map((t) => ({ auftragAm: am, [feld]: t }));
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant({ auftragAm: am }) },
    { weight: 1, arbitrary: fc.constant({ beiordnungAm: am }) },
    { weight: 1, arbitrary: auftragstag(am).map((t) => ({ auftragAm: am, weitereAuftraegeAm: [t] })) },
    { weight: 1, arbitrary: auftragstag(am).map((t) => ({ auftragAm: t, weitereAuftraegeAm: [am] })) },
    { weight: 1, arbitrary: spaeter("beiordnungAm") },
    // Under a later law a frame could exclude the amount drawn.
    {
      weight: nummern.every((nr) => /^(32|100)/.test(nr) && !/^32(04|05|1[23])/.test(nr) && nr < "3300")
        ? 4
        : 0,
      arbitrary: spaeter("rechtsmittelAm"),
    },
  );
}

/** A fine that fits the step of part 5 VV, at its edges too. */
function geldbusse(nummern: readonly string[], am: Tag): Arbitrary<Partial<Angelegenheit>> {
  const grenze = Number(bussgeldgrenze(am) ?? 0n);
  const [stufe] = nummern.flatMap((nr) => /^51(0[1-9]|1[0-2])$/.exec(nr)?.[0] ?? []);
  if (grenze === 0 || stufe === undefined) return fc.constant({});
  const unten = ["5101", "5102", "5107", "5108"].includes(stufe);
  const mitte = ["5103", "5104", "5109", "5110"].includes(stufe);
  const betraege = unten ? [500, grenze - 1] : mitte ? [grenze, 20_000, 500_000] : [500_001, 900_000];
  return manchmal("geldbusse", fc.constantFrom(...betraege).map(cent), 2);
}

/** Payments on the bill or on a matter, VAT rate of the result or another; the treasury pays where it owes. */
export function zahlungenArt(sachen: readonly Angelegenheit[]): Arbitrary<readonly Zahlung[]> {
  const mitKasse = sachen.filter((a) => a.vertretung !== undefined).map((a) => a.id);
  const betrag = fc.integer({ min: 100, max: 200_000 }).map(cent);
  const privat: Arbitrary<Zahlung> = fc
    .tuple(
      betrag,
      fc.constantFrom("vorschuss", "mandant", "gegner"),
      manchmal("umsatzsteuerProzent", fc.constantFrom(0, 16, 19), 4),
      manchmal("angelegenheit", fc.constantFrom(...sachen.map((a) => a.id)), 2),
    )
    .map(([b, von, p, a]) => ({ betrag: b, von, ...p, ...a }));
  const ausKasse = (): Arbitrary<Zahlung> =>
    fc
      .tuple(betrag, fc.constantFrom(...mitKasse))
      .map(([b, id]): Zahlung => ({ betrag: b, von: "staatskasse", angelegenheit: id }));
  const eine = mitKasse.length === 0 ? privat : fc.oneof(privat, privat, privat, ausKasse());
  return fc.array(eine, { minLength: 1, maxLength: 3 });
}

/** One matter with one number by the law of one day. */
export const nummernFall = (nr: string, am: Tag): Arbitrary<RvgEingabe> =>
  ausVorlage("a1", am, einzeln(nr)).chain((a) => abschliessend([a], []));

/** 1 to 4 matters with everything but credits. */
export const allgemeinerFall: Arbitrary<RvgEingabe> = fc
  .integer({ min: 1, max: 4 })
  .chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => angelegenheit(`a${i + 1}`))))
  .chain((angelegenheiten) => abschliessend(angelegenheiten, []));

/** Legal aid may cover a part of the value in civil matters. */
const teilbar = (a: Angelegenheit): boolean =>
  a.vertretung === "beigeordnet" && a.positionen.every((p) => /^[13]/.test(p.nr));

/** The rest of an input around its matters and credits. */
export function abschliessend(
  angelegenheiten: readonly Angelegenheit[],
  anrechnungen: NonNullable<RvgEingabe["anrechnungen"]>,
  schalter: Arbitrary<Partial<Schalter>> = schalterArt,
): Arbitrary<RvgEingabe> {
  const letzter = angelegenheiten
    .flatMap((a) => [a.auftragAm, a.beiordnungAm, a.rechtsmittelAm, ...(a.weitereAuftraegeAm ?? [])])
    .flatMap((t) => t ?? [])
    .sort()
    .at(-1);
  if (letzter === undefined) throw new Error("Angelegenheiten ohne Tag");
  // What a payment on several fees at once means for one credited fee (§ 58 Abs. 2 Satz 2 RVG) is open.
  const eindeutig = (a: Angelegenheit): boolean => a.positionen.length === 1 || a.vertretung !== undefined;
  // What the credit of a fee that legal aid covers in part means for the next matter is open.
  const quellen = new Set(anrechnungen.flatMap(({ von }) => ("frueher" in von ? [] : [von.angelegenheit])));
  const bezahlbar = anrechnungen.length === 0 ? angelegenheiten : angelegenheiten.filter(eindeutig);
  return fc
    .tuple(
      leistungsende(letzter),
      schalter,
      manchmal("umsatzsteuer", fc.boolean(), 6),
      bezahlbar.length === 0 ? fc.constant({}) : manchmal("zahlungen", zahlungenArt(bezahlbar), 4),
      fc.oneof(
        {
          weight: 3,
          arbitrary: manchmal("bewilligterWert", fc.integer({ min: 30_000, max: 2_000_000 }).map(cent), 3),
        },
        { weight: 1, arbitrary: fc.record({ bewilligteQuote: fc.constantFrom(10, 12.5, 33.33, 50, 99) }) },
      ),
    )
    .map(([ende, s, ust, zahlungen, bewilligt]) => ({
      angelegenheiten: angelegenheiten.map((a) =>
        teilbar(a) && !quellen.has(a.id) ? { ...a, ...bewilligt } : a,
      ),
      leistungsende: ende,
      ...(anrechnungen.length === 0 ? {} : { anrechnungen }),
      schalter: s,
      ...ust,
      ...zahlungen,
    }));
}
