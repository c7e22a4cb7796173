import type { RegelId } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
import type { KeinErgebnis, Tag, Vermerk } from "@gebuehrenportal/recht";
import type { FristErgebnis } from "../typen.ts";
import { ausgewertet, schritt } from "./mitschrift.ts";

/** Puts the rule that chose the length in front of the derivation of a plain period, with its notes. */
export function mitRegel(
  ergebnis: FristErgebnis | KeinErgebnis,
  id: RegelId,
  stichtag: Tag,
  norm: string,
  text: string,
  vermerke: readonly (readonly [Vermerk["art"], string])[],
): FristErgebnis | KeinErgebnis {
  if (ergebnis.art !== "ergebnis") return ergebnis;
  const vorn = ausgewertet([schritt(id, stichtag, text, { norm })]);
  if (vorn.fehler) return vorn.fehler;
  const [fassung] = vorn.fassungen;
  return {
    ...ergebnis,
    ...(fassung && { fassung: { ...fassung, norm } }),
    fassungen: [...vorn.fassungen, ...ergebnis.fassungen],
    schritte: [...vorn.schritte, ...ergebnis.schritte],
    vermerke: [
      ...vorn.vermerke,
      ...vermerke.map(([art, text]) => ({ art, text, norm })),
      ...ergebnis.vermerke,
    ],
  };
}
