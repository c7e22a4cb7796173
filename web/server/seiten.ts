import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createRequestHandler, matchRoutes, RouterContextProvider } from "react-router";
import type { PageRoute } from "#platform/access/guard.ts";
import { traegtSitzung } from "#platform/access/sitzung.ts";
import { type Anmeldung, requireZugang } from "#platform/access/zugang.server.ts";
import { type Anfrage, anfrageContext } from "#platform/http/anfrage.server.ts";
import { ApiFehler } from "#platform/http/api-fehler.ts";
import { ziel } from "./app.ts";
import { contentSecurityPolicy } from "./csp.ts";
import { kodierung, komprimiert } from "./kompression.ts";
import type { Bauteile, Env } from "./kontext.ts";
import { etagFuer, istUnveraendert } from "./seitencache.ts";

type Teile = Pick<Bauteile, "umgebung" | "build" | "pages" | "cache" | "log">;

const groessteEingabe = 1024 * 1024;

/** Mounts the pages: guard, rendering, security policy, and the page cache for what everybody may keep. */
export function seitenEinhaengen(app: Hono<Env>, { umgebung, build, pages, cache, log }: Teile): void {
  const rendern = createRequestHandler(build, "production");
  const seiteZu = seitensuche(pages);
  const begrenzt = bodyLimit({
    maxSize: groessteEingabe,
    onError: () => Promise.reject(new ApiFehler(413)),
  });

  app.all(
    "*",
    (c, next) => (istLesend(c.req.method) ? next() : begrenzt(c, next)),
    async (c) => {
      const page = seiteZu(c.req.path);
      const abweisung = page && zugangVerweigert(page, c);
      if (abweisung) return abweisung;
      const anfrage: Anfrage = { id: c.get("vorgang"), log, queryBekannt: false };
      const context = new RouterContextProvider();
      context.set(anfrageContext, anfrage);
      const antwort = await rendern(mitEigenerHerkunft(c.req.raw, umgebung.baseUrl), context);
      if (!antwort.headers.get("content-type")?.startsWith("text/html")) return antwort;
      return htmlAntwort(c, antwort, anfrage.html, {
        ablegen:
          page?.guard === "oeffentlich" && (anfrage.queryBekannt || !c.req.url.includes("?"))
            ? cache.ablegen
            : undefined,
      });
    },
  );
}

/** Finds the declared page a path leads to; the router's own data calls (`….data`) belong to the page they feed. */
export function seitensuche(pages: readonly PageRoute[]): (pfad: string) => PageRoute | undefined {
  const ziele = pages.map((page) => ({ path: page.path, handle: page }));
  // The router builds its tree anew for each question; a path written out in the list needs no tree.
  const woertlich = new Map(pages.filter(({ path }) => !/[:*?]/.test(path)).map((page) => [page.path, page]));
  return (pfad) => {
    const seitenpfad =
      pfad.endsWith("/_.data") || pfad === "/_root.data"
        ? pfad.replace(/_(root)?\.data$/, "")
        : pfad.replace(/\.data$/, "");
    return woertlich.get(seitenpfad) ?? matchRoutes(ziele, seitenpfad)?.at(-1)?.route.handle;
  };
}

/** A request that carries no body. */
const istLesend = (method: string) => method === "GET" || method === "HEAD";

function zugangVerweigert({ guard }: PageRoute, c: Context<Env>): Response | undefined {
  const anmeldung: Anmeldung = "anonym";
  try {
    requireZugang(guard, anmeldung);
    return undefined;
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler) || fehler.status !== 401 || c.req.path.endsWith(".data")) throw fehler;
    return c.redirect(`/login?redirect=${encodeURIComponent(c.req.path)}`, 302);
  }
}

/** Scheme and host come from `BASE_URL`: a page built from a forged `Host` must not reach the next reader. */
function mitEigenerHerkunft(request: Request, baseUrl: string): Request {
  const url = baseUrl + ziel(request.url);
  if (!istLesend(request.method)) return new Request(url, request);
  const { method, headers, signal } = request;
  return new Request(url, { method, headers, signal });
}

type Ablage = { readonly ablegen: Bauteile["cache"]["ablegen"] | undefined };

async function htmlAntwort(
  c: Context<Env>,
  antwort: Response,
  fertig: Buffer | undefined,
  { ablegen }: Ablage,
): Promise<Response> {
  const { headers, status } = antwort;
  if (c.req.method === "HEAD") return new Response(null, { status, headers });
  const html = fertig ?? Buffer.from(await antwort.arrayBuffer());
  headers.set("Content-Security-Policy", contentSecurityPolicy(html.toString("utf8")));
  headers.set("Vary", "Accept-Encoding, Cookie");
  const anonym = !traegtSitzung(c.req.header("cookie"));
  // No "no-store" for anonymous readers: it would keep the page out of the browser's back/forward cache.
  if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", anonym ? "public, max-age=0, must-revalidate" : "private, no-store");
  const speicherbar = c.req.method === "GET" && status === 200 && anonym && !headers.has("Set-Cookie");
  if (ablegen && speicherbar) ablegen(ziel(c.req.url), Object.fromEntries(headers), html);
  const { inhalt, art } = await komprimiert(html, kodierung(c.req.header("accept-encoding")));
  if (art) headers.set("Content-Encoding", art);
  if (speicherbar) {
    const etag = art ? `"${etagFuer(html)}-${art}"` : `"${etagFuer(html)}"`;
    headers.set("ETag", etag);
    if (istUnveraendert(c.req.header("if-none-match"), etag))
      return new Response(null, { status: 304, headers });
  }
  return new Response(inhalt as Uint8Array<ArrayBuffer>, { status, headers });
}
