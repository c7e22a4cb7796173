import type { Datenbank } from "#platform/db/datenbank.server.ts";
import type { Umgebung } from "#platform/env/env.server.ts";
import { type Jobart, jobsStarten } from "#platform/jobs/jobs.server.ts";
import { lesenBeenden } from "#platform/lesen/lesen.server.ts";
import type { Log } from "#platform/log/log.server.ts";
import { postwegAus } from "#platform/mail/postweg.server.ts";
import { mailjobs, mailsNachholen } from "#platform/mail/versand.server.ts";
import { pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { busImProzess, busStellen } from "#platform/realtime/bus.server.ts";
import { busUeberPostgres } from "#platform/realtime/bus-store.server.ts";
import type { Ereignis } from "#platform/realtime/ereignis.ts";
import { gemerktesVergessen } from "#platform/realtime/gemerkt.server.ts";
import type { Seitencache } from "./antwort/seitencache.ts";
import type { Sockets } from "./sockets.ts";

type Teile = {
  readonly umgebung: Umgebung;
  readonly datenbank: Datenbank;
  readonly sockets: Sockets;
  readonly cache: Pick<Seitencache, "leeren">;
  readonly log: Log;
  /** Sets what is done when a script has changed what pages show. */
  readonly beiZuruf: (tun: () => void) => void;
  /** Jobs of the features. */
  readonly jobs: readonly Jobart[];
};

/**
 * Starts what runs beside the answers: jobs, mails, events between processes.
 *
 * @returns what ends it, in time before the database closes
 */
export async function diensteStarten(teile: Teile): Promise<() => Promise<void>> {
  const { umgebung, datenbank, sockets, cache, log } = teile;
  const { databaseUrl } = umgebung;
  const seitenVerwerfen = () => {
    gemerktesVergessen();
    cache.leeren();
  };
  const empfangen = (ereignis: Ereignis) =>
    "server" in ereignis.an ? seitenVerwerfen() : sockets.verteilen(ereignis);
  // Whatever was sent meanwhile is lost: pages look again, and kept ones may be out of date.
  const nachholen = () => {
    seitenVerwerfen();
    sockets.allePruefen();
  };
  const bus = databaseUrl
    ? await busUeberPostgres({ pool: datenbank.pool, databaseUrl }, empfangen, nachholen)
    : busImProzess(empfangen);
  teile.beiZuruf(seitenVerwerfen);
  // A page made before the database was open knows nothing of what is in it.
  seitenVerwerfen();
  busStellen(bus);
  const postweg = postwegAus(umgebung);
  const versand = { postweg, textBehalten: umgebung.demo, log };
  const jobs = await jobsStarten(datenbank, log, [...mailjobs(versand), ...teile.jobs]);
  // What the process before this one left: a kill between commit and sending.
  mailsNachholen(versand, 0).catch((err: unknown) => log.warn({ err }, "Mails ließen sich nicht nachholen"));
  return async () => {
    busStellen();
    await jobs.beenden();
    await pdfBeenden();
    await lesenBeenden();
    await bus.beenden();
    postweg.schliessen();
  };
}
