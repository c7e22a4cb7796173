import type { Tag } from "@gebuehrenportal/recht";
import type { Satztabelle } from "../satztabelle.ts";
import type { Absender, Empfaenger } from "./beleg.ts";
import { landname } from "./laender.ts";

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
  /** A picture (SVG) that banking programs read, and what stands beside it: the same for whoever types it. */
  readonly girocode: {
    readonly svg: string;
    readonly text: string;
    readonly angaben: readonly (readonly [string, string])[];
  } | null;
};

/** Postal code and town, as far as they are given. */
export const ortszeile = ({ plz, ort }: { readonly plz: string; readonly ort: string }): string =>
  `${plz} ${ort}`.trim();

/** The sender in one line above the address. */
export const absenderzeile = (absender: Absender): string =>
  [absender.kanzlei, absender.strasse, ortszeile(absender)].filter(Boolean).join(" · ");

/** The lines of an address; Germany is not named. */
export const empfaengerzeilen = (empfaenger: Empfaenger): readonly string[] =>
  [
    empfaenger.name,
    empfaenger.zusatz,
    empfaenger.strasse,
    ortszeile(empfaenger),
    empfaenger.land === "DE" ? "" : landname(empfaenger.land),
  ].filter(Boolean);
