// `npm run protokoll:pruefen`: looks through the deadline books of all Kanzleien, also while the portal runs: whether the
// chain of each log holds, and whether every entry is what its log says. `npm run protokoll:pruefen -- NR HASH` looks also
// for the head that stands on somebody's daily protocol or copy. Ends with 1 where something does not hold.
import { datenbankOeffnen } from "../web/app/platform/db/datenbank.server.ts";
import { betrieb } from "../web/app/platform/db/mandant.server.ts";
import { Bedienfehler } from "../web/app/platform/env/bedienfehler.server.ts";
import { kanzleibuchPruefen, kanzleienMitBuch, kanzleiMitKopf } from "../web/app/protokoll.ts";
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

await skript(async (umgebung, argumente) => {
  const papier = argumente.length > 0 ? kopfAus(argumente) : undefined;
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
    if (papier) {
      const wessen = await betrieb((tx) => kanzleiMitKopf(tx, papier), datenbank.db);
      if (wessen === undefined) fehler += 1;
      console.log(
        wessen === undefined
          ? `Kein Fristenbuch enthält diese Zeile Nr. ${papier.nr}: Das Ende eines Protokolls wurde entfernt oder ein Protokoll neu geschrieben.`
          : `Zeile Nr. ${papier.nr} steht unverändert im Fristenbuch der Kanzlei ${wessen}.`,
      );
    }
    console.log(fehler === 0 ? `${kanzleien.length} Fristenbücher stimmen.` : `${fehler} Fehler gefunden.`);
    if (fehler > 0) process.exitCode = 1;
  } finally {
    await datenbank.schliessen();
  }
});

/** „Nr. 12, 3f…“ as the paper says it, or the number and the hash alone. */
function kopfAus(argumente: readonly string[]) {
  const [, nr, hash] = /^(?:Nr\.? ?)?(\d+)[, ]+([0-9a-f]{64})$/i.exec(argumente.join(" ")) ?? [];
  if (nr === undefined || hash === undefined)
    throw new Bedienfehler(
      "Bitte nennen Sie Nummer und Prüfsumme, wie sie auf dem Tagesprotokoll stehen: npm run protokoll:pruefen -- 12 3f…",
    );
  return { nr: Number(nr), hash: hash.toLowerCase() };
}
