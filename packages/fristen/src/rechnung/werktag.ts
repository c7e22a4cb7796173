import { endverschiebung } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import type { Ausfallgrund } from "@gebuehrenportal/gesetze/fristregeln/typen.ts";
import { fassungAm, plusTage, type Tag, wochentag } from "@gebuehrenportal/recht";
import type { Ort } from "../ort.ts";
import { feiertagAm, feiertagsansichten, ungesicherteFeiertage } from "../orte/feiertage.ts";
import type { Ausfalltag, Zweck } from "../typen.ts";

const samstag = 6;
const sonntag = 7;

/** Why no period can end on a day: what the law names of Saturday, Sunday and holiday of the place; `undefined` on working days. */
export function ausfall(tag: Tag, ort: Ort): Ausfalltag | undefined {
  const w = wochentag(tag);
  const f = feiertagAm(tag, ort);
  const wochenende = w === samstag ? "samstag" : w === sonntag ? "sonntag" : undefined;
  const moeglich: readonly (Ausfallgrund | undefined)[] = [wochenende, f ? "feiertag" : undefined];
  const grund = moeglich.find((g) => g && keinEnde(tag).includes(g));
  return grund && (f ? { tag, grund, feiertag: f } : { tag, grund });
}

/** On what no period ends that day (§ 193 BGB and its kin); before the first version as in it. */
const keinEnde = (tag: Tag): readonly Ausfallgrund[] =>
  (fassungAm(endverschiebung, tag) ?? endverschiebung.fassungen[0])?.wert.keinEnde ?? [];

/** Tells of a day whether a period can end on it. */
export type Kalender = ((t: Tag) => Ausfalltag | undefined) & {
  /** Whose holidays it knows. */
  readonly ort?: Ort;
};

/** Weekends and the holidays of a place. */
export const kalender = (ort: Ort): Kalender => Object.assign((t: Tag) => ausfall(t, ort), { ort });

/** A calendar with only those holidays of its place that are certain. */
export const gesichert = (kalender: Kalender): Kalender =>
  kalender.ort === undefined || !ungesicherteFeiertage(kalender.ort)
    ? kalender
    : (tag) => {
        const a = kalender(tag);
        return a?.grund === "feiertag" && a.feiertag?.sicherheit !== "hoch" ? undefined : a;
      };

/** Calendars that also count what may be a holiday at the place: one for each view of that. */
export const vorsichtig = (kalender: Kalender): readonly Kalender[] =>
  kalender.ort === undefined
    ? [kalender]
    : feiertagsansichten(kalender.ort).map(
        (moeglich) => (t) => kalender(t) ?? (moeglich(t) ? { tag: t, grund: "feiertag" } : undefined),
      );

/** The calendars on which the safe day of a purpose rests beside those of the places: empty where nothing is in doubt. */
export const ansichten = (zweck: Zweck, orte: readonly Kalender[]): readonly Kalender[] =>
  zweck === "warten" ? orte.flatMap(vorsichtig) : orte.map(gesichert).filter((k) => !orte.includes(k));

/** The day itself or the next one on which a period can end, with the days passed over. */
export function naechsterWerktag(
  tag: Tag,
  kalender: Kalender,
): { readonly tag: Tag; readonly ausfalltage: readonly Ausfalltag[] } {
  const ausfalltage: Ausfalltag[] = [];
  let d = tag;
  for (let a = kalender(d); a; a = kalender(d)) {
    ausfalltage.push(a);
    d = plusTage(d, 1);
  }
  return { tag: d, ausfalltage };
}

/** The day itself or the working day before it. */
export function vorherigerWerktag(tag: Tag, kalender: Kalender): Tag {
  let d = tag;
  while (kalender(d)) d = plusTage(d, -1);
  return d;
}

/** Whether a Saturday counts as a working day: yes in general (Monday to Saturday), no for paying rent. */
export type Samstagszaehlung = "zaehlt" | "zaehlt-nicht";

/** A day that counts when working days are counted. */
function istZaehltag(tag: Tag, kalender: Kalender, samstage: Samstagszaehlung): boolean {
  const a = kalender(tag);
  return a === undefined || (a.grund === "samstag" && a.feiertag === undefined && samstage === "zaehlt");
}

/** The n-th counted working day from a day on, that day included. */
export function werktagAb(ab: Tag, zahl: number, kalender: Kalender, samstage: Samstagszaehlung): Tag {
  let d = ab;
  for (let gezaehlt = 0; ; d = plusTage(d, 1)) {
    if (istZaehltag(d, kalender, samstage)) gezaehlt += 1;
    if (gezaehlt >= zahl) return d;
  }
}

/** The n-th counted working day before a day, that day not included. */
export function werktagVor(vor: Tag, zahl: number, kalender: Kalender, samstage: Samstagszaehlung): Tag {
  let d = vor;
  for (let gezaehlt = 0; gezaehlt < zahl; ) {
    d = plusTage(d, -1);
    if (istZaehltag(d, kalender, samstage)) gezaehlt += 1;
  }
  return d;
}
