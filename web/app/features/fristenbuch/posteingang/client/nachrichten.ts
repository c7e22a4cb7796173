import type { Anfangsmeldung } from "#dokumente/pdfwerk/eigener-worker.ts";
import type { Vorschlag } from "../vorschlag.ts";

/** Page to worker: one file is all it ever reads. */
export type Anweisung = { readonly art: "lesen"; readonly inhalt: Blob };

/** Why a file proposes nothing. */
export type Ablehnung =
  | "kennwort"
  | "beschaedigt"
  | "zu-gross"
  | "ohne-text"
  | "verschwunden"
  | "gescheitert";

/** How far the reading is: pages. */
export type Lesestand = { readonly gelesen: number; readonly gesamt: number };

/** What a file says, or why it says nothing. */
export type Leseergebnis =
  | { readonly art: "fertig"; readonly vorschlaege: readonly Vorschlag[] }
  | { readonly art: "abgelehnt"; readonly grund: Ablehnung };

/** Worker to page. */
export type Meldung = Anfangsmeldung | ({ readonly art: "stand" } & Lesestand) | Leseergebnis;
