import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as warten } from "node:timers/promises";

const fristMs = 120_000;

/**
 * Fills a data folder with those of a portal that has the demo. Whoever needs them first in a run makes them; the others
 * of all processes wait for him and copy.
 *
 * @param vorlage folder of the run, empty at first
 * @param machen starts a portal on this folder, sets the demo up and ends it
 * @throws {Error} they were not made within two minutes
 */
export async function demodatenKopieren(
  vorlage: string,
  ziel: string,
  machen: (ordner: string) => Promise<void>,
): Promise<void> {
  const fertig = join(vorlage, "fertig");
  const sperre = join(vorlage, "sperre");
  const spaetestens = Date.now() + fristMs;
  while (!existsSync(fertig)) {
    if (await angelegt(sperre))
      try {
        if (!existsSync(fertig)) await gemacht(vorlage, fertig, machen);
      } finally {
        await rm(sperre, { recursive: true });
      }
    else if (Date.now() > spaetestens) throw new Error("Die Daten der Demo wurden nicht fertig.");
    else await warten(50);
  }
  await cp(fertig, ziel, { recursive: true });
}

/** Whole or not at all. */
async function gemacht(
  vorlage: string,
  fertig: string,
  machen: (ordner: string) => Promise<void>,
): Promise<void> {
  const entwurf = join(vorlage, "entwurf");
  await rm(entwurf, { recursive: true, force: true });
  await machen(entwurf);
  await rename(entwurf, fertig);
}

/** Of several processes one alone makes a folder. */
async function angelegt(ordner: string): Promise<boolean> {
  try {
    await mkdir(ordner);
    return true;
  } catch {
    return false;
  }
}
