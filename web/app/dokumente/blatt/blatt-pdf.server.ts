import { pdfAus, type Satzwunsch } from "#platform/pdf/pdf.server.ts";
import type { Blatt } from "./blatt.ts";
import { type Blattkopf, type Blattsatz, blattsatz } from "./blattsatz.ts";

/**
 * A sheet as PDF/A-2a: tagged, fonts embedded, German.
 *
 * @throws {Satzabbruch} as `pdfAus`
 */
export const blattAlsPdf = (
  blatt: Blatt,
  kopf: Blattkopf,
  wunsch: Satzwunsch = {},
): Promise<Uint8Array<ArrayBuffer>> => satzAlsPdf(blattsatz(blatt, kopf), wunsch);

/**
 * Finished texts as PDF/A-2a, for papers that are no result of a calculation.
 *
 * @throws {Satzabbruch} as `pdfAus`
 */
export const satzAlsPdf = (satz: Blattsatz, wunsch: Satzwunsch = {}): Promise<Uint8Array<ArrayBuffer>> =>
  pdfAus("dokumente/blatt/blatt.typ", satz, wunsch);
