import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";

let geladen: Promise<WrappedPdfiumModule> | undefined;

function pdfium(): Promise<WrappedPdfiumModule> {
  geladen ??= (async () => {
    const wasm = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");
    const modul = await init({ wasmBinary: new Uint8Array(readFileSync(wasm)).buffer });
    modul.PDFiumExt_Init();
    return modul;
  })();
  return geladen;
}

/** A tagged element with its kind (`H1`, `Table`, `TD` …) and what is below it. */
export type Strukturteil = { readonly art: string; readonly teile: readonly Strukturteil[] };

export type GelesenesPdf = {
  /** Text of each page in the order of the file. */
  readonly seiten: readonly string[];
  /** Text of all pages in one line: soft hyphens at line ends undone, every gap one blank. */
  readonly text: string;
  readonly titel: string;
  readonly sprache: string;
  readonly markiert: boolean;
  /** Structure of each page. */
  readonly struktur: readonly (readonly Strukturteil[])[];
  /** Attached files by name, as text. */
  readonly anhaenge: Readonly<Record<string, string>>;
};

/** Reads a PDF with the library that browsers show it with. */
export async function pdfLesen(datei: Uint8Array): Promise<GelesenesPdf> {
  const p = await pdfium();
  const zeiger = p.pdfium.wasmExports.malloc(datei.length);
  // The package's types lean on those of Emscripten, which are not installed.
  (p.pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8.set(datei, zeiger);
  const dokument = p.FPDF_LoadMemDocument(zeiger, datei.length, "");
  if (dokument === 0) throw new Error("Kein PDF");
  /** Asks for the length first, then for the UTF-16 text. */
  const utf16 = (frage: (ziel: number, bytes: number) => number): string => {
    const bytes = frage(0, 0);
    const ziel = p.pdfium.wasmExports.malloc(bytes + 2);
    frage(ziel, bytes);
    const text = p.pdfium.UTF16ToString(ziel);
    p.pdfium.wasmExports.free(ziel);
    return text;
  };
  const anhang = (nr: number): readonly [string, string] => {
    const datei = p.FPDFDoc_GetAttachment(dokument, nr);
    const laenge = p.pdfium.wasmExports.malloc(4);
    p.FPDFAttachment_GetFile(datei, 0, 0, laenge);
    const bytes = p.pdfium.getValue(laenge, "i32");
    const ziel = p.pdfium.wasmExports.malloc(bytes);
    p.FPDFAttachment_GetFile(datei, ziel, bytes, laenge);
    const speicher = (p.pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
    const inhalt = new TextDecoder().decode(speicher.slice(ziel, ziel + bytes));
    for (const stelle of [laenge, ziel]) p.pdfium.wasmExports.free(stelle);
    return [utf16((wohin, platz) => p.FPDFAttachment_GetName(datei, wohin, platz)), inhalt];
  };
  const teil = (element: number): Strukturteil => ({
    art: utf16((ziel, bytes) => p.FPDF_StructElement_GetType(element, ziel, bytes)),
    teile: Array.from({ length: p.FPDF_StructElement_CountChildren(element) }, (_, i) =>
      p.FPDF_StructElement_GetChildAtIndex(element, i),
    )
      .filter((kind) => kind !== 0)
      .map(teil),
  });
  const seiten: string[] = [];
  const struktur: Strukturteil[][] = [];
  for (let i = 0; i < p.FPDF_GetPageCount(dokument); i += 1) {
    const seite = p.FPDF_LoadPage(dokument, i);
    const textseite = p.FPDFText_LoadPage(seite);
    const zeichen = p.FPDFText_CountChars(textseite);
    const ziel = p.pdfium.wasmExports.malloc(2 * zeichen + 2);
    p.FPDFText_GetText(textseite, 0, zeichen, ziel);
    seiten.push(p.pdfium.UTF16ToString(ziel));
    p.pdfium.wasmExports.free(ziel);
    p.FPDFText_ClosePage(textseite);
    const baum = p.FPDF_StructTree_GetForPage(seite);
    struktur.push(
      Array.from({ length: p.FPDF_StructTree_CountChildren(baum) }, (_, k) =>
        teil(p.FPDF_StructTree_GetChildAtIndex(baum, k)),
      ),
    );
    p.FPDF_StructTree_Close(baum);
    p.FPDF_ClosePage(seite);
  }
  const gelesen = {
    seiten,
    text: seiten
      .join("\n")
      .replace(/[\u00ad\ufffe]\s*/g, "")
      .replace(/\s+/g, " "),
    titel: utf16((ziel, bytes) => p.FPDF_GetMetaText(dokument, "Title", ziel, bytes)),
    sprache: utf16((ziel, bytes) => p.FPDFCatalog_GetLanguage(dokument, ziel, bytes)),
    markiert: Boolean(p.FPDFCatalog_IsTagged(dokument)),
    struktur,
    anhaenge: Object.fromEntries(
      Array.from({ length: p.FPDFDoc_GetAttachmentCount(dokument) }, (_, i) => anhang(i)),
    ),
  };
  p.FPDF_CloseDocument(dokument);
  p.pdfium.wasmExports.free(zeiger);
  return gelesen;
}

/** Every font of a PDF by name, and how many font files it carries. */
export function schriftenIn(datei: Uint8Array): { namen: string[]; dateien: number } {
  const roh = Buffer.from(datei).toString("latin1");
  return {
    namen: [...new Set([...roh.matchAll(/\/FontName \/([\w+-]+)/g)].map(([, name = ""]) => name))],
    dateien: [...roh.matchAll(/\/FontFile[23]? \d+ 0 R/g)].length,
  };
}
