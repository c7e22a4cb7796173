// `npm run drill:fristenbuch`: 50 times, two servers on PostgreSQL let an office change its book 200 times at once and are
// killed amid it; afterwards nothing acknowledged is missing, the log verifies, and everybody was reminded once. The last
// third of the runs sends over SMTP. `--laeufe 5` fewer, `--saat 7` others.
import { drillen, postamt } from "#features/fristenbuch/testing.ts";
import { poolErstellen } from "#platform/db/pool.server.ts";
import { wurzel } from "../../scripts/lib/bootstrap.mjs";
import { aufraeumen, beiAbbruchAufraeumen, spaeterAufraeumen } from "../../scripts/schritte/aufraeumen.ts";
import { postgresBereitstellen } from "../../scripts/schritte/postgres.ts";

const wahl = (name: string, sonst: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1] || sonst) || sonst;
const laeufe = wahl("laeufe", 50);
const mitSmtp = Math.floor(laeufe / 3);
const maengel: string[] = [];

/** So many runs on a database of their own. */
async function drill(
  url: string,
  teil: { laeufe: number; saat: number; smtp?: Awaited<ReturnType<typeof postamt>> },
) {
  const ziel = new URL(url);
  const anfang = poolErstellen({ databaseUrl: url }, { max: 1 });
  ziel.pathname = `/drill_${teil.smtp ? "smtp" : "ablage"}_${process.pid}`;
  await anfang.query(`create database ${ziel.pathname.slice(1)} template template0 encoding 'UTF8'`);
  await anfang.end();
  console.log(teil.smtp ? "E-Mails über SMTP" : "E-Mails als Dateien");
  const befund = await drillen({
    databaseUrl: ziel.href,
    aenderungen: 200,
    erinnern: () => true,
    ...teil,
    sagen: (satz) => console.log(satz),
  });
  maengel.push(...befund.maengel);
  const { abbrueche, bestaetigt, abgelehnt, imTod, mails } = befund;
  console.log(
    `${abbrueche} × kill -9: ${bestaetigt} bestätigt, ${abgelehnt} abgelehnt, ${imTod} ohne Antwort, ${mails} E-Mails`,
  );
}

beiAbbruchAufraeumen();
try {
  const postgres = await postgresBereitstellen(wurzel);
  if (!postgres) throw new Error("Auf diesem Rechner findet sich kein PostgreSQL.");
  await drill(postgres.url, { laeufe: laeufe - mitSmtp, saat: wahl("saat", 20_261_123) });
  if (mitSmtp > 0) {
    const smtp = await postamt();
    spaeterAufraeumen(smtp.schliessen);
    await drill(postgres.url, { laeufe: mitSmtp, saat: wahl("saat", 20_261_123) + 1, smtp });
  }
  for (const mangel of maengel) console.log(`Mangel: ${mangel}`);
  console.log(maengel.length === 0 ? "Nichts fehlt, und das Protokoll stimmt." : `${maengel.length} Mängel`);
  if (maengel.length > 0) process.exitCode = 1;
} finally {
  await aufraeumen();
}
