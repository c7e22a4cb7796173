import type { Tag } from "@gebuehrenportal/recht";
import { damalsAnders, type Normfassung } from "./fassung/typen.ts";
import type { Beurteilt } from "./korrektur.ts";

export type { Normfassung };

/** What the portal knows of a norm on a day, as `standAm` tells it. */
export type Fassungsauskunft = (norm: Beurteilt, am: Tag) => readonly Normfassung[];

/**
 * Places with what held there on the day of their document; without a day nothing is said. Where an act is younger than
 * that and the one before it can still be read, the link leads there.
 */
export function mitFassungen(
  stellen: readonly Beurteilt[],
  tagVon: (stelle: Beurteilt) => Tag | undefined,
  auskunft: Fassungsauskunft,
): readonly Beurteilt[] {
  return stellen.map((stelle) => {
    const am = tagVon(stelle);
    const fassungen = am === undefined ? [] : auskunft(stelle, am);
    if (am === undefined || fassungen.length === 0) return stelle;
    const vorgaenger = fassungen.find(({ verweis }) => verweis)?.verweis;
    return { ...stelle, am, fassungen, ...(vorgaenger && { verweis: vorgaenger }) };
  });
}

/** What is said of an act that is younger than the document of this place. */
export const juengeres = ({ fassungen = [] }: Pick<Beurteilt, "fassungen">): Normfassung | undefined =>
  fassungen.find(({ urteil }) => urteil === "juenger");

/** What held otherwise at these places, each once. */
export function andereFassungen(stellen: readonly Beurteilt[]): readonly Normfassung[] {
  const alle = stellen.flatMap(({ fassungen = [] }) => fassungen.filter(damalsAnders));
  return [...new Map(alle.map((fassung) => [fassung.satz, fassung])).values()];
}

/** Whether something else held at a place than today. */
export const galtAnders = ({ fassungen }: Beurteilt): boolean => fassungen?.some(damalsAnders) === true;
