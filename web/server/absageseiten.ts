import { RouterContextProvider } from "react-router";
import type { PageRoute } from "#platform/access/guard.ts";
import { type Anfrage, anfrageContext } from "#platform/http/anfrage.server.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { contentSecurityPolicy, ohneNonce, skripthashes } from "./csp.ts";
import { nonceZiehen } from "./vorgang.ts";
import type { Andrang } from "./warteschlange.ts";

type Rendern = (request: Request, context: RouterContextProvider) => Promise<Response>;
type Seite = { readonly html: string; readonly policy: string };

/**
 * The page for a reader whose requests are too many to wait. It is made once and kept: who presses must not have a page
 * made for each refusal. It stands under any address, so it brings none of the scripts that know theirs.
 */
export function besetztseite(
  rendern: Rendern,
  pages: readonly PageRoute[],
  baseUrl: string,
): (grund: Andrang) => Promise<Response> {
  const pfad = pages.find(({ guard, path }) => guard === "oeffentlich" && !path.includes(":"))?.path ?? "/";
  let gemacht: Promise<Seite> | undefined;

  async function machen(): Promise<Seite> {
    const nonce = nonceZiehen();
    const grund = { id: "", log: undefined, client: "", raten: ohneGrenzen, queryBekannt: false };
    const anfrage: Anfrage = { ...grund, nonce, andrang: true };
    const context = new RouterContextProvider();
    context.set(anfrageContext, anfrage);
    const antwort = await rendern(new Request(baseUrl + pfad), context);
    const text = ohneSeitenskripte(anfrage.html ?? (await antwort.text()));
    return { html: ohneNonce(text, nonce), policy: contentSecurityPolicy(skripthashes(text, nonce)) };
  }

  return async (grund) => {
    gemacht ??= machen();
    const seite = await gemacht.catch(() => undefined);
    if (seite === undefined) {
      gemacht = undefined;
      throw grund;
    }
    return new Response(seite.html, {
      status: grund.status,
      headers: {
        ...grund.headers,
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": seite.policy,
        "Cache-Control": "private, no-store",
      },
    });
  };
}

/** The head keeps the script of the colours. */
const ohneSeitenskripte = (html: string): string =>
  html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<script\b[^>]*\ssrc=[^>]*><\/script>/g, "")
    .replace(/(<body\b)([\s\S]*)$/, (_, anfang: string, rest: string) =>
      (anfang + rest).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ""),
    );
