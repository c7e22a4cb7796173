import { typstPdf } from "./erzeugen/typst.ts";
import { absaetze } from "./texte.ts";

export const seitenzahl = 300;

/** A book of the texts of this folder, over and over, with heads and numbers of pages. */
export function langesPdf(): Uint8Array {
  const quellen = ["klage", "kuendigung", "gutachten", "straf", "familie", "insolvenz", "miete", "steuer"];
  const texte = quellen.flatMap((quelle) =>
    absaetze(quelle).map(({ text }) => text.replace(/\[\[.*?\]\]/g, "")),
  );
  const einmal = texte.map((text) => text.replace(/[\\#$*_@<>`~]/g, "\\$&")).join("\n\n");
  return typstPdf(
    `#set page(paper: "a4", margin: 3.1cm, header: [Schriftsatz], numbering: "1")\n#set text(size: 12pt)\n#for _ in range(61) [${einmal}\n\n]`,
  );
}
