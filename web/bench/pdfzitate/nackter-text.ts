import type { pdfiumStarten } from "@gebuehrenportal/pdf/pdfium";

type Pdfium = Pick<
  Awaited<ReturnType<typeof pdfiumStarten>>,
  | "malloc"
  | "free"
  | "memory"
  | "FPDF_LoadMemDocument"
  | "FPDF_GetPageCount"
  | "FPDF_LoadPage"
  | "FPDFText_LoadPage"
  | "FPDFText_CountChars"
  | "FPDFText_GetText"
  | "FPDFText_ClosePage"
  | "FPDF_ClosePage"
  | "FPDF_CloseDocument"
>;

/**
 * Text of every page of the file at this address as pdfium gives it, and nothing else; the number of its characters. Uses
 * nothing of this module, so that its words can also be sent to a browser.
 */
export function nackterText(p: Pdfium, zeiger: number, bytes: number): number {
  const dokument = p.FPDF_LoadMemDocument(zeiger, bytes, 0);
  let laenge = 0;
  for (let nr = 0; nr < p.FPDF_GetPageCount(dokument); nr++) {
    const seite = p.FPDF_LoadPage(dokument, nr);
    const textseite = p.FPDFText_LoadPage(seite);
    const zeichen = p.FPDFText_CountChars(textseite);
    const puffer = p.malloc(2 * zeichen + 2);
    p.FPDFText_GetText(textseite, 0, zeichen, puffer);
    const worte = new Uint8Array(p.memory.buffer, puffer, 2 * zeichen);
    laenge += new TextDecoder("utf-16le").decode(worte).length;
    p.free(puffer);
    p.FPDFText_ClosePage(textseite);
    p.FPDF_ClosePage(seite);
  }
  p.FPDF_CloseDocument(dokument);
  return laenge;
}
