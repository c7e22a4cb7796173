import { Pdffehler } from "./fehler.ts";
import { mitSpeicher, type Pdfium } from "./pdfium.ts";

/** One page for the time of one piece of work. @throws {Pdffehler} the page is broken */
export function mitSeite<T>(p: Pdfium, dokument: number, nr: number, arbeit: (seite: number) => T): T {
  const seite = p.FPDF_LoadPage(dokument, nr - 1);
  if (seite === 0) throw new Pdffehler("beschaedigt");
  try {
    return arbeit(seite);
  } finally {
    p.FPDF_ClosePage(seite);
  }
}

/** How a page is shown: its box in its own coordinates (y goes up) and the quarter turns clockwise. */
export type Lage = {
  readonly links: number;
  readonly oben: number;
  readonly rechts: number;
  readonly unten: number;
  readonly drehung: number;
};

/** Box and rotation of a page. */
export function lage(p: Pdfium, seite: number): Lage {
  return mitSpeicher(p, 16, (zeiger) => {
    p.FPDF_GetPageBoundingBox(seite, zeiger);
    const [links = 0, oben = 0, rechts = 0, unten = 0] = new Float32Array(p.memory.buffer, zeiger, 4);
    return { links, oben, rechts, unten, drehung: p.FPDFPage_GetRotation(seite) & 3 };
  });
}

/** A point of the page's own coordinates, as it is shown. */
export function gezeigt(ort: Lage, x: number, y: number): readonly [number, number] {
  const { links, oben, rechts, unten, drehung } = ort;
  if (drehung === 0) return [x - links, oben - y];
  if (drehung === 1) return [y - unten, x - links];
  return drehung === 2 ? [rechts - x, y - unten] : [oben - y, rechts - x];
}

/** A point as it is shown, in the page's own coordinates. */
export function eigen(ort: Lage, x: number, y: number): readonly [number, number] {
  const { links, oben, rechts, unten, drehung } = ort;
  if (drehung === 0) return [x + links, oben - y];
  if (drehung === 1) return [y + links, x + unten];
  return drehung === 2 ? [rechts - x, y + unten] : [rechts - y, oben - x];
}
