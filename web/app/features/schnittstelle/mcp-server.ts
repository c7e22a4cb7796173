import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { antwort, type Rufender, werkzeugRufen } from "./mcp-aufruf.ts";
import { rechtsstand, rechtsstandWerkzeug } from "./mcp-rechtsstand.ts";
import type { Werkzeug } from "./mcp-werkzeuge.ts";

const anleitung = [
  "Rechnen nach deutschem Kosten- und Fristenrecht, jede Zahl mit Norm und Rechenweg.",
  "Beträge sind ganze Eurocent (1000000 steht für 10.000,00 €), Tage haben die Form JJJJ-MM-TT, Sätze sind Dezimalzahlen mit Punkt.",
  "Fristen: Das Ende ist der letzte Tag; nennen Sie Feiertag und Ort, Streitpunkte und den sicheren Tag aus der Antwort mit.",
  "Ohne Tag gilt der heutige in Deutschland. Unbekannte Felder werden abgelehnt.",
  "art „kein-ergebnis“ ist eine Antwort des Rechts mit Grund und Norm, kein Fehler.",
  "Nennen Sie zu jedem Betrag die Fassung des Gesetzes, die in der Antwort steht.",
].join("\n");

const nurLesend = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

type Teile = {
  readonly werkzeuge: readonly Werkzeug[];
  /** Asked anew for each call: a server on stdio lives over midnight. */
  readonly rufender: () => Rufender;
  /** Is told of bugs; the client only learns that there was one. */
  readonly melden: (fehler: unknown) => void;
};

/**
 * A server of the Model Context Protocol; whoever connects it to a transport owns it. The lower one of the two servers
 * of the SDK: the other one validates inputs itself, in English, and drops output schemas that are unions.
 */
export function mcpServer({ werkzeuge, rufender, melden }: Teile): Server {
  const server = new Server(
    { name: "gebuehrenportal", title: "Gebührenportal", version: "1.0.0" },
    { capabilities: { tools: {}, resources: {} }, instructions: anleitung },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [
      ...werkzeuge.map(({ name, beschreibung, eingabe, ausgabe }) => ({
        name,
        description: beschreibung,
        inputSchema: eingabe,
        outputSchema: ausgabe,
        annotations: nurLesend,
      })),
      {
        name: rechtsstandWerkzeug.name,
        description: rechtsstandWerkzeug.beschreibung,
        inputSchema: { type: "object" as const, properties: {} },
        outputSchema: rechtsstandWerkzeug.ausgabe,
        annotations: nurLesend,
      },
    ],
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    if (params.name === rechtsstandWerkzeug.name)
      return antwort(
        await rechtsstand(rufender().heute),
        ({ normen }) => `${normen.length} Normen mit ihren Fassungen`,
      );
    const werkzeug = werkzeuge.find(({ name }) => name === params.name);
    if (!werkzeug) throw new McpError(ErrorCode.InvalidParams, `Das Werkzeug ${params.name} gibt es nicht.`);
    try {
      return await werkzeugRufen(werkzeug, params.arguments ?? {}, rufender());
    } catch (fehler) {
      melden(fehler);
      throw new McpError(ErrorCode.InternalError, "Interner Fehler");
    }
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: [
      {
        uri: rechtsstandWerkzeug.adresse,
        name: rechtsstandWerkzeug.name,
        description: rechtsstandWerkzeug.beschreibung,
        mimeType: "application/json",
      },
    ],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    if (uri !== rechtsstandWerkzeug.adresse)
      throw new McpError(-32002, `Die Ressource ${uri} gibt es nicht.`);
    const text = JSON.stringify(await rechtsstand(rufender().heute));
    return { contents: [{ uri, mimeType: "application/json", text }] };
  });
  return server;
}
