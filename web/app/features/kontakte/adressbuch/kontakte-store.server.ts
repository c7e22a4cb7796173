import { sql, type Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { type Angaben, gefaltet, type Kontakt, vergleichsname } from "../kontakt.ts";

/** A transaction of `mandant`: it sees the contacts of one account and of its Kanzlei. */
export type Kontakttx = Transaction<DB>;

/** Who looks: the account and the Kanzlei it works in. */
export type Leser = { readonly kontoId: string; readonly kanzleiId: string };

/** To whom a contact belongs. */
const besitz = ({ kontoId, kanzleiId }: Leser, geteilt: boolean) => ({
  kanzlei_id: geteilt ? kanzleiId : null,
  konto_id: geteilt ? null : kontoId,
});

const abgeleitet = ({ name, email }: Angaben) => ({
  name,
  email,
  adresse: email.toLowerCase(),
  sortierung: gefaltet(name),
  vergleich: vergleichsname(name),
});

/** Those that somebody sees, with what he may do with each. */
function gesehene(tx: Kontakttx, { kontoId, kanzleiId }: Leser) {
  return tx
    .selectFrom("kontakt as k")
    .leftJoin("kanzlei as z", "z.id", "k.kanzlei_id")
    .select(["k.id", "k.name", "k.email", "k.sortierung", "k.vergleich"])
    .select(({ eb }) => [
      eb("k.kanzlei_id", "is not", null).as("geteilt"),
      sql<boolean>`k.erstellt_von is not distinct from ${kontoId}::uuid`.as("eigener"),
      eb
        .or([
          eb("k.konto_id", "=", kontoId),
          sql<boolean>`k.erstellt_von is not distinct from ${kontoId}::uuid`,
          sql<boolean>`z.inhaber is not distinct from ${kontoId}::uuid`,
        ])
        .as("aenderbar"),
    ])
    .where((eb) => eb.or([eb("k.kanzlei_id", "=", kanzleiId), eb("k.konto_id", "=", kontoId)]));
}

type Zeile = Awaited<ReturnType<ReturnType<typeof gesehene>["executeTakeFirstOrThrow"]>>;

const alsKontakt = ({ id, name, email, geteilt, eigener, aenderbar }: Zeile): Kontakt => ({
  id,
  name,
  email,
  geteilt: Boolean(geteilt),
  eigener,
  aenderbar: Boolean(aenderbar),
});

/** Where a page of the list ends. */
export type Marke = { readonly sortierung: string; readonly id: string };

type Wunsch = { readonly worte: readonly string[]; readonly nach: Marke | undefined; readonly limit: number };

/** Contacts in the order of their names; every word occurs in name or address. */
export async function kontakteSuchen(
  tx: Kontakttx,
  wer: Leser,
  { worte, nach, limit }: Wunsch,
): Promise<(Kontakt & Marke)[]> {
  let frage = gesehene(tx, wer);
  for (const wort of worte) {
    const muster = `%${wort.replace(/[\\%_]/g, "\\$&")}%`;
    frage = frage.where((eb) => eb.or([eb("k.sortierung", "like", muster), eb("k.adresse", "like", muster)]));
  }
  if (nach)
    frage = frage.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("k.sortierung", "k.id"), ">", tuple(nach.sortierung, nach.id)),
    );
  const zeilen = await frage.orderBy("k.sortierung").orderBy("k.id").limit(limit).execute();
  return zeilen.map((zeile) => ({ ...alsKontakt(zeile), sortierung: zeile.sortierung }));
}

/** One contact; undefined: he sees none of this id. */
export async function kontaktFinden(tx: Kontakttx, wer: Leser, id: string): Promise<Kontakt | undefined> {
  const zeile = await gesehene(tx, wer).where("k.id", "=", id).executeTakeFirst();
  return zeile && alsKontakt(zeile);
}

/** When a contact was last changed, and by whom. */
export async function zuletztGeaendert(tx: Kontakttx, id: string) {
  const { geaendert, geaendert_von, erstellt_von } = await tx
    .selectFrom("kontakt")
    .select(["geaendert", "geaendert_von", "erstellt_von"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { am: geaendert, von: geaendert_von ?? erstellt_von };
}

/** How many somebody sees. */
export async function kontakteZaehlen(tx: Kontakttx, { kontoId, kanzleiId }: Leser): Promise<number> {
  const { anzahl } = await tx
    .selectFrom("kontakt as k")
    .select(({ fn }) => fn.countAll<number>().as("anzahl"))
    .where((eb) => eb.or([eb("k.kanzlei_id", "=", kanzleiId), eb("k.konto_id", "=", kontoId)]))
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

/** Which of these addresses somebody sees already, in lower case; `ausser`: not counting this contact. */
export async function vergebeneAdressen(
  tx: Kontakttx,
  { kontoId, kanzleiId }: Leser,
  emails: readonly string[],
  ausser?: string,
): Promise<ReadonlySet<string>> {
  const adressen = emails.map((email) => email.toLowerCase());
  let frage = tx
    .selectFrom("kontakt as k")
    .select("k.adresse")
    .where((eb) => eb.or([eb("k.kanzlei_id", "=", kanzleiId), eb("k.konto_id", "=", kontoId)]))
    .where(sql<boolean>`k.adresse = any(${adressen}::text[])`);
  if (ausser) frage = frage.where("k.id", "!=", ausser);
  return new Set((await frage.execute()).map(({ adresse }) => adresse));
}

/** Makes everybody else who adds contacts for this account or Kanzlei wait until the transaction has ended. */
export async function reihumSperren(tx: Kontakttx, { kontoId, kanzleiId }: Leser): Promise<void> {
  for (const wessen of [kanzleiId, kontoId].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`kontakt ${wessen}`}, 0))`.execute(tx);
}

/** Adds contacts; those whose address is there stay as they are. @returns the ids of the new ones */
export async function kontakteSchreiben(
  tx: Kontakttx,
  wer: Leser,
  {
    angaben,
    geteilt,
    am,
  }: { readonly angaben: readonly Angaben[]; readonly geteilt: boolean; readonly am: Date },
): Promise<string[]> {
  const { kanzlei_id, konto_id } = besitz(wer, geteilt);
  const { rows } = await sql<{ id: string }>`
    insert into kontakt
      (kanzlei_id, konto_id, erstellt_von, name, email, adresse, sortierung, vergleich, erstellt, geaendert)
    select ${kanzlei_id}::uuid, ${konto_id}::uuid, ${wer.kontoId}::uuid,
      z.name, z.email, z.adresse, z.sortierung, z.vergleich, ${am}::timestamptz, ${am}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(angaben.map(abgeleitet))}::jsonb)
      as z (name text, email text, adresse text, sortierung text, vergleich text)
    on conflict do nothing
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Changes a contact and to whom it belongs; false: he may not change it. */
export async function kontaktSchreiben(
  tx: Kontakttx,
  wer: Leser,
  id: string,
  { angaben, geteilt, am }: { readonly angaben: Angaben; readonly geteilt: boolean; readonly am: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("kontakt")
    .set({ ...besitz(wer, geteilt), ...abgeleitet(angaben), geaendert: am, geaendert_von: wer.kontoId })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes contacts; returns how many there were that he may remove. */
export async function kontakteEntfernen(tx: Kontakttx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await tx.deleteFrom("kontakt").where("id", "in", ids).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Where a page of duplicates ends. */
export type Gruppenmarke = { readonly art: number; readonly schluessel: string };

/** Contacts that may be one and the same, group by group: the same address, or the same words in the name. */
export async function gleicheLesen(
  tx: Kontakttx,
  wer: Leser,
  { nach, limit }: { readonly nach: Gruppenmarke | undefined; readonly limit: number },
): Promise<(Gruppenmarke & { readonly kontakte: Kontakt[] })[]> {
  const { kontoId, kanzleiId } = wer;
  const sieht = sql`(kanzlei_id = ${kanzleiId}::uuid or konto_id = ${kontoId}::uuid)`;
  const weiter = nach
    ? sql`where (art, schluessel collate "C") > (${nach.art}::int, ${nach.schluessel} collate "C")`
    : sql``;
  const { rows } = await sql<Gruppenmarke & { ids: string[] }>`
    select art, schluessel, ids from (
      select 1 as art, adresse as schluessel, array_agg(id::text) as ids from kontakt where ${sieht}
      group by adresse having count(*) > 1
      union all
      select 2, vergleich, array_agg(id::text) from kontakt where ${sieht} group by vergleich
      having count(distinct adresse) > 1
    ) gruppe ${weiter}
    order by art, schluessel collate "C" limit ${limit}`.execute(tx);
  const ids = [...new Set(rows.flatMap((gruppe) => gruppe.ids))];
  if (ids.length === 0) return [];
  const zeilen = await gesehene(tx, wer)
    .where("k.id", "in", ids)
    .orderBy("k.sortierung")
    .orderBy("k.id")
    .execute();
  const nachId = new Map(zeilen.map((zeile, i) => [zeile.id, { i, kontakt: alsKontakt(zeile) }]));
  return rows.map(({ art, schluessel, ids: eine }) => ({
    art,
    schluessel,
    kontakte: eine
      .flatMap((id) => nachId.get(id) ?? [])
      .toSorted((a, b) => a.i - b.i)
      .map(({ kontakt }) => kontakt),
  }));
}
