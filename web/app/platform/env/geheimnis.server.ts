import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Bedienfehler } from "./bedienfehler.server.ts";
import type { Umgebung } from "./env.server.ts";

/**
 * The portal's secret: `APP_SECRET`, or with the embedded database a file in the data folder that is written at the
 * first start and readable by its owner alone.
 */
export function appSecret({ appSecret, dataDir }: Pick<Umgebung, "appSecret" | "dataDir">): string {
  if (appSecret) return appSecret;
  const datei = join(dataDir, "app-secret");
  if (statSync(dataDir, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new Bedienfehler(`${dataDir} ist kein Ordner; bitte setzen Sie DATA_DIR.`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // "wx": of two processes that start together only one writes, both read the same.
    writeFileSync(datei, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  } catch (fehler) {
    if ((fehler as NodeJS.ErrnoException).code !== "EEXIST") {
      throw new Bedienfehler(
        `Im Datenordner ${dataDir} lässt sich kein Geheimnis ablegen; bitte prüfen Sie die Rechte.`,
      );
    }
  }
  const geheimnis = gelesen(datei, dataDir).trim();
  if (geheimnis.length < 32)
    throw new Bedienfehler(`Die Datei ${datei} ist beschädigt; ihr Geheimnis ist zu kurz.`);
  return geheimnis;
}

function gelesen(datei: string, dataDir: string): string {
  try {
    return readFileSync(datei, "utf8");
  } catch {
    throw new Bedienfehler(
      `Das Geheimnis im Datenordner ${dataDir} lässt sich nicht lesen; bitte prüfen Sie die Datei app-secret und die Rechte.`,
    );
  }
}

/**
 * All secrets that are believed: the present one first, with which everything new is signed and sealed, then the one
 * before (`APP_SECRET_ALT`). So a secret can be replaced without signing anybody out.
 */
export function appSecrets(
  umgebung: Pick<Umgebung, "appSecret" | "appSecretAlt" | "dataDir">,
): readonly [string, ...string[]] {
  const jetzt = appSecret(umgebung);
  const { appSecretAlt: alt } = umgebung;
  return alt && alt !== jetzt ? [jetzt, alt] : [jetzt];
}
