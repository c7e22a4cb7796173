import { z } from "zod";
import { artikelstatus } from "./artikel.ts";

/** An instant. */
export const zeitmarke = z
  .object({ __type: z.literal("timestamp"), value: z.string() })
  .meta({ description: "Zeitpunkt (UTC, Millisekunden)." });
const verweismarke = z.object({ __type: z.literal("reference"), path: z.string() });
const ortsmarke = z.object({ __type: z.literal("geopoint"), latitude: z.number(), longitude: z.number() });

/** What lists show of a post. */
export const artikelkopfForm = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  slug: z.string(),
  status: z.enum(artikelstatus),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  author: z.object({ id: z.string().nullable(), name: z.string(), avatar: z.string().nullable() }),
  authorId: z.string().nullable(),
  authorRef: verweismarke.nullable(),
  featuredImage: z.string().nullable(),
  readTime: z.number().nullable(),
  viewCount: z.number(),
  isGuestPost: z.boolean(),
  location: ortsmarke.nullable(),
  publishedAt: zeitmarke.nullable(),
  updatedAt: zeitmarke,
  createdAt: zeitmarke,
  submittedAt: zeitmarke.nullable(),
});

const titelbild = z.object({
  url: z.string(),
  alt: z.string(),
  quelle: z.string(),
  breite: z.number().optional(),
  hoehe: z.number().optional(),
});

/** A whole post. */
export const artikelForm = artikelkopfForm.extend({
  content: z.string(),
  bild: titelbild.nullable(),
  stand: z.string().nullable(),
  korrektur: z.string().nullable(),
  version: z.number(),
});

const abschnitte = z.array(z.object({ text: z.string(), treffer: z.boolean() }));
const hervorhebung = z
  .object({ title: abschnitte, excerpt: abschnitte })
  .meta({ description: "Nur bei sort=relevanz: Titel und Fundstelle in Stücken, gefundene mit treffer." });

export const artikelseiteForm = z.object({
  posts: z.array(artikelkopfForm.extend({ hervorhebung: hervorhebung.optional() })),
  hasMore: z.boolean(),
  nextCursor: z.string().nullable(),
});

export const artikellisteForm = z.object({ posts: z.array(artikelkopfForm) });

export const kategorieForm = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  postCount: z.number(),
});

export const schlagwortForm = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  postCount: z.number(),
});
