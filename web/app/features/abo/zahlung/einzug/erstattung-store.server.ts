import { type Cent, cent, type Tag } from "@gebuehrenportal/recht";
import { type Kysely, sql } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { wiederDran } from "./einzug-store.server.ts";

type Tx = Kysely<DB>;

/** Money on its way back. */
export type Erstattung = {
  readonly id: string;
  readonly kontoId: string;
  readonly rechnungId: string;
  readonly betrag: Cent;
  /** The provider's name for what was debited. */
  readonly einzug: string;
  readonly zustand: "geplant" | "erledigt" | "gescheitert";
  readonly gesendetAm: Date | null;
};

/**
 * Documents with money that goes back by the way it came: corrections to be paid out, and invoices paid too much. Where
 * that has failed once, it is for the administration. For the portal itself (`betrieb`).
 *
 * @param kontoId of this account; unset: of all
 */
export async function zuErstatten(
  tx: Tx,
  kontoId?: string,
): Promise<readonly { readonly id: string; readonly kontoId: string }[]> {
  const { rows } = await sql<{ id: string; kontoId: string }>`
    select r.id, r.konto_id as "kontoId"
    from rechnung r
    where r.konto_id is not null
      and (${kontoId ?? null}::uuid is null or r.konto_id = ${kontoId ?? null}::uuid)
      and exists (select from zahlungseinzug e where e.vertrag_id = r.vertrag_id and e.zustand = 'gelungen')
      and not exists (select from zahlungserstattung s where s.rechnung_id = r.id and s.zustand = 'gescheitert')
      and r.brutto < (select coalesce(sum(z.betrag), 0) from rechnungszahlung z where z.rechnung_id = r.id)
        - (select coalesce(sum(s.betrag), 0) from zahlungserstattung s where s.rechnung_id = r.id and s.zustand = 'geplant')
    order by r.jahr, r.laufend`.execute(tx);
  return rows;
}

/**
 * What was debited under a contract and can still go back, in cents: that of the invoices a document belongs to first,
 * then the newest.
 */
export async function erstattbar(
  tx: Tx,
  rechnungId: string,
): Promise<readonly { readonly einzugId: string; readonly betrag: Cent }[]> {
  const { rows } = await sql<{ einzugId: string; betrag: number }>`
    with einzug as (
      select e.id, e.rechnung_id, e.erstellt, r.zu,
        -- What the invoice, however often it was issued anew, still holds of all that was debited for it, less what has
        -- gone back for other documents.
        (select coalesce(sum(z.betrag), 0) from rechnungszahlung z join rechnung q on q.id = z.rechnung_id
          where z.quelle = 'stripe' and q.art = 'rechnung' and q.vertrag_id = b.vertrag_id
            and split_part(q.schluessel, '/', 1) = split_part(b.schluessel, '/', 1))
        - (select coalesce(sum(s.betrag), 0)
          from zahlungserstattung s join zahlungseinzug f on f.id = s.einzug_id
            join rechnung q on q.id = f.rechnung_id join rechnung w on w.id = s.rechnung_id
          where q.vertrag_id = b.vertrag_id and s.zustand <> 'gescheitert'
            and split_part(q.schluessel, '/', 1) = split_part(b.schluessel, '/', 1)
            and (w.art = 'korrektur' or s.zustand = 'geplant')) as gehalten,
        e.betrag - (select coalesce(sum(s.betrag), 0) from zahlungserstattung s
          where s.einzug_id = e.id and s.zustand <> 'gescheitert') as rest
      from rechnung r
      join zahlungseinzug e on e.vertrag_id = r.vertrag_id and e.zustand = 'gelungen'
      join rechnung b on b.id = e.rechnung_id
      where r.id = ${rechnungId}
        and (r.art = 'korrektur' or split_part(b.schluessel, '/', 1) = split_part(r.schluessel, '/', 1))
        and not exists (select from zahlungserstattung s where s.rechnung_id = r.id and s.zustand = 'gescheitert')
    )
    select id as "einzugId", least(gehalten, rest)::int as betrag from einzug
    where least(gehalten, rest) > 0
    order by rechnung_id = zu desc nulls last, erstellt desc`.execute(tx);
  return rows.map(({ einzugId, betrag }) => ({ einzugId, betrag: cent(betrag) }));
}

/**
 * How many corrections are to be paid out by a person, and refunds that failed: nothing is on its way, and nothing will be
 * by itself. For the portal itself (`betrieb`).
 *
 * @param vor issued before this day; what was debited goes back by itself until then
 */
export async function ausstehendeErstattungen(tx: Tx, vor: Tag): Promise<number> {
  const { rows } = await sql<{ anzahl: number }>`
    select count(*)::int as anzahl from rechnung r
    where (r.art = 'korrektur' or r.id in (select s.rechnung_id from zahlungserstattung s where s.zustand = 'gescheitert'))
      and r.brutto < (select coalesce(sum(z.betrag), 0) from rechnungszahlung z where z.rechnung_id = r.id)
      and not exists (select from zahlungserstattung s where s.rechnung_id = r.id and s.zustand = 'geplant')
      and (r.ausgestellt_am < ${vor}::date
        or exists (select from zahlungserstattung s where s.rechnung_id = r.id and s.zustand = 'gescheitert')
        or not exists (select from zahlungseinzug e where e.vertrag_id = r.vertrag_id and e.zustand = 'gelungen'))`.execute(
    tx,
  );
  return rows[0]?.anzahl ?? 0;
}

/** What is on its way back for a document. */
export async function unterwegs(tx: Tx, rechnungId: string): Promise<number> {
  const { summe } = await tx
    .selectFrom("zahlungserstattung")
    .select(sql<number>`coalesce(sum(betrag), 0)::int`.as("summe"))
    .where("rechnung_id", "=", rechnungId)
    .where("zustand", "=", "geplant")
    .executeTakeFirstOrThrow();
  return Number(summe);
}

/** Plans that money goes back. */
export async function erstattungSchreiben(
  tx: Tx,
  neu: Pick<Erstattung, "kontoId" | "rechnungId" | "betrag"> & {
    readonly einzugId: string;
    readonly am: Date;
  },
): Promise<void> {
  await tx
    .insertInto("zahlungserstattung")
    .values({
      konto_id: neu.kontoId,
      einzug_id: neu.einzugId,
      rechnung_id: neu.rechnungId,
      betrag: neu.betrag,
      erstellt: neu.am,
      geaendert: neu.am,
    })
    .execute();
}

const gelesen = (tx: Tx) =>
  tx
    .selectFrom("zahlungserstattung as s")
    .innerJoin("zahlungseinzug as e", "e.id", "s.einzug_id")
    .select([
      "s.id",
      "s.konto_id as kontoId",
      "s.rechnung_id as rechnungId",
      "s.betrag",
      "s.zustand",
      "e.fremd_id as einzug",
      "s.gesendet_am as gesendetAm",
    ]);

type Zeile = Awaited<ReturnType<ReturnType<typeof gelesen>["execute"]>>[number];
const ausZeile = (zeile: Zeile): Erstattung => ({
  ...zeile,
  betrag: cent(zeile.betrag),
  zustand: zeile.zustand as Erstattung["zustand"],
  einzug: zeile.einzug ?? "",
});

/**
 * What is planned, in the order in which debits are (`geplanteEinzuege`). For the portal itself (`betrieb`).
 *
 * @param kontoId of this account, whether it waits or not; unset: of all
 */
export async function geplanteErstattungen(
  tx: Tx,
  {
    limit,
    am,
    kontoId,
  }: { readonly limit: number; readonly am: Date; readonly kontoId?: string | undefined },
): Promise<readonly Erstattung[]> {
  const alle = gelesen(tx).where("s.zustand", "=", "geplant");
  const dran = wiederDran(sql`s.geaendert`, sql`s.gesendet_am`, am);
  const zeilen = await (kontoId === undefined ? alle.where(dran) : alle.where("s.konto_id", "=", kontoId))
    .orderBy(sql`s.gesendet_am is not null`)
    .orderBy("s.geaendert")
    .limit(limit)
    .execute();
  return zeilen.map(ausZeile);
}

/** One by the provider's name for it. For the portal itself (`betrieb`). */
export async function erstattungZuFremdId(tx: Tx, fremdId: string): Promise<Erstattung | undefined> {
  const zeile = await gelesen(tx).where("s.fremd_id", "=", fremdId).executeTakeFirst();
  return zeile && ausZeile(zeile);
}

/** The provider is about to be asked, for the first time or again. @returns false: it is not planned any more */
export async function erstattungGesendet(tx: Tx, id: string, am: Date): Promise<boolean> {
  const zeile = await tx
    .updateTable("zahlungserstattung")
    .set({ gesendet_am: sql`coalesce(gesendet_am, ${am})`, geaendert: am })
    .where("id", "=", id)
    .where("zustand", "=", "geplant")
    .returning("id")
    .executeTakeFirst();
  return zeile !== undefined;
}

/** What has become of it. @returns false: that was known */
export async function erstattungStellen(
  tx: Tx,
  id: string,
  { zustand, fremdId, am }: { zustand: Erstattung["zustand"]; fremdId: string | null; am: Date },
): Promise<boolean> {
  const zeile = await tx
    .updateTable("zahlungserstattung")
    .set({ zustand, fremd_id: sql`coalesce(fremd_id, ${fremdId})`, geaendert: am })
    .where("id", "=", id)
    .where("zustand", "!=", zustand)
    .returning("id")
    .executeTakeFirst();
  return zeile !== undefined;
}
