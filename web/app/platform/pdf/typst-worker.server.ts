// Runs in a worker thread: setting a document blocks its thread.
import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import { NodeCompiler, type NodeError } from "@myriaddreamin/typst-ts-node-compiler";
import { projektordner } from "../env/ordner.server.ts";
import type { Fadenantwort, Fadenauftrag } from "../faden/werkstatt.server.ts";
import type { Satzauftrag } from "./auftrag.ts";
import { schriften } from "./schriften.server.ts";

const ordner = join(projektordner, "web/app");
const typst = NodeCompiler.create({ workspace: ordner, fontArgs: [{ fontBlobs: schriften() }] });

/**
 * Results older than this many documents are dropped. Without it each document leaves about a megabyte behind; with two of
 * them kept, memory still grew by a sixth over 2,000 documents.
 */
const gemerkteDokumente = 0;

/** Stands for a character that no font here has: PDF/A permits no empty boxes. */
const ersatz = "?";

function setzen({ vorlage, daten, norm }: Satzauftrag, versuche = 3): Buffer {
  const satz = typst.compile({ mainFilePath: join(ordner, vorlage), inputs: { daten } });
  if (!satz.result) throw new Error(gruende(satz.takeDiagnostics() ?? satz.takeError()));
  if (norm === "svg") return Buffer.from(typst.plainSvg(satz.result));
  try {
    return typst.pdf(satz.result, { pdfStandard: norm });
  } catch (fehler) {
    const text = fehler instanceof Error ? fehler.message : String(fehler);
    const fremde = fremdeZeichen(text);
    // The message may quote the reader's text, which belongs in no log.
    if (fremde.size === 0 || versuche === 0) throw new Error(`Typst: ${text.replace(/`[^`]*`/g, "…")}`);
    const ersetzt = [...daten].map((zeichen) => (fremde.has(zeichen) ? ersatz : zeichen)).join("");
    return setzen({ vorlage, daten: ersetzt, norm }, versuche - 1);
  }
}

/** Characters that the export could not show, read from its message; it names one text after the other. */
function fremdeZeichen(meldung: string): ReadonlySet<string> {
  const texte = [...meldung.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/g)].map(
    ([, text = ""]) => text,
  );
  return new Set(
    texte.flatMap((text) => [
      ...text.replace(/\\+u\{([0-9a-f]+)\}/g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16))),
    ]),
  );
}

/** What Typst says about its own template; the reader's data are not in it. */
function gruende(fehler: NodeError | null): string {
  const meldungen = fehler?.shortDiagnostics.map((d: { message?: string }) => d.message ?? String(d)) ?? [];
  return `Typst: ${meldungen.join("; ") || "unbekannter Fehler"}`;
}

parentPort?.on("message", (auftrag: Fadenauftrag<Satzauftrag>) => {
  const { nr } = auftrag;
  try {
    const ergebnis = new Uint8Array(setzen(auftrag));
    parentPort?.postMessage({ nr, ergebnis } satisfies Fadenantwort<Uint8Array>, [ergebnis.buffer]);
  } catch (fehler) {
    const text = fehler instanceof Error ? fehler.message : String(fehler);
    parentPort?.postMessage({ nr, fehler: text } satisfies Fadenantwort<Uint8Array>);
  } finally {
    typst.evictCache(gemerkteDokumente);
  }
});
