/** The beginning of a text, at most so many UTF-16 units, without half a character at its end, which JSON columns refuse. */
export const gekuerzt = (text: string, hoechstens: number): string =>
  text.slice(0, hoechstens).replace(/[\ud800-\udbff]$/, "");

/** The text of a field in one line: trimmed, one blank for each gap, no longer than the table takes. */
export const zeile = (text: string | undefined, hoechstens = 200): string =>
  gekuerzt((text ?? "").replace(/\s+/g, " ").trim(), hoechstens);
