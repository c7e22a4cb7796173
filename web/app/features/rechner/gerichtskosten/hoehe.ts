import type { NummerAmTag } from "@gebuehrenportal/gerichtskosten";
import { euro, satz } from "@gebuehrenportal/recht";

/** What a number costs in short words: `1,0`, `0,5–2,0`, `36,00 €`; empty where the amount depends on more. */
export function hoehe({ wert }: NummerAmTag): string {
  switch (wert.art) {
    case "satz":
      return satz(wert.satz100);
    case "satzrahmen":
    case "gericht":
      return `${satz(wert.min100)}–${satz(wert.max100)}`;
    case "fest":
    case "je-einheit":
      return euro(wert.betrag);
    case "hoechstens":
      return `höchstens ${euro(wert.max)}`;
    case "prozent":
      return `${wert.prozent}\u00a0%`;
    default:
      return "";
  }
}
