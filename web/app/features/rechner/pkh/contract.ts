import { z } from "zod";
import * as teile from "../contract-teile.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";

const posten = z.array(z.strictObject({ bezeichnung: teile.bezeichnung, betrag: teile.betrag })).max(50);

/** Body of `POST /api/rechner/pkh`; all amounts per month. */
export const pkhAnfrage = z.strictObject({
  bewilligungAm: teile.tag.exactOptional().describe("Tag der Bewilligung; ohne Angabe heute"),
  gebiet: z
    .enum(["bund", "fuerstenfeldbruck", "starnberg", "muenchen-stadt", "muenchen-land"])
    .exactOptional()
    .describe("Wohnort der Partei; Vorgabe `bund`"),
  verfahren: z.enum(["pkh", "vkh"]).exactOptional().describe("Prozess- (Vorgabe) oder Verfahrenskostenhilfe"),
  einnahmen: posten.describe("Bruttoeinkünfte aller Art im Monat"),
  abzuege: posten.exactOptional().describe("Steuern, Versicherungen, Werbungskosten (§ 82 Abs. 2 SGB XII)"),
  erwerbstaetig: z.boolean().exactOptional().describe("Die Partei hat Einkommen aus Arbeit; Vorgabe nein"),
  ehegatte: z.strictObject({ einkommen: teile.betrag }).exactOptional(),
  unterhaltsberechtigte: z
    .array(
      z.strictObject({
        alter: z.int().min(0).max(130),
        einkommen: teile.betrag.exactOptional(),
        geldrente: teile.betrag.exactOptional(),
      }),
    )
    .max(30)
    .exactOptional(),
  unterkunft: teile.betrag.exactOptional(),
  heizung: teile.betrag.exactOptional(),
  mehrbedarf: teile.betrag.exactOptional(),
  besondereBelastungen: posten.exactOptional(),
  vermoegen: teile.betrag.exactOptional().describe("Einzusetzendes Vermögen nach § 115 Abs. 3 ZPO"),
  kosten: teile.betrag.exactOptional().describe("Voraussichtliche Kosten des Verfahrens (§ 115 Abs. 4 ZPO)"),
});

export const pkhAntwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    rechenstand: teile.rechenstand,
    entscheidung: z
      .enum(["ohne-raten", "mit-raten", "keine-bewilligung", "offen"])
      .describe("`offen`: Die Freibeträge der Zeit sind nicht erfasst und entscheiden"),
    zeilen: z
      .array(
        z.object({
          art: z.enum(["einnahme", "abzug", "freibetrag", "zwischensumme"]),
          bezeichnung: z.string(),
          norm: z.string(),
          betrag: teile.eurocent,
          rechenweg: teile.rechenweg,
        }),
      )
      .readonly(),
    nettoeinkommen: teile.eurocent,
    einzusetzen: teile.eurocent.optional(),
    rate: teile.eurocent.optional(),
    hoechstzahl: z.int(),
    hoechstbetrag: teile.eurocent.optional(),
    offen: teile.offen,
    vermoegen: teile.eurocent,
    rechenweg: teile.rechenweg,
    fassung: teile.fassung,
    sicherheit: z.enum(["hoch", "mittel", "niedrig"]),
    vermerke: teile.vermerke,
  }),
  keinErgebnis,
]);
