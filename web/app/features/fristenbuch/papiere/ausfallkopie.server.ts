import { plusTage } from "@gebuehrenportal/recht";
import { satzAlsPdf } from "#dokumente/blatt/blatt-pdf.server.ts";
import { icsDatei } from "#dokumente/kalender/ics.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { jobEinreihen } from "#platform/jobs/einreihen-store.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { type Dienstlage, imDienst, kanzleienMitPflichten, leitungHeute } from "../dienst/dienst.server.ts";
import { gesendetAn, sendungVermerken } from "../dienst/sendung-store.server.ts";
import { morgens } from "../erinnerung/anlaesse.ts";
import { fristtermine } from "../erinnerung/termine.ts";
import { ausfallmail } from "../mails/pflichtmails.ts";
import { kettenanfang } from "../protokoll/kette.server.ts";
import { kettenkopfLesen } from "../protokoll/protokoll-store.server.ts";
import { kopfwort } from "../worte/papierworte.ts";
import { ausfallblatt } from "./blaetter.ts";
import { anstehendeBis, kopfVermerken } from "./papiere-store.server.ts";

const tage = 30;

/** Name of the job that makes the copy of one office. */
export const ausfalljob = "fristen-ausfallkopie-kanzlei";

/** Queues the copy of every office that keeps a book: each makes a PDF, so each is a job of its own. */
export async function ausfallkopienEinreihen(): Promise<void> {
  const kanzleien = await kanzleienMitPflichten();
  await betrieb(async (tx) => {
    for (const kanzleiId of kanzleien) await jobEinreihen(tx, ausfalljob, { kanzleiId });
  });
}

const istDran = async (lage: Dienstlage) => {
  const { tx, kanzleiId, heute, uhr, zeit } = lage;
  const leitung = leitungHeute(lage);
  if (!leitung || uhr.uhr < morgens || !zeit.istBuerotag(heute)) return undefined;
  const gesendet = await gesendetAn(tx, kanzleiId, "ausfallkopie", heute);
  return gesendet.has(leitung.id) ? undefined : leitung;
};

/**
 * Sends whoever leads an office today what it needs when the portal is out of reach: the next 30 days as PDF and as calendar,
 * with the head of the chain. Once on an office day, however often it runs.
 *
 * @returns whether it was sent
 */
export async function ausfallkopieSenden(kanzleiId: string): Promise<boolean> {
  const stand = await imDienst(kanzleiId, async (lage) => {
    const { tx, heute, personen, namen, einstellung } = lage;
    if (!(await istDran(lage))) return undefined;
    const bis = plusTage(heute, tage);
    const fristen = await anstehendeBis(tx, kanzleiId, bis);
    const kopf = (await kettenkopfLesen(tx, kanzleiId)) ?? kettenanfang;
    return { heute, bis, fristen, personen, namen, kopf, inhalt: einstellung.erinnerungsinhalt };
  });
  if (!stand) return false;
  const { heute, bis, fristen, kopf, inhalt } = stand;
  // Outside of any transaction: setting it takes its time.
  const pdf = await satzAlsPdf(ausfallblatt(fristen, stand));
  const ics = icsDatei(fristtermine(fristen, inhalt), heute, "Fristenbuch");
  const anhaenge = [
    { name: `Fristen ${heute}.pdf`, typ: "application/pdf", inhalt: pdf },
    { name: `Fristen ${heute}.ics`, typ: "text/calendar", inhalt: new TextEncoder().encode(ics) },
  ];
  return imDienst(kanzleiId, async (lage) => {
    const leitung = await istDran(lage);
    if (!leitung || lage.heute !== heute) return false;
    const neu = await sendungVermerken(
      lage.tx,
      kanzleiId,
      { art: "ausfallkopie", tag: heute, an: leitung.id },
      lage.am,
    );
    if (!neu) return false;
    await kopfVermerken(lage.tx, kanzleiId, heute, kopf);
    const mail = ausfallmail(leitung.name, { heute, bis, anzahl: fristen.length, kopf: kopfwort(kopf) });
    await mailEinreihen(lage.tx, { ...mail, an: leitung.email }, anhaenge);
    return true;
  });
}
