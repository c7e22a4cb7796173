import { z } from "zod";
import * as teile from "../contract-teile.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";
import { koerper } from "../koerper.ts";
import { ausgleichsangaben } from "./felder.ts";

/** Body of `POST /api/rechner/versorgungsausgleich`; each part stands by itself. */
export const ausgleichsanfrage = koerper(ausgleichsangaben, { ehegatte: z.literal([1, 2]) });

const sicherheit = z.enum(["hoch", "mittel", "niedrig"]);
const kopf = {
  rechenstand: teile.rechenstand,
  fassung: teile.fassung,
  sicherheit,
  rechenweg: teile.rechenweg,
  vermerke: teile.vermerke,
};
const groesse = z.union([
  z.object({ einheit: z.literal("entgeltpunkte"), zehntausendstel: z.int() }),
  z.object({ einheit: z.enum(["rente", "kapital"]), betrag: teile.eurocent }),
]);
const grenzpruefung = z.object({
  norm: z.string(),
  grenze: teile.eurocent,
  betrag: teile.eurocent,
  eingehalten: z.boolean(),
  text: z.string(),
});
const konstanten = z
  .array(
    z.object({
      titel: z.string(),
      norm: z.string(),
      jahr: z.int(),
      wert: z.string(),
      quelle: teile.fassung.shape.quelle,
      sicherheit,
      eintrag: z.enum(["betreiber", "entwurf"]).optional().describe("Vom Betreiber eingetragen"),
    }),
  )
  .readonly();
const teilung = z.object({
  art: z.enum(["intern", "extern", "extern-auf-verlangen"]),
  norm: z.string(),
  grenze: grenzpruefung.optional(),
});

export const ausgleichsantwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    rechenstand: teile.rechenstand,
    verfahrenswert: z.object({ ...kopf, wert: teile.eurocent }).optional(),
    kosten: z
      .object({ gericht: teile.kostenblock, anwalt: teile.kostenblock, summe: teile.eurocent })
      .optional()
      .describe("Eigenes Verfahren: Nr. 1320 KV FamGKG und ein Rechtsanwalt mit Termin und Umsatzsteuer"),
    ehezeit: z
      .object({ ...kopf, beginn: z.string(), ende: z.string(), monate: z.int(), kurz: z.boolean() })
      .optional(),
    anrechte: z
      .array(
        z.object({
          ...kopf,
          ehegatte: z.literal([1, 2]),
          bezeichnung: z.string().optional(),
          ehezeitanteil: groesse,
          ausgleichswert: groesse,
          kapitalwert: teile.eurocent.optional(),
          rente: teile.eurocent.optional(),
          teilung,
          bagatelle: grenzpruefung.optional(),
          offen: teile.offen,
          konstanten,
        }),
      )
      .readonly(),
    vergleiche: z
      .array(
        z.object({
          nummern: z.array(z.int()).readonly(),
          differenz: teile.eurocent.optional(),
          bagatelle: grenzpruefung.optional(),
          offen: teile.offen,
          rechenweg: teile.rechenweg,
          vermerke: teile.vermerke,
        }),
      )
      .readonly()
      .describe("Gleichartige Anrechte beider Ehegatten (§ 18 Abs. 1 VersAusglG)"),
    umrechnung: z.object({ ...kopf, ergebnis: groesse, konstanten }).optional(),
    wiederkehrend: z
      .object({
        ...kopf,
        wert: teile.eurocent,
        regel: z.object({ id: z.string(), titel: z.string(), norm: z.string() }),
      })
      .optional(),
  }),
  keinErgebnis,
]);
