import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { datenbankOeffnen } from "../../app/platform/db/datenbank.server.ts";
import { ablageAus } from "../../app/platform/storage/ablage.server.ts";
import { datenbankportal } from "../../e2e/lib/datenbankportal.ts";
import { type Anfrage, anfragen, anzahlFeste, festeAnfrage } from "./anfrage.ts";
import { befunde } from "./befund.ts";
import { anonym, type Person, personen } from "./person.ts";
import { rohe } from "./rohe.ts";
import { roh, sender } from "./senden.ts";
import { type Ziel, ziele } from "./ziele.ts";

/**
 * Requests to this database, at least, 6,000 to both; `FEINDLICH_ANZAHL` asks for more. The embedded one takes twice as
 * long for each, and what it could do otherwise than PostgreSQL shows in fewer.
 */
const mindestens = Number(process.env.FEINDLICH_ANZAHL ?? (process.env.TEST_DATABASE_URL ? 4_000 : 2_000));
/**
 * Seed of the requests, one for every run: where one fails, the program was changed. `FEINDLICH_SEED` draws others, and
 * together with `FEINDLICH_ANZAHL` looks for more.
 */
const seed = Number(process.env.FEINDLICH_SEED ?? 20_261_123);
/** What a call may refuse because it takes too long must not be refused because the others keep it waiting. */
const gleichzeitig = 4;

let portal: Awaited<ReturnType<typeof datenbankportal>>;
let datenbank: Awaited<ReturnType<typeof datenbankOeffnen>>;
let client: ReturnType<typeof sender>;
let gesendet = 0;
let langsamste = { ms: 0, ziel: "" };
const erkannt = { angemeldet: 0, abgewiesen: 0 };

beforeAll(async () => {
  portal = await datenbankportal({
    TRUSTED_PROXY: "X-Client",
    GOOGLE_CLIENT_ID: "portal",
    GOOGLE_CLIENT_SECRET: "geheim",
  });
  datenbank = await datenbankOeffnen(portal.ablage, { art: "skript", migration: false });
  client = sender(gleichzeitig);
});
afterAll(async () => {
  client?.schliessen();
  await datenbank?.schliessen();
  await portal?.beenden();
});

test("Feindliche Eingaben bringen keinen Aufruf zu Fall, spiegeln kein Markup und führen nirgendwohin", async () => {
  const leute = await personen(
    portal.url,
    datenbank.db,
    await ablageAus({ dataDir: portal.ablage.dataDir, s3: undefined }),
  );
  const alle = ziele(leute.fremdesKonto);
  const jeZiel = Math.ceil(mindestens / alle.length / 2);
  const beginn = performance.now();
  const fehler: string[] = [];
  for (const [i, ziel] of alle.entries()) {
    const angemeldet = await leute.wach(i % 2 ? "premium" : "admin");
    for (const person of [anonym, angemeldet]) {
      const feste = anteil(Math.ceil(jeZiel / 2), seed + i).map((nr) => festeAnfrage(ziel, nr));
      const zufall = fc.sample(anfragen(ziel), { seed: seed + i, numRuns: jeZiel - feste.length });
      fehler.push(...(await salve(ziel, person, [...feste, ...zufall], leute)));
    }
    if (fehler.length > 30) break;
  }
  const dauer = ((performance.now() - beginn) / 1000).toFixed(0);
  process.stdout.write(
    `Feindliche Eingaben auf ${portal.speicher}: ${gesendet} Anfragen an ${alle.length} Ziele in ${dauer} s, FEINDLICH_SEED=${seed}, ` +
      `langsamste Antwort ${langsamste.ms.toFixed(0)} ms (${langsamste.ziel}), angemeldet erkannt ${erkannt.angemeldet - erkannt.abgewiesen} von ${erkannt.angemeldet}.\n`,
  );
  expect(fehler.slice(0, 30), `FEINDLICH_SEED=${seed}`).toEqual([]);
  expect(gesendet).toBeGreaterThanOrEqual(mindestens);
  // Otherwise the refusals of the gate would be all that was tested.
  expect(erkannt.abgewiesen / erkannt.angemeldet).toBeLessThan(0.2);
  expect((await fetch(`${portal.url}/api/health`)).status).toBe(200);
}, 600_000);

test("Auch was kein HTTP ist, bringt das Portal nicht zu Fall", async () => {
  for (const bytes of rohe) {
    const status = await roh(portal.url, bytes);
    expect(status ?? 400, JSON.stringify(bytes.slice(0, 200))).toBeLessThan(500);
    expect((await fetch(`${portal.url}/api/health`)).status).toBe(200);
  }
});

/**
 * Half of what a place gets comes from the fixed list, evenly drawn; each run, each place and each database begins
 * elsewhere in it, so that the length of a run does not grow with the number of places. `FEINDLICH_ANZAHL` from about
 * two times the list times the places on sends all of it.
 */
function anteil(hoechstens: number, beginn: number): readonly number[] {
  const schritt = Math.ceil(anzahlFeste / hoechstens);
  return Array.from({ length: anzahlFeste }, (_, nr) => nr).filter((nr) => (nr + beginn) % schritt === 0);
}

/** Sends requests, a few at a time; gives what was wrong. */
async function salve(
  ziel: Ziel,
  person: Person,
  liste: readonly Anfrage[],
  leute: Awaited<ReturnType<typeof personen>>,
): Promise<string[]> {
  const fehler: string[] = [];
  let wer = person;
  const offen = liste.map((anfrage, i) => ({ anfrage, i })).reverse();
  const arbeiten = async () => {
    for (let stueck = offen.pop(); stueck; stueck = offen.pop()) {
      const { anfrage, i } = stueck;
      const fertig = leute.verkleidet(anfrage, wer, gesendet);
      gesendet += 1;
      const wo = `${ziel.name} als ${wer.name}, Anfrage ${i}: ${fertig.method} ${fertig.pfad.slice(0, 300)} ${JSON.stringify(fertig.headers).slice(0, 400)} ${fertig.koerper?.subarray(0, 300) ?? ""}`;
      try {
        const antwort = await client.senden(portal.url, fertig);
        if (antwort.ms > langsamste.ms) langsamste = { ms: antwort.ms, ziel: ziel.name };
        for (const satz of befunde(portal.url, fertig, antwort))
          fehler.push(`${satz} – ${wo}\n  ${antwort.status} ${antwort.text.slice(0, 200)}`);
        if (wer !== anonym && anfrage.ausweis === "richtig") {
          erkannt.angemeldet += 1;
          if (antwort.status === 401 && ziel.name !== "POST /api/auth/callback/credentials")
            erkannt.abgewiesen += 1;
        }
        if (wer !== anonym && antwort.status === 401) wer = await leute.wach(wer.name);
      } catch (grund) {
        fehler.push(`${grund} – ${wo}`);
      }
    }
  };
  await Promise.all(Array.from({ length: gleichzeitig }, arbeiten));
  return fehler;
}
