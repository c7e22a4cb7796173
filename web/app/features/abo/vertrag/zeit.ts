import { plusMonate, plusTage, type Tag, tag, tagNummer, teile } from "@gebuehrenportal/recht";

/** The calendar day in Germany at an instant. */
export const tagVon = (instant: string): Tag =>
  tag(Temporal.Instant.from(instant).toZonedDateTimeISO("Europe/Berlin").toPlainDate().toString());

/** The instant at which a day begins in Germany. */
export const beginnVon = (tag: Tag): string =>
  Temporal.PlainDate.from(tag).toZonedDateTime("Europe/Berlin").toInstant().toString();

/** An instant some hours earlier or later. */
export const plusStunden = (instant: string, stunden: number): string =>
  Temporal.Instant.from(instant).add({ hours: stunden }).toString();

/** Whether an instant has come. */
export const istSoweit = (instant: string, jetzt: string): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(instant), Temporal.Instant.from(jetzt)) <= 0;

/** The later of two days; without a second one the first. */
export const spaeter = (a: Tag, b: Tag | undefined): Tag => (b && b > a ? b : a);

/** Days from one day to another, the last not counted. */
export const tageBis = (von: Tag, bis: Tag): number => tagNummer(bis) - tagNummer(von);

/**
 * First day of the period after the one that begins on `von`: the same day of the month as the first period began, or
 * the last day of a shorter month (31.01. → 28.02. → 31.03.; § 188 Abs. 2, 3 BGB).
 */
export function periodenende(anker: Tag, von: Tag): Tag {
  const [a, v] = [teile(anker), teile(von)];
  return plusMonate(anker, (v.jahr - a.jahr) * 12 + v.monat - a.monat + 1);
}

/** Last day of a period that ends before `bis` begins. */
export const letzterTag = (bis: Tag): Tag => plusTage(bis, -1);
