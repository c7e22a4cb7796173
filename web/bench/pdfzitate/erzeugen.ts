/**
 * Makes the files of `dateien` of the texts, with pdfLaTeX, Typst, LibreOffice, Chromium and qpdf as a machine has them:
 * `node web/bench/pdfzitate/erzeugen.ts [NAME …]`. What is measured are the committed files.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "./erzeugen/chromium.ts";
import { latex, schmal } from "./erzeugen/latex.ts";
import { type Scanwunsch, scan } from "./erzeugen/scan.ts";
import { typst } from "./erzeugen/typst.ts";
import { zeilenweise } from "./erzeugen/von-hand.ts";
import { writer } from "./erzeugen/writer.ts";
import { datei } from "./texte.ts";

const artikel = (pt: number, mehr = "") => `\\documentclass[${pt}pt${mehr}]{article}`;
const kopf = (zeile: string) => `\\usepackage{fancyhdr}\\pagestyle{fancy}\\fancyhf{}${zeile}`;
const block = "#set par(justify: true)\n#set text(hyphenate: true)\n";

/** A scanned sheet; two columns are set smaller. */
const blatt = (quelle: string, wunsch: Scanwunsch, spalten = 1) =>
  scan(
    typst(
      quelle,
      `${block}#set page(width: 18cm, height: ${spalten === 1 ? 21 : 17}cm, margin: 1.7cm, columns: ${spalten})\n#set text(size: ${spalten === 1 ? 11 : 9.5}pt)`,
    ),
    wunsch,
  );

const gedreht = (name: string): Uint8Array =>
  execFileSync("qpdf", ["--rotate=+90:1", "--rotate=+270:2", "--deterministic-id", pfad(name), "-"]);

const pfad = (name: string): string => fileURLToPath(datei(`dateien/${name}.pdf`));

const auftraege: Readonly<Record<string, () => Uint8Array | Promise<Uint8Array>>> = {
  "klage-latex": () =>
    latex("klage", {
      klasse: artikel(11),
      vorspann: `${schmal}${kopf("\\lhead{Klage}\\rhead{Berger ./. Holzbau Nord GmbH}\\cfoot{\\thepage}")}`,
    }),
  "klage-word": () => writer("klage", { kopf: "Rechtsanwältin Dr. Sommer, Lüneburg", docx: true }),
  "kuendigung-word": () =>
    writer("kuendigung", { kopf: "Schriftsatz vom 5. Oktober", schrift: "Liberation Sans", docx: true }),
  "kuendigung-typst": () =>
    typst(
      "kuendigung",
      `${block}#set page(paper: "a5", header: [Arbeitsgericht Lübeck #h(1fr) Az. 2 Ca 411/25], numbering: "1 / 1")\n#set text(size: 10pt)`,
    ),
  "gutachten-latex": () =>
    latex("gutachten", {
      klasse: artikel(10, ",twocolumn,a4paper"),
      vorspann: "\\usepackage[margin=2cm]{geometry}",
    }),
  "gutachten-typst": () =>
    typst(
      "gutachten",
      '#set page(width: 15cm, height: 20cm, margin: 2cm, numbering: "– 1 –")\n#set par(justify: true, first-line-indent: 1em)\n#set text(size: 10.5pt)',
    ),
  "kosten-typst": () =>
    typst(
      "kosten",
      '#set page(paper: "a4", footer: [Bankverbindung: DE00 0000 0000 0000 0000 00])\n#set text(size: 10pt, font: "DejaVu Sans Mono")',
    ),
  "kosten-word": () => writer("kosten", { schrift: "Liberation Sans" }),
  "kosten-html": () => chromium("kosten", "body{font:12px sans-serif}td{border:1px solid #999;padding:4px}"),
  "straf-typst": () =>
    typst(
      "straf",
      `${block}#set page(paper: "a4", columns: 2, header: [Revisionsbegründung #h(1fr) Seite #context counter(page).display()])\n#set text(size: 10pt)`,
    ),
  "straf-word": () => writer("straf", { spalten: 2, groesse: 10, kopf: "1 StR 77/26" }),
  "familie-latex": () =>
    latex("familie", {
      klasse: artikel(12, ",twoside"),
      vorspann: `${schmal}${kopf("\\fancyhead[LE]{\\thepage\\quad Amtsgericht Celle}\\fancyhead[RO]{Beschluss vom 4. November\\quad\\thepage}")}`,
    }),
  "familie-gedreht": () => gedreht("familie-latex"),
  "familie-html": () =>
    chromium(
      "familie",
      "@page{size:A5;margin:15mm}body{font:11px Georgia,serif;hyphens:auto;text-align:justify}",
    ),
  "insolvenz-word": () => writer("insolvenz", { spalten: 2, groesse: 9, kopf: "Aufsatz" }),
  "folien-typst": () =>
    typst(
      "folien",
      '#set page(paper: "presentation-16-9", footer: [Fortbildung #h(1fr) #context counter(page).display()])\n#set text(size: 22pt, font: "DejaVu Sans")',
      true,
    ),
  "folien-html": () =>
    chromium("folien", "@page{size:254mm 143mm;margin:14mm}body{font:26px sans-serif}", true),
  "miete-latex": () =>
    latex("miete", {
      klasse: artikel(11),
      vorspann: schmal,
      wandel: (text) => text.replace(/Bürgerlichen Gesetzbuches/g, "Bürger\\-lichen Gesetz\\-buches"),
    }),
  "miete-drei": () =>
    typst("miete", `${block}#set page(width: 29.7cm, height: 21cm, columns: 3)\n#set text(size: 9pt)`),
  "miete-zeilenweise": () => zeilenweise("miete"),
  "steuer-typst": () =>
    typst("steuer", `${block}#set page(width: 21cm, height: 16cm)\n#set text(size: 11pt)`),
  "steuer-word": () => writer("steuer", { kopf: "Steuernummer 12/345/67890", groesse: 12 }),
  "kuendigung-scan": () => blatt("kuendigung", { dpi: 170, grad: 0.6, rauschen: 14, guete: 38 }),
  "straf-scan": () => blatt("straf", { dpi: 170, grad: -0.5, rauschen: 10, guete: 38 }, 2),
  "insolvenz-scan": () => blatt("insolvenz", { dpi: 150, grad: 0.3, rauschen: 22, guete: 35, weiss: 225 }),
  "steuer-scan": () => blatt("steuer", { dpi: 200, grad: -0.8, rauschen: 30, guete: 30, fax: true }),
  "miete-scan": () => blatt("miete", { dpi: 170, grad: 1.4, rauschen: 12, guete: 38, weiss: 235 }),
};

const gefragt = process.argv.slice(2);
for (const [name, machen] of Object.entries(auftraege)) {
  if (gefragt.length > 0 && !gefragt.includes(name)) continue;
  console.log(name);
  writeFileSync(pfad(name), await machen());
}
