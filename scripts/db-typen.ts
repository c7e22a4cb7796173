// `npm run db:typen`: writes the table types from a freshly migrated database.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { datenbankOeffnen } from "../web/app/platform/db/datenbank.server.ts";
import { schemaQuelltext } from "../web/app/platform/db/typen.server.ts";
import { projektordner } from "../web/app/platform/env/ordner.server.ts";

const ziel = join(projektordner, "web/app/platform/db/schema.ts");
const dataDir = mkdtempSync(join(tmpdir(), "gebuehrenportal-typen-"));
const datenbank = await datenbankOeffnen({ dataDir, databaseUrl: undefined }, { art: "skript" });
try {
  writeFileSync(ziel, await schemaQuelltext(datenbank.pool));
  console.log(`Geschrieben: ${ziel}`);
} finally {
  await datenbank.schliessen();
  rmSync(dataDir, { recursive: true });
}
