import { z } from "zod";
import { laengsterKopf } from "./grenzen.ts";
import { saetze } from "./saetze.ts";

const kopftext = z.string().trim().max(laengsterKopf);
const stand = z
  .string()
  .max(200_000)
  .meta({ description: "Die Eingaben, wie sie im Link des Rechners hinter `#` stehen." });

export const speichern = z.strictObject({
  rechner: z.string().max(80).meta({ description: "Adresse des Rechners: `/rvgrechner`." }),
  stand,
  bezeichnung: kopftext.optional().meta({ description: "Leer: wie die Berechnung selbst heißt." }),
  aktenzeichen: kopftext.optional(),
});

export const neueVersion = z.strictObject({
  stand,
  basis: z.int().positive().optional().meta({
    description:
      "Die Version, von der die Änderung ausging. Zählt inzwischen eine andere, wird nichts gespeichert.",
  }),
});

export const aenderung = z.strictObject({
  bezeichnung: kopftext.refine((text) => text !== "", { params: { code: "ohne-namen" } }),
  aktenzeichen: kopftext.default(""),
});

export const listenfrage = z.object({
  suche: z
    .string()
    .max(200)
    .optional()
    .meta({ description: "Wörter aus Bezeichnung, Aktenzeichen, Inhalt." }),
  nach: z.string().max(80).optional().meta({ description: "`weiter` der vorigen Seite." }),
  geloeschte: z.literal("1").optional().meta({ description: "`1`: die gelöschten." }),
});

const zeile = z.object({
  id: z.string(),
  rechner: z.string(),
  bezeichnung: z.string(),
  aktenzeichen: z.string(),
  titel: z.string(),
  kennzahlText: z.string(),
  kennzahl: z.string(),
  version: z.number(),
  berechnetAm: z.string(),
  geaendert: z.string(),
  geloescht: z.string().optional(),
});

const versionszeile = z.object({
  version: z.number(),
  kennzahl: z.string(),
  fassung: z.string(),
  rechenstand: z.string(),
  berechnetAm: z.string(),
  erstellt: z.string(),
});

export const liste = z.object({ zeilen: z.array(zeile), weiter: z.string().optional() });

export const bild = z.object({
  zeile,
  version: versionszeile.extend({ stand: z.string(), blatt: z.unknown() }),
  versionen: z.array(versionszeile),
});

export const angelegt = z.object({ id: z.string() });
export const versionsantwort = z.object({ version: z.number() });
export const erledigt = z.object({ ok: z.literal(true) });

/** Sentences of the own refusals. */
export const fehlertexte = {
  "ohne-namen": saetze.ohneNamen,
  verschwiegenheit: "Die Vereinbarung zur Auftragsverarbeitung und Verschwiegenheit fehlt noch.",
  tarif: saetze.speichergrenze,
  veraltet: saetze.veraltet,
} as const;
