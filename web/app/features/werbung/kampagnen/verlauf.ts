import { datum, plusTage, type Tag } from "@gebuehrenportal/recht";
import type { Tageszahl } from "../anzeigen/zaehler-store.server.ts";

/** The sum of a day over all places. */
export type Tagessumme = { readonly tag: Tag; readonly ansichten: number; readonly klicks: number };

/** One sum for every day from the first on, days without figures included. */
export function tagessummen(zahlen: readonly Tageszahl[], ab: Tag, tage: number): readonly Tagessumme[] {
  const jeTag = Map.groupBy(zahlen, ({ tag }) => tag);
  return Array.from({ length: tage }, (_, index) => {
    const tag = plusTage(ab, index);
    const heute = jeTag.get(tag) ?? [];
    return {
      tag,
      ansichten: heute.reduce((summe, { ansichten }) => summe + ansichten, 0),
      klicks: heute.reduce((summe, { klicks }) => summe + klicks, 0),
    };
  });
}

/** The sums of each place, in the order of the first appearance. */
export function platzsummen(zahlen: readonly Tageszahl[]): readonly Omit<Tageszahl, "tag">[] {
  return [...Map.groupBy(zahlen, ({ platz }) => platz)].map(([platz, eigene]) => ({
    platz,
    ansichten: eigene.reduce((summe, { ansichten }) => summe + ansichten, 0),
    klicks: eigene.reduce((summe, { klicks }) => summe + klicks, 0),
    sekunden: eigene.reduce((summe, { sekunden }) => summe + sekunden, 0),
  }));
}

/** The upper end of an axis: the next of 5, 10, 20, 50, 100 … */
export function achsenende(hoechstens: number): number {
  let zehner = 1;
  while (zehner * 10 < hoechstens) zehner *= 10;
  const ende = [1, 2, 5, 10].map((mal) => mal * zehner).find((eines) => eines >= hoechstens) ?? hoechstens;
  return Math.max(5, ende);
}

/** Day and month, as they stand below an axis. */
export const kurz = (tag: Tag): string => datum(tag).slice(0, 6);
