import { join } from "node:path";
import { wurzel } from "../../scripts/lib/bootstrap.mjs";
import { stillerBefehl } from "../../scripts/schritte/system.ts";
import type { Messwert } from "./messwert.ts";
import { gleichLang, laenge, nacktStarten } from "./nackt/nackt.ts";

const runden = 9;
const sekunden = 2;
const verbindungen = 8;

type Lauf = {
  readonly name: string;
  readonly url: string;
  readonly kodierung: string;
  readonly werte: number[];
};

/**
 * Requests per second of the calculator, rendered anew and from the page cache, beside a bare page of the same length.
 * The three alternate, and what counts is the median of the ratios of each round: other work on the machine disturbs all
 * three of a round alike.
 */
export async function durchsatzMessen(portal: string, pfad: string): Promise<Messwert[]> {
  // A parameter no page knows: its answer is never kept.
  const ungepuffert = `${portal}${pfad}?ungepuffert=1`;
  const bytes = await laenge(ungepuffert);
  const nackt = await nacktStarten();
  try {
    const vergleich = await gleichLang(nackt.url, bytes);
    const laeufe: Lauf[] = [
      { name: "nackt", url: vergleich.url, kodierung: "identity", werte: [] },
      { name: "neu gerechnet", url: ungepuffert, kodierung: "identity", werte: [] },
      { name: "aus dem Seitenspeicher", url: `${portal}${pfad}`, kodierung: "br", werte: [] },
    ];
    for (const { url, kodierung } of laeufe) await anfragenJeSekunde(url, kodierung, 2);
    for (let runde = 0; runde < runden; runde += 1) {
      for (const lauf of laeufe) lauf.werte.push(await anfragenJeSekunde(lauf.url, lauf.kodierung, sekunden));
    }
    const [bloss = [], neu = [], gespeichert = []] = laeufe.map(({ werte }) => werte);
    for (const { name, werte } of laeufe)
      console.log(`  ${name}: ${werte.map(Math.round).join(", ")} Anfragen/s`);
    console.log(`  HTML: ${pfad} ${bytes} Bytes, nackt ${vergleich.bytes} Bytes`);
    return [
      {
        name: `${pfad} neu gerechnet / nackte Seite`,
        wert: verhaeltnis(neu, bloss),
        einheit: "×",
        mindestens: 0.7,
      },
      {
        name: `${pfad} aus dem Seitenspeicher / neu gerechnet`,
        wert: verhaeltnis(gespeichert, neu),
        einheit: "×",
        mindestens: 12,
      },
    ];
  } finally {
    await nackt.beenden();
  }
}

/** The load comes from a process of its own, so that it does not share a thread with anything measured. */
async function anfragenJeSekunde(url: string, kodierung: string, dauer: number): Promise<number> {
  const programm = join(wurzel, "node_modules/autocannon/autocannon.js");
  const optionen = [
    "-j",
    "-c",
    String(verbindungen),
    "-d",
    String(dauer),
    "-H",
    `accept-encoding: ${kodierung}`,
  ];
  const ausgabe = await stillerBefehl(process.execPath, [programm, ...optionen, url]);
  const ergebnis: { requests: { average: number }; non2xx: number; errors: number } = JSON.parse(
    ausgabe.slice(ausgabe.indexOf("{")),
  );
  if (ergebnis.non2xx + ergebnis.errors > 0)
    throw new Error(`${url}: ${ergebnis.non2xx + ergebnis.errors} Fehler`);
  return ergebnis.requests.average;
}

/** Median of the ratios of each round. */
function verhaeltnis(zaehler: readonly number[], nenner: readonly number[]): number {
  const verhaeltnisse = zaehler.map((wert, runde) => wert / (nenner[runde] ?? Number.NaN));
  return verhaeltnisse.toSorted((a, b) => a - b)[Math.floor(verhaeltnisse.length / 2)] ?? Number.NaN;
}
