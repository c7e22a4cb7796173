import { sommerzeit } from "@gebuehrenportal/gesetze/fristregeln/sommerzeit.ts";
import {
  alsTag,
  plusTage,
  type Tag,
  tagAus,
  tagMitNummer,
  tagNummer,
  teile,
  wochentag,
} from "@gebuehrenportal/recht";

const form =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(?:Z|([+-])([01]\d|2[0-3]):?([0-5]\d))$/;
const tagMinuten = 1440;
const stundeMinuten = 60;

/**
 * The calendar day in Berlin of a time stamp with its zone (beA, eEB, mail): what arrives before 24:00 arrived on that day
 * (§ 188 Abs. 1 BGB). `undefined` for texts that are no ISO time stamp with a zone, and before the uniform summer time of 1996.
 */
export function tagInBerlin(zeitstempel: string): Tag | undefined {
  const m = form.exec(zeitstempel);
  const tag = m && alsTag(m[1] ?? "");
  if (!m || !tag || tag < sommerzeit.ab) return undefined;
  const zone = minuten(m[5], m[6]) * (m[4] === "-" ? -1 : 1);
  const utc = tagNummer(tag) * tagMinuten + minuten(m[2], m[3]) - zone;
  const { jahr } = teile(tagMitNummer(Math.floor(utc / tagMinuten)));
  const sommer =
    utc >= umstellung(jahr, sommerzeit.beginnMonat) && utc < umstellung(jahr, sommerzeit.endeMonat);
  return tagMitNummer(Math.floor((utc + stundeMinuten * (sommer ? 2 : 1)) / tagMinuten));
}

const minuten = (stunden = "0", rest = "0"): number => Number(stunden) * stundeMinuten + Number(rest);

/** The minute of the change: the last Sunday of the month, one o'clock UTC. */
const umstellung = (jahr: number, monat: number): number =>
  tagNummer(letzterSonntag(jahr, monat)) * tagMinuten + sommerzeit.stundeUtc * stundeMinuten;

/** The last Sunday of March or October, on which the clock is changed. */
export function letzterSonntag(jahr: number, monat: number): Tag {
  const letzter = tagAus(jahr, monat, 31) ?? sommerzeit.ab;
  return plusTage(letzter, -(wochentag(letzter) % 7));
}
