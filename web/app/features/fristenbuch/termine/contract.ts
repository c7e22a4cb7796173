import { z } from "zod";
import { tagfeld } from "../plan/frage.ts";
import { laengen } from "../worte/laengen.ts";
import { saetze } from "../worte/saetze.ts";
import { uhrfeld } from "./abweichung.ts";
import { terminsaetze } from "./saetze.ts";
import type { Umfang } from "./termin.ts";
import { alleHoechstens, anzahlHoechstens } from "./wiederholung.ts";

/** Bodies and answers of the calls of Termine and Wiedervorlagen; names as the public interface has them. */

const text = (hoechstens: number) => z.string().trim().max(hoechstens);
/** Empty says nothing. */
const kann = <T extends z.ZodType>(schema: T) =>
  z.preprocess((wert) => (wert === "" ? null : wert), schema.nullable());

const titel = z
  .string({ error: terminsaetze.titelFehlt })
  .trim()
  .min(1, terminsaetze.titelFehlt)
  .max(laengen.titel);

/** How it comes again, by the words of the calls. */
export const worte = {
  week: "woche",
  "month-day": "monat-tag",
  "month-weekday": "monat-wochentag",
  "month-last-weekday": "monat-letzter",
  year: "jahr",
} as const;

const wiederholung = z
  .strictObject({
    every: z
      .enum(Object.keys(worte) as [keyof typeof worte, ...(keyof typeof worte)[]])
      .describe(
        "`month-day` am Tag des Monats, in kürzeren Monaten am letzten; `month-weekday` am soundsovielten Wochentag, der fünfte ist der letzte; `year` am 29. Februar sonst am 28.",
      ),
    interval: z.int().min(1).max(alleHoechstens).default(1).describe("Alle so vielen Wochen, Monate, Jahre"),
    until: kann(tagfeld).default(null).describe("Letzter Tag; ohne Angabe ohne Ende"),
    count: z.int().min(1).max(anzahlHoechstens).nullable().default(null).describe("Wie oft insgesamt"),
  })
  .nullable()
  .describe("Wie es wiederkehrt; `null`: einmal");

const erinnerung = z
  .int()
  .min(0)
  .max(4 * 7 * 24 * 60)
  .nullable()
  .describe("Minuten vor dem Beginn; ohne Uhrzeit ganze Tage in Minuten, erinnert wird morgens um 7 Uhr");

const gemeinsam = {
  date: tagfeld,
  aktenzeichen: text(laengen.aktenzeichen),
  person: kann(z.uuid()).describe("Kennung aus dem Team; `null`: die ganze Kanzlei"),
  note: text(laengen.bemerkung),
  reminderMinutes: erinnerung,
  recurrence: wiederholung,
};
const vorgaben = {
  aktenzeichen: gemeinsam.aktenzeichen.default(""),
  person: gemeinsam.person.default(null),
  note: gemeinsam.note.default(""),
  reminderMinutes: gemeinsam.reminderMinutes.default(null),
  recurrence: gemeinsam.recurrence.default(null),
};
const terminfelder = {
  title: titel,
  from: kann(uhrfeld).describe("Beginn; `null`: den ganzen Tag"),
  to: kann(uhrfeld).describe("Ende"),
  place: text(laengen.titel).describe("Gericht oder Ort"),
};

/** Which days of a series are meant, and which version was seen. */
const bereich = {
  scope: z
    .enum(["this", "following", "all"])
    .optional()
    .describe("Bei einer Serie: nur dieser Tag (mit `occurrence` die Vorgabe), alle folgenden, alle"),
  occurrence: tagfeld.optional().describe("Der Tag der Serie (`seriesDate`), der gemeint ist"),
  revision: z.int().optional().describe("Der Stand, den der Aufruf kennt; ein anderer wird abgelehnt"),
};
export const umfangsworte = { this: "nur", following: "folgende", all: "alle" } as const satisfies Record<
  string,
  Umfang
>;

/** Body of `POST …/termine`. */
export const neuerTermin = z.strictObject({
  ...terminfelder,
  ...vorgaben,
  date: gemeinsam.date,
  from: terminfelder.from.default(null),
  to: terminfelder.to.default(null),
  place: terminfelder.place.default(""),
});

/** Body of `PATCH …/termine/{id}`: what is to change. */
export const terminaenderung = z.strictObject({ ...terminfelder, ...gemeinsam, ...bereich }).partial();

/** Body of `POST …/wiedervorlagen`. */
export const neueWiedervorlage = z.strictObject({ ...vorgaben, reason: titel, date: gemeinsam.date });

/** Body of `PATCH …/wiedervorlagen/{id}`: what is to change, or that it is done. */
export const wiedervorlagenaenderung = z
  .strictObject({ ...gemeinsam, reason: titel, done: z.boolean(), ...bereich })
  .partial();

/** Body of `DELETE`; may be missing. */
export const terminstreichung = z
  .strictObject({ reason: text(laengen.streichgrund).default(""), ...bereich })
  .nullish()
  .transform((koerper) => koerper ?? { reason: "" });

/** Query of both lists. */
export const terminfrage = z.object({
  from: tagfeld.optional().describe("Erster Tag; ohne Angabe heute"),
  to: tagfeld.optional().describe("Letzter Tag; ohne Angabe drei Monate danach"),
  person: z.uuid().optional(),
  aktenzeichen: text(laengen.aktenzeichen).optional(),
});

const wort = z.string().nullable();
const zeitpunkt = z.string();
const wer = z.object({ id: wort, name: wort });

const kopf = {
  id: z.uuid(),
  aktenzeichen: z.string(),
  date: z.string(),
  person: wer.nullable(),
  note: z.string(),
  reminderMinutes: z.int().nullable(),
  recurrence: z
    .object({
      every: z.enum(Object.keys(worte) as [keyof typeof worte, ...(keyof typeof worte)[]]),
      interval: z.int(),
      until: wort,
      count: z.int().nullable(),
    })
    .nullable(),
  cancelled: z.array(z.string()).describe("Tage der Serie, die entfallen"),
  revision: z.int(),
  struck: z.object({ at: zeitpunkt, by: wort, reason: z.string() }).nullable(),
  createdAt: zeitpunkt,
  updatedAt: zeitpunkt,
};
const einTag = {
  seriesDate: z.string().describe("Der Tag, den die Serie gibt; er benennt diesen in `occurrence`"),
  date: z.string(),
  person: wer.nullable(),
  note: z.string(),
  changed: z.boolean().describe("Anders als die Serie"),
};

/** A Termin as the calls give it. */
export const termin = z.object({
  ...kopf,
  title: z.string(),
  from: wort,
  to: wort,
  place: z.string(),
  occurrences: z
    .array(z.object({ ...einTag, title: z.string(), from: wort, to: wort, place: z.string() }))
    .describe("Seine Tage in der gefragten Zeit"),
});

/** A Wiedervorlage as the calls give it. */
export const wiedervorlage = z.object({
  ...kopf,
  reason: z.string(),
  occurrences: z
    .array(
      z.object({
        ...einTag,
        reason: z.string(),
        notedDate: z
          .string()
          .describe("Der eingetragene Tag; `date` ist der Arbeitstag, an dem sie vorliegt"),
        done: z.object({ at: zeitpunkt, by: wort }).nullable(),
      }),
    )
    .describe("Ihre Tage in der gefragten Zeit"),
});

export const terminantwort = z.object({ appointment: termin });
export const terminliste = z.object({ appointments: z.array(termin) });
export const wiedervorlagenantwort = z.object({ followUp: wiedervorlage });
export const wiedervorlagenliste = z.object({ followUps: z.array(wiedervorlage) });

/** What the calls refuse, by its code. */
export const terminabsagen = {
  rolle: saetze.rolle,
  person: saetze.person,
  verschwiegenheit: saetze.verschwiegenheit,
  titel: terminsaetze.titelFehlt,
  "keine-uhr": terminsaetze.keineUhr,
  "beginn-fehlt": terminsaetze.vonFehlt,
  "ende-vor-beginn": terminsaetze.endeVorBeginn,
  "nur-ganze-tage": terminsaetze.nurGanzeTage,
  "zwei-enden": terminsaetze.zweiEnden,
  "ende-vor-tag": terminsaetze.endeVorTag,
  "zu-lang": terminsaetze.zuLang,
  "nicht-letzter": terminsaetze.nichtLetzter,
  "nur-ein-tag": terminsaetze.nurEinTag,
  "tag-fehlt": terminsaetze.tagFehlt,
  "tag-unbekannt": terminsaetze.tagUnbekannt,
  veraltet: terminsaetze.veraltet,
  gestrichen: terminsaetze.gestrichen,
} as const;
