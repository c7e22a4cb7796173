import { type Kysely, sql } from "kysely";
import type { DB } from "#platform/db/schema.ts";

/**
 * Whether others work in the team that this account leads. A team whose time is over holds nobody: they use nothing of
 * it. Its row is held until the transaction ends: nobody joins what is about to go.
 */
export async function leitetAndere(tx: Kysely<DB>, kontoId: string, am: Date): Promise<boolean> {
  const eigene = await tx
    .selectFrom("kanzlei")
    .select("id")
    .where("inhaber", "=", kontoId)
    .forUpdate()
    .executeTakeFirst();
  if (!eigene) return false;
  const { rows } = await sql<{ da: boolean }>`
    select exists (select from konto m where m.team_id = ${eigene.id} and m.id <> ${kontoId}) as da
    from konto k where k.id = ${kontoId} and geltender_tarif(k.tarif, k.tarif_bis, ${am}) = 'teams'`.execute(
    tx,
  );
  return rows[0]?.da ?? false;
}
