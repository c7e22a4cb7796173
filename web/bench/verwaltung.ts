// `npm run bench:verwaltung`: whether the administration of accounts stays as quick with 100,000 of them as with 1,000, on
// this machine with PostgreSQL. Ends with code 1 when a page takes more than one and a half times as long.
import { wurzel } from "../../scripts/lib/bootstrap.mjs";
import { spaeterAufraeumen } from "../../scripts/schritte/aufraeumen.ts";
import { postgresBereitstellen } from "../../scripts/schritte/postgres.ts";
import { testbau } from "../e2e/lib/bau.ts";
import { portalStarten } from "../e2e/lib/portal.ts";
import { messlauf } from "./messlauf.ts";
import { haeufigerTeil, kontendatenbank, seltenerName } from "./verwaltung-bestand.ts";

const wenige = 1_000;
const viele = 100_000;
const runden = 15;
const hoechstens = 1.5;

type Bestand = { readonly url: string; readonly cookie: string; readonly tief: string };

const seiten: readonly (readonly [name: string, adresse: (b: Bestand) => string])[] = [
  ["erste Seite", () => "/admin"],
  ["Seite nach dem 900. Konto", ({ tief }) => `/admin?after=${encodeURIComponent(tief)}`],
  ["seltener Name", () => `/admin?query=${seltenerName}`],
  ["Teil jeder Adresse", () => `/admin?query=${haeufigerTeil}`],
  ["Suche ohne Treffer", () => "/admin?query=gibtesnicht"],
  ["zwei Zeichen ohne Treffer", () => "/admin?query=%C3%A4%C3%A4"],
  ...["free", "basic", "premium", "teams", "Teammitglied"].map(
    (tarif) => [`Tarif ${tarif}`, () => `/admin?tier=${tarif}`] as const,
  ),
  ...["aktiv", "unbestaetigt", "testphase", "gesperrt", "loeschung"].map(
    (zustand) => [`Zustand ${zustand}`, () => `/admin?state=${zustand}`] as const,
  ),
  ["Premium, aktiv, mit Suche", () => `/admin?tier=premium&state=aktiv&query=${haeufigerTeil}`],
];

await messlauf(async (werte) => {
  const bau = testbau();
  spaeterAufraeumen(bau.entfernen);
  const postgres = await postgresBereitstellen(wurzel);
  if (!postgres) throw new Error("Auf diesem Rechner findet sich kein PostgreSQL.");
  const portal = async (anzahl: number): Promise<Bestand> => {
    const { databaseUrl, cookie } = await kontendatenbank(postgres.url, anzahl);
    const { url, beenden } = await portalStarten(bau.ordner, {
      DATABASE_URL: databaseUrl,
      APP_SECRET: "gemessen".repeat(5),
      RATE_LIMITS: "relaxed",
    });
    spaeterAufraeumen(beenden);
    return { url, cookie, tief: await tiefeMarke(url, cookie) };
  };
  const klein = await portal(wenige);
  const gross = await portal(viele);
  for (const [name, adresse] of seiten) {
    const zeiten: Record<"klein" | "gross", number[]> = { klein: [], gross: [] };
    for (let runde = -3; runde < runden; runde += 1) {
      const paar = [await dauer(klein, adresse(klein)), await dauer(gross, adresse(gross))] as const;
      if (runde < 0) continue;
      zeiten.klein.push(paar[0]);
      zeiten.gross.push(paar[1]);
    }
    const [mitWenigen, mitVielen] = [median(zeiten.klein), median(zeiten.gross)];
    console.log(
      `  ${name}: ${mitWenigen.toFixed(1)} ms mit ${wenige}, ${mitVielen.toFixed(1)} ms mit ${viele}`,
    );
    werte.push({
      name: `${name}, 100.000 / 1.000 Konten`,
      wert: mitVielen / mitWenigen,
      einheit: "×",
      hoechstens,
    });
  }
  return postgres.herkunft;
});

async function dauer({ url, cookie }: Bestand, adresse: string): Promise<number> {
  const beginn = performance.now();
  const antwort = await fetch(url + adresse, { headers: { Cookie: cookie } });
  const text = await antwort.text();
  const ms = performance.now() - beginn;
  if (antwort.status !== 200 || !text.includes("Konten suchen"))
    throw new Error(`${adresse} antwortet mit ${antwort.status}.`);
  return ms;
}

/** The mark behind the 900th account, which both have. */
async function tiefeMarke(url: string, cookie: string): Promise<string> {
  let marke = "";
  for (let gelesen = 0; gelesen < 900; gelesen += 150) {
    const after = marke && `&after=${encodeURIComponent(marke)}`;
    const antwort = await fetch(`${url}/api/admin/users?limit=150${after}`, { headers: { Cookie: cookie } });
    marke = ((await antwort.json()) as { next: string | null }).next ?? "";
  }
  return marke;
}

function median(zahlen: readonly number[]): number {
  return zahlen.toSorted((a, b) => a - b)[Math.floor(zahlen.length / 2)] ?? Number.NaN;
}
