import { istOeffentlich } from "../../app/platform/access/guard.ts";
import { pages } from "../../app/routes.ts";

/** What a page is for decides how much script it may load. */
export type Seitenart = "lesen" | "rechner";

/** Scripts and JSON as loaded, brotli, in bytes. */
export const skriptgrenze: Readonly<Record<Seitenart, number>> = {
  lesen: 110_000,
  rechner: 135_000,
};

/** A page that every sweep visits. */
export type Adresse = { readonly pfad: string; readonly art: Seitenart; readonly status: 200 | 404 };

/** Pages of the calculators; the fee table is read, the server computes it. */
const rechner = /^features\/rechner\/(?!gebuehrentabelle\/)/;

/** One of the pages whose address holds a parameter; its address stands in the sitemap like all of them. */
const eintrag: Adresse = { pfad: "/fristenkatalog/zpo-517", art: "lesen", status: 200 };

/** An address that no page has: the error page is a page too. */
const nichtDa: Adresse = { pfad: "/diese-seite-gibt-es-nicht", art: "lesen", status: 404 };

/** Every public page without parameters, from the portal's own list of pages, one with, and the page for unknown addresses. */
export const adressen: readonly Adresse[] = [
  ...pages
    .filter(({ guard, path, file }) => istOeffentlich(guard) && file.endsWith(".tsx") && !/[:*]/.test(path))
    .map(
      ({ path, file }): Adresse => ({
        pfad: path,
        art: rechner.test(file) ? "rechner" : "lesen",
        status: 200,
      }),
    ),
  eintrag,
  nichtDa,
];
