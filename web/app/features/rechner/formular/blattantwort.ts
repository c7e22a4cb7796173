import type { Tag } from "@gebuehrenportal/recht";
import type { Blatt } from "#dokumente/blatt/blatt.ts";

/** The sheet of a calculation, or why there is none. */
export type Blattantwort =
  /** `daten`: what the JSON file holds. */
  | { readonly art: "blatt"; readonly blatt: Blatt; readonly daten: object }
  /** The text is no state of this calculator. */
  | { readonly art: "unlesbar" }
  /** A field is missing or wrong; the page says which. */
  | { readonly art: "unvollstaendig" }
  | { readonly art: "kein-ergebnis"; readonly grund: string; readonly norm: string }
  | { readonly art: "basic"; readonly funktionen: readonly string[] };

/**
 * Computes a sheet anew from what a reader typed, on the server as in the browser; no figure comes from outside.
 * `erweitert`: the tier holds the Basic functions. Never throws for input.
 */
export type Blattrechnung = {
  /** From the fragment of the page's address (`1.…`). */
  readonly blattAus: (stand: string, heute: Tag, erweitert: boolean) => Blattantwort;
  /** From the GET query of the page. */
  readonly blattAusQuery: (query: URLSearchParams, heute: Tag, erweitert: boolean) => Blattantwort;
};
