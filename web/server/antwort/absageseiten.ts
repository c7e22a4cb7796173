import { RouterContextProvider } from "react-router";
import { istOeffentlich, type PageRoute } from "#platform/access/guard.ts";
import { type ApiFehler, fehlerantwort } from "#platform/fehler/api-fehler.ts";
import { type Anfrage, anfrageContext } from "#platform/http/anfrage.server.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { contentSecurityPolicy, ohneNonce } from "./csp.ts";
import { nonceZiehen } from "./vorgang.ts";

export type Rendern = (request: Request, context: RouterContextProvider) => Promise<Response>;
type Seite = { readonly html: string; readonly policy: string };

/**
 * Refusals as pages, for readers. The one of a status is made once and kept: who presses must not have a page made for
 * each refusal. It stands under any address, so it brings none of the scripts that know theirs.
 */
export function absageseiten(
  rendern: Rendern,
  pages: readonly PageRoute[],
  baseUrl: string,
): (grund: ApiFehler) => Promise<Response> {
  const pfad = pages.find(({ guard, path }) => istOeffentlich(guard) && !path.includes(":"))?.path ?? "/";
  const gemachte = new Map<number, Promise<Seite>>();

  async function machen(absage: number): Promise<Seite> {
    const nonce = nonceZiehen();
    const grund = { id: "", log: undefined, client: "", raten: ohneGrenzen, queryBekannt: false };
    const anfrage: Anfrage = { ...grund, nonce, absage };
    const context = new RouterContextProvider();
    context.set(anfrageContext, anfrage);
    const antwort = await rendern(new Request(baseUrl + pfad), context);
    const text = ohneSeitenskripte(anfrage.html ?? (await antwort.text()));
    const { teile, hashes } = ohneNonce(text, nonce);
    return { html: teile.join(""), policy: contentSecurityPolicy(hashes) };
  }

  return async (grund) => {
    const { status, headers } = grund;
    const gemacht = gemachte.get(status) ?? machen(status);
    gemachte.set(status, gemacht);
    const seite = await gemacht.catch(() => undefined);
    if (seite === undefined) {
      gemachte.delete(status);
      return fehlerantwort(grund);
    }
    return new Response(seite.html, {
      status,
      headers: {
        ...headers,
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": seite.policy,
        "Cache-Control": "private, no-store",
      },
    });
  };
}

/** The head keeps the script of the colours; the menu marks no page, since this one is not where it was made. */
const ohneSeitenskripte = (html: string): string =>
  html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<script\b[^>]*\ssrc=[^>]*><\/script>/g, "")
    .replace(/(<a\b[^>]*?) aria-current="page"/g, "$1")
    .replace(/(<body\b)([\s\S]*)$/, (_, anfang: string, rest: string) =>
      (anfang + rest).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ""),
    );
