import { data, type RouterContextProvider } from "react-router";
import { aendernd, eigeneHerkunft } from "#platform/access/herkunft.server.ts";
import { requireZugang } from "#platform/access/zugang.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { anfrageContext, sitzungAus } from "#platform/http/anfrage.server.ts";
import { ApiFehler, fehlerantwort } from "#platform/http/api-fehler.ts";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { eingabe } from "#platform/http/eingabefehler.ts";
import { kontoRouten } from "./api/routen.ts";
import { csrfToken } from "./csrf.server.ts";

/** What the action of a page gets from the router. */
export type Seitenaufruf = {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
};

type Angaben = {
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: unknown;
};

type Kennung = `${ApiRoute["method"]} /api/${string}`;

/**
 * Does for a page what the call does for a script: guard, limits, the same reading of the input, the same answer. The
 * origin of the request takes the place of the token of the form.
 *
 * @param kennung method and path pattern of a call of accounts
 */
export async function alsAufruf(
  kennung: Kennung,
  { request, context }: Seitenaufruf,
  { body, params = {}, query }: Angaben = {},
): Promise<Response> {
  const route = routen.get(kennung);
  if (!route) throw new Error(`Unbekannter Aufruf: ${kennung}`);
  try {
    if (aendernd(route.method) && !eigeneHerkunft(request.headers, umgebung().baseUrl))
      throw new ApiFehler(403);
    const { client, raten } = context.get(anfrageContext);
    const sitzung = sitzungAus(context);
    requireZugang(route.guard, sitzung);
    if (route.limit) await raten.pruefen(route.limit, client);
    const { contract } = route;
    const texte = contract.errors ?? {};
    const mitToken = mitFormulartoken(request);
    const ergebnis = await route.handler({
      query: contract.query && eingabe(contract.query, query ?? {}, texte),
      body:
        contract.body && eingabe(contract.body, { ...(body as object), csrfToken: mitToken.token }, texte),
      params,
      request: mitToken.request,
      sitzung,
      client,
      raten,
      heute: heute(),
    });
    return ergebnis instanceof Response ? ergebnis : Response.json(ergebnis ?? {});
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    return fehlerantwort(fehler);
  }
}

const routen: ReadonlyMap<string, ApiRoute> = new Map(
  kontoRouten.map((route) => [`${route.method} ${route.path}`, route]),
);

/** What an answer says, for the page that shows it. */
export type Antwortinhalt = {
  readonly message?: string;
  readonly error?: string;
  readonly code?: string;
  readonly field?: string;
  readonly url?: string;
};

/** The JSON of an answer; an answer without one says nothing. */
export async function inhalt<T = Antwortinhalt>(antwort: Response): Promise<T> {
  return antwort.json().catch(() => ({}));
}

/**
 * The fields of a form as texts that a database can hold: without null characters and halves of characters, which no
 * keyboard makes.
 *
 * @throws an answer with status 400: the body is no form, or none that can be read; no browser sends that
 */
export async function formularfelder(request: Request): Promise<Readonly<Record<string, string>>> {
  const felder: Record<string, string> = {};
  const formular = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  for (const [name, wert] of formular)
    if (typeof wert === "string") felder[name] = wert.replaceAll("\u0000", "").toWellFormed();
  return felder;
}

/** The cookies of an answer, for the redirect or page that takes its place. */
export function cookiesAus(antwort: Response): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const zeile of antwort.headers.getSetCookie()) headers.append("Set-Cookie", zeile);
  return headers;
}

function mitFormulartoken(request: Request): { readonly token: string; readonly request: Request } {
  const { token, zeile } = csrfToken(request);
  const headers = new Headers(request.headers);
  if (zeile) headers.set("Cookie", [headers.get("cookie"), zeile.split(";")[0]].filter(Boolean).join("; "));
  return { token, request: new Request(request.url, { method: request.method, headers }) };
}
