import { hash } from "node:crypto";
import type { Context, Hono } from "hono";
import { type Guard, istOeffentlich, type PageRoute } from "#platform/access/guard.ts";
import { weitereAdressen } from "../app/server.ts";
import { kodierung, komprimiert } from "./antwort/kompression.ts";
import { istUnveraendert } from "./antwort/seitencache.ts";
import { clientVon } from "./client.ts";
import type { Bauteile, Env } from "./kontext.ts";

/** More than 50,000 addresses no sitemap may hold; above that it becomes a list of parts. */
const adressenHoechstens = 50_000;

type Adresse = { readonly pfad: string; readonly geaendert?: Date };

/**
 * `robots.txt` and `sitemap.xml`: the list of pages, and the posts of the blog as they are in the database at this
 * moment, so that every process says the same.
 */
export function verzeichnisseEinhaengen(
  app: Hono<Env>,
  { umgebung, pages, wachsend, schlange }: Pick<Bauteile, "umgebung" | "pages" | "wachsend" | "schlange">,
  hoechstens = adressenHoechstens,
): void {
  const { baseUrl } = umgebung;
  const robots = robotsTxt(baseUrl, pages);
  app.get("/robots.txt", (c) => c.text(robots, 200, { "Cache-Control": "public, max-age=3600" }));
  const feste = seitenadressen(pages);
  // Many posts make a long list: whoever asks for it again and again waits for himself.
  app.on("GET", ["/sitemap.xml", "/sitemap/:teil"], (context, next) =>
    schlange.dran(clientVon(context, umgebung), () => next(), context.req.raw.signal),
  );
  app.get("/sitemap.xml", async (context) => {
    const [anzahl, einstiege] = wachsend
      ? await Promise.all([wachsend.anzahl(), wachsend.einstiege()])
      : [0, []];
    const kleine = [...feste, ...einstiege];
    if (kleine.length + anzahl > hoechstens)
      return ausgeliefert(context, sitemapIndex(baseUrl, Math.ceil(anzahl / hoechstens)));
    const artikel = (await wachsend?.abschnitt(0, anzahl)) ?? [];
    return ausgeliefert(context, sitemapXml(baseUrl, [...kleine, ...artikel]));
  });
  app.get("/sitemap/:teil", async (context) => {
    const teil = context.req.param("teil");
    if (teil === "seiten.xml")
      return ausgeliefert(context, sitemapXml(baseUrl, [...feste, ...((await wachsend?.einstiege()) ?? [])]));
    const nummer = Number(/^artikel-([1-9]\d{0,4})\.xml$/.exec(teil)?.[1]);
    const artikel = nummer ? await wachsend?.abschnitt((nummer - 1) * hoechstens, hoechstens) : undefined;
    return artikel?.length
      ? ausgeliefert(context, sitemapXml(baseUrl, artikel))
      : context.text("Nicht gefunden", 404);
  });
}

async function ausgeliefert(context: Context<Env>, xml: string): Promise<Response> {
  const { inhalt, art } = await komprimiert(
    Buffer.from(xml),
    kodierung(context.req.header("accept-encoding")),
  );
  const etag = `"${hash("sha256", xml, "base64url").slice(0, 22)}${art ? `-${art}` : ""}"`;
  const headers = {
    "Content-Type": "application/xml; charset=utf-8",
    "Cache-Control": "public, max-age=0, must-revalidate",
    Vary: "Accept-Encoding",
    ETag: etag,
  };
  if (istUnveraendert(context.req.header("if-none-match"), etag)) return context.body(null, 304, headers);
  return context.body(inhalt as Uint8Array<ArrayBuffer>, 200, {
    ...headers,
    ...(art ? { "Content-Encoding": art } : {}),
  });
}

/** Areas in the order in which they are closed to more and more. */
const bereiche: readonly Guard[] = ["konto", "moderator", "admin"];

/** What programs that search are asked to leave alone: the calls, and what pages say of themselves. */
export function robotsTxt(baseUrl: string, pages: readonly PageRoute[]): string {
  const gesperrt = bereiche.flatMap((guard) =>
    pages
      .filter((seite) => seite.gesperrt && seite.guard === guard)
      .map(({ path }) => path)
      .sort(),
  );
  return [
    "User-agent: *",
    ...["/api/", ...gesperrt].map((pfad) => `Disallow: ${pfad}`),
    "",
    `Sitemap: ${baseUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

/** Public pages in the order of the list; one with a parameter stands there with all its addresses, if they are known. */
export function seitenadressen(pages: readonly PageRoute[]): Adresse[] {
  return pages
    .filter(({ guard, sitemap }) => istOeffentlich(guard) && sitemap !== false)
    .flatMap(({ path }) => (/[:*]/.test(path) ? (weitereAdressen[path]?.() ?? []) : [path]))
    .map((pfad) => ({ pfad }));
}

export function sitemapXml(baseUrl: string, adressen: readonly Adresse[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...adressen.map(({ pfad, geaendert }) => {
      const lastmod = geaendert ? `<lastmod>${geaendert.toISOString()}</lastmod>` : "";
      return `  <url><loc>${xml(`${baseUrl}${pfad}`)}</loc>${lastmod}</url>`;
    }),
    "</urlset>",
    "",
  ].join("\n");
}

function sitemapIndex(baseUrl: string, abschnitte: number): string {
  const teile = ["seiten", ...Array.from({ length: abschnitte }, (_, i) => `artikel-${i + 1}`)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...teile.map((teil) => `  <sitemap><loc>${xml(`${baseUrl}/sitemap/${teil}.xml`)}</loc></sitemap>`),
    "</sitemapindex>",
    "",
  ].join("\n");
}

function xml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
