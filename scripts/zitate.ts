/**
 * `npm run --silent zitate -- [--tag=JJJJ-MM-TT] [FILE…]`: citations of text and PDF files, or of JSONL `{id, text, tag?}` on
 * stdin, as JSONL `{id, tag, spans: [{start, end, text, norms}]}`, one line per input; the id of a file is its name, spans of a
 * PDF carry their `page`. `tag` is the day of the document, found or given. A file that cannot be read, or holds no text, is named
 * on stderr, the others go on; the code is 1 then.
 */
import { createReadStream, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { createInterface } from "node:readline";
import { type Pdfbibliothek, Pdffehler, pdfLaden, textfluss } from "@gebuehrenportal/pdf";
import { alsTag, ausgabe, ausgabeVonSeiten, type Tag } from "@gebuehrenportal/zitate/ausgabe";
import { vollregister as register } from "@gebuehrenportal/zitate/vollregister";

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

const hilfe = `npm run --silent zitate -- [--tag=JJJJ-MM-TT] [DATEI …]
Nennt die Normen, die Texte und PDF-Dateien zitieren, als eine Zeile JSON je Datei: {"id", "tag", "spans"}.
tag ist der Tag des Schriftstücks, im Text gefunden oder mit --tag für alle Dateien angegeben.
Ohne Dateien kommen die Texte von der Eingabe, je Zeile {"id", "text"}, auf Wunsch mit "tag".`;

/** A file that is neither text nor PDF. */
class KeinText extends Error {}

let bibliothek: Pdfbibliothek | undefined;

const argumente = process.argv.slice(2);
const dateien = argumente.filter((argument) => !argument.startsWith("--tag="));
const angegeben = tagAus(argumente.find((argument) => argument.startsWith("--tag="))?.slice("--tag=".length));
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

/** A day as whoever calls writes it. A wrong one ends the program: nothing is read with another day than was meant. */
function tagAus(text: string | undefined): Tag | undefined {
  const tag = text === undefined ? undefined : alsTag(text);
  if (text === undefined || tag !== undefined) return tag;
  melden(`${text} ist kein Kalendertag der Form JJJJ-MM-TT.`);
  process.exit(1);
}

async function zeileVon(datei: string): Promise<object> {
  // npm starts scripts in the root folder and remembers where it was called.
  const inhalt = readFileSync(resolve(process.env.INIT_CWD ?? "", datei));
  const id = basename(datei);
  if (/\.pdf$/i.test(datei) || inhalt.subarray(0, 1024).includes("%PDF-")) return ausPdf(id, inhalt);
  if (inhalt.includes(0)) throw new KeinText("Die Datei ist weder Text noch PDF.");
  return ausgabe(id, inhalt.toString("utf8").replace(/^\ufeff/, ""), { register, tag: angegeben });
}

/** @throws KeinText it holds pictures only */
async function ausPdf(id: string, datei: Uint8Array): Promise<object> {
  bibliothek ??= await pdfLaden(readFileSync(new URL(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm"))));
  const dokument = bibliothek.oeffnen(datei);
  const fluss = textfluss();
  const seiten = Array.from({ length: dokument.seitenzahl }, (_, i) => {
    const seite = dokument.seite(i + 1);
    fluss.aufnehmen(seite);
    return { seite: seite.seite, text: seite.text };
  });
  dokument.schliessen();
  const gelesen = fluss.stand();
  if (gelesen.text.trim() === "") throw new KeinText("Die Datei enthält nur Bilder, keinen Text.");
  return ausgabeVonSeiten(id, seiten, gelesen, { register, tag: angegeben });
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
    if (typeof eingabe !== "string")
      schreiben(ausgabe(eingabe.id, eingabe.text, { register, tag: eingabe.tag ?? angegeben }));
    else {
      melden(`Zeile ${nummer} ${eingabe}`);
      process.exitCode = 1;
    }
  }
}

type Eingabe = { readonly id: string; readonly text: string; readonly tag: Tag | undefined };

/** A line of the input, or what is wrong with it. */
function eingabeAus(zeile: string): Eingabe | string {
  const { id, text, tag } = jsonAus(zeile);
  if (typeof text !== "string" || (typeof id !== "string" && typeof id !== "number"))
    return 'ist kein JSON der Form {"id", "text"}.';
  if (text.includes("\0")) return "enthält ein Nullzeichen.";
  const am = typeof tag === "string" ? alsTag(tag) : undefined;
  if (tag !== undefined && tag !== null && am === undefined)
    return "nennt als tag keinen Kalendertag JJJJ-MM-TT.";
  return { id: String(id), text, tag: am };
}

function jsonAus(zeile: string): { readonly [feld in keyof Eingabe]?: unknown } {
  try {
    return JSON.parse(zeile) ?? {};
  } catch {
    return {};
  }
}

function schreiben(zeile: object): void {
  process.stdout.write(`${JSON.stringify(zeile)}\n`);
}

function melden(satz: string): void {
  process.stderr.write(`${satz}\n`);
}
