import wasmAdresse from "@embedpdf/pdfium/pdfium.wasm?url";
import { pdfLaden } from "@gebuehrenportal/pdf";
import { pdfhalter } from "./pdfhalter.ts";

/** The library of the worker that asks for it. */
export const pdfbibliothek = pdfhalter(async () => {
  // The worker's own address is a `blob:`, from which no path leads on.
  const antwort = await fetch(new URL(wasmAdresse, self.origin));
  if (!antwort.ok) throw new Error(`${wasmAdresse}: ${antwort.status}`);
  return antwort.arrayBuffer();
}, pdfLaden);
