import type { Angelegenheit, Position, RvgEingabe } from "../eingabe.ts";
import { auslagenregeln } from "./auslagen.ts";
import { type Aenderung, lage, type Vorschlag } from "./lage.ts";
import { strafregeln } from "./straf.ts";
import { zivilregeln } from "./zivil.ts";

export type { Aenderung, Vorschlag } from "./lage.ts";

const regeln = [...zivilregeln, ...strafregeln, ...auslagenregeln];

/**
 * „Vergessene Gebühren“: what usually arises beside the fees that were entered, matter by matter. Each comes with the condition
 * the lawyer must confirm; nothing is ever added by itself. Ids are unique within a matter. A matter without a day has none.
 */
export const vorschlaege = (eingabe: RvgEingabe): readonly Vorschlag[] =>
  eingabe.angelegenheiten.flatMap((angelegenheit) => {
    const l = lage(eingabe, angelegenheit);
    if (!l) return [];
    const entwuerfe = new Map(regeln.flatMap((regel) => regel(l)).map((e) => [e.id, e]));
    return [...entwuerfe.values()].map((entwurf) => ({ ...entwurf, angelegenheit: angelegenheit.id }));
  });

/** The input with a suggestion carried out. Empty values in it are still to be filled in by the user. */
export function mitVorschlag(eingabe: RvgEingabe, { angelegenheit, aenderung }: Vorschlag): RvgEingabe {
  if (aenderung.art === "angelegenheit") {
    return {
      ...eingabe,
      angelegenheiten: eingabe.angelegenheiten.flatMap((eine) =>
        eine.id === angelegenheit ? [aenderung.neu, eine] : [eine],
      ),
      anrechnungen: [...(eingabe.anrechnungen ?? []), ...aenderung.anrechnungen],
    };
  }
  return {
    ...eingabe,
    angelegenheiten: eingabe.angelegenheiten.map((eine) =>
      eine.id === angelegenheit ? geaendert(eine, aenderung) : eine,
    ),
  };
}

function geaendert(
  angelegenheit: Angelegenheit,
  aenderung: Exclude<Aenderung, { art: "angelegenheit" }>,
): Angelegenheit {
  switch (aenderung.art) {
    case "position":
      return { ...angelegenheit, positionen: [...angelegenheit.positionen, aenderung.position] };
    case "ersatz": {
      const ersetzt = (position: Position) =>
        (position.id ?? position.nr) === aenderung.position ? { ...position, nr: aenderung.nr } : position;
      return { ...angelegenheit, positionen: angelegenheit.positionen.map(ersetzt) };
    }
    case "auslagen":
      return { ...angelegenheit, auslagen: { ...angelegenheit.auslagen, ...aenderung.auslagen } };
    case "auftraggeber":
      return { ...angelegenheit, auftraggeber: aenderung.auftraggeber };
  }
}
