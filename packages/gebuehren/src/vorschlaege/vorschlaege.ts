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
  eingabe.angelegenheiten.flatMap((a) => {
    const l = lage(eingabe, a);
    if (!l) return [];
    const entwuerfe = new Map(regeln.flatMap((regel) => regel(l)).map((e) => [e.id, e]));
    return [...entwuerfe.values()].map((entwurf) => ({ ...entwurf, angelegenheit: a.id }));
  });

/** The input with a suggestion carried out. Empty values in it are still to be filled in by the user. */
export function mitVorschlag(eingabe: RvgEingabe, { angelegenheit, aenderung }: Vorschlag): RvgEingabe {
  if (aenderung.art === "angelegenheit") {
    return {
      ...eingabe,
      angelegenheiten: eingabe.angelegenheiten.flatMap((a) =>
        a.id === angelegenheit ? [aenderung.neu, a] : [a],
      ),
      anrechnungen: [...(eingabe.anrechnungen ?? []), ...aenderung.anrechnungen],
    };
  }
  return {
    ...eingabe,
    angelegenheiten: eingabe.angelegenheiten.map((a) =>
      a.id === angelegenheit ? geaendert(a, aenderung) : a,
    ),
  };
}

function geaendert(a: Angelegenheit, aenderung: Exclude<Aenderung, { art: "angelegenheit" }>): Angelegenheit {
  switch (aenderung.art) {
    case "position":
      return { ...a, positionen: [...a.positionen, aenderung.position] };
    case "ersatz": {
      const ersetzt = (p: Position) =>
        (p.id ?? p.nr) === aenderung.position ? { ...p, nr: aenderung.nr } : p;
      return { ...a, positionen: a.positionen.map(ersetzt) };
    }
    case "auslagen":
      return { ...a, auslagen: { ...a.auslagen, ...aenderung.auslagen } };
    case "auftraggeber":
      return { ...a, auftraggeber: aenderung.auftraggeber };
  }
}
