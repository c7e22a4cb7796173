import { z } from "zod";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { fehlerschema } from "#platform/http/openapi.ts";
import { betragspfade } from "./mcp-text.ts";

type Schema = Readonly<Record<string, unknown>>;
/** MCP wants an object at the root of both schemas, also where a contract is a union of objects. */
type Objektschema = Schema & { readonly type: "object" };

/** A public calculation call as a tool of the Model Context Protocol. */
export type Werkzeug = {
  /** Last part of the path: `rvg`, `basiszinssatz`. */
  readonly name: string;
  readonly beschreibung: string;
  readonly route: ApiRoute;
  readonly eingabe: Objektschema;
  /** Result, legal non-result or refusal: clients check all three against it. */
  readonly ausgabe: Objektschema;
  /** Where its answers carry amounts: `brutto`, `gerichtskosten.summe`. */
  readonly betraege: readonly string[];
};

const anfang = "/api/rechner/";

/** Every call below `/api/rechner/` that is open to all origins, as a tool with the schemas of its contract. */
export function werkzeuge(routen: readonly ApiRoute[]): readonly Werkzeug[] {
  const offene = routen.filter(({ cors, path }) => cors && path.startsWith(anfang));
  return offene.map((route) => werkzeug(route, nameVon(route, offene)));
}

/** The rest of the path; where one path computes and informs, what informs says so. */
function nameVon({ method, path }: ApiRoute, alle: readonly ApiRoute[]): string {
  const name = path.slice(anfang.length).replaceAll("/", "-");
  const auskunft = method === "GET" && alle.some((r) => r.path === path && r.method !== method);
  return auskunft ? `${name}-auskunft` : name;
}

function werkzeug(route: ApiRoute, name: string): Werkzeug {
  const { body, query, response, summary } = route.contract;
  const angaben = body ?? query;
  const ergebnis = schema(response);
  return {
    name,
    beschreibung: summary,
    route,
    eingabe: { ...(angaben ? schema(angaben) : { properties: {} }), type: "object" },
    ausgabe: { type: "object", anyOf: [ergebnis, fehlerschema] },
    betraege: betragspfade(ergebnis),
  };
}

/** What a caller sends, and what handlers give: in both cases the side of the contract before its transformations. */
function schema(typ: z.ZodType): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(typ, { io: "input", unrepresentable: "any" });
  return rest;
}
