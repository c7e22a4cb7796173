import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { Rufender } from "./mcp-aufruf.ts";
import { mcpServer } from "./mcp-server.ts";
import type { Werkzeug } from "./mcp-werkzeuge.ts";

type Teile = { readonly werkzeuge: readonly Werkzeug[]; readonly rufender: () => Rufender };

/**
 * Answers one JSON-RPC message with a server that lives no longer than this answer.
 *
 * @param nachricht the body, already read
 * @throws a bug of a calculation, after the client's connection has been cleaned up
 */
export async function mcpBeantworten(request: Request, nachricht: unknown, teile: Teile): Promise<Response> {
  const fehler: unknown[] = [];
  const server = mcpServer({ ...teile, melden: (bug) => fehler.push(bug) });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const antwort = await transport.handleRequest(request, { parsedBody: nachricht });
    if (fehler.length > 0) throw fehler[0];
    antwort.headers.set("Cache-Control", "no-store");
    return antwort;
  } finally {
    await server.close();
  }
}
