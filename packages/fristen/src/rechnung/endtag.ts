import type { RegelId } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
import { type Regime, regimes } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
import type { KeinErgebnis, Tag } from "@gebuehrenportal/recht";
import type { FristErgebnis, Fristeingabe, Grundeingabe, RegimeId, Verschiebung } from "../typen.ts";
import { abschluss, regimeAnwenden } from "./abschluss.ts";
import { type Ende, fristkalender, fristorte, verschobenerTag } from "./ende.ts";
import {
  anwenden,
  type Lage,
  type Mitschrift,
  mit,
  type Notiert,
  type Streitfrage,
  streit,
} from "./mitschrift.ts";
import { verschiebungsSchritte } from "./verschiebung.ts";
import { ansichten, type Kalender } from "./werktag.ts";

/** A counted end that only has to be moved and reported: for rules that count in a way of their own. */
export type Endtag = {
  readonly ereignisAm: Tag;
  readonly roh: Tag;
  readonly verschieben: boolean;
  readonly leitregel: RegelId;
  readonly fristtyp?: Fristeingabe["fristtyp"];
};

/** The calendars that decide for an input: those of its places, or of its regime. */
export const kalenderVon = (eingabe: Grundeingabe, standard: RegimeId): readonly Kalender[] => {
  const regime = eingabe.regime ?? standard;
  return fristkalender(regime, fristorte(regime, eingabe.ort, eingabe.weitereOrte));
};

/** Whether the regime and the input move an end. */
export const verschiebtEnde = (
  eingabe: Grundeingabe & { verschiebung?: Verschiebung },
  standard: RegimeId,
): boolean => {
  const regime: Regime = regimes[eingabe.regime ?? standard];
  return eingabe.verschiebung === undefined
    ? regime.verschiebung === "vorwaerts"
    : eingabe.verschiebung === "vorwaerts";
};

/** Moves, notes and reports an end. */
export function endtagErgebnis(
  mitschrift: Mitschrift,
  eingabe: Grundeingabe,
  standard: RegimeId,
  endtag: Endtag,
): FristErgebnis | KeinErgebnis {
  const regime = eingabe.regime ?? standard;
  const kalender = kalenderVon(eingabe, standard);
  const ende: Ende = endtag.verschieben
    ? verschobenerTag(endtag.roh, kalender)
    : { roh: endtag.roh, ende: endtag.roh, ausfalltage: [] };
  const weg = mit(
    mitschrift,
    regimeAnwenden(regime, endtag.ereignisAm),
    endtag.verschieben
      ? verschiebungsSchritte(mitschrift, endtag.fristtyp ? { fristtyp: endtag.fristtyp } : {}, regime, ende)
      : [],
    anwenden("R-TAGESENDE", endtag.ereignisAm),
  );
  return abschluss(weg, {
    ereignisAm: endtag.ereignisAm,
    regime,
    richtung: "vorwaerts",
    rechnerischesEnde: endtag.roh,
    ende: ende.ende,
    ausfalltage: ende.ausfalltage,
    kalender: kalender[0] ?? (() => undefined),
    weitereKalender: kalender.slice(1),
    ansichten: endtag.verschieben
      ? ansichten(mitschrift.zweck, kalender).map((k) => verschobenerTag(endtag.roh, [k]).ende)
      : [],
    vorfristen: eingabe.vorfristen,
    leitregel: endtag.leitregel,
    feiertageGeprueft: endtag.verschieben && regime !== "EUG",
  });
}

/**
 * A dispute about which day was counted: told with the days both are moved to, answered with the counted one. Where both move to
 * one day, it is the first.
 */
export function streitUmsEnde(
  lage: Lage,
  orte: readonly Kalender[],
  [frueh, spaet]: readonly [Tag, Tag],
  frage: Omit<Streitfrage, "frueher" | "spaeter">,
): Notiert<Tag> {
  const frueher = verschobenerTag(frueh, orte).ende;
  const spaeter = verschobenerTag(spaet, orte).ende;
  const { wert, notizen } = streit(lage, { ...frage, frueher, spaeter });
  return { wert: wert === frueher ? frueh : spaet, notizen };
}
