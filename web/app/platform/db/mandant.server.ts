import { type Kysely, sql, type Transaction } from "kysely";
import type { DB } from "./schema.ts";
import { db } from "./zugang.server.ts";

/** Whose data a transaction may touch. */
export type Mandant = { readonly kanzleiId: string; readonly nutzer: { readonly id: string } };

/**
 * Runs one piece of work on the data of somebody's Kanzlei, all or nothing: the only way to tables that
 * `mandant_schuetzen` keeps apart. Inside, the database itself shows and accepts the rows of this Kanzlei (or, in
 * personal tables, of this account) alone, whatever the statements ask for, and the tables of identity are out of
 * reach. Nothing slow inside: embedded, one transaction at a time runs.
 */
export function mandant<T>(
  { kanzleiId, nutzer }: Mandant,
  arbeit: (tx: Transaction<DB>) => Promise<T>,
  offen: Kysely<DB> = db(),
): Promise<T> {
  return inRolle(offen, "portal_kanzlei", { "app.kanzlei": kanzleiId, "app.konto": nutzer.id }, arbeit);
}

/**
 * Runs a piece of work on the data of a Kanzlei within a transaction that has another role, as `mandant` would: all or
 * nothing together with the rest. What throws ends the whole transaction.
 */
export async function darinMandant<T>(
  tx: Kysely<DB>,
  { kanzleiId, nutzer }: Mandant,
  arbeit: () => Promise<T>,
): Promise<T> {
  const stellen = (rolle: string, kanzlei: string, konto: string) =>
    sql`select set_config('app.kanzlei', ${kanzlei}, true), set_config('app.konto', ${konto}, true),
      set_config('role', ${rolle}, true)`.execute(tx);
  const { rows } = await sql<{ rolle: string; kanzlei: string; konto: string }>`
    select current_setting('role') as rolle, coalesce(current_setting('app.kanzlei', true), '') as kanzlei,
      coalesce(current_setting('app.konto', true), '') as konto`.execute(tx);
  const { rolle = "none", kanzlei = "", konto = "" } = rows[0] ?? {};
  await stellen("portal_kanzlei", kanzleiId, nutzer.id);
  const ergebnis = await arbeit();
  await stellen(rolle, kanzlei, konto);
  return ergebnis;
}

/**
 * Reads within such a transaction under the role of the search: of the entries of the deadline book it shows the ids of those
 * whose words match a pattern of `like`, found by an index (migration 0033).
 */
export async function beimSuchen<T>(
  tx: Transaction<DB>,
  muster: string,
  lesen: () => Promise<T>,
): Promise<T> {
  await sql`select set_config('app.fristsuche', ${muster}, true), set_config('role', 'portal_fristsuche', true)`.execute(
    tx,
  );
  const gefunden = await lesen();
  await sql`set local role portal_kanzlei`.execute(tx);
  return gefunden;
}

/** Who acts on what is published, or is to be. */
export type Redakteur = { readonly nutzer: { readonly id: string; readonly role: string } };

/**
 * Runs one piece of work on the blog, all or nothing: moderators and administrators change every post, authors their
 * own, and foreign drafts are seen by administrators alone; the database itself refuses anything else.
 */
export function redaktion<T>(
  { nutzer }: Redakteur,
  arbeit: (tx: Transaction<DB>) => Promise<T>,
  offen: Kysely<DB> = db(),
): Promise<T> {
  return inRolle(offen, "portal_redaktion", { "app.konto": nutzer.id, "app.rolle": nutzer.role }, arbeit);
}

/**
 * Runs one piece of work on the contract of one account, all or nothing: its tables, its tier, and nothing of anybody
 * else's. For what the account asks for, and for what time brings about.
 */
export function abwicklung<T>(
  kontoId: string,
  arbeit: (tx: Transaction<DB>) => Promise<T>,
  offen: Kysely<DB> = db(),
): Promise<T> {
  return inRolle(offen, "portal_abo", { "app.konto": kontoId }, arbeit);
}

/** Whose team a transaction is about. */
export type Teamzugriff = {
  /** The account that acts. */
  readonly kontoId: string;
  /** The Kanzlei that is the team; unset: none is known yet. */
  readonly kanzleiId?: string | undefined;
  /** Hash of the token of an invitation, which shows that invitation. */
  readonly marke?: Buffer | undefined;
};

/**
 * Runs one piece of work on one team, all or nothing: its members, invitations and log, and the account that acts. Of
 * other teams and accounts it sees nothing.
 */
export function teamarbeit<T>(
  { kontoId, kanzleiId = "", marke }: Teamzugriff,
  arbeit: (tx: Transaction<DB>) => Promise<T>,
  offen: Kysely<DB> = db(),
): Promise<T> {
  const merkmale = {
    "app.konto": kontoId,
    "app.kanzlei": kanzleiId,
    "app.marke": marke?.toString("hex") ?? "",
  };
  return inRolle(offen, "portal_team", merkmale, arbeit);
}

/**
 * Runs one piece of work on one declaration about a contract, all or nothing. Whoever declares something need not be
 * signed in, so its id alone opens it; what it brings about happens in the same transaction, on this account's contract.
 *
 * @param kontoId unset: no account is known, and no contract can be reached
 */
export function erklaerung<T>(
  id: string,
  kontoId: string | undefined,
  arbeit: (tx: Transaction<DB>) => Promise<T>,
  offen: Kysely<DB> = db(),
): Promise<T> {
  return inRolle(offen, "portal_abo", { "app.erklaerung": id, "app.konto": kontoId ?? "" }, arbeit);
}

/** Runs one piece of work on the declarations of all accounts, for administrators: the database refuses everybody else. */
export function erklaerungsverwaltung<T>(
  { nutzer }: Redakteur,
  arbeit: (tx: Transaction<DB>) => Promise<T>,
  offen: Kysely<DB> = db(),
): Promise<T> {
  return inRolle(offen, "portal_abo", { "app.konto": nutzer.id, "app.rolle": nutzer.role }, arbeit);
}

/**
 * Runs work across all Kanzleien, for the portal's own duties: erasing accounts, correcting what a wrong number
 * touched, demo data. Never for somebody who asks through a page or call.
 */
export function betrieb<T>(
  arbeit: (tx: Transaction<DB>) => Promise<T>,
  offen: Kysely<DB> = db(),
): Promise<T> {
  return inRolle(offen, "none", { "app.betrieb": "1" }, arbeit);
}

async function inRolle<T>(
  offen: Kysely<DB>,
  rolle: "portal_abo" | "portal_kanzlei" | "portal_redaktion" | "portal_team" | "none",
  merkmale: Readonly<Record<string, string>>,
  arbeit: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return offen.transaction().execute(async (tx) => {
    // Both end with the transaction. Roles and names are ours; values are bound.
    for (const [name, wert] of Object.entries(merkmale))
      await sql`select set_config(${name}, ${wert}, true)`.execute(tx);
    // `none`: the portal's own, as it is connected.
    await (rolle === "none" ? sql`set local role none` : sql`set local role ${sql.id(rolle)}`).execute(tx);
    return arbeit(tx);
  });
}
