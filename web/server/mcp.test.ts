import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { JsonSchemaValidator } from "@modelcontextprotocol/sdk/validation";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { describe, expect, test } from "vitest";
import type { Tarif } from "#platform/access/tarif.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { Limit } from "#platform/http/limit.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { apiRoutes } from "../app/api.ts";
import { beispiele, mcpRoute } from "../app/mcp.ts";
import type { Bauteile } from "./kontext.ts";
import { eigeneSeite, sitzungscookie, testausweise, testsitzung } from "./testing/sitzung.ts";
import { testportal } from "./testing/testportal.ts";

type Portal = ReturnType<typeof testportal>;
const portal = (teile: Partial<Bauteile> = {}) => testportal({ apiRoutes, ...teile });
const mitTarif = (subscriptionStatus: Tarif) => ({
  ausweise: testausweise(undefined, testsitzung({ subscriptionStatus })),
});
const merkmal = { Authorization: "Bearer gut" };
const rechenaufrufe = apiRoutes.filter(
  ({ cors, path }) => cors && /^\/api\/(rechner\/|fristenkatalog)/.test(path),
);
/** One path computes with POST and informs with GET. */
const werkzeugname = ({ method, path }: (typeof rechenaufrufe)[number]): string =>
  `${path
    .replace(/^\/api\/(rechner\/)?/, "")
    .replace("/:id", "-eintrag")
    .replace("/batch", "-batch")}${method === "GET" && path.endsWith("/streitwert") ? "-auskunft" : ""}`;
const berufung = { angelegenheiten: [{ wert: 1_000_000, positionen: [{ nr: "3200" }] }] };
const klage = { angelegenheiten: [{ wert: 1_000_000, positionen: [{ nr: "3100" }, { nr: "3104" }] }] };

/** The SDK's own checker, which translates the schema of a tool once, and not for each client that lists the tools. */
const jsonSchemaValidator = (() => {
  const eigener = new AjvJsonSchemaValidator();
  const bekannte = new Map<string, ReturnType<typeof eigener.getValidator>>();
  return {
    getValidator: <T>(schema: Parameters<typeof eigener.getValidator>[0]) => {
      const text = JSON.stringify(schema);
      const bekannter = bekannte.get(text) ?? eigener.getValidator(schema);
      bekannte.set(text, bekannter);
      return bekannter as JsonSchemaValidator<T>;
    },
  };
})();

/** The SDK's own client, whose messages go to the portals in turn. */
async function client(portale: readonly Portal[], headers: Record<string, string> = {}) {
  let zaehler = 0;
  const fetch = (ziel: string | URL, init?: RequestInit) =>
    portale[zaehler++ % portale.length]?.holen(new URL(ziel).pathname, init) as Promise<Response>;
  const transport = new StreamableHTTPClientTransport(new URL("http://localhost:3000/api/mcp"), {
    fetch,
    requestInit: { headers },
  });
  const kunde = new Client({ name: "probe", version: "1" }, { jsonSchemaValidator });
  // The class leaves optional members undefined, which its own interface does not foresee.
  await kunde.connect(transport as Transport);
  return kunde;
}

const kopf = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
const senden = (ziel: Portal, nachricht: unknown, headers: Record<string, string> = {}) =>
  ziel.holen("/api/mcp", {
    method: "POST",
    headers: { ...kopf, ...headers },
    body: typeof nachricht === "string" ? nachricht : JSON.stringify(nachricht),
  });
const liste = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const aufruf = (werkzeug: string, argumente: unknown) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: werkzeug, arguments: argumente },
});

test("Ein Client meldet sich an, liest Anleitung und Werkzeuge; jeder Rechenaufruf ist eines, dazu der Rechtsstand", async () => {
  const kunde = await client([portal()]);
  expect(kunde.getServerVersion()).toMatchObject({ name: "gebuehrenportal", title: "Gebührenportal" });
  expect(kunde.getInstructions()).toContain("ganze Eurocent");
  const { tools } = await kunde.listTools();
  expect(tools.map((werkzeug) => werkzeug.name)).toEqual([...rechenaufrufe.map(werkzeugname), "rechtsstand"]);
  for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
    expect(description, name).toMatch(/^[A-ZÄÖÜ].*\.$/);
    expect([inputSchema.type, outputSchema?.type, annotations?.readOnlyHint], name).toEqual([
      "object",
      "object",
      true,
    ]);
  }
  const rvg = tools.find((werkzeug) => werkzeug.name === "rvg");
  expect(rvg?.description).toBe("Berechnet eine Vergütung nach dem RVG mit Rechenweg.");
  expect(rvg?.inputSchema.required).toEqual(["angelegenheiten"]);
});

test.each(rechenaufrufe.map((route) => [werkzeugname(route), route] as const))(
  "Das Werkzeug %s gibt zum Beispiel Byte für Byte dasselbe wie der Aufruf",
  async (werkzeug, { method, path }) => {
    const beispiel = beispiele[`${method} ${path}`];
    const { query, body, params = {} } = beispiel ?? {};
    const adresse = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
    const ziel = portal();
    const direkt = await ziel.holen(`${adresse}${query ? `?${new URLSearchParams(query)}` : ""}`, {
      method,
      ...(body ? { headers: kopf, body: JSON.stringify(body) } : {}),
    });
    const json = await direkt.text();
    expect([direkt.status, JSON.parse(json).art]).toEqual([200, "ergebnis"]);
    const kunde = await client([ziel]);
    // After the list the client checks each answer against the schema of its tool.
    await kunde.listTools();
    const { structuredContent, content, isError } = await kunde.callTool({
      name: werkzeug,
      arguments: { ...params, ...(body ?? query ?? {}) } as Record<string, unknown>,
    });
    expect(isError).toBeUndefined();
    expect(JSON.stringify(structuredContent)).toBe(json);
    expect((content as { text: string }[])[1]?.text).toBe(json);
    expect((content as { text: string }[])[0]?.text).toMatch(/^Ergebnis/);
  },
);

test("Nichts bleibt in einem Prozess: der eine beantwortet die Anmeldung, der andere die Rechnung", async () => {
  const kunde = await client([portal(), portal(), portal()]);
  const { structuredContent } = await kunde.callTool({ name: "rvg", arguments: klage });
  expect(structuredContent).toMatchObject({ art: "ergebnis", brutto: 196_350 });
});

test("Der kurze Text nennt Summe, Fassung und Rechenkern", async () => {
  const kunde = await client([portal()]);
  const { content } = await kunde.callTool({ name: "rvg", arguments: klage });
  expect((content as { text: string }[])[0]?.text.replaceAll("\u00a0", " ")).toMatch(
    /^Ergebnis: brutto 1\.963,50 €, .*\nFassung: ab 01\.06\.2025 \(KostBRÄG 2025\)\nRechenkern: \d/,
  );
});

describe("Eine Ablehnung ist eine Antwort mit Satz, Code und Feld, die dem Schema genügt:", () => {
  const abgelehnt = async (werkzeug: string, argumente: Record<string, unknown>) => {
    const kunde = await client([portal()]);
    await kunde.listTools();
    const { isError, structuredContent, content } = await kunde.callTool({
      name: werkzeug,
      arguments: argumente,
    });
    expect(isError).toBe(true);
    return { ...(structuredContent as object), text: (content as { text: string }[])[0]?.text };
  };

  test("eine unbekannte Nummer", async () => {
    const angelegenheiten = [{ wert: 1_000_000, positionen: [{ nr: "3100" }, { nr: "3999" }] }];
    expect(await abgelehnt("rvg", { angelegenheiten })).toEqual({
      code: "unbekannte-nummer",
      field: "angelegenheiten[0].positionen[1].nr",
      error: "Diese Nummer gibt es im Vergütungsverzeichnis nicht.",
      text: "Diese Nummer gibt es im Vergütungsverzeichnis nicht. (Feld angelegenheiten[0].positionen[1].nr, Code unbekannte-nummer)",
    });
  });

  test("zwei Fehler zugleich", async () => {
    const { text } = await abgelehnt("mahnverfahren", { antragAm: "2026-02-30", wert: 0 });
    expect(text?.split("\n")).toHaveLength(2);
    expect(text).toContain("Code kein-tag");
    expect(text).toContain("Feld wert, Code zu-klein");
  });

  test("ein unbekanntes Feld und ein falscher Typ", async () => {
    expect(await abgelehnt("pfaendung", { nettoeinkommen: 1, netto: 1 })).toMatchObject({
      code: "unbekanntes-feld",
      field: "netto",
    });
    expect(await abgelehnt("tabelle", { tabelle: "rvg13", wert: "10,50" })).toMatchObject({
      code: "falsches-format",
      field: "wert",
    });
  });

  test("eine Funktion des Tarifs Basic", async () => {
    expect(await abgelehnt("rvg", berufung)).toMatchObject({ code: "tarif", error: /Basic/ });
  });
});

test("Ein Betrag darf auch bei Aufrufen mit Angaben in der Adresse eine Zahl sein", async () => {
  const kunde = await client([portal()]);
  const { structuredContent } = await kunde.callTool({
    name: "tabelle",
    arguments: { tabelle: "rvg13", wert: 1_000_000, stichtag: "2025-06-01" },
  });
  expect(structuredContent).toMatchObject({ zeilen: [{ gebuehr: 65_200 }] });
});

test("Ein rechtliches Nichtergebnis ist kein Fehler", async () => {
  const kunde = await client([portal()]);
  await kunde.listTools();
  const alt = { angelegenheiten: [{ auftragAm: "1990-01-02", wert: 1, positionen: [{ nr: "3100" }] }] };
  const { isError, structuredContent, content } = await kunde.callTool({ name: "rvg", arguments: alt });
  expect(isError).toBeUndefined();
  expect(structuredContent).toMatchObject({ art: "kein-ergebnis", norm: "§ 61 RVG" });
  expect((content as { text: string }[])[0]?.text).toMatch(/^Kein Ergebnis: .*BRAGO.*\(§ 61 RVG\)$/);
});

test("Der Tarif zählt wie beim Aufruf: mit dem Merkmal eines Kontos mit Basic rechnet die Berufung", async () => {
  const rechnen = async (tarif: Tarif) => {
    const kunde = await client([portal(mitTarif(tarif))], merkmal);
    return (await kunde.callTool({ name: "rvg", arguments: berufung })).structuredContent;
  };
  expect(await rechnen("free")).toMatchObject({ code: "tarif" });
  // 1,6 aus 652,00 € = 1.043,20 €, dazu 20 € und 19 %.
  expect(await rechnen("basic")).toMatchObject({ art: "ergebnis", brutto: 126_521 });
});

test("Ein Cookie ist hier niemand", async () => {
  const ausweise = testausweise(testsitzung({ subscriptionStatus: "basic" }), undefined);
  const r = await senden(portal({ ausweise }), aufruf("rvg", berufung), {
    ...sitzungscookie,
    ...eigeneSeite,
  });
  expect((await r.json()).result.structuredContent).toMatchObject({ code: "tarif" });
  expect(r.headers.get("set-cookie")).toBeNull();
});

test("Ein Merkmal, das nichts wert ist, ist 401 und nie niemand", async () => {
  const r = await senden(portal(), liste, { Authorization: "Bearer schlecht" });
  expect([r.status, r.headers.get("www-authenticate")]).toEqual([401, expect.stringContaining("Bearer")]);
});

describe("Herkunft", () => {
  test.each([
    "https://boese.example",
    "http://localhost:3000.boese.example",
    "null",
    "https://localhost:3000",
  ])("%s wird mit 403 abgelehnt", async (Origin) => {
    const r = await senden(portal(), liste, { Origin });
    expect([r.status, (await r.json()).code]).toEqual([403, "fremde-herkunft"]);
    expect(r.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("die eigene und keine sind recht", async () => {
    expect((await senden(portal(), liste, eigeneSeite)).status).toBe(200);
    expect((await senden(portal(), liste)).status).toBe(200);
  });
});

describe("Das Protokoll über HTTP", () => {
  test.each(["GET", "DELETE", "PUT", "OPTIONS"])("%s ist 405, erlaubt ist POST", async (method) => {
    const r = await portal().holen("/api/mcp", { method, headers: { Accept: "text/event-stream" } });
    expect([r.status, r.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test("handelt die Version aus, die der Client spricht, und sonst die neueste; eine unbekannte im Kopf ist 400", async () => {
    const anmelden = async (protocolVersion: string) => {
      const params = { protocolVersion, capabilities: {}, clientInfo: { name: "probe", version: "1" } };
      const r = await senden(portal(), { ...liste, method: "initialize", params });
      expect(r.headers.get("mcp-session-id")).toBeNull();
      return (await r.json()).result.protocolVersion;
    };
    expect(await anmelden("2025-06-18")).toBe("2025-06-18");
    expect(await anmelden("2025-03-26")).toBe("2025-03-26");
    expect(await anmelden("1999-01-01")).toBe("2025-11-25");
    expect((await senden(portal(), liste, { "MCP-Protocol-Version": "1999-01-01" })).status).toBe(400);
  });

  test("nimmt eine Mitteilung mit 202 ohne Inhalt an", async () => {
    const r = await senden(portal(), { jsonrpc: "2.0", method: "notifications/initialized" });
    expect([r.status, await r.text()]).toEqual([202, ""]);
  });

  test.each([
    ["kein JSON", "{", {}, 400, "kein-json"],
    ["ein Bündel, das die Grenze umginge", [liste, liste], {}, 400, "falscher-typ"],
    ["eine Nachricht ohne jsonrpc", { id: 1, method: "tools/list" }, {}, 400, "fehlt"],
    ["ein anderer Inhaltstyp", liste, { "Content-Type": "text/plain" }, 415, undefined],
    ["ein Client, der keine Ereignisse liest", liste, { Accept: "application/json" }, 406, "accept-fehlt"],
    ["mehr als 256 KB", { ...liste, params: { x: "x".repeat(257 * 1024) } }, {}, 413, undefined],
  ] as const)("lehnt ab: %s", async (_was, nachricht, headers, status, code) => {
    const r = await senden(portal(), nachricht, headers);
    expect([r.status, (await r.json()).code]).toEqual([status, code]);
  });

  test("sagt zu einem unbekannten Werkzeug oder Verfahren, dass es das nicht gibt", async () => {
    const werkzeug = await (await senden(portal(), aufruf("gibtesnicht", {}))).json();
    expect(werkzeug.error).toMatchObject({
      code: -32_602,
      message: expect.stringContaining("gibtesnicht gibt es nicht"),
    });
    const verfahren = await (await senden(portal(), { ...liste, method: "prompts/list" })).json();
    expect(verfahren.error.code).toBe(-32_601);
  });

  test("ein Fehler im Portal ist 500 mit Vorgangsnummer und verrät nichts", async () => {
    const kaputt = rechenaufrufe.map((route) => ({
      ...route,
      handler: () => {
        throw new Error("geheim");
      },
    }));
    const ziel = testportal({ apiRoutes: [mcpRoute(() => kaputt)] });
    const r = await senden(ziel, aufruf("rvg", klage));
    const text = await r.text();
    expect([r.status, JSON.parse(text).code]).toEqual([500, "interner-fehler"]);
    expect(text).not.toContain("geheim");
    expect(ziel.protokoll()).toContain("geheim");
  });
});

describe("Grenzen: jede Nachricht zählt, gemeinsam mit den Rechenaufrufen,", () => {
  /** Counts in this process; the portal's own counting is tested with the database. */
  function zaehlend() {
    const gezaehlt = new Map<string, number>();
    const pruefen = async (limit: Limit, wer: string) => {
      const anzahl = (gezaehlt.get(`${limit.name} ${wer}`) ?? 0) + 1;
      gezaehlt.set(`${limit.name} ${wer}`, anzahl);
      if (anzahl > limit.anzahl) throw new ApiFehler(429, {}, { "Retry-After": "60" });
    };
    return { ...ohneGrenzen, pruefen };
  }

  test("60 je Minute und Adresse ohne Konto", async () => {
    const ziel = portal({ raten: zaehlend() });
    await ziel.holen("/api/rechner/basiszinssatz");
    for (let i = 0; i < 59; i++) expect((await senden(ziel, liste)).status).toBe(200);
    const r = await senden(ziel, liste);
    expect([r.status, r.headers.get("retry-after")]).toEqual([429, "60"]);
  });

  test("600 je Konto mit dem Tarif Basic, 60 mit dem kostenlosen", async () => {
    const bis = async (tarif: Tarif) => {
      const ziel = portal({ raten: zaehlend(), ...mitTarif(tarif) });
      const ping = { ...liste, method: "ping" };
      for (let anzahl = 0; anzahl <= 601; anzahl++)
        if ((await senden(ziel, ping, merkmal)).status === 429) return anzahl;
      return undefined;
    };
    expect([await bis("free"), await bis("basic")]).toEqual([60, 600]);
  });
});

test("Der Rechtsstand ist Werkzeug und Ressource und nennt die Fassungen des RVG", async () => {
  const kunde = await client([portal()]);
  await kunde.listTools();
  const { structuredContent } = await kunde.callTool({ name: "rechtsstand" });
  const { resources } = await kunde.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(["gebuehrenportal://rechtsstand"]);
  const { contents } = await kunde.readResource({ uri: "gebuehrenportal://rechtsstand" });
  expect(JSON.parse((contents[0] as { text: string }).text)).toEqual(structuredContent);
  const { normen } = structuredContent as {
    normen: { norm?: string; fassungen: { ab: string; stand: string }[] }[];
  };
  const tabelle = normen.find(({ norm }) => norm === "§ 13 Abs. 1 RVG");
  expect(tabelle?.fassungen.map(({ ab }) => ab)).toContain("2025-06-01");
  expect(tabelle?.fassungen.filter(({ stand }) => stand === "gilt")).toHaveLength(1);
  await expect(kunde.readResource({ uri: "gebuehrenportal://anderes" })).rejects.toThrow(/gibt es nicht/);
});
