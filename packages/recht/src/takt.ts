import { plusTage, type Tag, tagAus, teile } from "./tag.ts";
import { type Fassung, fassungAm, type Takt, type Zeitreihe, zeitreihe } from "./zeitreihe.ts";

/** First day after `tag` on which a figure of this rhythm is announced anew. */
export function naechsteWende(takt: Takt, tag: Tag): Tag {
  const { jahr, monat } = teile(tag);
  const juli = monat < 7 ? tagAus(jahr, 7, 1) : tagAus(jahr + 1, 7, 1);
  const januar = tagAus(jahr + 1, 1, 1);
  const wende = takt === "juli" ? juli : takt === "kalenderjahr" || monat >= 7 ? januar : juli;
  if (!wende) throw new RangeError(`${tag}: keine Wende danach`);
  return wende;
}

/** A series whose figure ends by itself and is announced anew. */
export type Jahresreihe<W> = Zeitreihe<W> & { readonly takt: Takt };

/** Builds the series of such a figure, as `zeitreihe` does. */
export const taktreihe = <W>(
  { takt, ...kopf }: { readonly norm: string; readonly geprueft: Tag; readonly takt: Takt },
  fassungen: readonly Fassung<W>[],
): Jahresreihe<W> => ({ ...zeitreihe(kopf, fassungen), takt });

/** Last day of the newest version; after it nothing is known until the next one is entered. */
export function laeuftAus({ takt, fassungen, norm }: Jahresreihe<unknown>): Tag {
  const letzte = fassungen.at(-1);
  if (!letzte) throw new RangeError(`${norm}: keine Fassung`);
  return plusTage(naechsteWende(takt, letzte.ab), -1);
}

/**
 * The version in force on a day, or `undefined` before the first one and after the end of the newest. A figure of the calendar
 * year holds in its own year only; the others hold until the next version.
 */
export function fassungImTakt<W>(reihe: Jahresreihe<W>, stichtag: Tag): Fassung<W> | undefined {
  const fassung = fassungAm(reihe, stichtag);
  const endet = reihe.takt === "kalenderjahr" || fassung === reihe.fassungen.at(-1);
  return fassung && endet && stichtag >= naechsteWende(reihe.takt, fassung.ab) ? undefined : fassung;
}

/**
 * The series with what an operator entered after its newest version, as far as it follows without a gap. What the series records
 * itself wins.
 */
export function fortgeschrieben<W>(reihe: Jahresreihe<W>, eintraege: readonly Fassung<W>[]): Jahresreihe<W> {
  const fassungen = [...reihe.fassungen];
  for (const eintrag of eintraege.toSorted((a, b) => (a.ab < b.ab ? -1 : 1))) {
    const letzte = fassungen.at(-1);
    if (letzte && eintrag.ab === naechsteWende(reihe.takt, letzte.ab)) fassungen.push(eintrag);
  }
  return { ...reihe, fassungen };
}
