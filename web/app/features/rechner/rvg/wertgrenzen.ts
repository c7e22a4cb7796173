import { hoechstwert } from "@gebuehrenportal/gebuehren";
import { cent, fassungAm, type Tag } from "@gebuehrenportal/recht";
import type { Wertgrenzen } from "./formular/eingabe.ts";

/** The caps of § 22 Abs. 2 RVG on a day; they have not changed since the RVG began. */
export function wertgrenzen(stichtag: Tag): Wertgrenzen {
  const fassung = fassungAm(hoechstwert, stichtag);
  if (!fassung) throw new RangeError(`Keine Wertgrenze am ${stichtag}`);
  const { jeAngelegenheit, allePersonen } = fassung.wert;
  return { einzeln: cent(jeAngelegenheit), zusammen: cent(allePersonen) };
}
