import { hoechstensBytes, Pdffehler } from "./fehler.ts";
import { ablegen, dokumentVon, type Pdfium } from "./pdfium.ts";
import { mitSeite } from "./seite.ts";
import { type Bild, leeresBild, seitenbild } from "./seitenbild.ts";
import { leereSeite, type Seitentext, seitentext } from "./seitentext.ts";
import { type Verweisstelle, verwiesen } from "./verweise.ts";

/** An open file; pages count from 1. A page that is broken is an empty one, the others can be read. */
export type Pdfdokument = {
  readonly seitenzahl: number;
  /** Whether somebody signed the file: any change would void the signature. */
  readonly signiert: boolean;
  readonly seite: (nr: number) => Seitentext;
  readonly bild: (nr: number, breitePx: number) => Bild;
  /** The file with links at these places, all else as it was. */
  readonly mitVerweisen: (stellen: readonly Verweisstelle[]) => Uint8Array;
  readonly schliessen: () => void;
};

const kennwortfehler = 4;

/** Opens a file. @throws {Pdffehler} it needs a password, is broken or too large */
export function oeffnen(pdfium: Pdfium, datei: Uint8Array, kennwort?: string): Pdfdokument {
  if (datei.length > hoechstensBytes) throw new Pdffehler("zu-gross");
  const zeiger = ablegen(pdfium, datei);
  const dokument = dokumentVon(pdfium, zeiger, datei.length, kennwort);
  const seitenzahl = dokument === 0 ? 0 : pdfium.FPDF_GetPageCount(dokument);
  if (seitenzahl < 1) {
    const grund =
      dokument === 0 && pdfium.FPDF_GetLastError() === kennwortfehler ? "kennwort" : "beschaedigt";
    if (dokument !== 0) pdfium.FPDF_CloseDocument(dokument);
    pdfium.free(zeiger);
    throw new Pdffehler(grund);
  }
  let offen = true;
  return {
    seitenzahl,
    signiert: pdfium.FPDF_GetSignatureCount(dokument) > 0,
    seite: (nr) =>
      mitSeite(
        pdfium,
        dokument,
        nr,
        (seite) => seitentext(pdfium, seite, nr),
        () => leereSeite(nr),
      ),
    bild: (nr, breitePx) =>
      mitSeite(
        pdfium,
        dokument,
        nr,
        (seite) => seitenbild(pdfium, seite, breitePx),
        () => leeresBild(breitePx),
      ),
    mitVerweisen: (stellen) => verwiesen(pdfium, datei, kennwort, stellen),
    schliessen: () => {
      if (!offen) return;
      offen = false;
      pdfium.FPDF_CloseDocument(dokument);
      pdfium.free(zeiger);
    },
  };
}
