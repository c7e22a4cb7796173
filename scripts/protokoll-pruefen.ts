// `npm run protokoll:pruefen`: looks through the deadline books of all Kanzleien, also while the portal runs: whether the
// chain of each log holds, and whether every entry is what its log says. Ends with 1 where it does not.
import { datenbankOeffnen } from "../web/app/platform/db/datenbank.server.ts";
import { betrieb } from "../web/app/platform/db/mandant.server.ts";
import { kanzleibuchPruefen, kanzleienMitBuch } from "../web/app/protokoll.ts";
import { skript } from "./lib/skript.ts";

const gruende: Readonly<Record<string, string>> = {
  luecke: "davor fehlt eine Zeile",
  verkettung: "die Zeile schließt nicht an die vorige an",
  zeile: "die Zeile wurde geändert",
  inhalt: "der Inhalt der Zeile wurde geändert oder fehlt",
  kopf: "ein im Tagesprotokoll festgehaltener Stand fehlt: das Ende wurde entfernt oder neu geschrieben",
  eintrag: "der Eintrag sagt etwas anderes als sein Protokoll",
  rechnung: "die Berechnung wurde geändert",
};

await skript(async (umgebung) => {
  const datenbank = await datenbankOeffnen(umgebung, { art: "skript" });
  try {
    const kanzleien = await betrieb(kanzleienMitBuch, datenbank.db);
    let fehler = 0;
    for (const kanzleiId of kanzleien) {
      const {
        zeilen,
        fristen,
        kopf,
        fehler: gefunden,
      } = await betrieb((tx) => kanzleibuchPruefen(tx, kanzleiId), datenbank.db);
      fehler += gefunden.length;
      console.log(
        `Kanzlei ${kanzleiId}: ${zeilen} Zeilen, ${fristen} Fristen, Kopf ${kopf.hash.slice(0, 16)}`,
      );
      for (const { nr, fristId, grund } of gefunden)
        console.log(`  Nr. ${nr}${fristId === null ? "" : `, Frist ${fristId}`}: ${gruende[grund] ?? grund}`);
    }
    console.log(fehler === 0 ? `${kanzleien.length} Fristenbücher stimmen.` : `${fehler} Fehler gefunden.`);
    if (fehler > 0) process.exitCode = 1;
  } finally {
    await datenbank.schliessen();
  }
});
