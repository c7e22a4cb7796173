import { oeffnen, type Pdfdokument } from "./dokument.ts";
import { pdfiumStarten } from "./pdfium.ts";

/** pdfium, ready to open files. */
export type Pdfbibliothek = {
  /** @throws {Pdffehler} the file needs a password, is broken or too large */
  readonly oeffnen: (datei: Uint8Array, kennwort?: string) => Pdfdokument;
};

/** Starts pdfium from its WebAssembly (`@embedpdf/pdfium/pdfium.wasm`); once in every worker. */
export async function pdfLaden(wasm: BufferSource): Promise<Pdfbibliothek> {
  const p = await pdfiumStarten(wasm);
  return { oeffnen: (datei, kennwort) => oeffnen(p, datei, kennwort) };
}
