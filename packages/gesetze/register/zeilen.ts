import type { Akt, Aktzeile } from "./typ.ts";

const portal = "https://www.gesetze-im-internet.de";
const eurlex = "https://eur-lex.europa.eu/legal-content/DE/TXT";

/** Rows of the data as acts: what is usual for the portal of the federation and for EUR-Lex is filled in. */
export function akteAus(zeilen: readonly Aktzeile[]): readonly Akt[] {
  return zeilen.map(akt);
}

/** An empty address in the data says that there is none where one is usual. */
function akt(zeile: Aktzeile): Akt {
  const { slug, uebersicht, ziel, ...voll } = { slug: "", ...uebliches(zeile), ...zeile };
  return { ...voll, ...(slug && { slug }), ...(uebersicht && { uebersicht }), ...(ziel && { ziel }) };
}

function uebliches({ id, celex, slug = slugVon(id), geltung = "DE", einheit = "§" }: Aktzeile) {
  const immer = { kurz: id, auch: [], geltung, einheit } as const;
  if (celex !== undefined) return { ...immer, ...euAdressen(celex) };
  return geltung === "DE"
    ? { ...immer, ...portalAdressen(slug, einheit) }
    : { ...immer, guete: "hoch" as const };
}

/** Folder of an act on the portal where nothing else is said: lower case, whatever is no letter or digit becomes `_`. */
export const slugVon = (kurz: string): string => kurz.toLowerCase().replace(/[^a-z0-9-]/g, "_");

/** Addresses of an act on the portal of the federation that names them as usual. */
export function portalAdressen(slug: string, einheit: string) {
  const ordner = `${portal}/${slug}/`;
  const seite = einheit === "Art" ? "art_{nr}.html" : "__{nr}.html";
  return { slug, uebersicht: ordner, ziel: ordner + seite, guete: "hoch" } as const;
}

/** Addresses of an EU act at EUR-Lex; the anchors of older acts are other ones, there the page opens at its top. */
export function euAdressen(celex: string) {
  return {
    celex,
    uebersicht: `${eurlex}/?uri=CELEX:${celex}`,
    ziel: `${eurlex}/HTML/?uri=CELEX:${celex}#art_{nr}`,
    guete: "mittel",
  } as const;
}
