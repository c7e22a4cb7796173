import type { Tag } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import type { DB } from "#platform/db/schema.ts";

/**
 * Removes documents of accounts that are gone once nobody has to keep them any longer, corrections before what they
 * correct. For the portal itself (`betrieb`).
 */
export async function abgelaufeneLoeschen(tx: Kysely<DB>, heute: Tag): Promise<number> {
  let geloescht = 0;
  for (const art of ["korrektur", "rechnung"]) {
    const { numDeletedRows } = await tx
      .deleteFrom("rechnung")
      .where("art", "=", art)
      .where("konto_id", "is", null)
      .where("aufbewahren_bis", "<", heute)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("rechnung as k").whereRef("k.zu", "=", "rechnung.id").select("k.id"))),
      )
      .executeTakeFirst();
    geloescht += Number(numDeletedRows);
  }
  return geloescht;
}

/** Removes imported entries of the bank account after a while, booked or not. */
export async function alteUmsaetzeLoeschen(tx: Kysely<DB>, importiertVor: Date): Promise<void> {
  await tx.deleteFrom("kontoumsatz").where("importiert_am", "<", importiertVor).execute();
}
