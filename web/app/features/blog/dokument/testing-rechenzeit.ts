import { parentPort, workerData } from "node:worker_threads";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { dokumentAusHtml } from "./aus-html.server.ts";
import { htmlAus } from "./html.ts";
import { inhaltsverzeichnis } from "./kennungen.ts";
import { auszugAus, wortzahl } from "./text.ts";
import type { Dokument } from "./typen.ts";

/** What somebody's HTML has become, and what it cost the processor in ms. */
export type Messung = { readonly html: string; readonly ms: number };

/** Reads HTML as a post is read and renders it; what is refused is an empty document. */
function gelesen(html: string): Dokument {
  try {
    return dokumentAusHtml(html);
  } catch (fehler) {
    if (fehler instanceof ApiFehler && fehler.status === 400) return { type: "doc", content: [] };
    throw fehler;
  }
}

/** All that happens with the document of a post, and the time of the processor that it takes. */
export function gemessen(machen: () => Dokument): Messung {
  const vorher = process.threadCpuUsage();
  const dokument = machen();
  const html = htmlAus(dokument);
  inhaltsverzeichnis(dokument);
  auszugAus(dokument);
  wortzahl(dokument);
  const { user, system } = process.threadCpuUsage(vorher);
  return { html, ms: (user + system) / 1_000 };
}

/** What the thread is started with, so that a test that imports this is none. */
export const alsFaden = "rechenzeit";

/** As a thread: the heap is its own, so that no other test's garbage counts along. */
if (workerData === alsFaden)
  parentPort?.on("message", (html: string) => parentPort?.postMessage(gemessen(() => gelesen(html))));
