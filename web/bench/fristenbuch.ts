// `npm run bench:fristenbuch`: whether the deadline book stays as quick with 5,000 offices (200 entries each) as with 50, and
// that of one office with 100,000 entries as with 1,000, on this machine with PostgreSQL. Ends with code 1 when a bound is
// broken. KANZLEIEN=500 and EINTRAEGE=10000 measure a smaller book.
import { anFristenErinnern } from "#features/fristenbuch/testing.ts";
import { heute, uhrStellen } from "#platform/clock/clock.server.ts";
import { dbStellen, zugangUeber } from "#platform/db/zugang.server.ts";
import { jobsStarten } from "#platform/jobs/jobs.server.ts";
import { logErstellen } from "#platform/log/log.server.ts";
import { wurzel } from "../../scripts/lib/bootstrap.mjs";
import { spaeterAufraeumen } from "../../scripts/schritte/aufraeumen.ts";
import { postgresBereitstellen } from "../../scripts/schritte/postgres.ts";
import { testbau } from "../e2e/lib/bau.ts";
import { portalStarten } from "../e2e/lib/portal.ts";
import {
  type Buchbestand,
  buchdatenbank,
  cookieVon,
  groessen,
  kanzleienAnlegen,
} from "./fristenbuch-bestand.ts";
import { messlauf } from "./messlauf.ts";

const jeKanzlei = { jeKanzlei: 200, offene: 80 };
const wenige = 50;
const viele = Number(process.env.KANZLEIEN ?? 5_000);
// A book that has just begun, and one of ten years: five times as much is open in it.
const kleinesBuch = { jeKanzlei: 1_000, offene: 400 };
const eintraege = Number(process.env.EINTRAEGE ?? 100_000);
const grossesBuch = { jeKanzlei: eintraege, offene: Math.max(kleinesBuch.offene, eintraege / 50) };
const runden = 15;

const jedenTag = [
  ["Heute", "/fristenmanager?ansicht=heute"],
  ["Woche", "/fristenmanager?ansicht=woche"],
] as const;
const alle = [
  ...jedenTag,
  ["Monat", "/fristenmanager?ansicht=monat"],
  ["Liste", "/fristenmanager"],
  ["Liste von heute", "/fristenmanager?zeit=heute"],
  ["Liste der Woche", "/fristenmanager?zeit=woche"],
  ["Überfällige", "/fristenmanager?zeit=ueberfaellig"],
  ["Erledigte", "/fristenmanager?status=erledigt"],
  ["Gestrichene", "/fristenmanager?status=gestrichen"],
  ["Akten", "/fristenmanager?ansicht=akten"],
  ["Akten gesucht", "/fristenmanager?ansicht=akten&suche=41%20o%20110%2F17"],
  ["Eine Akte", "/fristenmanager?akte=41%20o%20110%2F17"],
  ["Personen", "/fristenmanager?ansicht=personen"],
  ["Suche", "/fristenmanager?suche=41%20o%20110%2F17"],
  ["Suche nach Häufigem", "/fristenmanager?suche=schulze"],
  ["Suche ohne Treffer", "/fristenmanager?suche=gibtesnicht"],
  ["Suche im Erledigten", "/fristenmanager?status=erledigt&suche=41%20o%20110%2F17"],
  ["Suche nach Häufigem im Erledigten", "/fristenmanager?status=erledigt&suche=schulze"],
  ["Suche ohne Treffer im Erledigten", "/fristenmanager?status=erledigt&suche=gibtesnicht"],
  ["Protokoll", "/fristenmanager/protokoll"],
  ["Kontrolle", "/fristenmanager/kontrolle"],
  ["Erste Seite nach der Anmeldung", "/dashboard"],
] as const;

type Seite = readonly [name: string, pfad: string];
type Zugang = { readonly url: string; readonly cookie: string };

await messlauf(async (werte) => {
  const postgres = await postgresBereitstellen(wurzel);
  if (!postgres) throw new Error("Auf diesem Rechner findet sich kein PostgreSQL.");
  const bestand = async (anzahl: number, name: string): Promise<Buchbestand> => {
    const beginn = performance.now();
    const neu = await buchdatenbank(postgres.url, name);
    spaeterAufraeumen(neu.offen.schliessen);
    await kanzleienAnlegen(neu, { anzahl, ...jeKanzlei, praefix: "viele" });
    console.log(
      `${anzahl} Kanzleien mit je ${jeKanzlei.jeKanzlei} Fristen in ${sekunden(beginn)} s angelegt`,
    );
    return neu;
  };
  const kleine: Buchbestand[] = [];
  for (const name of ["probe", "klein", "klein2", "klein3"]) kleine.push(await bestand(wenige, name));
  const gross = await bestand(viele, "gross");
  for (const satz of await groessen(gross)) console.log(satz);

  // Everybody is told once, so each time counts on a book of its own; the first only warms up.
  const kurze: number[] = [];
  for (const b of kleine) kurze.push(await erinnern(b, wenige));
  const kurz = median(kurze.slice(1));
  const lang = await erinnern(gross, viele);
  const fach = viele / wenige;
  werte.push({
    name: `Morgens, ${viele} Kanzleien / ${fach} × ${wenige}`,
    wert: lang / kurz / fach,
    einheit: "×",
    hoechstens: 1.5,
  });

  const [klein] = kleine;
  if (!klein) throw new Error("Der kleine Bestand fehlt.");
  const bau = testbau();
  spaeterAufraeumen(bau.entfernen);
  const portal = async (b: Buchbestand): Promise<string> => {
    const { url, beenden } = await portalStarten(bau.ordner, {
      DATABASE_URL: b.databaseUrl,
      APP_SECRET: "gemessen".repeat(5),
      RATE_LIMITS: "relaxed",
    });
    spaeterAufraeumen(beenden);
    return url;
  };
  const [kleinesPortal, grossesPortal] = [await portal(klein), await portal(gross)];
  const vergleich = async (
    seiten: readonly Seite[],
    paar: readonly [Zugang, Zugang],
    worin: string,
    hoechstens: number,
  ) => {
    for (const [name, pfad] of seiten) {
      const [a, b] = await abwechselnd(paar, pfad);
      console.log(
        `  ${name}: ${a.toFixed(1)} ms, ${b.toFixed(1)} ms: ${(b / a).toFixed(2)} ×, höchstens ${hoechstens} ×`,
      );
      werte.push({ name: `${name}, ${worin}`, wert: b / a, einheit: "×", hoechstens });
    }
  };
  await vergleich(
    jedenTag,
    [
      { url: kleinesPortal, cookie: await cookieVon(klein, "viele", 7) },
      { url: grossesPortal, cookie: await cookieVon(gross, "viele", 7) },
    ],
    `${viele} / ${wenige} Kanzleien`,
    1.5,
  );
  await kanzleienAnlegen(gross, { anzahl: 1, ...kleinesBuch, praefix: "klein" });
  await kanzleienAnlegen(gross, { anzahl: 1, ...grossesBuch, praefix: "gross" });
  await vergleich(
    alle,
    [
      { url: grossesPortal, cookie: await cookieVon(gross, "klein", 1) },
      { url: grossesPortal, cookie: await cookieVon(gross, "gross", 1) },
    ],
    `${eintraege} / ${kleinesBuch.jeKanzlei} Fristen`,
    2,
  );
  return postgres.herkunft;
});

function sekunden(beginn: number): string {
  return ((performance.now() - beginn) / 1000).toFixed(1);
}

/** How long it takes to compute and queue what all offices are told in the morning. */
async function erinnern({ offen }: Buchbestand, kanzleien: number): Promise<number> {
  dbStellen(zugangUeber(offen.pool));
  const log = logErstellen({ logLevel: "error" });
  const jobs = await jobsStarten(offen, log, [{ name: "mail", ausfuehren: async () => undefined }]);
  uhrStellen(`${heute()}T07:30:00Z`);
  const beginn = performance.now();
  const mails = await anFristenErinnern("https://portal.example");
  const ms = performance.now() - beginn;
  uhrStellen();
  await jobs.beenden();
  dbStellen();
  // What was queued is not to be sent while pages are measured, nor is anything else that the day brings.
  await offen.pool.query("delete from mail_anhang; delete from mail_auftrag; delete from jobs.job");
  await offen.pool.query(`insert into fristsendung (kanzlei_id, art, tag, an, erstellt)
    select id, art, current_date, inhaber, now() from kanzlei, unnest('{ausfallkopie,abendalarm}'::text[]) art`);
  console.log(`Morgens, ${kanzleien} Kanzleien: ${mails} Mails in ${(ms / 1000).toFixed(1)} s`);
  return ms;
}

/** Medians of a page in two books, asked in turn. */
async function abwechselnd(
  paar: readonly [Zugang, Zugang],
  pfad: string,
): Promise<readonly [number, number]> {
  const zeiten: readonly [number[], number[]] = [[], []];
  for (let runde = -3; runde < runden; runde += 1)
    for (const i of [0, 1] as const) {
      const ms = await dauer(paar[i], pfad);
      if (runde >= 0) zeiten[i].push(ms);
    }
  return [median(zeiten[0]), median(zeiten[1])];
}

async function dauer({ url, cookie }: Zugang, pfad: string): Promise<number> {
  const beginn = performance.now();
  const antwort = await fetch(url + pfad, { headers: { Cookie: cookie } });
  const text = await antwort.text();
  const ms = performance.now() - beginn;
  if (antwort.status !== 200 || !text.includes("Frist"))
    throw new Error(`${pfad} antwortet mit ${antwort.status}.`);
  return ms;
}

function median(zahlen: readonly number[]): number {
  return zahlen.toSorted((a, b) => a - b)[Math.floor(zahlen.length / 2)] ?? Number.NaN;
}
