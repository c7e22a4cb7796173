import type { Artikelfilter } from "../../artikel.ts";

/**
 * Why a list is empty: the first of its filters that explains it.
 *
 * @param name of the category or tag; of one nobody knows, what stands in the address
 */
export function leersatz({ search, category, tag, authorId, month }: Artikelfilter, name?: string): string {
  if (search !== undefined) return `Keine Ergebnisse für „${search}“ gefunden.`;
  if (category !== undefined) return `In der Kategorie „${name ?? category}“ gibt es noch keine Artikel.`;
  if (tag !== undefined) return `Zum Tag „${name ?? tag}“ gibt es noch keine Artikel.`;
  if (authorId !== undefined) return "Von diesem Autor gibt es noch keine Artikel.";
  if (month !== undefined) return "In diesem Monat gibt es keine Artikel.";
  return "Derzeit sind keine Artikel verfügbar.";
}
