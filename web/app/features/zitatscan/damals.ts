import type { Tag } from "@gebuehrenportal/recht";
import { damalsAnders, type Normfassung } from "./fassung/typen.ts";
import type { Beurteilt } from "./korrektur.ts";

export type { Normfassung };

/** What the portal knows of a norm on a day, as `standAm` tells it. */
export type Fassungsauskunft = (norm: Beurteilt, am: Tag) => readonly Normfassung[];

/** Places with what held there on the day of the document; without a day nothing is said. */
export function mitFassungen(
  stellen: readonly Beurteilt[],
  am: Tag | undefined,
  auskunft: Fassungsauskunft,
): readonly Beurteilt[] {
  if (am === undefined) return stellen;
  return stellen.map((stelle) => {
    const fassungen = auskunft(stelle, am);
    return fassungen.length === 0 ? stelle : { ...stelle, fassungen };
  });
}

/** What held otherwise at these places, each once. */
export function andereFassungen(stellen: readonly Beurteilt[]): readonly Normfassung[] {
  const alle = stellen.flatMap(({ fassungen = [] }) => fassungen.filter(damalsAnders));
  return [...new Map(alle.map((fassung) => [fassung.satz, fassung])).values()];
}

/** Whether something else held at a place than today. */
export const galtAnders = ({ fassungen }: Beurteilt): boolean => fassungen?.some(damalsAnders) === true;
