import type { Kysely } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import type { Anschrift } from "./anschrift.ts";

/** Where the invoices of the account of this transaction go; undefined: nobody has said. */
export async function anschriftLesen(tx: Kysely<DB>, kontoId: string): Promise<Anschrift | undefined> {
  return tx
    .selectFrom("aboanschrift")
    .select(["name", "zusatz", "strasse", "plz", "ort", "land", "ust_id as ustId"])
    .where("konto_id", "=", kontoId)
    .executeTakeFirst();
}

/** Stores it; another VAT number is not yet confirmed. Without an address it is taken away. */
export async function anschriftSchreiben(
  tx: Kysely<DB>,
  kontoId: string,
  anschrift: Anschrift | undefined,
  am: Date,
): Promise<void> {
  if (!anschrift) {
    await tx.deleteFrom("aboanschrift").where("konto_id", "=", kontoId).execute();
    return;
  }
  const { ustId, ...rest } = anschrift;
  const bisher = await anschriftLesen(tx, kontoId);
  const werte = {
    ...rest,
    ust_id: ustId,
    geaendert: am,
    ...(bisher?.ustId === ustId ? {} : { ust_id_bestaetigt_am: null }),
  };
  await tx
    .insertInto("aboanschrift")
    .values({ konto_id: kontoId, ...werte })
    .onConflict((oc) => oc.column("konto_id").doUpdateSet(werte))
    .execute();
}
