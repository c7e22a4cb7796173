import type { Transaction } from "kysely";
import type { Sitzung } from "#platform/access/konto.ts";
import { requireFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { teamarbeit } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { ereignisMelden } from "#platform/realtime/bus.server.ts";
import { texte } from "../texts.ts";
import { type Teamzeile, teamFesthalten, teamLesen } from "./team-store.server.ts";

/** Who asks for something of his team. */
export type Teamnutzer = Pick<Sitzung, "kanzleiId"> & {
  readonly nutzer: Pick<Sitzung["nutzer"], "id" | "teamId" | "isTeamAdmin" | "emailVerified">;
};

/** What a piece of work on a team finds. */
export type Teamlage = { readonly tx: Transaction<DB>; readonly team: Teamzeile; readonly am: Date };

export const zeitpunkt = (): Date => new Date(jetzt().epochMilliseconds);

/**
 * Works on the team somebody leads; those who work on one team come one after the other.
 *
 * @throws {ApiFehler} 403 he leads none, or no longer this one
 */
export function alsLeitung<T>({ nutzer }: Teamnutzer, arbeit: (lage: Teamlage) => Promise<T>): Promise<T> {
  const { id: kontoId, teamId, isTeamAdmin } = nutzer;
  if (!teamId || !isTeamAdmin) throw new ApiFehler(403, { error: texte.nurLeitung });
  return teamarbeit({ kontoId, kanzleiId: teamId }, async (tx) => {
    const team = await teamFesthalten(tx, teamId);
    if (team?.inhaber !== kontoId) throw new ApiFehler(403, { error: texte.nurLeitung });
    return arbeit({ tx, team, am: zeitpunkt() });
  });
}

/**
 * Reads something of the team somebody works in. Where the team asks for a second factor, a member without one gets
 * nothing.
 *
 * @throws {ApiFehler} 403 he is in no team, or lacks the second factor (`code: "zweiter-faktor"`)
 */
export function imTeam<T>({ nutzer }: Teamnutzer, arbeit: (lage: Teamlage) => Promise<T>): Promise<T> {
  const { id: kontoId, teamId } = nutzer;
  if (!teamId) throw new ApiFehler(403, { code: "tarif" });
  return teamarbeit({ kontoId, kanzleiId: teamId }, async (tx) => {
    const team = await teamLesen(tx, teamId);
    if (!team) throw new ApiFehler(403, { code: "tarif" });
    await requireFaktor(tx, team.zweiterFaktorNoetig);
    return arbeit({ tx, team, am: zeitpunkt() });
  });
}

/** After the commit: open pages of the team, and of those who have joined or left, ask anew. */
export async function teamUnterrichten(kanzleiId: string, ...konten: readonly string[]): Promise<void> {
  for (const konto of new Set(konten)) {
    await ereignisMelden({ type: "session.changed", an: { konto } });
    await ereignisMelden({ type: "team.changed", an: { konto } });
  }
  await ereignisMelden({ type: "team.changed", an: { kanzlei: kanzleiId } });
}
