import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Guard } from "#platform/access/guard.ts";
import type { Sitzungsnutzer } from "#platform/access/konto.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { eigeneSeite, sitzungscookie, testausweise, testsitzung } from "./testing/sitzung.ts";
import { testportal } from "./testing/testportal.ts";

const contract = { summary: "Test.", body: z.object({ zahl: z.number() }), response: z.unknown() };
const post = (path: `/api/${string}`, guard: Guard, rest: Partial<ApiRoute> = {}) =>
  apiRoute({
    method: "POST",
    path,
    guard,
    contract,
    handler: ({ sitzung }) => ({ wer: sitzung?.nutzer.email ?? "niemand" }),
    ...rest,
  } as ApiRoute);
const routen = [
  post("/api/offen", "oeffentlich: Test"),
  post("/api/auth/stand", "oeffentlich: Test", { nachsichtig: true }),
  post("/api/rechner/summe", "oeffentlich: Test", { cors: true }),
  post("/api/konto", "konto"),
  post("/api/moderation", "moderator"),
  post("/api/verwaltung", "admin"),
  post("/api/basic", "tarif:basic"),
  post("/api/teams", "tarif:teams"),
  post("/api/backend/eigenes", "konto"),
  post("/api/backend/fristen", "tarif:premium", { absagen: { 401: "Ein Satz.", 403: "Ein Satz." } }),
];

type Frage = {
  readonly nutzer?: Partial<Sitzungsnutzer>;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly teile?: Parameters<typeof testportal>[0];
};

async function ruf(path: string, { nutzer, headers = {}, body = '{"zahl":1}', teile = {} }: Frage = {}) {
  const ausweise = testausweise(nutzer && testsitzung(nutzer));
  const antwort = await testportal({ apiRoutes: routen, ausweise, ...teile }).holen(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body,
  });
  return { status: antwort.status, headers: antwort.headers, ...(await antwort.json()) };
}

const eigen = { ...sitzungscookie, ...eigeneSeite };
const mitToken = { Authorization: "Bearer gut" };

describe("Ein Wächter lässt ein oder weist ab:", () => {
  test.each([
    ["/api/offen", {}, undefined, 200],
    ["/api/konto", {}, undefined, 401],
    ["/api/konto", eigen, {}, 200],
    ["/api/moderation", eigen, {}, 403],
    ["/api/moderation", eigen, { role: "moderator" }, 200],
    ["/api/moderation", eigen, { role: "admin" }, 200],
    ["/api/verwaltung", eigen, { role: "moderator" }, 403],
    ["/api/verwaltung", eigen, { role: "admin" }, 200],
    ["/api/basic", eigen, {}, 403],
    ["/api/basic", eigen, { role: "admin" }, 403],
    ["/api/basic", eigen, { subscriptionStatus: "basic" }, 200],
    ["/api/teams", eigen, { subscriptionStatus: "premium" }, 403],
    ["/api/teams", eigen, { subscriptionStatus: "Teammitglied" }, 200],
  ] as const)("%s mit %j für %j: %i", async (path, headers, nutzer, status) => {
    const antwort = await ruf(path, { headers, ...(nutzer ? { nutzer } : {}) });
    expect(antwort.status).toBe(status);
  });

  test("der Tarif nennt seinen Grund, die Rolle nicht", async () => {
    expect(await ruf("/api/basic", { headers: eigen, nutzer: {} })).toMatchObject({ code: "tarif" });
    expect((await ruf("/api/verwaltung", { headers: eigen, nutzer: {} })).code).toBeUndefined();
  });
});

describe("Die Reihenfolge der Ablehnungen:", () => {
  const kaputt = { body: "{kein json" };
  const fremd = { ...sitzungscookie, Origin: "https://boese.example" };

  test.each([
    [
      "ohne Anmeldung zuerst 401, auch aus fremder Herkunft und mit falscher Eingabe",
      "/api/verwaltung",
      { headers: { Origin: "https://boese.example" }, ...kaputt },
      401,
      undefined,
    ],
    [
      "dann die Herkunft, vor der Rolle",
      "/api/verwaltung",
      { headers: fremd, nutzer: {}, ...kaputt },
      403,
      "fremde-herkunft",
    ],
    [
      "dann die Rolle, vor der Eingabe",
      "/api/verwaltung",
      { headers: eigen, nutzer: {}, ...kaputt },
      403,
      undefined,
    ],
    [
      "dann die Eingabe",
      "/api/verwaltung",
      { headers: eigen, nutzer: { role: "admin" }, ...kaputt },
      400,
      "kein-json",
    ],
  ] as const)("%s", async (_titel, path, frage, status, code) => {
    expect(await ruf(path, frage as Frage)).toMatchObject({ status, ...(code ? { code } : {}) });
  });
});

describe("Ein Cookie ändert nur, was eine eigene Seite ändern will:", () => {
  test.each([
    [{ Origin: "http://localhost:3000" }, 200],
    [{ Referer: "http://localhost:3000/konto" }, 200],
    [{}, 403],
    [{ Origin: "null" }, 403],
    [{ Origin: "http://localhost:3000.boese.example" }, 403],
    [{ Origin: "https://localhost:3000" }, 403],
    [{ Origin: "https://boese.example", Referer: "http://localhost:3000/" }, 403],
  ] as const)("%j: %i", async (herkunft, status) => {
    expect(
      (await ruf("/api/konto", { headers: { ...sitzungscookie, ...herkunft }, nutzer: {} })).status,
    ).toBe(status);
  });

  test("ein Zugriffsmerkmal braucht keine Herkunft, denn kein Browser schickt es von selbst", async () => {
    const headers = { ...mitToken, Origin: "https://andere.example" };
    expect((await ruf("/api/konto", { headers, nutzer: {} })).status).toBe(200);
  });
});

describe("Das Zugriffsmerkmal", () => {
  test("zählt unter /api/backend/ allein; ein Cookie ist dort niemand", async () => {
    expect((await ruf("/api/backend/eigenes", { headers: eigen, nutzer: {} })).status).toBe(401);
    expect((await ruf("/api/backend/eigenes", { headers: mitToken, nutzer: {} })).status).toBe(200);
  });

  test("zählt in den offenen Rechnern, das Cookie dort nicht", async () => {
    expect((await ruf("/api/rechner/summe", { headers: eigen, nutzer: {} })).wer).toBe("niemand");
    expect((await ruf("/api/rechner/summe", { headers: mitToken, nutzer: {} })).wer).toBe(
      "probe@kanzlei.example",
    );
  });

  test.each(["Bearer schlecht", "Bearer", "bearer  "])(
    "das nichts wert ist, ist 401 und nie niemand: %s",
    async (Authorization) => {
      for (const path of ["/api/offen", "/api/rechner/summe", "/api/backend/eigenes", "/api/konto"])
        expect((await ruf(path, { headers: { ...eigen, Authorization }, nutzer: {} })).status, path).toBe(
          401,
        );
    },
  );

  test("das nichts wert ist, hindert niemanden, nach dem Stand seiner Anmeldung zu fragen", async () => {
    const headers = { ...eigen, Authorization: "Bearer schlecht" };
    expect((await ruf("/api/auth/stand", { headers, nutzer: {} })).wer).toBe("probe@kanzlei.example");
  });

  test("eines anderen geht dem eigenen Cookie vor", async () => {
    const ausweise = testausweise(
      testsitzung({ email: "cookie@a.example" }),
      testsitzung({ email: "token@b.example" }),
    );
    const antwort = await ruf("/api/konto", { headers: { ...eigen, ...mitToken }, teile: { ausweise } });
    expect(antwort.wer).toBe("token@b.example");
  });

  test("anderer Art (etwa Basic eines vorgeschalteten Servers) zählt nicht als Versuch", async () => {
    const headers = { ...eigen, Authorization: "Basic eDp5" };
    expect((await ruf("/api/konto", { headers, nutzer: {} })).status).toBe(200);
  });
});

test("Ein Aufruf kann für beide Ablehnungen einen eigenen Satz haben", async () => {
  const path = "/api/backend/fristen";
  const error = "Ein Satz.";
  expect(await ruf(path)).toMatchObject({ status: 401, error });
  expect(await ruf(path, { headers: mitToken, nutzer: { subscriptionStatus: "basic" } })).toMatchObject({
    status: 403,
    error,
  });
  expect((await ruf(path, { headers: mitToken, nutzer: { subscriptionStatus: "premium" } })).status).toBe(
    200,
  );
});

test("Was Angemeldete sehen, hält kein Zwischenspeicher, auch nicht eine fertige Antwort oder eine Ablehnung", async () => {
  const fertig = post("/api/datei", "konto", {
    handler: () => Response.json({}, { headers: { "Cache-Control": "public, max-age=60" } }),
  });
  for (const [path, nutzer] of [
    ["/api/datei", {}],
    ["/api/konto", {}],
    ["/api/verwaltung", {}],
    ["/api/konto", undefined],
  ] as const) {
    const { headers } = await ruf(path, {
      headers: eigen,
      ...(nutzer ? { nutzer } : {}),
      teile: { apiRoutes: [...routen, fertig] },
    });
    expect(headers.get("cache-control"), path).toBe("no-store");
  }
});

describe("Die Grenze je Konto", () => {
  const limit = { name: "adresse", anzahl: 60, sekunden: 60 };
  const limitKonto = {
    name: "konto",
    anzahl: 600,
    sekunden: 60,
    fest: true,
    faehigkeit: "schnittstelle",
  } as const;
  const apiRoutes = [post("/api/rechner/summe", "oeffentlich: Test", { cors: true, limit, limitKonto })];
  const gezaehlt = async (frage: Frage) => {
    const gesehen: string[] = [];
    const raten = {
      ...ohneGrenzen,
      pruefen: async ({ name }: { name: string }, wer: string) => void gesehen.push(`${name} ${wer}`),
    };
    await ruf("/api/rechner/summe", { ...frage, teile: { apiRoutes, raten, ...frage.teile } });
    return gesehen;
  };

  test("gilt statt der je Adresse, sobald der Tarif die Aufrufe enthält", async () => {
    expect(await gezaehlt({})).toEqual(["adresse unbekannt"]);
    expect(await gezaehlt({ headers: mitToken, nutzer: {} })).toEqual(["adresse unbekannt"]);
    const { id } = testsitzung().nutzer;
    expect(await gezaehlt({ headers: mitToken, nutzer: { subscriptionStatus: "basic" } })).toEqual([
      `konto ${id}`,
    ]);
  });
});

test("Ist die Datenbank fort, erfährt das, wer angemeldet sein will; wer nur rechnet, merkt nichts", async () => {
  const weg = () => Promise.reject(new ApiFehler(503));
  const teile = { ausweise: { ausCookie: weg, ausToken: weg } };
  expect((await ruf("/api/konto", { headers: eigen, teile })).status).toBe(503);
  expect((await ruf("/api/rechner/summe", { headers: eigen, teile })).status).toBe(200);
});
