import { type Dauer, type Ort, vorfrist } from "@gebuehrenportal/fristen";
import { datum, plusTage, type Tag, tagNummer } from "@gebuehrenportal/recht";

/** What Vorfristen are counted from. */
export type Vorfristlage = {
  readonly ereignisAm: Tag;
  /** The day to act on: of a backward period the safe one. */
  readonly ende: Tag;
  readonly dauern: readonly Dauer[];
  readonly begruendungsfrist: boolean;
  /** Where the office sits: the file is presented there, whatever holds at the court. */
  readonly buero: Ort | undefined;
  /** The day of the booking: nothing can be presented before it. */
  readonly ab: Tag;
};

const dreiWochen = 21;

/**
 * Days on which the file is presented, ascending; never on or before the event or after the end. A period for grounds
 * always has one (BGH VI ZB 17/22): under three weeks half-way, at least one working day before the end. One that would
 * have been before the booking is on its day.
 */
export function vorfristtage(lage: Vorfristlage): readonly Tag[] {
  const { ende, begruendungsfrist, ab } = lage;
  // Whoever enters what is over already has nothing presented in time any more.
  if (ab > ende) return begruendungsfrist ? gerechnet(lage) : [];
  const tage = gerechnet(lage).map((tag) => spaetererVon(tag, ab));
  return [...new Set(tage.filter((tag) => tag < ende || begruendungsfrist))];
}

/** Of a plain duration. */
export const eineWoche: Dauer = [{ wert: 1, einheit: "woche" }];
const vorJahren = 3_653;

/** Vorfristen of a day of which nobody knows what it runs from: a week before, as of a plain duration. */
export const vorfristtageZum = (
  ende: Tag,
  lage: Pick<Vorfristlage, "begruendungsfrist" | "buero" | "ab">,
): readonly Tag[] =>
  vorfristtage({ ...lage, ende, ereignisAm: plusTage(ende, -vorJahren), dauern: [eineWoche] });

const spaetererVon = (a: Tag, b: Tag): Tag => (a < b ? b : a);

function gerechnet(lage: Vorfristlage): readonly Tag[] {
  const { ereignisAm, ende, begruendungsfrist } = lage;
  const spanne = tagNummer(ende) - tagNummer(ereignisAm);
  if (begruendungsfrist && spanne > 0 && spanne < dreiWochen) return halberWeg(lage, spanne);
  const tage = lage.dauern.flatMap((dauer) => vor(lage, dauer) ?? []);
  const brauchbar = tage.filter((tag) => tag < ende && (spanne < 0 || tag > ereignisAm));
  if (brauchbar.length === 0 && begruendungsfrist) return halberWeg(lage, spanne);
  return [...new Set(brauchbar)].toSorted();
}

function halberWeg(lage: Vorfristlage, spanne: number): readonly Tag[] {
  const mitte = vor(lage, [{ wert: Math.max(1, Math.ceil(Math.abs(spanne) / 2)), einheit: "tag" }]);
  const amVortag = vor(lage, [{ wert: 1, einheit: "tag" }]);
  const tag = mitte !== undefined && mitte > lage.ereignisAm ? mitte : (amVortag ?? plusTage(lage.ende, -1));
  return [tag];
}

/** So long before the end, on a working day of the office. */
function vor({ ende, buero }: Vorfristlage, dauer: Dauer): Tag | undefined {
  const r = vorfrist({ endeAm: ende, dauer, ...(buero && { ort: buero }) });
  return r.art === "ergebnis" ? r.ende : undefined;
}

/** What is wrong with Vorfristen that somebody has named. */
export type Vorfristmangel = {
  readonly code: "vorfrist-vergangen" | "vorfrist-nach-ende";
  readonly satz: string;
  /** `vorfristen[0]` */
  readonly feld: string;
};

/**
 * Vorfristen lie between the day of the booking and the end.
 *
 * @param bekannt those that the entry has already; they stay, whatever their day
 * @returns what is wrong with the first that does not
 */
export function vorfristmangel(
  vorfristen: readonly Tag[],
  {
    heute,
    ende,
    bekannt = [],
  }: { readonly heute: Tag; readonly ende: Tag; readonly bekannt?: readonly Tag[] },
): Vorfristmangel | undefined {
  const falsch = (tag: Tag) => tag > ende || (tag < heute && !bekannt.includes(tag));
  const stelle = vorfristen.findIndex(falsch);
  const tag = vorfristen[stelle];
  if (tag === undefined) return undefined;
  const feld = `vorfristen[${stelle}]`;
  return tag > ende
    ? {
        code: "vorfrist-nach-ende",
        satz: `Die Vorfrist am ${datum(tag)} liegt nach dem Ende der Frist (${datum(ende)}).`,
        feld,
      }
    : { code: "vorfrist-vergangen", satz: `Die Vorfrist am ${datum(tag)} ist schon vorbei.`, feld };
}
