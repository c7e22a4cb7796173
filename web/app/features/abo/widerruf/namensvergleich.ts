const titel = new Set(["dr", "prof", "mag", "ra", "rain", "llm", "ll", "dipl", "jur"]);

/** Words of a name without titles, as they are compared: „Dr. Rosa Müller-Lüdenscheidt“ → rosa, muller, ludenscheidt. */
const worte = (name: string): readonly string[] =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((wort) => wort.length > 1 && !titel.has(wort));

/** The last name, in its parts: „Rosa Müller-Lüdenscheidt, LL.M.“ and „Müller-Lüdenscheidt, Rosa“ → muller, ludenscheidt. */
function nachname(name: string): readonly string[] {
  const [vorn = ""] = name.split(",").filter((teil) => worte(teil).length > 0);
  return (
    vorn
      .trim()
      .split(/\s+/u)
      .map(worte)
      .findLast((teile) => teile.length > 0) ?? []
  );
}

/**
 * Whether a name that somebody gives can be that of an account: all words of the shorter one are in the longer one, the
 * last name among them, and more than one where the account has more.
 */
export function namePasst(angegeben: string, konto: string): boolean {
  const [hier, dort] = [worte(angegeben), worte(konto)];
  const [kurz, lang] = hier.length < dort.length ? [hier, dort] : [dort, hier];
  return (
    kurz.length >= Math.min(2, Math.max(1, dort.length)) &&
    kurz.every((wort) => lang.includes(wort)) &&
    nachname(konto).some((teil) => hier.includes(teil))
  );
}
