import type { Tag, Zahlen } from "@gebuehrenportal/recht";
import { type Kysely, sql, type Transaction } from "kysely";
import { z } from "zod";
import { lesbar } from "#platform/db/gelesen.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { jahreswert } from "./werte.ts";

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

/** A version as it is read; `unlesbar`: numbers are stored, but not those the figure needs; `zahlen` is null. */
export type GeleseneVersion = Versionszeile & { readonly unlesbar: boolean };

/** Reminders before a figure ends, and when it is missing. */
export type Stufe = "laeuft-aus" | "fehlt";

const zahlenform: z.ZodType<Zahlen> = z.record(z.string(), z.int());

/** What is stored is not believed: whole numbers, and every one without which the figure would be reckoned as nothing. */
function geleseneVersion({
  zahlen: wert,
  ...zeile
}: Omit<Versionszeile, "zahlen"> & { readonly zahlen: unknown }): GeleseneVersion {
  const noetig = jahreswert(zeile.wert)?.felder.filter(({ freiwillig }) => !freiwillig) ?? [];
  const zahlen = lesbar(zahlenform, wert);
  const ganz = zahlen !== undefined && noetig.every(({ name }) => zahlen[name] !== undefined);
  return { ...zeile, zahlen: ganz ? zahlen : null, unlesbar: wert !== null && !ganz };
}

/** Every version of every entry, by figure and day ascending, each with its latest version first. */
export async function versionenLesen(db: Zugriff): Promise<GeleseneVersion[]> {
  const zeilen = await db
    .selectFrom("jahreswert")
    .selectAll()
    .orderBy("wert")
    .orderBy("ab")
    .orderBy("version", "desc")
    .execute();
  return zeilen.map(geleseneVersion);
}

/**
 * The version of each entry that counts, by figure and day ascending; those that were taken out are left out. One that cannot be
 * read counts without its numbers: no earlier version takes its place.
 */
export async function geltendeVersionen(db: Zugriff): Promise<GeleseneVersion[]> {
  const letzte = await db
    .selectFrom("jahreswert")
    .selectAll()
    .distinctOn(["wert", "ab"])
    .orderBy("wert")
    .orderBy("ab")
    .orderBy("version", "desc")
    .execute();
  return letzte.map(geleseneVersion).filter(({ zahlen, unlesbar }) => zahlen !== null || unlesbar);
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
