import { z } from "zod";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { fehlerschema } from "#platform/http/openapi.ts";
import { betragspfade } from "./mcp-text.ts";

type Schema = Readonly<Record<string, unknown>>;
/** MCP wants an object at the root of both schemas, also where a contract is a union of objects. */
type Objektschema = Schema & { readonly type: "object" };

/** A public calculation call as a tool of the Model Context Protocol. */
export type Werkzeug = {
  /** Last part of the path: `rvg`, `basiszinssatz`, `fristenkatalog`. */
  readonly name: string;
  readonly beschreibung: string;
  readonly route: ApiRoute;
  readonly eingabe: Objektschema;
  /** Result, legal non-result or refusal: clients check all three against it. */
  readonly ausgabe: Objektschema;
  /** Where its answers carry amounts: `brutto`, `gerichtskosten.summe`. */
  readonly betraege: readonly string[];
};

const rechnend = /^\/api\/(?:rechner\/|(?=fristenkatalog(?:\/|$)))/;

/** Every calculation and the catalogue, as far as open to all origins, as a tool with the schemas of its contract. */
export function werkzeuge(routen: readonly ApiRoute[]): readonly Werkzeug[] {
  const offene = routen.filter(({ cors, path }) => cors && rechnend.test(path));
  return offene.map((route) => werkzeug(route, nameVon(route, offene)));
}

/** The rest of the path; where one path computes and informs, what informs says so. */
function nameVon({ method, path }: ApiRoute, alle: readonly ApiRoute[]): string {
  const name = path.replace(rechnend, "").replace("/:id", "-eintrag").replaceAll("/", "-");
  const auskunft = method === "GET" && alle.some((r) => r.path === path && r.method !== method);
  return auskunft ? `${name}-auskunft` : name;
}

function werkzeug(route: ApiRoute, name: string): Werkzeug {
  const { body, query, response, summary } = route.contract;
  const angaben = body ?? query;
  const { properties = {}, required = [], ...rest } = angaben ? alsEinObjekt(schema(angaben)) : {};
  const pfadnamen = namenImPfad(route);
  const ergebnis = schema(response);
  return {
    name,
    beschreibung: summary,
    route,
    eingabe: {
      ...rest,
      properties: {
        ...Object.fromEntries(pfadnamen.map((name) => [name, { type: "string" }])),
        ...(properties as Schema),
      },
      ...(pfadnamen.length + (required as readonly string[]).length > 0 && {
        required: [...pfadnamen, ...(required as readonly string[])],
      }),
      type: "object",
    },
    ausgabe: { type: "object", anyOf: [ergebnis, fehlerschema] },
    betraege: betragspfade(ergebnis),
  };
}

/** The `:names` of a call's path, which a tool takes as arguments like all others. */
export const namenImPfad = ({ path }: ApiRoute): readonly string[] =>
  [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);

type Objektteil = { readonly properties?: Schema; readonly required?: readonly string[] };

/**
 * Clients of language models take no alternatives at the root: a body that is a choice of objects becomes one object with
 * the fields of all of them, and required is what all require. The call itself checks what belongs together.
 */
function alsEinObjekt(wurzel: Schema): Schema {
  const { oneOf, anyOf, ...rest } = wurzel;
  const formen = (oneOf ?? anyOf) as readonly Objektteil[] | undefined;
  if (!formen) return wurzel;
  const felder = new Map<string, Map<string, unknown>>();
  for (const [name, feld] of formen.flatMap(({ properties = {} }) => Object.entries(properties))) {
    const arten = felder.get(name) ?? new Map<string, unknown>();
    felder.set(name, arten.set(JSON.stringify(feld), feld));
  }
  return {
    ...rest,
    properties: Object.fromEntries([...felder].map(([name, arten]) => [name, einFeld([...arten.values()])])),
    required: [...felder.keys()].filter((name) =>
      formen.every(({ required = [] }) => required.includes(name)),
    ),
    additionalProperties: false,
  };
}

/** A field that differs between the forms: the fixed words it chooses from, or any of its shapes. */
function einFeld(arten: readonly unknown[]): unknown {
  if (arten.length === 1) return arten[0];
  const worte = arten.map((art) => (art as { readonly const?: unknown }).const);
  return worte.every((wort) => typeof wort === "string") ? { type: "string", enum: worte } : { anyOf: arten };
}

/** What a caller sends, and what handlers give: in both cases the side of the contract before its transformations. */
function schema(typ: z.ZodType): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(typ, { io: "input", unrepresentable: "any" });
  return rest;
}
