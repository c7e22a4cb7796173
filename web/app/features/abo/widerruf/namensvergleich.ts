const titel = new Set(["dr", "prof", "mag", "ra", "rain", "llm", "dipl", "jur"]);

/** Words of a name without titles, as they are compared: „Dr. Rosa Müller-Lüdenscheidt“ → rosa, muller, ludenscheidt. */
const worte = (name: string): readonly string[] =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((wort) => wort.length > 1 && !titel.has(wort));

/** Whether two names can be one person's: all words of the shorter one are in the longer one, the last name among them. */
export function namePasst(einer: string, anderer: string): boolean {
  const [kurz = [], lang = []] = [worte(einer), worte(anderer)].sort((a, b) => a.length - b.length);
  return kurz.length > 0 && kurz.every((wort) => lang.includes(wort));
}
