import { markeErneuernVorherMs, markeGueltigMs } from "../konstanten.ts";
import { gelesen } from "./antworten.ts";
import { gesendet } from "./aufrufe.ts";
import { abonniert, socketSchliessen, socketVerbinden } from "./echtzeit.ts";
import { abmeldungVergessen, eingabenVergessen } from "./eingaben.ts";
import { netz } from "./netz.ts";
import { angemeldet, sitzungSetzen, sitzungsstand } from "./sitzung.ts";
import { zurufen } from "./zuruf.ts";

/** Keys in localStorage that belong to one visit of one person and go with the sign-out. */
const merker = ["selectedSubscription", "selectedCycle"];

let marke: { readonly text: string; readonly frischBis: number } | undefined;
let uhr: ReturnType<typeof setTimeout> | undefined;
let holend: Promise<void> | undefined;
let abbruch = new AbortController();
let abgehoert = false;

/** Somebody is signed in and the data layer is ready: fetches the token and opens the socket, once. */
export function beginnen(wunsch: { readonly pruefen: () => void; readonly mitSocket: boolean }): void {
  if (abbruch.signal.aborted) abbruch = new AbortController();
  if (!abgehoert) abonniert("session.changed", wunsch.pruefen);
  abgehoert = true;
  if (!frisch()) void markeHolen();
  if (wunsch.mitSocket) socketVerbinden();
}

/** Nobody is signed in any more, or the page is put aside: token forgotten, socket closed, running calls ended. */
export function beenden(): void {
  clearTimeout(uhr);
  marke = undefined;
  abbruch.abort();
  socketSchliessen();
}

/**
 * Signs out here and on the server, forgets what was typed, and goes to the home page; false, and nothing is done, when
 * the server did not end the session.
 */
export async function abmelden(): Promise<boolean> {
  if (!(await abgemeldet().catch(() => false))) return false;
  aufraeumen();
  location.assign("/");
  return true;
}

/** Ends the session on the server; false when it refused. */
async function abgemeldet(): Promise<boolean> {
  const { csrfToken } = await gelesen<{ csrfToken: string }>(await gesendet("/api/auth/csrf"));
  return (await gesendet("/api/auth/signout", { formular: { csrfToken, callbackUrl: "/", json: "true" } }))
    .ok;
}

/** Somebody has signed out: nothing of the session goes on in this tab, and nothing typed stays in any. */
export function aufraeumen(): void {
  beenden();
  vergessen(abmeldungVergessen);
  zurufen({ abgemeldet: true });
}

/** What a backend call goes with: the API token of the session, renewed where it must be, and the end of the session. */
export async function zugang(): Promise<{
  readonly marke: string | undefined;
  readonly bisEnde: AbortSignal;
}> {
  if (angemeldet() && !frisch()) await markeHolen();
  return { marke: marke?.text, bisEnde: abbruch.signal };
}

const erneuernNachMs = markeGueltigMs - markeErneuernVorherMs;

/** Whether the token need not be renewed: a renewal may have failed, and a computer that slept has missed its time. */
function frisch(): boolean {
  return marke !== undefined && Date.now() < marke.frischBis;
}

/** Fetches the token; it lives in a variable of this module and nowhere else. */
function markeHolen(): Promise<void> {
  const { signal } = abbruch;
  holend ??= (async () => {
    await netz.ruhe;
    try {
      const antwort = await gesendet("/api/auth/get-token", { signal });
      // A session that gets no token is over. Where the server does not end it, leaving would begin all over again.
      if (antwort.status === 401 && (await abgemeldet())) {
        beenden();
        vergessen();
        zurufen();
        return location.assign("/");
      }
      const { token } = await gelesen<{ token: string }>(antwort);
      if (signal.aborted) return;
      marke = { text: token, frischBis: Date.now() + erneuernNachMs };
      clearTimeout(uhr);
      uhr = setTimeout(() => void markeHolen(), erneuernNachMs);
      authFehlerSetzen(false);
    } catch {
      if (!signal.aborted) authFehlerSetzen(true);
    } finally {
      holend = undefined;
    }
  })();
  return holend;
}

function authFehlerSetzen(authFehler: boolean): void {
  const stand = sitzungsstand();
  if (stand && (stand.authFehler ?? false) !== authFehler) sitzungSetzen({ ...stand, authFehler });
}

/** Forgets what belongs to one person: flags, and whatever was typed in this tab. */
function vergessen(eingaben = eingabenVergessen): void {
  try {
    for (const name of merker) localStorage.removeItem(name);
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  eingaben();
}
