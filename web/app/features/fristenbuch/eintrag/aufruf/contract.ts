import type { Land } from "@gebuehrenportal/fristen";
import { katalogtreffer } from "@gebuehrenportal/fristen/katalogsuche";
import { alleLaender } from "@gebuehrenportal/fristen/orte";
import { z } from "zod";
import { tagfeld } from "../../plan/frage.ts";
import { dauerHoechstens, laengen, nachweislaengen, zeitzonen } from "../../worte/laengen.ts";
import { saetze, zughindernisse } from "../../worte/saetze.ts";

/** Bodies and answers of the calls of deadlines; names as the public interface has them. */

/** What is no number counts as nothing, decimals lose what is behind the comma. */
const zahl = z
  .preprocess(
    // An object may not even let itself be made a number of.
    (wert) => (typeof wert === "object" ? 0 : Math.trunc(Number(wert) || 0)),
    z.number().min(0).max(dauerHoechstens),
  )
  .meta({ type: "integer", minimum: 0, maximum: dauerHoechstens });

const text = (hoechstens: number) => z.string().trim().max(hoechstens);
/** Empty and `null` say nothing. */
const kann = <T extends z.ZodType>(schema: T) =>
  z.preprocess((wert) => (wert === "" || wert === null ? undefined : wert), schema.optional());

const titel = z
  .string({ error: saetze.bezeichnungFehlt })
  .trim()
  .min(1, saetze.bezeichnungFehlt)
  .max(laengen.titel);

const regel = z
  .string()
  .refine((id) => katalogtreffer(id) !== undefined, { params: { code: "unbekannte-frist" } })
  .meta({ description: "Kennung im Fristenkatalog: Die Frist wird mit ihr gerechnet", example: "zpo-517" });

const land = z.enum(alleLaender().map((treffer) => treffer.land) as [Land, ...Land[]]);

const rechenfelder = {
  startDate: kann(tagfeld).describe("Tag des Ereignisses; ohne Angabe `eventDate`"),
  days: zahl,
  weeks: zahl,
  months: zahl,
  years: zahl,
  state: kann(land).describe(
    "Land des Gerichts oder der Behörde; ohne Angabe zählen nur bundesweite Feiertage",
  ),
  rule: kann(regel),
  event: kann(text(laengen.ereignis)).describe("zustellung, verkuendung, bekanntgabe …"),
  eventDate: kann(tagfeld),
  court: kann(z.string().regex(/^[\w.-]{1,80}$/)).describe("Kennung eines Gerichts"),
  gemeinde: kann(z.string().regex(/^[\w.-]{1,80}$/)).describe("Kennung einer Gemeinde"),
  begin: kann(z.enum(["ereignis", "tagesanfang"])),
  direction: kann(z.enum(["vorwaerts", "rueckwaerts"])),
  notfrist: kann(z.boolean()),
  provisional: kann(z.boolean()).describe("Was die Kanzlei selbst sagt: Der Tag steht noch nicht fest"),
  vorfristen: kann(z.array(tagfeld).max(10)).describe(
    "Tage zwischen heute und dem Ende; ohne Angabe rechnet das Portal. Eine Begründungsfrist hat immer eine",
  ),
  confirmFuture: kann(z.boolean()).describe(
    "Der Tag einer Zustellung, Bekanntgabe, Verkündung oder eines Zugangs liegt in der Zukunft und ist so gemeint; ohne diese Angabe wird er abgelehnt (`ereignis-in-der-zukunft`)",
  ),
};

const angaben = {
  aktenzeichen: text(laengen.aktenzeichen),
  art: text(laengen.art),
  sachbearbeiter: text(laengen.sachbearbeiter),
  bemerkung: text(laengen.bemerkung),
  timezone: z.enum(zeitzonen),
  recipients: z
    .string()
    .trim()
    .max(laengen.empfaenger, saetze.empfaengerZuLang)
    .describe("Adressen, durch Komma getrennt"),
  templateId: z.uuid().nullable(),
  norm: text(laengen.norm),
  rubrum: text(laengen.rubrum).describe(
    "Kurze Parteien der Akte („Meier ./. Schulze“); gilt für alle ihre Einträge",
  ),
};

/** Body of `POST …/deadlines`. Who approved it is never taken from a body. */
export const neueFrist = z.strictObject({
  title: titel,
  aktenzeichen: angaben.aktenzeichen.default(""),
  art: angaben.art.default(""),
  sachbearbeiter: angaben.sachbearbeiter.default(""),
  bemerkung: angaben.bemerkung.default(""),
  timezone: angaben.timezone.default(zeitzonen[0]),
  recipients: angaben.recipients.default(""),
  templateId: angaben.templateId.default(null),
  norm: angaben.norm.default(""),
  rubrum: angaben.rubrum.default(""),
  decisiveDate: kann(tagfeld).describe(
    "Tag, der zwischen zwei Fassungen des Gesetzes entscheidet (Kaufvertrag, Asylantrag, Inverkehrbringen, Beginn des Verfahrens, Erwerbsvorgang); nur mit `rule`, wo der Eintrag danach fragt",
  ),
  kette: kann(z.union([z.boolean(), z.array(z.string().trim().min(1).max(80)).max(50)])).describe(
    "Was aus der Frist folgt, gleich mitbuchen: `true` alles, was sich buchen lässt, oder Kennungen des Fristenkatalogs; ohne Angabe nur diese Frist. Nur mit `rule`",
  ),
  decision: text(laengen.entscheidung).default("").describe("Unterscheidet zwei Entscheidungen einer Akte"),
  ...rechenfelder,
  days: zahl.default(0),
  weeks: zahl.default(0),
  months: zahl.default(0),
  years: zahl.default(0),
});
export type NeueFrist = z.output<typeof neueFrist>;

const nachweis = z.strictObject({
  at: z.string().trim().min(1).max(nachweislaengen.at).describe("Tag oder Zeitpunkt der Versendung"),
  channel: text(nachweislaengen.channel).min(1).describe("beA, Fax, Post …"),
  reference: text(nachweislaengen.reference)
    .min(1)
    .optional()
    .transform((angabe) => angabe ?? "")
    .describe("Schriftsatz, Eingangsbestätigung"),
});

/** Body of `PATCH …/deadlines/{id}`: what is to change. */
export const fristaenderung = z
  .strictObject({
    title: titel,
    ...angaben,
    ...rechenfelder,
    status: z.enum(["open", "done"]),
    proof: nachweis,
  })
  .partial();
export type Fristaenderung = z.output<typeof fristaenderung>;

/** Body of `POST …/deadlines/{id}/vorfristen/{day}`: its file was presented, or it is given up with a word. */
export const vorfristerledigung = z.discriminatedUnion("state", [
  z.strictObject({ state: z.literal("vorgelegt") }),
  z.strictObject({
    state: z.literal("aufgegeben"),
    reason: text(laengen.streichgrund).min(1, saetze.grundFehlt).describe("Warum sie aufgegeben ist"),
  }),
]);

/** Body of `DELETE …/deadlines/{id}`; may be missing. */
export const streichung = z
  .strictObject({ reason: text(laengen.streichgrund).default("") })
  .nullish()
  .transform((koerper) => koerper?.reason ?? "");

/** Query of `GET …/deadlines`. */
export const listenfrage = z.object({
  status: z.enum(["open", "done", "struck", "all"]).optional().meta({
    description: "Ohne Angabe offene und erledigte; `all` auch gestrichene und solche ohne Tag",
  }),
});

const ganz = z.int();
const wort = z.string().nullable();
export const frist = z.object({
  id: z.uuid(),
  title: z.string(),
  aktenzeichen: z.string(),
  rubrum: z.string().describe("Kurze Parteien der Akte"),
  art: z.string(),
  sachbearbeiter: z.string(),
  bemerkung: z.string(),
  timezone: z.string(),
  startDate: wort,
  days: ganz,
  weeks: ganz,
  months: ganz,
  years: ganz,
  state: wort,
  dueDate: wort.describe("`null`, solange der Auslöser nicht feststeht"),
  dueTime: wort,
  safeDate: wort.describe("Auf jede Ansicht sicher; an ihm richten sich Erinnerungen aus"),
  status: z.enum(["open", "done", "struck"]),
  recipients: z.string(),
  templateId: wort,
  norm: z.string(),
  rule: wort,
  event: z.string(),
  eventDate: wort,
  court: wort,
  gemeinde: wort,
  begin: z.string(),
  direction: z.string(),
  notfrist: z.boolean(),
  vorfristen: z.array(z.string()),
  vorfristenStand: z
    .array(
      z.object({
        date: z.string(),
        state: z.enum(["offen", "vorgelegt", "aufgegeben"]),
        at: wort,
        by: wort,
        reason: z.string().describe("Warum sie aufgegeben ist"),
      }),
    )
    .describe("Jede Vorfrist mit ihrem Stand; auch frühere, die vorgelegt oder aufgegeben sind"),
  extension: z
    .object({ state: z.enum(["beantragt", "bewilligt"]), until: z.string() })
    .nullable()
    .describe(
      "Verlängerung: beantragt bis zu diesem Tag (bis zur Entscheidung des Gerichts gilt `dueDate`) oder bis zu ihm bewilligt; `null`, wo es keine gibt",
    ),
  provisional: z
    .boolean()
    .describe(
      "Was die Kanzlei selbst von dem Eintrag gesagt hat; ein Antrag auf Verlängerung ändert daran nichts",
    ),
  approvalNeeded: z.array(z.string()).describe("Warum eine Anwältin oder ein Anwalt freigeben muss"),
  approvedBy: wort,
  approvedAt: wort,
  proof: z.object({ at: z.string(), channel: z.string(), reference: z.string() }).nullable(),
  withoutProof: z.boolean().describe("Erledigt, aber ohne Nachweis"),
  struck: z.object({ at: z.string(), by: wort, reason: z.string() }).nullable(),
  derivation: z.array(z.object({ text: z.string(), norm: z.string(), date: wort })),
  lawVersion: wort,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export const fristantwort = z.object({ deadline: frist });

/** What follows from the period that was booked, whether it was booked with it or not. */
const kettenglied = z.object({
  rule: wort,
  after: wort.describe("Kennung der Frist, aus der diese folgt"),
  title: z.string(),
  norm: z.string(),
  trigger: z.string().describe("Woran diese Frist anknüpft"),
  dueDate: wort.describe("`null`, solange der Auslöser nicht feststeht"),
  dueTime: wort,
  safeDate: wort,
  vorfristen: z.array(z.string()),
  bookable: z.boolean(),
  reason: wort.describe("Warum sie nicht in das Buch gehört"),
  id: wort.describe("Kennung der gebuchten Frist; `null`: nicht gebucht"),
});
export const buchungsantwort = z.object({ deadline: frist, kette: z.array(kettenglied) });
export const listenantwort = z.object({ deadlines: z.array(frist) });

/** Sentences of the own refusals. */
export const fehlertexte = {
  "kein-tag": "Erwartet wird ein Kalendertag in der Form JJJJ-MM-TT.",
  "unbekannte-frist": "Diese Kennung steht nicht im Fristenkatalog.",
  dauer: saetze.dauerFehlt,
  kette: saetze.ohneKette,
  "vorfrist-vergangen": "Diese Vorfrist ist schon vorbei.",
  "vorfrist-nach-ende": "Diese Vorfrist liegt nach dem Ende der Frist.",
  "vorfrist-fehlt": saetze.vorfristFehlt,
  ereignistag: saetze.ereignistagFehlt,
  "kein-ergebnis": saetze.keinErgebnis,
  "ereignis-in-der-zukunft":
    "Die Zustellung oder das sonstige Ereignis liegt in der Zukunft. Stimmt dieser Tag?",
  wirkungslos: "Diese Angabe würde nichts ändern oder widerspricht einer anderen.",
  "nicht-buchbar": saetze.nichtBuchbar,
  verschwiegenheit: saetze.verschwiegenheit,
  widerspruch: saetze.widerspruch,
  doppelt: saetze.doppelt,
  "rubrum-ohne-akte": saetze.rubrumOhneAkte,
  ...zughindernisse,
} as const;
