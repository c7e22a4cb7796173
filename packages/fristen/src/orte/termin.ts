import type { Termin } from "@gebuehrenportal/gesetze/feiertage/typ.ts";
import { istSchaltjahr, plusTage, type Tag, tagAus, teile, wochentag } from "@gebuehrenportal/recht";
import { ostersonntag } from "./ostern.ts";

/** Easter Sunday of a year as a day. Throws outside the years 1000–9999. */
export function osterdatum(jahr: number): Tag {
  const { monat, tag } = ostersonntag(jahr);
  return vorhanden(tagAus(jahr, monat, tag), jahr);
}

/** The day of a year on which a date of the law falls, if it falls on one. */
export function tagImJahr(termin: Termin, jahr: number, ostern: Tag): Tag | undefined {
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

/** A day taken apart, so that many dates of the law can be compared with it quickly. */
export type Tagesbild = {
  readonly t: Tag;
  readonly jahr: number;
  readonly monat: number;
  readonly tag: number;
  /** Days after Easter Sunday of the same year. */
  readonly nachOstern: number;
};

export function tagesbild(kalendertag: Tag): Tagesbild {
  const { jahr, monat, tag } = teile(kalendertag);
  return { t: kalendertag, jahr, monat, tag, nachOstern: tagDesJahres(jahr, monat, tag) - osternAls(jahr) };
}

/** Easter Sunday as the day of its year; asked for every day looked at, so kept for each year. */
function osternAls(jahr: number): number {
  const bekannt = osterntage.get(jahr);
  if (bekannt !== undefined) return bekannt;
  const { monat, tag } = ostersonntag(jahr);
  const neu = tagDesJahres(jahr, monat, tag);
  osterntage.set(jahr, neu);
  return neu;
}

/** At most one entry for each of the years 1000–9999. */
const osterntage = new Map<number, number>();

/** Whether a date of the law falls on a day; the same answer as `tagImJahr`, without making a day. */
export function faelltAuf(termin: Termin, { t, jahr, monat, tag, nachOstern }: Tagesbild): boolean {
  switch (termin.art) {
    case "fest":
      return termin.monat === monat && termin.tag === tag;
    case "ostern":
      return termin.abstand === nachOstern;
    case "mittwoch-vor": {
      const bis = tagDesJahres(jahr, termin.monat, termin.tag) - tagDesJahres(jahr, monat, tag);
      return bis >= 1 && bis <= 7 && wochentag(t) === 3;
    }
    case "keiner":
      return false;
  }
}

const tageVorMonat = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

const tagDesJahres = (jahr: number, monat: number, tag: number): number =>
  (tageVorMonat[monat - 1] ?? 0) + tag + (monat > 2 && istSchaltjahr(jahr) ? 1 : 0);

/** The last Wednesday before a day, never the day itself. */
function mittwochVor(tag: Tag): Tag {
  const seitMittwoch = (wochentag(tag) - 3 + 7) % 7;
  return plusTage(tag, -(seitMittwoch === 0 ? 7 : seitMittwoch));
}

function vorhanden(tag: Tag | undefined, jahr: number): Tag {
  if (!tag) throw new RangeError(`Jahr außerhalb von 1000 bis 9999: ${jahr}`);
  return tag;
}
