// `npm run bench:blog`: what the blog promises in speed, measured on this machine with PostgreSQL. Ends with code 1 when a
// bound is broken. `npm run bench:blog -- listen durchsatz zaehlung` measures only these parts; `ghost` compares with the
// Ghost at GHOST_URL (its process: GHOST_PID) and is left out where there is none.
import { wurzel } from "../../scripts/lib/bootstrap.mjs";
import { spaeterAufraeumen } from "../../scripts/schritte/aufraeumen.ts";
import { postgresBereitstellen } from "../../scripts/schritte/postgres.ts";
import { testbau } from "../e2e/lib/bau.ts";
import { type Portal, portalStarten } from "../e2e/lib/portal.ts";
import { bestandsdatenbank, listenanweisung } from "./blog-bestand.ts";
import { listenMessen } from "./blog-listen.ts";
import { durchsatzMessen, zaehlungMessen } from "./durchsatz.ts";
import { ghostMessen } from "./ghost.ts";
import { genannt, messlauf, will } from "./messlauf.ts";

const wenige = 1_000;
const viele = 100_000;
const ghost = { url: process.env.GHOST_URL ?? "", pid: Number(process.env.GHOST_PID ?? 0) };

await messlauf(async (werte) => {
  if (genannt.includes("ghost") && !ghost.url)
    throw new Error(
      "GHOST_URL fehlt: die Adresse eines frischen Ghost; wie es startet, steht in docs/adr/0015.",
    );
  const bau = testbau();
  spaeterAufraeumen(bau.entfernen);
  const postgres = await postgresBereitstellen(wurzel);
  if (!postgres) throw new Error("Auf diesem Rechner findet sich kein PostgreSQL.");
  const mitArtikeln = async (anzahl: number): Promise<Portal & { databaseUrl: string }> => {
    const beginn = performance.now();
    const databaseUrl = await bestandsdatenbank(postgres.url, anzahl);
    const sekunden = Math.round((performance.now() - beginn) / 1000);
    console.log(`${anzahl.toLocaleString("de-DE")} Artikel angelegt in ${sekunden} s`);
    const portal = await portalStarten(bau.ordner, {
      DATABASE_URL: databaseUrl,
      APP_SECRET: "gemessen".repeat(5),
      RATE_LIMITS: "relaxed",
    });
    spaeterAufraeumen(portal.beenden);
    return { ...portal, databaseUrl };
  };
  const gross = await mitArtikeln(will("listen") ? viele : wenige);
  const klein = will("listen") ? await mitArtikeln(wenige) : gross;
  if (will("listen")) werte.push(...(await listenMessen({ klein, wenige, gross, viele })));
  if (ghost.url && will("ghost")) {
    console.log("Durchsatz der Liste neben dem von Ghost");
    werte.push(...(await ghostMessen(klein, { ...ghost, anzahl: wenige })));
  }
  if (klein !== gross) await klein.beenden();
  if (will("durchsatz")) {
    console.log("Durchsatz der Liste");
    const vergleich = {
      pfad: "/liste",
      einstellungen: {
        NACKT_DATENBANK: gross.databaseUrl,
        NACKT_ANWEISUNG: JSON.stringify(await listenanweisung(gross.databaseUrl)),
      },
    };
    werte.push(...(await durchsatzMessen(gross, "/blog", vergleich)));
  }
  if (will("zaehlung")) {
    console.log("Zählung der Leser");
    werte.push(...(await zaehlungMessen(gross, "/blog/beitrag-500")));
  }
  return postgres.herkunft;
});
