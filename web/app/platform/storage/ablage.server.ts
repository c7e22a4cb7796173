import { join } from "node:path";
import { Disk } from "flydrive";
import { type Umgebung, umgebung } from "../env/env.server.ts";
import { Ordnertreiber } from "./ordnertreiber.server.ts";

/** A file in the store: lower case, digits, `_`, `-`, folders, one ending; nothing that leads out of it. */
export const schluesselform = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)+\.[a-z0-9]+$/;

export type Datei = { readonly schluessel: string; readonly geaendert: Date };

/** Where uploaded and made files are kept, whole: there is a file or there is none. */
export type Ablage = {
  /** Replaces what stood there. */
  readonly schreiben: (schluessel: string, inhalt: Uint8Array) => Promise<void>;
  /** Undefined: no such file, or no key at all. */
  readonly lesen: (schluessel: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** A file that is not there counts as deleted. */
  readonly loeschen: (schluessel: string) => Promise<void>;
  /** Keys of all files below a folder. */
  readonly liste: (ordner: string) => AsyncIterable<string>;
  /** When a file was written; undefined: there is none. */
  readonly zeitpunkt: (schluessel: string) => Promise<Date | undefined>;
};

let offene: { readonly fuer: Umgebung; readonly ablage: Promise<Ablage> } | undefined;

/** The store of this process: a folder in `DATA_DIR`, or S3 if the operator has named a bucket. */
export function ablage(): Promise<Ablage> {
  const jetzige = umgebung();
  if (offene?.fuer !== jetzige) offene = { fuer: jetzige, ablage: ablageAus(jetzige) };
  return offene.ablage;
}

/** A store by its settings. The client for S3 is large and only loaded by those who have one. */
export async function ablageAus({ dataDir, s3 }: Pick<Umgebung, "dataDir" | "s3">): Promise<Ablage> {
  if (!s3) return ueber(new Disk(new Ordnertreiber(join(dataDir, "dateien"))));
  const { s3Treiber } = await import("./s3-treiber.server.ts");
  return ueber(new Disk(s3Treiber(s3)));
}

function ueber(disk: Disk): Ablage {
  const gueltig = (schluessel: string) => {
    if (!schluesselform.test(schluessel)) throw new Error(`Kein Schlüssel einer Datei: ${schluessel}`);
    return schluessel;
  };
  return {
    schreiben: async (schluessel, inhalt) => disk.put(gueltig(schluessel), inhalt),
    lesen: async (schluessel) => {
      if (!schluesselform.test(schluessel)) return undefined;
      return oderNichts(async () => new Uint8Array(await disk.getBytes(schluessel)));
    },
    loeschen: async (schluessel) => disk.delete(gueltig(schluessel)),
    liste: (ordner) => alle(disk, ordner),
    zeitpunkt: (schluessel) =>
      oderNichts(async () => (await disk.getMetaData(gueltig(schluessel))).lastModified),
  };
}

async function* alle(disk: Disk, ordner: string): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const seite = await disk.listAll(ordner, {
      recursive: true,
      ...(paginationToken && { paginationToken }),
    });
    for (const eintrag of seite.objects) if ("key" in eintrag) yield eintrag.key;
    paginationToken = seite.paginationToken;
  } while (paginationToken);
}

async function oderNichts<T>(lesen: () => Promise<T>): Promise<T | undefined> {
  try {
    return await lesen();
  } catch (fehler) {
    if (fehltNur(fehler)) return undefined;
    throw fehler;
  }
}

/** Flydrive wraps what the folder or S3 has said. */
function fehltNur(fehler: unknown): boolean {
  if (!(fehler instanceof Error)) return false;
  const { code, name, cause } = fehler as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "EISDIR" || name === "NoSuchKey" || name === "NotFound") return true;
  return cause !== undefined && fehltNur(cause);
}
