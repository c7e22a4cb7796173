import type { Tag } from "@gebuehrenportal/recht";
import { type Kysely, sql, type Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";

type Zugriff = Transaction<DB> | Kysely<DB>;

/** One version of an entry; `satz` and `fundstelle` null: from this version on nothing is entered. */
export type Versionszeile = {
  readonly ab: Tag;
  readonly version: number;
  readonly satz: number | null;
  readonly fundstelle: string | null;
  readonly eingetragen_von: string | null;
  readonly eingetragen_am: Date;
};

/** Every version of every entry, the half-years ascending, each with its latest version first. */
export const versionenLesen = (db: Zugriff): Promise<Versionszeile[]> =>
  db.selectFrom("basiszinssatz").selectAll().orderBy("ab").orderBy("version", "desc").execute();

/** The version of each half-year that counts, ascending; those that were taken out are left out. */
export async function geltendeVersionen(db: Zugriff): Promise<Versionszeile[]> {
  const letzte = await db
    .selectFrom("basiszinssatz")
    .selectAll()
    .distinctOn("ab")
    .orderBy("ab")
    .orderBy("version", "desc")
    .execute();
  return letzte.filter(({ satz }) => satz !== null);
}

/** Adds a version; `false`: somebody else has added one with this number. */
export async function versionAnfuegen(db: Zugriff, version: Versionszeile): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("basiszinssatz")
    .values(version)
    .onConflict((oc) => oc.columns(["ab", "version"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Notes that administrators are reminded of a half-year; `false`: they have been. Holds until the transaction ends. */
export async function erinnerungVermerken(db: Zugriff, ab: Tag, am: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("basiszinserinnerung")
    .values({ ab, am })
    .onConflict((oc) => oc.column("ab").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes out every base rate that was entered, whose history stays, and forgets who was reminded. */
export async function eintraegeHerausnehmen(db: Zugriff): Promise<void> {
  await db.deleteFrom("basiszinserinnerung").execute();
  await sql`insert into basiszinssatz (ab, version, eingetragen_am)
    select ab, max(version) + 1, clock_timestamp() from basiszinssatz
    group by ab having (array_agg(satz order by version desc))[1] is not null`.execute(db);
}
