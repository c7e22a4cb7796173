import type { Sitzung } from "#platform/access/konto.ts";
import { requireTeamfaktor } from "#platform/access/zweiter-faktor.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { texte } from "../texts.ts";
import type { Kontakttx, Leser } from "./kontakte-store.server.ts";

/** Whose contacts they are, and what he may do with those of his team. */
export type Nutzer = Pick<Sitzung, "kanzleiId" | "kanzleirolle"> & {
  readonly nutzer: Pick<Sitzung["nutzer"], "id" | "teamId" | "isTeamAdmin" | "emailVerified">;
};

/** What a piece of work on contacts finds. */
export type Lage = { readonly tx: Kontakttx; readonly wer: Leser; readonly am: Date };

/**
 * Works on the contacts that somebody sees, all or nothing.
 *
 * @throws {ApiFehler} 403 `zweiter-faktor` his team asks for one
 */
export async function imAdressbuch<T>(nutzer: Nutzer, arbeit: (lage: Lage) => Promise<T>): Promise<T> {
  await requireTeamfaktor(nutzer);
  const wer = { kontoId: nutzer.nutzer.id, kanzleiId: nutzer.kanzleiId };
  return mandant(nutzer, (tx) => arbeit({ tx, wer, am: new Date(jetzt().epochMilliseconds) }));
}

/** Whether somebody works with others. */
export const hatTeam = ({ nutzer }: Nutzer): boolean => nutzer.teamId !== null;

/** Whether the office lets somebody write. */
export const darfSchreiben = (wer: Nutzer): boolean => !(hatTeam(wer) && wer.kanzleirolle === "nur-lesen");

/** @throws {ApiFehler} 403 `nur-lesen` */
export function requireSchreiben(wer: Nutzer): void {
  if (!darfSchreiben(wer)) throw new ApiFehler(403, { error: texte.nurLesen, code: "nur-lesen" });
}
