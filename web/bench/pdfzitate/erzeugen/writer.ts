import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { absaetze, gesetzt, zellen } from "../texte.ts";
import { xml } from "./xml.ts";

export type Writerwunsch = {
  readonly spalten?: number;
  readonly schrift?: string;
  readonly groesse?: number;
  readonly kopf?: string;
  /** By way of a Word file. */
  readonly docx?: boolean;
};

/** Sets a text with LibreOffice, as it would come from Word. */
export function writer(quelle: string, wunsch: Writerwunsch): Uint8Array {
  const ordner = mkdtempSync(join(tmpdir(), "writer-"));
  writeFileSync(join(ordner, "text.fodt"), odt(rumpf(quelle), wunsch));
  const wandeln = (art: string, von: string) =>
    execFileSync("soffice", ["--headless", "--convert-to", art, "--outdir", ordner, join(ordner, von)], {
      stdio: "ignore",
    });
  if (wunsch.docx) wandeln("docx", "text.fodt");
  wandeln("pdf", wunsch.docx ? "text.docx" : "text.fodt");
  return readFileSync(join(ordner, "text.pdf"));
}

function rumpf(quelle: string): string {
  let noten = 0;
  const note = (text: string) =>
    `<text:note text:id="n${++noten}" text:note-class="footnote"><text:note-citation>${noten}</text:note-citation><text:note-body><text:p text:style-name="Note">${text}</text:p></text:note-body></text:note>`;
  const zelle = (text: string) =>
    `<table:table-cell><text:p text:style-name="Text">${xml(text)}</text:p></table:table-cell>`;
  return absaetze(quelle)
    .map(({ art, text }) => {
      if (art === "zeile") return `<table:table-row>${zellen(text).map(zelle).join("")}</table:table-row>`;
      return `<text:p text:style-name="${art === "titel" ? "Titel" : "Text"}">${gesetzt(text, xml, note)}</text:p>`;
    })
    .join("\n")
    .replace(
      /(?:<table:table-row>.*<\/table:table-row>\n?)+/g,
      '<table:table table:name="T"><table:table-column table:number-columns-repeated="3"/>$&</table:table>',
    );
}

const raeume = ["office", "style", "text", "table"]
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat(
    'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
    'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
  )
  .join(" ");

function odt(
  inhalt: string,
  { spalten, schrift = "Liberation Serif", groesse = 11, kopf }: Writerwunsch,
): string {
  const absatz = (name: string, eigenschaften: string, pt: number, mehr = "") =>
    `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${eigenschaften}/><style:text-properties fo:font-size="${pt}pt" fo:hyphenate="true" fo:hyphenation-remain-char-count="2" fo:hyphenation-push-char-count="2" ${mehr}/></style:style>`;
  const rand = (art: "header" | "footer", text: string) =>
    `<style:${art}><text:p text:style-name="Note">${text}</text:p></style:${art}>`;
  const raender =
    kopf === undefined
      ? ""
      : `${rand("header", kopf)}${rand("footer", "Seite <text:page-number/> von <text:page-count/>")}`;
  const hoehen = (art: string) =>
    `<style:${art}-style><style:header-footer-properties fo:min-height="0.8cm" fo:margin-top="0.4cm" fo:margin-bottom="0.4cm"/></style:${art}-style>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${raeume} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'${schrift}'"/></office:font-face-decls>
<office:styles><style:default-style style:family="paragraph"><style:text-properties style:font-name="F" fo:language="de" fo:country="DE"/></style:default-style>
${absatz("Text", 'fo:text-align="justify" fo:margin-bottom="0.25cm" fo:line-height="120%"', groesse)}
${absatz("Titel", 'fo:margin-top="0.4cm" fo:margin-bottom="0.2cm"', groesse + 2, 'fo:font-weight="bold"')}
${absatz("Note", 'fo:margin-bottom="0cm"', groesse - 2)}
<text:notes-configuration text:note-class="footnote" text:footnotes-position="page"/></office:styles>
<office:automatic-styles><style:page-layout style:name="L"><style:page-layout-properties fo:page-width="21cm" fo:page-height="${spalten === undefined ? 22 : 29.7}cm" fo:margin="2.2cm">${spalten === undefined ? "" : `<style:columns fo:column-count="${spalten}" fo:column-gap="0.6cm"/>`}</style:page-layout-properties>${kopf === undefined ? "" : hoehen("header") + hoehen("footer")}</style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="L">${raender}</style:master-page></office:master-styles>
<office:body><office:text>${inhalt}</office:text></office:body></office:document>`;
}
