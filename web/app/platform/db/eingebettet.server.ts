import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { Bedienfehler } from "../env/bedienfehler.server.ts";
import { projektordner } from "../env/ordner.server.ts";

export type Eingebettet = { readonly schliessen: () => Promise<void> };

/** Path of the embedded database's socket; libpq's name, because `pg` takes a folder and adds it. */
export function sockelpfad(dataDir: string): string {
  return join(dataDir, ".s.PGSQL.5432");
}

/** The kernel cuts socket paths at this length. */
const laengsterSockelpfad = 107;

/**
 * Opens the embedded database in a worker thread and lets it listen on the socket. The caller holds the lock.
 *
 * @param ausgefallen called when the worker ends although nobody closed it
 * @throws {Bedienfehler} the path is too long, no room, no rights, or what is there is damaged
 */
export async function eingebettetOeffnen(dataDir: string, ausgefallen: () => void): Promise<Eingebettet> {
  const sockel = sockelpfad(dataDir);
  if (Buffer.byteLength(sockel) > laengsterSockelpfad) {
    throw new Bedienfehler(
      `Der Pfad des Datenordners ist zu lang: ${dataDir} (höchstens ${laengsterSockelpfad - 14} Zeichen).`,
    );
  }
  try {
    return await geoeffnet(dataDir, sockel, ausgefallen);
  } catch (fehler) {
    throw new Bedienfehler(warumNicht(dataDir, fehler));
  }
}

/** So much room a database needs that is made anew. */
const platzMindestens = 100 * 1024 * 1024;

/** Why the database could not be opened, in a sentence for the operator. */
export function warumNicht(dataDir: string, fehler: unknown): string {
  const { bavail, bsize } = statfsSync(dataDir);
  const { code, message } = fehler as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT" || bavail * bsize < platzMindestens)
    return `Auf dem Datenträger des Datenordners ${dataDir} ist zu wenig Platz für die Datenbank; bitte schaffen Sie welchen.`;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return `Die Datenbank im Datenordner ${dataDir} lässt sich nicht beschreiben; bitte prüfen Sie die Rechte.`;
  return `Die Datenbank im Datenordner ${dataDir} lässt sich nicht öffnen, vermutlich ist sie beschädigt (${message}); stellen Sie mit „npm run wiederherstellen“ eine Sicherung in einem leeren Datenordner wieder her.`;
}

async function geoeffnet(dataDir: string, sockel: string, ausgefallen: () => void): Promise<Eingebettet> {
  const ordner = join(dataDir, "datenbank");
  const entsteht = join(dataDir, "datenbank.entsteht");
  // A first start that was interrupted leaves half a database, in which nobody can have stored anything.
  if (existsSync(entsteht)) rmSync(ordner, { recursive: true, force: true });
  const neu = !existsSync(ordner);
  if (neu) writeFileSync(entsteht, "");
  mkdirSync(ordner, { recursive: true, mode: 0o700 });
  const worker = new Worker(join(projektordner, "web/app/platform/db/pglite-worker.server.ts"), {
    workerData: { ordner, sockel },
  });
  await nachricht(worker, "bereit");
  if (neu) {
    rmSync(entsteht);
    // Were the mark to come back after a power failure, the next start would throw away what has been stored since.
    festhalten(dataDir);
  }
  worker.once("exit", ausgefallen);
  worker.once("error", ausgefallen);
  return {
    schliessen: async () => {
      worker.removeAllListeners("exit").removeAllListeners("error");
      const fertig = nachricht(worker, "geschlossen");
      worker.postMessage("schliessen");
      await fertig;
      await worker.terminate();
    },
  };
}

/** What a folder contains is on disk only when the folder is. */
function festhalten(ordner: string): void {
  // Windows opens no folders, and keeps them by itself.
  if (process.platform === "win32") return;
  const offen = openSync(ordner, "r");
  try {
    fsyncSync(offen);
  } finally {
    closeSync(offen);
  }
}

function nachricht(worker: Worker, erwartet: string): Promise<void> {
  return new Promise((fertig, gescheitert) => {
    worker.once("error", gescheitert);
    worker.once("exit", (code) => gescheitert(new Error(`Die eingebettete Datenbank endete mit ${code}.`)));
    worker.once("message", (gemeldet) => {
      worker.removeAllListeners("exit").removeAllListeners("error");
      if (gemeldet === erwartet) fertig();
      else gescheitert(new Error(`Unerwartete Nachricht der eingebetteten Datenbank: ${gemeldet}`));
    });
  });
}
