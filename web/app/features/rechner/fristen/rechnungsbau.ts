import {
  type Dauer,
  type FristErgebnis,
  type Fristeingabe,
  frist,
  istBescheid,
  nachBescheid,
  type Ort,
} from "@gebuehrenportal/fristen";
import { dauerText } from "@gebuehrenportal/fristen/dauertext";
import {
  fristenkette,
  istGenannt,
  type Katalogeingabe,
  type Katalogeintrag,
  type KatalogfristErgebnis,
  type Kettenglied,
  katalogeintrag,
  zaehltAbJahresende,
} from "@gebuehrenportal/fristen/katalog";
import { datum, type KeinErgebnis, type Tag } from "@gebuehrenportal/recht";
import { hindernis, ohneErgebnis } from "../formular/hindernis.ts";
import { Leser } from "../formular/lesen.ts";
import type { Blattauswertung, Frage, Rechnung } from "../formular/rechnerformular.ts";
import { fristfelder } from "./anpassung.ts";
import { fristblatt } from "./blatt.ts";
import { fristfrage, gewaehlteFrist, ortZu, type Wo } from "./eingabe.ts";
import type { Fristauswertung, Kettenzeile } from "./ergebnis.ts";
import { fristkalender } from "./kalender.ts";
import { type Nachtraege, wirdGehemmt } from "./nachtraege/nachtraege.ts";
import { gehemmt, gekuendigt, verfolgt, verlaengert } from "./nachtraege/nachtrag-rechnung.ts";
import { eigeneOrte, type Ortskunde } from "./orte/ortskunde.ts";
import { brauchtGerichte, ortswarnung } from "./orte/ortswahl.ts";

/**
 * Reads the form, asks the law when the period ends, and lays it out; with the places it is given. The browser begins with
 * those the law of periods names itself and fetches the directory of courts for the first other one.
 */
export const rechnungMit = (kunde: Ortskunde): Rechnung => ({
  auswertung: (frage) => auswertung(frage, kunde),
  felder: (werte, heute) => fristfelder(werte, kunde, heute),
  ...(kunde === eigeneOrte && {
    nachladen: (werte) => (brauchtGerichte(werte) ? mitGerichten() : undefined),
  }),
});

/** The browser's engine at first. */
export const kleineRechnung = rechnungMit(eigeneOrte);

const mitGerichten = () => import("./orte/gerichtskunde.ts").then(({ alleOrte }) => rechnungMit(alleOrte));

function auswertung(frage: Frage, kunde: Ortskunde): Blattauswertung {
  const leser = new Leser(frage.heute);
  const gelesen = fristfrage(frage, leser, kunde);
  const fehlt = hindernis(
    leser,
    frage,
    gewaehlteFrist(frage.werte, frage.heute)
      ? "Geben Sie den Tag des Ereignisses ein."
      : "Geben Sie den Tag des Ereignisses ein und die Dauer, oder wählen Sie die Frist aus dem Katalog.",
  );
  if (fehlt || !gelesen) return fehlt ?? { art: "leer", text: "" };
  const gerechnet =
    gelesen.art === "frei"
      ? freieFrist({ ...mitOrten(gelesen.eingabe, kunde), heute: frage.heute }, gelesen.nachtraege)
      : katalogfrist(
          gelesen.id,
          { ...mitOrten(gelesen.eingabe, kunde), heute: frage.heute },
          gelesen.nachtraege,
        );
  if ("art" in gerechnet) return ohneErgebnis(gerechnet, ortZu(gerechnet.feld, frage.werte));
  const ergebnis = { ...gerechnet, ...ortsangabe(gerechnet.frist, frage, kunde) };
  return {
    art: "ergebnis",
    eingabe: gelesen,
    ergebnis,
    blatt: fristblatt(ergebnis, frage.werte),
  };
}

/** The ids of the form as places of the law. */
function mitOrten<E extends Wo>(
  { ort, weitereOrte, ...rest }: E,
  kunde: Ortskunde,
): Omit<E, keyof Wo> & Pick<Fristeingabe, keyof Wo> {
  return {
    ...rest,
    ...(ort && { ort: kunde.aufgeloest(ort) }),
    ...(weitereOrte && { weitereOrte: weitereOrte.map(kunde.aufgeloest) }),
  };
}

function freieFrist(eingabe: Fristeingabe, n: Nachtraege): Fristauswertung | KeinErgebnis {
  const erstes = frist(ohneHeute(eingabe, n));
  if (erstes.art === "kein-ergebnis") return erstes;
  const r = nachgetragen(erstes, eingabe, n, {
    dauer: eingabe.dauer,
    beginn: "taggenau",
    notfrist: eingabe.fristtyp === "notfrist",
  });
  if (r.art === "kein-ergebnis") return r;
  return {
    titel: `${dauerText(eingabe.dauer)} ${r.richtung === "rueckwaerts" ? "vor dem" : "ab"} ${datum(r.ereignisAm)}`,
    frist: r,
    ...(n.verlaengerung?.vorlaeufig && { vorlaeufig: true }),
    kalender: kalender(r, eingabe.ort),
    kette: [],
  };
}

function katalogfrist(id: string, eingabe: Katalogeingabe, n: Nachtraege): Fristauswertung | KeinErgebnis {
  const kette = fristenkette(id, ohneHeute(eingabe, n));
  if (kette.art === "kein-ergebnis") return kette;
  const [erstes, ...weitere] = kette.glieder;
  // The length in the head is the one that held for the event.
  const e = erstes?.ergebnis && katalogeintrag(id, erstes.ergebnis.ereignisAm);
  if (!erstes?.ergebnis || !e)
    return { art: "kein-ergebnis", grund: "Dazu gibt es keinen Tag.", norm: "§ 186 BGB" };
  const dauer = erstes.ergebnis.dauer ?? e.dauer;
  const frist = nachgetragen(erstes.ergebnis, eingabe, n, {
    eintrag: e,
    beginn: zaehltAbJahresende(id) ? "jahresende" : "taggenau",
    ...(dauer && { dauer }),
  });
  if (frist.art === "kein-ergebnis") return frist;
  const ort =
    e.gericht === undefined || istGenannt(e.gericht, eingabe.ort) ? eingabe.ort : { gericht: e.gericht };
  return {
    titel: e.name,
    frist,
    eintrag: {
      id,
      art: e.art,
      norm: e.norm,
      dauerText: e.fassungen.length > 0 && dauer ? dauerText(dauer) : e.dauerText,
      notfrist: e.notfrist,
      verlaengerung: e.verlaengerung,
    },
    ...(n.verlaengerung?.vorlaeufig && { vorlaeufig: true }),
    kalender: kalender(frist, ort),
    kette: weitere.map(kettenzeile),
  };
}

/** An end that is not the last word is not called over. */
function ohneHeute<E extends { readonly heute?: Tag }>(eingabe: E, n: Nachtraege): E {
  if (!n.verlaengerung && !n.kuendigungsart && !n.verfolgung && !wirdGehemmt(n)) return eingabe;
  const { heute: _, ...rest } = eingabe;
  return rest as E;
}

/** The result with what the reader adds: another kind of notice, what stops a limitation, an extension. */
function nachgetragen(
  r: FristErgebnis,
  { ort, weitereOrte, vorfristen, streit, heute }: Katalogeingabe,
  n: Nachtraege,
  { eintrag, dauer, beginn, notfrist = false }: Zusatz,
): FristErgebnis | KeinErgebnis {
  const wo = {
    ...(ort && { ort }),
    ...(weitereOrte && { weitereOrte }),
    ...(streit && { streit }),
    ...(heute && { heute }),
  };
  const mit = { ...wo, vorfristen: vorfristen ?? eintrag?.vorfristen ?? r.vorfristen.map((v) => v.dauer) };
  const anders = n.kuendigungsart
    ? gekuendigt(r.ereignisAm, n.kuendigungsart, n.jahre, mit)
    : dauer && n.verfolgung
      ? verfolgt(
          { ereignisAm: r.ereignisAm, dauer, ...laenger(eintrag, r.ereignisAm, n.verfolgung) },
          n.verfolgung,
          mit,
        )
      : dauer && wirdGehemmt(n)
        ? gehemmt({ ereignisAm: r.ereignisAm, dauer, beginn }, n, mit)
        : r;
  if (anders.art === "kein-ergebnis") return anders;
  if (anders === r && !n.verlaengerung) return r;
  const ganz = { ...ohneAndereFassung(r), ...ohneAndereFassung(anders) };
  return n.verlaengerung ? verlaengert(ganz, n.verlaengerung, eintrag, { ...mit, notfrist }) : ganz;
}

/** What is added to a period changes its end; the end by another version of the law is not that of the result any more. */
function ohneAndereFassung(r: FristErgebnis): FristErgebnis {
  const { andereFassung: _, ...rest } = r as KatalogfristErgebnis;
  return rest;
}

/** § 26 Abs. 3 StVG: the longer period after a notice, for the entries that have it. */
function laenger(
  eintrag: Katalogeintrag | undefined,
  am: Tag,
  { unterbrechungen }: NonNullable<Nachtraege["verfolgung"]>,
) {
  const nach = eintrag && nachBescheid(eintrag.id, am);
  return nach && unterbrechungen.some(istBescheid) ? { dauerNachBescheid: nach } : {};
}

/** What is known of a period: its entry, or that it is a Notfrist; where it may be suspended, its length and beginning. */
type Zusatz = {
  eintrag?: Katalogeintrag;
  dauer?: Dauer;
  beginn: "jahresende" | "taggenau";
  notfrist?: boolean;
};

/** The place whose holidays the engine looked at, and what was typed in vain. */
function ortsangabe(
  { schritte }: FristErgebnis,
  { werte, heute }: Frage,
  kunde: Ortskunde,
): Pick<Fristauswertung, "feiertage" | "ortswarnung"> {
  const feiertage = schritte.findLast(({ ort }) => ort !== undefined)?.ort;
  const warnung = ortswarnung(werte, gewaehlteFrist(werte, heute)?.gericht, kunde);
  return {
    ...(feiertage !== undefined && { feiertage }),
    ...(warnung !== undefined && { ortswarnung: warnung }),
  };
}

const kalender = (r: FristErgebnis, ort: Ort | undefined) => fristkalender(r, ort ?? {});

const kettenzeile = (g: Kettenglied): Kettenzeile => ({
  id: g.id,
  name: g.name,
  norm: g.norm,
  rolle: g.rolle,
  vorlaeufig: g.vorlaeufig,
  text: g.anknuepfungText,
  notfrist: g.ergebnis?.notfrist ?? false,
  vorfristen: g.ergebnis?.vorfristen ?? [],
  ...(g.ergebnis && { ende: g.ergebnis.ende }),
  ...(g.ergebnis && g.ergebnis.sichererTag !== g.ergebnis.ende && { sicher: g.ergebnis.sichererTag }),
  ...(g.offen && { offen: g.offen.grund }),
  ...(g.hoechstensBis && { hoechstensBis: g.hoechstensBis }),
});
