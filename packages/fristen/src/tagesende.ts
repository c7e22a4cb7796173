import { alsTag, type Tag } from "@gebuehrenportal/recht";

const berlin = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Berlin",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/**
 * The calendar day in Berlin of a time stamp with its zone (beA, eEB, mail): what arrives before 24:00 arrived on that day
 * (§ 188 Abs. 1 BGB). `undefined` for texts that are no ISO time stamp with a zone.
 */
export function tagInBerlin(zeitstempel: string): Tag | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(zeitstempel)) return undefined;
  const zeit = new Date(zeitstempel);
  return Number.isNaN(zeit.getTime()) ? undefined : alsTag(berlin.format(zeit));
}
