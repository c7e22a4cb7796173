import { setTimeout as warten } from "node:timers/promises";
import { pino } from "pino";
import type { EntryContext, RouterContextProvider, ServerBuild } from "react-router";
import type { Guard, PageRoute } from "#platform/access/guard.ts";
import { anfrageContext, queryBekannt } from "#platform/http/anfrage.server.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { seitencache } from "../antwort/seitencache.ts";
import { appErstellen } from "../app.ts";
import type { Bauteile } from "../kontext.ts";
import { warteschlange } from "../schutz/warteschlange.ts";

type LoaderArgs = { readonly request: Request; readonly context: RouterContextProvider };

const absatz = "<p>Gebühren nach dem Rechtsanwaltsvergütungsgesetz</p>";

/** Pages with something to hide. */
const bewacht: Readonly<Record<string, Guard>> = {
  "/konto": "konto",
  "/ausfuhr": "konto",
  "/moderation": "moderator",
  "/admin": "admin",
  "/fristen": "tarif:premium",
  "/team": "tarif:teams",
};

/** Pages of a portal without React: each render counts, and the page shows what the test needs to see. */
export function testbuild() {
  const zaehler = { gerendert: 0 };
  const route = (path: string, loader?: (args: LoaderArgs) => unknown) => ({
    id: path,
    parentId: "root",
    path: path.slice(1),
    module: { default: () => null, ...(loader ? { loader, action: loader } : {}) },
  });
  const routen = [
    route("/seite"),
    route("/fest"),
    route("/werk"),
    route("/rechner", ({ request, context }) => {
      if (/^\?wert=\d+$/.test(new URL(request.url).search)) queryBekannt(context);
      return null;
    }),
    route("/langsam", async () => {
      await warten(400);
      return null;
    }),
    route("/fehler", () => {
      throw new Error("geplatzt");
    }),
    route("/blog/:slug"),
    ...Object.keys(bewacht).map((path) => route(path, () => "GEHEIM")),
  ];
  // A file: no page, only data.
  for (const eintrag of routen)
    if (eintrag.id === "/ausfuhr") Reflect.deleteProperty(eintrag.module, "default");
  const build = {
    entry: {
      module: {
        default: (
          request: Request,
          status: number,
          headers: Headers,
          { staticHandlerContext: { loaderData, actionData, errors } }: EntryContext,
          context: RouterContextProvider,
        ) => {
          zaehler.gerendert += 1;
          headers.set("Content-Type", "text/html; charset=utf-8");
          if (request.url.endsWith("mit-cookie")) headers.append("Set-Cookie", "a=1");
          const { id, nonce } = context.get(anfrageContext);
          const skript = `<script nonce="${nonce}">`;
          const fehler = Object.values(errors ?? {}).map(({ data }) => JSON.stringify(data) ?? "");
          const stand = `data-fehler='${fehler}' data-daten='${JSON.stringify([loaderData, actionData])}'`;
          const html = `<!DOCTYPE html><html>${skript}let a = 1 < 2;</script><script src="/assets/x.js"></script><script type="application/ld+json">{}</script><body data-vorgang="${id}" data-url="${request.url}" ${stand}>${absatz.repeat(60)}<script>eingeschleust()</script></body></html>`;
          return new Response(html, { status, headers });
        },
        handleError: (fehler: unknown, { context }: { context: RouterContextProvider }) => {
          const { log, id } = context.get(anfrageContext);
          if (fehler instanceof Error)
            log?.error({ vorgang: id, err: fehler }, "Fehler beim Aufbau einer Seite");
        },
      },
    },
    routes: Object.fromEntries([
      ["root", { id: "root", path: "", module: { default: () => null } }],
      ...routen.map((eintrag) => [eintrag.id, eintrag]),
    ]),
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
  const pages: PageRoute[] = routen.map(({ id }) => ({
    path: id,
    file: "",
    guard: bewacht[id] ?? "oeffentlich: Test",
    ...(/^\/(konto|moderation|admin)$/.test(id) ? { gesperrt: true } : {}),
    ...(id === "/langsam" || id === "/fest" ? { sitemap: false } : {}),
    ...(id === "/fest" || id === "/blog/:slug" ? { ohneQuery: true } : {}),
    ...(id === "/werk" ? { webassembly: true } : {}),
  }));
  return { build, pages, zaehler };
}

/** A portal made of test pages, with its log lines. */
export function testportal(teile: Partial<Bauteile> = {}) {
  const { build, pages, zaehler } = testbuild();
  const zeilen: string[] = [];
  const log = pino({ base: null }, { write: (zeile: string) => zeilen.push(zeile) });
  const app = appErstellen({
    umgebung: { baseUrl: "http://localhost:3000", trustedProxy: undefined },
    log,
    build,
    pages,
    apiRoutes: [],
    raten: ohneGrenzen,
    ausweise: { ausCookie: async () => undefined, ausToken: async () => undefined },
    cache: seitencache(),
    schlange: warteschlange(),
    gesund: async () => true,
    ...teile,
  });
  const holen = async (pfad: string, init?: RequestInit) => app.request(pfad, init);
  return { holen, zaehler, protokoll: () => zeilen.join("") };
}
