import { randomBytes } from "node:crypto";
import { createAuthorizationURL, validateAuthorizationCode, validateToken } from "@better-auth/core/oauth2";
import { z } from "zod";
import { cookieWert } from "#platform/access/sitzung.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { type Google, umgebung } from "#platform/env/env.server.ts";
import { entsiegelt, versiegelt } from "../sitzungen/siegel.server.ts";
import type { Titel } from "../titel.ts";
import { cookieZeile, sicher } from "./cookies.server.ts";
import { fremderName } from "./fremder-name.ts";

/** What Google says about somebody, checked. */
export type Googleangaben = {
  readonly sub: string;
  readonly email: string;
  readonly emailBestaetigt: boolean;
  readonly name: string;
  readonly titel: Titel;
};

/** What has to survive the way to Google and back. */
export type Vorhaben = {
  readonly callbackUrl: string;
  readonly angemeldetBleiben: boolean;
  readonly wiederherstellen: boolean;
};

const gueltigSekunden = 15 * 60;
const cookieName = () => `${sicher() ? "__Secure-" : ""}next-auth.state`;

/** Kept in a sealed cookie: it binds the answer to this browser, and nobody else can read or forge it. */
const merkzettel = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  bis: z.number(),
  callbackUrl: z.string(),
  angemeldetBleiben: z.boolean(),
  wiederherstellen: z.boolean(),
});

/** Where Google asks its user, and the cookie that recognises the answer (state, nonce, PKCE). */
export async function googleAnfrage(google: Google, vorhaben: Vorhaben) {
  const zufall = () => randomBytes(32).toString("base64url");
  const zettel = {
    state: zufall(),
    nonce: zufall(),
    verifier: zufall(),
    bis: jetzt().epochMilliseconds + gueltigSekunden * 1000,
    ...vorhaben,
  };
  const url = await createAuthorizationURL({
    id: "google",
    options: zugang(google),
    authorizationEndpoint: endpunkte(google).authorization,
    redirectURI: rueckadresse(),
    state: zettel.state,
    nonce: zettel.nonce,
    codeVerifier: zettel.verifier,
    scopes: ["openid", "email", "profile"],
    prompt: "select_account",
  });
  const siegel = versiegelt("google", JSON.stringify(zettel));
  return { url: url.href, cookie: cookieZeile(cookieName(), siegel, { sekunden: gueltigSekunden }) };
}

/** Removes the cookie of the way to Google. */
export function googleCookieWeg(): string {
  return cookieZeile(cookieName(), "", { sekunden: 0 });
}

/** Checks Google's answer; undefined when anything about it is wrong. */
export async function googleAntwort(
  google: Google,
  request: Request,
  { code, state }: { readonly code: string; readonly state: string },
): Promise<{ readonly angaben: Googleangaben; readonly vorhaben: Vorhaben } | undefined> {
  const zettel = gemerkt(request);
  if (!zettel || zettel.state !== state || zettel.bis < jetzt().epochMilliseconds) return undefined;
  try {
    const { token, jwks } = endpunkte(google);
    const { idToken } = await validateAuthorizationCode({
      code,
      codeVerifier: zettel.verifier,
      redirectURI: rueckadresse(),
      options: zugang(google),
      tokenEndpoint: token,
    });
    if (!idToken) return undefined;
    const { payload } = await validateToken(idToken, jwks, {
      audience: google.clientId,
      issuer: aussteller(google),
    });
    const angaben = payload.nonce === zettel.nonce ? ausweis.safeParse(payload).data : undefined;
    return angaben && { angaben, vorhaben: zettel };
  } catch {
    // Google refuses the code, cannot be reached, or the token is not Google's: nobody is signed in.
    return undefined;
  }
}

const ausweis = z
  .object({
    sub: z.string().min(1).max(255),
    email: z.email().max(254),
    email_verified: z.union([z.boolean(), z.literal("true")]).optional(),
    name: z.string().optional(),
  })
  .transform(({ sub, email, email_verified, name }) => ({
    sub,
    email: email.trim().toLowerCase(),
    emailBestaetigt: email_verified === true || email_verified === "true",
    ...fremderName(name, email),
  }));

function gemerkt(request: Request): z.output<typeof merkzettel> | undefined {
  const siegel = cookieWert(request.headers.get("cookie"), cookieName());
  const text = siegel && entsiegelt("google", siegel);
  return text ? merkzettel.safeParse(JSON.parse(text)).data : undefined;
}

function zugang({ clientId, clientSecret }: Google) {
  return { clientId, clientSecret };
}

function rueckadresse(): string {
  return `${umgebung().baseUrl}/api/auth/callback/google`;
}

function aussteller({ issuer }: Google): string | string[] {
  return issuer === googleIssuer ? [issuer, "accounts.google.com"] : issuer;
}

const googleIssuer = "https://accounts.google.com";

/** Written down instead of asked for: a portal that starts while the issuer is away would otherwise never offer it. */
function endpunkte({ issuer }: Google) {
  return issuer === googleIssuer
    ? {
        authorization: `${googleIssuer}/o/oauth2/v2/auth`,
        token: "https://oauth2.googleapis.com/token",
        jwks: "https://www.googleapis.com/oauth2/v3/certs",
      }
    : { authorization: `${issuer}/authorize`, token: `${issuer}/token`, jwks: `${issuer}/jwks` };
}
