import { pdfAus, type Satzwunsch } from "#platform/pdf/pdf.server.ts";
import type { Briefsatz } from "./brief.ts";
import { alsFacturX } from "./factur-x.server.ts";

const vorlage = "dokumente/e-rechnung/brief.typ";

/** A letter as PDF that carries no data. */
export const briefAlsPdf = (brief: Briefsatz, wunsch: Satzwunsch = {}): Promise<Uint8Array<ArrayBuffer>> =>
  pdfAus(vorlage, { ...brief, datensatz: null }, wunsch);

/** ZUGFeRD: the letter as tagged PDF/A-3a with the same document as data (`CII`) inside. */
export async function briefAlsFacturX(
  brief: Briefsatz,
  datensatz: string,
  wunsch: Satzwunsch = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return alsFacturX(await pdfAus(vorlage, { ...brief, datensatz }, { ...wunsch, norm: "a-3a" }));
}
