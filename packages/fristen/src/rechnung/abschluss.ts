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
export function abschluss(mitschrift: Mitschrift, schluss: Schluss): FristErgebnis | KeinErgebnis {
  const vorgabe = mitschrift.zweck === "warten" ? [] : standardVorfristen(schluss.ereignisAm);
  const orte = [schluss.kalender, ...(schluss.weitereKalender ?? [])];
  const vorfristen = vorfristenVor(schluss.ende, schluss.vorfristen ?? vorgabe, orte, schluss.ereignisAm);
  const alles = ausgewertet(
    mitschrift.notizen,
    schluss.feiertageGeprueft ? feiertagspruefung(mitschrift, schluss) : [],
    ablaufvermerke(mitschrift, schluss),
    vorfristen.length > 0 ? [anwenden("R-VORFRIST", schluss.ereignisAm)] : [],
  );
  if (alles.fehler) return alles.fehler;
  return {
    art: "ergebnis",
    rechenstand,
    regelstand,
    regime: schluss.regime,
    richtung: schluss.richtung,
    ereignisAm: schluss.ereignisAm,
    rechnerischesEnde: schluss.rechnerischesEnde,
    ende: schluss.ende,
    ...(schluss.uhrzeit !== undefined && { uhrzeit: schluss.uhrzeit }),
    ausfalltage: schluss.ausfalltage,
    sichererTag: sichererTag(mitschrift.zweck, alles.streitpunkte, schluss),
    streitpunkte: alles.streitpunkte,
    zwischentage: alles.zwischentage,
    vorfristen,
    schritte: alles.schritte,
    fassung:
      alles.fassungen.find((f) => f.regel === schluss.leitregel) ??
      regimeangabe(schluss.regime, schluss.ende),
    fassungen: alles.fassungen,
    sicherheit: alles.sicherheit,
    vermerke: alles.vermerke,
  };
}

/** A day on which a time looked at begins or is reached: none to act on, and no holiday moves it. */
export const betrachteterTag = (
  mitschrift: Mitschrift,
  tag: Tag,
  schluss: Pick<Schluss, "ereignisAm" | "regime" | "richtung" | "leitregel"> &
    Partial<Pick<Schluss, "vorfristen">>,
): FristErgebnis | KeinErgebnis =>
  abschluss(mitschrift, {
    rechnerischesEnde: tag,
    ende: tag,
    ausfalltage: [],
    kalender: () => undefined,
    vorfristen: [],
    keineHandlung: true,
    ...schluss,
  });

/** Says what is not known of the holidays at the end, and that a moved end is as sure as the holiday that moved it. */
function feiertagspruefung(mitschrift: Mitschrift, schluss: Schluss): Notizen {
  const { land, gericht, gemeinde } = mitschrift.ort;
  const ohneOrt = land === undefined && gericht === undefined && gemeinde === undefined;
  const tage = new Set([
    schluss.rechnerischesEnde,
    ...schluss.ausfalltage.map(({ tag }) => tag),
    ...entscheidenderFeiertag(schluss),
    schluss.ende,
  ]);
  const notizen: Notiz[] = ohneOrt ? [ortFehlt] : [];
  for (const { ort = mitschrift.ort } of [schluss.kalender, ...(schluss.weitereKalender ?? [])])
    for (const t of tage) notizen.push(...zumTag(t, ort, mitschrift.zweck, schluss.richtung));
  return notizen;
}

const ortFehlt = hinweis(
  "Ohne Angabe des Ortes sind nur bundesweite Feiertage berücksichtigt. Bitte nennen Sie das Gericht oder das Land, in dem die Frist zu wahren ist.",
  "§ 222 Abs. 2 ZPO; § 193 BGB",
  "ort.land",
);

/** What is not known of a day at a place; a day that a forward period rests on is as sure as its holiday. */
export function zumTag(tag: Tag, ort: Ort, zweck: Zweck, richtung: Richtung): Notizen {
  const vermerke = feiertagsvermerke(tag, ort, zweck).map((vermerk): Notiz => ({ art: "vermerk", vermerk }));
  const sicherheit = richtung === "vorwaerts" ? feiertagssicherheit(tag, ort) : "hoch";
  return sicherheit === "hoch" ? vermerke : [...vermerke, { art: "sicherheit", sicherheit }];
}

/** The last day before the end that is a holiday on one view only and so decides where days or hours are counted. */
function entscheidenderFeiertag(schluss: Schluss): readonly Tag[] {
  if ((schluss.ansichten ?? []).every((t) => t === schluss.ende)) return [];
  const orte = [schluss.kalender, ...(schluss.weitereKalender ?? [])];
  for (let t = schluss.ende; t >= schluss.ereignisAm; t = plusTage(t, -1))
    if (orte.some(({ ort }) => ort && feiertagssicherheit(t, ort) !== "hoch")) return [t];
  return [];
}

/**
 * Acting: the earliest of the end, every disputed day and the ends without holidays that are not certain; waiting: the
 * latest, with holidays that are only possible.
 */
function sichererTag(zweck: Zweck, punkte: readonly Streitpunkt[], schluss: Schluss): Tag {
  const [waehle, seite] =
    zweck === "warten" ? ([spaeterer, "spaeter"] as const) : ([frueherer, "frueher"] as const);
  const ende = (schluss.ansichten ?? []).reduce(waehle, schluss.sichererTag ?? schluss.ende);
  return schluss.sichererTag ? ende : punkte.reduce((t, p) => waehle(t, p[seite]), ende);
}
