import { type Dokumenttag, dokumenttage } from "./dokumenttag.ts";
import { schriftbild } from "./tag/schriftbild.ts";
import { gewaehlt } from "./tag/wahl.ts";
import { beginntRumpf, istGericht, istTitel } from "./tag/worte.ts";

/** One document of a text; places in UTF-16 units, end exclusive. */
export type Dokument = {
  readonly start: number;
  readonly ende: number;
  /** The days it may be of, the likeliest first, and the one among them, if they speak with one voice. */
  readonly tage: readonly Dokumenttag[];
  readonly tag?: Dokumenttag;
};

/** So many lines a head is looked for in, and so far apart two heads stand at least where no reasons stand between. */
const kopfzeilen = 25;
const abstand = 300;
/** A head and its deciding sentence are shorter. */
const kopflaenge = 8000;
const laengsteKopfzeile = 160;
const laengsterRumpfkopf = 50;
/** More possible heads than that are not looked at: a text of nothing but titles would take minutes. */
const meisteKoepfe = 300;

/**
 * The documents of a text, found by their heads: the whole text, where it has one. Between form feeds a document begins
 * with a page.
 */
export function dokumente(text: string): readonly Dokument[] {
  const anfaenge = anfaengeIn(text);
  return anfaenge.map((start, i) => {
    const ende = anfaenge[i + 1] ?? text.length;
    const tage = dokumenttage(text.slice(start, ende)).map((fund) => ({
      ...fund,
      start: fund.start + start,
      ende: fund.ende + start,
    }));
    const tag = gewaehlt(tage);
    return { start, ende, tage, ...(tag && { tag }) };
  });
}

/** The day of a text of one document, if it says so with one voice. */
export function dokumenttag(text: string): Dokumenttag | undefined {
  const [erstes, ...andere] = dokumente(text);
  return andere.length > 0 ? undefined : erstes?.tag;
}

type Kopfzeile = { readonly text: string; readonly start: number };

/** Where documents begin; the first one with the text. */
function anfaengeIn(text: string): readonly number[] {
  const seiten = text.includes("\f");
  const zeilen = zeilenIn(text);
  const anfaenge = [0];
  let rumpf = false;
  let schluss = false;
  let bisher: Kopf | undefined = kopfBei(text, zeilen, 0);
  let angesehen = 0;
  for (let i = 0; i < zeilen.length && angesehen < meisteKoepfe; i++) {
    const zeile = zeilen[i] as Kopfzeile;
    if (zeile.text.length < laengsterRumpfkopf && beginntRumpf.test(zeile.text)) rumpf = true;
    if (briefschluss.test(zeile.text)) schluss = true;
    if (zeile.start === 0 || (seiten && text[zeile.start - 1] !== "\f")) continue;
    const ab = anfaenge.at(-1) ?? 0;
    if (!seiten && !(kannKopfSein(zeile.text) || (schluss && briefzeile.test(zeile.text)))) continue;
    if (!rumpf && !schluss && zeile.start - ab < abstand) continue;
    angesehen++;
    const kopf = kopfBei(text, zeilen, i);
    if (!kopf || !isteigener(kopf, bisher, { rumpf, schluss })) continue;
    anfaenge.push(zeile.start);
    bisher = kopf;
    rumpf = false;
    schluss = false;
  }
  return anfaenge;
}

/** A head: of a decision or of a letter, with its day. */
type Kopf = { readonly art: "entscheidung" | "brief"; readonly tag: string | undefined };

const briefschluss =
  /^\W*(?:Mit (?:freundlichen|besten|kollegialen) Grüßen?|Mit (?:freundlicher|vorzüglicher)|Freundliche Grüße|Hochachtungsvoll|Im Auftrag|I\. ?A\.|Rechtsbehelfsbelehrung|gez\.)/iu;
const briefanfang = /^\W*(?:Sehr geehrte|Betreff|Betr\.|Liebe[r]? )/u;
const briefzeile = /\d{4}\s*$|\d{4}\s+\/|Datum/u;
const namens = /^\W*Im Namen des (?:Volkes|Freistaats)/iu;
const verfahren =
  /^\W*(?:In (?:de[mr]|Sachen|den) |Im Namen|Verk(?:ü|ue)ndet|hat de[rs] |hat das |.{0,60}\shat (?:der|das|die) |erlässt|Az\.|Aktenzeichen|Gesch)/iu;

/** Most lines say nothing of a head, which is quickly seen. */
const verdacht = /gericht|hof|urteil|beschlu|bescheid|verfügung|anträge|entscheidung|namen des/i;

const kannKopfSein = (zeile: string): boolean =>
  verdacht.test(zeile) && (istGericht(zeile) || istTitel(zeile) || namens.test(zeile));

/** The head that begins with a line, if one does. */
function kopfBei(text: string, zeilen: readonly Kopfzeile[], ab: number): Kopf | undefined {
  const fenster = zeilen.slice(ab, ab + kopfzeilen).map((zeile) => zeile.text);
  const start = zeilen[ab]?.start ?? 0;
  const tag = () => gewaehlt(dokumenttage(text.slice(start, start + kopflaenge)));
  const titelzeile = fenster.some((zeile) => istTitel(zeile) || namens.test(zeile));
  if (titelzeile && fenster.some(istGericht) && fenster.some((zeile) => verfahren.test(zeile))) {
    const fund = tag();
    const eigener =
      fund?.sicherheit === "hoch" && (fund.art === "verkuendung" || fund.art === "entscheidung");
    return { art: "entscheidung", tag: eigener ? fund.tag : undefined };
  }
  if (!fenster.some((zeile) => briefanfang.test(zeile))) return undefined;
  const fund = tag();
  return fund?.sicherheit === "hoch" && (fund.art === "ort" || fund.art === "feld")
    ? { art: "brief", tag: fund.tag }
    : undefined;
}

/** Whether a head is that of another document: of another day, or behind the reasons of the one before. */
function isteigener(
  { art, tag }: Kopf,
  bisher: Kopf | undefined,
  { rumpf, schluss }: { readonly rumpf: boolean; readonly schluss: boolean },
): boolean {
  if (tag !== undefined && tag === bisher?.tag) return false;
  return art === "brief" ? schluss : rumpf || (tag !== undefined && bisher?.tag !== undefined);
}

const gesperrt = /(?<!\S)\S[ \u00a0]\S[ \u00a0]\S[ \u00a0]\S(?!\S)/u;

/** The short lines of a text that hold anything, as they are read. */
function zeilenIn(text: string): readonly Kopfzeile[] {
  const zeilen: Kopfzeile[] = [];
  let start = 0;
  for (const roh of text.split(/[\n\f]/)) {
    if (roh.length <= laengsteKopfzeile && roh.trim() !== "")
      zeilen.push({ text: gesperrt.test(roh) ? schriftbild(roh, 0).text : roh, start });
    start += roh.length + 1;
  }
  return zeilen;
}
