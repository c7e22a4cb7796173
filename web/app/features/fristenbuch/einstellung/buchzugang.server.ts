import type { Tag } from "@gebuehrenportal/recht";
import { requireVerschwiegenheit } from "#features/konto/index.server.ts";
import type { Kanzleirolle, Sitzung } from "#platform/access/konto.ts";
import { requireTeamfaktor } from "#platform/access/zweiter-faktor.server.ts";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { ereignisMelden } from "#platform/realtime/bus.server.ts";
import { type Buchtx, vorgangAnhaengen } from "../protokoll/protokoll-store.server.ts";
import type { Frist } from "../worte/frist.ts";
import type { Namensstand } from "../worte/papierworte.ts";
import { saetze } from "../worte/saetze.ts";
import { abwesenheitenLesen } from "./abwesenheit-store.server.ts";
import { einstellungLesen, type Fristeneinstellung } from "./einstellung-store.server.ts";
import { namenLesen, type Person, personenLesen } from "./personen-store.server.ts";
import { type Abwesenheit, type Akteur, akteurAus, darfImBuch, type Handlung } from "./rechte.ts";

/** Who works on the book of his Kanzlei. */
export type Buchnutzer = Pick<Sitzung, "kanzleiId" | "kanzleirolle"> & {
  readonly nutzer: Pick<Sitzung["nutzer"], "id" | "teamId" | "isTeamAdmin" | "emailVerified">;
};

/** What a piece of work on the book finds. */
export type Buchlage = {
  readonly tx: Buchtx;
  readonly kanzleiId: string;
  /** Now, to the millisecond. */
  readonly am: Date;
  readonly heute: Tag;
  readonly akteur: Akteur;
  readonly personen: readonly Person[];
  /** What they, and those who have left, were called when they acted. */
  readonly namen: readonly Namensstand[];
  /** Absences that are not over. */
  readonly abwesenheiten: readonly Abwesenheit[];
  readonly einstellung: Fristeneinstellung;
};

/**
 * Runs one piece of work on the book of somebody's Kanzlei, all or nothing.
 *
 * @throws {ApiFehler} 403 the team asks for a second factor that he lacks
 */
export async function imBuch<T>(wer: Buchnutzer, arbeit: (lage: Buchlage) => Promise<T>): Promise<T> {
  await requireTeamfaktor(wer);
  const tag = heute();
  const am = new Date(jetzt().epochMilliseconds);
  const { kanzleiId, nutzer } = wer;
  return mandant(wer, async (tx) => {
    const personen = await personenLesen(tx);
    const namen = await namenLesen(tx, kanzleiId);
    const abwesenheiten = await abwesenheitenLesen(tx, kanzleiId, tag);
    const rollen = new Map(personen.map((p) => [p.id, p.kanzleirolle as Kanzleirolle]));
    const akteur = akteurAus(nutzer.id, wer.kanzleirolle, { abwesenheiten, rollen, heute: tag });
    const einstellung = await einstellungLesen(tx, kanzleiId);
    return arbeit({ tx, kanzleiId, am, heute: tag, akteur, personen, namen, abwesenheiten, einstellung });
  });
}

/** The same for work that changes the book: after the commit, open pages of the office ask anew. */
export async function buchAendern<T>(wer: Buchnutzer, arbeit: (lage: Buchlage) => Promise<T>): Promise<T> {
  const ergebnis = await imBuch(wer, arbeit);
  await buchUnterrichten(wer.kanzleiId);
  return ergebnis;
}

/** Who works on the book, for whom, and when, as the log says it. */
export const urheber = ({ akteur, am }: Pick<Buchlage, "akteur" | "am">) => ({
  von: akteur.id,
  fuer: akteur.fuer,
  am,
});

/** A line of the log that is about no single entry. */
export const vermerken = (lage: Buchlage, art: string, inhalt: Readonly<Record<string, unknown>>) =>
  vorgangAnhaengen(lage.tx, lage.kanzleiId, { fristId: null, art, ...urheber(lage), inhalt });

/** @throws {ApiFehler} 403 the role in the office does not allow it */
export function requireRecht(
  { akteur }: Pick<Buchlage, "akteur">,
  handlung: Handlung,
  frist?: Pick<Frist, "erstelltVon">,
): void {
  if (!darfImBuch(akteur, handlung, frist)) throw new ApiFehler(403, { error: saetze.rolle, code: "rolle" });
}

/**
 * Before data of a mandate are written, by whatever way.
 *
 * @throws {ApiFehler} 403 the account has not agreed to the text on secrecy
 */
export const requireVereinbarung = ({ tx, akteur }: Pick<Buchlage, "tx" | "akteur">): Promise<void> =>
  requireVerschwiegenheit(tx, akteur.id);

/** After the commit: open pages of the office ask anew. */
export const buchUnterrichten = (kanzleiId: string): Promise<void> =>
  ereignisMelden({ type: "deadlines.changed", an: { kanzlei: kanzleiId } });
