import { readFileSync } from "node:fs";
import { type Pdfbibliothek, pdfLaden } from "../index.ts";

let geladen: Promise<Pdfbibliothek> | undefined;

/** pdfium of this process, started once. */
export function testbibliothek(): Promise<Pdfbibliothek> {
  geladen ??= pdfLaden(readFileSync(new URL(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm"))));
  return geladen;
}
