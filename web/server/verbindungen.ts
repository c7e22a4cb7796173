import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";

/** So long a request may take to arrive, its body included. */
const ankunftMs = 60_000;
/** More at the same time are not taken: each costs memory, and a browser needs six. */
const verbindungenHoechstens = 2_000;

/**
 * The server for an application. Only WebSockets change the protocol; whoever offers anything else (`Upgrade: h2c`) is
 * answered in the one he came with.
 */
export function serverErstellen(
  fetch: Parameters<typeof createAdaptorServer>[0]["fetch"],
  grenzen: { readonly ankunftMs: number; readonly pruefenMs: number } = { ankunftMs, pruefenMs: 5_000 },
): Server {
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
  return server;
}
