import { isDeepStrictEqual } from "node:util";
import type { Artikelangaben } from "../angaben.ts";
import type { Titelbild } from "../artikel.ts";
import { htmlAus } from "../dokument/html.ts";
import { dokumentPruefen } from "../dokument/pruefen.ts";
import { auszugAus, bildadressen, bildOhneText, leer, lesezeit, textAus } from "../dokument/text.ts";
import type { Dokument } from "../dokument/typen.ts";
import { zitatverlinkung } from "../dokument/zitatlinks.server.ts";
import { absage, inhaltZuLang } from "../fehler.ts";
import { inhaltHoechstens } from "../grenzen.ts";
import { bildFassungen } from "../medien/bilder.server.ts";
import type { Inhalt } from "./inhalt.ts";

/** The beginning of every post. */
export const leererInhalt: Omit<Inhalt, "titel"> = {
  auszug: "",
  dokument: { type: "doc", content: [{ type: "paragraph" }] },
  html: "",
  titelbild: null,
  lesezeit: null,
  kategorien: [],
  tags: [],
  ort: null,
  stand: null,
  korrektur: null,
};

/**
 * What a post says after it has been changed. Outside of a transaction: making the HTML asks for the pictures.
 *
 * @throws {ApiFehler} 400 the text is none, or too long
 */
export async function geaendert(bisher: Inhalt, angaben: Artikelangaben): Promise<Inhalt> {
  const { title, excerpt, readTime, categories, tags, location, stand, korrektur } = angaben;
  const dokument = await dokumentVon(angaben);
  return {
    titel: title ?? bisher.titel,
    auszug: excerpt ?? bisher.auszug,
    dokument: dokument ?? bisher.dokument,
    html: dokument ? await htmlVon(dokument) : bisher.html,
    titelbild: await vermessen(titelbildVon(bisher.titelbild, angaben)),
    lesezeit: readTime === undefined ? bisher.lesezeit : readTime,
    kategorien: categories ?? bisher.kategorien,
    tags: tags ?? bisher.tags,
    ort: location === undefined ? bisher.ort : location,
    stand: stand === undefined ? bisher.stand : stand,
    korrektur: korrektur === undefined ? bisher.korrektur : korrektur,
  };
}

/**
 * What a post says as it is published: an excerpt and a read time that are missing are made from its text.
 *
 * @param lesezeitBelassen a read time that is not known stays unknown
 */
export function vollstaendig(inhalt: Inhalt, lesezeitBelassen = false): Inhalt {
  const bekannt = lesezeitBelassen || inhalt.lesezeit !== null;
  return {
    ...inhalt,
    auszug: inhalt.auszug || auszugAus(inhalt.dokument),
    lesezeit: bekannt ? inhalt.lesezeit : lesezeit(inhalt.dokument),
  };
}

/** Whether both say the same: what came in once more after its answer got lost. */
export const gleicherInhalt = (a: Inhalt, b: Inhalt): boolean => isDeepStrictEqual(alsJson(a), alsJson(b));

const alsJson = (inhalt: Inhalt): unknown => JSON.parse(JSON.stringify(inhalt));

/** What others could not read: there is no text, or a picture without description. */
function mangel({ dokument }: Pick<Inhalt, "dokument">) {
  if (leer(dokument)) return "inhalt-fehlt";
  return bildOhneText(dokument) ? "bild-ohne-text" : undefined;
}

/** Whether what was written may be read by others. */
export const lesbar = (inhalt: Pick<Inhalt, "dokument">): boolean => mangel(inhalt) === undefined;

/**
 * Refuses what others could not read: no text, or a picture without description.
 *
 * @throws {ApiFehler} 400 `inhalt-fehlt`, `bild-ohne-text`
 */
export function requireLesbar(inhalt: Pick<Inhalt, "dokument">): void {
  const code = mangel(inhalt);
  if (code) throw absage(400, code, "content");
}

async function dokumentVon({ dokument, content }: Artikelangaben): Promise<Dokument | undefined> {
  if (dokument === undefined || dokument === null) {
    if (content === undefined) return undefined;
    // What reads HTML is loaded by whoever sends some, not by every start of the portal.
    const { dokumentAusHtml } = await import("../dokument/aus-html.server.ts");
    return dokumentAusHtml(content);
  }
  const geprueft = dokumentPruefen(dokument);
  if (textAus(geprueft).length > inhaltHoechstens) throw inhaltZuLang();
  return geprueft;
}

async function htmlVon(dokument: Dokument): Promise<string> {
  return htmlAus(dokument, {
    fassungen: await bildFassungen(bildadressen(dokument)),
    zitateVerlinken: await zitatverlinkung(),
  });
}

/** An address alone keeps what is known of the picture it already was. */
function titelbildVon(bisher: Titelbild | null, { bild, featuredImage }: Artikelangaben): Titelbild | null {
  if (bild !== undefined) return bild;
  if (featuredImage === undefined || featuredImage === bisher?.url) return bisher;
  return featuredImage === null ? null : { url: featuredImage, alt: "", quelle: "" };
}

/** With the size that a picture of our own has: the page keeps its place free. */
async function vermessen(bild: Titelbild | null): Promise<Titelbild | null> {
  if (!bild) return null;
  const fassung = (await bildFassungen([bild.url])).get(bild.url);
  return fassung ? { ...bild, breite: fassung.breite, hoehe: fassung.hoehe } : bild;
}
