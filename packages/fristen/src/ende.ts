import { plusTage, type Tag, tagNummer } from "@gebuehrenportal/recht";
import { euMindestarbeitstage } from "../gesetz/regeln/kennzahlen.ts";
import { type Regime, regimes } from "../gesetz/regeln/regimes.ts";
import { rechnerischesEnde, type Zaehldauer } from "./dauer.ts";
import { eugAusfall } from "./eug-kalender.ts";
import { wertVom } from "./fassung.ts";
import type { Ort } from "./feiertage.ts";
import type { Ausfalltag, Beginn, RegimeId } from "./typen.ts";
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

/** Counts one forward period from a day. Pure: steps and notes are the caller's. */
export function endeVon(ereignis: Tag, f: Endfrage): Ende {
  const [erster = kalender({})] = f.kalender;
  const jeOrt = f.dauer.werktage > 0 || (f.regime === "EU-1182/71" && f.verschieben);
  if (jeOrt && f.kalender.length > 1) return frueheste(ereignis, f);
  const roh = plusTage(
    f.dauer.werktage > 0
      ? werktagAb(
          f.beginn === "ereignis" ? plusTage(ereignis, 1) : ereignis,
          f.dauer.werktage,
          erster,
          "zaehlt",
        )
      : rechnerischesEnde(ereignis, f.dauer, f.beginn),
    f.zusatzTage,
  );
  if (!f.verschieben) return { roh, ende: roh, ausfalltage: [] };
  const gezaehlt = verschobenerTag(roh, f.kalender);
  return f.regime === "EU-1182/71" ? mitMindestarbeitstagen(ereignis, gezaehlt, erster) : gezaehlt;
}

/** Moves a day to the next working day of the earliest place; without a place holidays of the whole country count. */
export function verschobenerTag(roh: Tag, [erster = kalender({}), ...weitere]: readonly Kalender[]): Ende {
  const amOrt = (k: Kalender) => ({ ...naechsterWerktag(roh, k), ort: k.ort });
  const erstes = amOrt(erster);
  let frueh = erstes;
  let spaet = erstes;
  for (const k of weitere) {
    const n = amOrt(k);
    if (n.tag < frueh.tag) frueh = n;
    if (n.tag > spaet.tag) spaet = n;
  }
  return {
    roh,
    ende: frueh.tag,
    ausfalltage: frueh.ausfalltage,
    ...(frueh.ort && { ort: frueh.ort }),
    ...(spaet.tag > frueh.tag && { andernorts: spaet.tag }),
  };
}

/** Working days are other days at each place: where they are counted, the earliest of the ends is the period (R-ORT). */
function frueheste(ereignis: Tag, f: Endfrage): Ende {
  const enden = f.kalender.map((k) => endeVon(ereignis, { ...f, kalender: [k] }));
  const sortiert = enden.toSorted((a, b) => (a.ende < b.ende ? -1 : 1));
  const [erste = endeVon(ereignis, { ...f, kalender: [] })] = sortiert;
  const letzte = sortiert.at(-1)?.ende;
  return { ...erste, ...(letzte !== undefined && letzte !== erste.ende && { andernorts: letzte }) };
}

/** Art. 3 Abs. 5 VO 1182/71: a period of two days or more holds at least two working days. */
function mitMindestarbeitstagen(ereignis: Tag, e: Ende, k: Kalender): Ende {
  const { abTagen, arbeitstage } = wertVom(euMindestarbeitstage, ereignis);
  if (tagNummer(e.roh) - tagNummer(ereignis) < abTagen) return e;
  const zweiter = werktagAb(plusTage(ereignis, 1), arbeitstage, k, "zaehlt-nicht");
  return zweiter > e.ende ? { ...e, ende: zweiter, vorMindestdauer: e.ende } : e;
}

/** The places whose holidays count: those given, else those the regime fixes, else none (nationwide only). */
export function fristorte(
  regimeId: RegimeId,
  ort: Ort | undefined,
  weitere: readonly Ort[] = [],
): readonly Ort[] {
  const regime: Regime = regimes[regimeId];
  if (ort !== undefined && Object.keys(ort).length > 0) return [ort, ...weitere];
  return regime.laender ? [...regime.laender.map((land) => ({ land })), ...weitere] : [{}, ...weitere];
}

/** The calendars of a regime: the EU courts have their own. */
export const fristkalender = (regimeId: RegimeId, orte: readonly Ort[]): readonly Kalender[] =>
  regimeId === "EUG" ? [eugAusfall] : orte.map(kalender);
