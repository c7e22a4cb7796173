import { regelkennungen } from "@gebuehrenportal/streitwert";
import { z } from "zod";
import { betrag, eurocent, fassung, rechenstand, rechenweg, tag, vermerke } from "../contract-teile.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";
import { sachen } from "./eingabe.ts";

const angabe = z.union([
  z
    .int()
    .min(0)
    .max(10 ** 12),
  z.boolean(),
  z.string().max(40),
  z
    .array(
      z
        .int()
        .min(0)
        .max(10 ** 12),
    )
    .max(200),
]);

/** Body of `POST /api/rechner/streitwert`. */
export const streitwertanfrage = z.strictObject({
  regel: z.enum(regelkennungen).describe("Kennung der Wertregel aus `GET /api/rechner/streitwert`"),
  antragAm: tag.exactOptional().describe("Tag des Antrags; ohne Angabe heute"),
  angaben: z
    .record(z.string().max(40), angabe)
    .exactOptional()
    .describe("Angaben nach dem Namen des Feldes; Beträge in Eurocent, Anteile in ganzen Prozent"),
  zustaendigkeit: z
    .strictObject({
      sache: z.enum(sachen),
      wert: betrag.exactOptional().describe("Wert nach §§ 2 ff. ZPO; ohne Angabe der berechnete"),
      entscheidungAm: tag.exactOptional(),
      beschwer: betrag.exactOptional(),
      kosten: betrag.exactOptional().describe("Streitige Kosten, für Beschwerden"),
    })
    .exactOptional()
    .describe("Ohne Angabe nur der Wert"),
});

const sicherheit = z.enum(["hoch", "mittel", "niedrig"]);

const gebiet = z.enum(["zivil", "miete", "familie", "verwaltung", "arbeit", "verfahren"]);

/** Query of `GET /api/rechner/streitwert`. */
export const regelanfrage = z.strictObject({
  gebiet: gebiet.exactOptional().describe("Nur Regeln dieses Gebiets"),
});

const regel = z.object({
  id: z.string(),
  titel: z.string(),
  norm: z.string(),
  gebiet,
  felder: z
    .array(
      z.object({
        name: z.string(),
        titel: z.string(),
        art: z.enum(["geld", "geldliste", "zahl", "prozent", "schalter", "wahl"]),
        pflicht: z.boolean(),
        wahl: z
          .array(z.object({ wert: z.string(), titel: z.string() }))
          .readonly()
          .optional(),
        vorgabe: z.union([z.number(), z.boolean(), z.string(), z.array(z.number()).readonly()]).optional(),
        mindestens: z.number().optional(),
        hilfe: z.string().optional(),
      }),
    )
    .readonly(),
  hinweis: z.string().optional(),
  katalog: z.object({ titel: z.string(), fassung: z.string() }).optional(),
  sicherheit,
});

const schwelle = z.object({
  id: z.string(),
  titel: z.string(),
  norm: z.string(),
  grenze: eurocent.optional(),
  betrag: eurocent.optional(),
  trifftZu: z.boolean().optional(),
  text: z.string(),
  fassung: fassung.optional(),
  sicherheit,
  rechenweg,
});

export const streitwertantwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    rechenstand,
    regel,
    wert: eurocent,
    fassung,
    sicherheit,
    rechenweg,
    vermerke,
    zustaendigkeit: z
      .object({
        gericht: z.enum(["amtsgericht", "landgericht", "familiengericht", "arbeitsgericht"]),
        zeilen: z.array(schwelle).readonly(),
        fassung,
        vermerke,
      })
      .optional(),
  }),
  keinErgebnis,
]);

export const regelantwort = z.object({ art: z.literal("ergebnis"), regeln: z.array(regel).readonly() });
