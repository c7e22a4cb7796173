import { readFileSync } from "node:fs";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

export const seitenzahl = 300;

/** A book of the texts of this folder, over and over, with heads and numbers of pages. */
export function langesPdf(): Uint8Array {
  const quellen = ["klage", "kuendigung", "gutachten", "straf", "familie", "insolvenz", "miete", "steuer"];
  const einmal = quellen
    .flatMap(zeilen)
    .map((zeile) => zeile.replace(/[\\#$*_@<>`~]/g, "\\$&"))
    .join("\n\n");
  return NodeCompiler.create().pdf({
    mainFileContent: `#set text(lang: "de", font: "Libertinus Serif")
#set page(paper: "a4", margin: 3.1cm, header: [Schriftsatz], numbering: "1")
#set text(size: 12pt)
#for _ in range(61) [${einmal}

]`,
  });
}

/** The lines of a text without its marks: `# ` begins a heading, `[[…]]` is a note. */
const zeilen = (name: string): readonly string[] =>
  readFileSync(new URL(`texte/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((zeile) => zeile.replace(/^# /, "").replace(/\[\[.*?\]\]/g, ""));
