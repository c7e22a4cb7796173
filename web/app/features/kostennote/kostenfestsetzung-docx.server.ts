import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { Satztabelle } from "#dokumente/blatt/blattsatz.ts";
import { druckbareTexte } from "#platform/pdf/druckbar.ts";
import type { Antragssatz } from "./kostenfestsetzung.ts";

const haar = { style: BorderStyle.SINGLE, size: 4, color: "B9B9C0" };
const leer = { style: BorderStyle.NONE, size: 0, color: "auto" };
const satzbreite = 9355;
const breiten = [4755, 1800, 1400, 1400];

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
            language: { value: "de-DE", eastAsia: "de-DE", bidirectional: "de-DE" },
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
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1417, bottom: 1417, left: 1417, right: 1134 },
          },
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
          tabelle(satz.berechnung),
          ...satz.erklaerungen.map((text) => absatz(text, 200)),
          ...satz.schluss.map((text) => absatz(text, 600)),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(dokument));
}

function tabelle({ spalten, zeilen }: Satztabelle): Table {
  const zelle = (text: string, i: number, fett = false, columnSpan = 1) =>
    new TableCell({
      columnSpan,
      width: { size: columnSpan > 1 ? satzbreite : (breiten[i] ?? 0), type: WidthType.DXA },
      borders: { top: haar, bottom: leer, left: leer, right: leer },
      children: [
        new Paragraph({
          alignment: spalten[i]?.rechts ? AlignmentType.RIGHT : AlignmentType.LEFT,
          children: [new TextRun({ text, bold: fett, size: 20 })],
        }),
      ],
    });
  return new Table({
    width: { size: satzbreite, type: WidthType.DXA },
    columnWidths: breiten,
    rows: [
      new TableRow({ tableHeader: true, children: spalten.map(({ titel }, i) => zelle(titel, i, true)) }),
      ...zeilen.map(
        ({ art, zellen }) =>
          new TableRow({
            cantSplit: true,
            children:
              art === "titel"
                ? [zelle(zellen[0] ?? "", 0, true, spalten.length)]
                : zellen.map((text, i) => zelle(text, i, art === "summe")),
          }),
      ),
    ],
  });
}
