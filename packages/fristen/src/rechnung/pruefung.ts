import { bgbAnfang } from "@gebuehrenportal/gesetze/fristregeln/anfang.ts";
import { regimes } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
import { alsTag, type KeinErgebnis, keinErgebnis, type Tag, tag } from "@gebuehrenportal/recht";
import { ortPruefen } from "../orte/orte.ts";
import { sitzPruefen } from "../orte/sitze.ts";
import type { Dauer, Einheit, Grundeingabe } from "../typen.ts";
import { zaehldauer } from "./dauer.ts";

/** The days a calculation takes. Not law: the first is that of the BGB, the last keeps every result in the calendar. */
const ersterTag = bgbAnfang;
const letzterTag = tag("2199-12-31");
const hoechstwert: Readonly<Record<Einheit, number>> = {
  stunde: 10_000,
  tag: 36_600,
  werktag: 2_000,
  woche: 5_000,
  halbermonat: 2_000,
  monat: 1_200,
  vierteljahr: 400,
  halbjahr: 200,
  jahr: 100,
};

/** Says what is wrong with a day: none given, no day of the calendar, or out of range. */
export function tagPruefen(tag: Tag | undefined, feld: string): KeinErgebnis | undefined {
  if (tag === undefined) return keinErgebnis("Bitte geben Sie den Tag an.", "§ 187 BGB", feld);
  if (typeof tag !== "string" || alsTag(tag) === undefined)
    return keinErgebnis("Diesen Tag gibt es nicht.", "§ 187 BGB", feld);
  if (tag < ersterTag || tag > letzterTag)
    return keinErgebnis("Gerechnet wird mit Tagen der Jahre 1900 bis 2199.", "§ 187 BGB", feld);
  return undefined;
}

/** Days that may be missing. */
export const tagPruefenFalls = (tag: Tag | undefined, feld: string): KeinErgebnis | undefined =>
  tag === undefined ? undefined : tagPruefen(tag, feld);

/** Says what is wrong with a period: none, a part that is no whole number or too large. */
export function dauerPruefen(dauer: Dauer | undefined, feld = "dauer"): KeinErgebnis | undefined {
  const norm = "§ 186 BGB";
  if (!Array.isArray(dauer) || dauer.length === 0)
    return keinErgebnis("Bitte geben Sie eine Dauer an.", norm, feld);
  for (const [i, teil] of dauer.entries()) {
    const grenze = Object.hasOwn(hoechstwert, teil.einheit)
      ? hoechstwert[teil.einheit as Einheit]
      : undefined;
    if (grenze === undefined)
      return keinErgebnis("Diese Einheit gibt es nicht.", norm, `${feld}[${i}].einheit`);
    if (!Number.isInteger(teil.wert) || teil.wert < 0 || teil.wert > grenze)
      return keinErgebnis(
        `Bitte geben Sie eine ganze Zahl von 0 bis ${grenze} an.`,
        norm,
        `${feld}[${i}].wert`,
      );
  }
  const { monate, tage, werktage, stunden } = zaehldauer(dauer);
  if (monate + tage + werktage + stunden === 0)
    return keinErgebnis("Bitte geben Sie eine Dauer an.", norm, feld);
  if (monate > hoechstwert.monat || tage > hoechstwert.tag)
    return keinErgebnis("Eine Frist über 100 Jahre wird nicht gerechnet.", norm, feld);
  const arten = [monate + tage, werktage, stunden].filter((n) => n > 0).length;
  if (arten > 1)
    return keinErgebnis("Stunden und Werktage lassen sich nicht mit anderen Einheiten mischen.", norm, feld);
  return undefined;
}

/** Faults of what every calculation takes: place, further places, regime, reminders. */
export function grundPruefen(eingabe: Grundeingabe): KeinErgebnis | undefined {
  if (eingabe.regime !== undefined && !Object.hasOwn(regimes, eingabe.regime))
    return keinErgebnis("Diese Verfahrensordnung ist nicht bekannt.", "§ 186 BGB", "regime");
  for (const [i, ort] of [eingabe.ort, ...(eingabe.weitereOrte ?? [])].entries()) {
    const fehler = ort && (ortPruefen(ort) ?? sitzPruefen(ort, eingabe.regime));
    if (fehler && i > 0) return { ...fehler, feld: `weitereOrte[${i - 1}]` };
    if (fehler) return fehler;
  }
  for (const [i, v] of (eingabe.vorfristen ?? []).entries()) {
    const fehler = vorfristdauerPruefen(v, `vorfristen[${i}]`);
    if (fehler) return fehler;
  }
  return undefined;
}

/** Faults of the length of a reminder: those of any period, and hours. */
export const vorfristdauerPruefen = (dauer: Dauer, feld: string): KeinErgebnis | undefined =>
  dauerPruefen(dauer, feld) ??
  (zaehldauer(dauer).stunden > 0
    ? keinErgebnis("Eine Vorfrist wird in Tagen, Wochen oder Monaten gerechnet.", "§ 186 BGB", feld)
    : undefined);

/** The first fault of several checks. */
export const ersterFehler = (...fehler: readonly (KeinErgebnis | undefined)[]): KeinErgebnis | undefined =>
  fehler.find((f) => f !== undefined);
