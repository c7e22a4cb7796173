import { type RawBuilder, sql } from "kysely";
import { textAus } from "../dokument/text.ts";
import type { Inhalt } from "./inhalt.ts";
import type { Blogtx } from "./inhalt-store.server.ts";
import { type Suchangaben, suchangaben } from "./suchangaben.ts";

/** The columns that the search asks; the words of the post join those that a search word may have meant. */
export async function suchspalten(
  tx: Blogtx,
  { titel, auszug, dokument, kategorien, tags }: Inhalt,
): Promise<{ suchtext: string; suchvektor: RawBuilder<string> }> {
  const angaben = suchangaben({ titel, auszug, text: textAus(dokument), kategorien, tags });
  await sql`insert into blog_wort (wort)
    select unnest(${[...angaben.suchwoerter]}::text[]) on conflict do nothing`.execute(tx);
  return { suchtext: angaben.suchtext, suchvektor: suchvektorSql(angaben) };
}

/** The column `suchvektor`: German stems, the title weighing most. */
export function suchvektorSql({ gewichtet }: Pick<Suchangaben, "gewichtet">): RawBuilder<string> {
  const { A, B, C, D } = gewichtet;
  return sql<string>`(setweight(to_tsvector('german', ${A}), 'A') || setweight(to_tsvector('german', ${B}), 'B')
    || setweight(to_tsvector('german', ${C}), 'C') || setweight(to_tsvector('german', ${D}), 'D'))`;
}
