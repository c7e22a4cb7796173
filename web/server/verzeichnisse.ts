import type { Hono } from "hono";
import type { PageRoute } from "#platform/access/guard.ts";
import { weitereAdressen } from "../app/weitere-adressen.ts";
import type { Bauteile, Env } from "./kontext.ts";

const gesperrt = ["/api/", "/dashboard", "/konto", "/moderation", "/admin"];

/** `robots.txt` and `sitemap.xml`, both made from the list of pages. */
export function verzeichnisseEinhaengen(
  app: Hono<Env>,
  { umgebung, pages }: Pick<Bauteile, "umgebung" | "pages">,
): void {
  const robots = robotsTxt(umgebung.baseUrl);
  const sitemap = sitemapXml(umgebung.baseUrl, pages);
  const headers = { "Cache-Control": "public, max-age=3600" };
  app.get("/robots.txt", (c) => c.text(robots, 200, headers));
  app.get("/sitemap.xml", (c) =>
    c.body(sitemap, 200, { ...headers, "Content-Type": "application/xml; charset=utf-8" }),
  );
}

export function robotsTxt(baseUrl: string): string {
  return [
    "User-agent: *",
    ...gesperrt.map((pfad) => `Disallow: ${pfad}`),
    "",
    `Sitemap: ${baseUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

/** Public pages in the order of the list; one with a parameter stands there with all its addresses, if they are known. */
export function sitemapXml(baseUrl: string, pages: readonly PageRoute[]): string {
  const adressen = pages
    .filter(({ guard, sitemap }) => guard === "oeffentlich" && sitemap !== false)
    .flatMap(({ path }) => (/[:*]/.test(path) ? (weitereAdressen[path]?.() ?? []) : [path]))
    .map((path) => `  <url><loc>${xml(`${baseUrl}${path}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...adressen,
    "</urlset>",
    "",
  ].join("\n");
}

function xml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
