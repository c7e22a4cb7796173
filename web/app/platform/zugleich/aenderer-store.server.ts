import { type Kysely, sql } from "kysely";
import type { DB } from "../db/schema.ts";

/** Who has last changed something, as whoever changes the same is told. */
export type Aenderer = { readonly by: string; readonly at: string };

/**
 * Names whoever has last changed something of the Kanzlei of this transaction; somebody who has left has no name any more.
 *
 * @param ich who is told
 */
export async function aenderer(
  tx: Kysely<DB>,
  ich: string,
  { von, am }: { readonly von: string | null; readonly am: Date },
): Promise<Aenderer> {
  const at = am.toISOString();
  if (von === ich) return { by: "Ihnen selbst", at };
  const { rows } = await sql<{ name: string }>`select name from kanzleiname where id = ${von}::uuid`.execute(
    tx,
  );
  return { by: rows[0]?.name ?? "jemandem aus Ihrer Kanzlei", at };
}
