import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  type ITableCellOptions,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import { druckbareTexte } from "#platform/pdf/druckbar.ts";
import type { Blatt } from "./blatt.ts";
import { type Blattkopf, type Blattsatz, blattsatz, type Satztabelle, type Satzzeile } from "./blattsatz.ts";

/** A4 with the margins of a German letter, in twentieths of a point. */
const rand = { top: 1417, bottom: 1417, left: 1417, right: 1134 };
const satzbreite = 11_906 - rand.left - rand.right;

const leer = { style: BorderStyle.NONE, size: 0, color: "auto" };
const haar = { style: BorderStyle.SINGLE, size: 4, color: "B9B9C0" };
const strich = { style: BorderStyle.SINGLE, size: 8, color: "1B1B1F" };

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
        properties: { page: { size: { width: 11_906, height: 16_838 }, margin: rand } },
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
        language: { value: "de-DE", eastAsia: "de-DE", bidirectional: "de-DE" },
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
      (text, i) =>
        new Paragraph({
          spacing: { before: i === 0 ? 320 : 0, after: 80 },
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

function tabelle(t: Satztabelle): Table {
  const spaltenbreiten = breiten(t);
  const seite = (i: number) => (t.spalten[i]?.rechts ? AlignmentType.RIGHT : AlignmentType.LEFT);
  const zelle = (
    text: string,
    i: number,
    { fett, halten, ...rest }: Partial<ITableCellOptions> & { fett?: boolean; halten?: boolean },
  ) => {
    const absatz: IParagraphOptions = {
      alignment: seite(i),
      spacing: { before: 30, after: 30 },
      keepNext: halten ?? false,
      children: [new TextRun({ text, bold: fett ?? false, size: 19 })],
    };
    return new TableCell({
      width: { size: spaltenbreiten[i] ?? 0, type: WidthType.DXA },
      ...rest,
      children: [new Paragraph(absatz)],
    });
  };
  const zeile = ({ art, zellen }: Satzzeile) => {
    if (art === "titel") {
      const [text = ""] = zellen;
      const borders = { top: haar, bottom: leer };
      return new TableRow({
        cantSplit: true,
        children: [
          zelle(text, 0, {
            fett: true,
            halten: true,
            columnSpan: t.spalten.length,
            width: { size: satzbreite, type: WidthType.DXA },
            borders,
          }),
        ],
      });
    }
    const borders = art === "summe" ? { top: strich, bottom: strich } : { top: haar, bottom: leer };
    return new TableRow({
      cantSplit: true,
      children: zellen.map((text, i) => zelle(text, i, { fett: art === "summe", borders })),
    });
  };
  return new Table({
    width: { size: satzbreite, type: WidthType.DXA },
    columnWidths: spaltenbreiten,
    layout: TableLayoutType.FIXED,
    borders: {
      top: leer,
      bottom: haar,
      left: leer,
      right: leer,
      insideHorizontal: haar,
      insideVertical: leer,
    },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: t.spalten.map(({ titel }, i) =>
          zelle(titel, i, { fett: true, halten: true, borders: { top: leer, bottom: strich } }),
        ),
      }),
      ...t.zeilen.map(zeile),
    ],
  });
}

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
