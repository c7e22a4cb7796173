import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as warten } from "node:timers/promises";
import type { Messwert } from "./messwert.ts";

/** Header in which the measured portal is told who asks. */
export const besucherkopf = "x-besucher";

/** Addresses that nobody has kept; `#` is another number each time. */
const kandidaten = [
  "/api?x=#",
  "/openapi.json?x=#",
  "/rechtsstand?x=#",
  "/rvgrechner?wert=5000#&vv=3100,3104,1003,7002&mandanten=3",
  "/gerichtskostenrechner?wert=5000#",
  "/prozesskostenrechner?wert=5000#",
  "/fristenrechner?datum=2026-03-#",
  "/versorgungsausgleich?x=#",
  "/gebuehrentabelle?x=#",
  "/fristenkatalog?q=berufung#",
  "/fristenkatalog?zz=#",
  "/rvgrechner?zz=#",
  "/gebuehrentabelle?zz=#",
  "/gebuehrentabelle?von=#",
  "/zinsrechner?zz=#",
  "/zinsrechner?bis=#",
  "/subscription?zz=#",
  "/login?zz=#",
  "/search?q=gebühr+frist+kosten+#",
  "/search?q=kostenfestsetzungsbeschlusx+verfahrensgebuhx+einigungsgebuhx+#",
  "/blog/search?q=streitwerx+vergutunx+terminsgebuhx+#",
  "/blog?x=#",
  "/blog?authorId=#",
  "/gibt-es-nicht-#",
  "/feed.xml?x=#",
  "/sitemap.xml?x=#",
  "/api/search?q=kostenfestsetzungsbeschlusx+verfahrensgebuhx+#",
  "/api/blog?search=gebuhrx+streitwerx+#&sort=relevanz",
] as const;

const teuerste = 5;
const verbindungen = 50;
const abstandMs = 150;
const ruheProben = 20;
const bedraengtProben = 40;
/** Who presses has a stock of time at first; what counts is what comes after. */
const einlaufMs = 4_000;

/** What other visitors ask for meanwhile: a page made for them, and a kept one. */
const seiten = [
  { art: "gerechnet", ziel: "/rvgrechner?wert=7000#&vv=3100,3104" },
  { art: "aus dem Seitenspeicher", ziel: "/impressum" },
] as const;

let nummer = 100;
const adresse = (url: string, ziel: string) => encodeURI(url + ziel).replace("#", String(nummer++));
/** Always somebody else, as far as the portal can tell. */
const jemand = () => `198.51.${(nummer >> 8) & 255}.${nummer++ & 255}`;

/**
 * What one visitor can do to another: fifty connections ask for the dearest address again and again, and meanwhile
 * somebody else opens a page. The five dearest of the portal's addresses are found by asking each of them alone.
 */
export async function bedraengtMessen(url: string): Promise<Messwert[]> {
  const kosten: { ziel: string; ms: number }[] = [];
  for (const ziel of kandidaten) {
    const proben: number[] = [];
    for (let i = 0; i < 7; i += 1) proben.push(await dauer(adresse(url, ziel)));
    kosten.push({ ziel, ms: anteil(proben, 0.5) });
  }
  kosten.sort((a, b) => b.ms - a.ms);
  for (const { ziel, ms } of kosten) console.log(`  ${ziel}: ${ms.toFixed(1)} ms`);
  const werte: Messwert[] = [];
  const unbekannte = kosten.filter(({ ziel }) => ziel.startsWith("/fristenkatalog?zz"));
  for (const { ziel } of [...kosten.slice(0, teuerste), ...unbekannte])
    werte.push(...(await unterDruck(url, ziel)));
  return werte;
}

async function unterDruck(url: string, ziel: string): Promise<Messwert[]> {
  const ruhig = new Map<string, number[]>();
  for (const { art, ziel: seite } of seiten) ruhig.set(art, await proben(url, seite, ruheProben));
  const draenger = bedraengen(url, ziel);
  try {
    await warten(einlaufMs);
    const werte: Messwert[] = [];
    for (const { art, ziel: seite } of seiten) {
      const [still = [], laut] = [ruhig.get(art), await proben(url, seite, bedraengtProben)];
      const [quiet, mitte, spaet] = [anteil(still, 0.5), anteil(laut, 0.5), anteil(laut, 0.9)];
      console.log(
        `  ${ziel}, andere Seite ${art}: allein ${quiet.toFixed(1)} ms, bedrängt ${mitte.toFixed(1)} ms, neun von zehn bis ${spaet.toFixed(1)} ms`,
      );
      werte.push({
        name: `${art} bei ${ziel.slice(0, 34)}`,
        wert: mitte / quiet,
        einheit: "×",
        hoechstens: 3,
      });
    }
    return werte;
  } finally {
    draenger.kill();
    await once(draenger, "close");
  }
}

/** The connections of one visitor, from a process of its own. */
function bedraengen(url: string, ziel: string): ChildProcess {
  const programm = join(import.meta.dirname, "draengen.ts");
  return spawn(
    process.execPath,
    [programm, encodeURI(url + ziel).replace("%23", "#"), String(verbindungen), besucherkopf, "203.0.113.9"],
    { stdio: "ignore" },
  );
}

async function proben(url: string, ziel: string, anzahl: number): Promise<number[]> {
  const ergebnis: number[] = [];
  for (let i = 0; i < anzahl; i += 1) {
    ergebnis.push(await dauer(adresse(url, ziel)));
    await warten(abstandMs);
  }
  return ergebnis;
}

async function dauer(ziel: string): Promise<number> {
  const beginn = performance.now();
  const antwort = await fetch(ziel, { headers: { [besucherkopf]: jemand(), "accept-encoding": "br" } });
  await antwort.arrayBuffer();
  if (antwort.status >= 500 || antwort.status === 429) throw new Error(`${ziel}: ${antwort.status}`);
  return performance.now() - beginn;
}

function anteil(werte: readonly number[], stelle: number): number {
  const sortiert = werte.toSorted((a, b) => a - b);
  return sortiert[Math.min(sortiert.length - 1, Math.floor(sortiert.length * stelle))] ?? Number.NaN;
}
