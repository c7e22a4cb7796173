import { gruppiert, type Tag } from "@gebuehrenportal/recht";
import type { Akte, Fundstelle } from "./fundstelle.ts";
import { type Korrekturen, ohneKorrekturen } from "./korrektur.ts";
import type { Ablehnung, Meldung, Seitenmass } from "./nachrichten.ts";
import type { Dokumentteil, Tagesfund } from "./tagesfund.ts";

/** Where a file is on its way. */
export type Lage = "wartet" | "liest" | "fertig" | "abgebrochen" | "abgelehnt";

/** A chosen file and what is known of it so far. */
export type Scandatei = {
  readonly id: number;
  readonly inhalt: File;
  readonly lage: Lage;
  readonly grund?: Ablehnung;
  /** It was opened with a password; and the worker that knew it has died. */
  readonly geschuetzt?: true;
  readonly verschlossen?: true;
  readonly seitenzahl: number;
  readonly signiert: boolean;
  /** One for each page read. */
  readonly masse: readonly Seitenmass[];
  readonly stellen: readonly Fundstelle[];
  readonly akte: Akte;
  readonly ohneText: readonly number[];
  /** The days it may be of, the likeliest first. */
  readonly tage: readonly Tagesfund[];
  /** Its documents, where it holds several. */
  readonly teile: readonly Dokumentteil[];
  /** The day the reader says it is of. */
  readonly tagVonHand?: Tag;
  /** Requests of the worker while it read. */
  readonly anfragen: number;
  readonly korrekturen: Korrekturen;
  readonly erkennung?: Erkennung;
};

/** How far the reading of pictures is. */
export type Erkennung = {
  readonly lage: "laedt" | "liest" | "fertig" | "abgebrochen" | "gescheitert";
  readonly gelesen: number;
  readonly gesamt: number;
};

/** A file that has just been chosen. */
export const neueDatei = (id: number, inhalt: File): Scandatei => ({
  id,
  inhalt,
  lage: "wartet",
  seitenzahl: 0,
  signiert: false,
  masse: [],
  stellen: [],
  akte: {},
  ohneText: [],
  tage: [],
  teile: [],
  anfragen: 0,
  korrekturen: ohneKorrekturen,
});

/** Whether it is still to be read to its end. */
export const unterwegs = ({ lage }: Pick<Scandatei, "lage">): boolean =>
  lage === "wartet" || lage === "liest";

/**
 * A file after the death of the worker: what it had not read to the end, it never will; what was opened with a password is
 * asked for it again.
 */
export function nachAbsturz(datei: Scandatei): Scandatei {
  if (unterwegs(datei)) return { ...datei, lage: "abgelehnt", grund: "abgestuerzt" };
  return datei.geschuetzt && datei.lage !== "abgelehnt" ? { ...datei, verschlossen: true } : datei;
}

/** The file as it was chosen, with what the reader said of it. */
export const vonVorn = ({ id, inhalt, tagVonHand, korrekturen }: Scandatei): Scandatei => ({
  ...neueDatei(id, inhalt),
  korrekturen,
  ...(tagVonHand !== undefined && { tagVonHand }),
});

/** What the worker says of one file. */
export type Dateimeldung = Extract<Meldung, { readonly datei: number }>;

/** A file after a message about it. */
export function nachMeldung(datei: Scandatei, meldung: Dateimeldung): Scandatei {
  switch (meldung.art) {
    case "geoeffnet":
      return {
        ...datei,
        lage: "liest",
        seitenzahl: meldung.seitenzahl,
        signiert: meldung.signiert,
      };
    case "abgelehnt":
      return { ...datei, lage: "abgelehnt", grund: meldung.grund };
    case "gelesen":
      return { ...datei, masse: [...datei.masse, ...meldung.masse] };
    case "tage":
      return { ...datei, tage: meldung.tage, teile: meldung.teile };
    case "fundstellen":
      return { ...datei, stellen: meldung.stellen, akte: meldung.akte };
    case "fertig":
      return {
        ...datei,
        lage: datei.masse.length < datei.seitenzahl ? "abgebrochen" : "fertig",
        ohneText: meldung.ohneText,
        anfragen: meldung.anfragen,
      };
  }
}

const ablehnungen: Readonly<Record<Ablehnung, string>> = {
  kennwort: "ist mit einem Kennwort geschützt.",
  "kennwort-falsch": "lässt sich mit diesem Kennwort nicht öffnen.",
  beschaedigt: "lässt sich nicht lesen: Die Datei ist beschädigt oder keine PDF-Datei.",
  abgestuerzt: "wurde nicht zu Ende gelesen: Das Werkzeug ist abgestürzt.",
  verschwunden: "lässt sich nicht mehr lesen: Sie ist inzwischen geändert, verschoben oder gelöscht worden.",
  "zu-gross": "ist zu groß. Gelesen werden PDF-Dateien bis 20 MB.",
};

const kurz: Readonly<Record<Ablehnung, string>> = {
  kennwort: "Kennwort nötig",
  "kennwort-falsch": "Kennwort falsch",
  beschaedigt: "Nicht lesbar",
  abgestuerzt: "Nicht zu Ende gelesen",
  verschwunden: "Nicht mehr lesbar",
  "zu-gross": "Zu groß",
};

/** Why a file is not read. */
export const ablehnungssatz = ({ inhalt, grund }: Scandatei): string =>
  grund === undefined ? "" : `„${inhalt.name}“ ${ablehnungen[grund]}`;

/** Whether the reader can still open it, with a password. */
export const fragtKennwort = ({ grund }: Scandatei): boolean =>
  grund === "kennwort" || grund === "kennwort-falsch";

/** Whether nothing is wrong with the file itself. */
export const kannErneut = ({ grund }: Scandatei): boolean => grund === "abgestuerzt";

/** What is said where no norm stands; of pages that were not read, nothing. */
export function leersatz({ lage, masse }: Scandatei): string {
  if (lage !== "abgebrochen") return "Keine Paragraphen gefunden.";
  return masse.length === 0
    ? "Nicht gelesen."
    : "Auf den gelesenen Seiten wurden keine Paragraphen gefunden.";
}

/** How far a file is, or why it is not read, in a few words. */
export const kurzstand = (datei: Scandatei): string =>
  datei.grund !== undefined && datei.lage === "abgelehnt" ? kurz[datei.grund] : standsatz(datei);

/** „Seite 12 von 300 gelesen, 87 Fundstellen“. */
export function standsatz({ lage, masse, seitenzahl, stellen }: Scandatei): string {
  if (lage === "wartet") return "Wartet";
  if (seitenzahl === 0) return "Abgebrochen";
  const gelesen = masse.length;
  const fund = `${gruppiert(stellen.length)} ${stellen.length === 1 ? "Fundstelle" : "Fundstellen"}`;
  if (lage === "liest") return `Seite ${gelesen} von ${seitenzahl} gelesen, ${fund}`;
  const seiten = seitenzahl === 1 ? "1 Seite" : `${seitenzahl} Seiten`;
  return lage === "abgebrochen"
    ? `Abgebrochen nach ${gelesen} von ${seiten}, ${fund}`
    : `${seiten} gelesen, ${fund}`;
}
