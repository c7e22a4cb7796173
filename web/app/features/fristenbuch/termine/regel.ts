import { plusTage, type Tag, teile, wochentag } from "@gebuehrenportal/recht";
import { zeitpunkt } from "../worte/wanduhr.ts";
import { type Serie, serientage, wievielter } from "./wiederholung.ts";

const tagesworte = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
const ziffern = (t: Tag): string => t.replaceAll("-", "");

/**
 * A series as calendar programmes read it (RFC 5545, 3.3.10): the value of `RRULE`; undefined: once. A day that a month
 * lacks is left out there (3.3.10: „invalid date“); what asks for the last of several days (`BYSETPOS`) many read wrongly.
 * So the 31st is the last day, and of the 29th and 30th February is missing (`fehltDerRegel`).
 *
 * @param von time of day at which it begins; null: the whole day
 */
export function regelVon({ tag, wiederholung }: Serie, von: string | null): string | undefined {
  if (wiederholung === null) return undefined;
  const { takt, alle, bis, anzahl } = wiederholung;
  const takt5545 = takt === "woche" ? "WEEKLY" : takt === "jahr" ? "YEARLY" : "MONTHLY";
  return [
    `FREQ=${takt5545}`,
    ...(alle > 1 ? [`INTERVAL=${alle}`] : []),
    ...tage(tag, takt),
    ...(anzahl === null ? [] : [`COUNT=${anzahlInRegel({ tag, wiederholung }, anzahl)}`]),
    ...(bis === null ? [] : [`UNTIL=${endeVon(bis, von)}`]),
  ].join(";");
}

function tage(tag: Tag, takt: NonNullable<Serie["wiederholung"]>["takt"]): readonly string[] {
  const { monat, tag: d } = teile(tag);
  const letzter = "BYMONTHDAY=-1";
  const wort = tagesworte[wochentag(tag) - 1];
  switch (takt) {
    case "woche":
      return [`BYDAY=${wort}`];
    case "monat-letzter":
      return [`BYDAY=-1${wort}`];
    case "monat-wochentag":
      return [`BYDAY=${wievielter(tag) === 5 ? -1 : wievielter(tag)}${wort}`];
    case "jahr":
      return [`BYMONTH=${monat}`, monat === 2 && d === 29 ? letzter : `BYMONTHDAY=${d}`];
    default:
      return [d === 31 ? letzter : `BYMONTHDAY=${d}`];
  }
}

/** Whether a day of a series is one that its rule leaves out: the end of February in place of the 29th or 30th. */
export function fehltDerRegel({ tag: beginn, wiederholung }: Serie, tag: Tag): boolean {
  const { tag: d } = teile(beginn);
  return wiederholung?.takt === "monat-tag" && d < 31 && teile(tag).tag < d;
}

/** How many of the days of a series its rule gives. */
function anzahlInRegel(serie: Serie, anzahl: number): number {
  if (serie.wiederholung?.takt !== "monat-tag") return anzahl;
  const alle = serientage(serie, { von: serie.tag, bis: "9999-12-31" as Tag });
  return alle.filter((tag) => !fehltDerRegel(serie, tag)).length;
}

/** The last day may be one of the series: until the end of it, in UTC where the series has a time (3.3.10). */
function endeVon(bis: Tag, von: string | null): string {
  if (von === null) return ziffern(bis);
  const schluss = zeitpunkt(plusTage(bis, 1), "00:00").subtract({ seconds: 1 });
  return schluss.toString({ smallestUnit: "second" }).replace(/[-:]/g, "");
}
