import { maskiert } from "#dokumente/blatt/tabelle-kopieren.ts";
import type { Beurteilt } from "../korrektur.ts";

/** A piece of the text; a reference has the address of its norm. */
type Stueck = { readonly text: string; readonly adresse?: string };

/** The text cut at its references, in their order; what overlaps belongs to the first. */
function stuecke(text: string, stellen: readonly Beurteilt[]): readonly Stueck[] {
  const gefunden: Stueck[] = [];
  let bis = 0;
  const inOrdnung = stellen
    .filter(({ korrektur, verweis }) => korrektur !== "verworfen" && verweis)
    .toSorted((a, b) => a.start - b.start);
  for (const { start, ende, verweis } of inOrdnung) {
    if (start < bis || verweis === undefined) continue;
    gefunden.push(
      { text: text.slice(bis, start) },
      { text: text.slice(start, ende), adresse: verweis.adresse },
    );
    bis = ende;
  }
  return [...gefunden, { text: text.slice(bis) }];
}

/** The text for word processors and browsers, each reference a link. */
export function textAlsHtml(text: string, stellen: readonly Beurteilt[]): string {
  const inhalt = stuecke(text, stellen)
    .map(({ text: worte, adresse }) =>
      adresse === undefined
        ? maskiert(worte)
        : `<a href="${maskiert(adresse).replaceAll('"', "&quot;")}">${maskiert(worte)}</a>`,
    )
    .join("");
  return inhalt
    .split(/(?:\r?\n){2,}/)
    .map((absatz) => `<p>${absatz.trim().replaceAll(/\r?\n/g, "<br>")}</p>`)
    .join("\n");
}

/** The text as Markdown. */
export const textMitAdressen = (text: string, stellen: readonly Beurteilt[]): string =>
  stuecke(text, stellen)
    .map(({ text: worte, adresse }) => (adresse === undefined ? worte : `[${worte}](${adresse})`))
    .join("");
