// `npm run administrator -- ADRESSE`: makes a registered, confirmed account an administrator, also while the portal runs.
import { administratorErnennen } from "../web/app/administrator.ts";
import { datenbankOeffnen } from "../web/app/platform/db/datenbank.server.ts";
import { Bedienfehler } from "../web/app/platform/env/bedienfehler.server.ts";
import { skript } from "./lib/skript.ts";

const saetze = {
  unbekannt: "Unter dieser Adresse gibt es kein Konto. Bitte registrieren Sie es zuerst.",
  unbestaetigt: "Dieses Konto hat seine E-Mail-Adresse noch nicht bestätigt.",
  gesperrt: "Dieses Konto ist gesperrt.",
} as const;

await skript(async (umgebung, [adresse = ""]) => {
  if (!adresse.includes("@"))
    throw new Bedienfehler(
      "Bitte nennen Sie die Adresse des Kontos: npm run administrator -- name@kanzlei.de",
    );
  const datenbank = await datenbankOeffnen(umgebung, { art: "skript" });
  try {
    const ergebnis = await datenbank.db.transaction().execute((tx) => administratorErnennen(tx, adresse));
    if (ergebnis !== "ernannt") throw new Bedienfehler(saetze[ergebnis]);
    console.log(`${adresse} ist jetzt Administrator.`);
  } finally {
    await datenbank.schliessen();
  }
});
