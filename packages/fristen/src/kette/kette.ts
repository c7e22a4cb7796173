import { katalogstand } from "@gebuehrenportal/gesetze/fristenkatalog/stand.ts";
import type { Anknuepfung, Fristzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { datum, type KeinErgebnis, keinErgebnis } from "@gebuehrenportal/recht";
import { fristzeile } from "../katalog/daten.ts";
import type { Katalogeingabe, KatalogfristErgebnis } from "../katalog/eingabe.ts";
import { katalogfrist } from "../katalog/frist.ts";
import { type Katalogtreffer, katalogtreffer } from "../katalog/suche.ts";
import { dauerAusKuerzel } from "../rechnung/dauer-text.ts";
import {
  type Fristenkette,
  type Ketteneingabe,
  type Kettenglied,
  kopfVon,
  nochNicht,
  ortDerKette,
} from "./glied.ts";
import { wiedereinsetzungen } from "./wiedereinsetzung.ts";

export type { Fristenkette, Ketteneingabe, Kettenglied };

/**
 * The chain of a trigger: its deadline, the following ones (grounds, action after objection …) and reinstatement for each,
 * with Vorfristen in every result. Links whose own event is not known yet have no day or a provisional one. Every id
 * comes once, so a chain always ends. A fault of the first deadline is the result.
 */
export function fristenkette(id: string, eingabe: Ketteneingabe): Fristenkette | KeinErgebnis {
  const { ereignisse = {}, ...e } = eingabe;
  const erstes = katalogfrist(id, e);
  if (erstes.art !== "ergebnis") return erstes;
  const kopf = katalogtreffer(id);
  if (!kopf) return keinErgebnis("Diesen Eintrag gibt es im Fristenkatalog nicht.", "§ 186 BGB", "id");
  const glieder: Kettenglied[] = [
    {
      ...kopfVon(kopf),
      rolle: "ausgang",
      anknuepfung: "ereignis",
      anknuepfungText: `Auslöser: ${kopf.ausloeser}.`,
      ereignisAm: erstes.ereignisAm,
      vorlaeufig: false,
      ergebnis: erstes,
    },
  ];
  const gesehen = new Set([id]);
  folgen(glieder, gesehen, { id, e, ergebnis: erstes, vorlaeufig: false }, ereignisse);
  wiedereinsetzungen(glieder, gesehen, e, ereignisse);
  return { art: "ergebnis", katalogstand, glieder };
}

type Vorglied = {
  readonly id: string;
  readonly e: Katalogeingabe;
  readonly ergebnis: KatalogfristErgebnis | undefined;
  readonly vorlaeufig: boolean;
};

function folgen(
  glieder: Kettenglied[],
  gesehen: Set<string>,
  vor: Vorglied,
  ereignisse: NonNullable<Ketteneingabe["ereignisse"]>,
): void {
  for (const { id, ab } of fristzeile(vor.id)?.folge ?? []) {
    const kopf = katalogtreffer(id);
    const z = fristzeile(id);
    if (gesehen.has(id) || !kopf || !z) continue;
    gesehen.add(id);
    const eigene = Object.hasOwn(ereignisse, id) ? ereignisse[id] : undefined;
    const a = eigene ? bekannt(vor, eigene) : anknuepfen(vor, z, ab);
    const r = a.e && katalogfrist(id, a.e);
    const ergebnis = r?.art === "ergebnis" ? r : undefined;
    glieder.push({
      ...kopfVon(kopf),
      rolle: "folgefrist",
      nach: vor.id,
      anknuepfung: eigene ? "eigenes" : ab,
      anknuepfungText: a.text(kopf),
      ...(ergebnis && { ereignisAm: ergebnis.ereignisAm, ergebnis }),
      vorlaeufig: ergebnis === undefined || a.vorlaeufig,
      ...(!ergebnis && { offen: r?.art === "kein-ergebnis" ? r : nochNicht(kopf) }),
    });
    folgen(glieder, gesehen, { id, e: a.e ?? {}, ergebnis, vorlaeufig: a.vorlaeufig }, ereignisse);
  }
}

type Anschluss = {
  readonly e: Katalogeingabe | undefined;
  readonly vorlaeufig: boolean;
  readonly text: (kopf: Katalogtreffer) => string;
};

/** The event of the link was given: its day is final. */
const bekannt = (vor: Vorglied, eingabe: Katalogeingabe): Anschluss => ({
  e: { ...ortDerKette(vor.e), ...eingabe },
  vorlaeufig: false,
  text: ({ ausloeser }) => `Eigener Auslöser: ${ausloeser}.`,
});

/** What the next deadline starts with, from what is known of the one before. */
function anknuepfen(vor: Vorglied, zeile: Fristzeile, ab: Anknuepfung): Anschluss {
  const ende = vor.ergebnis;
  if (ab === "ereignis")
    return {
      e: gleichesEreignis(vor, zeile),
      vorlaeufig: vor.vorlaeufig,
      text: () => "Läuft ab demselben Ereignis, nicht erst ab der Handlung davor.",
    };
  if (ab === "eigenes" || !ende)
    return { e: undefined, vorlaeufig: true, text: ({ ausloeser }) => `Eigener Auslöser: ${ausloeser}.` };
  if (ab === "spaetestens")
    return {
      e: { ...ortDerKette(vor.e), ereignisAm: ende.ende },
      vorlaeufig: true,
      text: ({ ausloeser }) =>
        `Eigener Auslöser: ${ausloeser}. Vorläufig gerechnet ab dem letzten Tag der Frist davor (${datum(ende.ende)}); wer früher handelt, für den endet sie früher.`,
    };
  return nachEnde(vor, ende, zeile, ab === "fruehestens");
}

/** Runs from the end of the period before; counted from its unmoved end, the earlier of both. */
function nachEnde(
  vor: Vorglied,
  davor: KatalogfristErgebnis,
  zeile: Fristzeile,
  fruehestens: boolean,
): Anschluss {
  const { rechnerischesEnde } = davor;
  if (zeile.rechnung === "stpo345" && vor.e.zustellungAm !== undefined)
    return {
      e: {
        ...ortDerKette(vor.e),
        verkuendungAm: davor.ereignisAm,
        zustellungAm: vor.e.zustellungAm,
        ...(vor.e.urteilZuDenAktenAm !== undefined && { urteilZuDenAktenAm: vor.e.urteilZuDenAktenAm }),
      },
      vorlaeufig: false,
      text: ({ ausloeser }) => `Auslöser: ${ausloeser}.`,
    };
  const mindest =
    zeile.offen && zeile.mindestens !== undefined ? { dauer: dauerAusKuerzel(zeile.mindestens) } : undefined;
  const wie = fruehestens ? "Vorläufig gerechnet" : "Gerechnet";
  return {
    e: { ...ortDerKette(vor.e), ereignisAm: rechnerischesEnde, ...mindest },
    vorlaeufig: vor.vorlaeufig || fruehestens,
    text: ({ ausloeser }) =>
      `Schließt an die Frist davor an: ${ausloeser}. ${wie} ab deren rechnerischem Ende (${datum(rechnerischesEnde)})${mindest ? " mit der gesetzlichen Mindestdauer" : ""}.`,
  };
}

/**
 * What a deadline is told that runs from the event of the one before: all that this one was told, without its duration,
 * variant and Vorfristen; the day of a limit only where both limits run from one day.
 */
function gleichesEreignis({ id, e }: Vorglied, zeile: Fristzeile): Katalogeingabe {
  const { vorfristen: _, dauer: __, bis: ___, variante: ____, grenzeAb, ...rest } = e;
  const davor = fristzeile(id);
  const gleicheGrenze = zeile.fuenfMonate
    ? davor?.fuenfMonate
    : zeile.grenze && zeile.grenze.ab === davor?.grenze?.ab;
  return { ...rest, ...(grenzeAb !== undefined && gleicheGrenze && { grenzeAb }) };
}
