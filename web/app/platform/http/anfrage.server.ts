import { createContext, type RouterContextProvider } from "react-router";
import type { Log } from "../log/log.server.ts";

/** What the server knows about one page request and what a page tells it in return. */
export type Anfrage = {
  /** Request id, also shown as the reference number of an error. */
  readonly id: string;
  readonly log: Log | undefined;
  /** Set by `queryBekannt`. */
  queryBekannt: boolean;
  /** Set by the renderer: the finished page. Reading it back out of a `Response` costs as much as a tenth of rendering. */
  html?: Buffer;
  /** Set by `nurImServer`. */
  serverinhalt?: unknown;
};

/** The default serves rendering outside of a request (build time). */
export const anfrageContext = createContext<Anfrage>({ id: "", log: undefined, queryBekannt: false });

/**
 * A loader says with this that the query string of its request follows the page's own schema, completely and in its
 * canonical form, so that the finished page may be kept for the next reader. Pages without a query string are kept
 * anyway; a page with a query that nobody vouched for is rendered anew each time, so strangers cannot fill the cache.
 */
export function queryBekannt(context: Readonly<RouterContextProvider>): void {
  context.get(anfrageContext).queryBekannt = true;
}

/** Data for rendering on the server that do not travel to the browser; the page reads them with `useServerinhalt`. */
export function nurImServer(context: Readonly<RouterContextProvider>, wert: unknown): void {
  context.get(anfrageContext).serverinhalt = wert;
}
