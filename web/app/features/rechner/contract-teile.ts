import { alsTag, cent, type Tag } from "@gebuehrenportal/recht";
import { z } from "zod";

/** Parts of the contracts of all calculation calls. Amounts are whole cents, days `JJJJ-MM-TT`, rates decimal numbers. */

/** Largest amount a call may name: ten thousand million euros. */
const hoechstbetrag = 10 ** 12;

/** An amount of whole cents between two bounds. */
export const eurocents = (mindestens: number, hoechstens: number, description: string) =>
  z.int().min(mindestens).max(hoechstens).transform(cent).meta({ description, example: 1_000_000 });

export const betrag = eurocents(0, hoechstbetrag, "Betrag in ganzen Eurocent");
export const wert = eurocents(1, hoechstbetrag, "Wert in ganzen Eurocent");
export const tag = z
  .string()
  .refine((text) => alsTag(text) !== undefined, { params: { code: "kein-tag" } })
  .transform((text) => text as Tag)
  .meta({ description: "Kalendertag JJJJ-MM-TT", example: "2025-06-01", format: "date" });
export const kennung = z
  .string()
  .regex(/^[\w.-]{1,40}$/)
  .meta({ description: "Kennung aus Buchstaben, Ziffern, Punkt, Strich; höchstens 40 Zeichen" });
export const bezeichnung = z.string().trim().min(1).max(200);
/** A decimal number with two decimals at most, handed on in hundredths. */
export const hundertstel = (hoechstens: number) =>
  z
    .number()
    .min(0)
    .max(hoechstens)
    .refine((zahl) => Math.abs(zahl * 100 - Math.round(zahl * 100)) < 1e-6, {
      params: { code: "zwei-nachkommastellen" },
    })
    .transform((zahl) => Math.round(zahl * 100));

/** Sentences of the refusals above, for `errors` of a contract. */
export const eingabefehler = {
  "kein-tag": "Erwartet wird ein Kalendertag in der Form JJJJ-MM-TT.",
  "zwei-nachkommastellen": "Erlaubt sind höchstens zwei Nachkommastellen.",
} as const;

export const eurocent = z.int().meta({ description: "Betrag in ganzen Eurocent" });
const sicherheit = z.enum(["hoch", "mittel", "niedrig"]);
const quelle = z.object({ titel: z.string(), fundstelle: z.string(), link: z.string().optional() });

/** Answer: which version of which norm was used, and why. */
export const fassung = z.object({
  norm: z.string(),
  ab: z.string(),
  quelle,
  grund: z.string(),
  sicherheit,
});
/** Answer: the derivation. */
export const rechenweg = z
  .array(z.object({ text: z.string(), norm: z.string(), betrag: eurocent.optional() }))
  .readonly()
  .meta({ description: "Herleitung Schritt für Schritt, mit Norm" });
/** Answer: costs line by line. */
export const kostenzeilen = z
  .array(
    z.object({
      titel: z.string(),
      norm: z.string(),
      satz: z.number().optional(),
      betrag: eurocent,
      rechenweg,
    }),
  )
  .readonly();
/** Answer: costs with their sum and the version they follow. */
export const kostenblock = z.object({ zeilen: kostenzeilen, summe: eurocent, fassung });
/** Answer: what the reader must know. */
export const vermerke = z
  .array(
    z.object({
      art: z.enum(["hinweis", "warnung"]),
      text: z.string(),
      norm: z.string().optional(),
      feld: z.string().optional(),
    }),
  )
  .readonly();
export const rechenstand = z.string().meta({ description: "Version des Rechenkerns" });

/** What stays open for want of a figure of the year. */
export const offen = z
  .array(z.object({ was: z.string(), norm: z.string(), grund: z.string() }))
  .readonly()
  .describe("Was offen bleibt, weil eine Größe des Jahres nicht erfasst ist");
