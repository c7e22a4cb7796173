import type { AngerechneteGebuehr } from "../ergebnis.ts";
import type { Gebuehr } from "../gebuehr/gebuehr.ts";
import { angewandteNummern, nummernkette } from "../gebuehr/nummern.ts";

/** What a line of credit says about the fee it takes off. */
export const angerechneteGebuehr = (regel: string, von: Gebuehr, frueher: boolean): AngerechneteGebuehr => ({
  regel,
  nr: von.p.nr,
  nummern: angewandteNummern(von),
  gebuehrenart: von.nummer.gebuehrenart,
  frueher,
});

/**
 * The norm of a rule that stands under several numbers, for the fee that is credited: `Nr. 3504, 3506 … Anm. VV` becomes
 * `Nr. 3506 Anm. VV` for 3507, which changes 3506.
 */
export function anrechnungsnorm(norm: string, von: Gebuehr): string {
  const teile = norm.split(", ");
  if (teile.length < 2) return norm;
  const kette = nummernkette(von.p);
  const teil = teile.find((t) => kette.some((nr) => t.replace("Nr. ", "").startsWith(nr)));
  if (!teil) return teile[0]?.startsWith("Vorbem.") ? `${teile[0]} VV` : norm;
  const [nr = ""] = /\d{4}/.exec(teil) ?? [];
  const [anm = ""] = / Anm\.(?: \d+)?/.exec(teil) ?? / Anm\.(?: \d+)?/.exec(norm) ?? [];
  return `Nr. ${nr}${anm} VV`;
}
