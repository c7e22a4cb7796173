import { backendbasis } from "../konstanten.ts";
import { zugang } from "./angemeldet.ts";
import { gelesen, mitDaten } from "./antworten.ts";
import { type Aufruf, gesendet } from "./aufrufe.ts";
import { ohneLebenslauf } from "./lebenslauf.ts";
import { datenschichtBereit } from "./start.ts";

/**
 * A call of the backend with the API token of the session; waits until the data layer is ready.
 *
 * @param pfad below the base of the backend: `/contacts`
 * @throws {Aufruffehler} a refusal; on 401 the page goes to the sign-in as well
 */
export async function backend<T>(
  pfad: string,
  { daten, ...aufruf }: Omit<Aufruf, "json"> & { readonly daten?: unknown } = {},
): Promise<T> {
  await datenschichtBereit();
  const { marke, bisEnde } = await zugang();
  const antwort = await gesendet(`${backendbasis}${pfad}`, {
    ...aufruf,
    ...mitDaten(daten),
    headers: { ...aufruf.headers, ...(marke ? { Authorization: `Bearer ${marke}` } : {}) },
    signal: aufruf.signal ? AbortSignal.any([aufruf.signal, bisEnde]) : bisEnde,
  });
  if (antwort.status === 401 && !ohneLebenslauf.has(location.pathname)) await zurAnmeldung();
  return gelesen<T>(antwort);
}

/** A backend call was refused: whether the session can be asked for decides what the sign-in page says. */
async function zurAnmeldung(): Promise<void> {
  const geprueft = await gesendet("/api/auth/session").then(
    ({ status }) => status === 200,
    () => false,
  );
  location.assign(`/login?error=${geprueft ? "session_expired" : "auth_error"}`);
}
