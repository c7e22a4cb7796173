/** Files larger than this are refused. */
export const hoechstensBytes = 20 * 1024 * 1024;

/** Why a file was not opened. */
export type Pdfgrund = "kennwort" | "beschaedigt" | "zu-gross";

/** A file that cannot be read, with the reason; its wording belongs to whoever shows it. */
export class Pdffehler extends Error {
  readonly grund: Pdfgrund;

  constructor(grund: Pdfgrund) {
    super(`PDF: ${grund}`);
    this.grund = grund;
  }
}
