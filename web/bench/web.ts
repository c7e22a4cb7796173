// `npm run bench:web`: what the web pages promise in speed, measured on this machine. Ends with code 1 when a bound is broken.
// `npm run bench:web -- ladung tippen` measures only these parts (`durchsatz angemeldet bedraengt ladung tippen`).
import { wurzel } from "../../scripts/lib/bootstrap.mjs";
import { spaeterAufraeumen } from "../../scripts/schritte/aufraeumen.ts";
import { postgresBereitstellen } from "../../scripts/schritte/postgres.ts";
import { adressen, skriptgrenze } from "../e2e/lib/adressen.ts";
import { testbau } from "../e2e/lib/bau.ts";
import { browserStarten } from "../e2e/lib/browser.ts";
import { anmelden, demoportalStarten } from "../e2e/lib/demoportal.ts";
import { ladung, layoutsprung } from "../e2e/lib/messen.ts";
import { portalStarten } from "../e2e/lib/portal.ts";
import { bedraengtMessen, besucherkopf } from "./bedraengt.ts";
import { angemeldetMessen, durchsatzMessen } from "./durchsatz.ts";
import { messlauf, will } from "./messlauf.ts";
import type { Messwert } from "./messwert.ts";
import { tippenMessen } from "./tippen.ts";

const rechner = "/rvgrechner";

await messlauf(async (werte) => {
  const bau = testbau();
  spaeterAufraeumen(bau.entfernen);
  const portal = await portalStarten(bau.ordner, { RATE_LIMITS: "relaxed" });
  spaeterAufraeumen(portal.beenden);
  if (will("durchsatz")) {
    console.log("Durchsatz");
    werte.push(...(await durchsatzMessen(portal, rechner)));
  }
  if (will("angemeldet")) werte.push(...(await angemeldetAufBeiden(bau.ordner)));
  if (will("bedraengt")) {
    console.log("Eine andere Seite, während fünfzig Verbindungen die teuersten Adressen verlangen");
    const strenges = await demoportalStarten(bau.ordner, {
      env: { RATE_LIMITS: "strict", TRUSTED_PROXY: besucherkopf },
    });
    spaeterAufraeumen(strenges.beenden);
    werte.push(...(await bedraengtMessen(strenges.url)));
    await strenges.beenden();
  }
  const browser = await browserStarten();
  spaeterAufraeumen(() => browser.close());
  if (will("ladung")) {
    console.log("Skripte und Daten ohne Berührung, Layoutsprünge bei späten Schriften");
    for (const { pfad, art } of adressen) werte.push(...(await ladungMessen(pfad, skriptgrenze[art])));
  }
  if (will("tippen")) {
    console.log("Tippen");
    werte.push(...(await tippenMessen(browser, portal.url, rechner)));
  }
  return `Chromium ${browser.version()}`;

  async function ladungMessen(seite: string, hoechstens: number): Promise<Messwert[]> {
    const { gesamt } = await ladung(browser, seite, portal.url);
    const spruenge: Messwert[] = [];
    for (const breite of [360, 1440]) {
      const { summe } = await layoutsprung(browser, seite, { breite }, portal.url);
      spruenge.push({
        name: `${seite} Layoutsprung bei ${breite} px`,
        wert: summe,
        einheit: "",
        hoechstens: 0,
      });
    }
    return [
      {
        name: `${seite} Skripte und Daten`,
        wert: gesamt / 1000,
        einheit: "KB",
        hoechstens: hoechstens / 1000,
      },
      ...spruenge,
    ];
  }
});

/** Reading a session costs a question to the database, so each database is measured for itself. */
async function angemeldetAufBeiden(bau: string): Promise<Messwert[]> {
  const postgres = await postgresBereitstellen(wurzel);
  if (!postgres) throw new Error("Auf diesem Rechner findet sich kein PostgreSQL.");
  const messwerte: Messwert[] = [];
  for (const [speicher, databaseUrl] of [
    ["PGlite", undefined],
    ["PostgreSQL", postgres.url],
  ] as const) {
    console.log(`Angemeldet auf ${speicher}`);
    const portal = await demoportalStarten(bau, { databaseUrl });
    spaeterAufraeumen(portal.beenden);
    const { cookie } = await anmelden(portal.url, "free");
    messwerte.push(...(await angemeldetMessen(portal, rechner, { cookie, speicher })));
    await portal.beenden();
  }
  await postgres.beenden();
  return messwerte;
}
