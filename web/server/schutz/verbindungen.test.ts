import { connect } from "node:net";
import { Duplex } from "node:stream";
import { setTimeout as warten } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { apiRoute } from "#platform/http/api-route.ts";
import { testportal } from "../testing/testportal.ts";
import { serverErstellen, type Verbindungsgrenzen } from "./verbindungen.ts";

const annehmen = apiRoute({
  method: "POST",
  path: "/api/annehmen",
  guard: "oeffentlich: Test",
  contract: { summary: "Nimmt an.", body: z.object({}), response: z.object({}) },
  handler: () => ({}),
});

/** A portal that listens, and what one connection to it hears. */
async function lauschend(grenzen: Partial<Verbindungsgrenzen> = {}) {
  const { holen, protokoll } = testportal({ apiRoutes: [annehmen] });
  const server = serverErstellen((anfrage: Request) => holen(anfrage.url, anfrage), grenzen);
  await new Promise<void>((offen) => server.listen(0, "127.0.0.1", offen));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const verbinden = (zeilen: readonly string[], localAddress = "127.0.0.1") => {
    const strom = connect({ port, host: "127.0.0.1", localAddress });
    const lauf = { strom, text: "", zu: new Promise<void>((fertig) => strom.once("close", () => fertig())) };
    strom.on("data", (teil) => {
      lauf.text += teil;
    });
    strom.on("error", () => undefined);
    strom.write(`${zeilen.join("\r\n")}\r\n\r\n`);
    return lauf;
  };
  return { verbinden, protokoll, server };
}

test("Wer ein anderes Protokoll anbietet, bekommt die Seite in dem, mit dem er kam", async () => {
  const { verbinden, server } = await lauschend();
  // As the portal has one for its WebSockets: without it Node ignores what is offered by itself.
  server.on("upgrade", (_anfrage, strom: Duplex) => strom.end("HTTP/1.1 404 Not Found\r\n\r\n"));
  const lauf = verbinden([
    "GET /seite HTTP/1.1",
    "Host: localhost",
    "Connection: close, Upgrade, HTTP2-Settings",
    "Upgrade: h2c",
    "HTTP2-Settings: AAMAAABkAAQAAP__",
  ]);
  await lauf.zu;
  expect(lauf.text).toMatch(/^HTTP\/1\.1 200 /);
});

test("Eine Eingabe, die nicht ankommt, wird nach ihrer Zeit beendet", async () => {
  const { verbinden, protokoll } = await lauschend({ ankunftMs: 300, pruefenMs: 50 });
  const kopf = ["Host: localhost", "Content-Type: application/json", "Content-Length: 1000"];
  const lauf = verbinden(["POST /api/annehmen HTTP/1.1", ...kopf]);
  await lauf.zu;
  expect(lauf.text).toMatch(/^HTTP\/1\.1 408 /);
  expect(protokoll()).not.toContain('"level":50');
});

test.each(["/api/annehmen", "/rechner"])(
  "Eine abgebrochene Eingabe nach %s ist kein Fehler im Protokoll",
  async (pfad) => {
    const { verbinden, protokoll } = await lauschend();
    const lauf = verbinden([
      `POST ${pfad} HTTP/1.1`,
      "Host: localhost",
      "Content-Type: application/json",
      "Content-Length: 1000",
      "",
      '{"a":',
    ]);
    await warten(50);
    lauf.strom.destroy();
    await warten(100);
    expect(protokoll()).toMatch(new RegExp(`"pfad":"${pfad}","status":400`));
    expect(protokoll()).not.toMatch(/"level":[45]0/);
  },
);

const langsam = ["GET /langsam?1 HTTP/1.1", "Host: localhost", "Connection: close"];

test("Ein Besucher bekommt nicht alle Verbindungen, ein anderer daneben die seine", async () => {
  const { verbinden } = await lauschend({ jeClient: 2 });
  const eigene = [verbinden(langsam), verbinden(langsam)];
  await warten(50);
  const zuviel = verbinden(langsam);
  const anderer = verbinden(langsam, "127.0.0.2");
  await Promise.all([...eigene, zuviel, anderer].map(({ zu }) => zu));
  expect(zuviel.text).toBe("");
  for (const lauf of [...eigene, anderer]) expect(lauf.text).toMatch(/^HTTP\/1\.1 200 /);
  const danach = verbinden(langsam);
  await danach.zu;
  expect(danach.text).toMatch(/^HTTP\/1\.1 200 /);
});

test("Ohne Angaben sind es 500 Verbindungen je Besucher und 2.000 im Ganzen, und eine Eingabe hat 60 Sekunden", () => {
  const server = serverErstellen(() => new Response());
  const verbunden = (remoteAddress: string) => {
    const strom = Object.assign(new Duplex({ read: () => undefined }), { remoteAddress });
    onTestFinished(() => void strom.destroy());
    server.emit("connection", strom);
    return strom;
  };
  const eigene = Array.from({ length: 501 }, () => verbunden("203.0.113.5"));
  expect(eigene.map(({ destroyed }) => destroyed).indexOf(true)).toBe(500);
  expect(verbunden("203.0.113.6").destroyed).toBe(false);
  expect([server.maxConnections, server.requestTimeout]).toEqual([2_000, 60_000]);
});

test("Hinter einem Proxy zählt nicht dessen Adresse, sondern wer durch ihn kommt, IPv6 nach seinem Netz", async () => {
  const { verbinden } = await lauschend({
    jeClient: 1,
    anfragenJeClient: 2,
    trustedProxy: "X-Forwarded-For",
  });
  const durch = (adresse: string) => verbinden([...langsam, `X-Forwarded-For: 9.9.9.9, ${adresse}`]);
  const laeufe = ["2001:db8::1", "2001:db8::2", "203.0.113.5", "203.0.113.5"].map(durch);
  await warten(50);
  laeufe.push(durch("2001:db8::3"), durch("2001:db8:0:1::3"));
  await Promise.all(laeufe.map(({ zu }) => zu));
  const stati = laeufe.map(({ text }) => Number(text.slice(9, 12)));
  expect(stati).toEqual([200, 200, 200, 200, 429, 200]);
  expect(laeufe[4]?.text.toLowerCase()).toContain("retry-after: 10");
});
