import type { Kysely } from "kysely";
import type { DB } from "#platform/db/schema.ts";

/** Whether the database is marked as holding nothing but demo data. */
export async function istDemodatenbank(db: Kysely<DB>): Promise<boolean> {
  const zeile = await db
    .selectFrom("portalmerkmal")
    .select("wert")
    .where("name", "=", "demo")
    .executeTakeFirst();
  return zeile?.wert === "1";
}

/** Marks the database for good. */
export async function alsDemoKennzeichnen(db: Kysely<DB>): Promise<void> {
  await db
    .insertInto("portalmerkmal")
    .values({ name: "demo", wert: "1" })
    .onConflict((oc) => oc.column("name").doNothing())
    .execute();
}

/** Takes the mark away. */
export async function kennzeichenEntfernen(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom("portalmerkmal").where("name", "=", "demo").execute();
}

/** Removes all mails and all counters of limits. */
export async function mailsUndZaehlerLeeren(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom("mail_auftrag").execute();
  await db.deleteFrom("ratenzaehler").execute();
}
