// `npm run bench:anmeldung`: whether the time of an answer tells if an address is known, and what reading a session
// costs, on both databases. Ends with code 1 when the two kinds of refusal can be told apart.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sitzungAusCookie } from "../web/app/platform/access/sitzung.server.ts";
import { type Datenbank, datenbankOeffnen } from "../web/app/platform/db/datenbank.server.ts";
import { dbStellen, zugangUeber } from "../web/app/platform/db/zugang.server.ts";
import { kontoportal, testbasis } from "../web/server/testing/konto.ts";
import { aufraeumen, beiAbbruchAufraeumen } from "./schritte/aufraeumen.ts";
import { postgresBereitstellen } from "./schritte/postgres.ts";

const paare = Number(process.argv[2] ?? 500);
/** Below the limit of ten failures per address, so that no answer is the limit's. */
const jeAdresse = 8;
const lesungen = 3000;
const groessterAbstand = 0.05;
const signifikanz = 0.05;

beiAbbruchAufraeumen();
const dataDir = mkdtempSync(join(tmpdir(), "gebuehrenportal-anmeldung-"));
let gut = true;
try {
  const eingebettet = await datenbankOeffnen({ dataDir, databaseUrl: undefined }, { art: "skript" });
  gut = (await messen("PGlite", eingebettet)) && gut;
  const postgres = await postgresBereitstellen(join(import.meta.dirname, ".."));
  if (!postgres) throw new Error("Auf diesem Rechner findet sich kein PostgreSQL.");
  const server = await datenbankOeffnen({ dataDir, databaseUrl: postgres.url }, { art: "skript" });
  gut = (await messen("PostgreSQL", server)) && gut;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
  await aufraeumen();
}
process.exitCode = gut ? 0 : 1;

async function messen(name: string, datenbank: Datenbank): Promise<boolean> {
  dbStellen(zugangUeber(datenbank.pool));
  try {
    const vergleich = await antwortzeiten(datenbank);
    const abstand = Math.abs(vergleich.bekannt / vergleich.unbekannt - 1);
    console.log(
      `${name}: ${paare} Paare, Median falsches Passwort ${vergleich.bekannt.toFixed(2)} ms, unbekannte Adresse ${vergleich.unbekannt.toFixed(2)} ms, Abstand ${(abstand * 100).toFixed(2)} %, Mann-Whitney p = ${vergleich.p.toFixed(3)}`,
    );
    console.log(
      `${name}: Sitzung lesen ${(await sitzungskosten(datenbank)).toFixed(3)} ms (${lesungen} Lesungen nacheinander)`,
    );
    return abstand < groessterAbstand && vergleich.p > signifikanz;
  } finally {
    dbStellen();
    await datenbank.schliessen();
  }
}

/** Medians of both kinds of refusal in milliseconds, in pairs whose order changes. */
async function antwortzeiten({ db }: Datenbank) {
  const portal = kontoportal(db);
  const adressen = Math.ceil(paare / jeAdresse);
  const adresse = (art: string, i: number) => `${art}${i % adressen}@kanzlei.example`;
  for (let i = 0; i < adressen; i += 1)
    await portal.browser(`10.9.0.${i}`).registrieren(adresse("bekannt", i));
  const zeiten = { bekannt: [] as number[], unbekannt: [] as number[] };
  for (let i = 0; i < paare; i += 1) {
    const browser = portal.browser(`10.${i >> 8}.${i & 255}.1`);
    await browser.get("/api/auth/csrf");
    const arten = i % 2 ? (["bekannt", "unbekannt"] as const) : (["unbekannt", "bekannt"] as const);
    for (const art of arten) {
      const beginn = performance.now();
      const { status } = await browser.anmelden(adresse(art, i), { password: "Falsch-gedacht-7" });
      zeiten[art].push(performance.now() - beginn);
      if (status !== 401) throw new Error(`Erwartet war 401, nicht ${status}.`);
    }
  }
  return {
    bekannt: median(zeiten.bekannt),
    unbekannt: median(zeiten.unbekannt),
    p: mannWhitney(zeiten.bekannt, zeiten.unbekannt),
  };
}

/** Mean time of reading the session of a cookie, in milliseconds. */
async function sitzungskosten({ db }: Datenbank): Promise<number> {
  const browser = await kontoportal(db).angemeldet("leserin@kanzlei.example");
  const cookie = [...browser.cookies].map(([name, wert]) => `${name}=${wert}`).join("; ");
  const anfrage = new Request(`${testbasis}/rvgrechner`, { headers: { Cookie: cookie } });
  for (let i = 0; i < 200; i += 1) await sitzungAusCookie(anfrage);
  const beginn = performance.now();
  for (let i = 0; i < lesungen; i += 1) {
    if (!(await sitzungAusCookie(anfrage))) throw new Error("Die Sitzung fehlt.");
  }
  return (performance.now() - beginn) / lesungen;
}

function median(werte: readonly number[]): number {
  const sortiert = werte.toSorted((a, b) => a - b);
  return sortiert[Math.floor(sortiert.length / 2)] ?? Number.NaN;
}

/** Two-sided p of the Mann-Whitney test, normal approximation. */
function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const alle = [...a.map((wert) => ({ wert, aus: "a" })), ...b.map((wert) => ({ wert, aus: "b" }))].toSorted(
    (x, y) => x.wert - y.wert,
  );
  const raenge = alle.reduce((summe, { aus }, i) => (aus === "a" ? summe + i + 1 : summe), 0);
  const u = raenge - (a.length * (a.length + 1)) / 2;
  const mittel = (a.length * b.length) / 2;
  const streuung = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normalverteilung(Math.abs(u - mittel) / streuung));
}

/** Distribution function of the standard normal distribution (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function normalverteilung(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const reihe =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * reihe;
}
