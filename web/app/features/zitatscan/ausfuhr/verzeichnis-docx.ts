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
import { andereFassungen, type Normfassung } from "../damals.ts";
import { type Aktgruppe, type Normzeile, seitenliste } from "../verzeichnis.ts";
import { type Dokumentangaben, tageszeile } from "./angaben.ts";

/** The list of norms as a Word document, as it goes behind a brief: by act, each norm with its pages and its link. */
export async function verzeichnisAlsDocx(angaben: Dokumentangaben, roh: readonly Aktgruppe[]): Promise<Blob> {
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
          new Paragraph({ text: druckbareTexte(angaben.datei) }),
          new Paragraph({ text: tageszeile(angaben) }),
          ...gruppen.flatMap(({ abbr, name, zeilen }) => [
            new Paragraph({
              text: name ? `${name} (${abbr})` : abbr,
              heading: HeadingLevel.HEADING_2,
            }),
            ...zeilen.flatMap((zeile) => [eintrag(zeile), ...andereFassungen(zeile.stellen).map(damals)]),
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

/** What held on the day of the document, below its norm, with its source. */
function damals({ satz, damals: stand, massgeblich }: Normfassung): Paragraph {
  const { quelle } = stand ?? {};
  const worte = (text: string) => new TextRun({ text, size: 19, italics: true });
  return new Paragraph({
    indent: { left: 340 },
    spacing: { after: 60 },
    children: [
      worte([satz, massgeblich].filter(Boolean).join(" ")),
      ...(quelle?.link === undefined
        ? []
        : [
            worte(" "),
            new ExternalHyperlink({
              link: quelle.link,
              children: [new TextRun({ text: quelle.fundstelle, size: 19, style: "Hyperlink" })],
            }),
          ]),
    ],
  });
}
