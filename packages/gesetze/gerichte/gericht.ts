import type { Land } from "@gebuehrenportal/recht";
import { gemeinden, gerichte, gerichteNachId } from "./daten.ts";
import type { Gemeinde, Gericht, Sitz } from "./typ.ts";

/** The court with an id; ids never change, since stored deadlines carry them. */
export const gerichtMitId = (id: string): Gericht | undefined => gerichteNachId.get(id);

/** The town of a court with an id. */
export const gemeindeMitId = (id: string): Gemeinde | undefined => gemeinden.get(id);

/** All courts, in the order of the directory. */
export const alleGerichte = (): readonly Gericht[] => gerichte;

/** All towns in which a court sits. */
export const alleGemeinden = (): readonly Gemeinde[] => [...gemeinden.values()];

/** The next higher court. */
export const hoeheresGericht = ({ hoeher }: Gericht): Gericht | undefined =>
  hoeher === undefined ? undefined : gerichteNachId.get(hoeher);

/** All courts above this one, the next first. */
export function hoehereGerichte(gericht: Gericht): readonly Gericht[] {
  const naechstes = hoeheresGericht(gericht);
  return naechstes ? [naechstes, ...hoehereGerichte(naechstes)] : [];
}

/**
 * The Oberlandesgericht (or Kammergericht) above an ordinary court, itself included: its district decides who serves an
 * applicant of North Rhine-Westphalia with payment orders. `undefined` for other branches and above it.
 */
export function oberlandesgericht(gericht: Gericht): Gericht | undefined {
  if (gericht.art === "OLG" || gericht.art === "KG") return gericht;
  const hoeher = hoeheresGericht(gericht);
  return hoeher && oberlandesgericht(hoeher);
}

/** The central dunning courts for applicants of a Land (§ 689 Abs. 3 ZPO); North Rhine-Westphalia has two. */
export const mahngerichte = (land: Land): readonly Gericht[] =>
  gerichte.filter(({ mahnt }) => mahnt.includes(land));

/**
 * The seats among which a reader must choose because their holidays differ, by Land or by town; empty where every seat has
 * the same. One seat for each town.
 *
 * @param straf whether chambers for criminals are seats as well
 */
export function unterschiedlicheSitze({ sitze }: Gericht, straf = true): readonly Sitz[] {
  const orte = new Set<string>();
  const alle = sitze.filter(
    ({ nurStraf, gemeinde: { id } }) => (straf || !nurStraf) && !orte.has(id) && orte.add(id),
  );
  return new Set(alle.map(({ gemeinde }) => feiertagslage(gemeinde))).size > 1 ? alle : [];
}

const feiertagslage = ({ land, aussagen }: Gemeinde): string =>
  [land, ...Object.entries(aussagen).map(([tag, { gilt }]) => `${tag}:${gilt}`)].sort().join();
