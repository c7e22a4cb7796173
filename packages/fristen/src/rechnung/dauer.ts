import { bruchteile } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import { plusMonate, plusTage, type Tag, tag, tagAus, tageImMonat, teile } from "@gebuehrenportal/recht";
import type { Beginn, Dauer, Einheit } from "../typen.ts";

export { anzahl, dauerText, dauerTextDativ } from "./dauer-text.ts";

/** A period in the units that are counted: months in one step, then days; working days and hours for themselves. */
export type Zaehldauer = {
  readonly monate: number;
  readonly tage: number;
  readonly werktage: number;
  readonly stunden: number;
};

const { halbjahrMonate, vierteljahrMonate, halbermonatTage } = erste(bruchteile.fassungen).wert;
const wochentage = 7;
const jahrMonate = 12;

/** What one of each unit counts (§ 189 BGB: half a year six months, a quarter three, half a month fifteen days). */
const zaehlt: Readonly<Record<Einheit, readonly [als: keyof Zaehldauer, je: number]>> = {
  jahr: ["monate", jahrMonate],
  halbjahr: ["monate", halbjahrMonate],
  vierteljahr: ["monate", vierteljahrMonate],
  monat: ["monate", 1],
  halbermonat: ["tage", halbermonatTage],
  woche: ["tage", wochentage],
  tag: ["tage", 1],
  werktag: ["werktage", 1],
  stunde: ["stunden", 1],
};

/** Adds the parts up. */
export function zaehldauer(dauer: Dauer): Zaehldauer {
  const z = { monate: 0, tage: 0, werktage: 0, stunden: 0 };
  for (const { wert, einheit } of dauer) {
    const [als, je] = zaehlt[einheit];
    z[als] += wert * je;
  }
  return z;
}

/** End of a period of months and days (§§ 187, 188 BGB) before weekends: event or beginning of a day. */
export function rechnerischesEnde(ab: Tag, { monate, tage }: Zaehldauer, beginn: Beginn): Tag {
  if (beginn === "ereignis") return plusTage(plusMonate(ab, monate), tage);
  return monate === 0 ? plusTage(ab, tage - 1) : plusTage(endeBeginnfrist(ab, monate), tage);
}

/** § 188 Abs. 2 Alternative 2, Abs. 3 BGB: the day before the one with the same number, or the last of the month. */
function endeBeginnfrist(tag: Tag, monate: number): Tag {
  if (teile(tag).tag === 1) return plusTage(plusMonate(tag, monate), -1);
  const { jahr, monat } = teile(plusMonate(tagAus(teile(tag).jahr, teile(tag).monat, 1) ?? tag, monate));
  return tagAus(jahr, monat, Math.min(teile(tag).tag - 1, tageImMonat(jahr, monat))) ?? tag;
}

/** Last day for acting: the whole period lies between it and the event (R-BACK). */
export const letzterTagVor = (ereignis: Tag, { monate, tage }: Zaehldauer): Tag =>
  plusTage(plusMonate(ereignis, -monate), -tage - 1);

/** The period of one unit. */
export const dauerAus = (wert: number, einheit: Einheit): Dauer => [{ wert, einheit }];

function erste<T>(liste: readonly T[]): T {
  const [kopf] = liste;
  if (kopf === undefined) throw new RangeError(`keine Fassung vor ${tag("1900-01-01")}`);
  return kopf;
}
