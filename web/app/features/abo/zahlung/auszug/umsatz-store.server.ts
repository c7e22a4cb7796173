import { type Cent, cent } from "@gebuehrenportal/recht";
import { type Kysely, sql } from "kysely";
import type { Bankumsatz } from "#dokumente/einlesen/umsatz.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { doppelte } from "./doppelte.ts";

type Tx = Kysely<DB>;

export type Umsatzquelle = "camt" | "csv";

/** An imported entry that waits to be booked. */
export type Umsatz = Bankumsatz & { readonly id: string; readonly quelle: Umsatzquelle };

const jeAnweisung = 500;

/**
 * Keeps entries until they are booked; what is known already, from the same kind of file or another one, is passed over.
 * For the portal itself (`betrieb`).
 *
 * @returns how many are new
 */
export async function umsaetzeSchreiben(
  tx: Tx,
  quelle: Umsatzquelle,
  umsaetze: readonly Bankumsatz[],
): Promise<number> {
  // Two files at a time could each take the same entry for new.
  await sql`lock table kontoumsatz in share row exclusive mode`.execute(tx);
  const bekannt = await bekannteKennungen(tx, quelle, umsaetze);
  const neue = umsaetze.filter(({ fremdId }) => !bekannt.has(fremdId));
  const paare = doppelte(neue, await ausAndererQuelle(tx, quelle, neue));
  for (let i = 0; i < neue.length; i += jeAnweisung)
    await tx
      .insertInto("kontoumsatz")
      .values(
        neue.slice(i, i + jeAnweisung).map(({ fremdId, ...u }, nr) => {
          const gleich = paare.get(i + nr)?.id ?? null;
          return {
            ...u,
            quelle,
            fremd_id: fremdId,
            gleich,
            zustand: gleich ? "doppelt" : "offen",
            importiert_am: new Date(jetzt().epochMilliseconds),
          };
        }),
      )
      .execute();
  return neue.length - paare.size;
}

async function bekannteKennungen(
  tx: Tx,
  quelle: Umsatzquelle,
  umsaetze: readonly Bankumsatz[],
): Promise<ReadonlySet<string>> {
  const bekannt = new Set<string>();
  for (let i = 0; i < umsaetze.length; i += jeAnweisung) {
    const zeilen = await tx
      .selectFrom("kontoumsatz")
      .select("fremd_id")
      .where("quelle", "=", quelle)
      .where(
        "fremd_id",
        "in",
        umsaetze.slice(i, i + jeAnweisung).map(({ fremdId }) => fremdId),
      )
      .execute();
    for (const { fremd_id } of zeilen) bekannt.add(fremd_id);
  }
  return bekannt;
}

/** Entries of the same days from the other kind of file that stand for none of this kind yet. */
async function ausAndererQuelle(tx: Tx, quelle: Umsatzquelle, neue: readonly Bankumsatz[]) {
  const tage = neue.map(({ am }) => am).toSorted();
  const [von, bis] = [tage[0], tage.at(-1)];
  if (!von || !bis) return [];
  const zeilen = await tx
    .selectFrom("kontoumsatz as k")
    .select(["k.id", "k.am", "k.betrag", "k.zahler", "k.iban", "k.zweck"])
    .where("k.quelle", "!=", quelle)
    .where("k.zustand", "!=", "doppelt")
    .where("k.am", ">=", von)
    .where("k.am", "<=", bis)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("kontoumsatz as d").whereRef("d.gleich", "=", "k.id").select("d.id"))),
    )
    .orderBy("k.importiert_am")
    .orderBy("k.fremd_id")
    .execute();
  return zeilen.map((z) => ({ ...z, betrag: cent(Number(z.betrag)) }));
}

const gelesen = (tx: Tx) =>
  tx
    .selectFrom("kontoumsatz")
    .select(["id", "quelle", "fremd_id as fremdId", "am", "betrag", "zahler", "iban", "zweck"])
    .where("zustand", "=", "offen");

type Zeile = Awaited<ReturnType<ReturnType<typeof gelesen>["execute"]>>[number];
const ausZeile = (zeile: Zeile): Umsatz => ({
  ...zeile,
  quelle: zeile.quelle as Umsatzquelle,
  betrag: cent(Number(zeile.betrag)) as Cent,
});

/** What waits to be booked, the oldest first. @param nach those after this one; unset: from the beginning */
export async function offeneUmsaetze(tx: Tx, limit: number, nach?: Umsatz): Promise<readonly Umsatz[]> {
  const alle = gelesen(tx).orderBy("am").orderBy("id").limit(limit);
  const zeilen = nach ? alle.where(sql<boolean>`(am, id) > (${nach.am}::date, ${nach.id}::uuid)`) : alle;
  return (await zeilen.execute()).map(ausZeile);
}

/** What is booked of entries that wait: an entry for several invoices is booked in parts. */
export type Gebucht = {
  readonly summe: number;
  /** As a whole, whatever the amount was. */
  readonly ganz: boolean;
  /** Names of the parts. */
  readonly teile: ReadonlySet<string>;
};

/** Name of a part of an entry among the payments. */
export const teilkennung = (fremdId: string, teil: string): string => `${fremdId}#${teil}`;

/** What is booked already of some entries, by their ids: a process may have been killed in between. */
export async function gebuchtVon(tx: Tx, umsaetze: readonly Umsatz[]): Promise<ReadonlyMap<string, Gebucht>> {
  if (umsaetze.length === 0) return new Map();
  const { rows } = await sql<{ id: string; summe: number; ganz: boolean; kennungen: string[] }>`
    select k.id, sum(z.betrag)::int as summe, bool_or(z.fremd_id = k.fremd_id) as ganz,
      array_agg(substring(z.fremd_id from char_length(k.fremd_id) + 2)) as kennungen
    from kontoumsatz k
    join rechnungszahlung z on z.quelle = k.quelle
      and (z.fremd_id = k.fremd_id or z.fremd_id > k.fremd_id || '#' and z.fremd_id < k.fremd_id || '$')
    where k.id in (${sql.join(umsaetze.map(({ id }) => id))})
    group by k.id`.execute(tx);
  return new Map(
    rows.map(({ id, summe, ganz, kennungen }) => [id, { summe, ganz, teile: new Set(kennungen) }]),
  );
}

/** Takes off the list what is booked to the last cent. */
export async function gebuchteAbschliessen(tx: Tx): Promise<void> {
  await sql`
    update kontoumsatz k set zustand = 'gebucht'
    where k.zustand = 'offen' and (
      exists (select from rechnungszahlung z where z.quelle = k.quelle and z.fremd_id = k.fremd_id)
      or k.betrag = (select sum(z.betrag) from rechnungszahlung z where z.quelle = k.quelle
        and z.fremd_id > k.fremd_id || '#' and z.fremd_id < k.fremd_id || '$'))`.execute(tx);
}

/** One of them. */
export async function offenerUmsatz(tx: Tx, id: string): Promise<Umsatz | undefined> {
  const zeile = await gelesen(tx).where("id", "=", id).executeTakeFirst();
  return zeile && ausZeile(zeile);
}

/** Takes an entry off the list: booked, or nothing that belongs here. */
export async function umsatzAbschliessen(tx: Tx, id: string, zustand: "gebucht" | "abgelegt"): Promise<void> {
  await tx.updateTable("kontoumsatz").set({ zustand }).where("id", "=", id).execute();
}
