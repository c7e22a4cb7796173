import { datum, type KeinErgebnis, keinErgebnis, type Tag } from "@gebuehrenportal/recht";
import { katalogstand } from "../gesetz/katalog/stand.ts";
import type { Anknuepfung, Fristzeile } from "../gesetz/katalog/typ.ts";
import { frist } from "./frist.ts";
import { dauerAusKuerzel, fristzeile } from "./katalog-daten.ts";
import type { Katalogeingabe, KatalogfristErgebnis } from "./katalog-eingabe.ts";
import { katalogfrist } from "./katalog-frist.ts";
import { ortVon } from "./katalog-rechnung.ts";
import { type Katalogtreffer, katalogtreffer } from "./katalog-suche.ts";

/** One deadline of a chain, and what it hangs on. */
export type Kettenglied = Pick<Katalogtreffer, "id" | "name" | "norm" | "ausloeser"> & {
  readonly rolle: "ausgang" | "folgefrist" | "wiedereinsetzung";
  /** The link before; absent for the first. */
  readonly nach?: string;
  readonly anknuepfung: Anknuepfung;
  /** What starts it, in one German sentence. */
  readonly anknuepfungText: string;
  /** Day counted from, where it is known. */
  readonly ereignisAm?: Tag;
  /** The day is a preview: its trigger is not certain yet. Not to be booked as final. */
  readonly vorlaeufig: boolean;
  readonly ergebnis?: KatalogfristErgebnis;
  /** Why there is no day. */
  readonly offen?: KeinErgebnis;
  /** Reinstatement: nobody may apply after it (one year from the missed period, KSchG six months). */
  readonly hoechstensBis?: Tag;
};

/** A trigger with all that follows from it; the first link is the deadline asked for. */
export type Fristenkette = {
  readonly art: "ergebnis";
  readonly katalogstand: string;
  readonly glieder: readonly Kettenglied[];
};

/** What a chain may be told: the trigger, and events of later links as far as they are known, by id. */
export type Ketteneingabe = Katalogeingabe & {
  readonly ereignisse?: Readonly<Record<string, Katalogeingabe>>;
};

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

const kopfVon = ({ id, name, norm, ausloeser }: Katalogtreffer) => ({ id, name, norm, ausloeser });

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
      vorlaeufig: a.vorlaeufig,
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
const bekannt = (vor: Vorglied, e: Katalogeingabe): Anschluss => ({
  e: { ...ortDerKette(vor.e), ...e },
  vorlaeufig: false,
  text: ({ ausloeser }) => `Eigener Auslöser: ${ausloeser}.`,
});

/** What the next deadline starts with, from what is known of the one before. */
function anknuepfen(vor: Vorglied, z: Fristzeile, ab: Anknuepfung): Anschluss {
  const ende = vor.ergebnis;
  if (ab === "ereignis")
    return {
      e: gleichesEreignis(vor.e),
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
  return nachEnde(vor, ende, z, ab === "fruehestens");
}

/** Runs from the end of the period before; counted from its unmoved end, the earlier of both. */
function nachEnde(
  vor: Vorglied,
  davor: KatalogfristErgebnis,
  z: Fristzeile,
  fruehestens: boolean,
): Anschluss {
  const { rechnerischesEnde } = davor;
  if (z.rechnung === "stpo345" && vor.e.zustellungAm !== undefined)
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
    z.offen && z.mindestens !== undefined ? { dauer: dauerAusKuerzel(z.mindestens) } : undefined;
  const wie = fruehestens ? "Vorläufig gerechnet" : "Gerechnet";
  return {
    e: { ...ortDerKette(vor.e), ereignisAm: rechnerischesEnde, ...mindest },
    vorlaeufig: vor.vorlaeufig || fruehestens,
    text: ({ ausloeser }) =>
      `Schließt an die Frist davor an: ${ausloeser}. ${wie} ab deren rechnerischem Ende (${datum(rechnerischesEnde)})${mindest ? " mit der gesetzlichen Mindestdauer" : ""}.`,
  };
}

const gleichesEreignis = ({ vorfristen: _, dauer: __, bis: ___, variante: ____, ...e }: Katalogeingabe) => e;
const ortDerKette = ({ ort }: Katalogeingabe): Katalogeingabe => (ort ? { ort } : {});

const nochNicht = ({ norm, ausloeser }: Katalogtreffer): KeinErgebnis =>
  keinErgebnis(`Der Auslöser steht noch nicht fest: ${ausloeser}.`, norm, "ereignisAm");

/** Reinstatement once per kind, after the deadlines it can save; the latest day follows from the first it belongs to. */
function wiedereinsetzungen(
  glieder: Kettenglied[],
  gesehen: Set<string>,
  e: Katalogeingabe,
  ereignisse: NonNullable<Ketteneingabe["ereignisse"]>,
): void {
  for (const glied of [...glieder]) {
    const id = fristzeile(glied.id)?.wiedereinsetzung;
    const kopf = id === undefined ? undefined : katalogtreffer(id);
    const z = id === undefined ? undefined : fristzeile(id);
    if (id === undefined || gesehen.has(id) || !kopf || !z) continue;
    gesehen.add(id);
    const versaeumt = glied.ergebnis?.ende;
    const eigene = Object.hasOwn(ereignisse, id) ? ereignisse[id] : undefined;
    const r =
      eigene &&
      katalogfrist(id, {
        ...ortDerKette(e),
        ...(versaeumt !== undefined && { grenzeAb: versaeumt }),
        ...eigene,
      });
    const ergebnis = r?.art === "ergebnis" ? r : undefined;
    const hoechstensBis = versaeumt === undefined ? undefined : grenztag(z, versaeumt, e);
    glieder.push({
      ...kopfVon(kopf),
      rolle: "wiedereinsetzung",
      nach: glied.id,
      anknuepfung: "eigenes",
      anknuepfungText: `Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: ${kopf.ausloeser}.`,
      ...(ergebnis && { ereignisAm: ergebnis.ereignisAm, ergebnis }),
      vorlaeufig: ergebnis === undefined || glied.vorlaeufig,
      ...(!ergebnis && { offen: r?.art === "kein-ergebnis" ? r : nochNicht(kopf) }),
      ...(hoechstensBis !== undefined && { hoechstensBis }),
    });
  }
}

/** The utmost limit of reinstatement, counted from the end of the missed period. */
function grenztag(z: Fristzeile, versaeumt: Tag, e: Katalogeingabe): Tag | undefined {
  if (!z.grenze) return undefined;
  const ort = ortVon(z, e);
  const r = frist({
    ereignisAm: versaeumt,
    dauer: dauerAusKuerzel(z.grenze.dauer),
    regime: z.regime,
    vorfristen: [],
    ...(ort && { ort }),
  });
  return r.art === "ergebnis" ? r.ende : undefined;
}
