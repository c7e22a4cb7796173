import type { Tag, Zahlen } from "@gebuehrenportal/recht";
import { type Kysely, sql, type Transaction } from "kysely";
import { z } from "zod";
import type { DB } from "#platform/db/schema.ts";

type Zugriff = Transaction<DB> | Kysely<DB>;

/** One version of an entry; `zahlen` and `fundstelle` null: from this version on nothing is entered. */
export type Versionszeile = {
  readonly wert: string;
  readonly ab: Tag;
  readonly version: number;
  readonly zahlen: Zahlen | null;
  readonly fundstelle: string | null;
  readonly entwurf: boolean;
  readonly eingetragen_von: string | null;
  readonly eingetragen_am: Date;
};

/** Reminders before a figure ends, and when it is missing. */
export type Stufe = "laeuft-aus" | "fehlt";

const zahlenform = z.record(z.string(), z.int()).nullable();

/** What is stored is not believed: numbers that cannot be read count as taken out. */
const gelesen = (zeile: Omit<Versionszeile, "zahlen"> & { readonly zahlen: unknown }): Versionszeile => ({
  ...zeile,
  zahlen: zahlenform.safeParse(zeile.zahlen).data ?? null,
});

/** Every version of every entry, by figure and day ascending, each with its latest version first. */
export async function versionenLesen(db: Zugriff): Promise<Versionszeile[]> {
  const zeilen = await db
    .selectFrom("jahreswert")
    .selectAll()
    .orderBy("wert")
    .orderBy("ab")
    .orderBy("version", "desc")
    .execute();
  return zeilen.map(gelesen);
}

/** The version of each entry that counts, by figure and day ascending; those that were taken out are left out. */
export async function geltendeVersionen(db: Zugriff): Promise<Versionszeile[]> {
  const letzte = await db
    .selectFrom("jahreswert")
    .selectAll()
    .distinctOn(["wert", "ab"])
    .orderBy("wert")
    .orderBy("ab")
    .orderBy("version", "desc")
    .execute();
  return letzte.map(gelesen).filter(({ zahlen }) => zahlen !== null);
}

/** Adds a version; `false`: somebody else has added one with this number. */
export async function versionAnfuegen(db: Zugriff, version: Versionszeile): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("jahreswert")
    .values({ ...version, zahlen: version.zahlen && JSON.stringify(version.zahlen) })
    .onConflict((oc) => oc.columns(["wert", "ab", "version"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Notes that administrators are reminded of a figure; `false`: they have been. Holds until the transaction ends. */
export async function erinnerungVermerken(
  db: Zugriff,
  erinnerung: { readonly wert: string; readonly ab: Tag; readonly stufe: Stufe; readonly am: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("jahreswerterinnerung")
    .values(erinnerung)
    .onConflict((oc) => oc.columns(["wert", "ab", "stufe"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes out everything that was entered, whose history stays, and forgets who was reminded. */
export async function eintraegeHerausnehmen(db: Zugriff): Promise<void> {
  await db.deleteFrom("jahreswerterinnerung").execute();
  await sql`insert into jahreswert (wert, ab, version, eingetragen_am)
    select wert, ab, max(version) + 1, clock_timestamp() from jahreswert
    group by wert, ab having (array_agg(zahlen order by version desc))[1] is not null`.execute(db);
}
