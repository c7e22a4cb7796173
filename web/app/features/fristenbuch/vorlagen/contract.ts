import { z } from "zod";
import { dauerHoechstens } from "../worte/laengen.ts";
import { texte } from "./texte.ts";
import {
  beschreibungHoechstens,
  dauerzahl,
  nameHoechstens,
  normHoechstens,
  vorfristeinheiten,
  vorfristenHoechstens,
} from "./vorlage.ts";
import { zusatzGelesen } from "./zusatz.ts";

const zahl = z.preprocess(
  dauerzahl,
  z.number(texte.zahl).min(0, texte.zahl).max(dauerHoechstens, texte.zahl),
);

/** Trimmed; empty says nothing. */
const freierText = (hoechstens: number, zuLang: string) =>
  z
    .string()
    .trim()
    .max(hoechstens, zuLang)
    .nullable()
    .transform((text) => text || null);

const metadata = z
  .unknown()
  .transform((wert, kontext): string | null => {
    if (wert === null) return null;
    const gelesen = typeof wert === "string" ? zusatzGelesen(wert) : undefined;
    if (gelesen !== undefined) return gelesen;
    kontext.addIssue({ code: "custom", params: { code: "zusatz-ungueltig" } });
    return z.NEVER;
  })
  .meta({
    type: ["string", "null"],
    description:
      "JSON eines Objekts mit den Schlüsseln title, aktenzeichen, art, sachbearbeiter, bemerkung, timezone",
  });

/** Of one part: the form writes several as several Vorfristen, and so would read them. */
const vorfrist = z
  .array(z.strictObject({ wert: z.int().min(1).max(dauerHoechstens), einheit: z.enum(vorfristeinheiten) }))
  .length(1);

const felder = {
  templateName: z
    .string({ error: texte.nameFehlt })
    .trim()
    .min(1, texte.nameFehlt)
    .max(nameHoechstens, texte.nameLang),
  days: zahl,
  weeks: zahl,
  months: zahl,
  years: zahl,
  description: freierText(beschreibungHoechstens, texte.beschreibungLang),
  metadata,
  shared: z.boolean().describe("Im Team verwenden"),
  norm: freierText(normHoechstens, "Erlaubt sind höchstens 200 Zeichen."),
  rule: z
    .string()
    .trim()
    .max(60)
    .nullable()
    .transform((id) => id || null)
    .meta({
      description:
        "Kennung im Fristenkatalog; von dort kommen Dauer, Norm, Beginn, Richtung und Verschiebung",
      example: "zpo-517",
    }),
  begin: z.enum(["ereignis", "tagesanfang"]).nullable(),
  direction: z.enum(["vorwaerts", "rueckwaerts"]).nullable(),
  shift: z.enum(["vorwaerts", "keine", "keine-rueckwaerts"]).nullable(),
  vorfristen: z
    .array(vorfrist)
    .max(vorfristenHoechstens)
    .nullable()
    .describe("Erinnerungen vor dem Ende; null: wie üblich, []: keine"),
};

/** Body of `POST …/custom_deadline_templates/create`. */
export const neueVorlage = z.strictObject({
  templateName: felder.templateName,
  days: zahl.default(0),
  weeks: zahl.default(0),
  months: zahl.default(0),
  years: zahl.default(0),
  description: felder.description.default(null),
  metadata: metadata.prefault(null),
  shared: felder.shared.default(false),
  norm: felder.norm.default(null),
  rule: felder.rule.default(null),
  begin: felder.begin.default(null),
  direction: felder.direction.default(null),
  shift: felder.shift.default(null),
  vorfristen: felder.vorfristen.default(null),
});

/** Body of `PATCH …/custom_deadline_templates/{id}`: what is to change. */
export const vorlagenaenderung = z
  .strictObject({
    ...felder,
    seen: z
      .strictObject(felder)
      .partial()
      .describe(
        "Was der Aufrufer gesehen hat: Was er nicht geändert hat, bleibt, wie es inzwischen ist; dasselbe verschieden geändert, wird nichts gespeichert (`zugleich`)",
      ),
  })
  .partial();

const ganz = z.int();
const vorlage = z.object({
  id: z.uuid(),
  templateName: z.string(),
  days: ganz,
  weeks: ganz,
  months: ganz,
  years: ganz,
  description: z.string().nullable(),
  metadata: z.string().nullable(),
  shared: z.boolean(),
  norm: z.string().nullable(),
  rule: z.string().nullable(),
  begin: z.string().nullable(),
  direction: z.string().nullable(),
  shift: z.string().nullable(),
  vorfristen: z
    .array(z.array(z.object({ wert: ganz, einheit: z.string() })).readonly())
    .readonly()
    .nullable(),
  own: z.boolean().describe("Selbst angelegt"),
  editable: z.boolean().describe("Darf geändert und gelöscht werden"),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const vorlagenantwort = z.object({ templates: z.array(vorlage).readonly() });
export const vorlagenbild = z.object({ template: vorlage });

/** Own sentences of refusals, by their code. */
export const fehlertexte = {
  "zusatz-ungueltig": texte.zusatzUngueltig,
  "dauer-fehlt": texte.dauerFehlt,
  "katalog-unbekannt": texte.katalogUnbekannt,
  "katalog-ohne-dauer": texte.katalogOhneDauer,
  "katalog-andere-dauer": texte.katalogAndereDauer,
  "verschiebung-ohne-wirkung": `${texte.verschiebungRueckwaerts} ${texte.verschiebungVorwaerts}`,
  "zu-viele-vorlagen": texte.zuViele,
};
