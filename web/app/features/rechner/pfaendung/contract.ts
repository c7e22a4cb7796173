import { z } from "zod";
import {
  betrag,
  bezeichnung,
  eurocent,
  fassung,
  rechenstand,
  rechenweg,
  tag,
  vermerke,
} from "../contract-teile.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";

/** Body of `POST /api/rechner/pfaendung`. */
export const pfaendungAnfrage = z.strictObject({
  nettoeinkommen: betrag.describe("Nettoeinkommen des Zeitraums nach § 850e ZPO in Eurocent"),
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
  stichtag: tag.exactOptional().describe("Zahltag des Einkommens; ohne Angabe heute"),
  weitere: z
    .array(z.strictObject({ bezeichnung, betrag }))
    .max(20)
    .exactOptional()
    .describe("Erhöhungsbeträge des Pfändungsschutzkontos im Kalendermonat (§ 902 ZPO), etwa Kindergeld"),
});

const kopf = { art: z.literal("ergebnis"), rechenstand, fassung, rechenweg, vermerke };

export const pfaendungAntwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    arbeitseinkommen: z.object({
      ...kopf,
      pfaendbar: eurocent,
      verbleibt: eurocent,
      abgerundet: eurocent,
      freibetrag: eurocent,
      mehrbetrag: eurocent,
      zehntel: z.int(),
    }),
    pfaendungsschutzkonto: z.object({ ...kopf, grundbetrag: eurocent, erhoeht: eurocent }),
  }),
  keinErgebnis,
]);
