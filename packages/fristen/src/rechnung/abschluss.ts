import type { RegelId } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
import { type Regime, regimes } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
import { datum, type KeinErgebnis, keinErgebnis, plusTage, type Tag } from "@gebuehrenportal/recht";
import type { Ort } from "../ort.ts";
import { feiertagssicherheit, feiertagsvermerke } from "../orte/feiertagshinweise.ts";
import { rechenstand, regelstand } from "../stand.ts";
import type {
  Ausfalltag,
  Dauer,
  FassungAngabe,
  FristErgebnis,
  RegimeId,
  Richtung,
  Streitpunkt,
  Zweck,
} from "../typen.ts";
import { ablaufvermerke } from "./heute.ts";
import {
  anwenden,
  ausgewertet,
  fehlernotiz,
  hinweis,
  type Mitschrift,
  type Notiz,
  type Notizen,
  unsicher,
} from "./mitschrift.ts";
import { frueherer, spaeterer } from "./tage.ts";
import { standardVorfristen, vorfristenVor } from "./vorfristen.ts";
import type { Kalender } from "./werktag.ts";

/** What is known at the end of a calculation. */
export type Schluss = {
  readonly ereignisAm: Tag;
  readonly regime: RegimeId;
  readonly richtung: Richtung;
  readonly rechnerischesEnde: Tag;
  readonly ende: Tag;
  readonly uhrzeit?: string;
  readonly ausfalltage: readonly Ausfalltag[];
  readonly kalender: Kalender;
  /** Further places: reminders come early enough for each. */
  readonly weitereKalender?: readonly Kalender[];
  readonly vorfristen: readonly Dauer[] | undefined;
  /** Rule whose version heads the result; without it that of the regime. */
  readonly leitregel?: RegelId;
  /** Holidays were looked at: say what is not known of them. */
  readonly feiertageGeprueft?: boolean;
  /** The end is no last day for acting: a contract ends, a time looked at begins. */
  readonly keineHandlung?: boolean;
  /** Ends on the other views of which days are holidays there. */
  readonly ansichten?: readonly Tag[];
  /** The day that is safe on every view, where it is not that of the disputed points. */
  readonly sichererTag?: Tag;
};

/** How sure a regime is; before its first day there is no result. */
export function regimeAnwenden(id: RegimeId, stichtag: Tag): Notizen {
  const { norm, ab, sicherheit, grund }: Regime = regimes[id];
  if (stichtag < ab)
    return [fehlernotiz(keinErgebnis(`${norm} gilt erst seit dem ${datum(ab)}.`, norm, "ereignisAm"))];
  return grund === undefined ? [] : unsicher(sicherheit, grund, norm);
}

function regimeangabe(id: RegimeId, ende: Tag): FassungAngabe {
  const { norm, ab, quelle, sicherheit, regel }: Regime = regimes[id];
  return {
    regel: regel ?? "R-193",
    norm,
    ab,
    quelle,
    grund: `weil die Frist am ${datum(ende)} endet`,
    sicherheit: sicherheit ?? "hoch",
  };
}

/** Puts a result together, or gives the first fault of the way. */
export function abschluss(m: Mitschrift, s: Schluss): FristErgebnis | KeinErgebnis {
  const vorgabe = m.zweck === "warten" ? [] : standardVorfristen(s.ereignisAm);
  const orte = [s.kalender, ...(s.weitereKalender ?? [])];
  const vorfristen = vorfristenVor(s.ende, s.vorfristen ?? vorgabe, orte, s.ereignisAm);
  const alles = ausgewertet(
    m.notizen,
    s.feiertageGeprueft ? feiertagspruefung(m, s) : [],
    ablaufvermerke(m, s),
    vorfristen.length > 0 ? [anwenden("R-VORFRIST", s.ereignisAm)] : [],
  );
  if (alles.fehler) return alles.fehler;
  return {
    art: "ergebnis",
    rechenstand,
    regelstand,
    regime: s.regime,
    richtung: s.richtung,
    ereignisAm: s.ereignisAm,
    rechnerischesEnde: s.rechnerischesEnde,
    ende: s.ende,
    ...(s.uhrzeit !== undefined && { uhrzeit: s.uhrzeit }),
    ausfalltage: s.ausfalltage,
    sichererTag: sichererTag(m.zweck, alles.streitpunkte, s),
    streitpunkte: alles.streitpunkte,
    zwischentage: alles.zwischentage,
    vorfristen,
    schritte: alles.schritte,
    fassung: alles.fassungen.find((f) => f.regel === s.leitregel) ?? regimeangabe(s.regime, s.ende),
    fassungen: alles.fassungen,
    sicherheit: alles.sicherheit,
    vermerke: alles.vermerke,
  };
}

/** A day on which a time looked at begins or is reached: none to act on, and no holiday moves it. */
export const betrachteterTag = (
  m: Mitschrift,
  tag: Tag,
  s: Pick<Schluss, "ereignisAm" | "regime" | "richtung" | "leitregel"> & Partial<Pick<Schluss, "vorfristen">>,
): FristErgebnis | KeinErgebnis =>
  abschluss(m, {
    rechnerischesEnde: tag,
    ende: tag,
    ausfalltage: [],
    kalender: () => undefined,
    vorfristen: [],
    keineHandlung: true,
    ...s,
  });

/** Says what is not known of the holidays at the end, and that a moved end is as sure as the holiday that moved it. */
function feiertagspruefung(m: Mitschrift, s: Schluss): Notizen {
  const { land, gericht, gemeinde } = m.ort;
  const ohneOrt = land === undefined && gericht === undefined && gemeinde === undefined;
  const tage = new Set([
    s.rechnerischesEnde,
    ...s.ausfalltage.map(({ tag }) => tag),
    ...entscheidenderFeiertag(s),
    s.ende,
  ]);
  const notizen: Notiz[] = ohneOrt ? [ortFehlt] : [];
  for (const { ort = m.ort } of [s.kalender, ...(s.weitereKalender ?? [])])
    for (const t of tage) notizen.push(...zumTag(t, ort, m.zweck, s.richtung));
  return notizen;
}

const ortFehlt = hinweis(
  "Ohne Angabe des Ortes sind nur bundesweite Feiertage berücksichtigt. Bitte nennen Sie das Gericht oder das Land, in dem die Frist zu wahren ist.",
  "§ 222 Abs. 2 ZPO; § 193 BGB",
  "ort.land",
);

/** What is not known of a day at a place; a day that a forward period rests on is as sure as its holiday. */
export function zumTag(t: Tag, ort: Ort, zweck: Zweck, richtung: Richtung): Notizen {
  const vermerke = feiertagsvermerke(t, ort, zweck).map((vermerk): Notiz => ({ art: "vermerk", vermerk }));
  const sicherheit = richtung === "vorwaerts" ? feiertagssicherheit(t, ort) : "hoch";
  return sicherheit === "hoch" ? vermerke : [...vermerke, { art: "sicherheit", sicherheit }];
}

/** The last day before the end that is a holiday on one view only and so decides where days or hours are counted. */
function entscheidenderFeiertag(s: Schluss): readonly Tag[] {
  if ((s.ansichten ?? []).every((t) => t === s.ende)) return [];
  const orte = [s.kalender, ...(s.weitereKalender ?? [])];
  for (let t = s.ende; t >= s.ereignisAm; t = plusTage(t, -1))
    if (orte.some(({ ort }) => ort && feiertagssicherheit(t, ort) !== "hoch")) return [t];
  return [];
}

/**
 * Acting: the earliest of the end, every disputed day and the ends without holidays that are not certain; waiting: the
 * latest, with holidays that are only possible.
 */
function sichererTag(zweck: Zweck, punkte: readonly Streitpunkt[], s: Schluss): Tag {
  const [waehle, seite] =
    zweck === "warten" ? ([spaeterer, "spaeter"] as const) : ([frueherer, "frueher"] as const);
  const ende = (s.ansichten ?? []).reduce(waehle, s.sichererTag ?? s.ende);
  return s.sichererTag ? ende : punkte.reduce((t, p) => waehle(t, p[seite]), ende);
}
