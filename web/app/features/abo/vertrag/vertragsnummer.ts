/** Number by which people name a contract: „V-1F0C-9A2B-77“, the beginning of its id. */
export function vertragsnummer(id: string): string {
  const zeichen = id.replaceAll("-", "").slice(0, 10).toUpperCase();
  return `V-${zeichen.slice(0, 4)}-${zeichen.slice(4, 8)}-${zeichen.slice(8)}`;
}

/** The beginning of the id that a number stands for, however it was typed; undefined: it is none. */
export function idAnfang(nummer: string): string | undefined {
  const zeichen = nummer
    .toLowerCase()
    .replace(/^\s*v/, "")
    .replace(/[^0-9a-z]/g, "");
  return /^[0-9a-f]{10}$/.test(zeichen) ? `${zeichen.slice(0, 8)}-${zeichen.slice(8)}` : undefined;
}
