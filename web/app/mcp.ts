import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { mcpServer, werkzeuge } from "#features/schnittstelle/index.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import type { Beispiel } from "#platform/http/api-route.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { apiRoutes } from "./api.ts";
import { beitraege } from "./server.ts";

/**
 * Serves the public calculations as MCP tools over stdin and stdout until stdin ends: without database, without build,
 * without account, so in the free scope. Nothing but the protocol may be written to stdout.
 */
export async function mcpAufStdio(): Promise<void> {
  const request = new Request("http://localhost/");
  const server = mcpServer({
    werkzeuge: werkzeuge(apiRoutes),
    rufender: () => ({
      request,
      sitzung: undefined,
      client: "stdio",
      raten: ohneGrenzen,
      heute: heute(),
      beitraege,
    }),
    melden: (fehler) => process.stderr.write(`${fehler instanceof Error ? fehler.stack : fehler}\n`),
  });
  await server.connect(new StdioServerTransport());
}

export { mcpRoute } from "#features/schnittstelle/index.server.ts";
/** One worked input for each call, by method and path: what tests try the tools with. */
export const beispiele: Readonly<Record<string, Beispiel>> = Object.fromEntries(
  apiRoutes.flatMap(({ method, path, beispiel }) => (beispiel ? [[`${method} ${path}`, beispiel]] : [])),
);
