import { mitSpeicher, type Pdfium } from "./pdfium.ts";
import { a4, type Lage, lage } from "./seite.ts";

/** A rectangle on a page, in points from the left upper corner of the page as it is shown. */
export type Rechteck = {
  readonly x: number;
  readonly y: number;
  readonly breite: number;
  readonly hoehe: number;
};

/** The characters of one page, from 1, and where they stand. */
export type Seitentext = {
  readonly seite: number;
  readonly breite: number;
  readonly hoehe: number;
  readonly text: string;
  /** `x`, `y`, `breite`, `hoehe` of every UTF-16 unit of the text; blanks and ends of lines may be empty. */
  readonly rechtecke: Float32Array;
  /** Only of text read from a picture: units that looked otherwise and were taken for `§`. */
  readonly geraten?: ReadonlySet<number>;
};

/** What pdfium writes for a hyphen at the end of a line. */
const trennung = 0x02;
const bindestrich = 0x2d;
const unlesbar = 0xfffd;

/** A page that cannot be read. */
export const leereSeite = (nr: number): Seitentext => ({
  seite: nr,
  ...a4,
  text: "",
  rechtecke: new Float32Array(0),
});

/** Reads the characters of a page and where they stand. */
export function seitentext(pdfium: Pdfium, seite: number, nr: number): Seitentext {
  const masse = { breite: pdfium.FPDF_GetPageWidthF(seite), hoehe: pdfium.FPDF_GetPageHeightF(seite) };
  const textseite = pdfium.FPDFText_LoadPage(seite);
  if (textseite === 0) return { seite: nr, ...masse, text: "", rechtecke: new Float32Array(0) };
  try {
    return { seite: nr, ...masse, ...zeichen(pdfium, textseite, lage(pdfium, seite)) };
  } finally {
    pdfium.FPDFText_ClosePage(textseite);
  }
}

function zeichen(pdfium: Pdfium, textseite: number, ort: Lage): Pick<Seitentext, "text" | "rechtecke"> {
  const anzahl = Math.max(pdfium.FPDFText_CountChars(textseite), 0);
  const einheiten = new Uint16Array(anzahl * 2);
  const rechtecke = new Float32Array(anzahl * 8);
  const laenge = mitSpeicher(pdfium, 48, (zeiger) => {
    let [eng, weit] = sichten(pdfium, zeiger);
    let n = 0;
    for (let i = 0; i < anzahl; i++) {
      const code = pdfium.FPDFText_GetUnicode(textseite, i);
      pdfium.FPDFText_GetCharBox(textseite, i, zeiger, zeiger + 8, zeiger + 24, zeiger + 16);
      pdfium.FPDFText_GetLooseCharBox(textseite, i, zeiger + 32);
      // Memory that grew leaves its old views empty.
      if (eng.length === 0) [eng, weit] = sichten(pdfium, zeiger);
      eintragen(rechtecke, n * 4, eng, weit, ort);
      if (code > 0xffff) {
        rechtecke.copyWithin((n + 1) * 4, n * 4, (n + 1) * 4);
        einheiten[n++] = 0xd7c0 + (code >> 10);
        einheiten[n++] = 0xdc00 + (code & 0x3ff);
      } else einheiten[n++] = code === trennung ? bindestrich : code === 0 ? unlesbar : code;
    }
    return n;
  });
  return { text: alsText(einheiten.subarray(0, laenge)), rechtecke: rechtecke.slice(0, laenge * 4) };
}

/** Left, right, top, bottom of a glyph as it is drawn; left, top, right, bottom of its place in the line. */
const sichten = (pdfium: Pdfium, zeiger: number) =>
  [
    new Float64Array(pdfium.memory.buffer, zeiger, 4),
    new Float32Array(pdfium.memory.buffer, zeiger + 32, 4),
  ] as const;

/** As high as the glyph is drawn, as wide as it counts in its line, turned the way the page is shown. */
function eintragen(
  rechtecke: Float32Array,
  an: number,
  eng: Float64Array,
  weit: Float32Array,
  { xx, xy, x0, yx, yy, y0 }: Lage,
): void {
  let links = wert(eng[0]);
  let rechts = wert(eng[1]);
  const oben = wert(eng[2]);
  const unten = wert(eng[3]);
  const mitte = (links + rechts) / 2;
  const von = wert(weit[0]);
  const bis = wert(weit[2]);
  // Of text that does not run from left to right pdfium knows no place in the line.
  if (bis > von && mitte >= von && mitte <= bis) {
    links = von;
    rechts = bis;
  }
  const x = xx * links + xy * oben + x0;
  const y = yx * links + yy * oben + y0;
  const breite = xx * (rechts - links) + xy * (unten - oben);
  const hoehe = yx * (rechts - links) + yy * (unten - oben);
  rechtecke[an] = breite < 0 ? x + breite : x;
  rechtecke[an + 1] = hoehe < 0 ? y + hoehe : y;
  rechtecke[an + 2] = Math.abs(breite);
  rechtecke[an + 3] = Math.abs(hoehe);
}

/** A number of pdfium; fonts of hostile files have glyphs without end. */
const wert = (zahl = 0): number => (Math.abs(zahl) < 1e6 ? zahl : 0);

/** Text of UTF-16 units; half a pair becomes a sign of its own length. */
const alsText = (einheiten: Uint16Array): string => new TextDecoder("utf-16le").decode(einheiten);
