import { type Kysely, sql } from "kysely";
import type { DB } from "../db/schema.ts";

/** State of one counter after a call. */
export type Zaehlerstand = { readonly anzahl: number; readonly restSekunden: number };

/**
 * Counts one call; a window begins with its first call. One statement, so processes that share the database agree. A
 * window that ends further away from the moment of counting than it is long was begun by a clock that has been set back
 * since: it is over.
 */
export async function anfrageZaehlen(
  db: Kysely<DB>,
  schluessel: string,
  sekunden: number,
): Promise<Zaehlerstand> {
  const vorbei = sql`(r.ende <= clock_timestamp() or r.ende > clock_timestamp() + make_interval(secs => ${sekunden}))`;
  const { rows } = await sql<Zaehlerstand>`
    with jetzt as (select clock_timestamp() as um, make_interval(secs => ${sekunden}) as dauer)
    insert into ratenzaehler as r (schluessel, ende, anzahl)
    select ${schluessel}, um + dauer, 1 from jetzt
    on conflict (schluessel) do update set
      anzahl = case when ${vorbei} then 1 else r.anzahl + 1 end,
      ende = case when ${vorbei} then excluded.ende else r.ende end
    returning anzahl, greatest(1, ceil(extract(epoch from ende - clock_timestamp())))::int as "restSekunden"
  `.execute(db);
  const stand = rows[0];
  if (!stand) throw new Error("Der Zähler hat keinen Stand geliefert.");
  return stand;
}

/** Takes back one counted call. */
export async function anfrageZuruecknehmen(db: Kysely<DB>, schluessel: string): Promise<void> {
  await db
    .updateTable("ratenzaehler")
    .set({ anzahl: sql<number>`greatest(0, anzahl - 1)` })
    .where("schluessel", "=", schluessel)
    .execute();
}

/** Removes one counter. */
export async function zaehlerLoeschen(db: Kysely<DB>, schluessel: string): Promise<void> {
  await db.deleteFrom("ratenzaehler").where("schluessel", "=", schluessel).execute();
}

/** Removes counters whose window is over. */
export async function alteZaehlerLoeschen(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom("ratenzaehler").where("ende", "<", sql<Date>`clock_timestamp()`).execute();
}
