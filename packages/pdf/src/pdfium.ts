import { init } from "@embedpdf/pdfium";

/** The functions of pdfium that are called, without the wrappers around them: a page has thousands of characters. */
const namen = [
  "malloc",
  "free",
  "FPDF_LoadMemDocument",
  "FPDF_CloseDocument",
  "FPDF_GetLastError",
  "FPDF_GetPageCount",
  "FPDF_GetSignatureCount",
  "FPDF_LoadPage",
  "FPDF_ClosePage",
  "FPDF_GetPageWidthF",
  "FPDF_GetPageHeightF",
  "FPDF_GetPageBoundingBox",
  "FPDF_RenderPageBitmap",
  "FPDFPage_GetRotation",
  "FPDFPage_CreateAnnot",
  "FPDFPage_CloseAnnot",
  "FPDFAnnot_SetRect",
  "FPDFAnnot_SetURI",
  "FPDFAnnot_SetBorder",
  "FPDFAnnot_SetFlags",
  "FPDFAnnot_SetStringValue",
  "FPDFBitmap_CreateEx",
  "FPDFBitmap_Destroy",
  "FPDFBitmap_FillRect",
  "FPDFText_LoadPage",
  "FPDFText_ClosePage",
  "FPDFText_CountChars",
  "FPDFText_GetText",
  "FPDFText_GetUnicode",
  "FPDFText_GetCharBox",
  "FPDFText_GetLooseCharBox",
  "PDFiumExt_Init",
  "PDFiumExt_OpenFileWriter",
  "PDFiumExt_CloseFileWriter",
  "PDFiumExt_GetFileWriterSize",
  "PDFiumExt_GetFileWriterData",
  "PDFiumExt_SaveAsCopy",
] as const;

/** pdfium and its memory, whose views are new after every growth. */
export type Pdfium = Readonly<Record<(typeof namen)[number], (...werte: number[]) => number>> & {
  readonly memory: { readonly buffer: ArrayBuffer };
};

/** Starts pdfium from its WebAssembly. */
export async function pdfiumStarten(wasm: BufferSource): Promise<Pdfium> {
  const bytes = ArrayBuffer.isView(wasm)
    ? new Uint8Array(wasm.buffer, wasm.byteOffset, wasm.byteLength).slice().buffer
    : wasm;
  // Else it looks for its file beside the script, and fails in a worker whose script has no place.
  const { pdfium } = await init({ wasmBinary: bytes, locateFile: (name: string) => name });
  const p = pdfium.wasmExports as unknown as Pdfium;
  for (const name of namen) if (typeof p[name] !== "function") throw new Error(`pdfium hat kein ${name}.`);
  p.PDFiumExt_Init();
  return p;
}

/** Memory of pdfium for the time of one piece of work. */
export function mitSpeicher<T>(pdfium: Pdfium, bytes: number, arbeit: (zeiger: number) => T): T {
  const zeiger = pdfium.malloc(bytes);
  if (zeiger === 0) throw new Error("Der Speicher für PDF reicht nicht.");
  try {
    return arbeit(zeiger);
  } finally {
    pdfium.free(zeiger);
  }
}

/** Puts bytes into memory of pdfium, for the caller to free. */
export function ablegen(pdfium: Pdfium, bytes: Uint8Array): number {
  const zeiger = pdfium.malloc(Math.max(bytes.length, 1));
  if (zeiger === 0) throw new Error("Der Speicher für PDF reicht nicht.");
  new Uint8Array(pdfium.memory.buffer).set(bytes, zeiger);
  return zeiger;
}

/** A text that ends with 0 (UTF-8), for the time of one piece of work. */
export function mitText<T>(pdfium: Pdfium, text: string, arbeit: (zeiger: number) => T): T {
  return mitBytes(pdfium, new TextEncoder().encode(`${text}\0`), arbeit);
}

/** A text that ends with 0 (UTF-16), for the time of one piece of work. */
export function mitText16<T>(pdfium: Pdfium, text: string, arbeit: (zeiger: number) => T): T {
  const einheiten = Uint16Array.from(`${text}\0`, (_, i) => i);
  for (let i = 0; i < einheiten.length; i++) einheiten[i] = i < text.length ? text.charCodeAt(i) : 0;
  return mitBytes(pdfium, new Uint8Array(einheiten.buffer), arbeit);
}

function mitBytes<T>(pdfium: Pdfium, bytes: Uint8Array, arbeit: (zeiger: number) => T): T {
  const zeiger = ablegen(pdfium, bytes);
  try {
    return arbeit(zeiger);
  } finally {
    pdfium.free(zeiger);
  }
}

/** A document handle, 0 where the file cannot be read. */
export function dokumentVon(
  pdfium: Pdfium,
  zeiger: number,
  laenge: number,
  kennwort: string | undefined,
): number {
  return kennwort === undefined
    ? pdfium.FPDF_LoadMemDocument(zeiger, laenge, 0)
    : mitText(pdfium, kennwort, (wort) => pdfium.FPDF_LoadMemDocument(zeiger, laenge, wort));
}
