// Runs in a worker thread: reading a file blocks its thread.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";
import { projektordner } from "../env/ordner.server.ts";
import type { Fadenantwort, Fadenauftrag } from "../faden/werkstatt.server.ts";
import type { Leseauftrag } from "./leseauftrag.ts";

parentPort?.on("message", async ({ nr, modul, datei, zusatz }: Fadenauftrag<Leseauftrag>) => {
  try {
    const { lesen }: { lesen: (datei: Uint8Array, zusatz: unknown) => unknown } = await import(
      pathToFileURL(join(projektordner, "web/app", modul)).href
    );
    const ergebnis = await lesen(datei, zusatz);
    parentPort?.postMessage({ nr, ergebnis } satisfies Fadenantwort<unknown>);
  } catch (fehler) {
    const text = fehler instanceof Error ? fehler.message : String(fehler);
    parentPort?.postMessage({ nr, fehler: text } satisfies Fadenantwort<unknown>);
  }
});
