import { createHash } from "node:crypto";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";
import { briefAlsFacturX, briefAlsPdf } from "#dokumente/e-rechnung/brief-pdf.server.ts";
import { type Datensatzformat, eDatensatz } from "#dokumente/e-rechnung/datensatz.server.ts";
import { xrechnungFehlt } from "#dokumente/e-rechnung/xrechnung.ts";
import { type Mandant, mandant } from "#platform/db/mandant.server.ts";
import { druckbareTexte } from "#platform/pdf/druckbar.ts";
import type { Satzwunsch } from "#platform/pdf/pdf.server.ts";
import {
  type Dateiart,
  dateiLesen,
  dateiSchreiben,
  kostennoteLesen,
} from "../ausstellung/kostennote-store.server.ts";
import { belegtexte } from "../beleg/belegtexte.ts";
import { briefsatz } from "../beleg/briefsatz.ts";

/** The document as data: `CII` is that of ZUGFeRD (profile EN 16931), `XRECHNUNG-CII` that for public authorities. */
export function datensatz(roh: Beleg, format: Datensatzformat): Promise<string> {
  const beleg = druckbareTexte(roh);
  return eDatensatz(beleg, belegtexte(beleg), format);
}

/** A draft as PDF: it says so on top and carries no data. */
export const entwurfAlsPdf = (beleg: Beleg, wunsch: Satzwunsch = {}): Promise<Uint8Array<ArrayBuffer>> =>
  briefAlsPdf(briefsatz(beleg), wunsch);

/** ZUGFeRD: the letter as tagged PDF/A-3a with the same document as data inside. */
export async function kostennoteAlsPdf(
  beleg: Beleg,
  wunsch: Satzwunsch = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return briefAlsFacturX(briefsatz(beleg), await datensatz(beleg, "CII"), wunsch);
}

const machen: Readonly<Record<Dateiart, (beleg: Beleg) => Promise<Uint8Array>>> = {
  zugferd: (beleg) => kostennoteAlsPdf(beleg),
  xrechnung: async (beleg) => new TextEncoder().encode(await datensatz(beleg, "XRECHNUNG-CII")),
};

export type Dateiantwort =
  | { readonly art: "datei"; readonly inhalt: Uint8Array<ArrayBuffer>; readonly beleg: Beleg }
  | { readonly art: "fremd" }
  | { readonly art: "nicht-moeglich" };

/**
 * A file of an issued document. It is made once, kept, and from then on the same to the byte; whoever asks first, or
 * after a failure, has it made.
 */
export async function kostennotendatei(wer: Mandant, id: string, art: Dateiart): Promise<Dateiantwort> {
  const konto = wer.nutzer.id;
  const vorhanden = await mandant(wer, async (tx) => ({
    kostennote: await kostennoteLesen(tx, konto, id),
    inhalt: await dateiLesen(tx, konto, id, art),
  }));
  if (!vorhanden.kostennote) return { art: "fremd" };
  const { beleg } = vorhanden.kostennote;
  if (vorhanden.inhalt) return { art: "datei", inhalt: vorhanden.inhalt, beleg };
  if (art === "xrechnung" && xrechnungFehlt(beleg).length > 0) return { art: "nicht-moeglich" };
  const neu = await machen[art](beleg);
  const sha256 = createHash("sha256").update(neu).digest("hex");
  const inhalt = await mandant(wer, async (tx) => {
    await dateiSchreiben(tx, konto, { id, art, inhalt: neu, sha256 });
    return dateiLesen(tx, konto, id, art);
  });
  return { art: "datei", inhalt: inhalt ?? new Uint8Array(neu), beleg };
}
