import { betrieb } from "#platform/db/mandant.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { type Dienstlage, imDienst, reihum } from "../dienst/dienst.server.ts";
import { sendungVermerken } from "../dienst/sendung-store.server.ts";
import { type Buchnutzer, buchAendern, requireRecht, vermerken } from "../einstellung/buchzugang.server.ts";
import { kopfmail } from "../mails/kopfmail.ts";
import { buchFesthalten, kettenkopfLesen } from "../protokoll/protokoll-store.server.ts";
import { kopfwort } from "../worte/papierworte.ts";
import { saetze } from "../worte/saetze.ts";
import {
  kanzleienMitKopfempfang,
  kopfempfaengerLesen,
  kopfempfaengerSchreiben,
} from "./kopfversand-store.server.ts";
import { kopfVermerken } from "./papiere-store.server.ts";

/** From this hour: what was entered on the day is in it. */
const abends = "20:00";

/**
 * Sets who gets the head of the log by mail every day.
 *
 * @throws {ApiFehler} 403 no lawyer, 400 somebody of another office
 */
export async function kopfempfaengerSetzen(wer: Buchnutzer, konten: readonly string[]): Promise<void> {
  await buchAendern(wer, async (lage) => {
    requireRecht(lage, "einstellen");
    const { tx, kanzleiId, personen } = lage;
    const neu = [...new Set(konten.map((id) => id.toLowerCase()))].toSorted();
    const fremd = neu.find((id) => !personen.some((p) => p.id === id));
    if (fremd !== undefined)
      throw new ApiFehler(400, { error: saetze.person, field: "userIds", code: "person" });
    const bisher = await kopfempfaengerLesen(tx, kanzleiId);
    await vermerken(lage, "kopfempfaenger-geaendert", { vorher: bisher, nachher: neu });
    await kopfempfaengerSchreiben(tx, kanzleiId, neu);
  });
}

/**
 * Sends the head of each log to those who want it, once a day in the evening, however often it runs.
 *
 * @returns how many mails
 */
export const koepfeSenden = async (baseUrl: string): Promise<number> =>
  reihum(await betrieb(kanzleienMitKopfempfang), (kanzleiId) =>
    imDienst(kanzleiId, (lage) => kopfSenden(lage, baseUrl)),
  );

async function kopfSenden(lage: Dienstlage, baseUrl: string): Promise<number> {
  const { tx, kanzleiId, am, heute, uhr, personen, gesperrt } = lage;
  if (uhr.uhr < abends) return 0;
  await buchFesthalten(tx, kanzleiId);
  const kopf = await kettenkopfLesen(tx, kanzleiId);
  if (!kopf) return 0;
  const empfaenger = new Set(await kopfempfaengerLesen(tx, kanzleiId));
  let anzahl = 0;
  for (const { id, name, email } of personen) {
    // Who has left is no recipient any more, whatever stands there.
    if (!empfaenger.has(id) || gesperrt.has(id)) continue;
    if (!(await sendungVermerken(tx, kanzleiId, { art: "kopf", tag: heute, an: id }, am))) continue;
    const mail = kopfmail(name, {
      heute,
      kopf: kopfwort(kopf),
      ziel: `${baseUrl}/fristenmanager/protokoll`,
    });
    await mailEinreihen(tx, { ...mail, an: email });
    anzahl++;
  }
  if (anzahl > 0) await kopfVermerken(tx, kanzleiId, heute, kopf);
  return anzahl;
}
