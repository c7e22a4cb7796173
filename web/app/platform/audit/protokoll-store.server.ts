import { type Kysely, sql, type Transaction } from "kysely";
import type { DB, Json } from "../db/schema.ts";

/** One security-relevant act. Identifiers are ids of accounts; nothing here names a matter or repeats a secret. */
export type Akt = {
  /** What happened, in kebab-case: `anmeldung`, `anmeldung-gescheitert`, `rolle-geaendert`. */
  readonly akt: string;
  /** The account it happened to. */
  readonly konto?: string | undefined;
  /** The account that did it; missing: somebody unknown, or the portal itself. */
  readonly von?: string | undefined;
  readonly einzelheiten?: { readonly [name: string]: Json };
};

export type Protokollzeile = {
  readonly id: number;
  readonly am: Date;
  readonly akt: string;
  readonly konto: string | null;
  readonly von: string | null;
  readonly einzelheiten: Json;
};

/**
 * Writes an act down, in the transaction that performs it: both or neither. The database lets nobody change or remove
 * the line afterwards.
 */
export async function protokolliere(tx: Transaction<DB> | Kysely<DB>, akt: Akt): Promise<void> {
  await tx
    .insertInto("protokoll")
    .values({
      akt: akt.akt,
      konto: akt.konto ?? null,
      von: akt.von ?? null,
      einzelheiten: sql<Json>`${JSON.stringify(akt.einzelheiten ?? {})}::jsonb`,
    })
    .execute();
}

/**
 * Newest first.
 *
 * @param konto only acts that concern this account, or that it did
 * @param akte only acts of these kinds
 * @param vor only lines older than the one with this id
 */
export async function protokollLesen(
  db: Kysely<DB>,
  {
    konto,
    akte,
    vor,
    limit = 50,
  }: {
    konto?: string | undefined;
    akte?: readonly string[] | undefined;
    vor?: number | undefined;
    limit?: number;
  },
): Promise<Protokollzeile[]> {
  let frage = db
    .selectFrom("protokoll")
    .select(["id", "am", "akt", "konto", "von", "einzelheiten"])
    .orderBy("id", "desc")
    .limit(limit);
  if (konto !== undefined)
    frage = frage.where((eb) => eb.or([eb("konto", "=", konto), eb("von", "=", konto)]));
  if (akte !== undefined) frage = frage.where("akt", "in", [...akte]);
  if (vor !== undefined) frage = frage.where("id", "<", vor);
  return frage.execute();
}
