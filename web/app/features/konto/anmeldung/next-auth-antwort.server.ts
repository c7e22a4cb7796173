import type { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { json, weiter } from "../antwort.server.ts";
import type { Anmeldeergebnis } from "./anmeldung.server.ts";
import { geraetBekanntmachen } from "./bekanntes-geraet.server.ts";
import { sitzungscookie } from "./cookies.server.ts";
import { fehlerziel, rueckziel } from "./rueckziel.server.ts";

// The client of NextAuth reads `url` of every answer, refusals included, and takes the error from its query string.

/** A form without the right token: nothing has been done. */
export function csrfFehlt(): Response {
  return json(
    {
      error: "Das Formular ist veraltet. Bitte laden Sie die Seite neu.",
      code: "csrf",
      url: fehlerziel("MissingCSRF"),
    },
    { status: 403 },
  );
}

type Formular = { readonly callbackUrl?: string | undefined; readonly json: boolean };

/** The answer to a sign-in: the way back with the session cookie, or the code of the refusal. */
export function anmeldeantwort(
  request: Request,
  ergebnis: Anmeldeergebnis,
  formular: Formular,
  angemeldetBleiben: boolean,
): Response {
  if (ergebnis.art === "abgelehnt") {
    const url = fehlerziel(ergebnis.fehler);
    return formular.json ? json({ url, error: ergebnis.fehler }, { status: 401 }) : weiter(url);
  }
  const url = rueckziel(formular.callbackUrl);
  const cookies = anmeldecookies(request, ergebnis, angemeldetBleiben);
  return formular.json ? json({ url }, { cookies }) : weiter(url, { cookies });
}

/** What a browser keeps of a sign-in: that this device is known, and the session. */
export function anmeldecookies(
  request: Request,
  { email, token }: Extract<Anmeldeergebnis, { readonly art: "angemeldet" }>,
  angemeldetBleiben: boolean,
): string[] {
  return [geraetBekanntmachen(request, email), sitzungscookie(token, angemeldetBleiben)];
}

/** Too many attempts, in words and form that the client knows. */
export function zuVieleAnmeldungen({ headers }: ApiFehler): Response {
  return json(
    { url: fehlerziel("TooManyRequests"), error: "too many requests", code: "zu-viele-anfragen" },
    { status: 429, headers },
  );
}
