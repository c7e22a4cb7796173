import type { Datumsfund } from "./datum.ts";

/** So far the sentence reaches before and behind its day: lists of judges are long. */
const reichweite = 1600;

const beginn =
  /(?<!\p{L})(?:hat|haben|erl(?:ä|ae)(?:ss|ß)t|beschlie(?:ß|ss)t|erkennt|fasst|faßt|ergeht)(?!\p{L})/gu;
const gericht =
  /gericht|senat|kammer|richter|vorsitzende|spruchk|präsident|schiedsstelle|beschwerdestelle|beschlussabteilung|rechtspfleger/iu;
const verb =
  /(?<!\p{L})(?:beschlossen|für\s+Recht\s+erkannt|entschieden|angeordnet|verfügt|verkündet|folgende[nrs]?\s+(?:[\p{L}-]*(?:urteil|beschlu(?:ss|ß)|bescheid|entscheidung|verfügung|anordnung))(?:\s+(?:erlassen|gefasst|gefaßt|verkündet|gefällt|getroffen))?)\s*(:|(?=\n|$))/giu;
const satzende = /\p{Ll}{4,}\.\s+\p{Lu}\p{Ll}+|\n\s*\n\s*\n/u;
/** „am 3. Mai 2020 eingegangene“: the day of something else. */
const partizip =
  /^\s*(?:(?:bei|beim|vor|durch|von|dem|der|das|Gericht|hier)\s)*\p{Ll}{3,}(?:ene|te|ete|tene)[nrsm]?(?!\p{L})/u;
const fremd =
  /(?:eingegangen|eingereicht|geboren|zugestellt|erhoben|bis zum|verkündet|bekannt|termin|zeitpunkt|stand|schluss)\s*,?\s*am\s*$/iu;

/**
 * Whether a date is the day in the sentence with which a court decides: „hat der 2. Senat … am 14. Oktober 2021 durch
 * … beschlossen:“. The sentence may go over many lines, but not over its end.
 */
export function imEntscheidungssatz(text: string, { start, ende }: Datumsfund): boolean {
  const davor = text.slice(Math.max(0, start - reichweite), start);
  const danach = text.slice(ende, ende + reichweite);
  const nahe = davor.slice(-200);
  if (/^\s*(?:geschlossen|beendet|stattgefunden)/u.test(danach)) return false;
  const sitzung = /Sitzung\s+(?:vom|am)\s*$/u.test(nahe) && !/(?:Anhörung|anträge)[^.]{0,160}$/u.test(nahe);
  if (!/(?<!\p{L})am\s*$/u.test(nahe) && !sitzung) return false;
  if (/Verhandlung\s+am\s*$/u.test(nahe) || fremd.test(nahe)) return false;
  if (partizip.test(danach) && !/^\s*(?:beschlossene?|gemäß|ohne)/u.test(danach)) return false;
  const anfang = [...davor.matchAll(beginn)].at(-1);
  if (!anfang) return false;
  const bisher = davor.slice(anfang.index);
  if (satzende.test(bisher)) return false;
  for (const treffer of danach.matchAll(verb)) {
    const dazwischen = danach.slice(0, treffer.index);
    if (satzende.test(dazwischen)) return false;
    const umgebung = `${davor.slice(-400)} ${dazwischen}`;
    return gericht.test(umgebung) && endetSo(treffer, `${bisher} ${dazwischen}`, danach);
  }
  return false;
}

/** The verb ends the sentence: with a colon, where judges are named before or a new line begins behind; or as a line of its own. */
function endetSo(treffer: RegExpExecArray, satz: string, danach: string): boolean {
  const [worte, doppelpunkt] = treffer;
  const rest = danach.slice(treffer.index + worte.length);
  const zeilenende = /^[ \t]*(?:\n|$)/.test(rest);
  if (doppelpunkt === "") return zeilenende && /^\s*(?:[\p{Lu}\d]|$)/u.test(rest);
  if (zeilenende) return true;
  return streng.test(worte) && /Richter|Vorsitzende|Präsident|Senat|Kammer|Gericht/u.test(satz);
}

/** These verbs stand in sentences about decisions, too, but hardly before a colon. */
const streng = /beschlossen|Recht\s+erkannt|folgende/iu;
