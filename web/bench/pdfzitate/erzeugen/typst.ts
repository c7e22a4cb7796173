import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { absaetze, gesetzt, zellen } from "../texte.ts";

/** Sets a text with Typst. */
export function typst(quelle: string, regeln: string, folien = false): Uint8Array {
  let satz = "";
  let tabelle: string[] = [];
  const tabelleSetzen = () => {
    if (tabelle.length > 0) satz += `#table(columns: (1fr, auto, auto), ${tabelle.join(", ")})\n\n`;
    tabelle = [];
  };
  for (const { art, text } of absaetze(quelle)) {
    if (art === "zeile") {
      tabelle.push(...zellen(text).map((zelle) => `[${typ(zelle)}]`));
      continue;
    }
    tabelleSetzen();
    const worte = gesetzt(text, typ, (note) => `#footnote[${note}]`);
    if (art === "titel") satz += `${folien && satz !== "" ? "#pagebreak()\n" : ""}= ${worte}\n\n`;
    else satz += `${folien ? "- " : ""}${worte}\n\n`;
  }
  tabelleSetzen();
  return typstPdf(`${regeln}\n${satz}`);
}

/** A PDF of Typst's own language. */
export function typstPdf(inhalt: string): Uint8Array {
  const kopf = '#set text(lang: "de", font: "Libertinus Serif")\n';
  return NodeCompiler.create().pdf({ mainFileContent: `${kopf}${inhalt}` });
}

const typ = (text: string): string => text.replace(/[\\#$*_@<>`~]/g, "\\$&").replace(/§ /g, "§~");
