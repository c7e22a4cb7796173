import type { Tag } from "@gebuehrenportal/recht";
import { endetMitTestphase } from "./tarifstand.ts";
import type { Vertrag } from "./vertrag.ts";
import { letzterTag } from "./zeit.ts";

/** Last day of a contract that has ended or is cancelled; a trial ends in the middle of its last day. */
export function endetag(vertrag: Vertrag): Tag | null {
  if (vertrag.beendetAm) return vertrag.beendetAm;
  return (
    vertrag.gekuendigtZum &&
    (endetMitTestphase(vertrag) ? vertrag.gekuendigtZum : letzterTag(vertrag.gekuendigtZum))
  );
}
