import type { Kanzleirolle, Sitzung } from "#platform/access/konto.ts";
import { markenhash, neueMarke } from "#platform/access/marke.server.ts";
import { teammitgliederHoechstens } from "#platform/access/tarife.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { einladungsmail } from "../mails/teammails.ts";
import {
  type Einladung,
  einladungEntfernen,
  einladungenLesen,
  einladungSchreiben,
} from "../team/einladung-store.server.ts";
import { type Mitglied, mitgliederLesen } from "../team/team-store.server.ts";
import { type Vorgangsart, vorgangSchreiben } from "../team/vorgang-store.server.ts";
import { alsLeitung, type Teamlage, type Teamnutzer, teamUnterrichten } from "../team/zugang.server.ts";
import { texte } from "../texts.ts";

/** Days an invitation is good for. */
export const einladungTage = 7;

export type Einladende = Teamnutzer & Pick<Sitzung, "anzeigename">;

export type Einladungswunsch = { readonly email: string; readonly kanzleirolle: Kanzleirolle };

/** @throws {ApiFehler} 403 his own address is not confirmed */
export function requireBestaetigt({ emailVerified }: Pick<Sitzung["nutzer"], "emailVerified">): void {
  if (!emailVerified)
    throw new ApiFehler(403, { error: texte.emailUnbestaetigt, code: "email-unbestaetigt" });
}

/**
 * Invites an address. Those who are in the team and those who are invited take its seats together.
 *
 * @returns id of the invitation
 * @throws {ApiFehler} 403 own address not confirmed, 409 no seat left, a member already, or invited already
 */
export async function einladen(wer: Einladende, { email, kanzleirolle }: Einladungswunsch): Promise<string> {
  requireBestaetigt(wer.nutzer);
  const { id, kanzleiId } = await alsLeitung(wer, async (lage) => {
    const { mitglieder, einladungen } = await plaetze(lage);
    if (mitglieder.some((mitglied) => mitglied.email === email))
      throw new ApiFehler(409, { error: texte.schonMitglied, code: "schon-mitglied", field: "email" });
    if (einladungen.some((einladung) => einladung.email === email && einladung.laeuftAb > lage.am))
      throw new ApiFehler(409, { error: texte.schonEingeladen, code: "schon-eingeladen", field: "email" });
    requirePlatz(lage, mitglieder, einladungen);
    return {
      id: await ausstellen(lage, wer, { email, kanzleirolle }, "eingeladen"),
      kanzleiId: lage.team.id,
    };
  });
  await teamUnterrichten(kanzleiId);
  return id;
}

/**
 * Sends an invitation once more, with a new link and another seven days; the link before it ends.
 *
 * @throws {ApiFehler} 403 own address not confirmed, 404 none of this team, 409 it was over and its seat is taken
 */
export async function erneutSenden(wer: Einladende, id: string): Promise<void> {
  requireBestaetigt(wer.nutzer);
  const kanzleiId = await alsLeitung(wer, async (lage) => {
    const { mitglieder, einladungen } = await plaetze(lage);
    const einladung = einladungen.find((eine) => eine.id === id);
    if (!einladung) throw new ApiFehler(404);
    requirePlatz(
      lage,
      mitglieder,
      einladungen.filter((eine) => eine.id !== id),
    );
    await ausstellen(lage, wer, einladung, "einladung-erneut");
    return lage.team.id;
  });
  await teamUnterrichten(kanzleiId);
}

/**
 * The address that an invitation of this team went to.
 *
 * @throws {ApiFehler} 403 he leads none, 404 none of this team
 */
export function einladungsadresse(wer: Teamnutzer, id: string): Promise<string> {
  return alsLeitung(wer, async ({ tx, team }) => {
    const einladung = (await einladungenLesen(tx, team.id)).find((eine) => eine.id === id);
    if (!einladung) throw new ApiFehler(404);
    return einladung.email;
  });
}

/**
 * Takes an invitation back.
 *
 * @throws {ApiFehler} 404 none of this team
 */
export async function einladungZuruecknehmen(wer: Teamnutzer, id: string): Promise<void> {
  const kanzleiId = await alsLeitung(wer, async ({ tx, team, am }) => {
    const email = await einladungEntfernen(tx, team.id, id);
    if (email === undefined) throw new ApiFehler(404);
    await vorgangSchreiben(tx, {
      kanzleiId: team.id,
      am,
      art: "einladung-zurueckgenommen",
      von: wer.nutzer.id,
      angabe: email,
    });
    return team.id;
  });
  await teamUnterrichten(kanzleiId);
}

async function plaetze({ tx, team }: Teamlage) {
  return { mitglieder: await mitgliederLesen(tx, team), einladungen: await einladungenLesen(tx, team.id) };
}

function requirePlatz(
  { am }: Teamlage,
  mitglieder: readonly Mitglied[],
  einladungen: readonly Einladung[],
): void {
  const offen = einladungen.filter(({ laeuftAb }) => laeuftAb > am).length;
  const belegt = mitglieder.filter(({ leitet }) => !leitet).length + offen;
  if (belegt >= teammitgliederHoechstens)
    throw new ApiFehler(409, { error: texte.teamVoll, code: "team-voll" });
}

async function ausstellen(
  { tx, team, am }: Teamlage,
  wer: Einladende,
  { email, kanzleirolle }: Einladungswunsch,
  art: Vorgangsart,
): Promise<string> {
  const token = neueMarke();
  const laeuftAb = new Date(am.getTime() + einladungTage * 24 * 60 * 60_000);
  const id = await einladungSchreiben(tx, {
    kanzleiId: team.id,
    email,
    kanzleirolle,
    hash: markenhash(token),
    am,
    laeuftAb,
  });
  const ziel = `${umgebung().baseUrl}/team/einladung?token=${token}`;
  await mailEinreihen(tx, { an: email, ...einladungsmail(wer.anzeigename, team.name, ziel) });
  await vorgangSchreiben(tx, { kanzleiId: team.id, am, art, von: wer.nutzer.id, angabe: email });
  return id;
}
