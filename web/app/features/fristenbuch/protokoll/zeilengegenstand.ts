/** What a line of the log that is about no entry names as its object, as a piece of post; empty: nothing. */
export function zeilengegenstand(inhalt: string | null): string {
  if (inhalt === null) return "";
  try {
    const gelesen: unknown = JSON.parse(inhalt);
    if (typeof gelesen !== "object" || gelesen === null || !("was" in gelesen)) return "";
    return typeof gelesen.was === "string" ? gelesen.was : "";
  } catch {
    return "";
  }
}
