import type { Context, Hono } from "hono";
import { RouterContextProvider } from "react-router";
import { istOeffentlich } from "#platform/access/guard.ts";
import { eigeneHerkunft } from "#platform/access/herkunft.server.ts";
import { traegtSitzung } from "#platform/access/sitzung.ts";
import { beitraegeContext } from "#platform/beitraege.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type Anfrage, anfrageContext } from "#platform/http/anfrage.server.ts";
import { aufrufeContext } from "#platform/http/aufrufe.server.ts";
import { formularVon } from "#platform/http/formular.server.ts";
import { apiRoutes } from "../app/api.ts";
import { beitraege } from "../app/server.ts";
import { istLesend, ziel } from "./anfrage.ts";
import type { Rendern } from "./antwort/absageseiten.ts";
import { contentSecurityPolicy, ohneNonce } from "./antwort/csp.ts";
import { kodierung, komprimiert } from "./antwort/kompression.ts";
import { nurImEigenenBrowser } from "./antwort/kopfzeilen.ts";
import { type Ablegen, etagFuer, gehalteneFassung } from "./antwort/seitencache.ts";
import { skripteZuletzt } from "./antwort/skripte.ts";
import { nonceZiehen } from "./antwort/vorgang.ts";
import { clientVon } from "./client.ts";
import { eingabegrenze } from "./eingabegrenze.ts";
import type { Bauteile, Env } from "./kontext.ts";

type Teile = Pick<Bauteile, "umgebung" | "pages" | "cache" | "log" | "ausweise" | "raten" | "schlange"> & {
  readonly rendern: Rendern;
};

const seitenmethoden: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

/** Mounts the pages: session, gate, rendering, security policy, and the page cache for what everybody may keep. */
export function seitenEinhaengen(app: Hono<Env>, teile: Teile): void {
  const { umgebung, rendern, cache, schlange } = teile;
  app.all("*", eingabegrenze(teile.pages, teile.ausweise), async (c) => {
    // What no page answers; some of it no `Request` can even be made of.
    if (!seitenmethoden.has(c.req.method))
      throw new ApiFehler(405, {}, { Allow: [...seitenmethoden].join(", ") });
    const anfrage: Anfrage & Markiert = {
      ...(await anfrageVon(c, teile)),
      fremdeHerkunft: fremdesFormular(c.req.raw, umgebung.baseUrl),
      queryBekannt: false,
      nurDaten: c.req.path.endsWith(".data"),
      formular: istLesend(c.req.method) ? undefined : formularVon(c.req.raw),
    };
    // A slow sender takes no place among those whose page is being made.
    await anfrage.formular;
    const context = new RouterContextProvider();
    context.set(anfrageContext, anfrage);
    context.set(beitraegeContext, beitraege);
    context.set(aufrufeContext, apiRoutes);
    const ablegen = cache.ablage();
    const anfrageDerSeite = mitEigenerHerkunft(c, umgebung.baseUrl);
    const antwort = await schlange.dran(
      anfrage.sitzung?.nutzer.id ?? anfrage.client,
      () => rendern(anfrageDerSeite, context),
      c.req.raw.signal,
    );
    // A page without a form says so itself, but not what it takes instead.
    if (antwort.status === 405 && !antwort.headers.has("Allow")) antwort.headers.set("Allow", "GET, HEAD");
    // The answer to a form holds what was typed, whoever typed it.
    if (traegtSitzung(c.req.header("cookie")) || !istLesend(c.req.method))
      antwort.headers.set("Cache-Control", "private, no-store");
    // The link of a mail: nobody keeps the page, and its address goes nowhere.
    if (c.req.query("token")) {
      antwort.headers.set("Cache-Control", "private, no-store");
      antwort.headers.set("Referrer-Policy", "no-referrer");
    }
    if (!antwort.headers.get("content-type")?.startsWith("text/html")) return antwort;
    return htmlAntwort(c, antwort, anfrage.html, {
      nonce: anfrage.nonce,
      persoenlich: anfrage.sitzung !== undefined,
      webassembly: anfrage.webassembly === true,
      ablegen:
        istOeffentlich(anfrage.guard) && (anfrage.queryBekannt || !c.get("gesucht").includes("?"))
          ? ablegen
          : undefined,
    });
  });
}

type Markiert = { readonly nonce: string };

/** Who asks for a page. Public pages are shown, as to visitors, also while the database does not answer. */
async function anfrageVon(
  context: Context<Env>,
  teile: Teile,
): Promise<Omit<Anfrage, "queryBekannt"> & Markiert> {
  const { ausweise, log, raten } = teile;
  const id = context.get("vorgang");
  const nonce = nonceZiehen();
  const grund = { id, log, raten, client: clientVon(context, teile.umgebung), nonce };
  if (!traegtSitzung(context.req.header("cookie"))) return grund;
  try {
    const sitzung = await ausweise.ausCookie(context.req.raw);
    return { ...grund, sitzung };
  } catch (fehler) {
    log.warn({ vorgang: id, err: fehler }, "Eine Sitzung ließ sich nicht lesen");
    return { ...grund, sitzungUnklar: true };
  }
}

/** Scheme and host come from `BASE_URL`: a page built from a forged `Host` must not reach the next reader. */
function mitEigenerHerkunft(context: Context<Env>, baseUrl: string): Request {
  const request = context.req.raw;
  const { method, headers, signal } = request;
  const url = baseUrl + context.get("gesucht");
  if (istLesend(method)) return request.url === url ? request : new Request(url, { method, headers, signal });
  const neu = new Request(url, { method, headers, signal });
  // The router refuses `null`, which is what the form of a page without referrer sends, and any foreign one in words of
  // its own; whose form is taken the gate decides.
  if (neu.headers.has("origin")) neu.headers.set("origin", baseUrl);
  return neu;
}

/** A form of a foreign page; what says nothing about where it comes from is no page. */
function fremdesFormular({ method, headers }: Request, baseUrl: string): boolean {
  return !istLesend(method) && headers.has("origin") && !eigeneHerkunft(headers, baseUrl);
}

type Ablage = {
  readonly nonce: string;
  /** Made for one reader: the scripts keep their nonce. */
  readonly persoenlich: boolean;
  readonly webassembly: boolean;
  readonly ablegen: Ablegen | undefined;
};

async function htmlAntwort(
  context: Context<Env>,
  antwort: Response,
  fertig: string | undefined,
  { nonce, persoenlich, webassembly, ablegen }: Ablage,
): Promise<Response> {
  const { headers, status } = antwort;
  if (context.req.method === "HEAD") return new Response(null, { status, headers });
  const text = fertig ?? (await antwort.text());
  const { teile, hashes } = persoenlich
    ? { teile: [text], hashes: [`'nonce-${nonce}'`] }
    : ohneNonce(text, nonce);
  // Piece by piece: putting a large text together again costs as much as a good part of rendering it.
  const html = Buffer.concat(teile.map((teil) => Buffer.from(skripteZuletzt(teil))));
  headers.set("Content-Security-Policy", contentSecurityPolicy(hashes, webassembly));
  headers.set("Vary", "Accept-Encoding, Cookie");
  const anonym = !traegtSitzung(context.req.header("cookie"));
  // No "no-store" for anonymous readers: it would keep the page out of the browser's back/forward cache. A query that is
  // not of a known kind may hold a matter: only the reader's own browser keeps that page.
  if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", `${ablegen ? "public" : "private"}, max-age=0, must-revalidate`);
  const speicherbar = context.req.method === "GET" && status === 200 && anonym && !headers.has("Set-Cookie");
  const gesucht = context.get("gesucht");
  const { inhalt, art } = await komprimiert(html, kodierung(context.req.header("accept-encoding")));
  if (ablegen && speicherbar)
    ablegen(gesucht, { headers: Object.fromEntries(headers), html, gepackt: art ? { [art]: inhalt } : {} });
  if (ablegen && gesucht !== ziel(context.req.url))
    headers.set("Cache-Control", nurImEigenenBrowser["cache-control"]);
  if (art) headers.set("Content-Encoding", art);
  // What nobody may keep is never asked for again by its version.
  if (speicherbar && !headers.get("Cache-Control")?.includes("no-store")) {
    const etag = etagFuer(html);
    const gehalten = gehalteneFassung(context.req.header("if-none-match"), etag);
    headers.set("ETag", gehalten ?? (art ? `"${etag}-${art}"` : `"${etag}"`));
    if (gehalten) return new Response(null, { status: 304, headers });
  }
  return new Response(inhalt as Uint8Array<ArrayBuffer>, { status, headers });
}
