import { Pdffehler } from "./fehler.ts";
import { ablegen, dokumentVon, mitSpeicher, mitText, mitText16, type Pdfium } from "./pdfium.ts";
import { eigen, type Lage, lage, mitSeite } from "./seite.ts";
import type { Rechteck } from "./seitentext.ts";

/** A place of the document that leads to an address. */
export type Verweisstelle = {
  readonly seite: number;
  readonly rechtecke: readonly Rechteck[];
  readonly url: string;
  /** What programs show and read out for the link. */
  readonly titel?: string;
};

const verweisart = 2;
const gedruckt = 4;

/** The file with a link on every rectangle; from a copy, so that the open document stays as it is. */
export function verwiesen(
  pdfium: Pdfium,
  datei: Uint8Array,
  kennwort: string | undefined,
  stellen: readonly Verweisstelle[],
): Uint8Array {
  const zeiger = ablegen(pdfium, datei);
  const dokument = dokumentVon(pdfium, zeiger, datei.length, kennwort);
  try {
    if (dokument === 0) throw new Pdffehler("beschaedigt");
    for (const [nr, einer] of Map.groupBy(stellen, ({ seite }) => seite))
      mitSeite(
        pdfium,
        dokument,
        nr,
        (seite) => aufSeite(pdfium, seite, einer),
        () => undefined,
      );
    return gesichert(pdfium, dokument);
  } finally {
    if (dokument !== 0) pdfium.FPDF_CloseDocument(dokument);
    pdfium.free(zeiger);
  }
}

function aufSeite(pdfium: Pdfium, seite: number, stellen: readonly Verweisstelle[]): void {
  const ort = lage(pdfium, seite);
  for (const stelle of stellen)
    for (const rechteck of stelle.rechtecke) verweisAnlegen(pdfium, seite, eigenes(ort, rechteck), stelle);
}

/** A rectangle in the page's own coordinates, as pdfium takes it: left, top, right, bottom. */
function eigenes(ort: Lage, { x, y, breite, hoehe }: Rechteck): readonly [number, number, number, number] {
  const [x1, y1] = eigen(ort, x, y);
  const [x2, y2] = eigen(ort, x + breite, y + hoehe);
  return [Math.min(x1, x2), Math.max(y1, y2), Math.max(x1, x2), Math.min(y1, y2)];
}

function verweisAnlegen(
  pdfium: Pdfium,
  seite: number,
  rechteck: readonly [number, number, number, number],
  { url, titel }: Verweisstelle,
): void {
  const anmerkung = pdfium.FPDFPage_CreateAnnot(seite, verweisart);
  if (anmerkung === 0) throw new Error("Ein Verweis lässt sich nicht anlegen.");
  mitSpeicher(pdfium, 16, (ort) => {
    new Float32Array(pdfium.memory.buffer, ort, 4).set(rechteck);
    pdfium.FPDFAnnot_SetRect(anmerkung, ort);
  });
  mitText(pdfium, url, (text) => pdfium.FPDFAnnot_SetURI(anmerkung, text));
  pdfium.FPDFAnnot_SetBorder(anmerkung, 0, 0, 0);
  pdfium.FPDFAnnot_SetFlags(anmerkung, gedruckt);
  if (titel !== undefined)
    mitText(pdfium, "Contents", (name) =>
      mitText16(pdfium, titel, (text) => pdfium.FPDFAnnot_SetStringValue(anmerkung, name, text)),
    );
  pdfium.FPDFPage_CloseAnnot(anmerkung);
}

function gesichert(pdfium: Pdfium, dokument: number): Uint8Array {
  const schreiber = pdfium.PDFiumExt_OpenFileWriter();
  try {
    pdfium.PDFiumExt_SaveAsCopy(dokument, schreiber);
    const laenge = pdfium.PDFiumExt_GetFileWriterSize(schreiber);
    if (laenge === 0) throw new Error("Die Datei mit Verweisen lässt sich nicht schreiben.");
    return mitSpeicher(pdfium, laenge, (zeiger) => {
      pdfium.PDFiumExt_GetFileWriterData(schreiber, zeiger, laenge);
      return new Uint8Array(pdfium.memory.buffer, zeiger, laenge).slice();
    });
  } finally {
    pdfium.PDFiumExt_CloseFileWriter(schreiber);
  }
}
