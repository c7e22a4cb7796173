const gleich = (a: string, b: string) => a.toLocaleLowerCase("de") === b.toLocaleLowerCase("de");

/** The names in a text, as typed (parted by commas) or pasted (also by semicolons, tabs and lines). */
export function namenAus(text: string): readonly string[] {
  return text
    .split(/[,;\t\r\n]/)
    .map((name) => name.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

export type Aufnahme = {
  readonly werte: readonly string[];
  readonly neue: readonly string[];
  /** Not all of them found a place. */
  readonly zuViele: boolean;
};

/** Adds names to those chosen: none twice, in the spelling that the portal knows, and no more than may be. */
export function aufgenommen(
  werte: readonly string[],
  namen: readonly string[],
  { bekannte, hoechstens }: { readonly bekannte: readonly string[]; readonly hoechstens: number },
): Aufnahme {
  const neue: string[] = [];
  for (const name of namen) {
    const geschrieben = bekannte.find((b) => gleich(b, name)) ?? name;
    if (![...werte, ...neue].some((w) => gleich(w, geschrieben))) neue.push(geschrieben);
  }
  const platz = Math.max(0, hoechstens - werte.length);
  return {
    werte: [...werte, ...neue.slice(0, platz)],
    neue: neue.slice(0, platz),
    zuViele: neue.length > platz,
  };
}

/** What is known and not chosen yet, that beginning with the text first. */
export function passend(
  bekannte: readonly string[],
  text: string,
  werte: readonly string[],
): readonly string[] {
  const [gesucht, ...namen] = [text.trim(), ...bekannte].map((name) => name.toLocaleLowerCase("de"));
  const rang = (i: number) => namen[i]?.indexOf(gesucht ?? "") ?? -1;
  return bekannte
    .map((name, i) => ({ name, rang: rang(i) }))
    .filter((b) => b.rang >= 0 && !werte.some((w) => gleich(w, b.name)))
    .toSorted((a, b) => Math.min(a.rang, 1) - Math.min(b.rang, 1))
    .slice(0, vorschlaegeHoechstens)
    .map(({ name }) => name);
}

const vorschlaegeHoechstens = 8;
