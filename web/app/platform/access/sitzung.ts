/** Names of the session cookie, over https with prefix. Whoever carries one never gets a kept page. */
const sitzungscookie = /(?:^|;\s*)(?:__Secure-)?next-auth\.session-token(?:\.\d+)?=/;

/** Whether a `Cookie` header carries a session, valid or not. */
export function traegtSitzung(cookie: string | null | undefined): boolean {
  return cookie != null && sitzungscookie.test(cookie);
}

/** Name of the session cookie at this origin; the browser takes one with the prefix over https only. */
export function sitzungscookieName(baseUrl: string): string {
  return `${baseUrl.startsWith("https:") ? "__Secure-" : ""}next-auth.session-token`;
}

/** Value of a cookie in a `Cookie` header; the first one counts, as browsers send the most specific one first. */
export function cookieWert(cookie: string | null | undefined, name: string): string | undefined {
  if (cookie == null) return undefined;
  for (const teil of cookie.split(";")) {
    const gleich = teil.indexOf("=");
    if (gleich > 0 && teil.slice(0, gleich).trim() === name) return teil.slice(gleich + 1).trim();
  }
  return undefined;
}
