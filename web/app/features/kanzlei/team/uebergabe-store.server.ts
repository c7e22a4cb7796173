import { type Kysely, sql } from "kysely";
import type { DB } from "#platform/db/schema.ts";

/** The lead of a team, offered to one of its members. */
export type Uebergabe = { readonly an: string; readonly laeuftAb: Date };

/** The offer of the team of this transaction, as long as it holds. */
export async function uebergabeLesen(
  tx: Kysely<DB>,
  kanzleiId: string,
  am: Date,
): Promise<Uebergabe | undefined> {
  return tx
    .selectFrom("teamuebergabe")
    .select(["an", "laeuft_ab as laeuftAb"])
    .where("kanzlei_id", "=", kanzleiId)
    .where("laeuft_ab", ">", am)
    .executeTakeFirst();
}

/** Offers the lead; an offer to somebody else ends. */
export async function uebergabeSchreiben(
  tx: Kysely<DB>,
  kanzleiId: string,
  { an, laeuftAb }: Uebergabe,
  am: Date,
): Promise<void> {
  const neu = { an, angeboten_am: am, laeuft_ab: laeuftAb };
  await tx
    .insertInto("teamuebergabe")
    .values({ kanzlei_id: kanzleiId, ...neu })
    .onConflict((oc) => oc.column("kanzlei_id").doUpdateSet(neu))
    .execute();
}

/** Ends the offer. */
export async function uebergabeLoeschen(tx: Kysely<DB>, kanzleiId: string): Promise<void> {
  await tx.deleteFrom("teamuebergabe").where("kanzlei_id", "=", kanzleiId).execute();
}

/** Removes offers that ended long ago; under `betrieb`. */
export async function alteUebergabenLoeschen(tx: Kysely<DB>, vor: Date): Promise<void> {
  await tx.deleteFrom("teamuebergabe").where("laeuft_ab", "<", vor).execute();
}

/** A lead that is offered to somebody: of which team, and who offers it. */
export type Leitungsangebot = { readonly team: string; readonly leitung: string };

/** What is offered to the account of a transaction of `abwicklung`. */
export async function leitungsangebot(tx: Kysely<DB>, am: Date): Promise<Leitungsangebot | undefined> {
  const { rows } = await sql<Leitungsangebot>`
    select team, leitung from leitungsangebot where laeuft_ab > ${am}`.execute(tx);
  return rows[0];
}

/** A team that has been taken over, and whoever led it before. */
export type Uebernommen = { readonly kanzleiId: string; readonly team: string; readonly bisher: string };

/**
 * The account of a transaction of `abwicklung` takes over the lead that is offered to it, and whoever led becomes a
 * member; undefined: nothing is offered to it. The tier of the new lead comes with his contract, in the same transaction.
 */
export async function leitungUebernehmen(tx: Kysely<DB>, am: Date): Promise<Uebernommen | undefined> {
  const { rows } = await sql<Uebernommen>`
    select kanzlei_id as "kanzleiId", team, bisher from leitung_uebernehmen(${am})`.execute(tx);
  return rows[0];
}
