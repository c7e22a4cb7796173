/**
 * How texts and questions meet in the search by parts of words. Both become lower case with ä = ae, ö = oe, ü = ue and
 * ß = ss, letter by letter, so every part of a word is still found. A word with an umlaut or an accent stands in the
 * text a second time in plain letters: „gebuhr“ finds „Gebühr“, while „Gebühr“ does not find „Gebuhr“.
 */

const umlaute: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** A text as the search by parts compares it; soft hyphens are gone. */
export function suchform(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/\u00ad/g, "")
    .replace(/[äöüß]/g, (zeichen) => umlaute[zeichen] ?? zeichen);
}

/** Plain letters: ä = a, é = e, ß = ss. */
export function schlichtform(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{Mn}\u00ad]/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss");
}

/**
 * What the column `suchtext` holds: the fields one per line, then the plain forms of words that are spelt otherwise, then
 * once more what follows a character outside of Latin-1 within a word, so that `kurzmuster` holds.
 */
export function suchtextAus(felder: readonly string[]): string {
  const schlicht = new Set<string>();
  for (const feld of felder)
    for (const [wort] of feld.normalize("NFC").matchAll(/[\p{L}\p{N}\p{Mn}\u00ad]+/gu))
      if (/[^\p{ASCII}\u00ad]/u.test(wort)) {
        const form = schlichtform(wort);
        if (form !== suchform(wort)) schlicht.add(form);
      }
  const text = [...felder.map(suchform), ...schlicht].join("\n");
  const dahinter = [...text.matchAll(/(?<=[^\0-\xff])[^\s\u0100-\u{10ffff}]{2,}/gu)].map(
    ([stueck]) => stueck,
  );
  return [text, ...new Set(dahinter)].join("\n");
}

/** The words of a question, each once, as `suchtext` spells them. */
export function suchworte(frage: string): string[] {
  return [
    ...new Set(
      suchform(frage)
        .split(/\s+/)
        .filter((wort) => wort !== ""),
    ),
  ];
}

/** A word as a pattern of `like`: `%`, `_` and `\` are themselves. */
export const teilmuster = (wort: string): string => `%${wort.replace(/[\\%_]/g, "\\$&")}%`;

/**
 * A regular expression that holds wherever a word of two letters or digits occurs, for which the index of trigrams has
 * nothing: the word with each character that may stand before it. Undefined: another word.
 */
export const kurzmuster = (wort: string): string | undefined =>
  /^[a-z\d]{2}$/.test(wort) ? `(^|[\\x01-\\x7f]|[\\x80-\\xff])${wort}` : undefined;
