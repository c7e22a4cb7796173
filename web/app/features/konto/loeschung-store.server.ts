import type { IdentitaetTx } from "./identitaet.server.ts";

/** Whether others work in the team of this account. */
export async function teamHatMitglieder(tx: IdentitaetTx, kontoId: string): Promise<boolean> {
  const zeile = await tx
    .selectFrom("konto as k")
    .innerJoin("konto as m", "m.team_id", "k.team_id")
    .select("m.id")
    .where("k.id", "=", kontoId)
    .where("k.team_admin", "=", true)
    .whereRef("m.id", "!=", "k.id")
    .limit(1)
    .executeTakeFirst();
  return zeile !== undefined;
}

/** Accounts whose time is over. */
export async function faelligeKonten(tx: IdentitaetTx, jetzt: Date): Promise<string[]> {
  const zeilen = await tx
    .selectFrom("konto")
    .select("id")
    .where("loeschung_am", "<=", jetzt)
    .orderBy("loeschung_am")
    .limit(100)
    .execute();
  return zeilen.map(({ id }) => id);
}

/** Erases an account with everything that hangs on it; false when its owner has come back in the meantime. */
export async function kontoLoeschen(tx: IdentitaetTx, id: string, jetzt: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("konto")
    .where("id", "=", id)
    .where("loeschung_am", "<=", jetzt)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
