import { pdfAus, type Satzwunsch } from "#platform/pdf/pdf.server.ts";
import type { Blatt } from "./blatt.ts";
import { type Blattkopf, blattsatz } from "./blattsatz.ts";

/**
 * A sheet as PDF/A-2a: tagged, fonts embedded, German.
 *
 * @throws {Satzabbruch} as `pdfAus`
 */
export const blattAlsPdf = (
  blatt: Blatt,
  kopf: Blattkopf,
  wunsch: Satzwunsch = {},
): Promise<Uint8Array<ArrayBuffer>> => pdfAus("dokumente/blatt/blatt.typ", blattsatz(blatt, kopf), wunsch);
