import type { Tarifstufe } from "./tarif.ts";

/**
 * Who may come in. Every page and every call names its guard; the two lists (`pages` in `web/app/routes.ts`,
 * `apiRoutes` in `web/app/api.ts`) are what the server enforces and what a test enumerates.
 *
 * - `oeffentlich("…")`: everybody, signed in or not, and why; `docs/oeffentlich.md` lists them for review
 * - `konto`: a signed-in account (page: to `/login`, call: 401)
 * - `moderator`: moderators and admins, `admin`: admins alone (page: „Kein Zugriff“, call: 403)
 * - `tarif:…`: accounts whose tier opens this gate (page: upgrade screen, also for visitors; call: 401, 403);
 *   a role opens no such gate
 */
export type Guard = Oeffentlich | "konto" | "moderator" | "admin" | `tarif:${Tarifstufe}`;

/** Open to everybody, with the reason. */
export type Oeffentlich = `oeffentlich: ${string}`;

/** The guard of what everybody may see or do, and why that is so. */
export const oeffentlich = (grund: string): Oeffentlich => `oeffentlich: ${grund}`;

/** Whether everybody may come in. */
export const istOeffentlich = (guard: string | undefined): guard is Oeffentlich =>
  guard?.startsWith("oeffentlich: ") === true;

/** Kinds of pages that have places for ads. */
export type Anzeigenart = "start" | "blog" | "artikel" | "rechner";

/** What somebody wanted who stands in front of a page that his tier does not open. */
export type Seitenwunsch = {
  /** What it is: „Kostennote“. */
  readonly was: string;
  /** What the tier brings for it, point by point. */
  readonly bringt: readonly string[];
  /** The way on, once the tier is there: „Weiter zur Kostennote“. */
  readonly weiter: string;
  /** Where it was typed; query and fragment go along. Unset: it began nowhere. */
  readonly zurueck?: { readonly pfad: string; readonly text: string };
};

/** Whether a name of a query means something. */
export type Querykenner = (name: string) => boolean;

/** One page as its feature declares it in `routes.ts`. */
export type PageRoute = {
  /** Path pattern of React Router with leading slash: `/rvgrechner`, `/blog/:slug`. */
  readonly path: string;
  /** Route module, relative to `web/app`: `features/rechner/rvg/page.tsx`. */
  readonly file: string;
  /** A guarded page has a loader, even an empty one: only then does the browser ask the server on the way to it. */
  readonly guard: Guard;
  /** Where a visitor of a guarded page signs in, by its query; unset: where he comes back to this page. */
  readonly anmelden?: (query: URLSearchParams) => string;
  /** Behind a tier: what the upgrade screen says of exactly this page. */
  readonly wunsch?: Seitenwunsch;
  /** `false` keeps a public page without parameters out of the sitemap. */
  readonly sitemap?: false;
  /** `true`: search engines are asked to stay away from it and from all that lies below it. */
  readonly gesperrt?: true;
  /**
   * `true`: the page is the same whatever stands behind the question mark. For visitors it is made and kept without it,
   * so that nobody has it made again and again with queries it does not know.
   */
  readonly ohneQuery?: true;
  /**
   * The names of a query that mean something to the page; where a form has many, what tells them. For visitors it is made
   * and kept without all others. Unset: it is made with whatever stands behind the question mark.
   */
  readonly query?: readonly string[] | (() => Promise<Querykenner>);
  /** How many bytes its form may send, for one that takes a file; unset: 1 MB. */
  readonly eingabeBytes?: number;
  /**
   * `true`: its document may compile WebAssembly and start workers of its own text. Its policy differs, so whoever comes
   * from another page gets the document, and whoever leaves it gets the next one.
   */
  readonly webassembly?: true;
  /** Which places for ads it has; unset: none. */
  readonly anzeigen?: Anzeigenart;
};
