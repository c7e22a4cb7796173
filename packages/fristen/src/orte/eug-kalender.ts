import { eugFeiertage } from "@gebuehrenportal/gesetze/fristregeln/eug-feiertage.ts";
import { fassungAm, geringste, type Tag, teile, wochentag } from "@gebuehrenportal/recht";
import type { Ausfalltag, Feiertag } from "../typen.ts";
import { osterdatum, tagImJahr } from "./termin.ts";

const samstag = 6;
const sonntag = 7;

/** Saturdays, Sundays and the holidays of the Court of Justice (Art. 58 Abs. 2 VerfO-EuG). */
export function eugAusfall(tag: Tag): Ausfalltag | undefined {
  const w = wochentag(tag);
  const f = eugFeiertagAm(tag);
  const grund = w === samstag ? "samstag" : w === sonntag ? "sonntag" : f ? "feiertag" : undefined;
  return grund && (f ? { tag, grund, feiertag: f } : { tag, grund });
}

function eugFeiertagAm(tag: Tag): Feiertag | undefined {
  const { jahr } = teile(tag);
  const ostern = osterdatum(jahr);
  for (const { name, reihe } of eugFeiertage) {
    const fassung = fassungAm(reihe, tag);
    if (fassung && tagImJahr(fassung.wert, jahr, ostern) === tag)
      return {
        tag: tag,
        name,
        norm: reihe.norm,
        oertlich: false,
        quelle: fassung.quelle,
        sicherheit: geringste([fassung.sicherheit]),
      };
  }
  return undefined;
}
