import type { KeinErgebnis } from "@gebuehrenportal/recht";
import type { Leser } from "./lesen.ts";
import type { Blattauswertung, Frage } from "./rechnerformular.ts";

/**
 * What the page says instead of a result because of what was typed; `undefined`: nothing stands in the way. While nobody
 * has asked, a form that merely is incomplete is an invitation (`text`) and no fault.
 */
export function hindernis(leser: Leser, { gefragt }: Frage, text: string): Blattauswertung | undefined {
  if (Object.keys(leser.fehler).length === 0) return undefined;
  return !gefragt && leser.nurUnvollstaendig
    ? { art: "leer", text }
    : { art: "fehler", fehler: leser.fehler };
}

/** A non-result of the law: at its field (`ort`) where there is one, else beside the form. */
export const ohneErgebnis = ({ grund, norm }: KeinErgebnis, ort?: string): Blattauswertung =>
  ort === undefined
    ? { art: "kein-ergebnis", grund, norm }
    : { art: "fehler", fehler: { [ort]: { art: "recht", text: grund, norm } } };
