import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Ausweise } from "#platform/access/ausweis.server.ts";
import { eigeneHerkunft } from "#platform/access/herkunft.server.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import type { Log } from "#platform/log/log.server.ts";
import type { Empfaenger, Ereignis } from "#platform/realtime/ereignis.ts";

type Verbindung = { sitzung: Sitzung; readonly anfrage: Request; lebt: boolean };
type Teile = {
  readonly ausweise: Ausweise;
  readonly baseUrl: string;
  readonly log: Log;
  /** How long a page may take to answer the closing. */
  readonly geduldMs?: number;
};

export type Sockets = {
  /** Hands an event to the open pages it is for. */
  readonly verteilen: (ereignis: Ereignis) => void;
  /** Events may have been missed: every page asks anew. */
  readonly allePruefen: () => void;
  /** Closes all with 1001, cuts those that do not answer, and lets nobody in any more: an open socket holds the server. */
  readonly schliessen: () => void;
};

const pfad = "/api/realtime";
const pulsMs = 30_000;
const hoechstensJeKonto = 20;
/** Going away; browsers cannot send it and use 4001 instead. */
const gehtWeg = 1001;

/**
 * The realtime sockets of signed-in pages at `/api/realtime`. They carry hints of what has changed and never data; the
 * portal works without them. A socket ends with its session.
 */
export function socketsEinhaengen(server: Server, teile: Teile): Sockets {
  const { ausweise, baseUrl, log, geduldMs = 5_000 } = teile;
  const wss = new WebSocketServer({ noServer: true, maxPayload: 1024, perMessageDeflate: false });
  const offene = new Map<WebSocket, Verbindung>();
  let geschlossen = false;

  server.on("upgrade", (anfrage: IncomingMessage, strom: Duplex, kopf: Buffer) => {
    strom.on("error", () => strom.destroy());
    aufnehmen(anfrage, strom, kopf).catch((err: unknown) => {
      log.warn({ err }, "Eine Verbindung ließ sich nicht öffnen");
      ablehnen(strom, 503);
    });
  });

  async function aufnehmen(roh: IncomingMessage, strom: Duplex, kopf: Buffer): Promise<void> {
    if (roh.url?.split("?")[0] !== pfad) return ablehnen(strom, 404);
    const anfrage = alsRequest(roh, baseUrl);
    const sitzung = await ausweise.ausCookie(anfrage);
    if (geschlossen) return ablehnen(strom, 503);
    if (!sitzung) return ablehnen(strom, 401);
    if (!eigeneHerkunft(anfrage.headers, baseUrl)) return ablehnen(strom, 403);
    const eigene = [...offene.values()].filter((v) => v.sitzung.nutzer.id === sitzung.nutzer.id);
    if (eigene.length >= hoechstensJeKonto) return ablehnen(strom, 429);
    wss.handleUpgrade(roh, strom, kopf, (socket) => oeffnen(socket, { sitzung, anfrage, lebt: true }));
  }

  function oeffnen(socket: WebSocket, verbindung: Verbindung): void {
    offene.set(socket, verbindung);
    socket.on("pong", () => {
      verbindung.lebt = true;
    });
    // Pages have nothing to say here.
    socket.on("message", () => socket.close(1008));
    socket.on("error", () => socket.terminate());
    // 4001 is the browsers' 1001, any other code means the same for us: the page is gone.
    socket.on("close", () => offene.delete(socket));
  }

  /** Reads the session anew: role, tier and Kanzlei may have changed, or it is over. */
  async function pruefen(socket: WebSocket, verbindung: Verbindung): Promise<void> {
    const sitzung = await ausweise.ausCookie(verbindung.anfrage);
    if (sitzung) verbindung.sitzung = sitzung;
    else socket.close(gehtWeg, "session ended");
  }

  const senden = (socket: WebSocket, type: Ereignis["type"]) => socket.send(JSON.stringify({ type }));

  const geaendert = (socket: WebSocket, verbindung: Verbindung) => {
    senden(socket, "session.changed");
    pruefen(socket, verbindung).catch(() => undefined);
  };

  const puls = setInterval(() => {
    for (const [socket, verbindung] of offene) {
      if (!verbindung.lebt) {
        socket.terminate();
        continue;
      }
      verbindung.lebt = false;
      socket.ping();
      pruefen(socket, verbindung).catch(() => undefined);
    }
  }, pulsMs).unref();

  return {
    verteilen: ({ type, an }) => {
      for (const [socket, verbindung] of offene) {
        if (!gilt(an, verbindung.sitzung)) continue;
        if (type === "session.changed") geaendert(socket, verbindung);
        else senden(socket, type);
      }
    },
    allePruefen: () => {
      for (const [socket, verbindung] of offene) geaendert(socket, verbindung);
    },
    schliessen: () => {
      geschlossen = true;
      clearInterval(puls);
      setTimeout(() => {
        for (const socket of offene.keys()) socket.terminate();
      }, geduldMs).unref();
      for (const socket of offene.keys()) socket.close(gehtWeg, "server going away");
    },
  };
}

function gilt(an: Empfaenger, { nutzer, kanzleiId }: Sitzung): boolean {
  if ("konto" in an) return nutzer.id === an.konto;
  if ("kanzlei" in an) return kanzleiId === an.kanzlei;
  if ("server" in an) return false;
  return nutzer.role !== "user";
}

function alsRequest(roh: IncomingMessage, baseUrl: string): Request {
  const headers = new Headers();
  for (const name of ["cookie", "origin"] as const) {
    const wert = roh.headers[name];
    if (wert !== undefined) headers.set(name, wert);
  }
  return new Request(baseUrl + pfad, { headers });
}

const gruende: Readonly<Record<number, [string, string]>> = {
  401: ["Unauthorized", "Nicht angemeldet"],
  403: ["Forbidden", "Keine Berechtigung"],
  404: ["Not Found", "Nicht gefunden"],
  429: ["Too Many Requests", "Zu viele offene Verbindungen"],
  503: ["Service Unavailable", "Der Dienst ist vorübergehend nicht verfügbar"],
};

function ablehnen(strom: Duplex, status: keyof typeof gruende): void {
  const [grund, error] = gruende[status] ?? ["Bad Request", "Die Anfrage ist ungültig"];
  const koerper = JSON.stringify({ error });
  const zeilen = [
    `HTTP/1.1 ${status} ${grund}`,
    "Connection: close",
    "Content-Type: application/json; charset=utf-8",
    "Cache-Control: no-store",
    "Cross-Origin-Resource-Policy: same-origin",
    `Content-Length: ${Buffer.byteLength(koerper)}`,
    "",
    koerper,
  ];
  strom.end(zeilen.join("\r\n"), () => strom.destroy());
}
