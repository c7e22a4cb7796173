import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projektordner } from "#platform/env/ordner.server.ts";
import { motive } from "./motive.ts";

// A post of the demo is two files of one name: its text as HTML, footnotes as `<sup data-fussnote="…">`, and what is to
// be known of it as JSON. What it says is true: its amounts and days are computed again by tests.

const artikelangaben = z.strictObject({
  titel: z.string(),
  auszug: z.string(),
  kategorien: z.array(z.string()),
  tags: z.array(z.string()),
  /** Demo account that wrote it; posts of `gast` are guest posts. */
  von: z.enum(["autor", "gast", "moderator", "mitglied"]),
  /** When it appeared; for what is not public, when it was last written on. */
  am: z.iso.datetime(),
  /** Day of the law it describes. */
  stand: z.iso.date().optional(),
  /** The picture above it. */
  motiv: z.enum(motive).optional(),
  /** Imported without a reading time. */
  ohneLesezeit: z.literal(true).optional(),
});

const entwurfsangaben = artikelangaben.extend({
  status: z.enum(["draft", "pending", "rejected"]),
  /** Why it was rejected. */
  ablehnung: z.string().optional(),
});

/** A post of the demo: its text, and where, when and by whom it appeared. */
export type Demoartikel = Readonly<z.output<typeof artikelangaben>> & { readonly html: string };

/** A post that is not public, and where it stands. */
export type Demoentwurf = Readonly<z.output<typeof entwurfsangaben>> & { readonly html: string };

const hier = join(projektordner, "web/app/features/blog/demo");

/** Names of the posts in a folder: `artikel` treat their subject at length, `kurz` in a few paragraphs. */
export const namenIn = (ordner: "artikel" | "kurz" | "entwuerfe"): string[] =>
  readdirSync(join(hier, ordner))
    .filter((datei) => datei.endsWith(".html"))
    .map((datei) => `${ordner}/${datei.slice(0, -".html".length)}`)
    .toSorted();

/** A post by its name, `artikel/pkh-differenz`. */
export const demoartikel = (name: string): Demoartikel => lesen(artikelangaben, name);

/** A post that is not public by its name, `entwuerfe/hebegebuehr`. */
export const demoentwurf = (name: string): Demoentwurf => lesen(entwurfsangaben, name);

function lesen<T extends object>(schema: z.ZodType<T>, name: string): T & { readonly html: string } {
  const angaben: unknown = JSON.parse(readFileSync(join(hier, `${name}.json`), "utf8"));
  return { ...schema.parse(angaben), html: readFileSync(join(hier, `${name}.html`), "utf8") };
}
