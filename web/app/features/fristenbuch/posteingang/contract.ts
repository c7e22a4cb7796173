import { bekanntgabearten } from "@gebuehrenportal/fristen";
import { gebietnamen } from "@gebuehrenportal/gesetze/fristenkatalog/gebiete.ts";
import { z } from "zod";
import { tagfeld } from "../plan/frage.ts";
import { saetze } from "../worte/saetze.ts";
import { postsaetze } from "./saetze.ts";
import { postartliste, postlaengen } from "./stueck.ts";

/** Bodies and answers of the calls of the post; names as the public interface has them. */

const text = (hoechstens: number) => z.string().trim().max(hoechstens);

const gebiete = Object.keys(gebietnamen);

const angaben = {
  aktenzeichen: text(postlaengen.aktenzeichen),
  sender: text(postlaengen.von).min(1, postsaetze.vonFehlt).describe("Von wem: Gericht, Behörde, Gegner"),
  kind: z.enum(postartliste, postsaetze.artFehlt).describe("Was gekommen ist"),
  subject: text(postlaengen.betreff).describe("Was es ist, in Worten"),
  servedAt: tagfeld.describe("Tag der Zustellung oder des Zugangs"),
  channel: z
    .string()
    .refine((weg) => weg === "" || bekanntgabearten.some((art) => art === weg), postsaetze.wegUnbekannt)
    .describe("Weg der Zustellung, wie der Fristenrechner ihn nennt, zum Beispiel `eeb`; leer: nicht gesagt"),
  courtFileNumber: text(postlaengen.gerichtszeichen).describe("Zeichen des Gerichts oder der Behörde"),
  field: z
    .string()
    .refine((gebiet) => gebiet === "" || gebiete.includes(gebiet), postsaetze.gebietUnbekannt)
    .describe("Rechtsgebiet des Fristenkatalogs; leer: was Zeichen und Absender sagen"),
  statedPeriod: text(postlaengen.genannteFrist).describe(
    "Eine Frist, die das Stück selbst nennt, in seinen Worten",
  ),
};

/** Body of `POST …/posteingang`. */
export const neuesStueck = z.strictObject({
  ...angaben,
  aktenzeichen: angaben.aktenzeichen.default(""),
  subject: angaben.subject.default(""),
  channel: angaben.channel.default(""),
  courtFileNumber: angaben.courtFileNumber.default(""),
  field: angaben.field.default(""),
  statedPeriod: angaben.statedPeriod.default(""),
});
export type NeuesStueck = z.output<typeof neuesStueck>;

/** Body of `PATCH …/posteingang/{id}`: what is to change. */
export const stueckaenderung = z
  .strictObject({
    ...angaben,
    status: z
      .enum(["open", "booked", "nothing", "struck"])
      .describe(
        "`nothing`: nichts zu notieren, mit `reason`; `booked`: mit `deadlines`; `struck`: mit `reason`",
      ),
    reason: text(postlaengen.grund).describe("Warum nichts zu notieren ist oder das Stück gestrichen wird"),
    deadlines: z.array(z.uuid()).max(50).describe("Fristen, die aus diesem Stück gebucht sind"),
    seen: z.int().describe("`version`, die der Aufrufer gesehen hat; steht inzwischen eine andere da: 409"),
  })
  .partial();
export type Stueckaenderung = z.output<typeof stueckaenderung>;

/** Query of `GET …/posteingang`. */
export const postfrage = z.object({
  status: z.enum(["open", "decided", "all"]).optional().describe("Ohne Angabe alle, die offenen zuerst"),
  day: tagfeld.optional().describe("Nur an diesem Tag Zugestelltes"),
});

const wort = z.string().nullable();
export const stueckbild = z.object({
  id: z.uuid(),
  aktenzeichen: z.string(),
  rubrum: z.string().describe("Kurze Parteien der Akte"),
  sender: z.string(),
  kind: z.enum(postartliste),
  subject: z.string(),
  servedAt: z.string(),
  channel: z.string(),
  courtFileNumber: z.string(),
  field: z.string(),
  statedPeriod: z.string(),
  status: z.enum(["open", "booked", "nothing", "struck"]),
  reason: z.string(),
  deadlines: z.array(z.string()).describe("Kennungen der gebuchten Fristen"),
  decidedAt: wort,
  decidedBy: wort,
  suggestions: z
    .array(z.object({ rule: z.string(), title: z.string(), norm: z.string() }))
    .describe("Fristen des Katalogs, die zu dem Stück passen"),
  version: z.int(),
  createdAt: z.string(),
  createdBy: wort,
  updatedAt: z.string(),
});
export const stueckantwort = z.object({ item: stueckbild });
export const postantwort = z.object({ items: z.array(stueckbild) });

/** Sentences of the own refusals. */
export const postfehler = {
  rolle: saetze.rolle,
  verschwiegenheit: saetze.verschwiegenheit,
  veraltet: saetze.veraltet,
  "ereignis-in-der-zukunft": postsaetze.tagKuenftig,
  grund: postsaetze.grundFehlt,
  gestrichen: postsaetze.gestrichen,
  gebucht: postsaetze.gebucht,
  "nicht-entschieden": postsaetze.nichtEntschieden,
  frist: postsaetze.fristFremd,
} as const;
