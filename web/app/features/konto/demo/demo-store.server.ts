import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { lesbar } from "#platform/db/gelesen.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { type Demokonto, demoadresse, demokonten } from "./demokonten.ts";

/** Whether nobody has an account yet. */
export async function keineKonten(db: Kysely<DB>): Promise<boolean> {
  return (await db.selectFrom("konto").select("id").limit(1).executeTakeFirst()) === undefined;
}

/** Removes all accounts with everything that belongs to them. */
export async function alleKontenLoeschen(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom("konto").execute();
}

/** Ids of the accounts of the demo. */
export async function demokontoids(db: Kysely<DB>): Promise<string[]> {
  const adressen = demokonten.map(({ name }) => demoadresse(name));
  const zeilen = await db.selectFrom("konto").select("id").where("email", "in", adressen).execute();
  return zeilen.map(({ id }) => id);
}

/** Every account that has a password, with its hash. */
export function kennworthashes(db: Kysely<DB>): Promise<{ konto_id: string; hash: string }[]> {
  return db.selectFrom("kennwort").select(["konto_id", "hash"]).execute();
}

/** What an administrator can change of another account. */
export type Recht = "rolle" | "ist_autor" | "ist_gastautor" | "gesperrt";

const rechte: Readonly<Record<string, Recht>> = {
  "rolle-geaendert": "rolle",
  "autor-geaendert": "ist_autor",
  "gastautor-geaendert": "ist_gastautor",
  "sperre-geaendert": "gesperrt",
};

/** Every account with its role and flags. */
export async function kontenMitRechten(db: Kysely<DB>) {
  const zeilen = await db
    .selectFrom("konto")
    .select(["id", "email", "rolle", "ist_autor", "ist_gastautor", "gesperrt_am"])
    .orderBy("email")
    .execute();
  return zeilen.map(({ gesperrt_am, ...rest }) => ({ ...rest, gesperrt: gesperrt_am !== null }));
}

const vorherigerStand = z.looseObject({ alt: z.union([z.string(), z.boolean()]) });

/** Every change of a role or flag that the log holds, the oldest first. */
export async function rechtsakte(db: Kysely<DB>) {
  const zeilen = await db
    .selectFrom("protokoll")
    .select(["id", "akt", "konto", "von", "einzelheiten"])
    .where("akt", "in", Object.keys(rechte))
    .orderBy("id")
    .execute();
  return zeilen.flatMap(({ einzelheiten, ...zeile }) => {
    const recht = rechte[zeile.akt];
    const gelesen = lesbar(vorherigerStand, einzelheiten);
    return recht && gelesen ? [{ ...zeile, recht, alt: gelesen.alt }] : [];
  });
}

/** Sets a role or flag of an account. */
export async function rechtSetzen(
  db: Kysely<DB>,
  id: string,
  recht: Recht,
  wert: string | boolean,
): Promise<void> {
  const werte = recht === "gesperrt" ? { gesperrt_am: wert ? sql<Date>`now()` : null } : { [recht]: wert };
  await db.updateTable("konto").set(werte).where("id", "=", id).execute();
}

/** Removes these accounts, and the mails to those of the demo. */
export async function demokontenLoeschen(db: Kysely<DB>, ids: readonly string[]): Promise<void> {
  const adressen = demokonten.map(({ name }) => demoadresse(name));
  if (ids.length > 0) await db.deleteFrom("konto").where("id", "in", ids).execute();
  await db.deleteFrom("mail_auftrag").where("an", "in", adressen).execute();
}

/** Accounts are old enough for every grace period to be over. */
const alterTage = 30;

/** Creates a demo account with its Kanzlei, or in that of its team; returns its id. */
export async function demokontoAnlegen(db: Kysely<DB>, konto: Demokonto, hash: string): Promise<string> {
  const damals = sql<Date>`now() - make_interval(days => ${alterTage})`;
  const { id } = await db
    .insertInto("konto")
    .values({
      name: konto.anzeige,
      email: demoadresse(konto.name),
      rolle: konto.rolle ?? "user",
      tarif: konto.tarif,
      ist_autor: konto.autor === "autor",
      ist_gastautor: konto.autor === "gast",
      team_admin: konto.leitet !== undefined,
      email_bestaetigt_am: konto.unbestaetigt ? null : damals,
      gesperrt_am: konto.gesperrt ? damals : null,
      erstellt: damals,
      geaendert: damals,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("kennwort").values({ konto_id: id, hash }).execute();
  const { id: eigene } = await db
    .insertInto("kanzlei")
    .values({ name: konto.leitet ?? konto.anzeige, inhaber: id })
    .returning("id")
    .executeTakeFirstOrThrow();
  const team = konto.leitet ? eigene : konto.gehoertZu && (await kanzleiVon(db, konto.gehoertZu));
  if (team) await db.updateTable("konto").set({ team_id: team }).where("id", "=", id).execute();
  for (const kanzlei_id of new Set([eigene, team ?? eigene]))
    await db.insertInto("mitgliedschaft").values({ kanzlei_id, konto_id: id }).execute();
  return id;
}

async function kanzleiVon(db: Kysely<DB>, name: string): Promise<string> {
  const { id } = await db
    .selectFrom("kanzlei as kz")
    .innerJoin("konto as k", "k.id", "kz.inhaber")
    .select("kz.id")
    .where("k.email", "=", demoadresse(name))
    .executeTakeFirstOrThrow();
  return id;
}
