import { gesendet } from "#platform/client/aufrufe.ts";
import { sitzungsabfrageMs, sitzungsabfragenHoechstens } from "#platform/konstanten.ts";
import { meldungZuAbsage, meldungZuAusfall } from "./anmeldemeldungen.ts";
import type { Meldung } from "./sofortmeldungen.ts";

/** What a sign-in is sent with; the names are those of the call. */
export type Anmeldedaten = {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
  readonly totp?: string;
  readonly recoveryCode?: string;
  /** The owner takes back the erasure of the account. */
  readonly restore?: boolean;
};

export type Anmeldeausgang =
  | { readonly art: "angemeldet" }
  | { readonly art: "zweiter-faktor" }
  | { readonly art: "zur-loeschung" }
  | { readonly art: "gescheitert"; readonly meldung: Meldung }
  /** The page is already on its way to the error page of the sign-in. */
  | { readonly art: "verlassen" };

const fehlerseite = "/api/auth/error";

/** Signs in as the client of NextAuth does: ways to sign in, token of the form, then the call itself. */
export async function anmeldungSenden({ restore, ...daten }: Anmeldedaten): Promise<Anmeldeausgang> {
  try {
    if (!(await anbieterGeladen())) return verlassen();
    const antwort = await formularSenden("/api/auth/callback/credentials", {
      ...daten,
      remember: String(daten.remember),
      ...(restore ? { restore: "true" } : {}),
    });
    if (antwort.ok) return { art: "angemeldet" };
    const absage = { status: antwort.status, ...(await inhalt(antwort)) };
    if (absage.error === "SECOND_FACTOR") return { art: "zweiter-faktor" };
    if (absage.error === "ACCOUNT_DELETION_SCHEDULED") return { art: "zur-loeschung" };
    return { art: "gescheitert", meldung: meldungZuAbsage(absage) };
  } catch (ursache) {
    return { art: "gescheitert", meldung: meldungZuAusfall(ursache, navigator.onLine) };
  }
}

/** Address of Google's sign-in for the pop-up, or nothing if it cannot be used. */
export async function googleAdresse(callbackUrl: string): Promise<string | undefined> {
  try {
    const antwort = await formularSenden("/api/auth/signin/google", { callbackUrl });
    return antwort.ok ? ((await inhalt(antwort)).url ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** Waits for the session of a sign-in that has succeeded: asked every 500 ms, 30 times at most. */
export async function sitzungEtabliert(): Promise<boolean> {
  for (let i = 0; i < sitzungsabfragenHoechstens; i += 1) {
    if (i > 0) await warten(sitzungsabfrageMs);
    if (await sitzungDa()) return true;
  }
  return false;
}

/** Whether somebody is signed in now. */
export async function sitzungDa(): Promise<boolean> {
  try {
    const antwort = await gesendet("/api/auth/session");
    return antwort.ok && "user" in ((await antwort.json()) as object);
  } catch {
    return false;
  }
}

export const warten = (ms: number): Promise<void> => new Promise((weiter) => setTimeout(weiter, ms));

/**
 * Whether the ways to sign in have loaded. Without an answer the network may be at fault; the next call will tell then.
 */
async function anbieterGeladen(): Promise<boolean> {
  try {
    return (await gesendet("/api/auth/providers")).ok;
  } catch (ursache) {
    if (!navigator.onLine) throw ursache;
    await gesendet("/api/auth/csrf");
    return false;
  }
}

function verlassen(): Anmeldeausgang {
  location.assign(fehlerseite);
  return { art: "verlassen" };
}

async function formularSenden(pfad: string, felder: Readonly<Record<string, string>>): Promise<Response> {
  const antwort = await gesendet("/api/auth/csrf");
  if (!antwort.ok) return antwort;
  const { csrfToken } = (await antwort.json()) as { csrfToken: string };
  return gesendet(pfad, { formular: { callbackUrl: location.href, ...felder, csrfToken, json: "true" } });
}

async function inhalt(antwort: Response): Promise<{ error?: string | null; url?: string | null }> {
  try {
    return (await antwort.json()) as { error?: string; url?: string };
  } catch {
    return {};
  }
}
