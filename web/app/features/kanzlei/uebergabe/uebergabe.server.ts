import { teamarbeit } from "#platform/db/mandant.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { angebotsmail } from "../mails/teammails.ts";
import { mitgliederLesen, teamFesthalten } from "../team/team-store.server.ts";
import { uebergabeLesen, uebergabeLoeschen, uebergabeSchreiben } from "../team/uebergabe-store.server.ts";
import { vorgangSchreiben } from "../team/vorgang-store.server.ts";
import { alsLeitung, type Teamnutzer, teamUnterrichten, zeitpunkt } from "../team/zugang.server.ts";
import { texte } from "../texts.ts";

/** Days an offer of the lead is good for. */
const angebotTage = 7;

/**
 * Offers the lead of the team to a member, for seven days; an offer to somebody else ends. Nothing changes until he has
 * ordered the tier of the team.
 *
 * @returns when the offer ends
 * @throws {ApiFehler} 404 nobody of this team, 409 the lead himself
 */
export async function leitungAnbieten(wer: Teamnutzer, kontoId: string): Promise<Date> {
  const { kanzleiId, laeuftAb } = await alsLeitung(wer, async ({ tx, team, am }) => {
    const mitglieder = await mitgliederLesen(tx, team);
    const mitglied = mitglieder.find(({ id }) => id === kontoId);
    if (!mitglied) throw new ApiFehler(404);
    if (mitglied.leitet) throw new ApiFehler(409, { error: texte.schonLeitung, code: "schon-leitung" });
    const bisher = await uebergabeLesen(tx, team.id, am);
    if (bisher?.an === kontoId) return { kanzleiId: team.id, laeuftAb: bisher.laeuftAb };
    const angebot = { an: kontoId, laeuftAb: new Date(am.getTime() + angebotTage * 24 * 60 * 60_000) };
    await uebergabeSchreiben(tx, team.id, angebot, am);
    const vorgang = { kanzleiId: team.id, am, art: "leitung-angeboten" as const };
    await vorgangSchreiben(tx, { ...vorgang, von: wer.nutzer.id, betrifft: kontoId });
    const von = mitglieder.find(({ leitet }) => leitet)?.name ?? team.name;
    const mail = angebotsmail(mitglied.name, von, team.name, `${umgebung().baseUrl}/team`);
    await mailEinreihen(tx, { an: mitglied.email, ...mail });
    return { kanzleiId: team.id, laeuftAb: angebot.laeuftAb };
  });
  await teamUnterrichten(kanzleiId);
  return laeuftAb;
}

/**
 * Ends the offer: the lead takes it back, or the member to whom it was made says no.
 *
 * @throws {ApiFehler} 404 nothing is offered, or to somebody else
 */
export async function angebotBeenden({ nutzer }: Teamnutzer): Promise<void> {
  const { id: kontoId, teamId } = nutzer;
  if (!teamId) throw new ApiFehler(403, { code: "tarif" });
  await teamarbeit({ kontoId, kanzleiId: teamId }, async (tx) => {
    const am = zeitpunkt();
    const team = await teamFesthalten(tx, teamId);
    const angebot = team && (await uebergabeLesen(tx, teamId, am));
    if (!angebot || (team.inhaber !== kontoId && angebot.an !== kontoId)) throw new ApiFehler(404);
    await uebergabeLoeschen(tx, teamId);
    const art =
      angebot.an === kontoId ? ("leitung-abgelehnt" as const) : ("leitung-zurueckgenommen" as const);
    await vorgangSchreiben(tx, { kanzleiId: teamId, am, art, von: kontoId });
  });
  await teamUnterrichten(teamId);
}
