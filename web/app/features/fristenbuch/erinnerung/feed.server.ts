import { plusTage } from "@gebuehrenportal/recht";
import { z } from "zod";
import { icsDatei } from "#dokumente/kalender/ics.ts";
import { markenhash, neueMarke } from "#platform/access/marke.server.ts";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import { betrieb, mandant } from "#platform/db/mandant.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { mitZugang } from "../dienst/dienst.server.ts";
import { leiter } from "../dienst/leiter.ts";
import { abwesenheitenLesen } from "../einstellung/abwesenheit-store.server.ts";
import { type Buchnutzer, imBuch } from "../einstellung/buchzugang.server.ts";
import { einstellungLesen } from "../einstellung/einstellung-store.server.ts";
import { personenLesen } from "../einstellung/personen-store.server.ts";
import { termineImKalender } from "../termine/kalender.server.ts";
import { type Erinnerungsinhalt, wenigerVon } from "../worte/fristwort.ts";
import { saetze } from "../worte/saetze.ts";
import {
  type Feed,
  feedAbholen,
  feedAnlegen,
  feedEntwerten,
  feedsLesen,
  feedzugang,
  offeneAb,
} from "./feed-store.server.ts";
import { feedpfad } from "./feedpfad.ts";
import { fristtermine } from "./termine.ts";
import { zugangMitMarke } from "./traeger.server.ts";

const hoechstens = 5;
/** So long an overdue entry stays in the calendar. */
const zurueck = 60;

/**
 * Makes a private calendar for this person.
 *
 * @returns its address, which nobody can be told again
 * @throws {ApiFehler} 409 five already
 */
export async function kalenderAnlegen(
  wer: Buchnutzer,
  inhalt: Erinnerungsinhalt,
  baseUrl: string,
): Promise<{ readonly id: string; readonly url: string }> {
  const marke = neueMarke();
  const id = await imBuch(wer, async ({ tx, kanzleiId, akteur, am }) => {
    if ((await feedsLesen(tx, kanzleiId, akteur.id)).length >= hoechstens)
      throw new ApiFehler(409, { error: saetze.feedsHoechstens, code: "zu-viele" });
    return feedAnlegen(tx, kanzleiId, { kontoId: akteur.id, markeHash: markenhash(marke), inhalt }, am);
  });
  return { id, url: `${baseUrl}${feedpfad}?marke=${marke}` };
}

/** The calendars of this person. */
export const kalenderVon = (wer: Buchnutzer): Promise<Feed[]> =>
  imBuch(wer, ({ tx, kanzleiId, akteur }) => feedsLesen(tx, kanzleiId, akteur.id));

/**
 * Revokes a calendar: its address answers nobody any more.
 *
 * @throws {ApiFehler} 404 none of this person
 */
export async function kalenderWiderrufen(wer: Buchnutzer, id: string): Promise<void> {
  await imBuch(wer, async ({ tx, kanzleiId, akteur, am }) => {
    const gelesen = z.uuid().safeParse(id).data;
    const weg =
      gelesen !== undefined && (await feedEntwerten(tx, kanzleiId, { id: gelesen, kontoId: akteur.id }, am));
    if (!weg) throw new ApiFehler(404, { error: saetze.feedUnbekannt });
  });
}

/**
 * The calendar of an address: what its person is responsible for or stands in for, and no more of a mandate than both the
 * person and the office have chosen.
 *
 * @throws {ApiFehler} 404 no such calendar, revoked, its person is blocked, has left the office or lacks the second factor
 *   that the team asks for, or the tier is over: it lasts through all reminders, so whoever forgets to pay keeps it till then
 */
export async function kalenderdatei(marke: string): Promise<string> {
  const unbekannt = new ApiFehler(404, { error: saetze.feedUnbekannt });
  const zugang = await zugangMitMarke("fristfeed", marke);
  if (!zugang) throw unbekannt;
  const { kanzleiId, gesperrt } = zugang;
  const tag = heute();
  const am = new Date(jetzt().epochMilliseconds);
  // The portal itself looks at tier and factors: the office sees neither.
  const offenFuer = await betrieb((tx) => feedzugang(tx, kanzleiId, { tarife: mitZugang, am }));
  return mandant({ kanzleiId, nutzer: { id: "" } }, async (tx) => {
    const feed = await feedAbholen(tx, kanzleiId, zugang.id, am);
    const personen = await personenLesen(tx);
    if (
      !feed ||
      !offenFuer(feed.kontoId) ||
      gesperrt.has(feed.kontoId) ||
      !personen.some(({ id }) => id === feed.kontoId)
    )
      throw unbekannt;
    const abwesenheiten = await abwesenheitenLesen(tx, kanzleiId, tag);
    const beteiligte = { personen, abwesenheiten, gesperrt, heute: tag };
    const einstellung = await einstellungLesen(tx, kanzleiId);
    const inhalt = wenigerVon(feed.inhalt, einstellung.erinnerungsinhalt);
    const istSeins = (verantwortlich: string | null) =>
      verantwortlich === feed.kontoId || leiter({ verantwortlich }, beteiligte)[0] === feed.kontoId;
    const eigene = (await offeneAb(tx, kanzleiId, plusTage(tag, -zurueck))).filter((f) =>
      istSeins(f.verantwortlich),
    );
    const termine = await termineImKalender(
      { tx, kanzleiId, einstellung, heute: tag },
      // What is the whole office's is everybody's.
      { inhalt, fuer: (person) => person === null || istSeins(person) },
    );
    return icsDatei([...fristtermine(eigene, inhalt), ...termine], tag, "Fristenbuch");
  });
}
