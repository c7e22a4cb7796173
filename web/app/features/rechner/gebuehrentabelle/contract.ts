import { alsTag, cent, type Tag } from "@gebuehrenportal/recht";
import { z } from "zod";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";

/** 100 Mio. € in cents: above every cap of the tables. */
const hoechstwert = 10 ** 10;

const betrag = (beschreibung: string) =>
  z
    .string()
    .regex(/^\d{1,11}$/)
    .transform(Number)
    .refine((zahl) => zahl <= hoechstwert, { params: { code: "zu-gross" } })
    .transform(cent)
    .meta({ description: beschreibung, example: "1000000" });
const tag = (beschreibung: string) =>
  z
    .string()
    .refine((text) => alsTag(text) !== undefined, { params: { code: "kein-tag" } })
    .transform((text) => text as Tag)
    .meta({ description: beschreibung, example: "2025-06-01", format: "date" });

/** Query of `GET /api/rechner/tabelle`: one value, or a range, of one table on one day, or of two days side by side. */
export const tabellenQuery = z
  .strictObject({
    tabelle: z.enum(["rvg13", "rvg49", "gkg34", "famgkg28", "gnotkg34a", "gnotkg34b"]).meta({
      description: "§ 13 RVG, § 49 RVG, § 34 GKG, § 28 FamGKG oder § 34 GNotKG Tabelle A und B",
      example: "rvg13",
    }),
    stichtag: tag("Tag des unbedingten Auftrags oder der Anhängigkeit; ohne Angabe heute").exactOptional(),
    vergleich: tag("Zweiter Stichtag: Die Antwort stellt alt und neu gegenüber").exactOptional(),
    wert: betrag("Ein Wert in ganzen Eurocent").exactOptional(),
    von: betrag("Kleinster Wert in ganzen Eurocent; ohne Angabe 0").exactOptional(),
    bis: betrag("Größter Wert in ganzen Eurocent; ohne Angabe 500.000 €").exactOptional(),
  })
  .refine(({ wert, von, bis }) => wert === undefined || (von === undefined && bis === undefined), {
    params: { code: "wert-oder-bereich" },
    path: ["wert"],
  })
  .refine(({ von, bis }) => von === undefined || bis === undefined || von <= bis, {
    params: { code: "bereich-verkehrt" },
    path: ["bis"],
  });

const quelle = z.object({ titel: z.string(), fundstelle: z.string(), link: z.string().optional() });
const sicherheit = z.enum(["hoch", "mittel", "niedrig"]).optional();
const fassung = z.object({ ab: z.string(), quelle, sicherheit, abSicherheit: sicherheit });
const spanne = {
  ueber: z.int().meta({ description: "Untergrenze in Eurocent, ausschließlich" }),
  bis: z.int().nullable().meta({ description: "Obergrenze in Eurocent, einschließlich; null: ohne Ende" }),
};

/** Rows with the 1.0 fee, the same for two days, or the reason why no version is known. */
export const tabellenAntwort = z.union([
  z.object({
    art: z.literal("ergebnis"),
    norm: z.string(),
    fassung,
    zeilen: z.array(z.object({ ...spanne, gebuehr: z.int() })).readonly(),
  }),
  z.object({
    art: z.literal("ergebnis"),
    norm: z.string(),
    fassungAlt: fassung,
    fassungNeu: fassung,
    zeilen: z.array(z.object({ ...spanne, alt: z.int(), neu: z.int(), differenz: z.int() })).readonly(),
  }),
  keinErgebnis,
]);
