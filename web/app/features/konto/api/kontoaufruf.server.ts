import type { ApiRoute } from "#platform/http/api-route.ts";
import { type Angaben, alsAufruf, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { csrfToken } from "../anmeldung/csrf.server.ts";
import { kontoRouten } from "./routen.ts";

type Kennung = `${ApiRoute["method"]} /api/${string}`;

/**
 * Does for a page what a call of accounts does for a script. The origin of the request, which is checked in any case,
 * takes the place of the token of the form.
 *
 * @param kennung method and path pattern of a call of accounts
 */
export async function kontoaufruf(
  kennung: Kennung,
  { request, context }: Seitenaufruf,
  { body, ...angaben }: Angaben = {},
): Promise<Response> {
  const route = routen.get(kennung);
  if (!route) throw new Error(`Unbekannter Aufruf: ${kennung}`);
  const mitToken = mitFormulartoken(request);
  return alsAufruf(
    route,
    { request: mitToken.request, context },
    { ...angaben, body: { ...(body as object), ...(route.formular && { csrfToken: mitToken.token }) } },
  );
}

// What may keep an account only stands in the description of a call; the refusal brings its own sentence.
const routen: ReadonlyMap<string, ApiRoute> = new Map(
  kontoRouten().map((route) => [`${route.method} ${route.path}`, route]),
);

function mitFormulartoken(request: Request): { readonly token: string; readonly request: Request } {
  const { token, zeile } = csrfToken(request);
  const headers = new Headers(request.headers);
  if (zeile) headers.set("Cookie", [headers.get("cookie"), zeile.split(";")[0]].filter(Boolean).join("; "));
  return { token, request: new Request(request.url, { method: request.method, headers }) };
}
