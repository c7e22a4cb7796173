import { mitBleibenMs } from "#platform/access/sitzung.server.ts";
import { sitzungscookieName } from "#platform/access/sitzung.ts";
import { umgebung } from "#platform/env/env.server.ts";

type Angaben = { readonly sekunden?: number; readonly pfad?: string };

/** A `Set-Cookie` line that no script reads and no foreign form sends along. Without `sekunden`: until the browser ends. */
export function cookieZeile(name: string, wert: string, { sekunden, pfad = "/" }: Angaben = {}): string {
  return [
    `${name}=${wert}`,
    `Path=${pfad}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(sicher() ? ["Secure"] : []),
    ...(sekunden === undefined ? [] : [`Max-Age=${sekunden}`]),
  ].join("; ");
}

/** The session cookie: thirty days with „Angemeldet bleiben“, otherwise until the browser ends. */
export function sitzungscookie(token: string, angemeldetBleiben: boolean): string {
  const dauer = angemeldetBleiben ? { sekunden: mitBleibenMs / 1000 } : {};
  return cookieZeile(sitzungscookieName(umgebung().baseUrl), token, dauer);
}

/** Removes the session cookie. */
export function sitzungscookieWeg(): string {
  return cookieZeile(sitzungscookieName(umgebung().baseUrl), "", { sekunden: 0 });
}

/** Whether the portal is reached over https. */
export function sicher(): boolean {
  return umgebung().baseUrl.startsWith("https:");
}
