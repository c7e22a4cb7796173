import type { RegelId } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
import { type Regime, regimes } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
import {
  datum,
  geringste,
  type KeinErgebnis,
  keinErgebnis,
  plusTage,
  type Tag,
} from "@gebuehrenportal/recht";
import { feiertagssicherheit, feiertagsvermerke } from "../orte/feiertagshinweise.ts";
import type { Ort } from "../ort.ts";
import { rechenstand, regelstand } from "../stand.ts";
import type { Ausfalltag, Dauer, FassungAngabe, FristErgebnis, RegimeId, Richtung, Zweck } from "../typen.ts";
import { ablaufvermerke } from "./heute.ts";
import { anwenden, hinweis, type Mitschrift, unsicher } from "./mitschrift.ts";
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

/** Notes the version and confidence of a regime; before its first day there is no result. */
export function regimeAnwenden(m: Mitschrift, id: RegimeId, stichtag: Tag): void {
  const { norm, ab, sicherheit, grund }: Regime = regimes[id];
  if (stichtag < ab)
    m.fehler ??= keinErgebnis(`${norm} gilt erst seit dem ${datum(ab)}.`, norm, "ereignisAm");
  if (grund !== undefined) unsicher(m, sicherheit, grund, norm);
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
  if (s.feiertageGeprueft) {
    if (m.ort.land === undefined && m.ort.gericht === undefined && m.ort.gemeinde === undefined)
      hinweis(
        m,
        "Ohne Angabe des Ortes sind nur bundesweite Feiertage berücksichtigt. Bitte nennen Sie das Gericht oder das Land, in dem die Frist zu wahren ist.",
        "§ 222 Abs. 2 ZPO; § 193 BGB",
        "ort.land",
      );
    feiertagspruefung(m, s);
  }
  ablaufvermerke(m, s);
  const vorgabe = m.zweck === "warten" ? [] : standardVorfristen(s.ereignisAm);
  const orte = [s.kalender, ...(s.weitereKalender ?? [])];
  const vorfristen = vorfristenVor(s.ende, s.vorfristen ?? vorgabe, orte, s.ereignisAm);
  if (vorfristen.length > 0) anwenden(m, "R-VORFRIST", s.ereignisAm);
  if (m.fehler) return m.fehler;
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
    sichererTag: sichererTag(m, s),
    streitpunkte: m.streitpunkte,
    zwischentage: m.zwischentage,
    vorfristen,
    schritte: m.schritte,
    fassung: m.fassungen.find((f) => f.regel === s.leitregel) ?? regimeangabe(s.regime, s.ende),
    fassungen: m.fassungen,
    sicherheit: geringste(m.sicherheiten),
    vermerke: m.vermerke,
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
function feiertagspruefung(m: Mitschrift, s: Schluss): void {
  const tage = new Set([
    s.rechnerischesEnde,
    ...s.ausfalltage.map(({ tag }) => tag),
    ...entscheidenderFeiertag(s),
    s.ende,
  ]);
  for (const { ort = m.ort } of [s.kalender, ...(s.weitereKalender ?? [])])
    for (const t of tage) {
      vermerkeZumTag(m, t, ort, m.zweck);
      if (s.richtung === "vorwaerts") m.sicherheiten.push(feiertagssicherheit(t, ort));
    }
}

/** Says once what is not known of a day at a place. */
export function vermerkeZumTag(m: Mitschrift, t: Tag, ort: Ort, zweck: Zweck): void {
  for (const { text, norm, art } of feiertagsvermerke(t, ort, zweck))
    if (!m.vermerke.some((v) => v.text === text)) m.vermerke.push({ art, text, ...(norm && { norm }) });
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
function sichererTag(m: Mitschrift, s: Schluss): Tag {
  const [waehle, seite] =
    m.zweck === "warten" ? ([spaeterer, "spaeter"] as const) : ([frueherer, "frueher"] as const);
  const ende = (s.ansichten ?? []).reduce(waehle, s.sichererTag ?? s.ende);
  return s.sichererTag ? ende : m.streitpunkte.reduce((t, p) => waehle(t, p[seite]), ende);
}
