import { mitSpeicher, type Pdfium } from "./pdfium.ts";

/** Size of a page that does not say it. */
export const a4 = { breite: 595, hoehe: 842 } as const;

/** One page for the time of one piece of work; where the page is broken, something else. */
export function mitSeite<T>(
  pdfium: Pdfium,
  dokument: number,
  nr: number,
  arbeit: (seite: number) => T,
  sonst: () => T,
): T {
  const seite = pdfium.FPDF_LoadPage(dokument, nr - 1);
  if (seite === 0) return sonst();
  try {
    return arbeit(seite);
  } finally {
    pdfium.FPDF_ClosePage(seite);
  }
}

/** From the page's own coordinates (y goes up) to the page as it is shown: quarter turns and a shift. */
export type Lage = {
  readonly xx: number;
  readonly xy: number;
  readonly x0: number;
  readonly yx: number;
  readonly yy: number;
  readonly y0: number;
};

/** How a page is shown. */
export function lage(pdfium: Pdfium, seite: number): Lage {
  return mitSpeicher(pdfium, 16, (zeiger) => {
    pdfium.FPDF_GetPageBoundingBox(seite, zeiger);
    const [links = 0, oben = 0, rechts = 0, unten = 0] = new Float32Array(pdfium.memory.buffer, zeiger, 4);
    const drehung = pdfium.FPDFPage_GetRotation(seite) & 3;
    if (drehung === 0) return { xx: 1, xy: 0, x0: -links, yx: 0, yy: -1, y0: oben };
    if (drehung === 1) return { xx: 0, xy: 1, x0: -unten, yx: 1, yy: 0, y0: -links };
    if (drehung === 2) return { xx: -1, xy: 0, x0: rechts, yx: 0, yy: 1, y0: -unten };
    return { xx: 0, xy: -1, x0: oben, yx: -1, yy: 0, y0: rechts };
  });
}

/** A point as it is shown, in the page's own coordinates. */
export function eigen({ xx, xy, x0, yx, yy, y0 }: Lage, x: number, y: number): readonly [number, number] {
  return [xx * (x - x0) + yx * (y - y0), xy * (x - x0) + yy * (y - y0)];
}
