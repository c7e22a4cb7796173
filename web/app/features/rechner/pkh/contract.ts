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

const posten = z.array(z.strictObject({ bezeichnung, betrag })).max(50);

/** Body of `POST /api/rechner/pkh`; all amounts per month. */
export const pkhAnfrage = z.strictObject({
  bewilligungAm: tag.exactOptional().describe("Tag der Bewilligung; ohne Angabe heute"),
  gebiet: z
    .enum(["bund", "fuerstenfeldbruck", "starnberg", "muenchen-stadt", "muenchen-land"])
    .exactOptional()
    .describe("Wohnort der Partei; Vorgabe `bund`"),
  verfahren: z.enum(["pkh", "vkh"]).exactOptional().describe("Prozess- (Vorgabe) oder Verfahrenskostenhilfe"),
  einnahmen: posten.describe("Bruttoeinkünfte aller Art im Monat"),
  abzuege: posten.exactOptional().describe("Steuern, Versicherungen, Werbungskosten (§ 82 Abs. 2 SGB XII)"),
  erwerbstaetig: z.boolean().exactOptional().describe("Die Partei hat Einkommen aus Arbeit; Vorgabe nein"),
  ehegatte: z.strictObject({ einkommen: betrag }).exactOptional(),
  unterhaltsberechtigte: z
    .array(
      z.strictObject({
        alter: z.int().min(0).max(130),
        einkommen: betrag.exactOptional(),
        geldrente: betrag.exactOptional(),
      }),
    )
    .max(30)
    .exactOptional(),
  unterkunft: betrag.exactOptional(),
  heizung: betrag.exactOptional(),
  mehrbedarf: betrag.exactOptional(),
  besondereBelastungen: posten.exactOptional(),
  vermoegen: betrag.exactOptional().describe("Einzusetzendes Vermögen nach § 115 Abs. 3 ZPO"),
  kosten: betrag.exactOptional().describe("Voraussichtliche Kosten des Verfahrens (§ 115 Abs. 4 ZPO)"),
});

export const pkhAntwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    rechenstand,
    entscheidung: z.enum(["ohne-raten", "mit-raten", "keine-bewilligung"]),
    zeilen: z
      .array(
        z.object({
          art: z.enum(["einnahme", "abzug", "freibetrag", "zwischensumme"]),
          bezeichnung: z.string(),
          norm: z.string(),
          betrag: eurocent,
          rechenweg,
        }),
      )
      .readonly(),
    nettoeinkommen: eurocent,
    einzusetzen: eurocent,
    rate: eurocent,
    hoechstzahl: z.int(),
    hoechstbetrag: eurocent,
    vermoegen: eurocent,
    rechenweg,
    fassung,
    sicherheit: z.enum(["hoch", "mittel", "niedrig"]),
    vermerke,
  }),
  keinErgebnis,
]);
