import { readFileSync } from "node:fs";

/** A piece of a text of this folder: `# ` begins a heading, ` | ` parts the cells of a row, `[[…]]` is a note. */
export type Absatz = { readonly art: "titel" | "text" | "zeile"; readonly text: string };

/** A file of this folder. */
export const datei = (name: string): URL => new URL(name, import.meta.url);

/** The text of this name, piece by piece. */
export function absaetze(name: string): readonly Absatz[] {
  const zeilen = readFileSync(datei(`texte/${name}.txt`), "utf8")
    .trim()
    .split("\n");
  return zeilen.map((zeile) => {
    if (zeile.startsWith("# ")) return { art: "titel", text: zeile.slice(2) };
    return { art: zeile.includes(" | ") ? "zeile" : "text", text: zeile };
  });
}

/** The cells of a row. */
export const zellen = (zeile: string): readonly string[] => zeile.split(" | ");

/** A text as a program wants it, with its notes. */
export function gesetzt(
  text: string,
  sonst: (text: string) => string,
  note: (text: string) => string,
): string {
  return text
    .split(/(\[\[.*?\]\])/)
    .map((teil) => (teil.startsWith("[[") ? note(sonst(teil.slice(2, -2))) : sonst(teil)))
    .join("");
}
