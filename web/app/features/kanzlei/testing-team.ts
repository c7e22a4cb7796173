import type { Kysely } from "kysely";
import type { Sitzungsnutzer } from "#platform/access/konto.ts";
import { markenhash } from "#platform/access/marke.server.ts";
import { neuesKonto } from "#platform/access/testing.ts";
import type { DB } from "#platform/db/schema.ts";
import { kontoMitKanzlei } from "#platform/db/testing-konten.ts";
import type { Einladende } from "./einladung/einladen.server.ts";

/** Somebody with an account, as a session shows him. */
export type Person = Einladende & { readonly nutzer: Sitzungsnutzer };

type Angaben = { readonly tarif?: string; readonly bestaetigt?: boolean; readonly bis?: Date };

/** An account with its Kanzlei, as the registration makes it; with the tier `teams` it leads one. */
export async function person(
  db: Kysely<DB>,
  name: string,
  { tarif = "free", bestaetigt = true, bis }: Angaben = {},
): Promise<Person> {
  const email = `${name}@kanzlei.example`;
  const { kanzleiId, nutzer } = await kontoMitKanzlei(db, {
    name,
    email,
    tarif,
    tarif_bis: bis ?? null,
    email_bestaetigt_am: bestaetigt ? new Date("2026-01-01T00:00:00Z") : null,
    team_admin: tarif === "teams",
  });
  await db.insertInto("mitgliedschaft").values({ kanzlei_id: kanzleiId, konto_id: nutzer.id }).execute();
  if (tarif === "teams")
    await db.updateTable("konto").set({ team_id: kanzleiId }).where("id", "=", nutzer.id).execute();
  return frisch(db, nutzer.id);
}

/** A person as the session of the next request shows him. */
export async function frisch(db: Kysely<DB>, id: string): Promise<Person> {
  const k = await db.selectFrom("konto").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const eigene = await db
    .selectFrom("kanzlei")
    .select("id")
    .where("inhaber", "=", id)
    .executeTakeFirstOrThrow();
  return {
    kanzleiId: k.team_id ?? eigene.id,
    anzeigename: k.anzeigename ?? k.name,
    nutzer: {
      ...neuesKonto,
      id,
      name: k.name,
      email: k.email,
      subscriptionStatus: k.tarif as Sitzungsnutzer["subscriptionStatus"],
      teamId: k.team_id,
      isTeamAdmin: k.team_admin,
      emailVerified: k.email_bestaetigt_am !== null,
    },
  };
}

/** Token of the invitation of a team that an address may follow now. */
export async function tokenAn(db: Kysely<DB>, name: string, { kanzleiId }: Person): Promise<string> {
  const email = `${name}@kanzlei.example`;
  const mails = await db
    .selectFrom("mail_auftrag")
    .select("text")
    .where("an", "=", email)
    .where("art", "=", "team-einladung")
    .execute();
  const { token_hash } = await db
    .selectFrom("teameinladung")
    .select("token_hash")
    .where("email", "=", email)
    .where("kanzlei_id", "=", kanzleiId)
    .executeTakeFirstOrThrow();
  const token = mails
    .map(({ text }) => /token=([\w-]{43})/.exec(text ?? "")?.[1] ?? "")
    .find((einer) => markenhash(einer).equals(token_hash));
  if (!token) throw new Error(`Keine Einladung an ${name}`);
  return token;
}
