import { paragraphenzeichen } from "./paragraphenzeichen.ts";
import type { Rechteck, Seitentext } from "./seitentext.ts";

/** A word that was read from the picture of a page, and where, in points. */
export type Bildwort = Rechteck & { readonly text: string };

/** A page whose text was read from its picture: lines of words, with the signs that are known to be read wrong put right. */
export function bildtext(
  seite: Pick<Seitentext, "seite" | "breite" | "hoehe">,
  zeilen: readonly (readonly Bildwort[])[],
): Seitentext {
  const gelesen = zeilen.map((worte) => `${worte.map(({ text }) => text).join(" ")}\n`).join("");
  const { text, geraten } = paragraphenzeichen(gelesen.replace(kommaStattPunkt, "."));
  const rechtecke = new Float32Array(text.length * 4);
  let stelle = 0;
  for (const worte of zeilen) {
    for (const wort of worte) {
      verteilen(rechtecke, stelle, wort);
      stelle += wort.text.length + 1;
    }
    if (worte.length === 0) stelle++;
  }
  return { ...seite, text, rechtecke, geraten };
}

/** `Abs, 1` */
const kommaStattPunkt = /(?<=(?:^|[\s(])(?:Abs|Nr|Art)),(?=\s+\d)/g;

/** Each unit of a word gets its share of the word's rectangle. */
function verteilen(rechtecke: Float32Array, stelle: number, { text, x, y, breite, hoehe }: Bildwort): void {
  const je = breite / Math.max(text.length, 1);
  for (let i = 0; i < text.length; i++) rechtecke.set([x + i * je, y, je, hoehe], (stelle + i) * 4);
}
