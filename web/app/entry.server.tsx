import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { type Anfrage, anfrageContext } from "#platform/http/anfrage.server.ts";
import { ServerinhaltContext } from "#platform/http/serverinhalt.ts";
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

function gerendert(routerContext: EntryContext, request: Request, anfrage: Anfrage) {
  return new Promise<{ html: Buffer; fehler: boolean }>((fertig, gescheitert) => {
    const teile: Uint8Array[] = [];
    let geruestSteht = false;
    let fehler = false;
    const { pipe, abort } = renderToPipeableStream(
      <VorgangContext value={anfrage.id}>
        <ServerinhaltContext value={anfrage.serverinhalt}>
          <ServerRouter context={routerContext} url={request.url} />
        </ServerinhaltContext>
      </VorgangContext>,
      {
        onShellReady() {
          geruestSteht = true;
        },
        onAllReady() {
          clearTimeout(uhr);
          const ziel = new Writable({
            write(teil: Uint8Array, _kodierung, weiter) {
              teile.push(teil);
              weiter();
            },
            final(weiter) {
              fertig({ html: Buffer.concat(teile), fehler });
              weiter();
            },
          });
          pipe(ziel);
        },
        onShellError: gescheitert,
        onError(error) {
          fehler = true;
          // Before the shell stands the router catches the error itself, reports it and renders the boundary.
          if (geruestSteht) melden(anfrage, error);
        },
      },
    );
    const uhr = setTimeout(abort, zeitgrenzeMs);
  });
}

function melden(anfrage: Anfrage, error: unknown): void {
  anfrage.log?.error({ vorgang: anfrage.id, err: error }, "Fehler beim Aufbau einer Seite");
}
