import { getSchema } from "@tiptap/core";
import { Node, type Schema } from "@tiptap/pm/model";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { inhaltHoechstens } from "../grenzen.ts";
import { bildErlaubt, linkErlaubt } from "./erlaubte-links.ts";
import { dokumentErweiterungen } from "./erweiterungen.ts";
import {
  alternativtextHoechstens,
  type Dokument,
  fussnoteHoechstens,
  type Knoten,
  type Knotenart,
  knotenHoechstens,
  type Marke,
  type Markenart,
  quelleHoechstens,
  tiefeHoechstens,
} from "./typen.ts";

/** The grammar of documents, made from the extensions once. */
export const schema: Schema = getSchema(dokumentErweiterungen);

type Attribute = Readonly<Record<string, unknown>>;
type Lesen = (attrs: Attribute, feld: string) => Knoten["attrs"];

/** Every kind of node with the attributes that are kept; what is not named here is dropped. */
const knotenarten: Readonly<Record<Knotenart, Lesen>> = {
  paragraph: () => undefined,
  text: () => undefined,
  hardBreak: () => undefined,
  horizontalRule: () => undefined,
  bulletList: () => undefined,
  listItem: () => undefined,
  blockquote: () => undefined,
  table: () => undefined,
  tableRow: () => undefined,
  heading: ({ level }, feld) => ({ level: ganz(level, 2, 4, feld) }),
  orderedList: ({ start }, feld) => ({ start: ganz(start ?? 1, 1, 9_999, feld) }),
  tableHeader: zelle,
  tableCell: zelle,
  image: ({ src, alt, quelle }, feld) => {
    if (!bildErlaubt(src))
      throw fehler(feld, "bild-fremd", "Bilder müssen hochgeladen sein; fremde Adressen sind nicht erlaubt.");
    return {
      src,
      alt: text(alt ?? "", alternativtextHoechstens, feld).trim(),
      quelle: text(quelle ?? "", quelleHoechstens, feld).trim(),
    };
  },
  footnote: (attrs, feld) => ({ text: text(attrs.text ?? "", fussnoteHoechstens, feld).trim() }),
};

/** Every formatting, in the order in which the grammar wants them. */
const markenarten = Object.keys(schema.marks) as Markenart[];

/**
 * Reads a document that comes from outside: rebuilds it from what is known and holds it against the grammar, so that the
 * result carries nothing else. Depth, number of nodes and length are bounded first.
 *
 * @throws {ApiFehler} 400 with `field` below `content`: `dokument-ungueltig`, `bild-fremd`, `link-unzulaessig` or
 *   `zu-gross`
 */
export function dokumentPruefen(json: unknown): Dokument {
  const gezaehlt = { knoten: 0, zeichen: 0 };
  if (!objekt(json) || json.type !== "doc" || !Array.isArray(json.content)) throw ungueltig("content");
  const dokument: Dokument = {
    type: "doc",
    content: json.content.flatMap((kind, i) => knoten(kind, `content[${i}]`, 1, gezaehlt)),
  };
  try {
    Node.fromJSON(schema, dokument).check();
  } catch (grund) {
    if (grund instanceof RangeError) throw ungueltig("content");
    throw grund;
  }
  return dokument;
}

type Stand = { knoten: number; zeichen: number };

function knoten(roh: unknown, feld: string, tiefe: number, stand: Stand): Knoten | readonly Knoten[] {
  stand.knoten += 1;
  if (tiefe > tiefeHoechstens || stand.knoten > knotenHoechstens) throw zuGross();
  if (!objekt(roh)) throw ungueltig(feld);
  const art = roh.type;
  if (typeof art !== "string" || !Object.hasOwn(knotenarten, art)) throw ungueltig(feld);
  if (art === "text") return textknoten(roh, feld, stand);
  const inhalt = roh.content ?? [];
  if (!Array.isArray(inhalt)) throw ungueltig(feld);
  const attrs = knotenarten[art as Knotenart](objekt(roh.attrs) ? roh.attrs : {}, feld);
  for (const wert of Object.values(attrs ?? {})) if (typeof wert === "string") zaehlen(wert, stand);
  const content = inhalt.flatMap((kind, i) => knoten(kind, `${feld}.content[${i}]`, tiefe + 1, stand));
  return { type: art as Knotenart, ...(attrs && { attrs }), ...(content.length > 0 && { content }) };
}

function textknoten(roh: Attribute, feld: string, stand: Stand): Knoten | readonly Knoten[] {
  const inhalt = text(roh.text, inhaltHoechstens, feld);
  // The grammar knows no empty text; cleaning may have made one.
  if (inhalt === "") return [];
  zaehlen(inhalt, stand);
  const marken = roh.marks ?? [];
  if (!Array.isArray(marken) || marken.length > markenarten.length) throw ungueltig(feld);
  const gelesen = marken.map((marke) => markeAus(marke, feld));
  for (const { attrs } of gelesen) zaehlen(attrs?.href ?? "", stand);
  const geordnet = gelesen.toSorted((a, b) => markenarten.indexOf(a.type) - markenarten.indexOf(b.type));
  return { type: "text", text: inhalt, ...(geordnet.length > 0 && { marks: geordnet }) };
}

function markeAus(roh: unknown, feld: string): Marke {
  const art = objekt(roh) ? markenarten.find((name) => name === roh.type) : undefined;
  if (!art || !objekt(roh)) throw ungueltig(feld);
  if (art !== "link") return { type: art };
  const href = objekt(roh.attrs) ? roh.attrs.href : undefined;
  if (!linkErlaubt(href))
    throw fehler(
      feld,
      "link-unzulaessig",
      "Links dürfen nur zu http-, https- oder E-Mail-Adressen oder auf eigene Seiten führen.",
    );
  return { type: "link", attrs: { href } };
}

function zelle({ colspan, rowspan, align }: Attribute, feld: string): Knoten["attrs"] {
  return {
    colspan: ganz(colspan ?? 1, 1, 50, feld),
    rowspan: ganz(rowspan ?? 1, 1, 500, feld),
    ...(align === "right" || align === "center" ? { align } : {}),
  };
}

/** Without control characters and what turns the direction of writing; PostgreSQL keeps no null bytes. */
export function bereinigt(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, "");
}

function text(wert: unknown, hoechstens: number, feld: string): string {
  if (typeof wert !== "string") throw ungueltig(feld);
  if (wert.length > hoechstens) throw zuGross(feld);
  return bereinigt(wert);
}

function ganz(wert: unknown, von: number, bis: number, feld: string): number {
  if (typeof wert !== "number" || !Number.isInteger(wert) || wert < von || wert > bis) throw ungueltig(feld);
  return wert;
}

function zaehlen(wert: string, stand: Stand): void {
  stand.zeichen += wert.length;
  if (stand.zeichen > inhaltHoechstens) throw zuGross();
}

function objekt(wert: unknown): wert is Attribute {
  return typeof wert === "object" && wert !== null && !Array.isArray(wert);
}

function fehler(field: string, code: string, error: string): ApiFehler {
  return new ApiFehler(400, { field, code, error });
}

function ungueltig(field: string): ApiFehler {
  return fehler(field, "dokument-ungueltig", "Der Text enthält etwas, das nicht gespeichert werden kann.");
}

/** The text is longer or nested deeper than a document may be. */
export function zuGross(field = "content"): ApiFehler {
  return fehler(field, "zu-gross", "Der Text ist zu lang oder zu tief verschachtelt.");
}
