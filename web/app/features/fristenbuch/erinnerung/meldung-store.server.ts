import { sql } from "kysely";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";

/** An entry that was read from a file, and who has read it: its person is still to be told. */
export type Meldung = { readonly fristId: string; readonly von: string };

/** Notes that the people of these entries are to be told; in the transaction that enters them. */
export async function meldungenVermerken(
  tx: Buchtx,
  kanzleiId: string,
  { fristIds, von }: { readonly fristIds: readonly string[]; readonly von: string },
  am: Date,
): Promise<void> {
  if (fristIds.length === 0) return;
  await tx
    .insertInto("fristmeldung")
    .values(fristIds.map((frist_id) => ({ frist_id, kanzlei_id: kanzleiId, von, erstellt: am })))
    .execute();
}

/**
 * Takes up what is to be told: each comes to one caller, and once.
 *
 * @param von what this person has read; unset: whatever an import has left that broke off, none of it since `vor`
 */
export async function meldungenAufnehmen(
  tx: Buchtx,
  kanzleiId: string,
  wahl: { readonly von: string } | { readonly vor: Date },
): Promise<readonly Meldung[]> {
  let frage = tx.deleteFrom("fristmeldung").where("kanzlei_id", "=", kanzleiId);
  if ("von" in wahl) frage = frage.where("von", "=", wahl.von);
  else
    frage = frage.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("fristmeldung as juengere")
            .select("juengere.frist_id")
            .where("juengere.kanzlei_id", "=", kanzleiId)
            .where("juengere.erstellt", ">", wahl.vor),
        ),
      ),
    );
  return frage.returning(["frist_id as fristId", "von"]).execute();
}

/** Entries that are still to be told of: whoever reminds leaves them to that mail. */
export async function gemeldeteFristen(tx: Buchtx, kanzleiId: string): Promise<ReadonlySet<string>> {
  const zeilen = await tx
    .selectFrom("fristmeldung")
    .select("frist_id")
    .where("kanzlei_id", "=", kanzleiId)
    .execute();
  return new Set(zeilen.map(({ frist_id }) => frist_id));
}

/** Offices in which somebody is still to be told. */
export async function kanzleienMitMeldung(tx: Buchtx, vor: Date): Promise<string[]> {
  const zeilen = await tx
    .selectFrom("fristmeldung")
    .select("kanzlei_id")
    .where("erstellt", "<=", vor)
    .groupBy("kanzlei_id")
    .orderBy(sql`1`)
    .execute();
  return zeilen.map(({ kanzlei_id }) => kanzlei_id);
}
