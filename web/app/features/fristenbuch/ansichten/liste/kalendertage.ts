import { feiertagAm, type Ort } from "@gebuehrenportal/fristen";
import {
  plusMonate,
  plusTage,
  type Tag,
  tageImMonat,
  tagMitNummer,
  tagNummer,
  teile,
  wochentag,
} from "@gebuehrenportal/recht";

/** A day as the calendars of the book show it. */
export type Kalendertag = {
  readonly tag: Tag;
  readonly wochenende: boolean;
  /** Name of the holiday at the place that was asked for. */
  readonly feiertag: string | undefined;
  readonly heute: boolean;
};

const monate = [
  "Januar",
  "Februar",
  "März",
  "April",
  "Mai",
  "Juni",
  "Juli",
  "August",
  "September",
  "Oktober",
  "November",
  "Dezember",
] as const;

/** „November 2026“ */
export const monatsname = (t: Tag): string => `${monate[teile(t).monat - 1]} ${teile(t).jahr}`;

/** The Monday of the week of a day. */
export const montagVor = (t: Tag): Tag => plusTage(t, 1 - wochentag(t));

/** The first day of the month of a day. */
export const monatsanfang = (t: Tag): Tag => plusTage(t, 1 - teile(t).tag);

/** The first day of the month that lies so many months away. */
export const andererMonat = (t: Tag, um: number): Tag => plusMonate(monatsanfang(t), um);

/** The last day of the month of a day. */
export const monatsende = (tag: Tag): Tag => {
  const { jahr, monat } = teile(tag);
  return plusTage(monatsanfang(tag), tageImMonat(jahr, monat) - 1);
};

/** All days from one to another, with weekends and the holidays of a place. */
export function kalendertage(
  von: Tag,
  bis: Tag,
  { ort, heute }: { readonly ort: Ort; readonly heute: Tag },
): readonly Kalendertag[] {
  const erster = tagNummer(von);
  return Array.from({ length: tagNummer(bis) - erster + 1 }, (_, index) => {
    const tag = tagMitNummer(erster + index);
    return {
      tag,
      wochenende: wochentag(tag) >= 6,
      feiertag: feiertagAm(tag, ort)?.name,
      heute: tag === heute,
    };
  });
}
