import { laengerNachBescheid, stvgNachBescheid } from "@gebuehrenportal/gesetze/fristregeln/verfolgung.ts";
import { bescheidhandlungen } from "@gebuehrenportal/gesetze/fristregeln/verfolgungshandlungen.ts";
import { fassungAm, type Tag } from "@gebuehrenportal/recht";
import type { Dauer } from "../typen.ts";
import type { Unterbrechung } from "./verjaehrungseingabe.ts";

/** Whether an act is the issue of a notice or a public charge. */
export const istBescheid = ({ handlung }: Unterbrechung): boolean =>
  handlung !== undefined && bescheidhandlungen.has(handlung);

/** The period of a catalogue entry once a notice has been issued (§ 26 Abs. 3 StVG); undefined: it stays the same. */
export function nachBescheid(id: string, am: Tag): Dauer | undefined {
  const fassung = laengerNachBescheid.has(id) ? fassungAm(stvgNachBescheid, am) : undefined;
  return fassung && [{ wert: fassung.wert.monate, einheit: "monat" }];
}
