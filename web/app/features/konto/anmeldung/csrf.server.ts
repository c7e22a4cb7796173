import { randomBytes } from "node:crypto";
import { cookieWert } from "#platform/access/sitzung.ts";
import { unterschrift, unterschriftStimmt } from "../sitzungen/siegel.server.ts";
import { cookieZeile, sicher } from "./cookies.server.ts";

// Double submit: a foreign page can make the browser send the cookie, but neither read nor set it, so it cannot send
// the same value in the body.
const cookieName = () => (sicher() ? "__Host-next-auth.csrf-token" : "next-auth.csrf-token");

/** The token of this browser, a new one if it has none that we have signed; `zeile` is then the cookie to set. */
export function csrfToken(request: Request): { readonly token: string; readonly zeile?: string } {
  const bekannt = tokenAus(request);
  if (bekannt) return { token: bekannt };
  const token = randomBytes(32).toString("hex");
  return { token, zeile: cookieZeile(cookieName(), `${token}|${unterschrift("csrf", token)}`) };
}

/** Whether a form was sent by a page of ours. */
export function csrfStimmt(request: Request, csrfToken: string | undefined): boolean {
  return csrfToken !== undefined && csrfToken !== "" && tokenAus(request) === csrfToken;
}

function tokenAus(request: Request): string | undefined {
  const roh = cookieWert(request.headers.get("cookie"), cookieName());
  // Some clients percent-encode the separator.
  const [token = "", signatur = ""] = (roh ?? "").replace("%7C", "|").split("|");
  return /^[0-9a-f]{64}$/.test(token) && unterschriftStimmt("csrf", token, signatur) ? token : undefined;
}
