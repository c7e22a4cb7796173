import { zitate } from "@gebuehrenportal/zitate";
import { vollregister } from "@gebuehrenportal/zitate/vollregister";
import { benannt } from "./bezeichnung.ts";
import type { Fundstelle } from "./fundstelle.ts";

/** Places of a text, all on one page. */
export function fundstellenAuf(seite: number, text: string): Fundstelle[] {
  return zitate(text, vollregister).flatMap(({ normen }) =>
    normen.map((norm): Fundstelle => {
      const { start, ende } = norm;
      return {
        ...benannt(norm),
        schluessel: `${seite}/${start}`,
        text: text.slice(start, ende),
        davor: text.slice(0, start),
        danach: text.slice(ende),
        orte: [{ seite, rechtecke: [{ x: start, y: 10, breite: ende - start, hoehe: 10 }] }],
      };
    }),
  );
}
