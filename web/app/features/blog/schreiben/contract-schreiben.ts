import { z } from "zod";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { eingabe } from "#platform/http/eingabefehler.ts";
import { ausJson, Geopunkt, SerialFehler, zeitpunktAus, zuJson } from "#platform/http/serial.ts";
import { artikelvergeben, ohneVergebenes, themavergeben } from "#platform/http/vergeben.ts";
import { mitteilungsarten } from "../angaben.ts";
import { artikelkopfForm, zeitmarke } from "../contract.ts";
import { bereinigt } from "../dokument/pruefen.ts";
import {
  auszugHoechstens,
  inhaltHoechstens,
  kategorienHoechstens,
  nameHoechstens,
  tagsHoechstens,
  titelHoechstens,
  titelMindestens,
} from "../grenzen.ts";
import { slugAus } from "../slug.ts";
import { schreibtexte } from "../texts.ts";

const code = (name: keyof typeof schreibtexte) => ({ params: { code: name } });
/** Nothing that cannot be stored, controls or turns the direction of writing; one line stays one line. */
const zeile = (text: string): string => bereinigt(text.replace(/\s+/g, " ")).trim();
const zeichen = (text: string): number => [...text].length;

/** An empty title counts as none. */
const titel = z
  .string()
  .transform(zeile)
  .refine((text) => text !== "", { ...code("titel-fehlt"), abort: true })
  .refine(
    (text) => zeichen(text) >= titelMindestens && zeichen(text) <= titelHoechstens,
    code("titel-laenge"),
  );

const auszug = z
  .string()
  .transform(zeile)
  .refine((text) => zeichen(text) <= auszugHoechstens, code("auszug-zu-lang"));

/** Name of a category or tag. */
const name = z
  .string()
  .transform(zeile)
  .refine((text) => zeichen(text) <= nameHoechstens && slugAus(text) !== "", code("name-ungueltig"));

const namen = (hoechstens: number, zuViele: keyof typeof schreibtexte) =>
  z
    .array(name)
    .max(1_000)
    .transform((liste) => [...new Map(liste.map((n) => [slugAus(n), n])).values()])
    .refine((liste) => liste.length <= hoechstens, code(zuViele));

/** Of a picture: what `/media/…` or another server delivers, nothing that runs. */
const bildadresse = z
  .string()
  .max(500)
  .refine(
    (text) => text.isWellFormed() && (/^\/media\/[\w/.-]+$/.test(text) || httpsAdresse(text)),
    code("bild-ungueltig"),
  );

function httpsAdresse(text: string): boolean {
  return /^https:\/\/[^\s"'<>\\]+$/.test(text) && URL.canParse(text);
}

const markierterZeitpunkt = z.strictObject({ __type: z.literal("timestamp"), value: z.string() });
const zeitpunkt = z
  .union([z.string(), markierterZeitpunkt])
  .transform((wert) => zeitpunktAus(typeof wert === "string" ? wert : wert.value))
  .refine((wert) => wert !== undefined)
  .meta({ description: 'ISO-Text oder `{"__type":"timestamp","value":…}`.' });

const ort = z
  .strictObject({
    __type: z.literal("geopoint"),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .transform(({ latitude, longitude }) => new Geopunkt(latitude, longitude));

const titelbild = z
  .strictObject({
    url: bildadresse,
    alt: z.string().transform(zeile).pipe(z.string().max(500)),
    quelle: z.string().transform(zeile).pipe(z.string().max(500)).default(""),
    breite: z.int().positive().max(100_000).optional(),
    hoehe: z.int().positive().max(100_000).optional(),
  })
  .transform(({ breite, hoehe, ...bild }) => ({
    ...bild,
    ...(breite && hoehe ? { breite, hoehe } : {}),
  }));

/** What a writer says of a post. Status, owner, counters and days are nobody's to name: they pass unread. */
const felder = {
  title: titel.optional(),
  excerpt: auszug.nullish().transform((text) => text ?? undefined),
  content: z
    .string()
    .refine((text) => text.length <= inhaltHoechstens, code("inhalt-zu-lang"))
    .nullish()
    .transform((text) => text?.toWellFormed())
    .meta({ description: "HTML. Der Server behält, was harmlos ist." }),
  dokument: z.unknown().optional().meta({ description: "Statt `content`: das Dokument des Editors." }),
  categories: namen(kategorienHoechstens, "zu-viele-kategorien").optional(),
  tags: namen(tagsHoechstens, "zu-viele-tags").optional(),
  featuredImage: z.union([bildadresse, z.literal("").transform(() => null)]).nullish(),
  bild: titelbild.nullish(),
  readTime: z.int().min(1).max(1_000).nullish(),
  location: ort.nullish(),
  // PostgreSQL knows no year 0.
  stand: z.iso
    .date()
    .refine((tag) => tag >= "0001")
    .nullish(),
  korrektur: z
    .string()
    .transform((text) => bereinigt(text).trim())
    .pipe(z.string().max(1_000))
    .nullish()
    .transform((text) => text || (text === undefined ? undefined : null)),
  publishAt: zeitpunkt.nullish(),
};
const version = z.int().positive().optional().meta({
  description: "Die Version, von der die Änderung ausging. Zählt inzwischen eine andere: 409.",
});

export const artikelaenderung = ohneVergebenes(
  artikelvergeben,
  z.strictObject({
    ...felder,
    version,
    unpublished: z.literal(true).optional().meta({
      description:
        "Nur, solange nichts davon veröffentlicht ist, sonst 404: ein Entwurf behält seine Kennung.",
    }),
  }),
);
/** Whether a change is said to be one of a draft alone, whatever else it says. */
export const giltEntwurf = (body: unknown): boolean =>
  z.object({ unpublished: z.literal(true) }).safeParse(body).success;
const eigeneId = z.uuid().toLowerCase().optional().meta({
  description: "Die Kennung des Neuen; zweimal gesendet, entsteht es einmal. Eine vergebene fremde: 404.",
});
export const entwurf = ohneVergebenes(
  artikelvergeben,
  z.strictObject({
    ...felder,
    id: eigeneId,
    revisionOf: z.uuid().optional(),
    revisionBase: z.int().positive().optional().meta({
      description: "Die veröffentlichte Version, von der die Änderung ausging; ohne Angabe die jetzige.",
    }),
  }),
);
export const einreichung = ohneVergebenes(
  artikelvergeben,
  z.strictObject({
    ...felder,
    version,
    revisionOf: z.uuid().optional(),
    draftId: z.string().max(80).optional(),
  }),
);
export const veroeffentlichung = ohneVergebenes(
  artikelvergeben,
  z.strictObject({
    ...felder,
    version,
    draftId: z.string().max(80).optional(),
    authorId: z.uuid().optional().meta({ description: "In wessen Namen; ohne Angabe der eigene." }),
  }),
);

const kennung = z.string().max(80);
const begruendung = z
  .string()
  .transform((text) => bereinigt(text).trim())
  .refine((text) => text !== "", code("begruendung-fehlt"))
  .pipe(z.string().max(2_000));

/** What happens to a submitted post. */
export const entscheidung = z.discriminatedUnion("action", [
  z.strictObject({
    id: kennung,
    action: z.literal("approve"),
    publishAt: zeitpunkt.nullish(),
    version,
    articleVersion: z.int().positive().optional().meta({
      description: "Bei einer Änderung: die veröffentlichte Version, mit der sie verglichen wurde.",
    }),
  }),
  z.strictObject({ id: kennung, action: z.literal("reject"), comment: begruendung, version }),
  z.strictObject({ id: kennung, action: z.literal("withdraw") }),
]);

const beschreibung = z.string().transform(zeile).pipe(z.string().max(500));
export const kategorieangaben = ohneVergebenes(
  themavergeben,
  z.strictObject({ name, description: beschreibung.default("") }),
);
/** A description that is missing stays as it is. */
export const kategorieaenderung = ohneVergebenes(
  themavergeben,
  z.strictObject({ name, description: beschreibung.optional() }),
);
export const tagangaben = ohneVergebenes(themavergeben, z.strictObject({ name }));
export const zusammenfuehrung = z.strictObject({
  into: z.uuid().meta({ description: "Wohin die Artikel gehen; das Zusammengeführte verschwindet." }),
});
export const wiederherstellung = z.strictObject({ version });
export const gelesene = z.strictObject({ ids: z.array(z.uuid()).max(500).optional() });

export const angelegt = z.object({ id: z.string(), version: z.int().optional() });

/** A post in the lists of its author and of those who moderate; what is published does without the last ones. */
export const manuskriptForm = artikelkopfForm.extend({
  stand: z.string().nullable().optional(),
  korrektur: z.string().nullable().optional(),
  version: z.number().optional(),
  rejectionComment: z.string().nullable().optional(),
  reviewedBy: z.string().nullable().optional(),
  reviewedAt: zeitmarke.nullable().optional(),
  publishAt: zeitmarke.nullable().optional(),
  revisionOf: z.string().nullable().optional(),
  revisionBase: z.number().nullable().optional(),
});
export const artikelliste = z.object({ posts: z.array(manuskriptForm) });

/** Posts as the calls carry them. */
export const alsListe = (posts: readonly unknown[]) =>
  ({ posts: posts.map(zuJson) }) as z.input<typeof artikelliste>;

export const versionsliste = z.object({
  versions: z.array(
    z.object({
      version: z.number(),
      at: zeitmarke,
      by: z.object({ id: z.string(), name: z.string() }).nullable(),
      title: z.string(),
    }),
  ),
});
export const mitteilungsliste = z.object({
  notifications: z.array(
    z.object({
      id: z.string(),
      art: z.enum(mitteilungsarten),
      title: z.string(),
      comment: z.string(),
      href: z.string(),
      at: zeitmarke,
      read: z.boolean(),
      moderation: z.boolean(),
    }),
  ),
});

/** Sentences for `eingabe`, by code. */
export const fehlertexte = schreibtexte;

/**
 * Reads a body in the handler, for calls whose refusal by role depends on what is asked for and comes first.
 *
 * @throws {ApiFehler} 400
 */
export function gelesen<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  markenPruefen(body);
  return eingabe(schema, body, { ...fehlertexte });
}

/** As JSON schema for the documentation; the handler reads the body itself, with `gelesen`. */
export function spaeter(schema: z.ZodType): z.ZodType<unknown> {
  const { $schema: _, ...form } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return z.unknown().meta(form);
}

function markenPruefen(body: unknown): void {
  try {
    ausJson(body);
  } catch (fehler) {
    if (!(fehler instanceof SerialFehler)) throw fehler;
    throw new ApiFehler(400, { error: schreibtexte["unbekannte-marke"], code: "unbekannte-marke" });
  }
}
