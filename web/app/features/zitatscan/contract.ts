import { alsTag, type Land, laendernamen, type Tag } from "@gebuehrenportal/recht";
import { stufen } from "@gebuehrenportal/zitate";
import { z } from "zod";

/** Most that one call reads: about 300 pages, in one text or in all of them together. */
export const meisteZeichen = 1_000_000;
export const meisteTexte = 100;
/** Most norms one answer names; a text that is nothing but citations has more. */
export const meisteNormen = 10_000;

const text = z.string().max(meisteZeichen).meta({
  description: "Text, in dem Normen gesucht werden",
  example: "Der Anspruch folgt aus § 433 II BGB.",
});
const land = z
  .enum(Object.keys(laendernamen) as [Land, ...Land[]])
  .exactOptional()
  .describe("Land, dessen Recht eine Abkürzung wie LBO meint, die mehrere Länder haben");

const tag = z
  .string()
  .refine((wert) => alsTag(wert) !== undefined, { params: { code: "kein-tag" } })
  .transform((wert) => wert as Tag)
  .meta({
    description: "Tag des Schriftstücks, für das Recht von damals; ohne Angabe der, den der Text nennt",
    example: "2023-03-03",
    format: "date",
  })
  .exactOptional();

/** Body of `POST /api/rechner/zitate`. */
export const zitateAnfrage = z.strictObject({ text, land, tag });

/** Body of `POST /api/rechner/zitate/batch`. */
export const stapelAnfrage = z.strictObject({
  texte: z
    .array(
      z.strictObject({
        id: z
          .string()
          .min(1)
          .max(200)
          .describe("Eigene Kennung des Textes; steht wieder an seinen Fundstellen"),
        text,
      }),
    )
    .min(1)
    .max(meisteTexte)
    .refine((texte) => texte.reduce((summe, t) => summe + t.text.length, 0) <= meisteZeichen, {
      params: { code: "zusammen-zu-lang" },
    })
    .describe("Die Texte, zusammen höchstens 1.000.000 Zeichen"),
  land,
  tag,
});

/** Sentences of the refusals above. */
export const tagfehler = { "kein-tag": "Erwartet wird ein Kalendertag in der Form JJJJ-MM-TT." } as const;
export const stapelfehler = {
  ...tagfehler,
  "zusammen-zu-lang": "Die Texte dürfen zusammen höchstens 1.000.000 Zeichen haben.",
} as const;

const ort = {
  start: z.int().meta({ description: "Erstes Zeichen, gezählt in UTF-16-Einheiten ab 0" }),
  ende: z.int().meta({ description: "Zeichen nach dem letzten" }),
};

const hinweis = z.discriminatedUnion("art", [
  z.object({ art: z.literal("abgeleitet") }),
  z.object({
    art: z.literal("mehrdeutig"),
    akte: z.array(z.string()).readonly(),
    hinweis: z.string().optional(),
  }),
  z.object({ art: z.literal("ausser-kraft"), nachfolger: z.string().optional() }),
  z.object({ art: z.literal("nicht-vorhanden") }),
  z.object({ art: z.literal("kein-ziel") }),
  z.object({
    art: z.literal("landesrecht"),
    land: z.string().meta({ description: "Name des Landes, dessen Gesetz gemeint ist" }),
  }),
  z.object({ art: z.literal("gelesen") }),
]);

const stand = z.object({
  ab: z.string().optional().meta({ description: "Erster Tag dieser Fassung" }),
  text: z.string().optional().meta({ description: "Betrag oder Dauer in Worten" }),
  quelle: z.object({ titel: z.string(), fundstelle: z.string(), link: z.string().optional() }).optional(),
  unsicher: z.literal(true).optional().meta({ description: "Der erste Tag ist nicht gesichert" }),
});

const fassung = z.object({
  titel: z.string(),
  norm: z.string(),
  urteil: z.enum([
    "gleich",
    "anders",
    "betrag-anders",
    "erst-seit",
    "weggefallen",
    "nicht-erfasst",
    "juenger",
  ]),
  satz: z.string(),
  grund: z.string().optional().meta({ description: "Was sich geändert hat, in Kürze" }),
  teil: z
    .literal(true)
    .optional()
    .meta({ description: "Betrifft nur einen Teil der angeführten Norm, etwa einen Absatz" }),
  seit: z.string().optional().meta({ description: "Erster Tag, an dem es anders ist" }),
  damals: stand.optional(),
  heute: stand.optional(),
  massgeblich: z
    .string()
    .optional()
    .meta({ description: "Welcher Tag zählt, wenn nicht der des Schriftstücks" }),
});

const norm = z.object({
  akt: z.string().optional().meta({ description: "Kennung im Register; fehlt, wo das Gesetz offen ist" }),
  abbr: z.string().meta({ description: "Gesetz, wie man es zitiert: EGBGB" }),
  einheit: z.string().meta({ description: "§, Art, Nr, Anlage, Anhang, Vorbem, Abschn, R oder GOP" }),
  nr: z.string(),
  sub: z.string().optional().meta({ description: "Paragraph innerhalb eines Artikels" }),
  bis: z.string().optional().meta({ description: "Letzte Nummer eines Bereichs" }),
  folgende: z.enum(["f", "ff"]).optional(),
  stufen: z
    .object(Object.fromEntries(stufen.map((stufe) => [stufe, z.string().optional()])))
    .meta({ description: "Absatz, Satz, Nummer … in der Folge, in der sie genannt sind" }),
  fassung: z.string().optional().meta({
    description:
      "a.F., n.F. oder ein Jahr, wie es dort steht; juenger, wo das Gesetz nach dem Tag des Schriftstücks kam",
  }),
  ...ort,
  sicherheit: z.enum(["hoch", "mittel", "gering"]),
  hinweise: z.array(hinweis).readonly(),
  name: z.string().meta({ description: "Die Norm in einheitlicher Schreibweise" }),
  adresse: z.string().optional().meta({
    description:
      "Amtliche Seite ihres Textes, soweit bekannt; wo das Gesetz jünger ist als das Schriftstück, die des Vorgängers, wenn es sie gibt",
  }),
  ziel: z
    .enum(["norm", "akt"])
    .optional()
    .meta({ description: "Ob die Adresse die Norm oder das ganze Gesetz zeigt" }),
  fassungen: z.array(fassung).readonly().optional().meta({
    description: "Was am Tag des Schriftstücks galt, gegen heute; wo das Portal Werte der Norm kennt",
  }),
  rechenweg: z
    .array(z.object({ text: z.string(), norm: z.string() }))
    .readonly()
    .meta({ description: "Warum die Norm so gelesen und verlinkt ist" }),
});

const dokumenttag = z
  .object({
    tag: z.string(),
    art: z.enum(["verkuendung", "entscheidung", "ort", "feld", "zeile", "zustellung", "verhandlung"]),
    sicherheit: z.enum(["hoch", "mittel", "gering"]),
    ...ort,
  })
  .optional();

const fund = {
  dokumenttag: dokumenttag.meta({
    description:
      "Von wann der Text zu sein scheint, und wo er es sagt; fehlt, wo mehrere Tage gleich gut passen",
  }),
  dokumente: z
    .array(z.object({ ...ort, dokumenttag }))
    .readonly()
    .optional()
    .meta({
      description:
        "Die Schriftstücke, wo der Text mehrere enthält, jedes mit seinem Tag; an ihren Köpfen erkannt",
    }),
  vollstaendig: z.boolean().meta({
    description: `Falsch, wenn mehr als ${meisteNormen} Normen gefunden wurden; die übrigen fehlen`,
  }),
  zitate: z.array(z.object({ ...ort, text: z.string(), normen: z.array(norm).readonly() })).readonly(),
};
const registerstand = z
  .string()
  .meta({ description: "Tag, von dem die Liste der Normen des Bundesrechts ist", format: "date" });

export const zitateAntwort = z.object({ art: z.literal("ergebnis"), registerstand, ...fund });

export const stapelAntwort = z.object({
  art: z.literal("ergebnis"),
  registerstand,
  texte: z.array(z.object({ id: z.string(), ...fund })).readonly(),
});
