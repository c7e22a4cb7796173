import type { Tag } from "@gebuehrenportal/recht";
import type { Vertrag } from "../vertrag/vertrag.ts";
import { letzterTag } from "../vertrag/zeit.ts";

/** Last day of a contract that has ended or is cancelled; a trial ends in the middle of its last day. */
export function endetag({ zustand, beendetAm, gekuendigtZum }: Vertrag): Tag | null {
  if (beendetAm) return beendetAm;
  return gekuendigtZum && (zustand === "trialing" ? gekuendigtZum : letzterTag(gekuendigtZum));
}
