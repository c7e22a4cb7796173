import { vergebeneSlugs } from "./grenzen.ts";

const umschrift: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", "&": "und" };

/**
 * The part of an address that a title or name becomes: „Gebühren & Kosten“ → `gebuehren-und-kosten`. Empty when nothing
 * of it can stand in an address.
 */
export function slugAus(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß&]/g, (zeichen) => umschrift[zeichen] ?? "")
    .replace(/[\s_]+/g, "-")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * The address of a new post.
 *
 * @param vergeben addresses of posts that begin with that of the title
 */
export function freierSlug(titel: string, vergeben: ReadonlySet<string>): string {
  const anfang = slugAus(titel) || "artikel";
  const frei = (slug: string) => !vergeben.has(slug) && !vergebeneSlugs.has(slug);
  if (frei(anfang)) return anfang;
  for (let nummer = 2; ; nummer += 1) if (frei(`${anfang}-${nummer}`)) return `${anfang}-${nummer}`;
}
