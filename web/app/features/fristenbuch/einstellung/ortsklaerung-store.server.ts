import type { Buchtx } from "../protokoll/protokoll-store.server.ts";

/** What an office has found out of a place that the directory leaves open. */
export type Ortsklaerung = { readonly gilt: boolean; readonly von: string | null; readonly am: Date };

/** Whether Mariä Himmelfahrt is a holiday at a court or town, as this Kanzlei has settled it; `undefined`: it has not. */
export async function ortsklaerungLesen(
  tx: Buchtx,
  kanzleiId: string,
  ortId: string,
): Promise<Ortsklaerung | undefined> {
  return tx
    .selectFrom("fristortsklaerung")
    .select(["gilt", "von", "am"])
    .where("kanzlei_id", "=", kanzleiId)
    .where("ort_id", "=", ortId)
    .executeTakeFirst();
}

/** Settles it for all further entries of the Kanzlei; what was said last counts. */
export async function ortsklaerungSchreiben(
  tx: Buchtx,
  kanzleiId: string,
  ortId: string,
  klaerung: Ortsklaerung,
): Promise<void> {
  await tx
    .insertInto("fristortsklaerung")
    .values({ ...klaerung, kanzlei_id: kanzleiId, ort_id: ortId })
    .onConflict((oc) => oc.columns(["kanzlei_id", "ort_id"]).doUpdateSet(klaerung))
    .execute();
}
