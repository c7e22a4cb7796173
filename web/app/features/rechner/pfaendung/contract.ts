import { z } from "zod";
import * as teile from "../contract-teile.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";

/** Body of `POST /api/rechner/pfaendung`. */
export const pfaendungAnfrage = z.strictObject({
  nettoeinkommen: teile.betrag.describe("Nettoeinkommen des Zeitraums nach § 850e ZPO in Eurocent"),
  zeitraum: z
    .enum(["monat", "woche", "tag"])
    .exactOptional()
    .describe("Auszahlung monatlich (Vorgabe), wöchentlich oder täglich"),
  unterhaltspflichten: z
    .int()
    .min(0)
    .max(100)
    .exactOptional()
    .describe(
      "Personen, denen der Schuldner Unterhalt gewährt; ohne Angabe keine, mehr als fünf zählen als fünf",
    ),
  anteile: z
    .array(z.int().min(0).max(100))
    .min(1)
    .max(20)
    .exactOptional()
    .describe(
      "Personen mit eigenen Einkünften: zu wie viel Prozent jede nach Anordnung des Gerichts zählt (§ 850c Abs. 6 ZPO)",
    ),
  stichtag: teile.tag.exactOptional().describe("Zahltag des Einkommens; ohne Angabe heute"),
  weitere: z
    .array(z.strictObject({ bezeichnung: teile.bezeichnung, betrag: teile.betrag }))
    .max(20)
    .exactOptional()
    .describe("Erhöhungsbeträge des Pfändungsschutzkontos im Kalendermonat (§ 902 ZPO), etwa Kindergeld"),
});

const kopf = {
  art: z.literal("ergebnis"),
  rechenstand: teile.rechenstand,
  fassung: teile.fassung,
  rechenweg: teile.rechenweg,
  vermerke: teile.vermerke,
};

export const pfaendungAntwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    arbeitseinkommen: z.object({
      ...kopf,
      pfaendbar: teile.eurocent,
      verbleibt: teile.eurocent,
      abgerundet: teile.eurocent,
      freibetrag: teile.eurocent,
      mehrbetrag: teile.eurocent,
      zehntel: z.int(),
    }),
    pfaendungsschutzkonto: z.object({ ...kopf, grundbetrag: teile.eurocent, erhoeht: teile.eurocent }),
  }),
  keinErgebnis,
]);
