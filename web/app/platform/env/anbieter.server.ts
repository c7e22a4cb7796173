import { z } from "zod";
import { istIban } from "../pruefziffern.ts";

const angabe = z.string().trim().min(1);

/** Provider data for Impressum and Datenschutz, each an `ANBIETER_*` variable. */
export const anbieterSchema = z.object({
  ANBIETER_NAME: angabe.default("Musteranbieter (Beispielangabe)"),
  ANBIETER_STRASSE: angabe.default("Musterstraße 1"),
  ANBIETER_ORT: angabe.default("12345 Musterstadt"),
  ANBIETER_EMAIL: z.email().default("kontakt@example.org"),
  ANBIETER_TELEFON: angabe.optional(),
  ANBIETER_VERTRETUNG: angabe.optional(),
  ANBIETER_VERANTWORTLICH: angabe.optional(),
  ANBIETER_UST_ID: z
    .string()
    .transform((t) => t.replace(/\s/g, "").toUpperCase())
    .pipe(z.string().regex(/^DE\d{9}$/))
    .optional(),
  ANBIETER_STEUERNUMMER: angabe.optional(),
  ANBIETER_IBAN: z
    .string()
    .transform((t) => t.replace(/\s/g, "").toUpperCase())
    .refine(istIban)
    .optional(),
  ANBIETER_BIC: z
    .string()
    .transform((t) => t.replace(/\s/g, "").toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/))
    .optional(),
  ANBIETER_REGISTER: angabe.optional(),
  ANBIETER_KAMMER: angabe.optional(),
  ANBIETER_AUFSICHT: angabe.optional(),
  ANBIETER_DATENSCHUTZ: angabe.optional(),
  ANBIETER_DIENSTLEISTER: angabe.optional(),
});

export type Anbieter = {
  readonly name: string;
  readonly strasse: string;
  /** Postal code and town. */
  readonly ort: string;
  readonly email: string;
  readonly telefon: string | undefined;
  /** Who represents a legal person. */
  readonly vertretung: string | undefined;
  /** Responsible for the content (§ 18 Abs. 2 MStV); unset: the provider. */
  readonly verantwortlich: string | undefined;
  readonly ustId: string | undefined;
  readonly steuernummer: string | undefined;
  /** Where customers pay their invoices. */
  readonly iban: string | undefined;
  readonly bic: string | undefined;
  /** Register court and number. */
  readonly register: string | undefined;
  readonly kammer: string | undefined;
  /** Supervisory authority. */
  readonly aufsicht: string | undefined;
  /** Contact of the data protection officer. */
  readonly datenschutz: string | undefined;
  /** Sub-processors of the agreement under Art. 28 DSGVO, each with seat and task. */
  readonly dienstleister: readonly string[];
  /** The four required statements are still examples: the pages say so, nobody may go public like that. */
  readonly beispiel: boolean;
};

const pflicht = ["ANBIETER_NAME", "ANBIETER_STRASSE", "ANBIETER_ORT", "ANBIETER_EMAIL"] as const;

/** Shapes parsed variables; `gesetzt` tells which names the operator really set. */
export function anbieterAus(
  werte: z.infer<typeof anbieterSchema>,
  gesetzt: (name: string) => boolean,
): Anbieter {
  return {
    name: werte.ANBIETER_NAME,
    strasse: werte.ANBIETER_STRASSE,
    ort: werte.ANBIETER_ORT,
    email: werte.ANBIETER_EMAIL,
    telefon: werte.ANBIETER_TELEFON,
    vertretung: werte.ANBIETER_VERTRETUNG,
    verantwortlich: werte.ANBIETER_VERANTWORTLICH,
    ustId: werte.ANBIETER_UST_ID,
    steuernummer: werte.ANBIETER_STEUERNUMMER,
    iban: werte.ANBIETER_IBAN,
    bic: werte.ANBIETER_BIC,
    register: werte.ANBIETER_REGISTER,
    kammer: werte.ANBIETER_KAMMER,
    aufsicht: werte.ANBIETER_AUFSICHT,
    datenschutz: werte.ANBIETER_DATENSCHUTZ,
    dienstleister: (werte.ANBIETER_DIENSTLEISTER ?? "").split(";").flatMap((einer) => einer.trim() || []),
    beispiel: !pflicht.every(gesetzt),
  };
}

/**
 * What the operator still has to set before anybody can order, by the names of the variables: a consumer is told the
 * telephone number before he orders (Art. 246a § 1 Abs. 1 Satz 1 Nr. 3 EGBGB). Example data order nothing for real.
 */
export const fehlendeBestellangaben = (anbieter: Anbieter): readonly string[] =>
  anbieter.beispiel || anbieter.telefon ? [] : ["ANBIETER_TELEFON"];

/** What the operator still has to set before invoices can be issued, by the names of the variables. */
export function fehlendeAnbieterangaben(anbieter: Anbieter): readonly string[] {
  return [
    ...(anbieter.beispiel ? ["ANBIETER_NAME, ANBIETER_STRASSE, ANBIETER_ORT und ANBIETER_EMAIL"] : []),
    ...(anbieter.ustId || anbieter.steuernummer ? [] : ["ANBIETER_UST_ID oder ANBIETER_STEUERNUMMER"]),
    ...(anbieter.iban ? [] : ["ANBIETER_IBAN"]),
  ];
}
