import type { Kysely } from "kysely";
import type { Kanzleirolle } from "#platform/access/konto.ts";
import type { DB } from "#platform/db/schema.ts";

/** An invitation that nobody has accepted yet. */
export type Einladung = {
  readonly id: string;
  readonly kanzleiId: string;
  readonly email: string;
  readonly kanzleirolle: Kanzleirolle;
  readonly laeuftAb: Date;
};

const felder = ["id", "kanzlei_id as kanzleiId", "email", "kanzleirolle", "laeuft_ab as laeuftAb"] as const;

type Zeile = Omit<Einladung, "kanzleirolle"> & { readonly kanzleirolle: string };
const alsEinladung = (zeile: Zeile): Einladung => ({
  ...zeile,
  kanzleirolle: zeile.kanzleirolle as Kanzleirolle,
});

/** Invitations of a team, those that are over included, the oldest first. */
export async function einladungenLesen(tx: Kysely<DB>, kanzleiId: string): Promise<Einladung[]> {
  const zeilen = await tx
    .selectFrom("teameinladung")
    .select(felder)
    .where("kanzlei_id", "=", kanzleiId)
    .orderBy("erstellt")
    .orderBy("id")
    .execute();
  return zeilen.map(alsEinladung);
}

/** The invitation whose token the transaction brings. */
export async function einladungZuMarke(tx: Kysely<DB>, hash: Buffer): Promise<Einladung | undefined> {
  const zeile = await tx
    .selectFrom("teameinladung")
    .select(felder)
    .where("token_hash", "=", hash)
    .executeTakeFirst();
  return zeile && alsEinladung(zeile);
}

type NeueEinladung = Omit<Einladung, "id"> & { readonly hash: Buffer; readonly am: Date };

/** Invites an address, or does so anew: an earlier link to it ends. */
export async function einladungSchreiben(tx: Kysely<DB>, neu: NeueEinladung): Promise<string> {
  const { kanzleiId, email, kanzleirolle, hash, am, laeuftAb } = neu;
  const erneut = { kanzleirolle, token_hash: hash, laeuft_ab: laeuftAb };
  const { id } = await tx
    .insertInto("teameinladung")
    .values({ kanzlei_id: kanzleiId, email, erstellt: am, ...erneut })
    .onConflict((oc) => oc.columns(["kanzlei_id", "email"]).doUpdateSet(erneut))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends an invitation; undefined when the team has none of this id. */
export async function einladungEntfernen(
  tx: Kysely<DB>,
  kanzleiId: string,
  id: string,
): Promise<string | undefined> {
  const zeile = await tx
    .deleteFrom("teameinladung")
    .where("kanzlei_id", "=", kanzleiId)
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirst();
  return zeile?.email;
}

/** Notes that an account has used the link of an invitation. */
export async function annahmeVermerken(
  tx: Kysely<DB>,
  hash: Buffer,
  kontoId: string,
  am: Date,
): Promise<void> {
  await tx
    .insertInto("teameinladung_angenommen")
    .values({ token_hash: hash, konto_id: kontoId, am })
    .onConflict((oc) => oc.column("token_hash").doNothing())
    .execute();
}

/** Whether the account of this transaction has used this link. */
export async function schonAngenommen(tx: Kysely<DB>, hash: Buffer): Promise<boolean> {
  const zeile = await tx
    .selectFrom("teameinladung_angenommen")
    .select("konto_id")
    .where("token_hash", "=", hash)
    .executeTakeFirst();
  return zeile !== undefined;
}

/** Removes invitations that ended long ago; under `betrieb`. */
export async function alteEinladungenLoeschen(tx: Kysely<DB>, vor: Date): Promise<void> {
  await tx.deleteFrom("teameinladung_angenommen").where("am", "<", vor).execute();
  await tx.deleteFrom("teameinladung").where("laeuft_ab", "<", vor).execute();
}
