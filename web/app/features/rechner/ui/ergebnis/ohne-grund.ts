/** The query of a page without the reason why the server made no file of it; unchanged where it names none. */
export function ohneGrund(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has("datei")) return search;
  query.delete("datei");
  return query.size > 0 ? `?${query}` : "";
}
