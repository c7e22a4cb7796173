/** Names of the session cookie, over https with prefix. Whoever carries one never gets a kept page. */
const sitzungscookie = /(?:^|;\s*)(?:__Secure-)?next-auth\.session-token(?:\.\d+)?=/;

/** Whether a `Cookie` header carries a session, valid or not. */
export function traegtSitzung(cookie: string | null | undefined): boolean {
  return cookie != null && cookie !== "" && sitzungscookie.test(cookie);
}
