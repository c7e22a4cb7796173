import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Sitzungsnutzer } from "#platform/access/konto.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import type { Bauteile } from "./kontext.ts";
import type { Warteschlange } from "./schutz/warteschlange.ts";
import { eigeneSeite, sitzungscookie, testausweise, testsitzung } from "./testing/sitzung.ts";
import { testportal } from "./testing/testportal.ts";

const contract = { summary: "Test.", response: z.unknown() };
const aufruf = (teile: Partial<ApiRoute>): ApiRoute =>
  apiRoute({
    method: "GET",
    path: "/api/probe",
    guard: "oeffentlich: Test",
    contract,
    handler: ({ sitzung }) => ({ wer: sitzung?.nutzer.name ?? "niemand" }),
    ...teile,
  } as ApiRoute);

type Frage = RequestInit & { readonly nutzer?: Partial<Sitzungsnutzer>; readonly teile?: Partial<Bauteile> };

async function ruf(route: ApiRoute, { nutzer, teile = {}, ...init }: Frage = {}) {
  const ausweise = testausweise(nutzer && testsitzung(nutzer));
  const portal = testportal({ apiRoutes: [route], ausweise, ...teile });
  const antwort = await portal.holen(route.path, { method: route.method, ...init });
  const text = await antwort.text();
  const { status, headers } = antwort;
  return { status, headers, text, protokoll: portal.protokoll(), koerper: () => JSON.parse(text) };
}

/** The line of the log with this message. */
const zeileVon = ({ protokoll }: { readonly protokoll: string }, msg: string) =>
  protokoll
    .split("\n")
    .filter(Boolean)
    .map((zeile) => JSON.parse(zeile))
    .find((zeile) => zeile.msg === msg);

const fremd = { Origin: "https://boese.example" };

describe("Ein Cookie", () => {
  test("braucht zum Lesen keine eigene Seite, zum Ändern schon", async () => {
    const frage = { nutzer: {}, headers: { ...sitzungscookie, ...fremd } };
    expect((await ruf(aufruf({ guard: "konto" }), frage)).koerper()).toEqual({ wer: "Petra Probe" });
    const loeschen = await ruf(aufruf({ guard: "konto", method: "DELETE" }), frage);
    expect([loeschen.status, loeschen.koerper().code]).toEqual([403, "fremde-herkunft"]);
  });
});

describe("Ein Aufruf für Programme", () => {
  const programme = aufruf({ fuerProgramme: true });

  test.each([
    [{}, 200],
    [eigeneSeite, 200],
    [fremd, 403],
  ] as const)("mit %j: %i", async (headers, status) => {
    expect((await ruf(programme, { headers })).status).toBe(status);
  });

  test("kennt das Cookie nicht; andere Aufrufe nehmen von fremden Seiten, was ohne Anmeldung geht", async () => {
    const frage = { nutzer: {}, headers: { ...sitzungscookie, ...eigeneSeite } };
    expect((await ruf(programme, frage)).koerper()).toEqual({ wer: "niemand" });
    expect((await ruf(aufruf({}), { headers: fremd })).status).toBe(200);
  });
});

describe("Ein teurer Aufruf", () => {
  const schlange = () => {
    const gesehen: unknown[] = [];
    const dran = (async (client, arbeit, signal) => {
      gesehen.push([client, signal instanceof AbortSignal]);
      return arbeit();
    }) satisfies Warteschlange["dran"] as Warteschlange["dran"];
    return { gesehen, teile: { schlange: { dran, bekannte: () => 0 } } };
  };

  test("wartet mit den anderen seines Clients, ein billiger nicht", async () => {
    const { gesehen, teile } = schlange();
    expect((await ruf(aufruf({ teuer: true }), { teile })).status).toBe(200);
    expect(gesehen).toEqual([["unbekannt", true]]);
    expect((await ruf(aufruf({}), { teile })).status).toBe(200);
    expect(gesehen).toHaveLength(1);
  });
});

describe("Die Grenze", () => {
  const gezaehlt = async (teile: Partial<ApiRoute>, nutzer?: Partial<Sitzungsnutzer>) => {
    const namen: string[] = [];
    const raten = {
      ...ohneGrenzen,
      pruefen: async ({ name }: { readonly name: string }, wer: string) => void namen.push(`${name} ${wer}`),
    };
    await ruf(aufruf(teile), { ...(nutzer && { nutzer, headers: sitzungscookie }), teile: { raten } });
    return namen;
  };
  const limit = { name: "adresse", anzahl: 1, sekunden: 60 };
  const faehigkeit = "schnittstelle" as const;
  const limitKonto = { ...limit, name: "konto", fest: true, faehigkeit } as const;
  const { id } = testsitzung().nutzer;

  test("zählt, wo eine steht, und nur die, die gilt", async () => {
    expect(await gezaehlt({})).toEqual([]);
    expect(await gezaehlt({ limit })).toEqual(["adresse unbekannt"]);
    expect(await gezaehlt({ limitKonto })).toEqual([]);
    expect(await gezaehlt({ limitKonto }, { subscriptionStatus: "free" })).toEqual([]);
    expect(await gezaehlt({ limitKonto }, { subscriptionStatus: "basic" })).toEqual([`konto ${id}`]);
    expect(await gezaehlt({ limit }, { subscriptionStatus: "basic" })).toEqual(["adresse unbekannt"]);
  });

  test("hält niemanden auf, wenn sich nicht zählen lässt; das Protokoll sagt es", async () => {
    const zaehlen = (fehler: Error) => ({ raten: { ...ohneGrenzen, pruefen: () => Promise.reject(fehler) } });
    for (const fehler of [new Error("Platte voll"), Object.assign(new Error("kein Nein"), { status: 429 })]) {
      const antwort = await ruf(aufruf({ limit }), { teile: zaehlen(fehler) });
      expect(antwort.status).toBe(200);
      expect(zeileVon(antwort, "Anfragen können nicht gezählt werden")).toMatchObject({
        vorgang: antwort.headers.get("x-request-id"),
        err: { message: fehler.message },
      });
    }
    const { status, protokoll } = await ruf(aufruf({ limit }), { teile: zaehlen(new ApiFehler(429)) });
    expect(status).toBe(429);
    expect(protokoll).not.toContain("gezählt");
  });
});

describe("Eine Störung", () => {
  const kaputt = (fehler: Error) => aufruf({ handler: () => Promise.reject(fehler) });

  test("steht mit ihrer Ursache im Protokoll, eine Absage nicht", async () => {
    const gestoert = await ruf(kaputt(Object.assign(new Error("weg"), { code: "ECONNREFUSED" })));
    expect(gestoert.status).toBe(503);
    expect(gestoert.protokoll).toContain("Vorübergehend gestört");
    expect(zeileVon(gestoert, "Vorübergehend gestört")).toMatchObject({
      vorgang: gestoert.headers.get("x-request-id"),
      err: { message: "weg" },
    });
    const absage = await ruf(kaputt(new ApiFehler(409)));
    expect(absage.status).toBe(409);
    expect(absage.protokoll).not.toContain("Vorübergehend gestört");
  });

  test("behält in der Absage, was der Aufruf dazu sagt", async () => {
    const { headers } = await ruf(kaputt(new ApiFehler(429, {}, { "Retry-After": "7" })));
    expect([headers.get("retry-after"), headers.get("cache-control")]).toEqual(["7", "no-store"]);
    const eigene = await ruf(kaputt(new ApiFehler(404, {}, { "Cache-Control": "max-age=60" })));
    expect(eigene.headers.get("cache-control")).toBe("max-age=60");
  });

  test("hat die Sätze, die der Aufruf für 401 und 403 nennt, sonst die üblichen", async () => {
    const absagen = { 401: "Wer?", 403: "Nicht Sie." };
    const bei = async (status: number, teile: Partial<ApiRoute> = { absagen }) =>
      (await ruf({ ...kaputt(new ApiFehler(status, { code: "x" })), ...teile })).koerper();
    expect(await bei(401)).toEqual({ code: "x", error: "Wer?" });
    expect(await bei(403)).toEqual({ code: "x", error: "Nicht Sie." });
    expect(await bei(404)).toEqual({ code: "x", error: "Nicht gefunden" });
    expect(await bei(401, {})).toEqual({ code: "x", error: "Nicht angemeldet" });
    expect(await bei(403, { absagen: { 401: "Wer?" } })).toEqual({ code: "x", error: "Keine Berechtigung" });
  });
});

describe("Wer nach seinem Stand fragt,", () => {
  const schlecht = { Authorization: "Bearer schlecht" };
  test.each([
    [{ nachsichtig: true, guard: "oeffentlich: Test" }, 200],
    [{ nachsichtig: true, guard: "konto" }, 401],
    [{ guard: "oeffentlich: Test" }, 401],
  ] as const)(
    "darf mit wertlosem Merkmal aufrufen, was nachsichtig und offen ist (%j): %i",
    async (art, status) => {
      expect((await ruf(aufruf(art), { headers: schlecht })).status).toBe(status);
    },
  );
});

test("Wertlos bleibt ein Merkmal auch dort, wo nur Angemeldete fragen, und ein Cookie hilft nicht", async () => {
  const headers = { ...sitzungscookie, Authorization: "Bearer schlecht" };
  const nurKonto = aufruf({ nachsichtig: true, guard: "konto" });
  expect((await ruf(nurKonto, { nutzer: {}, headers })).status).toBe(401);
});

test("Eine falsche Eingabe erklärt der Aufruf mit seinem eigenen Satz", async () => {
  const query = z.object({ a: z.string().refine(() => false, { params: { code: "eigener" } }) });
  const eigen = aufruf({ contract: { ...contract, query, errors: { eigener: "Ein eigener Satz." } } });
  const antwort = await testportal({ apiRoutes: [eigen] }).holen("/api/probe?a=1");
  expect([antwort.status, await antwort.json()]).toEqual([
    400,
    expect.objectContaining({ code: "eigener", error: "Ein eigener Satz." }),
  ]);
});

describe("Die Antwort", () => {
  test("hat den Status, den der Aufruf verspricht, und ist JSON", async () => {
    const { status, headers, text } = await ruf(aufruf({ contract: { ...contract, status: 201 } }));
    expect([status, text]).toEqual([201, '{"wer":"niemand"}']);
    expect(headers.get("vary")).toContain("Accept-Encoding");
    expect(headers.get("content-encoding")).toBeNull();
  });

  test("ist verpackt, wenn sie groß ist und der Client es nimmt", async () => {
    const gross = aufruf({ handler: () => ({ text: "x".repeat(5_000) }) });
    const verpackt = await ruf(gross, { headers: { "Accept-Encoding": "gzip" } });
    expect(verpackt.headers.get("content-encoding")).toBe("gzip");
    expect((await ruf(gross)).headers.get("content-encoding")).toBeNull();
    expect((await ruf(gross)).koerper().text).toHaveLength(5_000);
  });

  test.each([
    [{}, "public, max-age=60", "no-store"],
    [{}, undefined, "no-store"],
    [{}, "private, no-store", "private, no-store"],
    [undefined, "public, max-age=60", "public, max-age=60"],
    [undefined, undefined, null],
  ] as const)("die fertig ist, hält für %j mit „%s“ aufbewahrt: %s", async (nutzer, vorher, nachher) => {
    const fertig = aufruf({
      handler: () => Response.json({}, { headers: vorher ? { "Cache-Control": vorher } : {} }),
    });
    const { headers } = await ruf(fertig, nutzer ? { nutzer, headers: sitzungscookie } : {});
    expect(headers.get("cache-control")).toBe(nachher);
  });

  test("steht offenen Aufrufen jeder Seite zu lesen frei, fertig oder nicht, anderen keiner fremden", async () => {
    const offen = {
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "Retry-After, X-Request-Id",
    };
    const kopf = ({ headers }: { readonly headers: Headers }) =>
      Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")));
    expect(kopf(await ruf(aufruf({ cors: true })))).toEqual(offen);
    expect(kopf(await ruf(aufruf({ cors: true, handler: () => Response.json({}) })))).toEqual(offen);
    expect(kopf(await ruf(aufruf({ cors: true, method: "POST" }), { method: "PUT" }))).toEqual(offen);
    expect(kopf(await ruf(aufruf({})))).toEqual({});
    expect(kopf(await ruf(aufruf({ method: "POST" }), { method: "PUT" }))).toEqual({});
    // One of two calls of a path is enough for the question.
    const zwei = [aufruf({ cors: true, method: "POST" }), aufruf({})];
    const { status } = await testportal({ apiRoutes: zwei }).holen("/api/probe", { method: "OPTIONS" });
    expect(status).toBe(204);
    const vorab = await ruf(aufruf({ cors: true, method: "POST" }), { method: "OPTIONS" });
    expect([vorab.status, vorab.text, kopf(vorab)]).toEqual([
      204,
      "",
      {
        ...offen,
        "access-control-allow-methods": "POST, OPTIONS",
        "access-control-allow-headers": "Content-Type, Authorization",
        "access-control-max-age": "86400",
      },
    ]);
  });
});

test("Was ein Aufruf liest: Suchwerte einzeln oder als Liste, ein Formular nur, wo er eines nimmt", async () => {
  const lesend = (teile: Partial<ApiRoute>) =>
    aufruf({
      contract: { ...contract, query: z.unknown() },
      handler: ({ query, body, client, heute }) => ({ query, body, client, heute }),
      ...teile,
    });
  const { holen } = testportal({ apiRoutes: [lesend({})] });
  expect(await (await holen("/api/probe?a=1&b=2&a=3&c=")).json()).toEqual({
    query: { a: ["1", "3"], b: "2", c: "" },
    client: "unbekannt",
    heute: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  const formular = { headers: { "Content-Type": "application/x-www-form-urlencoded" }, body: "a=1&b=2" };
  const mitKoerper = { method: "POST", contract: { ...contract, body: z.unknown() } } as const;
  const genommen = await ruf(lesend({ ...mitKoerper, formular: true }), formular);
  expect(genommen.koerper().body).toEqual({ a: "1", b: "2" });
  expect((await ruf(lesend(mitKoerper), formular)).status).toBe(415);
  const endlos = { ...formular, body: "a&".repeat(2_000) };
  expect((await ruf(lesend({ ...mitKoerper, formular: true }), endlos)).status).toBe(400);
});

describe("Unter /api steht sonst", () => {
  const pages = [{ path: "/api/seite", file: "", guard: "oeffentlich: Test" }] as const;
  const antwort = async (pfad: string, method: string) => {
    const { status, headers } = await testportal({ pages, apiRoutes: [aufruf({})] }).holen(pfad, { method });
    return [status, headers.get("allow")];
  };

  test("nichts, außer Seiten; die werden gelesen, nicht geändert", async () => {
    expect(await antwort("/api/gibtesnicht", "GET")).toEqual([404, null]);
    expect(await antwort("/api/seite", "POST")).toEqual([405, "GET, HEAD"]);
    expect(await antwort("/api/seite", "DELETE")).toEqual([405, "GET, HEAD"]);
    // Handed on to the pages; the test build has none here.
    for (const method of ["GET", "HEAD"]) expect((await antwort("/api/seite", method))[0]).not.toBe(405);
    expect(await antwort("/api/health", "DELETE")).toEqual([405, "GET"]);
    expect(await antwort("/api/probe", "PATCH")).toEqual([405, "GET"]);
  });
});
