import { euMindestarbeitstage } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import { type Regime, regimes } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
import { plusTage, type Tag, tagNummer } from "@gebuehrenportal/recht";
import type { Ort } from "../ort.ts";
import { eugAusfall } from "../orte/eug-kalender.ts";
import { ortDerSache } from "../orte/sitze.ts";
import type { Ausfalltag, Beginn, RegimeId } from "../typen.ts";
import { rechnerischesEnde, type Zaehldauer } from "./dauer.ts";
import { wertVom } from "./fassung.ts";
import { spaeterer } from "./tage.ts";
import { type Kalender, kalender, naechsterWerktag, werktagAb } from "./werktag.ts";

/** One forward period, ready to count. `zusatzTage` come after the months and days (distance of the EU courts). */
export type Endfrage = {
  readonly regime: RegimeId;
  readonly dauer: Zaehldauer;
  readonly beginn: Beginn;
  readonly zusatzTage: number;
  readonly verschieben: boolean;
  readonly kalender: readonly Kalender[];
};

/** The end of a period: counted, moved, and what lies between; `andernorts` is the later day of a further place. */
export type Ende = {
  readonly roh: Tag;
  readonly ende: Tag;
  readonly ausfalltage: readonly Ausfalltag[];
  readonly andernorts?: Tag;
  /** Of several places the one whose calendar gave the end. */
  readonly ort?: Ort;
  /** End before the two working days of Art. 3 Abs. 5 VO 1182/71 were added. */
  readonly vorMindestdauer?: Tag;
};

/** Counts one forward period from a day, at each place: the earliest end is the period (R-ORT). Pure: steps and notes are the caller's. */
export const endeVon = (ereignis: Tag, endfrage: Endfrage): Ende =>
  frueheste(endfrage.kalender.map((k) => endeAm(ereignis, endfrage, k)));

function endeAm(ereignis: Tag, endfrage: Endfrage, kalender: Kalender): Ende {
  const { dauer, beginn } = endfrage;
  const erster = beginn === "ereignis" ? plusTage(ereignis, 1) : ereignis;
  const gezaehlt =
    dauer.werktage > 0
      ? werktagAb(erster, dauer.werktage, kalender, "zaehlt")
      : rechnerischesEnde(ereignis, dauer, beginn);
  const roh = plusTage(gezaehlt, endfrage.zusatzTage);
  if (!endfrage.verschieben) return { roh, ende: roh, ausfalltage: [] };
  const ende = verschobenAm(roh, kalender);
  return endfrage.regime === "EU-1182/71" ? mitMindestarbeitstagen(ereignis, ende, kalender) : ende;
}

/** Moves a day to the next working day of the earliest place. */
export const verschobenerTag = (roh: Tag, orte: readonly Kalender[]): Ende =>
  frueheste(orte.map((k) => verschobenAm(roh, k)));

function verschobenAm(roh: Tag, kalender: Kalender): Ende {
  const { tag, ausfalltage } = naechsterWerktag(roh, kalender);
  return { roh, ende: tag, ausfalltage, ...(kalender.ort && { ort: kalender.ort }) };
}

function frueheste(enden: readonly Ende[]): Ende {
  const frueh = enden.reduce((a, b) => (b.ende < a.ende ? b : a));
  const spaet = enden.map(({ ende }) => ende).reduce(spaeterer);
  return spaet === frueh.ende ? frueh : { ...frueh, andernorts: spaet };
}

/** Art. 3 Abs. 5 VO 1182/71: a period of two days or more holds at least two working days. */
function mitMindestarbeitstagen(ereignis: Tag, ende: Ende, kalender: Kalender): Ende {
  const { abTagen, arbeitstage } = wertVom(euMindestarbeitstage, ereignis);
  if (tagNummer(ende.roh) - tagNummer(ereignis) < abTagen) return ende;
  const zweiter = werktagAb(plusTage(ereignis, 1), arbeitstage, kalender, "zaehlt-nicht");
  return zweiter > ende.ende ? { ...ende, ende: zweiter, vorMindestdauer: ende.ende } : ende;
}

/** The places whose holidays count: those given, else those the regime fixes, else none (nationwide only). */
export function fristorte(
  regimeId: RegimeId,
  ort: Ort | undefined,
  weitere: readonly Ort[] = [],
): readonly Ort[] {
  const regime: Regime = regimes[regimeId];
  const andere = weitere.map((eine) => ortDerSache(eine, regimeId));
  if (ort !== undefined && Object.keys(ort).length > 0) return [ortDerSache(ort, regimeId), ...andere];
  return regime.laender ? [...regime.laender.map((land) => ({ land })), ...andere] : [{}, ...andere];
}

/** The calendars of a regime: the EU courts have their own. */
export const fristkalender = (regimeId: RegimeId, orte: readonly Ort[]): readonly Kalender[] =>
  regimeId === "EUG" ? [eugAusfall] : orte.map(kalender);
