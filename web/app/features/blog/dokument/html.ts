import { bildErlaubt, fremd, linkErlaubt } from "./erlaubte-links.ts";
import { type Bildfassungen, figur } from "./figur.ts";
import { kennungen } from "./kennungen.ts";
import { entwertet } from "./maskierung.ts";
import { reinerText } from "./text.ts";
import type { Dokument, Knoten, Markenart } from "./typen.ts";

/** A stretch of running text, with the address it leads to, if any. */
export type Textstueck = { readonly text: string; readonly href?: string };

type Wahl = {
  /** Sizes of the pictures by their path; one that is missing stands there as it was uploaded. */
  readonly fassungen?: Bildfassungen;
  /** Where citations become links; the pieces together have to be the text. Never asked for links, code and headings. */
  readonly zitateVerlinken?: (text: string) => readonly Textstueck[];
};

type Satz = {
  readonly fassungen: Bildfassungen;
  readonly zitateVerlinken: (text: string) => readonly Textstueck[];
  readonly kennung: (text: string) => string;
  readonly fussnoten: string[];
  tabellen: number;
};

/**
 * HTML of a checked document. Every tag and attribute is written here, every text and value is masked, so nothing that
 * was written can become markup. Headings carry an id (`inhaltsverzeichnis` has the same), tables stand in a region that
 * scrolls with the keyboard, footnotes are a list at the end, each with a way back.
 */
export function htmlAus(dokument: Dokument, wahl: Wahl = {}): string {
  const satz: Satz = {
    fassungen: wahl.fassungen ?? new Map(),
    zitateVerlinken: wahl.zitateVerlinken ?? ((text) => [{ text }]),
    kennung: kennungen(),
    fussnoten: [],
    tabellen: 0,
  };
  const text = bloecke(dokument.content, satz);
  return text + fussnotenliste(satz.fussnoten);
}

function bloecke(knoten: readonly Knoten[] = [], satz: Satz): string {
  return knoten.map((einer) => block(einer, satz)).join("");
}

function block(knoten: Knoten, satz: Satz): string {
  const { type, attrs = {}, content } = knoten;
  switch (type) {
    case "paragraph": {
      const text = zeile(content, satz);
      return text === "" ? "" : `<p>${text}</p>`;
    }
    case "heading": {
      const id = satz.kennung(reinerText(knoten).trim());
      const tag = `h${zahl(attrs.level, 2, 4)}`;
      const text = zeile(content, { ...satz, zitateVerlinken: (roh) => [{ text: roh }] });
      return text === "" ? "" : `<${tag} id="${entwertet(id)}">${text}</${tag}>`;
    }
    case "bulletList":
      return `<ul>${bloecke(content, satz)}</ul>`;
    case "orderedList": {
      const start = zahl(attrs.start, 1, 9_999);
      return `<ol${start > 1 ? ` start="${start}"` : ""}>${bloecke(content, satz)}</ol>`;
    }
    case "listItem":
      return `<li>${knapp(content, satz)}</li>`;
    case "blockquote":
      return `<blockquote>${bloecke(content, satz)}</blockquote>`;
    case "horizontalRule":
      return "<hr>";
    case "image":
      return bildErlaubt(attrs.src) ? figur(attrs, satz.fassungen) : "";
    case "table":
      return tabelle(content, satz);
    default:
      return "";
  }
}

/** What is one paragraph, alone or before a list, needs no tag for it in an item or cell. */
function knapp(inhalt: readonly Knoten[] = [], satz: Satz): string {
  const [erster, ...weitere] = inhalt;
  const allein = weitere.every(({ type }) => type === "bulletList" || type === "orderedList");
  if (erster?.type !== "paragraph" || !allein) return bloecke(inhalt, satz);
  return zeile(erster.content, satz) + bloecke(weitere, satz);
}

function tabelle(zeilen: readonly Knoten[] = [], satz: Satz): string {
  satz.tabellen += 1;
  const name = `Tabelle ${satz.tabellen}`;
  const kopf = zeilen[0]?.content?.every(({ type }) => type === "tableHeader") ? zeilen.slice(0, 1) : [];
  const rumpf = zeilen.slice(kopf.length);
  const setzen = (reihe: Knoten, bereich: "col" | "row") =>
    `<tr>${(reihe.content ?? []).map((zelle) => zelleAus(zelle, bereich, satz)).join("")}</tr>`;
  const oben = kopf.map((reihe) => setzen(reihe, "col")).join("");
  const unten = rumpf.map((reihe) => setzen(reihe, "row")).join("");
  return [
    `<div class="text-tabelle" role="region" aria-label="${name}" tabindex="0"><table>`,
    oben && `<thead>${oben}</thead>`,
    unten && `<tbody>${unten}</tbody>`,
    "</table></div>",
  ].join("");
}

function zelleAus({ type, attrs = {}, content }: Knoten, bereich: "col" | "row", satz: Satz): string {
  const tag = type === "tableHeader" ? "th" : "td";
  const spalten = zahl(attrs.colspan, 1, 50);
  const reihen = zahl(attrs.rowspan, 1, 500);
  const seite = { right: "text-rechts", center: "text-mitte" }[String(attrs.align)];
  const angaben = [
    tag === "th" ? ` scope="${bereich}"` : "",
    spalten > 1 ? ` colspan="${spalten}"` : "",
    reihen > 1 ? ` rowspan="${reihen}"` : "",
    seite ? ` class="${seite}"` : "",
  ].join("");
  return `<${tag}${angaben}>${knapp(content, satz)}</${tag}>`;
}

/** From the outside in: a link that is bold in part stays one link. */
const ordnung: readonly Markenart[] = ["link", "bold", "italic", "underline", "code"];
const tags: Readonly<Record<Exclude<Markenart, "link">, string>> = {
  bold: "strong",
  italic: "em",
  underline: "u",
  code: "code",
};

function zeile(knoten: readonly Knoten[] = [], satz: Satz, stufe = 0): string {
  const art = ordnung[stufe];
  if (!art) return knoten.map((einer) => zeichen(einer, satz)).join("");
  return laeufe(knoten, art)
    .map(({ teile, href }) => {
      const innen = zeile(teile, satz, stufe + 1);
      if (href === undefined) return innen;
      if (art !== "link") return `<${tags[art]}>${innen}</${tags[art]}>`;
      return verlinkt(innen, href);
    })
    .join("");
}

/** Neighbours with the same formatting; `href` is set when they have it, empty for all but links. */
function laeufe(knoten: readonly Knoten[], art: Markenart): { teile: Knoten[]; href: string | undefined }[] {
  const ergebnis: { teile: Knoten[]; href: string | undefined }[] = [];
  for (const einer of knoten) {
    const marke = einer.type === "text" ? einer.marks?.find(({ type }) => type === art) : undefined;
    const href = marke && (marke.attrs?.href ?? "");
    const letzter = ergebnis.at(-1);
    if (letzter && letzter.href === href) letzter.teile.push(einer);
    else ergebnis.push({ teile: [einer], href });
  }
  return ergebnis;
}

function zeichen({ type, text = "", marks = [], attrs }: Knoten, satz: Satz): string {
  if (type === "hardBreak") return "<br>";
  if (type === "footnote") return verweis(String(attrs?.text ?? ""), satz);
  if (type !== "text") return "";
  if (marks.some((marke) => marke.type === "link" || marke.type === "code")) return entwertet(text);
  return satz
    .zitateVerlinken(text)
    .map((stueck) =>
      stueck.href ? verlinkt(entwertet(stueck.text), stueck.href, " data-norm") : entwertet(stueck.text),
    )
    .join("");
}

function verweis(text: string, satz: Satz): string {
  if (text === "") return "";
  const nummer = satz.fussnoten.push(text);
  return `<sup class="text-fussnote"><a href="#fn-${nummer}" id="fnref-${nummer}" aria-label="Fußnote ${nummer}">${nummer}</a></sup>`;
}

function fussnotenliste(fussnoten: readonly string[]): string {
  if (fussnoten.length === 0) return "";
  const liste = fussnoten.map((text, index) => {
    const nummer = index + 1;
    const zurueck = `<a class="text-zurueck" href="#fnref-${nummer}" aria-label="Zurück zum Text bei Fußnote ${nummer}">↩</a>`;
    return `<li id="fn-${nummer}">${mitAdressen(text)} ${zurueck}</li>`;
  });
  return `<section class="text-fussnoten" aria-label="Fußnoten"><ol>${liste.join("")}</ol></section>`;
}

/** Addresses in a footnote can be followed; without what ends the sentence behind them. */
function mitAdressen(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/i)
    .map((stueck, i) => (i % 2 === 1 ? verlinkt(entwertet(stueck), stueck) : entwertet(stueck)))
    .join("");
}

/**
 * Foreign pages learn nothing of the reader, and gain nothing in search engines by being linked. Links nobody wrote are
 * marked, so that they are text again where HTML becomes a document.
 */
function verlinkt(innen: string, href: string, merkmal: "" | " data-norm" = ""): string {
  if (!linkErlaubt(href) || innen === "") return innen;
  return `<a href="${entwertet(href)}"${merkmal}${fremd(href) ? ' rel="noreferrer nofollow"' : ""}>${innen}</a>`;
}

function zahl(wert: unknown, von: number, bis: number): number {
  return typeof wert === "number" && Number.isInteger(wert) ? Math.min(bis, Math.max(von, wert)) : von;
}
