import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import type { Bauteile } from "./kontext.ts";
import { warteschlange } from "./schutz/warteschlange.ts";
import { testsitzung } from "./testing/sitzung.ts";
import { testportal } from "./testing/testportal.ts";

const summe = apiRoute({
  method: "POST",
  path: "/api/rechner/summe",
  guard: "oeffentlich: Test",
  cors: true,
  maxBytes: 1000,
  limit: { name: "rechner", anzahl: 60, sekunden: 60 },
  contract: {
    summary: "Addiert.",
    body: z.strictObject({ werte: z.array(z.int()), name: z.string().optional() }),
    response: z.object({ summe: z.int() }),
  },
  handler: ({ body }) => {
    if (body.werte.length === 0) throw new ApiFehler(409, { code: "leer", error: "Nichts zu addieren." });
    if (body.werte[0] === 13) throw new Error("Unglückszahl im Programm");
    return { summe: body.werte.reduce((a, b) => a + b, 0) };
  },
});

const suche = apiRoute({
  method: "GET",
  path: "/api/suche/:ort",
  guard: "oeffentlich: Test",
  contract: {
    summary: "Sucht.",
    query: z.strictObject({ q: z.string(), art: z.union([z.string(), z.array(z.string())]).optional() }),
    response: z.object({ gefunden: z.string() }),
  },
  handler: ({ query, params }) => ({ gefunden: `${params.ort}: ${query.q} ${JSON.stringify(query.art)}` }),
});

const geschuetzt = apiRoute({
  method: "GET",
  path: "/api/geschuetzt",
  guard: "konto",
  contract: { summary: "Nur mit Konto.", response: z.object({}) },
  handler: () => {
    throw new Error("Der Aufruf hätte nicht stattfinden dürfen.");
  },
});

const apiRoutes: ApiRoute[] = [summe, suche, geschuetzt];
const portal = (teile: Partial<Bauteile> = {}) => testportal({ apiRoutes, ...teile });
const post = (body: BodyInit, headers: Record<string, string> = { "Content-Type": "application/json" }) => ({
  method: "POST",
  body,
  headers,
});

async function antwort(pfad: string, init?: RequestInit, teile: Partial<Bauteile> = {}) {
  const { status, headers, text } = await portal(teile)
    .holen(pfad, init)
    .then(async (a) => ({ ...a, status: a.status, headers: a.headers, text: await a.text() }));
  return { status, headers, koerper: text === "" ? undefined : JSON.parse(text) };
}

describe("Ein Aufruf", () => {
  test("rechnet und antwortet mit JSON, das niemand aufbewahrt", async () => {
    const { status, headers, koerper } = await antwort("/api/rechner/summe", post('{"werte":[1,2,39]}'));
    expect([status, koerper]).toEqual([200, { summe: 42 }]);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("liest Suchwerte und Platzhalter des Pfads", async () => {
    const { koerper } = await antwort("/api/suche/k%C3%B6ln?q=a+b&art=x&art=y");
    expect(koerper).toEqual({ gefunden: 'köln: a b ["x","y"]' });
  });

  test.each([
    ["kein JSON", post("{werte:"), 400, "kein-json"],
    ["leerer Inhalt", post(""), 400, "kein-json"],
    ["kein UTF-8", post(new Uint8Array([0x22, 0xff, 0x22])), 400, "kein-json"],
    ["ein Nullzeichen", post('{"werte":[],"name":"a\\u0000b"}'), 400, "nullzeichen"],
    ["ein falscher Wert", post('{"werte":[1,"zwei"]}'), 400, "falscher-typ"],
    [
      "ein anderer Inhaltstyp",
      post("werte=1", { "Content-Type": "application/x-www-form-urlencoded" }),
      415,
      undefined,
    ],
    ["gar kein Inhaltstyp", post(new Uint8Array([1]), {}), 415, undefined],
    ["zu viel Inhalt", post(`{"werte":[${"1,".repeat(600)}1]}`), 413, undefined],
  ])("lehnt ab: %s", async (_, init, status, code) => {
    const ergebnis = await antwort("/api/rechner/summe", init);
    expect([ergebnis.status, ergebnis.koerper.code]).toEqual([status, code]);
    expect(ergebnis.koerper.error).toEqual(expect.any(String));
  });

  test("bricht auch einen Strom ohne Längenangabe bei der Grenze ab", async () => {
    let gelesen = 0;
    const body = new ReadableStream({
      pull(strom) {
        gelesen += 1;
        strom.enqueue(new TextEncoder().encode("1".repeat(600)));
      },
    });
    const init = { ...post("", { "Content-Type": "application/json" }), body, duplex: "half" } as RequestInit;
    expect((await antwort("/api/rechner/summe", init)).status).toBe(413);
    expect(gelesen).toBeLessThan(6);
  });

  test("nennt den Feldpfad des Fehlers", async () => {
    const { koerper } = await antwort("/api/rechner/summe", post('{"werte":[1,2.5]}'));
    expect(koerper.field).toBe("werte[1]");
  });

  test("gibt eine Ablehnung des Handlers mit ihrem Code weiter", async () => {
    const { status, koerper } = await antwort("/api/rechner/summe", post('{"werte":[]}'));
    expect([status, koerper]).toEqual([409, { code: "leer", error: "Nichts zu addieren." }]);
  });

  test("verrät bei einem Programmfehler nur die Vorgangsnummer", async () => {
    const { holen, protokoll } = portal();
    const ergebnis = await holen("/api/rechner/summe", post('{"werte":[13]}'));
    const koerper = (await ergebnis.json()) as { error: string; code: string };
    expect([ergebnis.status, koerper.code]).toEqual([500, "interner-fehler"]);
    expect(koerper.error).toBe(`Interner Fehler. Vorgangsnummer: ${ergebnis.headers.get("x-request-id")}`);
    expect(protokoll()).toContain("Unglückszahl im Programm");
  });

  test("mit Zugangsregel „konto“ antwortet 401, ohne zu laufen", async () => {
    expect(await antwort("/api/geschuetzt")).toMatchObject({
      status: 401,
      koerper: { error: "Nicht angemeldet" },
    });
  });

  test("eines unbekannten Pfads antwortet 404, mit falscher Methode 405 und der erlaubten", async () => {
    expect(await antwort("/api/gibtesnicht")).toMatchObject({
      status: 404,
      koerper: { error: "Nicht gefunden" },
    });
    expect(await antwort("/api/", { method: "DELETE" })).toMatchObject({ status: 404 });
    const { status, headers, koerper } = await antwort("/api/rechner/summe");
    expect([status, headers.get("allow"), koerper]).toEqual([
      405,
      "POST, OPTIONS",
      { error: "Methode nicht erlaubt" },
    ]);
  });
});

describe("Die Grenze je Adresse", () => {
  const zuViele = {
    ...ohneGrenzen,
    pruefen: () => Promise.reject(new ApiFehler(429, {}, { "Retry-After": "17" })),
  };

  test("antwortet 429 mit Wartezeit, lesbar auch für fremde Seiten", async () => {
    const { status, headers } = await antwort("/api/rechner/summe", post('{"werte":[1]}'), {
      raten: zuViele,
    });
    expect([status, headers.get("retry-after"), headers.get("access-control-allow-origin")]).toEqual([
      429,
      "17",
      "*",
    ]);
  });

  test("gilt vor dem Lesen der Eingabe", async () => {
    expect((await antwort("/api/rechner/summe", post("kaputt"), { raten: zuViele })).status).toBe(429);
  });

  test("sieht hinter einem Proxy die Adresse aus dessen Kopffeld", async () => {
    const gesehen: string[] = [];
    const raten = {
      ...ohneGrenzen,
      pruefen: async (_: unknown, kennung: string) => void gesehen.push(kennung),
    };
    const umgebung = { baseUrl: "http://localhost:3000", trustedProxy: "x-real-ip" };
    const init = post('{"werte":[1]}', {
      "Content-Type": "application/json",
      "X-Real-IP": "9.9.9.9, 203.0.113.5",
    });
    await antwort("/api/rechner/summe", init, { raten, umgebung });
    expect(gesehen).toEqual(["203.0.113.5"]);
  });

  test("hält keine Rechnung auf, wenn die Datenbank nicht zählen kann", async () => {
    const raten = { ...ohneGrenzen, pruefen: () => Promise.reject(new ApiFehler(503)) };
    expect((await antwort("/api/rechner/summe", post('{"werte":[1]}'), { raten })).status).toBe(200);
  });
});

describe("Ein teurer Aufruf", () => {
  const langsam = apiRoute({
    method: "GET",
    path: "/api/teuer",
    guard: "oeffentlich: Test",
    teuer: true,
    contract: { summary: "Dauert.", response: z.object({}) },
    handler: async () => {
      await new Promise((weiter) => setTimeout(weiter, 50));
      return {};
    },
  });
  const personen = ["a", "b"].map((id) => testsitzung({ id }));
  const ausweise = {
    ausCookie: async (anfrage: Request) =>
      personen.find(({ nutzer }) => anfrage.headers.get("cookie")?.endsWith(`=${nutzer.id}`)),
    ausToken: async () => undefined,
  };
  const stati = async (cookies: readonly (string | undefined)[]) => {
    const schlange = warteschlange({ jeClient: 1, wartendHoechstens: 0 });
    const { holen } = testportal({ apiRoutes: [langsam], schlange, ausweise });
    const antworten = cookies.map((id) =>
      holen("/api/teuer", id ? { headers: { Cookie: `next-auth.session-token=${id}` } } : {}),
    );
    return (await Promise.all(antworten)).map(({ status }) => status);
  };

  test("wartet je Konto, auch wo sich mehrere eine Adresse teilen", async () => {
    expect(await stati(["a", "b", undefined])).toEqual([200, 200, 200]);
    expect(await stati(["a", "a"])).toEqual([200, 429]);
  });

  test("wartet ohne Anmeldung je Adresse", async () => {
    expect(await stati([undefined, undefined])).toEqual([200, 429]);
  });
});

test("Fremde Seiten dürfen offene Aufrufe vorab anfragen, andere nicht", async () => {
  const { holen } = portal();
  const offen = await holen("/api/rechner/summe", { method: "OPTIONS" });
  expect([offen.status, offen.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  expect(offen.headers.get("access-control-allow-methods")).toContain("POST");
  const zu = await holen("/api/suche/bonn", { method: "OPTIONS" });
  expect([zu.status, zu.headers.get("access-control-allow-origin")]).toEqual([405, null]);
});

test("Ist die Datenbank fort oder die Platte voll, sagt es der Aufruf mit 503, Wartezeit und Code", async () => {
  for (const [fehler, code] of [
    [Object.assign(new Error("weg"), { code: "ECONNREFUSED" }), "nicht-verfuegbar"],
    [Object.assign(new Error("voll"), { code: "53100" }), "speicher-voll"],
    [new ApiFehler(503), "nicht-verfuegbar"],
  ] as const) {
    const kaputt = apiRoute({
      method: "GET",
      path: "/api/kaputt",
      guard: "oeffentlich: Test",
      contract: { summary: "Scheitert.", response: z.object({}) },
      handler: () => Promise.reject(fehler),
    });
    const { holen, protokoll } = testportal({ apiRoutes: [kaputt] });
    const { status, headers, ...rest } = await holen("/api/kaputt").then(async (a) => ({
      status: a.status,
      headers: a.headers,
      ...(await a.json()),
    }));
    expect([status, headers.get("retry-after"), rest.code]).toEqual([503, "10", code]);
    expect(rest.error).toMatch(/^\p{Lu}/u);
    expect(protokoll()).not.toContain('"level":50');
  }
});

test("/api/health sagt 200, ohne Datenbank 503, mit anderer Methode 405", async () => {
  expect(await antwort("/api/health")).toMatchObject({ status: 200, koerper: { status: "ok" } });
  expect((await antwort("/api/health", undefined, { gesund: async () => false })).status).toBe(503);
  expect((await antwort("/api/health", { method: "POST" })).status).toBe(405);
});
