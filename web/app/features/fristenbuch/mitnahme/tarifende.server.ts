import { plusTage, type Tag } from "@gebuehrenportal/recht";
import { jetzt } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { jobEinreihen } from "#platform/jobs/einreihen-store.server.ts";
import { type Anhang, mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { imDienst, mitZugang } from "../dienst/dienst.server.ts";
import { gesendetAn, sendungVermerken } from "../dienst/sendung-store.server.ts";
import { morgens } from "../erinnerung/anlaesse.ts";
import { tarifendemail } from "../mails/pflichtmails.ts";
import { wanduhr, zeitpunkt } from "../worte/wanduhr.ts";
import { buchbestand, buchdateien } from "./mitnahme.server.ts";
import { tarifendenZwischen } from "./tarifende-store.server.ts";

/** So many days before the tier ends the office gets its book, and once more. */
const stufen = [3, 14] as const;
type Stufe = (typeof stufen)[number];

/** Name of the job that sends the book of one office. */
export const mitnahmejob = "fristen-mitnahme-kanzlei";

/** What is due when a tier ends on a day; nothing: it is too far away. */
export const stufeVor = (ende: Tag, heute: Tag): Stufe | undefined =>
  stufen.find((tage) => ende <= plusTage(heute, tage));

/** Offices whose tier ends soon, with the first day without it; nobody before the morning. */
export async function tarifendenHeute() {
  const nun = jetzt();
  const uhr = wanduhr(nun);
  if (uhr.uhr < morgens) return [];
  const bis = zeitpunkt(plusTage(uhr.heute, Math.max(...stufen) + 1), "00:00");
  const gefunden = await betrieb((tx) =>
    tarifendenZwischen(tx, {
      tarife: mitZugang,
      von: new Date(nun.epochMilliseconds),
      bis: new Date(bis.epochMilliseconds),
    }),
  );
  return gefunden.map(({ kanzleiId, ende }) => ({
    kanzleiId,
    ende: wanduhr(Temporal.Instant.fromEpochMilliseconds(ende.getTime())).heute,
  }));
}

/** Queues the book of every office whose tier ends soon: each makes a PDF, so each is a job of its own. */
export async function mitnahmenEinreihen(): Promise<void> {
  const enden = await tarifendenHeute();
  await betrieb(async (tx) => {
    for (const { kanzleiId, ende } of enden) await jobEinreihen(tx, mitnahmejob, { kanzleiId, ende });
  });
}

/**
 * Sends everybody in an office the whole book as PDF, CSV and calendar: 14 and 3 days before its tier ends, each once,
 * however often it runs. The files say as much of a mandate as the office has chosen for mails; in full they wait in the
 * portal, in every tier.
 *
 * @returns how many mails
 */
export async function buchVorTarifende(kanzleiId: string, ende: Tag, baseUrl: string): Promise<number> {
  const stand = await imDienst(kanzleiId, async (lage) => {
    const stufe = stufeVor(ende, lage.heute);
    if (!stufe) return undefined;
    const gesendet = await gesendetAn(lage.tx, kanzleiId, `tarifende-${stufe}`, ende);
    if (lage.personen.every(({ id }) => gesendet.has(id))) return undefined;
    return { stufe, bestand: await buchbestand(lage, lage.einstellung.erinnerungsinhalt) };
  });
  if (!stand) return 0;
  const { stufe, bestand } = stand;
  // Outside of any transaction: setting it takes its time.
  const anhaenge: Anhang[] = [];
  for (const [endung, machen] of Object.entries(buchdateien)) {
    const { typ, inhalt } = await machen(bestand);
    anhaenge.push({ name: `Fristenbuch ${bestand.heute}.${endung}`, typ: typ.split(";")[0] ?? typ, inhalt });
  }
  return imDienst(kanzleiId, async ({ tx, am, personen }) => {
    let anzahl = 0;
    for (const { id, name, email } of personen) {
      const sendung = { art: `tarifende-${stufe}`, tag: ende, an: id } as const;
      if (!(await sendungVermerken(tx, kanzleiId, sendung, am))) continue;
      const angaben = { ende, anzahl: bestand.fristen.length, inhalt: bestand.inhalt };
      const mail = tarifendemail(name, { ...angaben, ziel: `${baseUrl}/konto/fristen` });
      await mailEinreihen(tx, { ...mail, an: email }, anhaenge);
      anzahl++;
    }
    return anzahl;
  });
}
