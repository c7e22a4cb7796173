// `npm run wiederherstellen -- Datei [--ersetzen]`: loads a backup into the database the settings name.
import { createReadStream, existsSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { datenbankOeffnen } from "../web/app/platform/db/datenbank.server.ts";
import { migrationen } from "../web/app/platform/db/migration.server.ts";
import { wiederherstellen } from "../web/app/platform/db/wiederherstellung.server.ts";
import { Bedienfehler } from "../web/app/platform/env/bedienfehler.server.ts";
import { skript } from "./lib/skript.ts";

await skript(async (umgebung, argumente) => {
  const ersetzen = argumente.includes("--ersetzen");
  const [angegeben, ...weitere] = argumente.filter((teil) => !teil.startsWith("--"));
  if (!angegeben || weitere.length > 0) {
    throw new Bedienfehler("Aufruf: npm run wiederherstellen -- Datei [--ersetzen]");
  }
  const datei = resolve(angegeben);
  if (!existsSync(datei)) throw new Bedienfehler(`Die Datei ${datei} gibt es nicht.`);
  // Not beside a running portal: it would go on with what it remembers of the old rows.
  const datenbank = await datenbankOeffnen(umgebung, { art: "skript", allein: true, zeitgrenze: 0 });
  try {
    const zeilen = await wiederherstellen(datenbank.pool, zeilenAus(datei), migrationen(), { ersetzen });
    console.log(`${zeilen} Zeilen wiederhergestellt aus ${datei}`);
  } finally {
    await datenbank.schliessen();
  }
});

async function* zeilenAus(datei: string): AsyncGenerator<string> {
  const entpackt = createReadStream(datei).pipe(createGunzip());
  try {
    for await (const zeile of createInterface({ input: entpackt, crlfDelay: Number.POSITIVE_INFINITY }))
      yield zeile;
  } catch (fehler) {
    const code = (fehler as NodeJS.ErrnoException).code ?? "";
    if (!code.startsWith("Z_")) throw fehler;
    throw new Bedienfehler("Die Sicherung ist beschädigt; die Datenbank blieb unverändert.");
  }
}
