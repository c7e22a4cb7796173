import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { projektordner } from "../env/ordner.server.ts";
import { Werkstatt } from "../faden/werkstatt.server.ts";
import { wartend } from "../http/wartezeit.server.ts";
import type { Pdfnorm, Satzauftrag, Satzform, Vorlage } from "./auftrag.ts";
import { druckbareTexte } from "./druckbar.ts";

/** One thread leaves the other core to the answers; a larger machine may set two documents at a time. */
const plaetze = availableParallelism() >= 4 ? 2 : 1;

const fristMs = 15_000;

/** The thread only hands texts in and files out; a small young generation lets go of finished files at once. */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 };

let werkstatt: Werkstatt<Satzauftrag, Uint8Array<ArrayBuffer>> | undefined;

export type Satzwunsch = {
  /** Unset: `a-2a`, tagged and made for keeping. */
  readonly norm?: Pdfnorm;
  /** Whoever waits has gone: the document is not set, or thrown away. */
  readonly signal?: AbortSignal;
};

/**
 * Sets a document: a Typst template below `web/app` with plain data, which it reads as JSON from `sys.inputs.daten`. Fonts
 * are embedded, the document is tagged, nothing is fetched.
 *
 * @throws {Satzabbruch} time is up, the signal fired, or too many are waiting
 * @throws {Error} the template or its data are faulty, or the thread broke twice
 */
export function pdfAus(
  vorlage: Vorlage,
  daten: unknown,
  { norm = "a-2a", signal }: Satzwunsch = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return setzen(vorlage, daten, norm, signal);
}

/**
 * Sets a page as a vector picture, letters as outlines, for `bildbibliothek` and the like.
 *
 * @throws as `pdfAus`
 */
export async function svgAus(vorlage: Vorlage, daten: unknown, signal?: AbortSignal): Promise<Uint8Array> {
  return setzen(vorlage, daten, "svg", signal);
}

/** Ends the threads; what still waits is refused. A later document starts them anew. */
export async function pdfBeenden(): Promise<void> {
  const offene = werkstatt;
  werkstatt = undefined;
  await offene?.beenden();
}

function setzen(vorlage: Vorlage, daten: unknown, norm: Satzform, signal: AbortSignal | undefined) {
  werkstatt ??= new Werkstatt({ plaetze, fristMs, versuche: 2, starten: typstStarten });
  const diese = werkstatt;
  const auftrag = { vorlage, daten: JSON.stringify(druckbareTexte(daten)), norm };
  return wartend(() => diese.tun(auftrag, { signal }));
}

function typstStarten(): Worker {
  return new Worker(join(projektordner, "web/app/platform/pdf/typst-worker.server.ts"), { resourceLimits });
}
