import type { Kysely } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import type { Demo, Demokonten } from "#platform/demo.server.ts";
import { Bedienfehler } from "#platform/env/bedienfehler.server.ts";
import type { Ablage } from "#platform/storage/ablage.server.ts";
import {
  alsDemoKennzeichnen,
  istDemodatenbank,
  kennzeichenEntfernen,
  mailsUndZaehlerLeeren,
} from "./demo-store.server.ts";

/**
 * Lets a demo use this database: one that is marked as a demo, or an empty one, which is marked now.
 *
 * @throws {Bedienfehler} it holds accounts and is no demo
 */
export async function demoErlauben(db: Kysely<DB>, konten: Demokonten): Promise<void> {
  if (await istDemodatenbank(db)) return;
  if (!(await konten.keine(db))) {
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
 * @returns the number of accounts removed, and a line for the operator for each right a demo account had changed
 * @throws {Bedienfehler} the database is no demo
 */
export async function demoEntfernen(
  db: Kysely<DB>,
  { konten, teile }: Demo,
): Promise<{ readonly konten: number; readonly rechte: readonly string[] }> {
  return db.transaction().execute(async (tx) => {
    if (!(await istDemodatenbank(tx)))
      throw new Bedienfehler(
        "Diese Datenbank ist nicht als Demo gekennzeichnet; es gibt nichts zu entfernen.",
      );
    const ids = await konten.ids(tx);
    for (const teil of teile) await teil.entfernen?.(tx, ids);
    const rechte = await konten.entfernen(tx, ids);
    await kennzeichenEntfernen(tx);
    return { konten: ids.length, rechte };
  });
}

/**
 * Puts the demo back to its beginning: everything is removed, the accounts are created anew and the features fill in
 * their data again. All or nothing, and the same however often; files lie in the store under names that stay.
 *
 * @param lager where files go; default: the store of this process
 * @returns the number of accounts
 * @throws {Bedienfehler} the database is no demo
 */
export async function demoZuruecksetzen(
  db: Kysely<DB>,
  { konten, teile }: Demo,
  lager?: Ablage,
): Promise<number> {
  const kontenAnlegen = await konten.vorbereiten();
  // Before anything is written anywhere, the store included.
  await demoErlauben(db, konten);
  const fuellungen = await Promise.all(teile.map((teil) => teil.vorbereiten?.(lager)));
  return db.transaction().execute(async (tx) => {
    await demoErlauben(tx, konten);
    for (const teil of teile) await teil.leeren?.(tx);
    await konten.leeren(tx);
    await mailsUndZaehlerLeeren(tx);
    const ids = await kontenAnlegen(tx);
    for (const fuellen of fuellungen) await fuellen?.(tx, ids);
    return ids.size;
  });
}
