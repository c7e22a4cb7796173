import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keineBeitraege } from "#platform/beitraege.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { eingabe } from "#platform/http/eingabefehler.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { apiRoutes } from "./api.ts";
import { beispiele } from "./mcp.ts";

const wurzel = join(import.meta.dirname, "../..");
const rechenaufrufe = apiRoutes.filter(
  ({ cors, path }) => cors && /^\/api\/(rechner\/|fristenkatalog)/.test(path),
);
/** One path computes with POST and informs with GET. */
const werkzeugname = ({ method, path }: (typeof rechenaufrufe)[number]): string =>
  `${path
    .replace(/^\/api\/(rechner\/)?/, "")
    .replace("/:id", "-eintrag")
    .replaceAll("/", "-")}${method === "GET" && path.endsWith("/streitwert") ? "-auskunft" : ""}`;
const ordner = mkdtempSync(join(tmpdir(), "gp-mcp-"));
const kunde = new Client({ name: "probe", version: "1" });
/** No setting, no secret, no database; a library that the pinned Node.js needs may stand in a folder of its own. */
const env = {
  PATH: process.env.PATH ?? "",
  HOME: ordner,
  DATA_DIR: join(ordner, "data"),
  LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? "",
};

beforeAll(() =>
  kunde.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(wurzel, "scripts/mcp.ts")],
      cwd: ordner,
      env,
    }),
  ),
);
afterAll(async () => {
  await kunde.close();
  rmSync(ordner, { recursive: true });
});

test("Über stdio gibt es dieselben Werkzeuge wie Rechenaufrufe, und den Rechtsstand", async () => {
  const { tools } = await kunde.listTools();
  expect(tools.map(({ name }) => name)).toEqual([...rechenaufrufe.map(werkzeugname), "rechtsstand"]);
  expect((await kunde.listResources()).resources).toHaveLength(1);
});

test.each(rechenaufrufe.map((route) => [werkzeugname(route), route] as const))(
  "Das Werkzeug %s gibt über stdio Byte für Byte das JSON des Aufrufs",
  async (name, { method, path, contract, handler }) => {
    const { body, query = {}, params = {} } = beispiele[`${method} ${path}`] ?? {};
    const direkt = await handler({
      query: contract.query && eingabe(contract.query, query),
      body: contract.body && eingabe(contract.body, body),
      params,
      request: new Request("http://localhost/"),
      sitzung: undefined,
      client: "",
      raten: ohneGrenzen,
      heute: heute(),
      beitraege: keineBeitraege,
    });
    const { structuredContent } = await kunde.callTool({
      name,
      arguments: { ...params, ...(body ?? query) } as Record<string, unknown>,
    });
    expect(structuredContent).toMatchObject({ art: "ergebnis" });
    expect(JSON.stringify(structuredContent)).toBe(JSON.stringify(direkt));
  },
);

test("Ohne Konto gilt der freie Umfang", async () => {
  const { isError, structuredContent } = await kunde.callTool({
    name: "rvg",
    arguments: { angelegenheiten: [{ wert: 1_000_000, positionen: [{ nr: "3200" }] }] },
  });
  expect([isError, structuredContent]).toMatchObject([true, { code: "tarif" }]);
});

test("npm run --silent mcp schreibt nichts als das Protokoll, legt nichts an und endet mit seiner Eingabe", async () => {
  const kind = spawn("npm", ["run", "--silent", "mcp"], { cwd: wurzel, env, stdio: "pipe" });
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "x", version: "1" } };
  const nachrichten = [
    { jsonrpc: "2.0", id: 1, method: "initialize", params },
    { jsonrpc: "2.0", method: "notifications/initialized" },
    { jsonrpc: "2.0", id: 2, method: "tools/list" },
    "kein JSON",
    { jsonrpc: "2.0", id: 3, method: "ping" },
  ];
  kind.stdin.end(nachrichten.map((n) => `${typeof n === "string" ? n : JSON.stringify(n)}\n`).join(""));
  const [ausgabe, code] = await Promise.all([
    text(kind.stdout),
    new Promise((fertig) => kind.once("close", fertig)),
  ]);
  const zeilen = ausgabe.trimEnd().split("\n");
  expect(zeilen.map((zeile) => JSON.parse(zeile).id).toSorted()).toEqual([1, 2, 3]);
  expect(code).toBe(0);
  expect(readdirSync(ordner).filter((name) => name === "data")).toEqual([]);
});
