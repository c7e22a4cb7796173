import {
  Document,
  Footer,
  HeadingLevel,
  type ITableCellOptions,
  Packer,
  PageNumber,
  Paragraph,
  type Table,
  TableLayoutType,
  TabStopType,
  TextRun,
} from "docx";
import { druckbareTexte } from "#platform/pdf/druckbar.ts";
import type { Satztabelle } from "../satztabelle.ts";
import { a4, deutsch, haar, leer, satzbreite, strich } from "../word/seite.ts";
import { type Tabellenform, wordtabelle } from "../word/tabelle.ts";
import type { Blatt } from "./blatt.ts";
import { type Blattkopf, type Blattsatz, blattsatz } from "./blattsatz.ts";

/** A sheet as Word document: real tables with repeated heads, styles, German as its language. */
export async function blattAlsDocx(blatt: Blatt, kopf: Blattkopf): Promise<Uint8Array<ArrayBuffer>> {
  const satz = druckbareTexte(blattsatz(blatt, kopf));
  const dokument = new Document({
    title: satz.titel,
    creator: "Gebührenportal",
    lastModifiedBy: "Gebührenportal",
    description: satz.angaben.map((paar) => paar.join(": ")).join(", "),
    styles: stile,
    sections: [
      {
        properties: { page: a4 },
        footers: { default: fuss(satz) },
        children: inhalt(satz),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(dokument));
}

const ueberschrift = (size: number, before: number, after: number) => ({
  run: { font: "Cambria", size, bold: true, color: "1B1B1F" },
  paragraph: { spacing: { before, after }, keepNext: true },
});

const stile = {
  default: {
    document: {
      run: {
        font: "Calibri",
        size: 21,
        language: deutsch,
      },
      paragraph: { spacing: { after: 80, line: 264 } },
    },
    heading1: ueberschrift(36, 0, 160),
    heading2: ueberschrift(25, 320, 120),
  },
};

function inhalt(satz: Blattsatz): (Paragraph | Table)[] {
  return [
    new Paragraph({ text: satz.titel, heading: HeadingLevel.HEADING_1 }),
    ...satz.angaben.map(
      ([name, wert]) =>
        new Paragraph({
          spacing: { after: 0 },
          children: [new TextRun({ text: `${name}: `, color: "54545C" }), new TextRun(wert)],
        }),
    ),
    ...satz.fassungen.map(
      (text, i) => new Paragraph({ text, spacing: { before: i === 0 ? 160 : 0, after: 80 } }),
    ),
    ...satz.tabellen.flatMap((t) => [ueberschrift2(t.titel), tabelle(t)]),
    ...(satz.vermerke.length > 0 ? [ueberschrift2("Hinweise")] : []),
    ...satz.vermerke.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
    ...(satz.rechenweg.zeilen.length > 0
      ? [ueberschrift2(satz.rechenweg.titel), tabelle(satz.rechenweg)]
      : []),
    ...satz.schluss.map(
      (text, index) =>
        new Paragraph({
          spacing: { before: index === 0 ? 320 : 0, after: 80 },
          children: [new TextRun({ text, size: 18, color: "54545C" })],
        }),
    ),
  ];
}

const ueberschrift2 = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 });

/** Widths in twentieths of a point: figures as wide as they need, the first column gets the rest. */
function breiten({ spalten }: Satztabelle): number[] {
  const rest = spalten.slice(1).map(({ rechts }) => (rechts ? 1250 : 1900));
  return [satzbreite - rest.reduce((summe, b) => summe + b, 0), ...rest];
}

const form = (satztabelle: Satztabelle): Tabellenform => ({
  breiten: breiten(satztabelle),
  grad: 19,
  absatz: (halten) => ({ spacing: { before: 30, after: 30 }, keepNext: halten }),
  zelle: (art) => ({ borders: zelllinien[art] ?? { top: haar, bottom: leer } }),
  kopfzeile: { cantSplit: true },
  tabelle: {
    layout: TableLayoutType.FIXED,
    borders: {
      top: leer,
      bottom: haar,
      left: leer,
      right: leer,
      insideHorizontal: haar,
      insideVertical: leer,
    },
  },
});

const zelllinien: Readonly<Record<string, ITableCellOptions["borders"]>> = {
  kopf: { top: leer, bottom: strich },
  summe: { top: strich, bottom: strich },
};

const tabelle = (t: Satztabelle): Table => wordtabelle(t, form(t));

function fuss({ fusszeile }: Blattsatz): Footer {
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: satzbreite }],
        children: [
          new TextRun({
            size: 16,
            color: "54545C",
            children: [fusszeile, "\tSeite ", PageNumber.CURRENT, " von ", PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
}
