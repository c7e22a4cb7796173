import { z } from "zod";
import {
  anlassAus,
  emailHoechstens,
  falle,
  type Kampagnenwert,
  kampagnenwerte,
  kampagnenwertHoechstens,
  nachrichtHoechstens,
  nameHoechstens,
} from "./angaben.ts";

/** Longer than it may be counts as far as it may; nobody has typed it. */
const gekuerzt = z
  .string()
  .optional()
  .transform((wert = "") => wert.replace(/\p{C}/gu, " ").trim().slice(0, kampagnenwertHoechstens));

const emailForm = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
const ohneSteuerzeichen = /^\P{C}*$/u;

const fehlt = {
  name: "Bitte geben Sie Ihren Namen ein.",
  email: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
  message: "Bitte schreiben Sie uns, worum es geht.",
  consent: "Bitte stimmen Sie zu, dass wir Ihre Angaben zur Beantwortung verwenden.",
} as const;

/** What the form of `/kontakt` sends, with the sentence of each fault. */
export const kontaktanfrage = z.strictObject({
  name: z
    .string({ error: fehlt.name })
    .trim()
    .min(1, fehlt.name)
    .max(nameHoechstens, `Bitte höchstens ${nameHoechstens} Zeichen.`)
    .regex(ohneSteuerzeichen, "Der Name enthält ein Zeichen, das sich nicht darstellen lässt."),
  email: z
    .string({ error: fehlt.email })
    .trim()
    .min(1, fehlt.email)
    .max(emailHoechstens, "Diese E-Mail-Adresse ist zu lang.")
    .regex(emailForm, "Bitte geben Sie eine gültige E-Mail-Adresse ein.")
    .regex(ohneSteuerzeichen, "Bitte geben Sie eine gültige E-Mail-Adresse ein."),
  company: z
    .string()
    .trim()
    .max(nameHoechstens, `Bitte höchstens ${nameHoechstens} Zeichen.`)
    .regex(ohneSteuerzeichen, "Der Name enthält ein Zeichen, das sich nicht darstellen lässt.")
    .default(""),
  message: z
    .string({ error: fehlt.message })
    .trim()
    .min(1, fehlt.message)
    .max(nachrichtHoechstens, `Bitte höchstens ${nachrichtHoechstens.toLocaleString("de-DE")} Zeichen.`),
  consent: z
    .union([z.boolean(), z.string().max(20)], { error: fehlt.consent })
    .refine((wert) => [true, "true", "on", "1"].includes(wert), fehlt.consent),
  betreff: z.string().optional().transform(anlassAus),
  ...(Object.fromEntries(kampagnenwerte.map((name) => [name, gekuerzt])) as Record<
    Kampagnenwert,
    typeof gekuerzt
  >),
  [falle]: z.string().max(1_000).default(""),
});
export type Kontaktanfrage = z.output<typeof kontaktanfrage>;

export const kontaktantwort = z.object({ message: z.string() });
export const dank = "Vielen Dank für Ihre Anfrage. Wir melden uns in Kürze.";
