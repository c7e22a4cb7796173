import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FSDriver } from "flydrive/drivers/fs";

/**
 * A folder as a store. Flydrive writes a file where it will stand, so that a process that is killed leaves half of one;
 * here it is written beside it, brought to the disk and then given its name.
 */
export class Ordnertreiber extends FSDriver {
  readonly #ordner: string;

  constructor(ordner: string) {
    super({ location: ordner, visibility: "private" });
    this.#ordner = ordner;
  }

  override async put(schluessel: string, inhalt: string | Uint8Array): Promise<void> {
    const ziel = join(this.#ordner, schluessel);
    // Not below any folder that is listed or served.
    const entwurf = join(this.#ordner, ".entwuerfe", randomUUID());
    await Promise.all([
      mkdir(dirname(ziel), { recursive: true }),
      mkdir(dirname(entwurf), { recursive: true }),
    ]);
    try {
      const datei = await open(entwurf, "wx");
      try {
        await datei.writeFile(inhalt);
        await datei.datasync();
      } finally {
        await datei.close();
      }
      await rename(entwurf, ziel);
    } catch (fehler) {
      await rm(entwurf, { force: true });
      throw fehler;
    }
  }

  /** A copy: small files may share their memory with others. */
  override async getBytes(schluessel: string): Promise<Uint8Array> {
    return new Uint8Array(await readFile(join(this.#ordner, schluessel)));
  }
}
