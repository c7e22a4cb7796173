/**
 * `npm run --silent zitate -- [FILE…]`: citations of text files, or of JSONL `{id, text}` on stdin, as JSONL
 * `{id, spans: [{start, end, text, norms}]}`, one line per input; the id of a file is its name.
 */
import { createReadStream, readFileSync } from "node:fs";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import { ausgabe, zitate } from "../index.ts";
import { vollregister } from "../src/register/vollregister.ts";

const dateien = process.argv.slice(2);
for (const datei of dateien) schreiben(basename(datei), textVon(datei));
if (dateien.length === 0) await zeilenLesen();

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
    if (eingabe) schreiben(eingabe.id, eingabe.text);
    else abbrechen(`Zeile ${nummer} ist kein JSON der Form {"id", "text"}.`);
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

function textVon(datei: string): string {
  const inhalt = readFileSync(datei);
  if (inhalt.subarray(0, 5).toString("latin1") === "%PDF-")
    abbrechen(`${datei}: PDF wird hier noch nicht gelesen.`);
  return inhalt.toString("utf8").replace(/^\ufeff/, "");
}

function schreiben(id: string, text: string): void {
  process.stdout.write(`${JSON.stringify(ausgabe(id, zitate(text, vollregister)))}\n`);
}

function abbrechen(satz: string): never {
  process.stderr.write(`${satz}\n`);
  process.exit(1);
}
