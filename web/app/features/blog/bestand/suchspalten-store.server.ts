import { sql } from "kysely";
import { textAus } from "../dokument/text.ts";
import type { Inhalt } from "./inhalt.ts";
import type { Blogtx } from "./inhalt-store.server.ts";
import { suchangaben } from "./suchangaben.ts";
import { suchvektorSql } from "./suchvektor-store.server.ts";

/** The columns that the search asks; the words of the post join those that a search word may have meant. */
export async function suchspalten(
  tx: Blogtx,
  { titel, auszug, dokument, kategorien, tags }: Inhalt,
): Promise<{ suchtext: string; suchvektor: ReturnType<typeof suchvektorSql> }> {
  const angaben = suchangaben({ titel, auszug, text: textAus(dokument), kategorien, tags });
  await sql`insert into blog_wort (wort)
    select unnest(${[...angaben.suchwoerter]}::text[]) on conflict do nothing`.execute(tx);
  return { suchtext: angaben.suchtext, suchvektor: suchvektorSql(angaben) };
}
