import { markenhash, neueMarke } from "#platform/access/marke.server.ts";
import { getroffen } from "#platform/db/getroffen.server.ts";
import type { IdentitaetTx } from "../identitaet.server.ts";

/** How somebody has proved who he is. */
export type Weg = "kennwort" | "google" | "passkey";

export type NeueSitzung = {
  readonly kontoId: string;
  readonly angemeldetBleiben: boolean;
  readonly geraet: string;
  readonly weg: Weg;
  readonly jetzt: Date;
  readonly laeuftAb: Date;
};

/** Begins a session and returns the token of its cookie; the database keeps the hash alone. */
export async function sitzungAnlegen(tx: IdentitaetTx, neu: NeueSitzung): Promise<string> {
  const token = neueMarke();
  await tx
    .insertInto("sitzung")
    .values({
      konto_id: neu.kontoId,
      token_hash: markenhash(token),
      angemeldet_bleiben: neu.angemeldetBleiben,
      geraet: neu.geraet,
      weg: neu.weg,
      erstellt: neu.jetzt,
      zuletzt: neu.jetzt,
      laeuft_ab: neu.laeuftAb,
    })
    .execute();
  await tx
    .deleteFrom("sitzung")
    .where("konto_id", "=", neu.kontoId)
    .where("id", "not in", (eb) =>
      eb
        .selectFrom("sitzung")
        .select("id")
        .where("konto_id", "=", neu.kontoId)
        .orderBy("zuletzt", "desc")
        .orderBy("erstellt", "desc")
        .limit(sitzungenHoechstens),
    )
    .execute();
  return token;
}

/** Of one account; a further one ends the one that was not used for longest. */
const sitzungenHoechstens = 50;

/** Ends one session of an account with every token derived from it; false when it is none of his. */
export async function sitzungBeenden(tx: IdentitaetTx, kontoId: string, id: string): Promise<boolean> {
  return getroffen(tx.deleteFrom("sitzung").where("id", "=", id).where("konto_id", "=", kontoId));
}

/** Ends the sessions of an account, except the one named; returns how many. */
export async function sitzungenBeenden(tx: IdentitaetTx, kontoId: string, ausser?: string): Promise<number> {
  let frage = tx.deleteFrom("sitzung").where("konto_id", "=", kontoId);
  if (ausser) frage = frage.where("id", "!=", ausser);
  return Number((await frage.executeTakeFirst()).numDeletedRows);
}

/** Running sessions of an account, the latest use first. */
export function sitzungenLesen(tx: IdentitaetTx, kontoId: string, jetzt: Date) {
  return tx
    .selectFrom("sitzung")
    .select(["id", "geraet", "weg", "angemeldet_bleiben", "erstellt", "zuletzt", "laeuft_ab"])
    .where("konto_id", "=", kontoId)
    .where("laeuft_ab", ">", jetzt)
    .orderBy("zuletzt", "desc")
    .execute();
}

/** Issues a bearer token of a session; those of it that have expired go. */
export async function zugriffsmarkeAusgeben(
  tx: IdentitaetTx,
  sitzungId: string,
  { jetzt, laeuftAb }: { jetzt: Date; laeuftAb: Date },
): Promise<string> {
  const token = neueMarke();
  await tx
    .deleteFrom("zugriffsmarke")
    .where("sitzung_id", "=", sitzungId)
    .where("laeuft_ab", "<=", jetzt)
    .execute();
  await tx
    .insertInto("zugriffsmarke")
    .values({ token_hash: markenhash(token), sitzung_id: sitzungId, laeuft_ab: laeuftAb })
    .execute();
  return token;
}

/** Removes sessions and tokens that are over. */
export async function abgelaufeneSitzungenLoeschen(tx: IdentitaetTx, jetzt: Date): Promise<void> {
  await tx.deleteFrom("zugriffsmarke").where("laeuft_ab", "<=", jetzt).execute();
  await tx.deleteFrom("sitzung").where("laeuft_ab", "<=", jetzt).execute();
}

/** Removes every proof but the password: foreign accounts, passkeys, the second factor; false when there was none. */
export async function anmeldewegeVergessen(tx: IdentitaetTx, kontoId: string): Promise<boolean> {
  await tx.deleteFrom("wiederherstellungscode").where("konto_id", "=", kontoId).execute();
  let anzahl = 0n;
  for (const tabelle of ["fremdkonto", "passkey", "zweiter_faktor"] as const)
    anzahl += (await tx.deleteFrom(tabelle).where("konto_id", "=", kontoId).executeTakeFirst())
      .numDeletedRows;
  return anzahl > 0n;
}
