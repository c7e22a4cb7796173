import type { Tag } from "@gebuehrenportal/recht";
import { endetMitTestphase } from "./tarifstand.ts";
import type { Vertrag } from "./vertrag.ts";
import { letzterTag } from "./zeit.ts";

/** Last day of a contract that has ended or is cancelled; a trial ends in the middle of its last day. */
export function endetag(v: Vertrag): Tag | null {
  if (v.beendetAm) return v.beendetAm;
  return v.gekuendigtZum && (endetMitTestphase(v) ? v.gekuendigtZum : letzterTag(v.gekuendigtZum));
}
