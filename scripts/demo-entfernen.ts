// `npm run demo:entfernen`: takes the demo out of a database, so that a portal may use it.
import { demoEntfernen } from "../web/app/demo.ts";
import { datenbankOeffnen } from "../web/app/platform/db/datenbank.server.ts";
import { skript } from "./lib/skript.ts";

await skript(async (umgebung) => {
  const datenbank = await datenbankOeffnen(umgebung, { art: "skript", allein: true });
  try {
    console.log(`Die Demo ist entfernt: ${await demoEntfernen(datenbank.db)} Konten und ihre Artikel.`);
  } finally {
    await datenbank.schliessen();
  }
});
