import type { Server } from "node:http";
import type { ServerBuild } from "react-router";
import type { PageRoute } from "#platform/access/guard.ts";
import { sitzungAusCookie, sitzungAusToken } from "#platform/access/sitzung.server.ts";
import { type Datenbank, datenbankAntwortet, datenbankOeffnen } from "#platform/db/datenbank.server.ts";
import { db, dbStellen, zugangUeber } from "#platform/db/zugang.server.ts";
import { fehlendeAnbieterangaben } from "#platform/env/anbieter.server.ts";
import { Bedienfehler } from "#platform/env/bedienfehler.server.ts";
import { type Umgebung, umgebung as umgebungLesen } from "#platform/env/env.server.ts";
import { appSecret } from "#platform/env/geheimnis.server.ts";
import { ratengrenze } from "#platform/http/raten.server.ts";
import { alteZaehlerLoeschen } from "#platform/http/raten-store.server.ts";
import { type Log, logErstellen } from "#platform/log/log.server.ts";
import { zurufeAnnehmen } from "#platform/realtime/zuruf.server.ts";
import { apiRoutes } from "../app/api.ts";
import { demoErlauben, demoVerbieten } from "../app/demo.ts";
import { jobs } from "../app/jobs.ts";
import { pages } from "../app/routes.ts";
import { ausgeliefert, featuresFertig, wachsend } from "../app/server.ts";
import { seitencache } from "./antwort/seitencache.ts";
import { appErstellen } from "./app.ts";
import { diensteStarten } from "./dienste.ts";
import { type Abschied, herunterfahrenBeiSignal } from "./ende.ts";
import { serverErstellen } from "./schutz/verbindungen.ts";
import { warteschlange } from "./schutz/warteschlange.ts";
import { socketsEinhaengen } from "./sockets.ts";

/** Starts the portal with the settings of this process; an operator's fault ends it with one sentence and code 1. */
export async function starten(
  build: ServerBuild,
  clientOrdner: string,
  seiten: readonly PageRoute[] = pages,
): Promise<void> {
  try {
    await start({ build, clientOrdner, pages: seiten }, umgebungLesen());
  } catch (fehler) {
    console.error(fehler instanceof Bedienfehler ? fehler.message : fehler);
    process.exit(1);
  }
}

type Bau = {
  readonly build: ServerBuild;
  readonly clientOrdner: string;
  readonly pages: readonly PageRoute[];
};

async function start(bau: Bau, umgebung: Umgebung): Promise<void> {
  // Everything this process writes (database, secret, socket) is for its own user.
  process.umask(0o077);
  const log = logErstellen(umgebung);
  let abschied: Abschied | undefined;
  herunterfahrenBeiSignal(log, () => abschied);
  const beiZuruf = zurufeAnnehmen();
  let datenbank: Datenbank | undefined;
  const cache = seitencache();
  const ausweise = { ausCookie: sitzungAusCookie, ausToken: sitzungAusToken };
  const app = appErstellen({
    umgebung,
    log,
    ...bau,
    apiRoutes,
    raten: ratengrenze(db, appSecret(umgebung), umgebung.lockereGrenzen ? 20 : 1),
    ausweise,
    cache,
    schlange: warteschlange({}, umgebung.lockereGrenzen ? 20 : 1),
    ausgeliefert,
    ...(wachsend ? { wachsend } : {}),
    gesund: async () => datenbank !== undefined && datenbankAntwortet(datenbank),
  });
  const server = serverErstellen(app.fetch, { trustedProxy: umgebung.trustedProxy });
  const sockets = socketsEinhaengen(server, { ausweise, baseUrl: umgebung.baseUrl, log });
  // The address first: taking it costs nothing, and until the database is open /api/health says 503.
  const port = await lauschen(server, umgebung);
  const offen = await datenbankOeffnen(umgebung, { art: "server", ausgefallen: () => ausgefallen(log) });
  try {
    await (umgebung.demo ? demoErlauben(offen.db) : demoVerbieten(offen.db));
  } catch (fehler) {
    await offen.schliessen();
    throw fehler;
  }
  dbStellen(zugangUeber(offen.pool));
  const aufraeumen = setInterval(
    () => alteZaehlerLoeschen(offen.db).catch(() => undefined),
    5 * 60_000,
  ).unref();
  const dienste = { umgebung, datenbank: offen, sockets, cache, log, jobs, beiZuruf };
  const gestartet = diensteStarten(dienste);
  abschied = {
    server,
    vorher: sockets.schliessen,
    danach: async () => {
      clearInterval(aufraeumen);
      await (await gestartet)();
      await featuresFertig();
      dbStellen();
      await offen.schliessen();
    },
  };
  // Who ends a portal that has answered finds an open database closed: it would start slowly the next time otherwise.
  datenbank = offen;
  await gestartet;
  begruessen(umgebung, port, offen);
}

function lauschen(server: Server, { port, host }: Umgebung): Promise<number> {
  return new Promise((fertig, gescheitert) => {
    server.once("error", (fehler: NodeJS.ErrnoException) => gescheitert(lauschfehler(fehler, port, host)));
    server.listen(port, host, () => {
      const adresse = server.address();
      fertig(typeof adresse === "object" && adresse ? adresse.port : port);
    });
  });
}

function lauschfehler(fehler: NodeJS.ErrnoException, port: number, host: string): Error {
  if (fehler.code === "EADDRINUSE") {
    return new Bedienfehler(
      `Der Port ${port} ist belegt; bitte beenden Sie das andere Programm oder setzen Sie PORT.`,
    );
  }
  if (fehler.code === "EACCES")
    return new Bedienfehler(`Für den Port ${port} fehlt die Berechtigung; bitte setzen Sie PORT.`);
  if (fehler.code === "EADDRNOTAVAIL" || fehler.code === "ENOTFOUND") {
    return new Bedienfehler(`Die Adresse ${host} gehört nicht zu diesem Rechner; bitte prüfen Sie HOST.`);
  }
  return fehler;
}

function begruessen(
  { baseUrl, port: gewuenscht, dataDir, anbieter, demo }: Umgebung,
  port: number,
  { art }: Datenbank,
): void {
  const adresse = gewuenscht === 0 ? `http://localhost:${port}` : baseUrl;
  const wo = art === "eingebettet" ? `eingebettete Datenbank in ${dataDir}` : "PostgreSQL (DATABASE_URL)";
  console.log(`Daten: ${wo}`);
  if (anbieter.beispiel && !new URL(baseUrl).hostname.match(/^(localhost|127\.|\[::1\])/)) {
    console.log(
      "Hinweis: Die Anbieterangaben sind noch Beispiele; bitte setzen Sie ANBIETER_NAME, ANBIETER_STRASSE, ANBIETER_ORT und ANBIETER_EMAIL.",
    );
  }
  const fehlt = demo || anbieter.beispiel ? [] : fehlendeAnbieterangaben(anbieter);
  if (fehlt.length > 0)
    console.log(`Hinweis: Rechnungen für die Tarife warten, bis Sie ${fehlt.join(" und ")} setzen.`);
  console.log(`Das Gebührenportal läuft auf ${adresse} – beenden mit Strg+C.`);
}

function ausgefallen(log: Log): void {
  log.fatal("Die eingebettete Datenbank ist ausgefallen");
  console.error(
    "Die eingebettete Datenbank ist ausgefallen; das Portal wird beendet. Beim nächsten Start stellt sie sich selbst wieder her.",
  );
  process.exit(1);
}
