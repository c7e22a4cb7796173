// A server of `npm run drill:fristenbuch`, in a process of its own: the database of DATABASE_URL, the jobs and mails of the
// portal, and what people of an office do on its pages comes as messages. Its clock stands.
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { datenbankOeffnen } from "#platform/db/datenbank.server.ts";
import { dbStellen, zugangUeber } from "#platform/db/zugang.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { jobsStarten } from "#platform/jobs/jobs.server.ts";
import { fragenBeantworten } from "#platform/jobs/testing-drillprozess.ts";
import { logErstellen } from "#platform/log/log.server.ts";
import { postwegAus } from "#platform/mail/postweg.server.ts";
import { mailjobs, mailsNachholen } from "#platform/mail/versand.server.ts";
import type { Buchnutzer } from "../einstellung/buchzugang.server.ts";
import { anFristenErinnern } from "../erinnerung/erinnern.server.ts";
import { type Buchzug, zugTun } from "./testing-zuege.ts";

/** What the drill asks of a server. */
export type Drillfrage =
  | { readonly art: "zug"; readonly wer: Buchnutzer; readonly zug: Buchzug; readonly frist: string }
  /** What the clock does every ten minutes. */
  | { readonly art: "erinnern" }
  /** Sends what a killed server has left. */
  | { readonly art: "nachholen" };

const einstellungen = umgebung();
uhrStellen(process.env.DRILL_UHR);
const log = logErstellen({ logLevel: "error" });
const versand = { postweg: postwegAus(einstellungen), textBehalten: false, log };
const datenbank = await datenbankOeffnen(einstellungen, { art: "server" });
dbStellen(zugangUeber(datenbank.pool));
await jobsStarten(datenbank, log, mailjobs(versand));
fragenBeantworten<Drillfrage>((frage): Promise<unknown> => {
  if (frage.art === "zug") return anDerReihe(() => zugTun(frage.wer, frage.zug, frage.frist));
  return frage.art === "erinnern" ? anFristenErinnern(einstellungen.baseUrl) : mailsNachholen(versand, 0);
});

const zugleich = 20;
const wartende: (() => void)[] = [];
let beschaeftigt = 0;

/** As many at once as there may be; the others queue up before they ask for a connection, as they do in the portal. */
async function anDerReihe<T>(arbeit: () => Promise<T>): Promise<T> {
  if (beschaeftigt >= zugleich) await new Promise<void>((frei) => wartende.push(frei));
  beschaeftigt += 1;
  try {
    return await arbeit();
  } finally {
    beschaeftigt -= 1;
    wartende.shift()?.();
  }
}

process.stdout.write("bereit\n");
