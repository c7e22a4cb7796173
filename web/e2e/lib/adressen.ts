import { katalog } from "../../app/features/rechner/katalog.ts";
import { pages } from "../../app/routes.ts";

/** What a page is for decides how much script it may load. */
export type Seitenart = "lesen" | "formular" | "rechner";

/** Scripts and JSON as loaded, brotli, in bytes. */
export const skriptgrenze: Readonly<Record<Seitenart, number>> = {
  lesen: 110_000,
  formular: 125_000,
  rechner: 135_000,
};

/** A page that every sweep visits. */
export type Adresse = { readonly pfad: string; readonly art: Seitenart; readonly status: 200 | 404 };

/** The way into an account: one set of forms, checked while somebody types, that these pages share. */
const formulare = new Set([
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/api/auth/error",
]);

/** The calculators; the fee table is read. */
const rechner = new Set<string>(
  katalog.flatMap(({ pfad, ordner }) => (ordner === "gebuehrentabelle" ? [] : [pfad])),
);

/** An address that no page has: the error page is a page too. */
const nichtDa: Adresse = { pfad: "/diese-seite-gibt-es-nicht", art: "lesen", status: 404 };

/** Every public page without parameters, from the portal's own list of pages, and the page for unknown addresses. */
export const adressen: readonly Adresse[] = [
  ...pages
    .filter(({ guard, path, file }) => guard === "oeffentlich" && file.endsWith(".tsx") && !/[:*]/.test(path))
    .map(
      ({ path }): Adresse => ({
        pfad: path,
        art: rechner.has(path) ? "rechner" : formulare.has(path) ? "formular" : "lesen",
        status: 200,
      }),
    ),
  nichtDa,
];
