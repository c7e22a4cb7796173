// `npm run demo:reset`: puts the demo data back to their beginning, also while the portal runs.
import { demoZuruecksetzen } from "../web/app/demo.ts";
import { datenbankOeffnen } from "../web/app/platform/db/datenbank.server.ts";
import { Bedienfehler } from "../web/app/platform/env/bedienfehler.server.ts";
import { serverVerwerfenLassen } from "../web/app/platform/realtime/zuruf.server.ts";
import { skript } from "./lib/skript.ts";

await skript(async (umgebung) => {
  if (!umgebung.demo)
    throw new Bedienfehler(
      "Die Demo lässt sich nur mit DEMO_MODE=1 zurücksetzen: Dabei werden alle Konten der Datenbank gelöscht.",
    );
  const datenbank = await datenbankOeffnen(umgebung, { art: "skript" });
  try {
    const konten = await demoZuruecksetzen(datenbank.db);
    const gesagt = await serverVerwerfenLassen(datenbank);
    console.log(`Die Demo ist zurückgesetzt: ${konten} Konten.`);
    if (!gesagt)
      console.log(
        "Das laufende Portal ließ sich nicht benachrichtigen (ältere Fassung oder anderer Container); bitte starten Sie es neu, sonst zeigt es bis zu zehn Minuten lang alte Seiten.",
      );
  } finally {
    await datenbank.schliessen();
  }
});
