import { DOMParser } from "@tiptap/pm/model";
import { parseHTML } from "linkedom";
import sanitizeHtml from "sanitize-html";
import { inhaltHoechstens } from "../grenzen.ts";
import { bildErlaubt, linkErlaubt } from "./erlaubte-links.ts";
import { ohneOffeneHuellen } from "./offene-huellen.ts";
import { bereinigt, dokumentPruefen, schema, zuGross } from "./pruefen.ts";
import {
  alternativtextHoechstens,
  type Dokument,
  fussnoteHoechstens,
  knotenHoechstens,
  quelleHoechstens,
} from "./typen.ts";

const ueberschriften = { h1: "h2", h5: "h4", h6: "h4" };
const formen = {
  b: "strong",
  i: "em",
  cite: "em",
  dfn: "em",
  ins: "u",
  tt: "code",
  kbd: "code",
  samp: "code",
};

/** Deeper tags are dropped, their text stays; enough for a list in a cell of a table within a quote. */
const verschachtelung = 20;

const saeuberung: sanitizeHtml.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "p",
    "br",
    "hr",
    "strong",
    "em",
    "u",
    "code",
    "a",
    "ul",
    "ol",
    "li",
    "blockquote",
    "table",
    "thead",
    "tbody",
    "tfoot",
    "tr",
    "th",
    "td",
    "figure",
    "figcaption",
    "img",
    "sup",
    "div",
    "section",
  ],
  allowedAttributes: {
    a: ["href", "class", "data-norm"],
    img: ["src", "alt"],
    ol: ["start"],
    th: ["colspan", "rowspan", "align", "class"],
    td: ["colspan", "rowspan", "align", "class"],
    sup: ["class", "data-fussnote"],
    section: ["class"],
    li: ["id"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  nestingLimit: verschachtelung,
  // What these hold is no text of the author's.
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "template",
    "iframe",
    "svg",
    "math",
    "title",
    "head",
    "object",
    "embed",
    "noembed",
    "noframes",
    "xmp",
    "plaintext",
    "select",
    "audio",
    "video",
    "canvas",
  ],
  transformTags: { ...ueberschriften, ...formen },
};

/**
 * Makes a document of HTML: from an import, a program or a paste. What the grammar of documents does not know is left
 * out and its text kept; scripts and the like go with all they hold. HTML of `htmlAus` comes back as it was.
 *
 * @throws {ApiFehler} 400 `zu-gross`, `dokument-ungueltig`
 */
export function dokumentAusHtml(html: string): Dokument {
  if (html.length > inhaltHoechstens) throw zuGross();
  const sauber = sanitizeHtml(ohneOffeneHuellen(bereinigt(html)), saeuberung);
  // Each costs three times, so they are counted before the first: in elements, nodes and grammar.
  if ((sauber.match(/<[a-z]/g)?.length ?? 0) > knotenHoechstens) throw zuGross();
  // As a whole: `innerHTML` hands all children over as arguments, and of ten thousands of those the stack overflows.
  const { document } = parseHTML(`<!doctype html><html><body>${sauber}</body></html>`);
  aufbereiten(document.body);
  return dokumentPruefen(DOMParser.fromSchema(schema).parse(document.body).toJSON());
}

/** Brings what is left into the form that the grammar reads, and takes out what `dokumentPruefen` would refuse. */
function aufbereiten(body: Element): void {
  fussnotenEinsetzen(body);
  for (const link of body.querySelectorAll("a")) {
    if (link.hasAttribute("data-norm") || !linkErlaubt(link.getAttribute("href"))) auspacken(link);
  }
  for (const bild of body.querySelectorAll("img")) {
    if (!bildErlaubt(bild.getAttribute("src"))) bild.remove();
    else bild.setAttribute("alt", (bild.getAttribute("alt") ?? "").slice(0, alternativtextHoechstens));
  }
  for (const zeile of body.querySelectorAll("figcaption")) {
    const bild = zeile.closest("figure")?.querySelector("img");
    // The line under something that is no picture is text.
    if (!bild) auspacken(zeile);
    else bild.setAttribute("data-quelle", (zeile.textContent ?? "").trim().slice(0, quelleHoechstens));
  }
  for (const zelle of body.querySelectorAll("td, th")) {
    begrenzen(zelle, "colspan", 50);
    begrenzen(zelle, "rowspan", 500);
    const seite = { "text-rechts": "right", "text-mitte": "center" }[zelle.className];
    if (seite) zelle.setAttribute("align", seite);
  }
  for (const liste of body.querySelectorAll("ol")) begrenzen(liste, "start", 9_999);
}

/** Takes an element away and leaves what it holds. */
function auspacken(element: Element): void {
  while (element.firstChild) element.before(element.firstChild);
  element.remove();
}

function begrenzen(element: Element, name: string, hoechstens: number): void {
  const wert = Number(element.getAttribute(name) ?? 1);
  if (Number.isInteger(wert) && wert > 1 && wert <= hoechstens) return;
  element.removeAttribute(name);
}

/** Our own HTML has the texts in a list at the end: they come back to where their number stands. */
function fussnotenEinsetzen(body: Element): void {
  const texte = new Map<string, string>();
  for (const abschnitt of body.querySelectorAll("section.text-fussnoten")) {
    for (const eintrag of abschnitt.querySelectorAll("li")) {
      for (const zurueck of eintrag.querySelectorAll("a.text-zurueck")) zurueck.remove();
      texte.set(`#${eintrag.getAttribute("id")}`, (eintrag.textContent ?? "").trim());
    }
    abschnitt.remove();
  }
  for (const stelle of body.querySelectorAll("sup")) {
    const ziel = stelle.querySelector("a")?.getAttribute("href") ?? "";
    const text = (stelle.getAttribute("data-fussnote") ?? texte.get(ziel) ?? "").trim();
    if (text === "") {
      auspacken(stelle);
      continue;
    }
    stelle.setAttribute("data-fussnote", text.slice(0, fussnoteHoechstens));
    stelle.replaceChildren();
  }
}
