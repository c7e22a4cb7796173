import { maskiert } from "#dokumente/blatt/tabelle-kopieren.ts";
import { andereFassungen } from "../damals.ts";
import type { Beurteilt } from "../korrektur.ts";
import { type Dokumentangaben, tageszeile } from "./angaben.ts";

/** A piece of the text; a reference has the address of its norm and the number of its note. */
type Stueck = { readonly text: string; readonly adresse?: string | undefined; readonly note?: number };

/** A text with its references, and the notes on what held on its day. */
type Angemerkt = { readonly stuecke: readonly Stueck[]; readonly noten: readonly string[] };

/** The text cut at its references, in their order; what overlaps belongs to the first. Each sentence is one note. */
function angemerkt(text: string, stellen: readonly Beurteilt[]): Angemerkt {
  const stuecke: Stueck[] = [];
  const noten: string[] = [];
  let bis = 0;
  for (const stelle of stellen.toSorted((a, b) => a.start - b.start)) {
    const { start, ende, verweis } = stelle;
    const note = andereFassungen([stelle])
      .map(({ satz }) => satz)
      .join(" ");
    if (start < bis || stelle.korrektur === "verworfen" || (!verweis && note === "")) continue;
    if (note !== "" && !noten.includes(note)) noten.push(note);
    stuecke.push(
      { text: text.slice(bis, start) },
      {
        text: text.slice(start, ende),
        adresse: verweis?.adresse,
        ...(note !== "" && { note: noten.indexOf(note) + 1 }),
      },
    );
    bis = ende;
  }
  return { stuecke: [...stuecke, { text: text.slice(bis) }], noten };
}

/** The text for word processors and browsers, each reference a link; below it what held otherwise on its day. */
export function textAlsHtml(text: string, stellen: readonly Beurteilt[], angaben: Dokumentangaben): string {
  const { stuecke, noten } = angemerkt(text, stellen);
  const inhalt = stuecke
    .map(({ text: worte, adresse, note }) => {
      const verlinkt =
        adresse === undefined
          ? maskiert(worte)
          : `<a href="${maskiert(adresse).replaceAll('"', "&quot;")}">${maskiert(worte)}</a>`;
      return note === undefined ? verlinkt : `${verlinkt}<sup>${note}</sup>`;
    })
    .join("")
    .split(/(?:\r?\n){2,}/)
    .map((absatz) => `<p>${absatz.trim().replaceAll(/\r?\n/g, "<br>")}</p>`);
  return [...inhalt, ...anmerkungen(angaben, noten).map((zeile) => `<p>${maskiert(zeile)}</p>`)].join("\n");
}

/** The text as Markdown. */
export function textMitAdressen(
  text: string,
  stellen: readonly Beurteilt[],
  angaben: Dokumentangaben,
): string {
  const { stuecke, noten } = angemerkt(text, stellen);
  const inhalt = stuecke
    .map(({ text: worte, adresse, note }) => {
      const verlinkt = adresse === undefined ? worte : `[${worte}](${adresse})`;
      return note === undefined ? verlinkt : `${verlinkt} (${note})`;
    })
    .join("");
  return [inhalt, ...anmerkungen(angaben, noten)].join("\n\n");
}

/** „(1) Berufungssumme: in der damaligen Fassung anders …“, below the day they are for. */
const anmerkungen = (angaben: Dokumentangaben, noten: readonly string[]): readonly string[] =>
  noten.length === 0 ? [] : [tageszeile(angaben), ...noten.map((note, i) => `(${i + 1}) ${note}`)];
