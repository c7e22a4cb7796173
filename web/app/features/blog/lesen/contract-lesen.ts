import { z } from "zod";
import { zeitpunktAus } from "#platform/http/serial.ts";
import { artikelstatus } from "../artikel.ts";
import { aehnlicheArtikel, aehnlicheHoechstens, seitengroesse, seitengroesseHoechstens } from "../grenzen.ts";
import * as texte from "./texte-lesen.ts";

/** A number of posts: what is no positive whole number counts as not given, what is too large as the largest. */
const anzahl = (vorgabe: number, hoechstens: number) =>
  z.preprocess((wert) => {
    // An object may not even let itself be made a text of.
    const lesbar = typeof wert === "number" || typeof wert === "string";
    const zahl = lesbar && /^\d+$/.test(String(wert)) ? Number(wert) : 0;
    return zahl === 0 ? vorgabe : Math.min(zahl, hoechstens);
  }, z.number());

const ohneLeeres = z
  .string()
  .max(200)
  .transform((text) => text.trim() || undefined)
  .optional();

const ganzzahl = (von: number, bis: number, code: string) =>
  z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= von && Number(text) <= bis, { params: { code } })
    .transform(Number);

/** Query of `GET /api/blog`. */
export const listenfrage = z
  .object({
    limit: anzahl(seitengroesse, seitengroesseHoechstens)
      .optional()
      .default(seitengroesse)
      .meta({ description: "1 bis 50, sonst 12." }),
    category: ohneLeeres.meta({ description: "Slug oder genauer Name." }),
    tag: ohneLeeres.meta({ description: "Slug oder genauer Name." }),
    authorId: ohneLeeres,
    year: ganzzahl(1, 9998, "jahr").optional().meta({ description: "In Deutschland." }),
    month: ganzzahl(1, 12, "monat").optional().meta({ description: "1 bis 12; nur mit year." }),
    search: ohneLeeres.meta({
      description: "Jedes Wort kommt vor, in Titel, Auszug, Text, Kategorien oder Schlagwörtern.",
    }),
    status: z.enum(artikelstatus).optional().default("published"),
    sort: z
      .enum(["relevanz"])
      .optional()
      .meta({ description: "Nur mit search: die passendsten zuerst; geblättert wird mit cursor." }),
    startAfter: z
      .string()
      .refine((text) => zeitpunktAus(text) !== undefined, { params: { code: "zeitpunkt" } })
      .transform((text) => zeitpunktAus(text))
      .optional()
      .meta({ description: "nextCursor der vorigen Seite: nur was davor erschienen ist." }),
    cursor: z
      .string()
      .max(200)
      .optional()
      .meta({ description: "nextCursor der vorigen Seite bei sort=relevanz." }),
  })
  .refine(({ month, year }) => month === undefined || year !== undefined, {
    path: ["month"],
    params: { code: "monat" },
  });

/** Sentences for the codes above and for the refusals of the store. */
export const listenfehler = {
  zeitpunkt: texte.zeitpunktUngueltig,
  monat: texte.monatUngueltig,
  jahr: texte.jahrUngueltig,
  marke: texte.markeUngueltig,
  "missing-index": texte.indexFehlt,
  "store-not-initialized": texte.speicherNichtBereit,
} as const;

const namen = z.array(z.string().max(200)).max(50).optional().default([]);

/** Body of `POST /api/blog/related`. */
export const aehnlichFrage = z.strictObject({
  postId: z.string().max(200).optional(),
  categories: namen,
  tags: namen,
  limit: anzahl(aehnlicheArtikel, aehnlicheHoechstens).optional().default(aehnlicheArtikel),
});

export const slugFrage = z.object({ slug: z.string().max(200).optional() });
