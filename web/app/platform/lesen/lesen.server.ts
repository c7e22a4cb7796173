import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { projektordner } from "../env/ordner.server.ts";
import { Fadenabbruch, Werkstatt } from "../faden/werkstatt.server.ts";
import { wartend } from "../http/wartezeit.server.ts";
import type { Leseauftrag, Lesemodul, Lesen } from "./leseauftrag.ts";

/** Whoever has a file that takes long holds one of them; another file is read beside it. */
const plaetze = Math.max(2, availableParallelism() >= 8 ? 4 : 2);

/** No file that a person has takes half of it. */
const laufMs = 5_000;

/** With waiting. */
const fristMs = 30_000;

const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 384, stackSizeMb: 4 };

let werkstatt: Werkstatt<Leseauftrag, unknown> | undefined;

/** A file could not be read in the bounds; says in German what whoever has sent it can do. */
export class Lesefehler extends Error {
  readonly satz: string;
  constructor(satz: string, cause?: unknown) {
    super(satz, { cause });
    this.satz = satz;
  }
}

const saetze: Readonly<Record<Fadenabbruch["grund"], string>> = {
  zeit: "Die Datei ist so aufgebaut, dass sich ihr Inhalt nicht in angemessener Zeit lesen lässt. Bitte teilen Sie sie auf oder führen Sie sie aus dem Programm neu aus.",
  sturz: "Die Datei braucht zum Lesen mehr Speicher, als dafür vorgesehen ist. Bitte teilen Sie sie auf.",
  ueberlastet: "Es werden gerade viele Dateien gelesen. Bitte versuchen Sie es in einer Minute erneut.",
  abgebrochen: "Das Lesen der Datei wurde abgebrochen.",
  beendet: "Das Portal wird gerade neu gestartet. Bitte versuchen Sie es in einer Minute erneut.",
};

/**
 * Reads what somebody has sent in a thread of its own, within bounds of time and memory, so that nobody else waits for it.
 * The memory of the file goes over to the thread, so whoever had it has an empty one then.
 *
 * @param modul the module that reads, and what else it is to know
 * @param fuer whose file it is: of one client one is read at a time
 * @throws {Lesefehler} it took too long, too much memory, or too many are waiting
 * @throws {Error} with what the module has thrown
 */
export async function imLesefaden<L extends Lesen>(
  modul: Lesemodul<L>,
  datei: Uint8Array<ArrayBuffer>,
  { zusatz, fuer }: { readonly zusatz?: Parameters<L>[1]; readonly fuer: string },
): Promise<Awaited<ReturnType<L>>> {
  werkstatt ??= new Werkstatt({ plaetze, fristMs, laufMs, starten: faden });
  const diese = werkstatt;
  // A view into shared memory must not take its neighbours along.
  const eigene = datei.byteLength === datei.buffer.byteLength ? datei : Uint8Array.from(datei);
  try {
    return (await wartend(() =>
      diese.tun({ modul: modul.pfad, datei: eigene, zusatz }, { fuer, abgeben: [eigene.buffer] }),
    )) as Awaited<ReturnType<L>>;
  } catch (fehler) {
    if (fehler instanceof Fadenabbruch) throw new Lesefehler(saetze[fehler.grund], fehler);
    throw fehler;
  }
}

/** Ends the threads; a later file starts them anew. */
export async function lesenBeenden(): Promise<void> {
  const offene = werkstatt;
  werkstatt = undefined;
  await offene?.beenden();
}

const faden = (): Worker =>
  new Worker(join(projektordner, "web/app/platform/lesen/lese-worker.server.ts"), { resourceLimits });
