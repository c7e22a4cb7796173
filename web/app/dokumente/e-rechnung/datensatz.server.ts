import { InvoiceService } from "@e-invoice-eu/core";
import type { Beleg } from "./beleg.ts";
import { type Belegtexte, eRechnung, ergaenzt } from "./e-rechnung.ts";

/** The library talks; nothing of a bill belongs in a log. */
const still = { log: () => undefined, warn: () => undefined, error: () => undefined };

/** `CII`: the data of ZUGFeRD (profile EN 16931), `XRECHNUNG-CII`: those for public authorities. */
export type Datensatzformat = "CII" | "XRECHNUNG-CII";

/** A document as data. */
export async function eDatensatz(beleg: Beleg, texte: Belegtexte, format: Datensatzformat): Promise<string> {
  const dienst = new InvoiceService(still as unknown as Console);
  const xml = await dienst.generate(eRechnung(beleg, texte), { format, lang: "de-de", noWarnings: true });
  if (typeof xml !== "string") throw new Error("Der Datensatz der E-Rechnung ist kein Text.");
  return ergaenzt(xml, beleg);
}
