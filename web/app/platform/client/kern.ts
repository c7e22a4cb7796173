import type { Sitzungsnutzer } from "../access/konto.ts";
import { sitzungspruefungMs } from "../konstanten.ts";
import { gesendet } from "./aufrufe.ts";
import { abmeldungVergessen } from "./eingaben.ts";
import { ohneLebenslauf } from "./lebenslauf.ts";
import { netz } from "./netz.ts";
import { angemeldet, sitzungSetzen } from "./sitzung.ts";
import { sagtAbmeldung, zurufschluessel } from "./zuruf.ts";

/** What only somebody who is signed in needs: token, socket, backend calls. */
type Angemeldetes = typeof import("./angemeldet.ts");

let takt: ReturnType<typeof setInterval> | undefined;
let abbruch = new AbortController();
let gestartet: Promise<void> | undefined;
let datenschicht = false;
let angemeldetes: Angemeldetes | undefined;

/** First check of the session, and from then on one every 30 seconds while somebody is signed in. */
export function sitzungStarten(): Promise<void> {
  gestartet ??= (async () => {
    addEventListener("storage", ({ key, newValue }) => {
      if (key !== zurufschluessel || !newValue) return;
      if (sagtAbmeldung(newValue)) abmeldungVergessen();
      void sitzungPruefen();
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && angemeldet()) void sitzungPruefen();
    });
    addEventListener("pagehide", ({ persisted }) => persisted && lebenslaufGilt() && anhalten());
    addEventListener("pageshow", ({ persisted }) => persisted && lebenslaufGilt() && fortsetzen());
    taktStarten();
    await sitzungPruefen();
  })();
  return gestartet;
}

/** Backend calls and socket may be used from now on. */
export async function datenschichtStarten(): Promise<void> {
  datenschicht = true;
  await anSitzungAnpassen();
  schicht("ready");
}

/** Asks the server who is signed in, as soon as the network is free. A check that gets no answer changes nothing. */
export async function sitzungPruefen(): Promise<void> {
  await netz.ruhe;
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
    await anSitzungAnpassen();
  } catch {
    // Offline, too slow, or the page is going away: what was known before still holds.
  }
}

async function anSitzungAnpassen(): Promise<void> {
  if (!datenschicht) return;
  if (!angemeldet()) return angemeldetes?.beenden();
  angemeldetes ??= await import("./angemeldet.ts");
  angemeldetes.beginnen({ pruefen: sitzungPruefen, mitSocket: lebenslaufGilt() });
}

/** The page goes into the back/forward cache: nothing of it may go on running. */
function anhalten(): void {
  schicht("paused");
  angemeldetes?.beenden();
  clearInterval(takt);
  abbruch.abort();
}

function fortsetzen(): void {
  abbruch = new AbortController();
  datenschicht = true;
  taktStarten();
  schicht("ready");
  void sitzungPruefen();
}

function taktStarten(): void {
  takt = setInterval(() => angemeldet() && !netz.ruhe && void sitzungPruefen(), sitzungspruefungMs);
}

function schicht(zustand: "ready" | "paused"): void {
  document.documentElement.dataset.dataLayer = zustand;
}

function lebenslaufGilt(): boolean {
  return !ohneLebenslauf.has(location.pathname);
}
