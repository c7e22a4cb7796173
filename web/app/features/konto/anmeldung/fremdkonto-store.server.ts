import type { IdentitaetTx } from "../identitaet.server.ts";

/** The account that a foreign one may sign in to. */
export async function fremdkontoLesen(
  tx: IdentitaetTx,
  anbieter: string,
  fremdId: string,
): Promise<string | undefined> {
  const zeile = await tx
    .selectFrom("fremdkonto")
    .select("konto_id")
    .where("anbieter", "=", anbieter)
    .where("fremd_id", "=", fremdId)
    .executeTakeFirst();
  return zeile?.konto_id;
}

/** Lets a foreign account sign in. */
export async function fremdkontoVerknuepfen(
  tx: IdentitaetTx,
  anbieter: string,
  fremdId: string,
  kontoId: string,
): Promise<void> {
  await tx
    .insertInto("fremdkonto")
    .values({ anbieter, fremd_id: fremdId, konto_id: kontoId })
    .onConflict((oc) => oc.columns(["anbieter", "fremd_id"]).doNothing())
    .execute();
}

/** Foreign accounts linked to an account. */
export async function verknuepfteAnbieter(tx: IdentitaetTx, kontoId: string): Promise<string[]> {
  const zeilen = await tx
    .selectFrom("fremdkonto")
    .select("anbieter")
    .where("konto_id", "=", kontoId)
    .execute();
  return zeilen.map(({ anbieter }) => anbieter);
}
