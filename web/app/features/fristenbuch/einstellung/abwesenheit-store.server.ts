import type { Tag } from "@gebuehrenportal/recht";
import type { Transaction } from "kysely";
import { getroffen } from "#platform/db/getroffen.server.ts";
import type { DB } from "#platform/db/schema.ts";
import type { Abwesenheit } from "./rechte.ts";

type Tx = Transaction<DB>;

/** An absence as it stands in the book. */
export type Abwesenheitszeile = Abwesenheit & { readonly id: string };

/** Absences of a Kanzlei that end on or after a day, in order. */
export function abwesenheitenLesen(tx: Tx, kanzleiId: string, ab: Tag): Promise<Abwesenheitszeile[]> {
  return tx
    .selectFrom("fristabwesenheit")
    .select(["id", "konto_id as kontoId", "von", "bis", "vertretung"])
    .where("kanzlei_id", "=", kanzleiId)
    .where("bis", ">=", ab)
    .orderBy("von")
    .orderBy("id")
    .execute();
}

/** Notes an absence. */
export async function abwesenheitAnlegen(
  tx: Tx,
  kanzleiId: string,
  { kontoId, von, bis, vertretung }: Abwesenheit,
  am: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto("fristabwesenheit")
    .values({ kanzlei_id: kanzleiId, konto_id: kontoId, von, bis, vertretung, erstellt: am })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Absences of a Kanzlei that are not over, in which somebody stands in for another person. */
export const vertretungenVon = async (
  tx: Tx,
  kanzleiId: string,
  kontoId: string,
  ab: Tag,
): Promise<Abwesenheitszeile[]> =>
  (await abwesenheitenLesen(tx, kanzleiId, ab)).filter(({ vertretung }) => vertretung === kontoId);

/** Another person stands in; null: nobody. */
export async function vertretungSchreiben(
  tx: Tx,
  kanzleiId: string,
  id: string,
  vertretung: string | null,
): Promise<void> {
  await tx
    .updateTable("fristabwesenheit")
    .set({ vertretung })
    .where("kanzlei_id", "=", kanzleiId)
    .where("id", "=", id)
    .execute();
}

/** Takes an absence back; false: there is none. */
export function abwesenheitEntfernen(tx: Tx, kanzleiId: string, id: string): Promise<boolean> {
  return getroffen(
    tx.deleteFrom("fristabwesenheit").where("kanzlei_id", "=", kanzleiId).where("id", "=", id),
  );
}
