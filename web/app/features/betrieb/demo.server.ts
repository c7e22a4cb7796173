import type { Kysely } from "kysely";
import {
  demoblogAnlegen,
  demoblogEntfernen,
  demoblogLeeren,
  demoblogVorbereiten,
} from "#features/blog/index.server.ts";
import {
  allesLoeschen,
  alsDemoKennzeichnen,
  type Demorecht,
  demokonten,
  demokontenLoeschen,
  demokontoAnlegen,
  demokontoids,
  demoPasswort,
  demorechteZuruecknehmen,
  istDemodatenbank,
  istLeer,
  kennworthash,
  kennworthashes,
  kennwortStimmt,
} from "#features/konto/index.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { Bedienfehler } from "#platform/env/bedienfehler.server.ts";
import type { Ablage } from "#platform/storage/ablage.server.ts";

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

/**
 * Keeps a portal that is no demo off a database that is one: everybody knows the password of its accounts.
 *
 * @throws {Bedienfehler} with the way out
 */
export async function demoVerbieten(db: Kysely<DB>): Promise<void> {
  if (!(await istDemodatenbank(db))) return;
  throw new Bedienfehler(
    "Diese Datenbank ist als Demo gekennzeichnet, das Passwort ihrer Konten ist allgemein bekannt; setzen Sie DEMO_MODE=1 oder entfernen Sie die Demo mit „npm run demo:entfernen“.",
  );
}

/**
 * Takes the demo out of a database, so that a portal may use it: its accounts (by address, or by the password that
 * everybody knows) with everything they have written, what they have changed in the rights of others, and the mark. What
 * others have besides is left alone.
 *
 * @returns the number of accounts removed, and whose rights a demo account had changed
 * @throws {Bedienfehler} the database is no demo
 */
export async function demoEntfernen(
  db: Kysely<DB>,
): Promise<{ readonly konten: number; readonly rechte: readonly Demorecht[] }> {
  return db.transaction().execute(async (tx) => {
    if (!(await istDemodatenbank(tx)))
      throw new Bedienfehler(
        "Diese Datenbank ist nicht als Demo gekennzeichnet; es gibt nichts zu entfernen.",
      );
    const ids = [...new Set([...(await demokontoids(tx)), ...(await mitDemopasswort(tx))])];
    const rechte = await demorechteZuruecknehmen(tx, ids);
    await demoblogEntfernen(tx, ids);
    await demokontenLoeschen(tx, ids);
    return { konten: ids.length, rechte };
  });
}

/** Accounts that still have the password everybody knows, whatever their address has become. */
async function mitDemopasswort(db: Kysely<DB>): Promise<string[]> {
  const ids: string[] = [];
  for (const { konto_id, hash } of await kennworthashes(db))
    if (await kennwortStimmt(demoPasswort, hash)) ids.push(konto_id);
  return ids;
}

/**
 * Puts the demo back to its beginning: everything is removed, the accounts are created anew and the blog is filled
 * again. All or nothing, and the same however often; pictures lie in the store under names that stay.
 *
 * @param lager where the pictures go; default: the store of this process
 * @returns the number of accounts
 * @throws {Bedienfehler} the database is no demo
 */
export async function demoZuruecksetzen(db: Kysely<DB>, lager?: Ablage): Promise<number> {
  const hash = await kennworthash(demoPasswort);
  // Before anything is written anywhere, the store included.
  await demoErlauben(db);
  const blog = await demoblogVorbereiten(lager);
  await db.transaction().execute(async (tx) => {
    await demoErlauben(tx);
    await demoblogLeeren(tx);
    await allesLoeschen(tx);
    const konten = new Map<string, string>();
    for (const konto of demokonten) konten.set(konto.name, await demokontoAnlegen(tx, konto, hash));
    await demoblogAnlegen(tx, konten, blog);
  });
  return demokonten.length;
}
