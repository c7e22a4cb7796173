import { readFileSync } from "node:fs";
import { type Pdfbibliothek, pdfLaden } from "@gebuehrenportal/pdf";

/** pdfium's WebAssembly. */
export const wasm = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm"))));

let geladen: Promise<Pdfbibliothek> | undefined;

/** pdfium of this process. */
export function bibliothek(): Promise<Pdfbibliothek> {
  geladen ??= pdfLaden(wasm());
  return geladen;
}
