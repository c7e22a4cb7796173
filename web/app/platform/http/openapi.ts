import { z } from "zod";
import type { ApiRoute } from "./api-route.ts";

type Schema = Record<string, unknown>;

/** JSON schema of what a caller sends or gets; refinements that JSON schema cannot say are left to the prose. */
const schema = (typ: z.ZodType, io: "input" | "output"): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(typ, {
    target: "draft-2020-12",
    io,
    unrepresentable: "any",
  });
  return rest;
};

/** JSON schema of a refusal. */
export const fehlerschema = {
  type: "object",
  required: ["error"],
  properties: {
    error: { type: "string", description: "Satz für Menschen" },
    code: { type: "string", description: "Beständiger Code für Programme" },
    field: { type: "string", description: "Feldpfad, etwa angelegenheiten[0].positionen[1].satz" },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["field", "code", "error"],
        properties: { field: { type: "string" }, code: { type: "string" }, error: { type: "string" } },
      },
    },
    conflicts: {
      type: "array",
      description: "Mit `zugleich`: was zwei verschieden geändert haben, in Worten",
      items: {
        type: "object",
        required: ["field", "yours", "theirs", "by"],
        properties: {
          field: { type: "string" },
          yours: { type: "string" },
          theirs: { type: "string" },
          by: { type: "string" },
          at: { type: "string" },
        },
      },
    },
    current: {
      type: "object",
      description: "Mit `zugleich`: alles, wie es jetzt steht, in der Form des Aufrufs",
    },
  },
};

const json = (inhalt: Schema) => ({ "application/json": { schema: inhalt } });
const verweis = (description: string) => ({
  description,
  content: json({ $ref: "#/components/schemas/Fehler" }),
});

function parameter({ contract, path }: ApiRoute) {
  const imPfad = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  if (!contract.query) return imPfad;
  const { properties = {}, required = [] } = schema(contract.query, "input") as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: "query",
    required: required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: rest,
  }));
  return [...imPfad, ...inQuery];
}

function vorgang(route: ApiRoute): Schema {
  const { contract, limit, koerperFrei = false } = route;
  const codes = Object.entries(contract.errors ?? {}).map(([code, satz]) => `- \`${code}\`: ${satz}`);
  const params = parameter(route);
  return {
    summary: contract.summary,
    ...(codes.length > 0 ? { description: `Eigene Fehlercodes:\n\n${codes.join("\n")}` } : {}),
    ...(params.length > 0 ? { parameters: params } : {}),
    ...(contract.body
      ? { requestBody: { required: !koerperFrei, content: json(schema(contract.body, "input")) } }
      : {}),
    ...(contract.formular
      ? {
          requestBody: {
            required: true,
            content: { "multipart/form-data": { schema: schema(contract.formular, "input") } },
          },
        }
      : {}),
    responses: {
      [contract.status ?? 200]: {
        description: contract.status === 201 ? "Angelegt" : "Antwort",
        content: json(schema(contract.response, "input")),
      },
      ...(contract.body || contract.query || contract.formular ? { 400: verweis("Ungültige Eingabe") } : {}),
      ...(contract.body ? { 413: verweis("Zu groß"), 415: verweis("Kein JSON") } : {}),
      ...(contract.formular ? { 413: verweis("Zu groß"), 415: verweis("Falsche Art der Datei") } : {}),
      ...(limit ? { 429: verweis(`Mehr als ${limit.anzahl} Aufrufe in ${limit.sekunden} Sekunden`) } : {}),
    },
  };
}

/** OpenAPI 3.1 description of the calls, generated from their contracts; pure data, ready for JSON. */
export function openapi(routes: readonly ApiRoute[]): Schema {
  const paths: Record<string, Schema> = {};
  for (const route of routes) {
    const pfad = route.path.replace(/:(\w+)/g, "{$1}");
    paths[pfad] = { ...paths[pfad], [route.method.toLowerCase()]: vorgang(route) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Gebührenportal",
      version: "1",
      description:
        "Rechnen nach deutschem Kostenrecht, jede Zahl mit Norm und Rechenweg. Beträge sind ganze Eurocent, Tage `JJJJ-MM-TT`. Ein rechtliches Nichtergebnis ist 200 mit `art: kein-ergebnis`.",
    },
    paths,
    components: { schemas: { Fehler: fehlerschema } },
  };
}
