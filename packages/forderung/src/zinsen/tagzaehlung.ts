import { istSchaltjahr, plusTage, type Tag, tageImMonat, tagNummer, teile } from "@gebuehrenportal/recht";
import type { Tagzaehlung } from "./zins-typen.ts";

/** The convention computed with unless told otherwise; the statute fixes none. */
export const standardTagzaehlung: Tagzaehlung = "act/act";

export const tagzaehlungText: Readonly<Record<Tagzaehlung, string>> = {
  "act/act": "taggenau, das Jahr mit 365 oder 366 Tagen (act/act)",
  "act/365": "taggenau, das Jahr stets mit 365 Tagen (act/365)",
  "30/360": "kaufmännisch, der Monat mit 30, das Jahr mit 360 Tagen (30/360)",
};

/** Days a yearly rate is divided by, for a stretch within one calendar year. */
export function jahrestage(zaehlung: Tagzaehlung, von: Tag): number {
  if (zaehlung === "30/360") return 360;
  return zaehlung === "act/act" && istSchaltjahr(teile(von).jahr) ? 366 : 365;
}

/** Days from `von` to `bis`, both counted. */
export function zinstage(zaehlung: Tagzaehlung, von: Tag, bis: Tag): number {
  if (zaehlung === "30/360") return kaufmaennisch(bis) - kaufmaennisch(plusTage(von, -1));
  return tagNummer(bis) - tagNummer(von) + 1;
}

/** Running number of a day when each month has 30: the last day of a month is its 30th. */
function kaufmaennisch(kalendertag: Tag): number {
  const { jahr, monat, tag } = teile(kalendertag);
  return jahr * 360 + (monat - 1) * 30 + (tag === tageImMonat(jahr, monat) ? 30 : Math.min(tag, 30));
}

/** Common denominator of all stretches of one convention: hundredths of percent times the lengths of year. */
export const nenner = (zaehlung: Tagzaehlung): bigint =>
  zaehlung === "act/act" ? 10_000n * 365n * 366n : 10_000n * (zaehlung === "30/360" ? 360n : 365n);
