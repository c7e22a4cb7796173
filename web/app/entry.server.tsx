import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { type Anfrage, anfrageContext } from "#platform/http/anfrage.server.ts";
import { gehalteneHuelle, huelleBehalten } from "#platform/http/seite/gehaltene-huelle.server.ts";
import { SeitenstandContext } from "#platform/http/seite/seitenstand.ts";
import { ServerinhaltContext } from "#platform/http/seite/serverinhalt.ts";
import { gelesen, mitUebergabe } from "#platform/http/seite/uebergabe.server.ts";
import { VorgangContext } from "#platform/http/vorgang.ts";

const zeitgrenzeMs = 10_000;

/**
 * Renders a page completely before the first byte leaves: only a finished page can be hashed for the content security
 * policy and kept in the page cache.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const anfrage = context.get(anfrageContext);
  const seite = await gerendert(routerContext, request, anfrage);
  anfrage.html = seite.html;
  return new Response(null, { status: seite.fehler ? 500 : status, headers });
}

/** Logs what loaders and pages throw; expected answers (404, 405 …) are not errors of ours. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  melden(context.get(anfrageContext), error);
}

type Fertig = { readonly html: string; readonly fehler: boolean };

/** What the renderer writes where part of a page was not ready or threw. */
const ausgelassen = "<!--$!-->";

/**
 * Nearly every page has all its data before it is rendered: then one synchronous pass writes it as a string, at half the
 * cost of the stream. A page that waits for something or throws is left to the stream, which knows how to do both.
 */
async function gerendert(routerContext: EntryContext, request: Request, anfrage: Anfrage): Promise<Fertig> {
  const uebergabe = await gelesen(routerContext.serverHandoffStream);
  const { nonce, sitzung, anzeigen = "" } = anfrage;
  const angemeldet = sitzung !== undefined;
  const { pathname } = routerContext.staticHandlerContext.location;
  const huelle = gehalteneHuelle(pathname, angemeldet);
  const stand = { angemeldet, nonce, anzeigen, huelle };
  const seite = () => (
    <VorgangContext value={anfrage.id}>
      <SeitenstandContext value={stand}>
        <ServerinhaltContext value={anfrage.serverinhalt}>
          <ServerRouter
            context={nurTreffer(mitUebergabe(routerContext, uebergabe))}
            url={request.url}
            {...(nonce ? { nonce } : {})}
          />
        </ServerinhaltContext>
      </SeitenstandContext>
    </VorgangContext>
  );
  const html = inEinemZug(seite());
  if (html !== undefined && huelle === undefined && routerContext.staticHandlerContext.statusCode === 200)
    huelleBehalten(pathname, angemeldet, html);
  return html === undefined ? imStrom(seite(), anfrage) : { html, fehler: false };
}

/**
 * The router builds anew for each page the routes that its list enumerates: those of this page suffice. Any other is
 * still found by its name.
 */
function nurTreffer(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes: typeof manifest.routes = Object.create(manifest.routes);
  for (const { route } of staticHandlerContext.matches) routes[route.id] = manifest.routes[route.id];
  const _match: typeof staticHandlerContext._match = (ort) =>
    ort === "/" ? startseiteGemerkt(context) : staticHandlerContext._match(ort);
  return {
    ...context,
    manifest: { ...manifest, routes },
    staticHandlerContext: { ...staticHandlerContext, _match },
  };
}

type Treffer = ReturnType<EntryContext["staticHandlerContext"]["_match"]>;
const startseiten = new WeakMap<EntryContext["manifest"]["routes"], Treffer>();

/** Every document names the start page's routes, and to find them the router tries all pages: once is enough. */
function startseiteGemerkt({ manifest: { routes }, staticHandlerContext }: EntryContext): Treffer {
  let treffer = startseiten.get(routes);
  if (treffer === undefined) {
    treffer = staticHandlerContext._match("/");
    startseiten.set(routes, treffer);
  }
  return treffer;
}

function inEinemZug(seite: ReactNode): string | undefined {
  try {
    const html = `<!DOCTYPE html>${renderToString(seite)}`;
    return html.includes(ausgelassen) ? undefined : html;
  } catch {
    return undefined;
  }
}

function imStrom(seite: ReactNode, anfrage: Anfrage): Promise<Fertig> {
  return new Promise((fertig, gescheitert) => {
    const teile: Uint8Array[] = [];
    let geruestSteht = false;
    const { nonce } = anfrage;
    const geplatzt: unknown[] = [];
    const { pipe, abort } = renderToPipeableStream(seite, {
      ...(nonce ? { nonce } : {}),
      onShellReady() {
        geruestSteht = true;
        for (const error of geplatzt) melden(anfrage, error);
      },
      onAllReady() {
        clearTimeout(uhr);
        const ziel = new Writable({
          write(teil: Uint8Array, _kodierung, weiter) {
            teile.push(teil);
            weiter();
          },
          final(weiter) {
            fertig({ html: Buffer.concat(teile).toString("utf8"), fehler: geplatzt.length > 0 });
            weiter();
          },
        });
        pipe(ziel);
      },
      onShellError: gescheitert,
      onError(error) {
        geplatzt.push(error);
        // If the shell fails, the router catches the error itself, reports it and renders the boundary.
        if (geruestSteht) melden(anfrage, error);
      },
    });
    const uhr = setTimeout(abort, zeitgrenzeMs);
  });
}

function melden(anfrage: Anfrage, error: unknown): void {
  anfrage.log?.error({ vorgang: anfrage.id, err: error }, "Fehler beim Aufbau einer Seite");
}
