import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from "docx";
import { a4, deutsch } from "#dokumente/word/seite.ts";
import { druckbareTexte } from "#platform/pdf/druckbar.ts";
import { type Aktgruppe, type Normzeile, seitenliste } from "../verzeichnis.ts";

/** The list of norms as a Word document, as it goes behind a brief: by act, each norm with its pages and its link. */
export async function verzeichnisAlsDocx(datei: string, roh: readonly Aktgruppe[]): Promise<Blob> {
  const gruppen = druckbareTexte(roh);
  const dokument = new Document({
    title: "Normenverzeichnis",
    creator: "Gebührenportal",
    lastModifiedBy: "Gebührenportal",
    styles: {
      default: {
        document: { run: { font: "Calibri", size: 22, language: deutsch } },
        heading1: ueberschrift(32, 0),
        heading2: ueberschrift(24, 280),
      },
    },
    sections: [
      {
        properties: { page: a4 },
        children: [
          new Paragraph({ text: "Normenverzeichnis", heading: HeadingLevel.HEADING_1 }),
          new Paragraph({ text: druckbareTexte(datei) }),
          ...gruppen.flatMap(({ abbr, name, zeilen }) => [
            new Paragraph({
              text: name ? `${name} (${abbr})` : abbr,
              heading: HeadingLevel.HEADING_2,
            }),
            ...zeilen.map(eintrag),
          ]),
        ],
      },
    ],
  });
  return Packer.toBlob(dokument);
}

const ueberschrift = (size: number, before: number) => ({
  run: { font: "Cambria", size, bold: true },
  paragraph: { spacing: { before, after: 120 }, keepNext: true },
});

/** Where the pages stand, in twentieths of a point. */
const seitenrand = 9200;

function eintrag({ bezeichnung, seiten, verweis }: Normzeile): Paragraph {
  const name: ParagraphChild =
    verweis === undefined
      ? new TextRun(bezeichnung)
      : new ExternalHyperlink({
          link: verweis.adresse,
          children: [new TextRun({ text: bezeichnung, style: "Hyperlink" })],
        });
  return new Paragraph({
    tabStops: [{ type: "right", position: seitenrand, leader: "dot" }],
    spacing: { after: 40 },
    children: [name, new TextRun(`\tS. ${seitenliste(seiten)}`)],
  });
}
