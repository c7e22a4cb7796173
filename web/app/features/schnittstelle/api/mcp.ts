import { z } from "zod";
import { oeffentlich } from "#platform/access/guard.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type ApiRoute, apiRoute, rechnerLimit, rechnerLimitKonto } from "#platform/http/api-route.ts";
import { type Werkzeug, werkzeuge } from "../mcp-werkzeuge.ts";

const nachricht = z.looseObject({ jsonrpc: z.literal("2.0") });

/**
 * `POST /api/mcp`: the public calculations as tools of the Model Context Protocol (streamable HTTP). Each message is
 * answered by a server of its own with plain JSON, so any process may answer any message; GET and DELETE are 405, as
 * the protocol has it for servers without streams and sessions.
 *
 * @param routen all calls of the portal; asked for only when the first message comes
 */
export function mcpRoute(routen: () => readonly ApiRoute[]): ApiRoute {
  let alle: readonly Werkzeug[] | undefined;
  return apiRoute({
    method: "POST",
    path: "/api/mcp",
    guard: oeffentlich("The public calculations as tools, limited per address like them"),
    fuerProgramme: true,
    limit: rechnerLimit,
    limitKonto: rechnerLimitKonto,
    contract: {
      summary:
        "Die Rechenaufrufe als Werkzeuge des Model Context Protocol: eine JSON-RPC-Nachricht je Aufruf.",
      body: nachricht,
      response: nachricht,
      errors: {
        "fremde-herkunft": "Eine fremde Seite darf diesen Aufruf nicht benutzen.",
        "accept-fehlt": "Das Kopffeld Accept muss application/json und text/event-stream nennen.",
      },
    },
    handler: async ({ body, request, sitzung, client, raten, heute, beitraege }) => {
      requireAccept(request.headers);
      alle ??= werkzeuge(routen());
      // The library is needed by few visitors of the portal, and not for its start.
      const { mcpBeantworten } = await import("../mcp-http.ts");
      const rufender = { request, sitzung, client, raten, heute, beitraege };
      return mcpBeantworten(request, body, { werkzeuge: alle, rufender: () => rufender });
    },
  });
}

function requireAccept(headers: Headers): void {
  const accept = headers.get("accept") ?? "";
  if (!accept.includes("application/json") || !accept.includes("text/event-stream"))
    throw new ApiFehler(406, {
      error: "Das Kopffeld Accept muss application/json und text/event-stream nennen.",
      code: "accept-fehlt",
    });
}
