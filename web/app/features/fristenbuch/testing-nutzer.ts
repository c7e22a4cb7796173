import type { Kysely } from "kysely";
import { geltendeFassung, verschwiegenheitZustimmen } from "#features/konto/index.server.ts";
import type { Kanzleirolle } from "#platform/access/konto.ts";
import type { DB } from "#platform/db/schema.ts";
import { kontoMitKanzlei } from "#platform/db/testing-konten.ts";
import type { Buchnutzer } from "./einstellung/buchzugang.server.ts";

/** An owner of an office who has agreed to the text on secrecy. */
export async function inhaber(db: Kysely<DB>, name: string): Promise<Buchnutzer> {
  const { kanzleiId, nutzer } = await kontoMitKanzlei(db, {
    name,
    email: `${name.toLowerCase()}@kanzlei.example`,
    tarif: "premium",
  });
  await db.insertInto("mitgliedschaft").values({ kanzlei_id: kanzleiId, konto_id: nutzer.id }).execute();
  return einig({ kanzleiId, kanzleirolle: "rechtsanwalt", nutzer: { ...nutzer, ...ohneTeam } });
}

const ohneTeam = { teamId: null, isTeamAdmin: false, emailVerified: true };

/** Somebody else who works in an office, with a role. */
export async function kollegin(
  db: Kysely<DB>,
  { kanzleiId }: Buchnutzer,
  name: string,
  kanzleirolle: Kanzleirolle,
): Promise<Buchnutzer> {
  const email = `${name.toLowerCase()}@kanzlei.example`;
  const { id } = await db
    .insertInto("konto")
    .values({ name, email, tarif: "Teammitglied", team_id: kanzleiId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("mitgliedschaft")
    .values({ kanzlei_id: kanzleiId, konto_id: id, kanzleirolle })
    .execute();
  return einig({ kanzleiId, kanzleirolle, nutzer: { id, ...ohneTeam } });
}

async function einig(wer: Buchnutzer): Promise<Buchnutzer> {
  await verschwiegenheitZustimmen(wer, geltendeFassung);
  return wer;
}
