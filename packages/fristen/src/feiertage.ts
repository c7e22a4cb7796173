import {
  type Fassung,
  fassungAm,
  geringste,
  plusTage,
  type Quelle,
  type Sicherheit,
  type Tag,
  tagAus,
  teile,
  wochentag,
} from "@gebuehrenportal/recht";
import { bundesweit } from "../gesetz/feiertage/bundesweit.ts";
import { laender } from "../gesetz/feiertage/index.ts";
import { erfasstAb } from "../gesetz/feiertage/tage.ts";
import type { Feiertagsvorschrift, Land, Termin } from "../gesetz/feiertage/typ.ts";
import { ostersonntag } from "./ostern.ts";

export type { Land } from "../gesetz/feiertage/typ.ts";

/** Where a period must be kept: ids of the place data. A court or municipality brings its Land. */
export interface Ort {
  readonly land?: Land;
  readonly gemeinde?: string;
  readonly gericht?: string;
}

export interface Feiertag {
  readonly tag: Tag;
  readonly name: string;
  readonly norm: string;
  /** Holiday of a municipality or part of one, not of the whole Land. */
  readonly oertlich: boolean;
  readonly quelle: Quelle;
  /** How sure it is that the day is a holiday *at this place*. */
  readonly sicherheit: Sicherheit;
}

/** First year of the table (§ 193 BGB needs the law of the day on which a period ends). */
export const erstesFeiertagsjahr: number = teile(erfasstAb).jahr;

/**
 * Public holidays of a year at a place, in order of days. Without a Land only those of all sixteen Länder; local ones
 * only with a municipality or court. Empty before `erstesFeiertagsjahr`.
 */
export function feiertage(jahr: number, ort: Ort): readonly Feiertag[] {
  const ostern = osterdatum(jahr);
  const gefunden: Feiertag[] = [];
  for (const vorschrift of vorschriften(ort)) {
    for (const fassung of vorschrift.reihe.fassungen) {
      const t = tagIm(jahr, fassung.wert, ostern);
      if (t !== undefined && fassungAm(vorschrift.reihe, t) === fassung)
        gefunden.push(alsFeiertag(t, vorschrift, fassung));
    }
  }
  return gefunden.sort((a, b) => (a.tag < b.tag ? -1 : a.tag > b.tag ? 1 : 0));
}

/** The holiday of a day at a place; `undefined` on working days and plain Sundays. */
export function feiertagAm(t: Tag, ort: Ort): Feiertag | undefined {
  const { jahr } = teile(t);
  const ostern = osterdatum(jahr);
  for (const vorschrift of vorschriften(ort)) {
    const fassung = fassungAm(vorschrift.reihe, t);
    if (fassung && tagIm(jahr, fassung.wert, ostern) === t) return alsFeiertag(t, vorschrift, fassung);
  }
  return undefined;
}

const vorschriften = (ort: Ort): readonly Feiertagsvorschrift[] =>
  (ort.land === undefined ? bundesweit : laender[ort.land]).tage;

function osterdatum(jahr: number): Tag {
  const { monat, tag } = ostersonntag(jahr);
  return vorhanden(tagAus(jahr, monat, tag), jahr);
}

function tagIm(jahr: number, termin: Termin, ostern: Tag): Tag | undefined {
  switch (termin.art) {
    case "fest":
      return tagAus(jahr, termin.monat, termin.tag);
    case "ostern":
      return plusTage(ostern, termin.abstand);
    case "mittwoch-vor":
      return mittwochVor(vorhanden(tagAus(jahr, termin.monat, termin.tag), jahr));
    case "keiner":
      return undefined;
  }
}

/** The last Wednesday before a day, never the day itself. */
const mittwochVor = (t: Tag): Tag => plusTage(t, -(((wochentag(t) + 7 - 3 - 1) % 7) + 1));

const alsFeiertag = (t: Tag, { name, reihe }: Feiertagsvorschrift, fassung: Fassung<Termin>): Feiertag => ({
  tag: t,
  name,
  norm: reihe.norm,
  oertlich: false,
  quelle: fassung.quelle,
  sicherheit: geringste([fassung.sicherheit]),
});

function vorhanden(t: Tag | undefined, jahr: number): Tag {
  if (!t) throw new RangeError(`Jahr außerhalb von 1000 bis 9999: ${jahr}`);
  return t;
}
