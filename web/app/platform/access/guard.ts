/**
 * Who may come in. Every page and every call names its guard; the two lists (`pages` in `web/app/routes.ts`,
 * `apiRoutes` in `web/app/api.ts`) are what the server enforces and what a test enumerates.
 *
 * - `oeffentlich`: everybody, signed in or not
 * - `konto`: a signed-in account (page: to `/login`, call: 401)
 */
export type Guard = "oeffentlich" | "konto";

/** One page as its feature declares it in `routes.ts`. */
export type PageRoute = {
  /** Path pattern of React Router with leading slash: `/rvgrechner`, `/blog/:slug`. */
  readonly path: string;
  /** Route module, relative to `web/app`: `features/rechner/rvg/page.tsx`. */
  readonly file: string;
  readonly guard: Guard;
  /** `false` keeps a public page without parameters out of the sitemap. */
  readonly sitemap?: false;
};
