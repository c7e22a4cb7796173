import { Hono } from "hono";
import { expect, test } from "vitest";
import { pages } from "../app/routes.ts";
import type { Env } from "./kontext.ts";
import { warteschlange } from "./schutz/warteschlange.ts";
import { testportal } from "./testing/testportal.ts";
import { robotsTxt, verzeichnisseEinhaengen } from "./verzeichnisse.ts";

/** A blog whose posts the test adds. */
function blog(anzahl: number) {
  const slugs = Array.from({ length: anzahl }, (_, i) => `/blog/artikel-${i + 1}`);
  return {
    slugs,
    anzahl: async () => slugs.length,
    abschnitt: async (ab: number, limit: number) =>
      slugs.slice(ab, ab + limit).map((pfad) => ({ pfad, geaendert: new Date("2026-03-01T08:00:00Z") })),
    einstiege: async () => [{ pfad: "/blog/tag/a&b" }],
  };
}

const orte = async (antwort: Response) =>
  [...(await antwort.text()).matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(([, ort]) => ort);

test("sitemap.xml nennt jeden Artikel sofort, und sonst nichts Neues", async () => {
  const wachsend = blog(1);
  const { holen } = testportal({ wachsend });
  const eins = await holen("/sitemap.xml");
  const etag = eins.headers.get("etag") ?? "";
  expect(eins.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect((await orte(eins)).slice(-2)).toEqual(["/blog/tag/a&amp;b", "/blog/artikel-1"]);
  expect((await holen("/sitemap.xml", { headers: { "if-none-match": etag } })).status).toBe(304);
  wachsend.slugs.push("/blog/neu-erschienen");
  const zwei = await holen("/sitemap.xml", { headers: { "if-none-match": etag } });
  expect(zwei.status).toBe(200);
  expect(await orte(zwei)).toContain("/blog/neu-erschienen");
});

test("robots.txt sperrt, was die Seiten des Portals von sich sagen", () => {
  expect(robotsTxt("https://portal.example", pages).split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /billing-confirmation",
    "Disallow: /dashboard",
    "Disallow: /konto",
    "Disallow: /team/einladung",
    "Disallow: /moderation",
    "Disallow: /admin",
    "",
    "Sitemap: https://portal.example/sitemap.xml",
    "",
  ]);
});

test("Über der Grenze wird sitemap.xml zur Liste ihrer Teile", async () => {
  const app = new Hono<Env>();
  const seite = { path: "/seite", file: "", guard: "oeffentlich: Test" } as const;
  const umgebung = { baseUrl: "http://localhost:3000", trustedProxy: undefined };
  verzeichnisseEinhaengen(app, { umgebung, pages: [seite], wachsend: blog(7), schlange: warteschlange() }, 3);
  const holen = async (pfad: string) => app.request(pfad);
  const teile = await orte(await holen("/sitemap.xml"));
  expect(teile).toEqual(
    ["seiten", "artikel-1", "artikel-2", "artikel-3"].map((teil) => `/sitemap/${teil}.xml`),
  );
  const inhalt = await Promise.all(teile.map(async (teil) => orte(await holen(teil ?? ""))));
  expect(inhalt.map((liste) => liste.length)).toEqual([2, 3, 3, 1]);
  expect(inhalt[3]).toEqual(["/blog/artikel-7"]);
  for (const fehlt of ["artikel-4.xml", "artikel-0.xml", "artikel-1", "x.xml"])
    expect((await holen(`/sitemap/${fehlt}`)).status, fehlt).toBe(404);
});

test("Von jeder Antwort erfährt, wer zählt, auch von denen aus dem Seitenspeicher", async () => {
  const gesehen: string[] = [];
  const { holen, zaehler } = testportal({
    ausgeliefert: ({ method, ziel, status, header }) =>
      gesehen.push([method, ziel, status, header("sec-purpose")].filter(Boolean).join(" ")),
  });
  const headers = { "user-agent": "Mozilla/5.0 Firefox/140.0" };
  for (const pfad of ["/blog/fristen", "/blog/fristen", "/blog/gebuehren", "/seite"])
    await holen(pfad, { headers });
  await holen("/blog/fristen", { headers: { ...headers, "sec-purpose": "prefetch" } });
  expect(zaehler.gerendert).toBe(3);
  expect(gesehen).toEqual([
    "GET /blog/fristen 200",
    "GET /blog/fristen 200",
    "GET /blog/gebuehren 200",
    "GET /seite 200",
    "GET /blog/fristen 200 prefetch",
  ]);
});
