import type { Katalogeintrag } from "@gebuehrenportal/fristen/katalog";

const laengster = 160;

/** Title and description of an entry's page for search engines; the description has 70 to 160 characters. */
export function eintragstitel({
  name,
  norm,
  dauerText,
  ausloeser,
}: Pick<Katalogeintrag, "name" | "norm" | "dauerText" | "ausloeser">): {
  readonly titel: string;
  readonly beschreibung: string;
} {
  const kern = `${name} (${norm}): ${dauerText}, Auslöser: ${ausloeser}.`;
  const ganz = `${kern} Mit Ort, Verlängerung, Folgefristen und gerechnetem Beispiel.`;
  return { titel: `${name}, ${norm}`, beschreibung: ganz.length <= laengster ? ganz : gekuerzt(kern) };
}

/** Ends at a word. */
function gekuerzt(text: string): string {
  if (text.length <= laengster) return text;
  return `${text.slice(0, laengster - 1).replace(/[\s,;:(]+\S*$/, "")} …`;
}
