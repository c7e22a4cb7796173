import type { Sitzungsnutzer } from "../access/konto.ts";
import { markeErneuernVorherMs, markeGueltigMs, sitzungspruefungMs } from "../konstanten.ts";
import { type Aufruf, gelesen, gesendet } from "./aufrufe.ts";
import { abonniert, socketSchliessen, socketVerbinden } from "./echtzeit.ts";
import { sitzungSetzen, sitzungsstand } from "./sitzung.ts";
import { ohneLebenslauf } from "./start.ts";
import { zurufen, zurufschluessel } from "./zuruf.ts";

export { abonniert };

/** Keys in localStorage that belong to one visit of one person and go with the sign-out. */
const merker = ["selectedSubscription", "selectedCycle"];

let marke: string | undefined;
let markeUhr: ReturnType<typeof setTimeout> | undefined;
let takt: ReturnType<typeof setInterval> | undefined;
let abbruch = new AbortController();
let gestartet: Promise<void> | undefined;
let datenschicht = false;

/** First check of the session, and from then on one every 30 seconds while somebody is signed in. */
export function sitzungStarten(): Promise<void> {
  gestartet ??= (async () => {
    addEventListener("storage", ({ key, newValue }) => {
      if (key === zurufschluessel && newValue) void sitzungPruefen();
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && signedIn()) void sitzungPruefen();
    });
    abonniert("session.changed", () => void sitzungPruefen());
    addEventListener("pagehide", ({ persisted }) => persisted && lebenslaufGilt() && anhalten());
    addEventListener("pageshow", ({ persisted }) => persisted && lebenslaufGilt() && fortsetzen());
    taktStarten();
    await sitzungPruefen();
  })();
  return gestartet;
}

/** Backend calls and socket may be used from now on. */
export function datenschichtStarten(): void {
  datenschicht = true;
  schicht("ready");
  anSitzungAnpassen();
}

/** Asks the server who is signed in. A check that gets no answer changes nothing. */
export async function sitzungPruefen(): Promise<void> {
  try {
    const antwort = await gesendet("/api/auth/session", { signal: abbruch.signal });
    if (!antwort.ok) return;
    // Plain JSON: the session's instants stay text, as its type says.
    const { user, expires } = (await antwort.json()) as { user?: Sitzungsnutzer; expires?: string };
    sitzungSetzen(
      user
        ? { status: "authenticated", data: { user, expires: expires ?? "" } }
        : { status: "unauthenticated", data: null },
    );
    anSitzungAnpassen();
  } catch {
    // Offline, too slow, or the page is going away: what was known before still holds.
  }
}

/** Signs out here and on the server, forgets what this tab keeps, and goes to the home page. */
export async function abmelden(): Promise<void> {
  try {
    const { csrfToken } = await gelesen<{ csrfToken: string }>(await gesendet("/api/auth/csrf"));
    await gesendet("/api/auth/signout", { formular: { csrfToken, callbackUrl: "/", json: "true" } });
  } finally {
    markeVergessen();
    aufraeumen();
    location.assign("/");
  }
}

/** Forgets what belongs to one person: flags, drafts of this tab; and tells the other tabs. */
function aufraeumen(): void {
  try {
    for (const name of merker) localStorage.removeItem(name);
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  zurufen();
}

/**
 * A call of the backend with the API token of the session.
 *
 * @param pfad below `/api/backend`: `/contacts`
 * @throws {Aufruffehler} a refusal; on 401 the page goes to the sign-in as well
 */
export async function backend<T>(pfad: string, aufruf: Aufruf = {}): Promise<T> {
  if (signedIn() && !marke) await markeHolen();
  const antwort = await gesendet(`/api/backend${pfad}`, {
    ...aufruf,
    headers: { ...aufruf.headers, ...(marke ? { Authorization: `Bearer ${marke}` } : {}) },
    signal: aufruf.signal ? AbortSignal.any([aufruf.signal, abbruch.signal]) : abbruch.signal,
  });
  if (antwort.status === 401 && lebenslaufGilt()) await zurAnmeldung();
  return gelesen<T>(antwort);
}

/** A backend call was refused: whether the session itself is at fault decides what the sign-in page says. */
async function zurAnmeldung(): Promise<void> {
  const geprueft = await gesendet("/api/auth/session").then(
    ({ status }) => status === 200,
    () => false,
  );
  location.assign(`/login?error=${geprueft ? "session_expired" : "auth_error"}`);
}

function anSitzungAnpassen(): void {
  if (!datenschicht) return;
  if (!signedIn()) {
    markeVergessen();
    socketSchliessen();
    return;
  }
  if (!marke) void markeHolen();
  if (lebenslaufGilt()) socketVerbinden();
}

let holend: Promise<void> | undefined;

/** Fetches the token; it lives in this variable and nowhere else. */
function markeHolen(): Promise<void> {
  holend ??= (async () => {
    try {
      const antwort = await gesendet("/api/auth/get-token", { signal: abbruch.signal });
      if (antwort.status === 401) return await abmelden();
      marke = (await gelesen<{ token: string }>(antwort)).token;
      clearTimeout(markeUhr);
      markeUhr = setTimeout(() => void markeHolen(), markeGueltigMs - markeErneuernVorherMs);
      authFehlerSetzen(false);
    } catch {
      if (!abbruch.signal.aborted) authFehlerSetzen(true);
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

function markeVergessen(): void {
  clearTimeout(markeUhr);
  marke = undefined;
}

/** The page goes into the back/forward cache: nothing of it may go on running. */
function anhalten(): void {
  schicht("paused");
  socketSchliessen();
  clearInterval(takt);
  clearTimeout(markeUhr);
  abbruch.abort();
}

function fortsetzen(): void {
  abbruch = new AbortController();
  marke = undefined;
  taktStarten();
  datenschicht = true;
  schicht("ready");
  void sitzungPruefen();
}

function taktStarten(): void {
  takt = setInterval(() => signedIn() && void sitzungPruefen(), sitzungspruefungMs);
}

function schicht(zustand: "ready" | "paused"): void {
  document.documentElement.dataset.dataLayer = zustand;
}

function signedIn(): boolean {
  return sitzungsstand()?.status === "authenticated";
}

function lebenslaufGilt(): boolean {
  return !ohneLebenslauf.has(location.pathname);
}
