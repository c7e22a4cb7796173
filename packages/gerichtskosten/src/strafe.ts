import {
  bussgeldNr,
  geldbusseNr,
  massregelNr,
  strafgebuehren,
  strafNummern,
  tagessaetzeJeMonat,
} from "@gebuehrenportal/gesetze/kostenverzeichnis/besonderheiten.ts";
import type { Strafe } from "./eingabe.ts";

/** Number of the fee that the sentence brings (3110 to 3117 KV GKG); `undefined` for a sentence of nothing. */
export function strafgebuehrNummer(strafe: Strafe): string | undefined {
  switch (strafe.art) {
    case "lebenslang":
      return strafgebuehren.at(-1)?.nr;
    case "massregel":
      return massregelNr;
    case "geldbusse":
      return geldbusseNr;
    case "geldstrafe":
      return strafe.tagessaetze > 0
        ? strafgebuehren.find((g) => strafe.tagessaetze <= g.tagessaetze)?.nr
        : undefined;
    case "freiheitsstrafe": {
      const monate = strafe.monate + (strafe.tagessaetze ?? 0) / tagessaetzeJeMonat;
      return monate > 0 ? strafgebuehren.find((g) => monate <= g.monate)?.nr : undefined;
    }
  }
}

/** Whether a rate may apply to the fee of this number. */
export const istStrafgebuehr = (nr: string): boolean => strafNummern.includes(nr);

export { bussgeldNr };
