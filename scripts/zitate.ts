/**
 * `npm run --silent zitate -- [FILE…]`: citations of text and PDF files, or of JSONL `{id, text}` on stdin, as JSONL
 * `{id, spans: [{start, end, text, norms}]}`, one line per input; the id of a file is its name, spans of a PDF carry their
 * `page`. A file that cannot be read is named on stderr, the others go on; the code is 1 then.
 */
import { createReadStream, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { createInterface } from "node:readline";
import { type Pdfbibliothek, Pdffehler, pdfLaden, textfluss } from "@gebuehrenportal/pdf";
import { type Ausgabezeile, ausgabe, zitate } from "@gebuehrenportal/zitate";
import { vollregister } from "@gebuehrenportal/zitate/vollregister";

const pdfgruende = {
  kennwort: "Die Datei ist mit einem Kennwort geschützt.",
  beschaedigt: "Die Datei ist beschädigt.",
  "zu-gross": "Die Datei ist größer als 20 MB.",
} as const;

const dateigruende: Readonly<Record<string, string>> = {
  ENOENT: "Die Datei gibt es nicht.",
  EISDIR: "Das ist ein Ordner.",
  EACCES: "Die Datei darf nicht gelesen werden.",
};

const hilfe = `npm run --silent zitate -- [DATEI …]
Nennt die Normen, die Texte und PDF-Dateien zitieren, als eine Zeile JSON je Datei: {"id", "spans"}.
Ohne Dateien kommen die Texte von der Eingabe, je Zeile {"id", "text"}.`;

/** A file that is neither text nor PDF. */
class KeinText extends Error {}

let bibliothek: Pdfbibliothek | undefined;

const dateien = process.argv.slice(2);
if (dateien.some((datei) => /^(?:-h|--hilfe|--help)$/.test(datei))) {
  process.stdout.write(`${hilfe}\n`);
  process.exit();
}
for (const datei of dateien) {
  try {
    schreiben(await zeileVon(datei));
  } catch (fehler) {
    melden(`${datei}: ${grundVon(fehler)}`);
    process.exitCode = 1;
  }
}
if (dateien.length === 0) await zeilenLesen();

async function zeileVon(datei: string): Promise<Ausgabezeile> {
  // npm starts scripts in the root folder and remembers where it was called.
  const inhalt = readFileSync(resolve(process.env.INIT_CWD ?? "", datei));
  const id = basename(datei);
  if (/\.pdf$/i.test(datei) || inhalt.subarray(0, 1024).includes("%PDF-")) return ausPdf(id, inhalt);
  if (inhalt.includes(0)) throw new KeinText("Die Datei ist weder Text noch PDF.");
  return ausgabe(id, zitate(inhalt.toString("utf8").replace(/^\ufeff/, ""), vollregister));
}

async function ausPdf(id: string, datei: Uint8Array): Promise<Ausgabezeile> {
  bibliothek ??= await pdfLaden(readFileSync(new URL(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm"))));
  const dokument = bibliothek.oeffnen(datei);
  const fluss = textfluss();
  for (let nr = 1; nr <= dokument.seitenzahl; nr++) fluss.aufnehmen(dokument.seite(nr));
  dokument.schliessen();
  const { text, seiteVon } = fluss.stand();
  if (text.trim() === "") melden(`${id}: Die Datei enthält nur Bilder, keinen Text.`);
  const zeile = ausgabe(id, zitate(text, vollregister));
  return { ...zeile, spans: zeile.spans.map((span) => ({ ...span, page: seiteVon(span.start) })) };
}

function grundVon(fehler: unknown): string {
  if (fehler instanceof Pdffehler) return pdfgruende[fehler.grund];
  if (fehler instanceof KeinText) return fehler.message;
  const dateigrund = dateigruende[(fehler as NodeJS.ErrnoException).code ?? ""];
  if (dateigrund) return dateigrund;
  // What a file did to pdfium shall not befall the next one.
  bibliothek = undefined;
  return fehler instanceof Error ? fehler.message : String(fehler);
}

async function zeilenLesen(): Promise<void> {
  const zeilen = createInterface({
    input: createReadStream("", { fd: 0 }),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let nummer = 0;
  for await (const zeile of zeilen) {
    nummer++;
    if (zeile.trim() === "") continue;
    const eingabe = eingabeAus(zeile);
    if (eingabe) schreiben(ausgabe(eingabe.id, zitate(eingabe.text, vollregister)));
    else {
      melden(`Zeile ${nummer} ist kein JSON der Form {"id", "text"}.`);
      process.exitCode = 1;
    }
  }
}

function eingabeAus(zeile: string): { readonly id: string; readonly text: string } | undefined {
  try {
    const { id, text } = JSON.parse(zeile);
    return typeof text === "string" && (typeof id === "string" || typeof id === "number")
      ? { id: String(id), text }
      : undefined;
  } catch {
    return undefined;
  }
}

function schreiben(zeile: Ausgabezeile): void {
  process.stdout.write(`${JSON.stringify(zeile)}\n`);
}

function melden(satz: string): void {
  process.stderr.write(`${satz}\n`);
}
