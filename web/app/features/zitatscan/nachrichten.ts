import type { Bildwort } from "@gebuehrenportal/pdf";
import type { Norm } from "@gebuehrenportal/zitate";
import type { Akte, Fundstelle } from "./fundstelle.ts";
import type { Lesart } from "./korrektur.ts";
import type { Dokumentteil, Tagesfund } from "./tagesfund.ts";

/** Page to worker. Files are named by numbers of the page; a question carries the number of its answer. */
export type Anweisung =
  | { readonly art: "laden" }
  | { readonly art: "lesen"; readonly datei: number; readonly inhalt: Blob; readonly kennwort?: string }
  /** A file that an earlier worker had read up to this page, with what was read from its pictures. */
  | {
      readonly art: "wieder";
      readonly datei: number;
      readonly inhalt: Blob;
      readonly bis: number;
      readonly bilder: readonly Bildlesung[];
    }
  | { readonly art: "abbrechen"; readonly datei: number }
  | { readonly art: "schliessen"; readonly datei: number }
  /** Reads the texts again with the law of this Land. */
  | { readonly art: "land"; readonly land: string }
  | ({ readonly art: "bildtext"; readonly datei: number } & Bildlesung)
  | { readonly art: "frage"; readonly nummer: number; readonly frage: Frage };

/** Words read from the picture of a page, line by line. */
export type Bildlesung = {
  readonly seite: number;
  readonly zeilen: readonly (readonly Bildwort[])[];
};

/** What a page asks, and what it is answered. */
export type Frage =
  | { readonly art: "bild"; readonly datei: number; readonly seite: number; readonly breitePx: number }
  /** The page as a picture that letters are read from. */
  | { readonly art: "vorlage"; readonly datei: number; readonly seite: number }
  | {
      readonly art: "verlinkt";
      readonly datei: number;
      readonly stellen: readonly Pick<Fundstelle, "orte" | "verweis" | "text">[];
    }
  | { readonly art: "nachschlagen"; readonly eingabe: string; readonly land: string }
  | { readonly art: "zuordnen"; readonly norm: Norm; readonly akt: string }
  | { readonly art: "text"; readonly datei: number };

export type Antworten = {
  readonly bild: ImageBitmap;
  readonly vorlage: Vorlage;
  readonly verlinkt: Uint8Array<ArrayBuffer>;
  /** Every norm the words name. */
  readonly nachschlagen: readonly Lesart[];
  /** The place as a citation of this act. */
  readonly zuordnen: Lesart;
  /** The text of all pages read, in reading order. */
  readonly text: string;
};

/** A picture of a page, and how many of its pixels are a point. */
export type Vorlage = { readonly bild: Blob; readonly pixelJePunkt: number };

/** Why a file is not read; `abgestuerzt`: the worker died before its end; `verschwunden`: it is no longer what was chosen. */
export type Ablehnung =
  | "kennwort"
  | "kennwort-falsch"
  | "beschaedigt"
  | "zu-gross"
  | "abgestuerzt"
  | "verschwunden";

/** Width and height of a page in points. */
export type Seitenmass = readonly [breite: number, hoehe: number];

/** Worker to page. */
export type Meldung =
  /** Its code is there; then everything it needs. */
  | { readonly art: "da" }
  | { readonly art: "bereit" }
  | { readonly art: "gescheitert" }
  | {
      readonly art: "geoeffnet";
      readonly datei: number;
      readonly seitenzahl: number;
      readonly signiert: boolean;
    }
  | { readonly art: "abgelehnt"; readonly datei: number; readonly grund: Ablehnung }
  /** Pages read since the last message. */
  | { readonly art: "gelesen"; readonly datei: number; readonly masse: readonly Seitenmass[] }
  /** The days the file may be of, by what is read so far; none where it holds several documents, which have theirs. */
  | {
      readonly art: "tage";
      readonly datei: number;
      readonly tage: readonly Tagesfund[];
      readonly teile: readonly Dokumentteil[];
    }
  /** Part of all places found so far; those of an earlier round are no longer true. */
  | {
      readonly art: "fundstellen";
      readonly datei: number;
      readonly stellen: readonly Fundstelle[];
      readonly akte: Akte;
      readonly runde: number;
      readonly letzte: boolean;
    }
  | {
      readonly art: "fertig";
      readonly datei: number;
      /** Pages that are pictures only. */
      readonly ohneText: readonly number[];
      /** Requests of the worker since it began to read. */
      readonly anfragen: number;
    }
  | { readonly art: "antwort"; readonly nummer: number; readonly wert: unknown }
  | { readonly art: "keine-antwort"; readonly nummer: number };
