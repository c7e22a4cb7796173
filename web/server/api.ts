import type { Context, Hono } from "hono";
import { ausweisart, ausweisen } from "#platform/access/ausweis.server.ts";
import { istOeffentlich } from "#platform/access/guard.ts";
import { aendernd, eigeneHerkunft } from "#platform/access/herkunft.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { stoerungAus } from "#platform/db/stoerung.server.ts";
import { ApiFehler, type Fehlerkoerper, fehlerantwort } from "#platform/fehler/api-fehler.ts";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { ausfuehren, unzaehlbar } from "#platform/http/ausfuehren.server.ts";
import { beitraege } from "../app/server.ts";
import { kodierung, komprimiert } from "./antwort/kompression.ts";
import { clientVon } from "./client.ts";
import { formularKoerper, jsonKoerper } from "./json-koerper.ts";
import type { Bauteile, Env } from "./kontext.ts";

type Teile = Pick<Bauteile, "pages" | "apiRoutes" | "raten" | "umgebung" | "log" | "ausweise" | "schlange">;

const corsHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "Retry-After, X-Request-Id",
};

/** Mounts every declared call; a known path with another method answers 405, an unknown one 404, both as JSON. */
export function apiEinhaengen(app: Hono<Env>, teile: Teile): void {
  const pfade = Map.groupBy(teile.apiRoutes, (route) => route.path);
  for (const [pfad, routen] of pfade) {
    for (const route of routen) {
      app.on(route.method, pfad, (c: Context<Env>) => aufrufen(c, route, teile));
    }
    const offen = routen.some((route) => route.cors);
    const erlaubt = [...routen.map((route) => route.method), ...(offen ? ["OPTIONS"] : [])].join(", ");
    app.all(pfad, (context) => {
      if (offen && context.req.method === "OPTIONS") return vorabantwort(erlaubt);
      return fehlerantwort(new ApiFehler(405, {}, { Allow: erlaubt, ...(offen ? corsHeaders : {}) }));
    });
  }
  app.all("/api/health", () => fehlerantwort(new ApiFehler(405, {}, { Allow: "GET" })));
  // Two pages stand here: "/api" itself, the readable description of the calls, and the error page of the sign-in.
  const seiten = new Set(teile.pages.map(({ path }) => path));
  app.all("/api/*", (context, next) => {
    if (!seiten.has(context.req.path)) return fehlerantwort(new ApiFehler(404));
    const lesend = context.req.method === "GET" || context.req.method === "HEAD";
    return lesend ? next() : fehlerantwort(new ApiFehler(405, {}, { Allow: "GET, HEAD" }));
  });
}

/**
 * One call: who is it (401), then the way every call takes. A dear one waits its turn, as pages do: each account for
 * itself, also where many of them share an address.
 */
async function aufrufen(context: Context<Env>, route: ApiRoute, teile: Teile): Promise<Response> {
  const cors = route.cors ? corsHeaders : {};
  const { log, raten, schlange, umgebung } = teile;
  const request = context.req.raw;
  try {
    const { sitzung, durch } = await ausgewiesen(route, request, teile);
    const client = clientVon(context, umgebung);
    const koerper = route.formular ? formularKoerper : jsonKoerper;
    const ergebnis = await ausfuehren(route, {
      request,
      sitzung,
      fremd:
        ((durch === "cookie" && aendernd(context.req.method)) ||
          (route.fuerProgramme === true && request.headers.has("origin"))) &&
        !eigeneHerkunft(request.headers, umgebung.baseUrl),
      client,
      raten,
      zaehlung: { gescheitert: (err) => log.warn({ vorgang: context.get("vorgang"), err }, unzaehlbar) },
      dran: (arbeit) => schlange.dran(sitzung?.nutzer.id ?? client, arbeit, request.signal),
      heute: heute(),
      beitraege,
      params: context.req.param(),
      query: () => suchwerte(context.req.url),
      body: () => koerper(request, route.maxBytes, route.koerperFrei),
    });
    if (!(ergebnis instanceof Response))
      return await jsonAntwort(context, ergebnis, { cors, status: route.contract.status });
    for (const [name, wert] of Object.entries<string>(cors)) ergebnis.headers.set(name, wert);
    // What somebody may see because he is signed in, no cache may keep.
    if (sitzung && !ergebnis.headers.get("Cache-Control")?.includes("no-store"))
      ergebnis.headers.set("Cache-Control", "no-store");
    return ergebnis;
  } catch (fehler) {
    const grund = fehler instanceof ApiFehler ? fehler : stoerungAus(fehler);
    if (!grund) throw fehler;
    if (grund !== fehler) log.warn({ vorgang: context.get("vorgang"), err: fehler }, "Vorübergehend gestört");
    const headers = { "Cache-Control": "no-store", ...grund.headers, ...cors };
    return fehlerantwort(new ApiFehler(grund.status, absage(route, grund), headers));
  }
}

function ausgewiesen(route: ApiRoute, request: Request, { ausweise }: Teile) {
  const { path, cors, fuerProgramme, guard } = route;
  return ausweisen(ausweise, request, {
    art: ausweisart(path, cors === true || fuerProgramme === true),
    nachsichtig: istOeffentlich(guard) && route.nachsichtig === true,
  });
}

/** A refusal as its call words it. */
function absage({ absagen = {} }: ApiRoute, { status, koerper }: ApiFehler): Fehlerkoerper {
  const error = status === 401 || status === 403 ? absagen[status] : undefined;
  return error === undefined ? koerper : { ...koerper, error };
}

async function jsonAntwort(
  context: Context<Env>,
  wert: unknown,
  { cors, status = 200 }: { readonly cors: Record<string, string>; readonly status: number | undefined },
): Promise<Response> {
  const { inhalt, art } = await komprimiert(
    Buffer.from(JSON.stringify(wert)),
    kodierung(context.req.header("accept-encoding")),
  );
  return new Response(inhalt as Uint8Array<ArrayBuffer>, {
    status,
    headers: {
      ...cors,
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      Vary: "Accept-Encoding",
      ...(art ? { "Content-Encoding": art } : {}),
    },
  });
}

/** Query string as an object: a name that occurs once is a text, one that repeats a list of texts. */
function suchwerte(url: string): Record<string, string | string[]> {
  const werte = new URL(url).searchParams;
  return Object.fromEntries(
    [...new Set(werte.keys())].map((name) => {
      const alle = werte.getAll(name);
      return [name, alle.length > 1 ? alle : (alle[0] ?? "")];
    }),
  );
}

function vorabantwort(erlaubt: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      "Access-Control-Allow-Methods": erlaubt,
      "Access-Control-Allow-Headers": "Content-Type, Authorization",
      "Access-Control-Max-Age": "86400",
    },
  });
}
