import { sql, type Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { inhaltVersiegeln, type Kettenkopf, type Kettenzeile } from "./kette.server.ts";

/** A piece of work on the book of one Kanzlei. */
export type Buchtx = Transaction<DB>;

/**
 * Holds the book of a Kanzlei until the transaction ends. Whoever changes it writes into its one log, so he waits for the
 * others in any case; waiting before he holds single rows, nobody waits for him meanwhile.
 */
export async function buchFesthalten(tx: Buchtx, kanzleiId: string): Promise<void> {
  // The same lock as that of `fristvorgang_verketten`.
  await sql`select pg_advisory_xact_lock(hashtextextended('fristvorgang ' || ${kanzleiId}, 0))`.execute(tx);
}

/** A line as it is to be written. */
export type NeuerVorgang = {
  /** None: it is about the book itself. */
  readonly fristId: string | null;
  /** „gebucht“, „erledigt“ …: `[a-z0-9-]+`. */
  readonly art: string;
  /** None: the portal itself. */
  readonly von: string | null;
  /** Whom he stood in for. */
  readonly fuer?: string | null;
  readonly am: Date;
  readonly inhalt: Readonly<Record<string, unknown>>;
};

/**
 * Adds a line to the log of a Kanzlei, within the transaction that changes the book; whoever else writes to the same log
 * waits until it has ended.
 *
 * @returns the number of the line
 */
export async function vorgangAnhaengen(
  tx: Buchtx,
  kanzleiId: string,
  neuerVorgang: NeuerVorgang,
): Promise<number> {
  const inhalt = JSON.stringify(neuerVorgang.inhalt);
  const { salz, hash } = inhaltVersiegeln(inhalt);
  const { nr } = await tx
    .insertInto("fristvorgang")
    .values({
      kanzlei_id: kanzleiId,
      frist_id: neuerVorgang.fristId,
      am: neuerVorgang.am,
      art: neuerVorgang.art,
      von: neuerVorgang.von,
      fuer: neuerVorgang.fuer ?? null,
      inhalt_hash: hash,
    })
    .returning("nr")
    .executeTakeFirstOrThrow();
  await tx.insertInto("fristvorgang_inhalt").values({ kanzlei_id: kanzleiId, nr, salz, inhalt }).execute();
  return nr;
}

const zeilen = (tx: Buchtx, kanzleiId: string) =>
  tx
    .selectFrom("fristvorgang as v")
    .leftJoin("fristvorgang_inhalt as i", (join) =>
      join.onRef("i.kanzlei_id", "=", "v.kanzlei_id").onRef("i.nr", "=", "v.nr"),
    )
    .select([
      "v.kanzlei_id as kanzleiId",
      "v.nr",
      "v.frist_id as fristId",
      "v.am",
      "v.art",
      "v.von",
      "v.fuer",
    ])
    .select(({ ref }) => [
      sql<string>`encode(${ref("v.inhalt_hash")}, 'hex')`.as("inhaltHash"),
      sql<string>`encode(${ref("v.vorher")}, 'hex')`.as("vorher"),
      sql<string>`encode(${ref("v.hash")}, 'hex')`.as("hash"),
      sql<string | null>`encode(${ref("i.salz")}, 'hex')`.as("salz"),
      "i.inhalt",
    ])
    .where("v.kanzlei_id", "=", kanzleiId)
    .orderBy("v.nr");

/** Lines of a log after a number, in order. */
export function kettenzeilenLesen(
  tx: Buchtx,
  kanzleiId: string,
  { nach = 0, limit }: { readonly nach?: number; readonly limit: number },
): Promise<Kettenzeile[]> {
  return zeilen(tx, kanzleiId).where("v.nr", ">", nach).limit(limit).execute();
}

/** Everything that was done with one entry, in order. */
export function vorgaengeDerFrist(tx: Buchtx, kanzleiId: string, fristId: string): Promise<Kettenzeile[]> {
  return zeilen(tx, kanzleiId).where("v.frist_id", "=", fristId).execute();
}

/** Lines of a span of time, in order. */
export function vorgaengeZwischen(
  tx: Buchtx,
  kanzleiId: string,
  von: Date,
  bis: Date,
): Promise<Kettenzeile[]> {
  return zeilen(tx, kanzleiId).where("v.am", ">=", von).where("v.am", "<", bis).execute();
}

/** The last lines of one kind, the newest first. */
export function letzteVorgaenge(
  tx: Buchtx,
  kanzleiId: string,
  { art, limit }: { readonly art: string; readonly limit: number },
): Promise<Kettenzeile[]> {
  return zeilen(tx, kanzleiId)
    .where("v.art", "=", art)
    .clearOrderBy()
    .orderBy("v.nr", "desc")
    .limit(limit)
    .execute();
}

/** Which lines somebody wants to see. */
export type Protokollfrage = {
  readonly von?: Date | undefined;
  readonly bis?: Date | undefined;
  readonly art?: string | undefined;
  /** Who did it, or for whom it was done. */
  readonly wer?: string | undefined;
  /** Lines of entries of one file, as it is compared. */
  readonly akte?: string | undefined;
  /** Before this line. */
  readonly vor?: number | undefined;
  readonly limit: number;
};

/** Lines of a log, the newest first, each with what its entry is called now. */
export function vorgaengeSuchen(
  tx: Buchtx,
  kanzleiId: string,
  { von, bis, art, wer, akte, vor, limit }: Protokollfrage,
) {
  let frage = tx
    .selectFrom("fristvorgang as v")
    .leftJoin("frist as f", (join) =>
      join.onRef("f.id", "=", "v.frist_id").onRef("f.kanzlei_id", "=", "v.kanzlei_id"),
    )
    .select([
      "v.nr",
      "v.am",
      "v.art",
      "v.von",
      "v.fuer",
      "v.frist_id as fristId",
      "f.titel",
      "f.aktenzeichen",
    ])
    .where("v.kanzlei_id", "=", kanzleiId);
  if (von) frage = frage.where("v.am", ">=", von);
  if (bis) frage = frage.where("v.am", "<", bis);
  if (art !== undefined) frage = frage.where("v.art", "=", art);
  if (wer !== undefined)
    frage = frage.where(({ eb, or }) => or([eb("v.von", "=", wer), eb("v.fuer", "=", wer)]));
  if (akte !== undefined) frage = frage.where("f.akte", "=", akte);
  if (vor !== undefined) frage = frage.where("v.nr", "<", vor);
  return frage.orderBy("v.nr", "desc").limit(limit).execute();
}

/** All lines until an instant, in order; of one file alone, where it is given. */
export function vorgaengeBis(
  tx: Buchtx,
  kanzleiId: string,
  { bis, akte, limit }: { readonly bis: Date; readonly akte?: string | undefined; readonly limit: number },
): Promise<Kettenzeile[]> {
  let frage = zeilen(tx, kanzleiId).where("v.am", "<", bis).limit(limit);
  if (akte !== undefined)
    frage = frage.where(
      "v.frist_id",
      "in",
      tx.selectFrom("frist").select("id").where("kanzlei_id", "=", kanzleiId).where("akte", "=", akte),
    );
  return frage.execute();
}

/** The hash of one line of a log; `undefined`: there is none of this number. */
export async function zeilenhashLesen(
  tx: Buchtx,
  kanzleiId: string,
  nr: number,
): Promise<string | undefined> {
  const zeile = await tx
    .selectFrom("fristvorgang")
    .select(({ ref }) => sql<string>`encode(${ref("hash")}, 'hex')`.as("hash"))
    .where("kanzlei_id", "=", kanzleiId)
    .where("nr", "=", nr)
    .executeTakeFirst();
  return zeile?.hash;
}

/** The last line of a log; `undefined`: nothing was ever written. */
export function kettenkopfLesen(tx: Buchtx, kanzleiId: string): Promise<Kettenkopf | undefined> {
  return tx
    .selectFrom("fristvorgang")
    .select("nr")
    .select(({ ref }) => sql<string>`encode(${ref("hash")}, 'hex')`.as("hash"))
    .where("kanzlei_id", "=", kanzleiId)
    .orderBy("nr", "desc")
    .limit(1)
    .executeTakeFirst();
}
