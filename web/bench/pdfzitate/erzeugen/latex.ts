import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { absaetze, gesetzt } from "../texte.ts";

export type Latexwunsch = {
  readonly klasse: string;
  readonly vorspann: string;
  readonly wandel?: (text: string) => string;
};

/** A small page, so that lines are short and words are cut. */
export const schmal =
  "\\usepackage[paperwidth=15cm,paperheight=21cm,margin=1.9cm,headsep=8mm,headheight=15pt]{geometry}";

/** Sets a text with pdfLaTeX. */
export function latex(
  quelle: string,
  { klasse, vorspann, wandel = (text) => text }: Latexwunsch,
): Uint8Array {
  const rumpf = absaetze(quelle).map(({ art, text }) => {
    const satz = gesetzt(wandel(text), tex, (note) => `\\footnote{${note}}`);
    return art === "titel" ? `\\section*{${satz}}` : satz;
  });
  const pakete =
    "\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}\\usepackage{textcomp}\\usepackage[ngerman]{babel}";
  const ordner = mkdtempSync(join(tmpdir(), "latex-"));
  writeFileSync(
    join(ordner, "text.tex"),
    `${klasse}${pakete}${vorspann}\\begin{document}\n${rumpf.join("\n\n")}\n\\end{document}\n`,
  );
  execFileSync("pdflatex", ["-interaction=batchmode", "text.tex"], { cwd: ordner, stdio: "ignore" });
  return readFileSync(join(ordner, "text.pdf"));
}

const tex = (text: string): string =>
  text
    .replace(/[&%$_#]/g, "\\$&")
    .replace(/€/g, "\\texteuro{}")
    .replace(/(§§?|Abs\.|Nr\.|Satz|Art\.) (?=\d)/g, "$1~");
