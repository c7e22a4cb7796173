import { connect } from "node:net";
import { setTimeout as warten } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { apiRoute } from "#platform/http/api-route.ts";
import { testportal } from "./testing.ts";
import { serverErstellen } from "./verbindungen.ts";

const annehmen = apiRoute({
  method: "POST",
  path: "/api/annehmen",
  guard: "oeffentlich",
  contract: { summary: "Nimmt an.", body: z.object({}), response: z.object({}) },
  handler: () => ({}),
});

/** A portal that listens, and what one connection to it hears. */
async function lauschend(grenzen?: { ankunftMs: number; pruefenMs: number }) {
  const { holen, protokoll } = testportal({ apiRoutes: [annehmen] });
  const server = serverErstellen((anfrage: Request) => holen(anfrage.url, anfrage), grenzen);
  await new Promise<void>((offen) => server.listen(0, "127.0.0.1", offen));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const verbinden = (zeilen: readonly string[]) => {
    const strom = connect(port, "127.0.0.1");
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
  const { verbinden } = await lauschend();
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
    expect(protokoll()).toContain(pfad);
    expect(protokoll()).not.toContain('"level":50');
  },
);
