import type { Tag } from "@gebuehrenportal/recht";
import { endetMitTestphase } from "../vertrag/tarifstand.ts";
import type { Vertrag } from "../vertrag/vertrag.ts";
import { letzterTag } from "../vertrag/zeit.ts";

/** Last day of a contract that has ended or is cancelled; a trial ends in the middle of its last day. */
export function endetag(v: Vertrag): Tag | null {
  if (v.beendetAm) return v.beendetAm;
  return v.gekuendigtZum && (endetMitTestphase(v) ? v.gekuendigtZum : letzterTag(v.gekuendigtZum));
}
