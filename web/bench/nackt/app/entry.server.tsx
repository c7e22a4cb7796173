import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

const zeitgrenzeMs = 6_000;

/**
 * React Router's own entry without its question whether a robot asks: for that question the build would install a
 * package, and a measurement installs nothing.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((fertig, gescheitert) => {
    const uhr = setTimeout(() => abort(), zeitgrenzeMs);
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onShellReady() {
          const strom = new PassThrough({
            final(weiter) {
              clearTimeout(uhr);
              weiter();
            },
          });
          headers.set("Content-Type", "text/html");
          const antwort = createReadableStreamFromReadable(strom);
          pipe(strom);
          fertig(new Response(antwort, { status, headers }));
        },
        onShellError: gescheitert,
      },
    );
  });
}
