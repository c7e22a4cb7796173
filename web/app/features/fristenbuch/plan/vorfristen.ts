import { type Dauer, type Ort, vorfrist } from "@gebuehrenportal/fristen";
import { plusTage, type Tag, tagNummer } from "@gebuehrenportal/recht";

/** What Vorfristen are counted from. */
export type Vorfristlage = {
  readonly ereignisAm: Tag;
  /** The day to act on: of a backward period the safe one. */
  readonly ende: Tag;
  readonly dauern: readonly Dauer[];
  readonly begruendungsfrist: boolean;
  /** Where the office sits: the file is presented there, whatever holds at the court. */
  readonly buero: Ort | undefined;
};

const dreiWochen = 21;

/**
 * Days on which the file is presented, ascending; never on or before the event or after the end. A period for grounds
 * always has one (BGH VI ZB 17/22): under three weeks half-way, at least one working day before the end.
 */
export function vorfristtage(lage: Vorfristlage): readonly Tag[] {
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
