import { markenhash, neueMarke } from "#platform/access/marke.server.ts";
import type { IdentitaetTx } from "../identitaet.server.ts";

/** What a link of a mail is good for. */
export type Markenart = "bestaetigung" | "zuruecksetzen" | "email-aenderung" | "newsletter";

type NeueMarke = {
  readonly art: Markenart;
  readonly kontoId: string;
  /** Where the link goes to. */
  readonly email: string;
  readonly laeuftAb: Date;
};

/** A token for a link. Earlier links of the same kind end. */
export async function einmalmarkeAusgeben(
  tx: IdentitaetTx,
  { art, kontoId, email, laeuftAb }: NeueMarke,
): Promise<string> {
  await einmalmarkenEntwerten(tx, kontoId, [art]);
  const token = neueMarke();
  await tx
    .insertInto("einmalmarke")
    .values({ token_hash: markenhash(token), art, konto_id: kontoId, email, laeuft_ab: laeuftAb })
    .execute();
  return token;
}

export type EingeloesteMarke = { readonly art: Markenart; readonly kontoId: string; readonly email: string };

/** Uses a link up; undefined when it is unknown, used, expired or of another kind. */
export async function einmalmarkeEinloesen(
  tx: IdentitaetTx,
  arten: readonly Markenart[],
  token: string,
  jetzt: Date,
): Promise<EingeloesteMarke | undefined> {
  const zeile = await tx
    .deleteFrom("einmalmarke")
    .where("token_hash", "=", markenhash(token))
    .where("art", "in", [...arten])
    .where("laeuft_ab", ">", jetzt)
    .returning(["art", "konto_id as kontoId", "email"])
    .executeTakeFirst();
  return zeile && { ...zeile, art: zeile.art as Markenart };
}

/** What a link is good for, without using it up; undefined as with `einmalmarkeEinloesen`. */
export async function einmalmarkeLesen(
  tx: IdentitaetTx,
  art: Markenart,
  token: string,
  jetzt: Date,
): Promise<EingeloesteMarke | undefined> {
  const zeile = await tx
    .selectFrom("einmalmarke")
    .select(["konto_id as kontoId", "email"])
    .where("token_hash", "=", markenhash(token))
    .where("art", "=", art)
    .where("laeuft_ab", ">", jetzt)
    .executeTakeFirst();
  return zeile && { ...zeile, art };
}

/** Ends links that were sent before. */
export async function einmalmarkenEntwerten(
  tx: IdentitaetTx,
  kontoId: string,
  arten: readonly Markenart[],
): Promise<void> {
  await tx
    .deleteFrom("einmalmarke")
    .where("konto_id", "=", kontoId)
    .where("art", "in", [...arten])
    .execute();
}

/** Removes links that are over. */
export async function abgelaufeneMarkenLoeschen(tx: IdentitaetTx, jetzt: Date): Promise<void> {
  await tx.deleteFrom("einmalmarke").where("laeuft_ab", "<=", jetzt).execute();
}
