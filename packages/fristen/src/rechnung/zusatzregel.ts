import type { RegelId } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
import type { KeinErgebnis, Tag, Vermerk } from "@gebuehrenportal/recht";
import type { FristErgebnis } from "../typen.ts";
import { gang, schritt } from "./mitschrift.ts";

/** Puts the rule that chose the length in front of the derivation of a plain period, with its notes. */
export function mitRegel(
  r: FristErgebnis | KeinErgebnis,
  id: RegelId,
  stichtag: Tag,
  norm: string,
  text: string,
  vermerke: readonly (readonly [Vermerk["art"], string])[],
): FristErgebnis | KeinErgebnis {
  if (r.art !== "ergebnis") return r;
  const g = gang({});
  schritt(g, id, stichtag, text, { norm });
  if (g.fehler) return g.fehler;
  const [fassung] = g.fassungen;
  return {
    ...r,
    ...(fassung && { fassung: { ...fassung, norm } }),
    fassungen: [...g.fassungen, ...r.fassungen],
    schritte: [...g.schritte, ...r.schritte],
    vermerke: [...g.vermerke, ...vermerke.map(([art, text]) => ({ art, text, norm })), ...r.vermerke],
  };
}
