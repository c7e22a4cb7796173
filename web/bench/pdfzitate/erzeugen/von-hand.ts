import { pdf, type Testzeile } from "@gebuehrenportal/pdf/pdfbau";
import { absaetze } from "../texte.ts";

/** Two columns whose lines the file holds row by row. */
export function zeilenweise(quelle: string): Uint8Array {
  const zeilen = absaetze(quelle).flatMap(({ text }) => [...umbrochen(text, 44), ""]);
  const je = Math.ceil(zeilen.length / 2);
  return pdf([
    {
      zeilen: Array.from({ length: je }, (_, i): Testzeile[] => [
        [50, 790 - i * 13, zeilen[i] ?? "", 10],
        [305, 790 - i * 13, zeilen[je + i] ?? "", 10],
      ]).flat(),
    },
  ]);
}

function umbrochen(text: string, breite: number): readonly string[] {
  const zeilen: string[] = [];
  for (const wort of text.split(" ")) {
    const zeile = `${zeilen.at(-1) ?? ""} ${wort}`.trim();
    if (zeilen.length === 0 || zeile.length > breite) zeilen.push(wort);
    else zeilen[zeilen.length - 1] = zeile;
  }
  return zeilen;
}
