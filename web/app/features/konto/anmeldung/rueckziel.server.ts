import { umgebung } from "#platform/env/env.server.ts";

/**
 * Where to go afterwards, as an absolute address of our own origin; the home page for anything else. The address is
 * read as browsers read it, so `//fremd.example` and `/\fremd.example` lead to a foreign origin and therefore nowhere.
 */
export function rueckziel(gewuenscht: string | undefined): string {
  const { baseUrl } = umgebung();
  const eigene = new URL(baseUrl).origin;
  const ziel = URL.parse(gewuenscht || "/", `${baseUrl}/`);
  return ziel?.origin === eigene && ziel.username === "" && ziel.password === "" ? ziel.href : `${eigene}/`;
}

/** The page that says why somebody could not sign in. */
export function fehlerziel(code: string): string {
  return `${umgebung().baseUrl}/api/auth/error?error=${encodeURIComponent(code)}`;
}
