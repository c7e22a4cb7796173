import { alsTag, type Tag } from "@gebuehrenportal/recht";

const monatsnamen = [
  "januar",
  "februar",
  "märz",
  "april",
  "mai",
  "juni",
  "juli",
  "august",
  "september",
  "oktober",
  "november",
  "dezember",
] as const;

/** Every date a text may hold: „3. März 2023“, „03.03.23“, „2023-03-03“. */
export const datumsmuster =
  /(?<![\d.])(\d{1,2})\. ?(?:(\d{1,2})\. ?(\d{4}|\d{2})(?![\d.]*\d)|(Januar|Jänner|Februar|März|Maerz|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) (\d{4}))|(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/giu;

/** The day of a hit of `datumsmuster`; `undefined`: there is no such day. */
export function tagAusTreffer([
  ,
  tag,
  monat,
  jahr,
  name,
  jahrBeiName,
  isoJahr,
  isoMonat,
  isoTag,
]: RegExpExecArray): Tag | undefined {
  if (isoJahr !== undefined) return alsTag(`${isoJahr}-${isoMonat}-${isoTag}`);
  const nummer = name === undefined ? Number(monat) : monatsnummer(name);
  const volles = jahrBeiName ?? (jahr?.length === 2 ? `${Number(jahr) < 60 ? 20 : 19}${jahr}` : jahr);
  return alsTag(`${volles}-${String(nummer).padStart(2, "0")}-${String(tag).padStart(2, "0")}`);
}

const monatsnummer = (name: string): number =>
  monatsnamen.indexOf(name.toLowerCase().replace("jänner", "januar").replace("maerz", "märz") as "mai") + 1;
