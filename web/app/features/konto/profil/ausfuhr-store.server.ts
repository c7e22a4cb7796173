import type { Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import type { IdentitaetTx } from "../identitaet.server.ts";

/** Everything identity keeps on an account, without anything that admits somebody. */
export async function kontodaten(tx: IdentitaetTx, id: string) {
  const konto = await tx.selectFrom("konto").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const kanzleien = await tx
    .selectFrom("mitgliedschaft as m")
    .innerJoin("kanzlei as k", "k.id", "m.kanzlei_id")
    .select(["k.id", "k.name", "m.kanzleirolle", "m.seit", "k.inhaber"])
    .where("m.konto_id", "=", id)
    .execute();
  const fremdkonten = await tx
    .selectFrom("fremdkonto")
    .select(["anbieter", "fremd_id", "seit"])
    .where("konto_id", "=", id)
    .execute();
  const kennwort = await tx
    .selectFrom("kennwort")
    .select("geaendert")
    .where("konto_id", "=", id)
    .executeTakeFirst();
  const faktor = await tx
    .selectFrom("zweiter_faktor")
    .select("bestaetigt_am")
    .where("konto_id", "=", id)
    .executeTakeFirst();
  return { konto, kanzleien, fremdkonten, kennwort, faktor };
}

/** The texts on secrecy an account has agreed to. */
export function zustimmungen(tx: Transaction<DB>, id: string) {
  return tx
    .selectFrom("verschwiegenheit")
    .select(["fassung as version", "am as at"])
    .where("konto_id", "=", id)
    .orderBy("am")
    .execute();
}
