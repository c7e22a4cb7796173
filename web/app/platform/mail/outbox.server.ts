import { constants } from "node:fs";
import { access, mkdir, open, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Versandauftrag } from "./mail-store.server.ts";
import { type Absender, alsEml } from "./nachricht.server.ts";
import type { Postweg } from "./postweg-typ.server.ts";

/**
 * Mails as files, one per mail: the name follows from the mail, and it appears only when the whole content is on disk.
 * A process that is killed at any moment leaves the file or none, and the next attempt finds it.
 */
export function outbox(dataDir: string, absender: Absender): Postweg {
  const ordner = join(dataDir, "outbox");
  return {
    anspruchSekunden: 5,
    senden: async (auftrag) => {
      await mkdir(ordner, { recursive: true, mode: 0o700 });
      const name = dateiname(auftrag);
      if (await vorhanden(join(ordner, name))) return;
      // Derived from the mail, too: what a killed process left is overwritten, not left behind.
      const unfertig = join(ordner, `.${auftrag.id}.unfertig`);
      await writeFile(unfertig, await alsEml(auftrag, absender), { mode: 0o600, flush: true });
      await rename(unfertig, join(ordner, name));
      await ordnerFesthalten(ordner);
    },
    schliessen: () => undefined,
  };
}

/** Sorts by the time of the mail: `2026-11-21T034959Z-bestaetigung-<id>.eml`. */
export function dateiname({ id, erstellt, art }: Pick<Versandauftrag, "id" | "erstellt" | "art">): string {
  const zeit = erstellt
    .toISOString()
    .replace(/\.\d+Z/, "Z")
    .replaceAll(":", "");
  return `${zeit}-${art.replace(/[^a-z0-9-]/g, "")}-${id}.eml`;
}

/** The name itself is on disk only when its folder is. */
async function ordnerFesthalten(ordner: string): Promise<void> {
  const offen = await open(ordner, constants.O_RDONLY);
  try {
    await offen.sync();
  } finally {
    await offen.close();
  }
}

function vorhanden(datei: string): Promise<boolean> {
  return access(datei).then(
    () => true,
    () => false,
  );
}
