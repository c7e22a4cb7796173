// `npm run sichern -- [Datei]`: writes the whole database into one file, also while the portal runs.
import { once } from "node:events";
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { jetzt } from "../web/app/platform/clock/clock.server.ts";
import { datenbankOeffnen } from "../web/app/platform/db/datenbank.server.ts";
import { sichern } from "../web/app/platform/db/sicherung.server.ts";
import { Bedienfehler } from "../web/app/platform/env/bedienfehler.server.ts";
import { skript } from "./lib/skript.ts";

await skript(async (umgebung, [angegeben]) => {
  const datei = angegeben ? resolve(angegeben) : join(umgebung.dataDir, "sicherungen", vorgabename());
  if (existsSync(datei))
    throw new Bedienfehler(`Die Datei ${datei} gibt es schon; bitte nennen Sie eine andere.`);
  const datenbank = await datenbankOeffnen(umgebung, { art: "skript", migration: false, zeitgrenze: 0 });
  // Complete or not there at all: the name is given at the end.
  const unfertig = `${datei}.unfertig`;
  try {
    mkdirSync(dirname(datei), { recursive: true });
    const gzip = createGzip();
    const geschrieben = pipeline(gzip, createWriteStream(unfertig, { mode: 0o600, flush: true }));
    geschrieben.catch(() => undefined);
    const zeilen = await sichern(datenbank.pool, async (zeile) => {
      if (!gzip.write(`${zeile}\n`)) await Promise.race([once(gzip, "drain"), geschrieben]);
    });
    gzip.end();
    await geschrieben;
    renameSync(unfertig, datei);
    console.log(`${zeilen} Zeilen gesichert: ${datei}`);
  } catch (fehler) {
    rmSync(unfertig, { force: true });
    throw schreibfehler(fehler, datei);
  } finally {
    await datenbank.schliessen();
  }
});

function vorgabename(): string {
  const zeit = jetzt()
    .toZonedDateTimeISO("Europe/Berlin")
    .toPlainDateTime()
    .toString({ smallestUnit: "second" });
  return `gebuehrenportal-${zeit.replace("T", "-").replaceAll(":", "")}.jsonl.gz`;
}

function schreibfehler(fehler: unknown, datei: string): unknown {
  const { code } = fehler as NodeJS.ErrnoException;
  if (code === "ENOSPC")
    return new Bedienfehler(`Für die Sicherung ${datei} fehlt Platz auf dem Datenträger.`);
  if (code === "EACCES" || code === "EROFS" || code === "ENOTDIR") {
    return new Bedienfehler(
      `Die Sicherung ${datei} lässt sich nicht schreiben; bitte prüfen Sie die Rechte.`,
    );
  }
  return fehler;
}
