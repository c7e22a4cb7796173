import type { Insertable, Kysely } from "kysely";
import type { Mandant } from "./mandant.server.ts";
import type { DB } from "./schema.ts";

/** An account with a Kanzlei of its own that bears its name; not yet its member. */
export async function kontoMitKanzlei(db: Kysely<DB>, konto: Insertable<DB["konto"]>): Promise<Mandant> {
  const { id } = await db.insertInto("konto").values(konto).returning("id").executeTakeFirstOrThrow();
  const kanzlei = await db
    .insertInto("kanzlei")
    .values({ name: konto.name, inhaber: id })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { kanzleiId: kanzlei.id, nutzer: { id } };
}
