import type { Textsammlung, Verweis } from "@gebuehrenportal/zitate";
import type { Beurteilt } from "./korrektur.ts";

/** Places with the pages of the collection a reader prefers; where that has none, the official one stays. */
export const verlinktBei = (stellen: readonly Beurteilt[], sammlung: Textsammlung): readonly Beurteilt[] =>
  sammlung === "amtlich"
    ? stellen
    : stellen.map((stelle) => {
        const verweis = stelle.weitere?.[sammlung];
        return verweis === undefined ? stelle : { ...stelle, verweis };
      });

/** Whether a link leads to the official page although the reader prefers another one. */
export const amtlichStatt = ({ bei }: Verweis, sammlung: Textsammlung): boolean => bei !== sammlung;
