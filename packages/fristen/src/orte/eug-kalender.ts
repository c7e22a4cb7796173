import { eugFeiertage } from "@gebuehrenportal/gesetze/fristregeln/eug-feiertage.ts";
import { fassungAm, geringste, type Tag, teile, wochentag } from "@gebuehrenportal/recht";
import type { Ausfalltag, Feiertag } from "../typen.ts";
import { osterdatum, tagImJahr } from "./termin.ts";

const samstag = 6;
const sonntag = 7;

/** Saturdays, Sundays and the holidays of the Court of Justice (Art. 58 Abs. 2 VerfO-EuG). */
export function eugAusfall(t: Tag): Ausfalltag | undefined {
  const w = wochentag(t);
  const f = eugFeiertagAm(t);
  const grund = w === samstag ? "samstag" : w === sonntag ? "sonntag" : f ? "feiertag" : undefined;
  return grund && (f ? { tag: t, grund, feiertag: f } : { tag: t, grund });
}

function eugFeiertagAm(t: Tag): Feiertag | undefined {
  const { jahr } = teile(t);
  const ostern = osterdatum(jahr);
  for (const { name, reihe } of eugFeiertage) {
    const fassung = fassungAm(reihe, t);
    if (fassung && tagImJahr(fassung.wert, jahr, ostern) === t)
      return {
        tag: t,
        name,
        norm: reihe.norm,
        oertlich: false,
        quelle: fassung.quelle,
        sicherheit: geringste([fassung.sicherheit]),
      };
  }
  return undefined;
}
