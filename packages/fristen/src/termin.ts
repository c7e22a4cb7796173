import { plusTage, type Tag, tagAus, wochentag } from "@gebuehrenportal/recht";
import type { Termin } from "../gesetz/feiertage/typ.ts";
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

/** The last Wednesday before a day, never the day itself. */
function mittwochVor(t: Tag): Tag {
  const seitMittwoch = (wochentag(t) - 3 + 7) % 7;
  return plusTage(t, -(seitMittwoch === 0 ? 7 : seitMittwoch));
}

function vorhanden(t: Tag | undefined, jahr: number): Tag {
  if (!t) throw new RangeError(`Jahr außerhalb von 1000 bis 9999: ${jahr}`);
  return t;
}
