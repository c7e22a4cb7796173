import { Document, HeadingLevel, Packer, Paragraph } from "docx";
import { a4, deutsch, haar, leer } from "#dokumente/word/seite.ts";
import { type Tabellenform, wordtabelle } from "#dokumente/word/tabelle.ts";
import { druckbareTexte } from "#platform/pdf/druckbar.ts";
import type { Antragssatz } from "./kostenfestsetzung.ts";

/** An application as Word document, to be edited before it goes out. */
export async function antragAlsDocx(roh: Antragssatz): Promise<Uint8Array<ArrayBuffer>> {
  const satz = druckbareTexte(roh);
  const absatz = (text: string, vorher = 120) => new Paragraph({ text, spacing: { before: vorher } });
  const dokument = new Document({
    title: satz.titel,
    creator: "Gebührenportal",
    styles: {
      default: {
        document: {
          run: {
            font: "Calibri",
            size: 22,
            language: deutsch,
          },
        },
        heading1: {
          run: { font: "Cambria", size: 32, bold: true },
          paragraph: { spacing: { before: 360, after: 160 } },
        },
        heading2: {
          run: { font: "Cambria", size: 24, bold: true },
          paragraph: { spacing: { before: 280, after: 120 } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: "antraege",
          levels: [
            {
              level: 0,
              format: "decimal",
              text: "%1.",
              style: { paragraph: { indent: { left: 425, hanging: 425 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: a4,
        },
        children: [
          ...satz.gericht.map((text) => absatz(text, 0)),
          new Paragraph({ text: satz.titel, heading: HeadingLevel.HEADING_1 }),
          ...satz.angaben.map(([name, wert]) => absatz(`${name}: ${wert}`, 0)),
          absatz(satz.einleitung, 240),
          ...satz.antraege.map(
            (text) =>
              new Paragraph({
                text,
                numbering: { reference: "antraege", level: 0 },
                spacing: { before: 80 },
              }),
          ),
          new Paragraph({ text: satz.berechnung.titel, heading: HeadingLevel.HEADING_2 }),
          wordtabelle(satz.berechnung, form),
          ...satz.erklaerungen.map((text) => absatz(text, 200)),
          ...satz.schluss.map((text) => absatz(text, 600)),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(dokument));
}

const form: Tabellenform = {
  breiten: [4755, 1800, 1400, 1400],
  grad: 20,
  zelle: () => ({ columnSpan: 1, borders: { top: haar, bottom: leer, left: leer, right: leer } }),
};
