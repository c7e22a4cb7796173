import type { Cent, Tag } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import { jetzt } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";

type Tx = Kysely<DB>;

/** Where a payment is known from. */
export type Zahlungsquelle = "verwaltung" | "camt" | "csv" | "stripe" | "korrektur";

/** Money on a document: positive is paid on it, negative taken back or paid out. */
export type NeueZahlung = {
  readonly rechnungId: string;
  readonly kontoId: string | null;
  readonly betrag: Cent;
  readonly am: Tag;
  readonly quelle: Zahlungsquelle;
  /** Names it at its source. */
  readonly fremdId: string;
  /** Who entered it; null: nobody did, it came by itself. */
  readonly von: string | null;
};

/** @returns false: this payment is known already */
export async function zahlungSchreiben(tx: Tx, neu: NeueZahlung): Promise<boolean> {
  const zeile = await tx
    .insertInto("rechnungszahlung")
    .values({
      rechnung_id: neu.rechnungId,
      konto_id: neu.kontoId,
      betrag: neu.betrag,
      am: neu.am,
      quelle: neu.quelle,
      fremd_id: neu.fremdId,
      gebucht_am: new Date(jetzt().epochMilliseconds),
      gebucht_von: neu.von,
    })
    .onConflict((oc) => oc.columns(["quelle", "fremd_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return zeile !== undefined;
}

/**
 * What people paid on a document and what was taken back, not what was set off; with what was paid on it before it was
 * issued anew. For the portal itself (`betrieb`).
 *
 * @param name of the claim within its contract
 */
export async function gezahlteBetraege(
  tx: Tx,
  { id, vertragId, name }: { readonly id: string; readonly vertragId: string | null; readonly name: string },
): Promise<readonly number[]> {
  const zeilen = await tx
    .selectFrom("rechnungszahlung as z")
    .innerJoin("rechnung as r", "r.id", "z.rechnung_id")
    .select("z.betrag")
    .where("z.quelle", "!=", "korrektur")
    .where(({ eb, or, and }) =>
      or([
        eb("r.id", "=", id),
        and([
          eb("r.vertrag_id", "=", vertragId),
          or([eb("r.schluessel", "=", name), eb("r.schluessel", "like", `${name}/%`)]),
        ]),
      ]),
    )
    .orderBy("z.gebucht_am")
    .execute();
  return zeilen.map(({ betrag }) => Number(betrag));
}

/** All payments of a time, in their order. For the portal itself (`betrieb`). */
export async function zahlungenZwischen(tx: Tx, von: Tag, bis: Tag) {
  const zeilen = await tx
    .selectFrom("rechnungszahlung as z")
    .innerJoin("rechnung as r", "r.id", "z.rechnung_id")
    .select(["r.nummer", "z.am", "z.betrag", "z.quelle", "z.fremd_id as fremdId"])
    .where("z.am", ">=", von)
    .where("z.am", "<=", bis)
    .orderBy("z.am")
    .orderBy("z.gebucht_am")
    .orderBy("z.id")
    .execute();
  return zeilen.map((z) => ({ ...z, betrag: Number(z.betrag) as Cent }));
}
