import type { Pdfium } from "./pdfium.ts";
import { a4 } from "./seite.ts";

/** A page as pixels, four bytes each: red, green, blue, opacity. */
export type Bild = {
  readonly breite: number;
  readonly hoehe: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
};

/** No picture has more pixels: 64 MB of memory. */
const meistePixel = 1 << 24;
const laengsteSeite = 1 << 14;

const bgra = 4;
const mitAnmerkungen = 0x01;
const rotZuerst = 0x10;
const weiss = 0xffffffff;

/** Draws a page on white, as wide as asked for or as wide as memory bears. */
export function seitenbild(pdfium: Pdfium, seite: number, breitePx: number): Bild {
  const { breite, hoehe } = pixel(
    pdfium.FPDF_GetPageWidthF(seite),
    pdfium.FPDF_GetPageHeightF(seite),
    breitePx,
  );
  const puffer = pdfium.malloc(breite * hoehe * 4);
  if (puffer === 0) throw new Error("Der Speicher für das Bild der Seite reicht nicht.");
  const flaeche = pdfium.FPDFBitmap_CreateEx(breite, hoehe, bgra, puffer, breite * 4);
  try {
    if (flaeche === 0) throw new Error("Das Bild der Seite lässt sich nicht anlegen.");
    pdfium.FPDFBitmap_FillRect(flaeche, 0, 0, breite, hoehe, weiss);
    pdfium.FPDF_RenderPageBitmap(flaeche, seite, 0, 0, breite, hoehe, 0, mitAnmerkungen | rotZuerst);
    return {
      breite,
      hoehe,
      rgba: new Uint8ClampedArray(pdfium.memory.buffer, puffer, breite * hoehe * 4).slice(),
    };
  } finally {
    if (flaeche !== 0) pdfium.FPDFBitmap_Destroy(flaeche);
    pdfium.free(puffer);
  }
}

/** What is seen of a page that cannot be read: white paper. */
export function leeresBild(breitePx: number): Bild {
  const { breite, hoehe } = pixel(a4.breite, a4.hoehe, breitePx);
  return { breite, hoehe, rgba: new Uint8ClampedArray(breite * hoehe * 4).fill(0xff) };
}

/** Size of a picture that is as wide as asked for, unless the page is out of all proportion. */
export function pixel(breite: number, hoehe: number, breitePx: number): { breite: number; hoehe: number } {
  const verhaeltnis = breite > 0 && hoehe > 0 ? hoehe / breite : 1;
  const gewuenscht = Number.isFinite(breitePx) ? Math.max(breitePx, 1) : 1;
  const hoechstens = Math.min(
    laengsteSeite,
    laengsteSeite / verhaeltnis,
    Math.sqrt(meistePixel / verhaeltnis),
  );
  const b = Math.max(Math.floor(Math.min(gewuenscht, hoechstens)), 1);
  return { breite: b, hoehe: Math.min(Math.max(Math.round(b * verhaeltnis), 1), laengsteSeite) };
}
