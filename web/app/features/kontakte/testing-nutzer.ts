import { geltendeFassung, verschwiegenheitZustimmen } from "#features/konto/index.server.ts";
import type { Testdatenbank } from "#platform/db/testing.ts";
import type { Nutzer } from "./adressbuch/zugang.server.ts";

type Wunsch = {
  /** The Kanzlei whose team the account is in; unset: one of its own. */
  readonly team?: string;
  readonly leitet?: boolean;
  readonly einig?: boolean;
  readonly kanzleirolle?: Nutzer["kanzleirolle"];
};

/** An account with a Kanzlei of its own or in a team, that has agreed unless told otherwise. */
export async function nutzer(
  db: Testdatenbank["db"],
  name: string,
  { team, leitet = false, einig = true, kanzleirolle = "rechtsanwalt" }: Wunsch = {},
): Promise<Nutzer> {
  const { id } = await db
    .insertInto("konto")
    .values({ name, email: `${name}@kanzlei.example`, tarif: "premium" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const eigene = await db
    .insertInto("kanzlei")
    .values({ name, inhaber: id })
    .returning("id")
    .executeTakeFirstOrThrow();
  const kanzleiId = team ?? eigene.id;
  const teamId = team ?? (leitet ? eigene.id : null);
  if (teamId)
    await db.updateTable("konto").set({ team_id: teamId, team_admin: leitet }).where("id", "=", id).execute();
  for (const kanzlei_id of new Set([eigene.id, kanzleiId]))
    await db.insertInto("mitgliedschaft").values({ kanzlei_id, konto_id: id }).execute();
  const wer: Nutzer = {
    kanzleiId,
    kanzleirolle,
    nutzer: { id, teamId, isTeamAdmin: leitet, emailVerified: true },
  };
  if (einig) await verschwiegenheitZustimmen(wer, geltendeFassung);
  return wer;
}
