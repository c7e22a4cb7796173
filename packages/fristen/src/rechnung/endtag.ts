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
export const kalenderVon = (e: Grundeingabe, standard: RegimeId): readonly Kalender[] => {
  const regime = e.regime ?? standard;
  return fristkalender(regime, fristorte(regime, e.ort, e.weitereOrte));
};

/** Whether the regime and the input move an end. */
export const verschiebtEnde = (
  e: Grundeingabe & { verschiebung?: Verschiebung },
  standard: RegimeId,
): boolean => {
  const regime: Regime = regimes[e.regime ?? standard];
  return e.verschiebung === undefined ? regime.verschiebung === "vorwaerts" : e.verschiebung === "vorwaerts";
};

/** Moves, notes and reports an end. */
export function endtagErgebnis(
  m: Mitschrift,
  e: Grundeingabe,
  standard: RegimeId,
  s: Endtag,
): FristErgebnis | KeinErgebnis {
  const regime = e.regime ?? standard;
  const kalender = kalenderVon(e, standard);
  const ende: Ende = s.verschieben
    ? verschobenerTag(s.roh, kalender)
    : { roh: s.roh, ende: s.roh, ausfalltage: [] };
  const weg = mit(
    m,
    regimeAnwenden(regime, s.ereignisAm),
    s.verschieben ? verschiebungsSchritte(m, s.fristtyp ? { fristtyp: s.fristtyp } : {}, regime, ende) : [],
    anwenden("R-TAGESENDE", s.ereignisAm),
  );
  return abschluss(weg, {
    ereignisAm: s.ereignisAm,
    regime,
    richtung: "vorwaerts",
    rechnerischesEnde: s.roh,
    ende: ende.ende,
    ausfalltage: ende.ausfalltage,
    kalender: kalender[0] ?? (() => undefined),
    weitereKalender: kalender.slice(1),
    ansichten: s.verschieben ? ansichten(m.zweck, kalender).map((k) => verschobenerTag(s.roh, [k]).ende) : [],
    vorfristen: e.vorfristen,
    leitregel: s.leitregel,
    feiertageGeprueft: s.verschieben && regime !== "EUG",
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
