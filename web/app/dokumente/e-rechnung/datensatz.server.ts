import type { Beleg } from "./beleg.ts";
import { type Belegtexte, eRechnung, ergaenzt } from "./e-rechnung.ts";

/** The library talks; nothing of a bill belongs in a log. */
const still = { log: () => undefined, warn: () => undefined, error: () => undefined };

/** `CII`: the data of ZUGFeRD (profile EN 16931), `XRECHNUNG-CII`: those for public authorities. */
export type Datensatzformat = "CII" | "XRECHNUNG-CII";

/** A document as data. */
export async function eDatensatz(beleg: Beleg, texte: Belegtexte, format: Datensatzformat): Promise<string> {
  // A sixth of what the portal would compute at its start; most starts write no such bill.
  const { InvoiceService } = await import("@e-invoice-eu/core");
  const dienst = new InvoiceService(still as unknown as Console);
  const xml = await dienst.generate(eRechnung(beleg, texte), { format, lang: "de-de", noWarnings: true });
  if (typeof xml !== "string") throw new Error("Der Datensatz der E-Rechnung ist kein Text.");
  return ergaenzt(xml, beleg);
}
