import { type Kysely, sql } from "kysely";
import type { DB, Json } from "#platform/db/schema.ts";
import type { GespeicherteAnschrift } from "../anschrift/anschrift.ts";
import type { Wirkung } from "../vertrag/vertrag.ts";

/** Documents that a contract asks for. */
export type Auftrag = Extract<Wirkung, { art: "rechnung" | "gutschrift" | "mahnung" }>;

/**
 * Hands a document over to whoever makes it; the same one twice is one.
 *
 * @param anschrift kept with it: whose number it rests on
 */
export async function auftragSchreiben(
  tx: Kysely<DB>,
  wo: { readonly vertragId: string; readonly kontoId: string; readonly am: Date },
  { art, schluessel, ...inhalt }: Auftrag,
  anschrift?: GespeicherteAnschrift,
): Promise<void> {
  await tx
    .insertInto("aboauftrag")
    .values({
      vertrag_id: wo.vertragId,
      konto_id: wo.kontoId,
      schluessel,
      art,
      inhalt: sql<Json>`${JSON.stringify({ ...inhalt, anschrift })}::jsonb`,
      erstellt: wo.am,
    })
    .onConflict((oc) => oc.columns(["vertrag_id", "schluessel"]).doNothing())
    .execute();
}
