import type { Tag } from "@gebuehrenportal/recht";
import type { Anbieter } from "#platform/env/anbieter.server.ts";

/** A paragraph of a legal text: running text, a list, or lines as of an address. `[Wort](/pfad)` is a link. */
export type Absatz =
  | string
  | { readonly punkte: readonly string[] }
  | { readonly zeilen: readonly string[] }
  | { readonly titel: string };

/** A section of a legal text. */
export type Abschnitt = { readonly titel: string; readonly absaetze: readonly Absatz[] };

/** What the terms are made of besides their words. */
export type Agbangaben = {
  readonly anbieter: Anbieter;
  readonly baseUrl: string;
  /** The VAT rate of this day stands in them. */
  readonly am: Tag;
};

/** A piece of a paragraph; with `nach` a link. */
export type Textstueck = { readonly text: string; readonly nach?: string };

/** The pieces of a paragraph, its links apart. */
export function textstuecke(absatz: string): readonly Textstueck[] {
  return absatz.split(/(\[[^\]]+\]\([^)]+\))/).flatMap((stueck): readonly Textstueck[] => {
    const [, text, nach] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(stueck) ?? [];
    if (text && nach) return [{ text, nach }];
    return stueck ? [{ text: stueck }] : [];
  });
}

/** A paragraph as plain text, which names the address of a link after its words. */
export const alsText = (absatz: string, baseUrl: string): string =>
  textstuecke(absatz)
    .map(({ text, nach }) => {
      if (!nach) return text;
      const ziel = nach.startsWith("/") ? baseUrl + nach : nach.replace(/^mailto:/, "");
      return ziel === text ? text : `${text} (${ziel})`;
    })
    .join("");

/** The paragraphs of a section as plain text, one after the other. */
export const alsAbsaetze = ({ absaetze }: Abschnitt, baseUrl: string): readonly string[] =>
  absaetze.flatMap((absatz) => {
    if (typeof absatz === "string") return [alsText(absatz, baseUrl)];
    if ("titel" in absatz) return [absatz.titel];
    if ("zeilen" in absatz) return [absatz.zeilen.join(", ")];
    return absatz.punkte.map((punkt) => `– ${alsText(punkt, baseUrl)}`);
  });
