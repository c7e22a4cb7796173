// `npm run demo:entfernen`: takes the demo out of a database, so that a portal may use it.
import { demoEntfernen } from "../web/app/demo.ts";
import { datenbankOeffnen } from "../web/app/platform/db/datenbank.server.ts";
import { skript } from "./lib/skript.ts";

await skript(async (umgebung) => {
  const datenbank = await datenbankOeffnen(umgebung, { art: "skript", allein: true });
  try {
    const { konten, rechte } = await demoEntfernen(datenbank.db);
    console.log(`Die Demo ist entfernt: ${konten} Konten und ihre Artikel.`);
    for (const recht of rechte) console.log(recht);
  } finally {
    await datenbank.schliessen();
  }
});
