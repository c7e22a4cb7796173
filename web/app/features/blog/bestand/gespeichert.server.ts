import { z } from "zod";
import type { Titelbild } from "../artikel.ts";
import type { Dokument, Knoten } from "../dokument/typen.ts";
import type { Inhalt } from "./inhalt.ts";

/**
 * What the tables of the blog hold as JSON. A document was checked as a whole before it was stored (`dokumentPruefen`);
 * read again, every node must still be one that a page can show.
 */

const attribut = z.union([z.string(), z.number(), z.null()]);
const knoten: z.ZodType<Knoten> = z.lazy(() =>
  z.strictObject({
    type: z.enum([
      "paragraph",
      "heading",
      "text",
      "hardBreak",
      "horizontalRule",
      "bulletList",
      "orderedList",
      "listItem",
      "blockquote",
      "table",
      "tableRow",
      "tableHeader",
      "tableCell",
      "image",
      "footnote",
    ]),
    attrs: z.record(z.string(), attribut).exactOptional(),
    content: z.array(knoten).exactOptional(),
    text: z.string().exactOptional(),
    marks: z
      .array(
        z.strictObject({
          type: z.enum(["link", "bold", "italic", "underline", "code"]),
          attrs: z.looseObject({ href: z.string().exactOptional() }).exactOptional(),
        }),
      )
      .exactOptional(),
  }),
);

export const dokumentschema: z.ZodType<Dokument> = z.looseObject({
  type: z.literal("doc"),
  content: z.array(knoten),
});

export const titelbildschema: z.ZodType<Titelbild> = z.looseObject({
  url: z.string(),
  alt: z.string(),
  quelle: z.string(),
  breite: z.number().exactOptional(),
  hoehe: z.number().exactOptional(),
});

/** What a post says, as a published state keeps it: the place as two numbers. */
export type GespeicherterInhalt = Omit<Inhalt, "ort"> & {
  readonly ort: { readonly latitude: number; readonly longitude: number } | null;
};

export const inhaltschema: z.ZodType<GespeicherterInhalt> = z.looseObject({
  titel: z.string(),
  auszug: z.string(),
  dokument: dokumentschema,
  html: z.string(),
  titelbild: titelbildschema.nullable(),
  lesezeit: z.number().nullable(),
  kategorien: z.array(z.string()),
  tags: z.array(z.string()),
  ort: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  stand: z.string().nullable(),
  korrektur: z.string().nullable(),
});
