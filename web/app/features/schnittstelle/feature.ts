import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { mcpRoute } from "./api/mcp.ts";
import { routes } from "./routes.ts";

/** The calls for other programs and for language models. */
export const schnittstelle: Feature<MitZiel> = {
  seiten: routes,
  suchziele: [
    {
      rang: 140,
      type: "page",
      title: "Schnittstelle",
      url: "/api",
      excerpt: "Die Berechnungen als Aufrufe für eigene Programme.",
      stichworte: "API OpenAPI MCP",
    },
  ],
  aufrufe: (alle) => [mcpRoute(alle)],
};
