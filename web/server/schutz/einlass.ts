import { data, type MiddlewareFunction, redirect, type ServerBuild } from "react-router";
import { istOeffentlich, type PageRoute } from "#platform/access/guard.ts";
import { aendernd, eigeneHerkunft } from "#platform/access/herkunft.server.ts";
import { seitenablehnung } from "#platform/access/pruefung.ts";
import { anmeldeweg, type Seitenabsage } from "#platform/access/seitenabsage.ts";
import { tarifabsage } from "#platform/access/tarifabsage.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { gesendetes, stoerungsantwort } from "./stoerung.ts";

/**
 * The build with a gate in front of every page: the guard of the matched page is asked before any loader or action
 * runs, for documents, for the router's own data calls and for files alike. It stands in the server, so that no page
 * can forget it; a page that is on no list is nobody's.
 */
export function mitEinlass(build: ServerBuild, pages: readonly PageRoute[], baseUrl: string): ServerBuild {
  const { root } = build.routes;
  if (!root) throw new Error("Der Bau enthält keine Wurzel.");
  const seiten = new Map(pages.map((seite) => [seite.path, seite]));
  const middleware = [einlass(seiten, baseUrl), ...(root.module.middleware ?? [])];
  return { ...build, routes: { ...build.routes, root: { ...root, module: { ...root.module, middleware } } } };
}

function einlass(seiten: ReadonlyMap<string, PageRoute>, baseUrl: string): MiddlewareFunction<Response> {
  return async ({ context, pattern, request, url }) => {
    const seite = seiten.get(`/${pattern.replace(/^\//, "")}`);
    if (seite === undefined) throw data(null, { status: 404 });
    const { guard } = seite;
    const anfrage = context.get(anfrageContext);
    if (anfrage.absage !== undefined) throw data(null, { status: anfrage.absage });
    anfrage.guard = guard;
    anfrage.anzeigenart = seite.anzeigen;
    anfrage.webassembly = seite.webassembly;
    const { sitzung, formular } = anfrage;
    if (!istOeffentlich(guard) && anfrage.sitzungUnklar)
      throw stoerungsantwort(new ApiFehler(503), {
        gesendet: formular && gesendetes(await formular),
        datei: istDatei(seite),
      });
    if (anfrage.fremdeHerkunft) throw absage({ art: "herkunft" }, 403);
    const anmelden = seite.anmelden?.(url.searchParams) ?? anmeldeweg(url.pathname + url.search);
    const grund = seitenablehnung(guard, sitzung);
    if (grund?.art === "anmelden") throw redirect(anmelden, 302);
    if (sitzung && aendernd(request.method) && !eigeneHerkunft(request.headers, baseUrl))
      throw absage({ art: "herkunft" }, 403);
    if (grund?.art === "rolle") throw istDatei(seite) ? dateiabsage() : absage({ art: "rolle" }, 403);
    if (grund?.art === "tarif") {
      const { wunsch } = seite;
      const seitenwunsch = {
        wunsch,
        pfad: url.pathname,
        search: url.search,
        anmelden: sitzung ? undefined : anmelden,
      };
      throw absage(tarifabsage(grund.stufe, seitenwunsch), 200);
    }
  };
}

/** Whether a page answers with a file: it has no screen on which a refusal could stand. */
const istDatei = ({ file }: PageRoute): boolean => file.endsWith(".ts");

function dateiabsage(): Response {
  return new Response("Kein Zugriff: Diese Datei ist der Verwaltung des Portals vorbehalten.\n", {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function absage(inhalt: Seitenabsage, status: number) {
  return data(inhalt, { status });
}
