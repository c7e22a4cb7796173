import type { Tag } from "@gebuehrenportal/recht";
import { keineBeitraege } from "#platform/beitraege.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { ApiRoute, Beispiel } from "#platform/http/api-route.ts";
import { ausfuehren } from "#platform/http/ausfuehren.server.ts";
import type { Limit } from "#platform/http/limit.ts";
import { openapi } from "#platform/http/openapi.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { fehlerhaft, ohneFassung } from "./beispiele.ts";
import { type Feldtafel, feldtafeln, type Schema } from "./feldtafel.ts";
import { lesbaresJson } from "./lesbares-json.ts";
import { werkzeuge } from "./mcp-werkzeuge.ts";

/** One call as the page prints it: plain data, everything worded. */
export type Aufrufbild = {
  readonly id: string;
  readonly methode: string;
  readonly pfad: string;
  readonly zweck: string;
  readonly limit: Limit | undefined;
  /** Fields of the query string; none for calls with a body. */
  readonly parameter: readonly Feldtafel[];
  readonly koerper: readonly Feldtafel[];
  readonly antwort: readonly Feldtafel[];
  readonly codes: readonly { readonly code: string; readonly satz: string }[];
  readonly beispiel: Beispielbild | undefined;
};
export type Beispielbild = {
  readonly frage: string;
  readonly curl: string;
  readonly antwort: string;
  /** What the form to try it holds: JSON of the body, or query string. */
  readonly inhalt: string;
};

/** How to connect a language model. */
export type Mcpbild = {
  readonly adresse: string;
  /** Names of the tools that calculate. */
  readonly werkzeuge: readonly string[];
  /** JSON for the settings of a client, over the net and on the own machine. */
  readonly http: string;
  readonly stdio: string;
};

/** Body and status of a refusal or of a legal non-result, as really answered. */
export type Antwortbild = { readonly anfrage: string; readonly antwort: string };

type Inhalt = { readonly content: { readonly "application/json": { readonly schema: Schema } } };
type Vorgang = {
  readonly parameters?: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly description?: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Inhalt;
  readonly responses: { readonly 200: Inhalt };
};
type Beschreibung = { readonly paths: Readonly<Record<string, Readonly<Record<string, Vorgang>>>> };

/** The description of all calls in the form of OpenAPI 3.1. */
export const beschreibung = (routen: readonly ApiRoute[]) => openapi(routen);

/** Every call open to other programs, with its fields and an example answered now. @param baseUrl origin without trailing slash */
export async function aufrufbilder(
  routen: readonly ApiRoute[],
  heute: Tag,
  baseUrl: string,
): Promise<readonly Aufrufbild[]> {
  const { paths } = beschreibung(routen) as unknown as Beschreibung;
  return Promise.all(
    routen
      .filter(({ cors }) => cors)
      .map(async (route): Promise<Aufrufbild> => {
        const vorgang = paths[route.path.replace(/:(\w+)/g, "{$1}")]?.[route.method.toLowerCase()];
        const { beispiel } = route;
        return {
          id: anker(route, routen),
          methode: route.method,
          pfad: route.path,
          zweck: route.contract.summary,
          limit: route.limit,
          parameter: vorgang?.parameters ? feldtafeln(alsObjekt(vorgang.parameters)) : [],
          koerper: vorgang?.requestBody ? feldtafeln(inhalt(vorgang.requestBody)) : [],
          antwort: vorgang ? feldtafeln(inhalt(vorgang.responses[200])) : [],
          codes: Object.entries(route.contract.errors ?? {}).map(([code, satz]) => ({ code, satz })),
          beispiel: beispiel && {
            frage: beispiel.frage,
            curl: curl(route, beispiel, baseUrl),
            antwort: lesbaresJson(await beantwortet(route, beispiel, heute)),
            inhalt:
              route.method === "GET"
                ? new URLSearchParams({ ...beispiel.params, ...beispiel.query }).toString()
                : lesbaresJson(beispiel.body),
          },
        };
      }),
  );
}

/** Place of a call on the page. A path that answers to several methods has one for each; reading is the second. */
function anker({ method, path }: ApiRoute, routen: readonly ApiRoute[]): string {
  const pfad = path.replace(/^\/api\//, "").replace(/\W+/g, "-");
  const mehrfach = routen.some((route) => route.path === path && route.method !== method && route.cors);
  return mehrfach && method === "GET" ? `${pfad}-lesen` : pfad;
}

/** What somebody needs to connect a language model. @param baseUrl origin without trailing slash */
export function mcpbild(routen: readonly ApiRoute[], baseUrl: string): Mcpbild {
  const adresse = `${baseUrl}/api/mcp`;
  const eintrag = (gebuehrenportal: object) => lesbaresJson({ mcpServers: { gebuehrenportal } });
  return {
    adresse,
    werkzeuge: werkzeuge(routen).map(({ name }) => name),
    http: eintrag({
      type: "http",
      url: adresse,
      headers: { Authorization: "Bearer Ihr-Zugriffsmerkmal" },
    }),
    stdio: eintrag({ command: "npm", args: ["run", "--silent", "--prefix", "/pfad/zum/portal", "mcp"] }),
  };
}

/** What a call answers to an input it cannot read, and where the law gives no result. */
export async function ablehnungen(
  routen: readonly ApiRoute[],
  heute: Tag,
): Promise<{ eingabe: Antwortbild; recht: Antwortbild }> {
  const rvg = routen.find(({ path }) => path === "/api/rechner/rvg");
  if (!rvg) throw new Error("Die Beispiele der Seite brauchen den Aufruf /api/rechner/rvg");
  const bild = async (body: unknown): Promise<Antwortbild> => ({
    anfrage: lesbaresJson(body),
    antwort: lesbaresJson(await beantwortet(rvg, { body }, heute)),
  });
  return { eingabe: await bild(fehlerhaft), recht: await bild(ohneFassung) };
}

/** The answer's JSON, made as for a visitor who calls from a program. */
async function beantwortet(
  route: ApiRoute,
  { query = {}, body, params = {} }: Pick<Beispiel, "query" | "body" | "params">,
  heute: Tag,
): Promise<unknown> {
  try {
    return await ausfuehren(route, {
      request: new Request("http://localhost/"),
      sitzung: undefined,
      fremd: false,
      client: "",
      raten: ohneGrenzen,
      zaehlung: "schon-gezaehlt",
      heute,
      beitraege: keineBeitraege,
      params,
      query: () => query,
      body: () => body,
    });
  } catch (fehler) {
    if (fehler instanceof ApiFehler) return fehler.koerper;
    throw fehler;
  }
}

function curl({ method, path }: ApiRoute, { query, body, params = {} }: Beispiel, baseUrl: string): string {
  const pfad = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  const adresse = `${baseUrl}${pfad}${query ? `?${new URLSearchParams(query)}` : ""}`;
  if (method === "GET") return `curl "${adresse}"`;
  return [
    `curl ${method === "POST" ? "" : `-X ${method} `}${adresse} \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d '${lesbaresJson(body, "  ")}'`,
  ].join("\n");
}

const inhalt = ({ content }: Inhalt): Schema => content["application/json"].schema;

/** A list of parameters as the object they form together. */
const alsObjekt = (parameter: NonNullable<Vorgang["parameters"]>): Schema => ({
  type: "object",
  required: parameter.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(
    parameter.map(({ name, schema, description }) => [
      name,
      description === undefined ? schema : { ...schema, description },
    ]),
  ),
});
