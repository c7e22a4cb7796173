import { type Kysely, sql } from "kysely";
import { betrieb } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { buchPruefen } from "../pruefung/pruefen.server.ts";

/** What a server has acknowledged: an entry, and the line of the log that says so. */
export type Bestaetigt = { readonly id: string; readonly stand: number };

/** Whether the book of an office still holds everything that was acknowledged, and nothing half. */
export async function buchmaengel(
  db: Kysely<DB>,
  kanzleiId: string,
  bestaetigt: readonly Bestaetigt[],
): Promise<readonly string[]> {
  const { fehler } = await betrieb((tx) => buchPruefen(tx, kanzleiId), db);
  const maengel = fehler.map(({ nr, fristId, grund }) => `Nr. ${nr}, Frist ${fristId}: ${grund}`);
  const da = await db
    .selectFrom("frist")
    .select(["id", "stand"])
    .where("kanzlei_id", "=", kanzleiId)
    .execute();
  const staende = new Map(da.map(({ id, stand }) => [id, stand]));
  const zeilen = await db
    .selectFrom("fristvorgang")
    .select(["nr", "frist_id"])
    .where("kanzlei_id", "=", kanzleiId)
    .execute();
  const zeileVon = new Map(zeilen.map(({ nr, frist_id }) => [nr, frist_id]));
  for (const { id, stand } of bestaetigt) {
    const gefunden = staende.get(id);
    if (gefunden === undefined) maengel.push(`Frist ${id} ist bestätigt und fehlt`);
    else if (gefunden < stand) maengel.push(`Frist ${id} steht bei ${gefunden}, bestätigt ist ${stand}`);
    if (zeileVon.get(stand) !== id) maengel.push(`Zeile ${stand} der Frist ${id} ist bestätigt und fehlt`);
  }
  return maengel;
}

/** Changes past all rights, each with what the verification must say of it. */
const eingriffe = [
  ["update frist set ende = ende + 1 where id = $1", "eintrag"],
  ["update frist set erledigt_von = null, bemerkung = bemerkung || '.' where id = $1", "eintrag"],
  ["delete from frist where id = $1", "eintrag"],
  [
    "update fristrechnung set ergebnis = '{}' where id = (select rechnung_id from frist where id = $1)",
    "rechnung",
  ],
  ["update fristvorgang set von = null, fuer = kanzlei_id where frist_id = $1", "zeile"],
  [
    `update fristvorgang_inhalt i set inhalt = replace(inhalt, '"', '''') from fristvorgang v
     where v.kanzlei_id = i.kanzlei_id and v.nr = i.nr and v.frist_id = $1`,
    "inhalt",
  ],
] as const;

/**
 * Whether the verification names an entry that somebody with all rights has touched, in two ways of six; nothing of it
 * stays.
 */
export async function eingriffsmaengel(
  db: Kysely<DB>,
  kanzleiId: string,
  { fristId, lauf }: { readonly fristId: string; readonly lauf: number },
): Promise<readonly string[]> {
  const maengel: string[] = [];
  const ab = (2 * lauf) % eingriffe.length;
  for (const [anweisung, grund] of eingriffe.slice(ab, ab + 2)) {
    const tx = await db.startTransaction().execute();
    try {
      // Rights and triggers of the database itself are switched off: somebody who may do everything.
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(anweisung.replaceAll("$1", `'${fristId}'`)).execute(tx);
      const { fehler } = await buchPruefen(tx, kanzleiId);
      if (!fehler.some((f) => f.fristId === fristId && f.grund === grund))
        maengel.push(`Unbemerkt: ${anweisung} (${JSON.stringify(fehler)})`);
    } finally {
      await tx.rollback().execute();
    }
  }
  return maengel;
}
