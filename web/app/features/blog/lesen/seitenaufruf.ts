import type { Ausgeliefert } from "#platform/http/ausgeliefert.ts";
import { istProgramm, vorausgeladen } from "#platform/http/programme.ts";

const artikelseite = /^\/blog\/([^/?#]+?)(\.data)?(?:\?(.*))?$/;

/** Route module of the page. */
const artikelroute = "features/blog/pages/artikel";

/**
 * The slug of the post whose page somebody reads with this answer; undefined: nobody reads one. Whoever has the page
 * already (304) reads it again; a browser that fetches ahead does not read, nor does a program. On the way from page to
 * page the router asks for the data alone, which is one reading as well, unless it renews those of the page one is on.
 */
export function geleseneSeite({ method, ziel, status, header }: Ausgeliefert): string | undefined {
  if (!ziel.startsWith("/blog/") || method !== "GET" || (status !== 200 && status !== 304)) return undefined;
  const [, slug, daten, query] = artikelseite.exec(ziel) ?? [];
  if (!slug || vorausgeladen(header) || istProgramm(header("user-agent"))) return undefined;
  if (daten && (erneuert(slug, header("referer")) || !mitArtikel(query))) return undefined;
  try {
    return decodeURIComponent(slug).toLowerCase();
  } catch {
    return undefined;
  }
}

function erneuert(slug: string, referer: string | null | undefined): boolean {
  return referer ? URL.parse(referer, "http://unbekannt")?.pathname === `/blog/${slug}` : false;
}

/** The router may ask for the data of some routes of a page alone. */
function mitArtikel(query: string | undefined): boolean {
  const routen = new URLSearchParams(query).get("_routes");
  return routen === null || routen.split(",").includes(artikelroute);
}
