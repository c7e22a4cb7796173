import { sql } from "kysely";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";

/**
 * Offices that keep a book now: something in it is open or was done since, and its owner's tier holds it, in an order
 * that stays.
 */
export async function kanzleienImTarif(
  tx: Buchtx,
  { tarife, seit, am }: { readonly tarife: readonly string[]; readonly seit: Date; readonly am: Date },
): Promise<string[]> {
  const zeilen = await tx
    .selectFrom("kanzlei as k")
    .innerJoin("konto as i", "i.id", "k.inhaber")
    .select("k.id")
    .where(sql<string>`geltender_tarif(i.tarif, i.tarif_bis, ${am})`, "in", tarife)
    .where(({ or, exists, selectFrom }) => {
      const eintraege = selectFrom("frist as f").select("f.id").whereRef("f.kanzlei_id", "=", "k.id");
      return or([
        exists(eintraege.where("f.zustand", "not in", ["erledigt", "gestrichen"])),
        exists(eintraege.where("f.erledigt_am", ">=", seit)),
      ]);
    })
    .orderBy("k.id")
    .execute();
  return zeilen.map(({ id }) => id);
}
