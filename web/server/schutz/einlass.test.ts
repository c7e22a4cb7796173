import { describe, expect, test } from "vitest";
import type { Sitzungsnutzer } from "#platform/access/konto.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { seitencache } from "../antwort/seitencache.ts";
import { eigeneSeite, sitzungscookie, testausweise, testsitzung } from "../testing/sitzung.ts";
import { testbuild, testportal } from "../testing/testportal.ts";
import { mitEinlass } from "./einlass.ts";

const basis = "http://localhost:3000";

const portal = (nutzer?: Partial<Sitzungsnutzer>) =>
  testportal({ ausweise: testausweise(nutzer && testsitzung(nutzer)) });

async function seite(pfad: string, nutzer?: Partial<Sitzungsnutzer>, init: RequestInit = {}) {
  const { holen, zaehler } = portal(nutzer);
  const antwort = await holen(pfad, { headers: { ...sitzungscookie, ...eigeneSeite }, ...init });
  const { status, headers } = antwort;
  return { status, headers, ort: headers.get("location"), html: await antwort.text(), zaehler };
}

describe("Der Einlass vor den Seiten", () => {
  test.each([
    ["/konto", undefined, 302],
    ["/konto", {}, 200],
    ["/admin", undefined, 302],
    ["/admin", {}, 403],
    ["/admin", { role: "moderator" }, 403],
    ["/admin", { role: "admin" }, 200],
    ["/moderation", { role: "moderator" }, 200],
  ] as const)("%s für %j: %i", async (pfad, nutzer, status) => {
    const { status: ist, ort, html } = await seite(pfad, nutzer);
    expect(ist).toBe(status);
    if (status === 302) expect(ort).toBe(`/login?redirect=${encodeURIComponent(pfad)}`);
    expect(html.includes("GEHEIM")).toBe(status === 200);
  });

  test("merkt sich für die Anmeldung auch, was hinter dem Fragezeichen steht", async () => {
    expect((await seite("/konto?token=abc")).ort).toBe("/login?redirect=%2Fkonto%3Ftoken%3Dabc");
  });

  test.each([
    ["/fristen", undefined, "Premium", "/subscription"],
    ["/fristen", { subscriptionStatus: "basic" }, "Premium", "/subscription"],
    ["/fristen", { role: "admin" }, "Premium", "/subscription"],
    ["/team", { subscriptionStatus: "premium" }, "Teams", "/subscription?tab=teams"],
  ] as const)(
    "%s antwortet %j mit 200, dem nötigen Tarif und nichts vom Inhalt",
    async (pfad, nutzer, tarif, ziel) => {
      const { status, html } = await seite(pfad, nutzer);
      expect(status).toBe(200);
      expect(html).not.toContain("GEHEIM");
      const anmelden = nutzer ? undefined : `/login?redirect=${encodeURIComponent(pfad)}`;
      const fehler = JSON.parse(/data-fehler='(.*?)'/.exec(html)?.[1] ?? "null");
      expect(fehler).toMatchObject({ art: "tarif", tarif, ziel, ...(anmelden && { anmelden }) });
      expect(fehler.anmelden).toBe(anmelden);
    },
  );

  test("lässt Premium zu den Fristen", async () => {
    expect((await seite("/fristen", { subscriptionStatus: "premium" })).html).toContain("GEHEIM");
  });

  test("gilt für die Daten des Routers wie für die Seite, auch wenn nur der innere Teil gefragt ist", async () => {
    for (const pfad of ["/admin.data", "/admin.data?_routes=%2Fadmin", "/admin/_.data"]) {
      const { status, html } = await seite(pfad, {});
      expect([status, html.includes("GEHEIM")], pfad).toEqual([403, false]);
      expect((await seite(pfad)).html, pfad).toContain("/login?redirect=");
    }
    expect((await seite("/admin.data", { role: "admin" })).html).toContain("GEHEIM");
  });

  test.each(["/ADMIN", "/admin/", "/%61dmin", "//admin", "/admin%2f", "/x/../admin", "/admin;x=1"])(
    "lässt sich durch eine andere Schreibweise nicht umgehen: %s",
    async (pfad) => {
      expect((await seite(pfad, {})).html).not.toContain("GEHEIM");
    },
  );

  test("gilt auch für Dateien ohne Seite", async () => {
    expect((await seite("/ausfuhr")).status).toBe(302);
    expect((await seite("/ausfuhr", {})).html).toContain("GEHEIM");
  });

  test("lässt ein Formular nur von eigenen Seiten zu", async () => {
    const post = (headers: Record<string, string>) => seite("/konto", {}, { method: "POST", headers });
    const fremd = await post({ ...sitzungscookie, Referer: "https://boese.example/" });
    expect([fremd.status, fremd.html.includes("GEHEIM")]).toEqual([403, false]);
    expect((await post({ ...sitzungscookie })).status).toBe(403);
    expect((await post({ ...sitzungscookie, ...eigeneSeite })).html).toContain("GEHEIM");
  });

  test("schließt eine Seite, die auf keiner Liste steht", async () => {
    const { holen } = testportal({ pages: [] });
    expect((await holen("/seite")).status).toBe(404);
  });
});

describe("Der Einlass selbst", () => {
  const { build, pages } = testbuild();

  test("steht vor allem, was die Wurzel sonst noch fragt", () => {
    const eigene = async () => undefined;
    const { root } = build.routes;
    if (!root) throw new Error("Keine Wurzel");
    const mitEigener = { ...root, module: { ...root.module, middleware: [eigene] } };
    const bewacht = mitEinlass({ ...build, routes: { ...build.routes, root: mitEigener } }, pages, basis);
    expect(bewacht.routes.root?.module.middleware).toEqual([expect.any(Function), eigene]);
    expect(mitEinlass(build, pages, basis).routes.root?.module.middleware).toEqual([expect.any(Function)]);
    expect(Object.keys(bewacht.routes)).toEqual(Object.keys(build.routes));
  });

  test("braucht eine Wurzel", () => {
    const { root: _, ...routes } = build.routes;
    expect(() => mitEinlass({ ...build, routes }, pages, basis)).toThrow("Der Bau enthält keine Wurzel.");
  });

  const fremd = { Origin: "https://boese.example", "Content-Type": "application/x-www-form-urlencoded" };
  test("nimmt von fremden Seiten kein Formular, auch nicht von Besuchern", async () => {
    for (const pfad of ["/konto", "/seite", "/fristen"]) {
      const { status, html } = await seite(pfad, undefined, { method: "POST", body: "a=1", headers: fremd });
      expect([status, html.includes('{"art":"herkunft"}'), html.includes("GEHEIM")], pfad).toEqual([
        403,
        true,
        false,
      ]);
    }
  });

  test("lässt lesen, woher auch immer jemand kommt, und kennt Seiten mit Platzhaltern", async () => {
    const headers = { ...sitzungscookie, Origin: "https://boese.example" };
    expect((await seite("/konto", {}, { headers })).html).toContain("GEHEIM");
    expect((await seite("/blog/kosten")).status).toBe(200);
    expect((await seite("/blogkosten")).status).toBe(404);
  });

  test("nennt als Grund die Herkunft auch, wenn der Browser keine nennt", async () => {
    const { html } = await seite("/konto", {}, { method: "POST", headers: sitzungscookie });
    expect(html).toContain('{"art":"herkunft"}');
  });

  test("sagt bei einem Formular von fremder Seite nichts über Rolle und Tarif", async () => {
    const { html } = await seite("/admin", {}, { method: "POST", headers: { ...sitzungscookie, ...fremd } });
    expect(html).toContain('{"art":"herkunft"}');
    expect((await seite("/admin", {})).html).toContain('{"art":"rolle"}');
  });
});

describe("Wer angemeldet ist,", () => {
  test("bekommt Seiten mit Nonce statt Hash, die niemand aufbewahrt", async () => {
    const { headers, html } = await seite("/seite", {});
    const [, nonce] =
      /script-src 'self' 'nonce-([\w-]{22})'/.exec(headers.get("content-security-policy") ?? "") ?? [];
    expect(nonce).toBeDefined();
    expect(html).toContain(`<script nonce="${nonce}">`);
    expect(headers.get("content-security-policy")).not.toMatch(/sha256|unsafe-inline'(?=[^;]*script)/);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("etag")).toBeNull();
    const andere = await seite("/seite", {});
    expect(andere.headers.get("content-security-policy")).not.toContain(nonce);
  });

  test("füllt den Seitencache nicht und liest nicht aus ihm", async () => {
    const cache = seitencache();
    const { holen, zaehler } = testportal({ cache, ausweise: testausweise(testsitzung()) });
    await holen("/seite", { headers: sitzungscookie });
    await holen("/seite");
    await holen("/seite", { headers: sitzungscookie });
    await holen("/seite");
    expect(zaehler.gerendert).toBe(3);
  });
});

test("Ist die Datenbank fort, bleiben offene Seiten lesbar; die anderen sagen 503 statt zur Anmeldung zu führen", async () => {
  const weg = () => Promise.reject(new ApiFehler(503));
  const { holen, protokoll } = testportal({ ausweise: { ausCookie: weg, ausToken: weg } });
  const status = async (pfad: string) => (await holen(pfad, { headers: sitzungscookie })).status;
  expect([await status("/seite"), await status("/konto"), await status("/fristen")]).toEqual([200, 503, 503]);
  expect(protokoll()).toContain("Eine Sitzung ließ sich nicht lesen");
});
