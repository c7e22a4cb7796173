import { mkdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Bedienfehler } from "../env/bedienfehler.server.ts";

/** Who holds the folder: the server, or a script that works while no server runs. */
export type Inhaber = {
  readonly art: "server" | "skript";
  readonly pid: number;
  /** It listens for `zurufsignal`, which would end any other: where its process number means it (`prozessraum`). */
  readonly zurufe?: string;
};

/** How a script tells the server whose embedded database it has changed; the system's own meaning would be to end. */
export const zurufsignal = "SIGUSR2";

export type Sperre = { readonly inhaber: Inhaber; readonly freigeben: () => void };

/**
 * Locks the data folder for this process. PGlite has no lock of its own: a second process on the same folder loses
 * rows silently. The lock is the kernel's (SQLite's exclusive file lock), so it ends with the process however that
 * ends, and it holds between containers that share the folder, where process numbers mean nothing. The holder's note
 * beside it serves the message only.
 *
 * @returns the lock, or whoever holds it (`undefined` if that is not known)
 * @throws {Bedienfehler} the folder cannot be created or written
 */
export function sperren(dataDir: string, art: Inhaber["art"]): Sperre | { belegtVon: Inhaber | undefined } {
  const notiz = join(dataDir, "datenbank.inhaber.json");
  const datei = oeffnen(dataDir);
  try {
    datei.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (fehler) {
    datei.close();
    if ((fehler as { errcode?: number }).errcode === sqliteBusy) return { belegtVon: gelesen(notiz) };
    throw new Bedienfehler(sperrsatz(dataDir, (fehler as { errcode?: number }).errcode));
  }
  const hoert = process.listenerCount(zurufsignal) > 0;
  const inhaber: Inhaber = { art, pid: process.pid, ...(hoert ? { zurufe: prozessraum() } : {}) };
  try {
    writeFileSync(notiz, JSON.stringify(inhaber), { mode: 0o600 });
  } catch {
    datei.close();
    throw new Bedienfehler(nichtBeschreibbar(dataDir));
  }
  // Twice is harmless: where opening fails half-way, the error must not be hidden by one about the lock.
  const freigeben = () => {
    if (datei.isOpen) datei.close();
  };
  return { inhaber, freigeben };
}

/** Process numbers mean the same only within it: a container has its own. */
export function prozessraum(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return process.platform;
  }
}

const sqliteBusy = 5;
const [sqliteNurLesbar, sqliteVoll, sqliteKeineDatenbank] = [8, 13, 26];

/** What stands against the lock, by SQLite's number of the error. */
export function sperrsatz(dataDir: string, errcode = 0): string {
  // The lower byte is the kind of error, the upper ones its circumstances.
  const art = errcode & 0xff;
  if (art === sqliteNurLesbar || art === sqliteVoll) return nichtBeschreibbar(dataDir);
  if (art === sqliteKeineDatenbank)
    return `Die Sperrdatei ${join(dataDir, "datenbank.lock")} ist beschädigt; sie enthält keine Daten: Löschen Sie sie, wenn kein anderes Portal mit diesem Ordner läuft.`;
  return `Der Datenordner ${dataDir} lässt sich nicht sperren; liegt er auf einem Netzlaufwerk?`;
}

const nichtBeschreibbar = (dataDir: string) =>
  `Der Datenordner ${dataDir} lässt sich nicht anlegen oder beschreiben; bitte prüfen Sie Rechte und freien Platz oder setzen Sie DATA_DIR.`;

function oeffnen(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(dataDir, "datenbank.lock"), { timeout: 0 });
  } catch {
    throw new Bedienfehler(nichtBeschreibbar(dataDir));
  }
}

function gelesen(notiz: string): Inhaber | undefined {
  try {
    return JSON.parse(readFileSync(notiz, "utf8")) as Inhaber;
  } catch {
    return undefined;
  }
}
