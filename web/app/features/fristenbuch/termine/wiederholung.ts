import {
  plusMonate,
  plusTage,
  type Tag,
  tagAus,
  tageImMonat,
  tagNummer,
  teile,
  wochentag,
} from "@gebuehrenportal/recht";

/**
 * How something comes again. `monat-tag`: on the day of the month of its first day, in shorter months on the last one;
 * `monat-wochentag`: on the second Tuesday, the fifth being the last one; `monat-letzter`: on the last Tuesday; `jahr`: on
 * its date, 29 February in common years on the 28th. So each span has exactly one day, and none is left out unnoticed.
 */
export const takte = ["woche", "monat-tag", "monat-wochentag", "monat-letzter", "jahr"] as const;
export type Takt = (typeof takte)[number];

/** How something comes again, and until when: at most one of the two ends is set. */
export type Wiederholung = {
  readonly takt: Takt;
  /** Every so many weeks, months or years. */
  readonly alle: number;
  /** The last day that it may fall on. */
  readonly bis: Tag | null;
  readonly anzahl: number | null;
};

/** A day, or a first day with what follows from it. */
export type Serie = { readonly tag: Tag; readonly wiederholung: Wiederholung | null };

/** Largest number of weeks, months or years from one to the next, and of days of a series. */
export const alleHoechstens = 99;
export const anzahlHoechstens = 999;

/** Nothing is computed beyond the years that a day can be written in. */
const ausserhalb = 9990;

/** Which weekday of its month a day is, from 1; 5 is the last one. */
export const wievielter = (t: Tag): number => Math.ceil(teile(t).tag / 7);

/** Whether a day is the last Tuesday of its month, or whatever it is. */
export const istLetzter = (t: Tag): boolean => {
  const { jahr, monat, tag } = teile(t);
  return tag + 7 > tageImMonat(jahr, monat);
};

/** The day of a series with this number, from 0; undefined: not in any year that can be written. */
export function serientag(
  beginn: Tag,
  { takt, alle }: Pick<Wiederholung, "takt" | "alle">,
  nr: number,
): Tag | undefined {
  const weite = nr * alle;
  if (
    teile(beginn).jahr + (takt === "woche" ? weite / 52 : takt === "jahr" ? weite : weite / 12) >
    ausserhalb
  )
    return undefined;
  switch (takt) {
    case "woche":
      return plusTage(beginn, 7 * weite);
    case "monat-tag":
      return plusMonate(beginn, weite);
    case "jahr":
      return plusMonate(beginn, 12 * weite);
    default:
      return wochentagImMonat(beginn, weite, takt === "monat-letzter" ? 5 : wievielter(beginn));
  }
}

/** The so manieth weekday of a month so many months away; the fifth is the last one. */
function wochentagImMonat(beginn: Tag, monate: number, wievielter: number): Tag {
  const { jahr, monat } = teile(plusMonate(beginn, monate));
  const erster = tagAus(jahr, monat, 1) ?? beginn;
  const erstesMal = 1 + ((wochentag(beginn) - wochentag(erster) + 7) % 7);
  const letztes = erstesMal + 28 <= tageImMonat(jahr, monat) ? erstesMal + 28 : erstesMal + 21;
  return plusTage(erster, (wievielter >= 5 ? letztes : erstesMal + 7 * (wievielter - 1)) - 1);
}

/** A number whose day surely lies before a day, or 0. */
function davor(beginn: Tag, { takt, alle }: Wiederholung, von: Tag): number {
  const [a, b] = [teile(beginn), teile(von)];
  const spannen =
    takt === "woche"
      ? (tagNummer(von) - tagNummer(beginn)) / 7
      : takt === "jahr"
        ? b.jahr - a.jahr
        : (b.jahr - a.jahr) * 12 + b.monat - a.monat;
  return Math.max(0, Math.floor(spannen / alle) - 1);
}

/** The days of a series within a span, ascending. */
export function serientage(
  { tag: beginn, wiederholung }: Serie,
  { von, bis }: { readonly von: Tag; readonly bis: Tag },
): readonly Tag[] {
  if (wiederholung === null) return von <= beginn && beginn <= bis ? [beginn] : [];
  const { anzahl } = wiederholung;
  const ende = wiederholung.bis !== null && wiederholung.bis < bis ? wiederholung.bis : bis;
  const tage: Tag[] = [];
  for (let nr = davor(beginn, wiederholung, von); anzahl === null || nr < anzahl; nr++) {
    const tag = serientag(beginn, wiederholung, nr);
    if (tag === undefined || tag > ende) break;
    if (tag >= von) tage.push(tag);
  }
  return tage;
}

/** Whether a series has this day. */
export const istSerientag = (serie: Serie, tag: Tag): boolean =>
  serientage(serie, { von: tag, bis: tag }).length > 0;

/** The last day of a series; null: it has none. */
export function letzterTag({ tag: beginn, wiederholung }: Serie): Tag | null {
  if (wiederholung === null) return beginn;
  const { anzahl, bis } = wiederholung;
  if (anzahl !== null) return serientag(beginn, wiederholung, anzahl - 1) ?? null;
  if (bis === null) return null;
  for (let nr = davor(beginn, wiederholung, bis) + 3; nr > 0; nr--) {
    const tag = serientag(beginn, wiederholung, nr);
    if (tag !== undefined && tag <= bis) return tag;
  }
  return beginn;
}

/** How many days of a series lie before this one. */
export const tageVor = (serie: Serie, tag: Tag): number =>
  tag <= serie.tag ? 0 : serientage(serie, { von: serie.tag, bis: plusTage(tag, -1) }).length;
