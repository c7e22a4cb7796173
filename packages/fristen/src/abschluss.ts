import {
  datum,
  geringste,
  type KeinErgebnis,
  keinErgebnis,
  plusTage,
  type Tag,
} from "@gebuehrenportal/recht";
import type { RegelId } from "../gesetz/regeln/regel-id.ts";
import { type Regime, regimes } from "../gesetz/regeln/regimes.ts";
import { feiertagsvermerke } from "./feiertagshinweise.ts";
import { anwenden, type Gang, hinweis, unsicher } from "./gang.ts";
import { ablaufvermerke } from "./heute.ts";
import { rechenstand, regelstand } from "./stand.ts";
import { frueherer, spaeterer } from "./tage.ts";
import type { Ausfalltag, Dauer, FassungAngabe, FristErgebnis, RegimeId, Richtung } from "./typen.ts";
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
  /** The day that is safe on every view, where it is not that of the disputed points. */
  readonly sichererTag?: Tag;
};

/** Notes the version and confidence of a regime; before its first day there is no result. */
export function regimeAnwenden(g: Gang, id: RegimeId, stichtag: Tag): void {
  const { norm, ab, sicherheit, grund }: Regime = regimes[id];
  if (stichtag < ab)
    g.fehler ??= keinErgebnis(`${norm} gilt erst seit dem ${datum(ab)}.`, norm, "ereignisAm");
  if (grund !== undefined) unsicher(g, sicherheit, grund, norm);
}

function regimeangabe(id: RegimeId, ende: Tag): FassungAngabe {
  const { norm, ab, quelle, sicherheit, regel }: Regime = regimes[id];
  return {
    regel: regel ?? "R-193",
    norm,
    ab,
    quelle,
    grund: `weil die Frist nach ${norm} berechnet wird und am ${datum(ende)} endet`,
    sicherheit: sicherheit ?? "hoch",
  };
}

/** Puts a result together, or gives the first fault of the way. */
export function abschluss(g: Gang, s: Schluss): FristErgebnis | KeinErgebnis {
  if (s.feiertageGeprueft) {
    if (g.ort.land === undefined && g.ort.gericht === undefined && g.ort.gemeinde === undefined)
      hinweis(
        g,
        "Ohne Angabe des Ortes sind nur bundesweite Feiertage berücksichtigt. Bitte nennen Sie das Gericht oder das Land, in dem die Frist zu wahren ist.",
        "§ 222 Abs. 2 ZPO; § 193 BGB",
        "ort.land",
      );
    for (const { text, norm, art } of [
      ...feiertagsvermerke(s.rechnerischesEnde, g.ort),
      ...feiertagsvermerke(s.ende, g.ort),
    ])
      if (!g.vermerke.some((v) => v.text === text)) g.vermerke.push({ art, text, ...(norm && { norm }) });
  }
  ablaufvermerke(g, s);
  const vorgabe = g.zweck === "warten" ? [] : standardVorfristen(s.ereignisAm);
  const orte = [s.kalender, ...(s.weitereKalender ?? [])];
  const vorfristen = vorfristenVor(s.ende, s.vorfristen ?? vorgabe, orte, s.ereignisAm);
  if (vorfristen.length > 0) anwenden(g, "R-VORFRIST", s.ereignisAm);
  if (g.fehler) return g.fehler;
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
    sichererTag: sichererTag(g, s),
    streitpunkte: g.streitpunkte,
    zwischentage: g.zwischentage,
    vorfristen,
    schritte: g.schritte,
    fassung: g.fassungen.find((f) => f.regel === s.leitregel) ?? regimeangabe(s.regime, s.ende),
    fassungen: g.fassungen,
    sicherheit: geringste(g.sicherheiten),
    vermerke: g.vermerke,
  };
}

/** Acting: the earliest of the end, every disputed day and a local holiday that is not certain; waiting: the latest. */
function sichererTag(g: Gang, s: Schluss): Tag {
  const ende = s.sichererTag ?? s.ende;
  if (g.zweck === "warten")
    return s.sichererTag ?? g.streitpunkte.reduce((t, p) => spaeterer(t, p.spaeter), s.ende);
  const ohneStreit = frueherer(ende, ungesicherterFeiertag(s) ?? ende);
  return s.sichererTag ? ohneStreit : g.streitpunkte.reduce((t, p) => frueherer(t, p.frueher), ohneStreit);
}

/** The end where a local holiday that is not certain is none; `undefined` where none was passed over. */
function ungesicherterFeiertag(s: Schluss): Tag | undefined {
  if (s.richtung !== "vorwaerts" || s.ausfalltage.length === 0) return undefined;
  const enden = [s.kalender, ...(s.weitereKalender ?? [])].flatMap((k) => {
    for (let t = s.rechnerischesEnde; ; t = plusTage(t, 1)) {
      const a = k(t);
      if (!a) return [];
      if (a.grund === "feiertag" && a.feiertag?.oertlich && a.feiertag.sicherheit !== "hoch") return [t];
    }
  });
  return enden.length === 0 ? undefined : enden.reduce(frueherer);
}
