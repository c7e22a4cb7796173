import { type KeinErgebnis, tag } from "@gebuehrenportal/recht";
import {
  type BekanntgabeErgebnis,
  type Bekanntgabeeingabe,
  bekanntgabe,
  type Dauer,
  type FristErgebnis,
  type Fristeingabe,
  frist,
  type Land,
  type Ort,
} from "../../index.ts";

/** One hostile input with the day counted by hand before the machine was asked; `null`: there must be no result. */
export type Zeile = readonly [
  worum: string,
  rechnung: () => FristErgebnis | BekanntgabeErgebnis | KeinErgebnis,
  ende: string | null,
];

/** „1m“, „2w“, „3j“, „10t“, „72s“, „3wt“, „1hm“ and mixtures like „1m1hm“. */
export const d = (kurz: string): Dauer =>
  [...kurz.matchAll(/(\d+)(wt|hm|hj|vj|[stwmj])/g)].map(([, zahl, einheit]) => ({
    wert: Number(zahl),
    einheit: einheiten[einheit as keyof typeof einheiten],
  }));

const einheiten = {
  s: "stunde",
  t: "tag",
  wt: "werktag",
  w: "woche",
  hm: "halbermonat",
  m: "monat",
  vj: "vierteljahr",
  hj: "halbjahr",
  j: "jahr",
} as const;

export const ort = (was: string): Ort =>
  was === ""
    ? {}
    : was.length === 2
      ? { land: was as Land }
      : was.startsWith("@")
        ? { gericht: was.slice(1) }
        : { gemeinde: was };

/** A period under the ZPO from an event. */
export const ab =
  (ereignis: string, dauer: string, wo: string, mehr: Partial<Fristeingabe> = {}) =>
  () =>
    frist({ regime: "ZPO", ereignisAm: tag(ereignis), dauer: d(dauer), ort: ort(wo), ...mehr });

/** A way of notification, alone. */
export const weg =
  (art: Bekanntgabeeingabe["weg"], am: string, wo: string, mehr: Partial<Bekanntgabeeingabe> = {}) =>
  () =>
    bekanntgabe({ weg: art, am: tag(am), ort: ort(wo), ...mehr });

/** A period of a month or more after a notification. */
export const nach =
  (art: Bekanntgabeeingabe["weg"], am: string, dauer: string, wo: string, regime: Fristeingabe["regime"]) =>
  () =>
    frist({
      bekanntgabe: { weg: art, am: tag(am) },
      dauer: d(dauer),
      ort: ort(wo),
      ...(regime && { regime }),
    });

/** A period backward from an event. */
export const vor =
  (ereignis: string, dauer: string, wo: string, mehr: Partial<Fristeingabe> = {}) =>
  () =>
    frist({ ereignisAm: tag(ereignis), dauer: d(dauer), ort: ort(wo), richtung: "rueckwaerts", ...mehr });
