import type { Kysely } from "kysely";
import { teamarbeit } from "../db/mandant.server.ts";
import type { DB } from "../db/schema.ts";
import { ApiFehler } from "../fehler/api-fehler.ts";
import type { Sitzung } from "./konto.ts";
import { faktorNoetig } from "./zweiter-faktor.ts";
import { faktorpflichtLesen, hatZweitenFaktor } from "./zweiter-faktor-store.server.ts";

const code = "zweiter-faktor";

/**
 * Stands before what a team keeps (contacts, deadlines): where it asks for a second factor, a member without one gets
 * nothing. Whoever is in no team passes.
 *
 * @throws {ApiFehler} 403 the second factor is missing (`code: "zweiter-faktor"`), or there is no such team
 */
export async function requireTeamfaktor({
  nutzer: { id: kontoId, teamId },
}: {
  readonly nutzer: Pick<Sitzung["nutzer"], "id" | "teamId">;
}): Promise<void> {
  if (!teamId) return;
  await teamarbeit({ kontoId, kanzleiId: teamId }, async (tx) => {
    await requireFaktor(tx, await faktorpflichtLesen(tx, teamId));
  });
}

/**
 * Refuses a member without the second factor that the team asks for; in a transaction of `teamarbeit`.
 *
 * @param noetig whether the team asks for a second factor; undefined: there is no such team
 * @throws {ApiFehler} as `requireTeamfaktor`
 */
export async function requireFaktor(tx: Kysely<DB>, noetig: boolean | undefined): Promise<void> {
  if (noetig === undefined) throw new ApiFehler(403, { code: "tarif" });
  if (noetig && !(await hatZweitenFaktor(tx))) throw new ApiFehler(403, { error: faktorNoetig, code });
}

/** What a page shows; undefined: the team asks for a second factor that is missing. */
export function ohneFaktor<T>(ansicht: Promise<T>): Promise<T | undefined> {
  return ansicht.catch((fehler: unknown) => {
    if (fehler instanceof ApiFehler && fehler.koerper.code === code) return undefined;
    throw fehler;
  });
}
