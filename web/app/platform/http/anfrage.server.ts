import { createContext, type RouterContextProvider } from "react-router";
import type { Anzeigenart, Guard } from "../access/guard.ts";
import type { Sitzung } from "../access/konto.ts";
import type { Log } from "../log/log.server.ts";
import type { Formular } from "./formular.server.ts";
import { ohneGrenzen, type Ratengrenze } from "./raten.server.ts";

/** What the server knows about one page request and what a page tells it in return. */
export type Anfrage = {
  /** Request id, also shown as the reference number of an error. */
  readonly id: string;
  readonly log: Log | undefined;
  /** Who asks; undefined for visitors. */
  readonly sitzung?: Sitzung | undefined;
  /** A cookie came along, but the database could not be asked what it is worth. */
  readonly sitzungUnklar?: boolean;
  /** A form that a page of another origin has sent. */
  readonly fremdeHerkunft?: boolean;
  /** What the form has sent; the request of a page does not carry it a second time. */
  readonly formular?: Promise<Formular | undefined> | undefined;
  /** No page: the sentence to a refusal with this status. */
  readonly absage?: number;
  /** What counts as one client for limits, and the limits themselves: forms without a script keep them too. */
  readonly client: string;
  readonly raten: Ratengrenze;
  /** Every inline script of the page carries it; from pages that many readers get it is taken out again. */
  readonly nonce?: string | undefined;
  /** Set by `queryBekannt`. */
  queryBekannt: boolean;
  /** Guard of the page the path leads to, as soon as that is known. */
  guard?: Guard;
  /** The router in the browser asks for the data of a page, which it shows itself. */
  readonly nurDaten?: boolean;
  /** Which places for ads the page has, as soon as that is known. */
  anzeigenart?: Anzeigenart | undefined;
  /** The page compiles WebAssembly, as soon as that is known. */
  webassembly?: true | undefined;
  /** HTML of its ads for this reader. */
  anzeigen?: string;
  /** Set by the renderer: the finished page. Reading it back out of a `Response` costs as much as a tenth of rendering. */
  html?: string;
  /** Set by `nurImServer`. */
  serverinhalt?: unknown;
};

/** The default serves rendering outside of a request (build time). */
export const anfrageContext = createContext<Anfrage>({
  id: "",
  log: undefined,
  client: "",
  raten: ohneGrenzen,
  queryBekannt: false,
});

/**
 * A loader says with this that the query string of its request follows the page's own schema, completely and in its
 * canonical form, so that the finished page may be kept for the next reader. Pages without a query string are kept
 * anyway; a page with a query that nobody vouched for is rendered anew each time, so strangers cannot fill the cache.
 */
export function queryBekannt(context: Readonly<RouterContextProvider>): void {
  context.get(anfrageContext).queryBekannt = true;
}

/** The session of a page's request, for loaders and actions; undefined for visitors. */
export function sitzungAus(context: Readonly<RouterContextProvider>): Sitzung | undefined {
  return context.get(anfrageContext).sitzung;
}

/** Data for rendering on the server that do not travel to the browser; the page reads them with `useServerinhalt`. */
export function nurImServer(context: Readonly<RouterContextProvider>, wert: unknown): void {
  context.get(anfrageContext).serverinhalt = wert;
}
