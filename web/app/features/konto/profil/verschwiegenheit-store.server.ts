import type { Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";

/** An agreement as it is stored. */
export type Zustimmung = { readonly fassung: string; readonly am: Date };

/** What the account of this transaction (`mandant`) has agreed to, newest first. */
export function zustimmungenLesen(tx: Transaction<DB>, kontoId: string): Promise<Zustimmung[]> {
  return tx
    .selectFrom("verschwiegenheit")
    .select(["fassung", "am"])
    .where("konto_id", "=", kontoId)
    .orderBy("am", "desc")
    .execute();
}

/** Stores an agreement; a second one to the same wording leaves the first as it is. False: it was there already. */
export async function zustimmungSchreiben(
  tx: Transaction<DB>,
  kontoId: string,
  zustimmung: Zustimmung,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("verschwiegenheit")
    .values({ konto_id: kontoId, ...zustimmung })
    .onConflict((oc) => oc.columns(["konto_id", "fassung"]).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
