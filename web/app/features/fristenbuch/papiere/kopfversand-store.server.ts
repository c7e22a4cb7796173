import type { Buchtx } from "../protokoll/protokoll-store.server.ts";

/** Who gets the head of the log every day, by their ids. */
export async function kopfempfaengerLesen(tx: Buchtx, kanzleiId: string): Promise<readonly string[]> {
  const zeilen = await tx
    .selectFrom("fristkopfempfang")
    .select("konto_id")
    .where("kanzlei_id", "=", kanzleiId)
    .orderBy("konto_id")
    .execute();
  return zeilen.map(({ konto_id }) => konto_id);
}

/** Sets who gets it, in the place of those before. */
export async function kopfempfaengerSchreiben(
  tx: Buchtx,
  kanzleiId: string,
  konten: readonly string[],
): Promise<void> {
  await tx.deleteFrom("fristkopfempfang").where("kanzlei_id", "=", kanzleiId).execute();
  if (konten.length === 0) return;
  await tx
    .insertInto("fristkopfempfang")
    .values(konten.map((konto_id) => ({ kanzlei_id: kanzleiId, konto_id })))
    .execute();
}

/** Offices in which somebody wants it, and that have a log (`betrieb`), in an order that stays. */
export async function kanzleienMitKopfempfang(tx: Buchtx): Promise<string[]> {
  const zeilen = await tx
    .selectFrom("fristkopfempfang as e")
    .select("e.kanzlei_id")
    .distinct()
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("fristvorgang as v").select("v.nr").whereRef("v.kanzlei_id", "=", "e.kanzlei_id")),
    )
    .orderBy("e.kanzlei_id")
    .execute();
  return zeilen.map(({ kanzlei_id }) => kanzlei_id);
}
