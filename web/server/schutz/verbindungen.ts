import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { clientAdresse, clientKennung } from "#platform/http/adresse.server.ts";

/** So long a request may take to arrive, its body included. */
const ankunftMs = 60_000;
/** More at the same time are not taken: each costs memory, and a browser needs six. */
const verbindungenHoechstens = 2_000;
/** Of one client: an office behind one address needs many, all of them nobody. */
const jeClientHoechstens = 500;
/** Where each comes with its own address, nobody has so many requests under way. */
const anfragenHoechstens = 300;

export type Verbindungsgrenzen = {
  readonly ankunftMs: number;
  readonly pruefenMs: number;
  readonly jeClient: number;
  readonly anfragenJeClient: number;
  /** Header in which a trusted proxy names the client; unset: the other end of a connection is the client. */
  readonly trustedProxy: string | undefined;
};

/**
 * The server for an application. Only WebSockets change the protocol; whoever offers anything else (`Upgrade: h2c`) is
 * answered in the one he came with. No client takes all connections: each has a bound of his own, and behind a proxy,
 * whose connections are everybody's, a bound of requests under way.
 */
export function serverErstellen(
  fetch: Parameters<typeof createAdaptorServer>[0]["fetch"],
  angaben: Partial<Verbindungsgrenzen> = {},
): Server {
  const grenzen: Verbindungsgrenzen = {
    ankunftMs,
    pruefenMs: 5_000,
    jeClient: jeClientHoechstens,
    anfragenJeClient: anfragenHoechstens,
    trustedProxy: undefined,
    ...angaben,
  };
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      requestTimeout: grenzen.ankunftMs,
      headersTimeout: Math.min(grenzen.ankunftMs, 20_000),
      connectionsCheckingInterval: grenzen.pruefenMs,
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === "websocket",
    },
  }) as Server;
  server.maxConnections = verbindungenHoechstens;
  if (grenzen.trustedProxy === undefined) verbindungenBegrenzen(server, grenzen.jeClient);
  else anfragenBegrenzen(server, grenzen.trustedProxy, grenzen.anfragenJeClient);
  return server;
}

/** Counts what each has at the same time. */
function zaehler(hoechstens: number) {
  const offene = new Map<string, number>();
  return {
    /** Whether he may have one more; `frei` is due for each that he got. */
    belegt: (client: string): boolean => {
      const anzahl = offene.get(client) ?? 0;
      if (anzahl < hoechstens) offene.set(client, anzahl + 1);
      return anzahl < hoechstens;
    },
    frei: (client: string): void => {
      const anzahl = offene.get(client) ?? 0;
      if (anzahl > 1) offene.set(client, anzahl - 1);
      else offene.delete(client);
    },
  };
}

/** A connection too many is closed before anything is read from it. */
function verbindungenBegrenzen(server: Server, hoechstens: number): void {
  const offene = zaehler(hoechstens);
  server.on("connection", (strom: Socket) => {
    // One that has broken off already has no address any more.
    if (strom.remoteAddress === undefined) return;
    const client = clientKennung(strom.remoteAddress);
    if (!offene.belegt(client)) return void strom.destroy();
    strom.once("close", () => offene.frei(client));
  });
}

function anfragenBegrenzen(server: Server, trustedProxy: string, hoechstens: number): void {
  const offene = zaehler(hoechstens);
  const [bearbeiten] = server.listeners("request") as [(i: IncomingMessage, o: ServerResponse) => void];
  server.removeAllListeners("request");
  server.on("request", (anfrage: IncomingMessage, antwort: ServerResponse) => {
    const kopf = (name: string) => anfrage.headers[name.toLowerCase()]?.toString();
    const client = clientKennung(clientAdresse(kopf, anfrage.socket.remoteAddress, trustedProxy));
    if (!offene.belegt(client)) return zuViele(antwort);
    antwort.once("close", () => offene.frei(client));
    bearbeiten(anfrage, antwort);
  });
}

function zuViele(antwort: ServerResponse): void {
  const { koerper } = new ApiFehler(429, { code: "zu-viele-anfragen" });
  antwort.writeHead(429, { "Content-Type": "application/json; charset=utf-8", "Retry-After": "10" });
  antwort.end(JSON.stringify(koerper));
}
