import type { Kanzleirolle } from "#platform/access/konto.ts";
import { teammitgliederHoechstens } from "#platform/access/tarife.ts";
import { hatZweitenFaktor } from "#platform/access/zweiter-faktor-store.server.ts";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { teamarbeit } from "#platform/db/mandant.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import {
  type Nachfolge,
  type Nachlassteil,
  niemand,
  type Uebergabelauf,
  uebergabeVon,
} from "#platform/nachlass.ts";
import { rollenname } from "../kanzleirolle.ts";
import { entferntMail, rollenmail } from "../mails/teammails.ts";
import { texte } from "../texts.ts";
import { type Einladung, einladungenLesen } from "./einladung-store.server.ts";
import {
  faktorpflichtSchreiben,
  type Mitglied,
  mitgliederLesen,
  mitgliedLoesen,
  nameSchreiben,
  rolleSchreiben,
  type Teamzeile,
  teamFesthalten,
} from "./team-store.server.ts";
import { type Uebergabe, uebergabeLesen } from "./uebergabe-store.server.ts";
import { vorgangSchreiben } from "./vorgang-store.server.ts";
import {
  alsLeitung,
  imTeam,
  type Teamlage,
  type Teamnutzer,
  teamUnterrichten,
  zeitpunkt,
} from "./zugang.server.ts";

/** A team as somebody in it may see it. */
export type Team = {
  readonly zeile: Teamzeile;
  readonly mitglieder: readonly Mitglied[];
  /** With those that are over; for members always empty. */
  readonly einladungen: readonly Einladung[];
  /** The lead is offered to a member. */
  readonly uebergabe: Uebergabe | undefined;
  readonly am: Date;
};

/** The team somebody works in. */
export function teamVon(wer: Teamnutzer): Promise<Team> {
  return imTeam(wer, (lage) => teamstand(lage, wer.nutzer.isTeamAdmin));
}

async function teamstand({ tx, team, am }: Teamlage, leitet: boolean): Promise<Team> {
  return {
    zeile: team,
    mitglieder: await mitgliederLesen(tx, team),
    einladungen: leitet ? await einladungenLesen(tx, team.id) : [],
    uebergabe: await uebergabeLesen(tx, team.id, am),
    am,
  };
}

/** A team as programs see it. */
export function alsTeam({ zeile, mitglieder, einladungen, am }: Team) {
  return {
    id: zeile.id,
    name: zeile.name,
    maxMembers: teammitgliederHoechstens,
    members: mitglieder.map(alsMitglied),
    invitations: einladungen
      .filter(({ laeuftAb }) => laeuftAb > am)
      .map(({ id, email, laeuftAb }) => ({ id, email, expiresAt: laeuftAb.toISOString() })),
  };
}

/** A member as programs see him. */
export const alsMitglied = ({ id, name, email, leitet, kanzleirolle }: Mitglied) => ({
  id,
  name,
  email,
  isTeamAdmin: leitet,
  officeRole: kanzleirolle,
});

/** Gives the team another name. */
export async function teamUmbenennen(wer: Teamnutzer, name: string): Promise<Team> {
  const team = await alsLeitung(wer, async (lage) => {
    const { tx, am } = lage;
    if (name === lage.team.name) return teamstand(lage, true);
    await nameSchreiben(tx, lage.team.id, name);
    await vorgangSchreiben(tx, {
      kanzleiId: lage.team.id,
      am,
      art: "name-geaendert",
      von: wer.nutzer.id,
      angabe: name,
    });
    return teamstand({ ...lage, team: { ...lage.team, name } }, true);
  });
  await teamUnterrichten(team.zeile.id);
  return team;
}

/**
 * Asks everybody in the team for a second factor, or no longer.
 *
 * @throws {ApiFehler} 409 the lead has none himself
 */
export async function faktorpflichtSetzen(wer: Teamnutzer, noetig: boolean): Promise<void> {
  const kanzleiId = await alsLeitung(wer, async ({ tx, team, am }) => {
    if (noetig && !(await hatZweitenFaktor(tx)))
      throw new ApiFehler(409, { error: texte.eigenerFaktorFehlt, code: "faktor-fehlt" });
    if (noetig === team.zweiterFaktorNoetig) return team.id;
    await faktorpflichtSchreiben(tx, team.id, noetig);
    const art = noetig ? ("faktor-noetig" as const) : ("faktor-freiwillig" as const);
    await vorgangSchreiben(tx, { kanzleiId: team.id, am, art, von: wer.nutzer.id });
    return team.id;
  });
  await teamUnterrichten(kanzleiId);
}

async function mitgliedVon({ tx, team }: Teamlage, kontoId: string): Promise<Mitglied> {
  const mitglied = (await mitgliederLesen(tx, team)).find(({ id }) => id === kontoId);
  if (!mitglied) throw new ApiFehler(404);
  return mitglied;
}

/** Who takes over what is open of a member, and the features that hold it. */
export type Teamuebergabe = { readonly teile: readonly Nachlassteil[]; readonly nachfolge: Nachfolge };

const ohneUebergabe: Teamuebergabe = { teile: [], nachfolge: niemand };

/** Prepares that a member's open work goes to others; what happens after the commit tells open pages. */
function uebergabeAn(
  { kanzleiId, nutzer }: Teamnutzer,
  kontoId: string,
  { teile, nachfolge }: Teamuebergabe,
  bleibt?: true,
): Promise<Uebergabelauf> {
  const auftrag = { kanzleiId, kontoId, von: nutzer.id, nachfolge };
  return uebergabeVon(teile, bleibt ? { ...auftrag, bleibt } : auftrag);
}

/**
 * Sets the office role of somebody in the team, hands over what is open of him, or both.
 *
 * @throws {ApiFehler} 404 nobody of this team, 400 somebody is named who may not take over
 */
export async function mitgliedAendern(
  wer: Teamnutzer,
  kontoId: string,
  kanzleirolle: Kanzleirolle | undefined,
  uebergabe: Teamuebergabe = ohneUebergabe,
): Promise<Mitglied> {
  const lauf = await uebergabeAn(wer, kontoId, uebergabe, true);
  const { mitglied, kanzleiId } = await alsLeitung(wer, async (lage) => {
    const bisher = await mitgliedVon(lage, kontoId);
    await lauf.inTransaktion(lage.tx);
    return {
      mitglied: kanzleirolle === undefined ? bisher : await rolleGesetzt(lage, bisher, kanzleirolle, wer),
      kanzleiId: lage.team.id,
    };
  });
  await teamUnterrichten(kanzleiId, kontoId);
  await lauf.danach();
  return mitglied;
}

async function rolleGesetzt(
  { tx, team, am }: Teamlage,
  bisher: Mitglied,
  kanzleirolle: Kanzleirolle,
  { nutzer }: Teamnutzer,
): Promise<Mitglied> {
  const mitglied = { ...bisher, kanzleirolle };
  if (bisher.kanzleirolle === kanzleirolle) return mitglied;
  const { id: kontoId } = bisher;
  await rolleSchreiben(tx, team.id, kontoId, kanzleirolle);
  const akt = { kanzleiId: team.id, am, art: "rolle-geaendert" as const, angabe: kanzleirolle };
  await vorgangSchreiben(tx, { ...akt, von: nutzer.id, betrifft: kontoId });
  await protokolliere(tx, {
    akt: "kanzleirolle-geaendert",
    konto: kontoId,
    von: nutzer.id,
    einzelheiten: { alt: bisher.kanzleirolle, neu: kanzleirolle },
  });
  if (!bisher.leitet) {
    const mail = rollenmail(bisher.name, team.name, rollenname(kanzleirolle), `${umgebung().baseUrl}/team`);
    await mailEinreihen(tx, { an: bisher.email, ...mail });
  }
  return mitglied;
}

/**
 * Takes somebody out of the team: from now on free, with everything of his own. What is open of him in the office goes to
 * others, in the same transaction.
 *
 * @throws {ApiFehler} 404 nobody of this team, 409 its lead, 400 somebody is named who may not take over
 */
export async function mitgliedEntfernen(
  wer: Teamnutzer,
  kontoId: string,
  uebergabe: Teamuebergabe = ohneUebergabe,
): Promise<void> {
  const lauf = await uebergabeAn(wer, kontoId, uebergabe);
  const kanzleiId = await alsLeitung(wer, async (lage) => {
    const { tx, team, am } = lage;
    const mitglied = await mitgliedVon(lage, kontoId);
    if (mitglied.leitet) throw new ApiFehler(409, { error: texte.leitungBleibt, code: "leitung" });
    await lauf.inTransaktion(tx);
    await austritt(lage, mitglied, wer.nutzer.id);
    await mailEinreihen(tx, {
      an: mitglied.email,
      ...entferntMail(mitglied.name, team.name, `${umgebung().baseUrl}/subscription`),
    });
    await vorgangSchreiben(tx, {
      kanzleiId: team.id,
      am,
      art: "entfernt",
      von: wer.nutzer.id,
      betrifft: kontoId,
    });
    return team.id;
  });
  await teamUnterrichten(kanzleiId, kontoId);
  await lauf.danach();
}

/**
 * Leaves the team. What is open of him in the office goes to others, in the same transaction.
 *
 * @throws {ApiFehler} 403 he is in none, 409 he leads it, 400 somebody is named who may not take over
 */
export async function teamVerlassen(
  wer: Teamnutzer,
  uebergabe: Teamuebergabe = ohneUebergabe,
): Promise<void> {
  const { id: kontoId, teamId } = wer.nutzer;
  if (!teamId) throw new ApiFehler(403, { code: "tarif" });
  const lauf = await uebergabeAn(wer, kontoId, uebergabe);
  await austreten(kontoId, teamId, lauf);
  await lauf.danach();
}

/**
 * Ends the membership of an account in a certain team.
 *
 * @throws {ApiFehler} 403 there is no such team, 404 he is not in it, 409 he leads it
 */
export async function austreten(
  kontoId: string,
  teamId: string,
  uebergabe?: Pick<Uebergabelauf, "inTransaktion">,
): Promise<void> {
  await teamarbeit({ kontoId, kanzleiId: teamId }, async (tx) => {
    const team = await teamFesthalten(tx, teamId);
    if (!team) throw new ApiFehler(403, { code: "tarif" });
    if (team.inhaber === kontoId) throw new ApiFehler(409, { error: texte.leitungBleibt, code: "leitung" });
    const lage: Teamlage = { tx, team, am: zeitpunkt() };
    const mitglied = await mitgliedVon(lage, kontoId);
    await uebergabe?.inTransaktion(tx);
    await austritt(lage, mitglied, kontoId);
    await vorgangSchreiben(tx, { kanzleiId: team.id, am: lage.am, art: "verlassen", von: kontoId });
  });
  await teamUnterrichten(teamId, kontoId);
}

/** The membership ends. Whatever was stored is personal and goes along; what is the office's stays with it. */
async function austritt({ tx, team, am }: Teamlage, { id }: Mitglied, von: string): Promise<void> {
  await mitgliedLoesen(tx, team.id, id, am);
  await protokolliere(tx, { akt: "team-verlassen", konto: id, von, einzelheiten: { team: team.id } });
}
