import type { Tag } from "@gebuehrenportal/recht";
import type { Satztabelle } from "../blatt/blattsatz.ts";

/** A document as letter: finished texts in reading order. */
export type Briefsatz = {
  readonly titel: string;
  readonly stand: Tag;
  readonly fusszeile: string;
  readonly entwurf: boolean;
  readonly entwurfssatz: string;
  /** Name first, then one line each. */
  readonly absender: readonly string[];
  readonly absenderzeile: string;
  readonly empfaenger: readonly string[];
  readonly angaben: readonly (readonly [string, string])[];
  readonly einleitung: readonly string[];
  readonly rechnung: Satztabelle;
  readonly schluss: readonly string[];
  /** Who released it and when. */
  readonly freigabe: readonly [string, string] | null;
  readonly rechtsgrundlagen: readonly string[];
  readonly rechenweg: Satztabelle | null;
  /** A picture (SVG) that banking programs read, and what stands beside it. */
  readonly girocode: { readonly svg: string; readonly text: string } | null;
};
