// Runs in a worker thread: setting a document blocks its thread.
import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import { NodeCompiler, type NodeError } from "@myriaddreamin/typst-ts-node-compiler";
import { projektordner } from "../env/ordner.server.ts";
import type { Satzantwort, Satzauftrag } from "./auftrag.ts";
import { schriften } from "./schriften.server.ts";

const ordner = join(projektordner, "web/app");
const typst = NodeCompiler.create({ workspace: ordner, fontArgs: [{ fontBlobs: schriften() }] });

/** Results older than this many documents are dropped; without it each document leaves about a megabyte behind. */
const gemerkteDokumente = 2;

function setzen({ vorlage, daten, norm }: Satzauftrag): Buffer {
  const satz = typst.compile({ mainFilePath: join(ordner, vorlage), inputs: { daten } });
  if (!satz.result) throw new Error(gruende(satz.takeDiagnostics() ?? satz.takeError()));
  return typst.pdf(satz.result, { pdfStandard: norm });
}

/** What Typst says about its own template; the reader's data are not in it. */
function gruende(fehler: NodeError | null): string {
  const meldungen = fehler?.shortDiagnostics.map((d: { message?: string }) => d.message ?? String(d)) ?? [];
  return `Typst: ${meldungen.join("; ") || "unbekannter Fehler"}`;
}

parentPort?.on("message", (auftrag: Satzauftrag) => {
  const { nr } = auftrag;
  try {
    const pdf = new Uint8Array(setzen(auftrag));
    parentPort?.postMessage({ nr, pdf } satisfies Satzantwort, [pdf.buffer]);
  } catch (fehler) {
    const text = fehler instanceof Error ? fehler.message : String(fehler);
    parentPort?.postMessage({ nr, fehler: text } satisfies Satzantwort);
  } finally {
    typst.evictCache(gemerkteDokumente);
  }
});
