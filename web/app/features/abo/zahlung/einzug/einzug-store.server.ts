import { type Cent, cent } from "@gebuehrenportal/recht";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DB } from "#platform/db/schema.ts";

type Tx = Kysely<DB>;

/** A debit as it stands here. */
export type Einzug = {
  readonly id: string;
  readonly kontoId: string;
  readonly rechnungId: string;
  readonly betrag: Cent;
  readonly kunde: string;
  readonly mittel: string;
  readonly zustand: "geplant" | "laeuft" | "gelungen" | "gescheitert";
  readonly fremdId: string | null;
  readonly gesendetAm: Date | null;
};

/** Attempts with one means of payment, and days between them. */
const versuche = 3;
const versuchstage = 3;

/** Whether the means of payment (`k`) has been tried for an invoice (`r`) as often as it is. */
const ausgeschoepft = sql<boolean>`(select count(*) from zahlungseinzug e
  where e.rechnung_id = r.id and e.mittel = k.mittel) >= ${versuche}`;

/**
 * Invoices that are to be debited now: sent with their files, not paid, not being debited, and their means of payment has not just failed or
 * been used for them before; one that was issued anew is still the same. For the portal itself (`betrieb`).
 *
 * @param kontoId of this account; unset: of all
 */
export async function faelligeRechnungen(
  tx: Tx,
  am: Date,
  kontoId?: string,
): Promise<readonly { readonly id: string; readonly kontoId: string }[]> {
  const { rows } = await sql<{ id: string; kontoId: string }>`
    select r.id, r.konto_id as "kontoId"
    from rechnung r
    join zahlkunde k on k.konto_id = r.konto_id and k.mittel is not null
    join abovertrag v on v.id = r.vertrag_id and v.zahlweg = 'stripe'
    where r.art = 'rechnung' and r.zahlweg = 'stripe'
      and (${kontoId ?? null}::uuid is null or r.konto_id = ${kontoId ?? null}::uuid)
      and exists (select from rechnungsdatei d where d.rechnung_id = r.id)
      and r.brutto > (select coalesce(sum(z.betrag), 0) from rechnungszahlung z where z.rechnung_id = r.id)
      and not exists (select from zahlungseinzug e join rechnung b on b.id = e.rechnung_id
        where b.vertrag_id = r.vertrag_id
          and split_part(b.schluessel, '/', 1) = split_part(r.schluessel, '/', 1) and (
        e.zustand in ('geplant', 'laeuft')
        or e.mittel = k.mittel and (e.zustand = 'gelungen'
          or e.geaendert > greatest(k.mittel_seit, ${am}::timestamptz - make_interval(days => ${versuchstage})))))
      and not ${ausgeschoepft}
    order by r.jahr, r.laufend`.execute(tx);
  return rows;
}

/**
 * Invoices of an account that are debited as it stands now: its contract is paid so, or the debit is under way. What was
 * debited and taken back is not debited once more from the same card or account, and what has failed for good neither.
 */
export async function einzuziehende(tx: Tx, kontoId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select r.id from rechnung r
    where r.konto_id = ${kontoId} and r.art = 'rechnung' and r.zahlweg = 'stripe'
      and (exists (select from abovertrag v where v.id = r.vertrag_id and v.zahlweg = 'stripe')
          and not exists (select from zahlungseinzug e
            join zahlkunde k on k.konto_id = e.konto_id and k.mittel = e.mittel
            where e.rechnung_id = r.id and (e.zustand = 'gelungen' or ${ausgeschoepft}))
        or exists (select from zahlungseinzug e where e.rechnung_id = r.id and e.zustand in ('geplant', 'laeuft')))`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Whether an invoice is not tried again with the means of payment that its account has. */
export async function istAusgeschoepft(tx: Tx, rechnungId: string): Promise<boolean> {
  const { rows } = await sql`select from rechnung r join zahlkunde k on k.konto_id = r.konto_id
    where r.id = ${rechnungId} and ${ausgeschoepft}`.execute(tx);
  return rows.length > 0;
}

/** Plans a debit; the same invoice is debited once at a time. */
export async function einzugSchreiben(
  tx: Tx,
  neu: Pick<Einzug, "kontoId" | "rechnungId" | "betrag" | "kunde" | "mittel"> & {
    readonly vertragId: string;
    readonly am: Date;
  },
): Promise<void> {
  await tx
    .insertInto("zahlungseinzug")
    .values({
      konto_id: neu.kontoId,
      vertrag_id: neu.vertragId,
      rechnung_id: neu.rechnungId,
      betrag: neu.betrag,
      kunde: neu.kunde,
      mittel: neu.mittel,
      erstellt: neu.am,
      geaendert: neu.am,
    })
    .onConflict((oc) => oc.column("rechnung_id").where("zustand", "in", ["geplant", "laeuft"]).doNothing())
    .execute();
}

const gelesen = (tx: Tx) =>
  tx
    .selectFrom("zahlungseinzug")
    .select([
      "id",
      "konto_id as kontoId",
      "rechnung_id as rechnungId",
      "betrag",
      "kunde",
      "mittel",
      "zustand",
      "fremd_id as fremdId",
      "gesendet_am as gesendetAm",
    ]);

type Zeile = Awaited<ReturnType<ReturnType<typeof gelesen>["execute"]>>[number];
const ausZeile = (zeile: Zeile): Einzug => ({
  ...zeile,
  betrag: cent(zeile.betrag),
  zustand: zeile.zustand as Einzug["zustand"],
});

/** A debit by its id, held until the transaction ends. */
export async function einzugFesthalten(tx: Tx, id: string): Promise<Einzug | undefined> {
  const zeile = await gelesen(tx).where("id", "=", id).forUpdate().executeTakeFirst();
  return zeile && ausZeile(zeile);
}

/** A debit by the provider's name for it. For the portal itself (`betrieb`). */
export async function einzugZuFremdId(tx: Tx, fremdId: string): Promise<Einzug | undefined> {
  const zeile = await gelesen(tx).where("fremd_id", "=", fremdId).executeTakeFirst();
  return zeile && ausZeile(zeile);
}

/**
 * Debits of which the provider does not know yet: those first that he was never asked for, then the longest unasked. One
 * that has failed waits as long as it has been failing, at least a minute and at most an hour. For the portal itself
 * (`betrieb`).
 *
 * @param kontoId of this account, whether it waits or not; unset: of all
 */
export async function geplanteEinzuege(
  tx: Tx,
  {
    limit,
    am,
    kontoId,
  }: { readonly limit: number; readonly am: Date; readonly kontoId?: string | undefined },
): Promise<readonly Einzug[]> {
  const alle = gelesen(tx).where("zustand", "=", "geplant");
  const zeilen = await (kontoId === undefined
    ? alle.where(wiederDran(sql`coalesce(geprueft_am, gesendet_am)`, sql`gesendet_am`, am))
    : alle.where("konto_id", "=", kontoId)
  )
    .orderBy(sql`geprueft_am nulls first`)
    .orderBy("erstellt")
    .limit(limit)
    .execute();
  return zeilen.map(ausZeile);
}

/** Debits that run and were not looked at since. For the portal itself (`betrieb`). */
export async function laufendeEinzuege(tx: Tx, vor: Date, limit: number): Promise<readonly Einzug[]> {
  const zeilen = await gelesen(tx)
    .where("zustand", "=", "laeuft")
    .where((eb) => eb.or([eb("geprueft_am", "is", null), eb("geprueft_am", "<", vor)]))
    .orderBy("geprueft_am")
    .limit(limit)
    .execute();
  return zeilen.map(ausZeile);
}

/** What the provider was asked for in vain is not asked for again at once. @param zuletzt when he was last, @param zuerst when first */
export const wiederDran = (zuletzt: RawBuilder<Date>, zuerst: RawBuilder<Date>, am: Date) =>
  sql<boolean>`(${zuerst} is null or ${zuletzt} + least(
    greatest(${zuletzt} - ${zuerst}, interval '1 minute'), interval '1 hour') <= ${am})`;

/** The provider is about to be asked, for the first time or again. */
export async function einzugGesendet(tx: Tx, id: string, am: Date): Promise<void> {
  await tx
    .updateTable("zahlungseinzug")
    .set({ gesendet_am: sql`coalesce(gesendet_am, ${am})`, geprueft_am: am })
    .where("id", "=", id)
    .execute();
}

/** What has become of a debit; one that has been paid stays so. @returns false: that was known */
export async function einzugStellen(
  tx: Tx,
  id: string,
  { zustand, fremdId, am }: { zustand: Einzug["zustand"]; fremdId: string | null; am: Date },
): Promise<boolean> {
  const zeile = await tx
    .updateTable("zahlungseinzug")
    .set({
      zustand,
      geprueft_am: am,
      fremd_id: sql`coalesce(fremd_id, ${fremdId})`,
      geaendert: sql`case when zustand = ${zustand} then geaendert else ${am} end`,
    })
    .where("id", "=", id)
    .where("zustand", "!=", "gelungen")
    .returning("id")
    .executeTakeFirst();
  return zeile !== undefined;
}
