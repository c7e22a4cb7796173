import type { Kysely } from "kysely";
import { kennworthash } from "#features/konto/kennwort.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { Bedienfehler } from "#platform/env/bedienfehler.server.ts";
import {
  allesLoeschen,
  alsDemoKennzeichnen,
  demokontoAnlegen,
  istDemodatenbank,
  istLeer,
} from "./demo-store.server.ts";
import { demokonten, demoPasswort } from "./demokonten.ts";

/**
 * Lets a demo use this database: one that is marked as a demo, or an empty one, which is marked now.
 *
 * @throws {Bedienfehler} it holds accounts and is no demo
 */
export async function demoErlauben(db: Kysely<DB>): Promise<void> {
  if (await istDemodatenbank(db)) return;
  if (!(await istLeer(db))) {
    throw new Bedienfehler(
      "DEMO_MODE=1 arbeitet nur mit einer leeren oder als Demo gekennzeichneten Datenbank; diese enthält Konten.",
    );
  }
  await alsDemoKennzeichnen(db);
}

/** What stands against using this database without the demo; nothing: it is none. */
export async function demoWarnung(db: Kysely<DB>): Promise<string | undefined> {
  if (!(await istDemodatenbank(db))) return undefined;
  return "Warnung: Diese Datenbank ist als Demo gekennzeichnet, das Passwort ihrer Konten ist allgemein bekannt; setzen Sie DEMO_MODE=1 oder beginnen Sie mit einer leeren Datenbank.";
}

/**
 * Puts the demo back to its beginning: everything is removed, the accounts are created anew. All or nothing, and the
 * same however often.
 *
 * @returns the number of accounts
 * @throws {Bedienfehler} the database is no demo
 */
export async function demoZuruecksetzen(db: Kysely<DB>): Promise<number> {
  const hash = await kennworthash(demoPasswort);
  await db.transaction().execute(async (tx) => {
    await demoErlauben(tx);
    await allesLoeschen(tx);
    for (const konto of demokonten) await demokontoAnlegen(tx, konto, hash);
  });
  return demokonten.length;
}
