import type { Buchtx } from "../protokoll/protokoll-store.server.ts";

/** The short parties of a file; empty: nobody has said. @param akte as it is compared (`aktenschluessel`) */
export async function rubrumLesen(tx: Buchtx, kanzleiId: string, akte: string): Promise<string> {
  const zeile = await tx
    .selectFrom("rubrum")
    .select("rubrum")
    .where("kanzlei_id", "=", kanzleiId)
    .where("akte", "=", akte)
    .executeTakeFirst();
  return zeile?.rubrum ?? "";
}

/** Writes the short parties of a file. `stand`: the line of the log that says so. */
export async function rubrumSchreiben(
  tx: Buchtx,
  kanzleiId: string,
  { akte, rubrum }: { readonly akte: string; readonly rubrum: string },
  { stand, am, von }: { readonly stand: number; readonly am: Date; readonly von: string },
): Promise<void> {
  const werte = { rubrum, stand, geaendert: am, geaendert_von: von };
  await tx
    .insertInto("rubrum")
    .values({ kanzlei_id: kanzleiId, akte, ...werte })
    .onConflict((oc) => oc.columns(["kanzlei_id", "akte"]).doUpdateSet(werte))
    .execute();
}
