import type { Kysely } from "kysely";
import type { DB } from "#platform/db/schema.ts";

/** What may happen in a team. */
export type Vorgangsart =
  | "eingeladen"
  | "einladung-erneut"
  | "einladung-zurueckgenommen"
  | "beigetreten"
  | "verlassen"
  | "entfernt"
  | "rolle-geaendert"
  | "name-geaendert"
  | "leitung-angeboten"
  | "leitung-zurueckgenommen"
  | "leitung-abgelehnt"
  | "leitung-uebergeben"
  | "faktor-noetig"
  | "faktor-freiwillig";

export type Vorgang = {
  readonly id: number;
  readonly am: Date;
  readonly art: Vorgangsart;
  readonly von: string | null;
  readonly betrifft: string | null;
  readonly angabe: string;
};

type NeuerVorgang = {
  readonly kanzleiId: string;
  readonly am: Date;
  readonly art: Vorgangsart;
  readonly von: string;
  readonly betrifft?: string | undefined;
  readonly angabe?: string;
};

/** Writes down what has happened in a team, in the transaction that does it. */
export async function vorgangSchreiben(tx: Kysely<DB>, neu: NeuerVorgang): Promise<void> {
  const { kanzleiId, am, art, von, betrifft = null, angabe = "" } = neu;
  await tx
    .insertInto("teamvorgang")
    .values({ kanzlei_id: kanzleiId, am, art, von, betrifft, angabe: angabe.slice(0, 300) })
    .execute();
}

/** Somebody has joined: what is written of his address is from now on written of his account, and goes with it. */
export async function adresseErsetzen(
  tx: Kysely<DB>,
  kanzleiId: string,
  email: string,
  kontoId: string,
): Promise<void> {
  await tx
    .updateTable("teamvorgang")
    .set({ betrifft: kontoId, angabe: "" })
    .where("kanzlei_id", "=", kanzleiId)
    .where("angabe", "=", email)
    .execute();
}

/** The latest first. */
export async function vorgaengeLesen(tx: Kysely<DB>, kanzleiId: string, limit: number): Promise<Vorgang[]> {
  const zeilen = await tx
    .selectFrom("teamvorgang")
    .select(["id", "am", "art", "von", "betrifft", "angabe"])
    .where("kanzlei_id", "=", kanzleiId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return zeilen.map((zeile) => ({ ...zeile, art: zeile.art as Vorgangsart }));
}

/** Removes what happened long ago; under `betrieb`. */
export async function alteVorgaengeLoeschen(tx: Kysely<DB>, vor: Date): Promise<void> {
  await tx.deleteFrom("teamvorgang").where("am", "<", vor).execute();
}
