import type { Dauer, Einheit, Ort, RegimeId } from "@gebuehrenportal/fristen";
import { feiertageAm } from "./feiertage.ts";
import { monatsersterNach, monatsletzterVon, type Platz, tagAm, zahlImMonat } from "./kalender.ts";
import type { Pruefort } from "./pruefort.ts";
import type { Pruefregeln } from "./regeln.ts";
import { denkbareOrte, gerichtshof, pruefort, pruefregimes } from "./tabellen.ts";

/** The rules and the place under which days are looked at. */
export type Lage = { readonly regeln: Pruefregeln; readonly ort: Pruefort };

export const istFeiertag = ({ regeln, ort }: Lage, p: Platz): boolean =>
  feiertageAm(ort, tagAm(p).jahr, regeln.ohneFeiertag).has(p);

/** Neither Saturday nor Sunday nor holiday of the place. */
export function istWerktag(lage: Lage, p: Platz): boolean {
  const { wochentag } = tagAm(p);
  if (wochentag === 7 || (wochentag === 6 && lage.regeln.samstagVerschiebt)) return false;
  return !istFeiertag(lage, p);
}

/** The day itself or the next working day. */
export function abWerktag(lage: Lage, p: Platz): Platz {
  let tag = p;
  while (!istWerktag(lage, tag)) tag += 1;
  return tag;
}

/** A place with only those local holidays that are certain. */
export const gesichert = (lage: Lage): Lage =>
  lage.ort.ungesichert ? { ...lage, ort: { ...lage.ort, oertlich: [] } } : lage;

/**
 * A place with those local holidays, too, of which it is not certain that it has none. Where no town is known: each
 * Land that it may be in, with all local holidays there.
 */
export function vorsichtig(lage: Lage): readonly Lage[] {
  const { oertlich, fraglich = [], bekannt, land, sitze } = lage.ort;
  if (land === "EuGH") return [lage];
  if (sitze) return sitze.map((ort) => ({ ...lage, ort }));
  return bekannt
    ? [{ ...lage, ort: { ...lage.ort, oertlich: [...oertlich, ...fraglich] } }]
    : denkbareOrte(lage.ort).map((ort) => ({ ...lage, ort }));
}

/** The day itself or the working day before. */
export function bisWerktag(lage: Lage, p: Platz): Platz {
  let tag = p;
  while (!istWerktag(lage, tag)) tag -= 1;
  return tag;
}

const monateJe: Partial<Record<Einheit, number>> = { jahr: 12, halbjahr: 6, vierteljahr: 3, monat: 1 };
const tageJe: Partial<Record<Einheit, number>> = { woche: 7, halbermonat: 15, tag: 1 };

const zusammen = (dauer: Dauer, je: Partial<Record<Einheit, number>>): number =>
  dauer.reduce((summe, { wert, einheit }) => summe + wert * (je[einheit] ?? 0), 0);

export const monateIn = (dauer: Dauer): number => zusammen(dauer, monateJe);
export const tageIn = (dauer: Dauer): number => zusammen(dauer, tageJe);
export const anzahl = (dauer: Dauer, einheit: Einheit): number => zusammen(dauer, { [einheit]: 1 });

/** The day `n` months on with the number of this one; where the month has no such day its last (§ 188 Abs. 3 BGB). */
export function monateWeiter(p: Platz, n: number, regeln: Pruefregeln): Platz {
  if (n === 0) return p;
  const erster = monatsersterNach(p, n);
  return zahlImMonat(erster, tagAm(p).tag) ?? monatsletzterVon(erster) - regeln.fehlenderTagFrueher;
}

/** End of a period from an event: the months in one step, then the days (§ 187 Abs. 1, § 188 BGB). */
export const nachEreignis = (p: Platz, dauer: Dauer, regeln: Pruefregeln): Platz =>
  monateWeiter(p, monateIn(dauer), regeln) + tageIn(dauer);

/** End of a period whose first day counts (§ 187 Abs. 2 BGB): the day before the one with the same number. */
export function nachTagesanfang(p: Platz, dauer: Dauer): Platz {
  const monate = monateIn(dauer);
  if (monate === 0) return p + tageIn(dauer) - 1;
  if (tagAm(p).tag === 1) return monatsersterNach(p, monate) - 1 + tageIn(dauer);
  const erster = monatsersterNach(p, monate);
  return (zahlImMonat(erster, tagAm(p).tag - 1) ?? monatsletzterVon(erster)) + tageIn(dauer);
}

/** The places whose days count: those said, else the seats of the regime, else none. */
export function lagen(
  e: { readonly ort?: Ort; readonly weitereOrte?: readonly Ort[] },
  regime: RegimeId,
  regeln: Pruefregeln,
): readonly Lage[] {
  if (regime === "EUG") return [{ regeln, ort: gerichtshof }];
  const gesagt = e.ort === undefined ? [] : [e.ort];
  const sitze = gesagt.length > 0 ? [] : (pruefregimes[regime].sitze ?? []).map((land) => ({ land }));
  const alle: readonly Ort[] = [...gesagt, ...sitze, ...(e.weitereOrte ?? [])];
  return (alle.length > 0 ? alle : [{}]).map((ort) => ({ regeln, ort: pruefort(ort, regime) }));
}

export const spaeteste = (tage: readonly Platz[]): Platz => Math.max(...tage);
export const frueheste = (tage: readonly Platz[]): Platz => Math.min(...tage);
