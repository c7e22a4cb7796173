import { sql } from "kysely";
import { db } from "#platform/db/zugang.server.ts";

/** Adds one reading; returns how many there are now, 0 if the post is gone. */
export async function aufrufHinzufuegen(artikelId: string): Promise<number> {
  const { rows } = await sql<{ anzahl: number }>`
    insert into blog_aufruf as z (artikel_id, anzahl) select id, 1 from blog_artikel where id = ${artikelId}
    on conflict (artikel_id) do update set anzahl = z.anzahl + 1 returning anzahl`.execute(db());
  return rows[0]?.anzahl ?? 0;
}

/** Adds readings of several posts by slug; what no post is called is nothing. */
export async function aufrufeHinzufuegen(anzahlen: ReadonlyMap<string, number>): Promise<void> {
  // In one order everywhere: two processes that write at once wait for each other, never in a circle.
  await sql`
    insert into blog_aufruf as z (artikel_id, anzahl)
    select a.id, w.anzahl from unnest(${[...anzahlen.keys()]}::text[], ${[...anzahlen.values()]}::int[]) as w (slug, anzahl)
    join blog_artikel a on a.slug = w.slug order by a.id
    on conflict (artikel_id) do update set anzahl = z.anzahl + excluded.anzahl`.execute(db());
}
