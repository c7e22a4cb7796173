import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { Sitzung } from "#platform/access/konto.ts";
import { serverErstellen } from "./schutz/verbindungen.ts";
import { socketsEinhaengen } from "./sockets.ts";
import { testsitzung } from "./testing/sitzung.ts";

const baseUrl = "http://localhost";

/** A server with sockets whose sessions are as slow as the test wants them. */
async function mitSockets(ausCookie: () => Promise<Sitzung | undefined>, geduldMs?: number) {
  const server = serverErstellen(() => new Response("Seite"), {});
  const ausweise = { ausCookie, ausToken: async () => undefined };
  const log = pino({ enabled: false });
  const sockets = socketsEinhaengen(server, { ausweise, baseUrl, log, ...(geduldMs ? { geduldMs } : {}) });
  await new Promise<void>((offen) => server.listen(0, "127.0.0.1", offen));
  const zu = once(server, "close");
  const { port } = server.address() as { port: number };
  const stroeme: Socket[] = [];
  onTestFinished(() => {
    for (const strom of stroeme) strom.destroy();
    server.close();
  });
  /** Asks for a socket and says what came back; answers nothing that the server sends, like a page that hangs. */
  const anklopfen = () => {
    const strom = connect({ port, host: "127.0.0.1" });
    stroeme.push(strom);
    strom.on("error", () => undefined);
    strom.write(
      [
        "GET /api/realtime HTTP/1.1",
        "Host: localhost",
        `Origin: ${baseUrl}`,
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "",
        "",
      ].join("\r\n"),
    );
    return once(strom, "data").then(([teil]) => String(teil).split("\r\n")[0]);
  };
  return { server, sockets, anklopfen, zu };
}

test("Wer um eine Verbindung bittet, während das Portal geht, bekommt keine und hält es nicht auf", async () => {
  const gelesen = Promise.withResolvers<void>();
  const gefragt = Promise.withResolvers<void>();
  const { server, sockets, anklopfen, zu } = await mitSockets(async () => {
    gefragt.resolve();
    await gelesen.promise;
    return testsitzung();
  });
  const antwort = anklopfen();
  await gefragt.promise;
  sockets.schliessen();
  server.close();
  gelesen.resolve();
  expect(await antwort).toBe("HTTP/1.1 503 Service Unavailable");
  await zu;
});

test("Eine Seite, die auf den Abschied nicht antwortet, hält das Portal nicht auf", async () => {
  const { server, sockets, anklopfen, zu } = await mitSockets(async () => testsitzung(), 50);
  expect(await anklopfen()).toBe("HTTP/1.1 101 Switching Protocols");
  sockets.schliessen();
  server.close();
  await zu;
});
