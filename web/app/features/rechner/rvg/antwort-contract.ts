import { z } from "zod";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";

/** Shapes of what a calculation answers, for the documentation and its test. Amounts are whole cents. */
const cent = z.int().meta({ description: "Betrag in ganzen Eurocent" });
const quelle = z.object({ titel: z.string(), fundstelle: z.string(), link: z.string().optional() });
const sicherheit = z.enum(["hoch", "mittel", "niedrig"]);
const schritt = z.object({ text: z.string(), norm: z.string(), betrag: cent.optional() });
const rechenweg = z
  .array(schritt)
  .readonly()
  .meta({ description: "Herleitung Schritt für Schritt, mit Norm" });

const zeile = z.object({
  art: z.enum(["gebuehr", "kappung", "anrechnung", "auslage", "zahlung"]),
  position: z.string().optional(),
  nr: z.string(),
  titel: z.string().optional(),
  bezeichnung: z.string().optional().meta({ description: "Name eines durchlaufenden Postens" }),
  norm: z.string(),
  wert: cent.optional(),
  satz: z.number().optional(),
  erhoehung: z.number().optional().meta({ description: "Anteil der Erhöhung nach Nr. 1008 VV" }),
  rahmen: z.object({ min: cent, mittel: cent, max: cent, schwelle: cent.optional() }).optional(),
  anzahl: z.int().optional(),
  betrag: cent,
  sicherheit: sicherheit.optional(),
  rechenweg,
});

const staatskasse = z.object({
  zeilen: z.array(zeile).readonly(),
  gebuehren: cent,
  auslagen: cent,
  netto: cent,
  umsatzsteuer: cent,
  brutto: cent,
  abzug: cent,
  auszahlung: cent,
  weitereVerguetung: cent,
  rechenweg,
});

const angelegenheit = z.object({
  id: z.string(),
  bezeichnung: z.string().optional(),
  fassung: z.object({ ab: z.string(), quelle, grund: z.string(), sicherheit }),
  zeilen: z.array(zeile).readonly(),
  gebuehrenVorAnrechnung: cent,
  gebuehren: cent,
  auslagen: cent,
  netto: cent,
  steuerfrei: cent,
  staatskasse: staatskasse.optional(),
  vereinbarung: z
    .object({ netto: cent, gesetzlich: cent, unterschritten: z.boolean(), rechenweg })
    .optional(),
});

/** Answer of `POST /api/rechner/rvg`. */
export const rvgAntwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    rechenstand: z.string().meta({ description: "Version des Rechenkerns" }),
    angelegenheiten: z.array(angelegenheit).readonly(),
    netto: cent,
    umsatzsteuer: z.object({ prozent: z.number(), betrag: cent, norm: z.string(), grund: z.string() }),
    brutto: cent,
    zahlungen: z
      .object({ zeilen: z.array(zeile).readonly(), brutto: cent, enthalteneUmsatzsteuer: cent })
      .optional(),
    offen: cent,
    vermerke: z
      .array(
        z.object({
          art: z.enum(["hinweis", "warnung"]),
          text: z.string(),
          norm: z.string().optional(),
          feld: z.string().optional(),
        }),
      )
      .readonly(),
    rechenweg,
  }),
  keinErgebnis,
]);
