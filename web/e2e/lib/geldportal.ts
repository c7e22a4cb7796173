import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { freierPort } from "../../../scripts/schritte/system.ts";
import { type Datenbank, datenbankOeffnen } from "../../app/platform/db/datenbank.server.ts";
import { postgresquelle } from "../../app/platform/db/testing-quellen.server.ts";
import { testanbieter } from "../../app/platform/env/testing-anbieter.ts";
import { demoadresse, demoPasswort, postgresserver, type Speicher } from "./demoportal.ts";
import { type Portal, portalStarten } from "./portal.ts";

/** What the clock does to contracts, their documents and debits, in this order. */
const auftraege = [
  "abo-erklaerungen",
  "abo-vertraege",
  "abo-belege",
  "abo-zahlungen-nachsehen",
  "abo-zahlungen-senden",
];

const uhr = new URL("../../app/features/abo/drill/testing-portaluhr.ts", import.meta.url).href;

const einstellungen = {
  ...testanbieter,
  RATE_LIMITS: "relaxed",
};

/** What Stripe has debited. */
export type Einzug = { readonly id: string; readonly betrag: number };

/** A portal that earns money, without demo: with a provider who issues invoices, a double of Stripe, and a clock. */
export type Geldportal = {
  readonly url: string;
  /** Registers somebody with the password of the demo, his address confirmed. */
  konto(name: string, mehr?: { readonly rolle?: string }): Promise<string>;
  /** Moves the clock on; what falls due meanwhile has been done afterwards. */
  vor(tage: number): Promise<void>;
  /** Subjects of the mails to an address that have gone out. */
  betreffe(an: string): Promise<readonly string[]>;
  /** The first of the mails that have gone out to an address as it stands in its file. */
  ersteMail(an: string): Promise<string>;
  /** Fills in the page of a visit to Stripe. @returns where it leads back to */
  eingeben(sitzung: string, mittel: string): Promise<string>;
  einzuege(): Promise<readonly Einzug[]>;
  /** The bank has paid a debit, or its customer takes it back, and Stripe tells of it. @returns status of the answer */
  melden(art: "bezahlt" | "bestritten", einzug: string): Promise<number>;
};

type Laufend = {
  readonly portal: Portal;
  readonly uhr: string;
  readonly dataDir: string;
  readonly datenbank: Datenbank;
};

/** The one of all tests of a group: up before the first of them, gone after the last. */
export function gemeinsamesGeldportal(speicher: Speicher): Geldportal {
  const abbau: (() => Promise<unknown>)[] = [];
  let laufend: Laufend | undefined;
  beforeAll(async () => {
    laufend = await hochfahren(speicher, (abbauen) => abbau.push(abbauen));
  });
  afterAll(async () => {
    for (const abbauen of abbau.toReversed()) await abbauen();
  });
  return geldportal(() => {
    if (!laufend) throw new Error("Das Portal läuft erst, wenn der erste Test beginnt.");
    return laufend;
  });
}

/** Starts the portal; what is to be taken down is told as soon as it stands, so that a start that fails leaves nothing. */
async function hochfahren(
  speicher: Speicher,
  spaeter: (abbauen: () => Promise<unknown>) => void,
): Promise<Laufend> {
  const dataDir = await mkdtemp(join(tmpdir(), "gp-geld-"));
  spaeter(() => rm(dataDir, { recursive: true, force: true }));
  const databaseUrl = speicher === "PostgreSQL" ? await leereDatenbank(spaeter) : undefined;
  const uhrport = await freierPort();
  const portal = await portalStarten(inject("bau"), {
    ...einstellungen,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl, APP_SECRET: "nur-fuer-tests".repeat(3) } : {}),
    DATA_DIR: dataDir,
    PORTALUHR: String(uhrport),
    NODE_OPTIONS: `--import=${uhr}`,
  });
  spaeter(() => portal.beenden());
  const datenbank = await datenbankOeffnen({ dataDir, databaseUrl }, { art: "skript", migration: false });
  spaeter(() => datenbank.schliessen());
  return { portal, uhr: `http://127.0.0.1:${uhrport}`, dataDir, datenbank };
}

async function leereDatenbank(spaeter: (abbauen: () => Promise<unknown>) => void): Promise<string> {
  const url = new URL(postgresserver());
  const quelle = await postgresquelle(url.href);
  spaeter(quelle.entfernen);
  url.pathname = `/${quelle.name}`;
  return url.href;
}

/** The mails to an address that have gone out, the oldest first: their subjects and files. */
async function gesendet({ datenbank, dataDir }: Laufend, an: string) {
  const { rows } = await datenbank.pool.query<{ id: string; betreff: string }>(
    "select id, betreff from mail_auftrag where an = $1 order by erstellt",
    [an],
  );
  const ordner = join(dataDir, "outbox");
  const dateien = await readdir(ordner).catch(() => []);
  return rows.flatMap(({ id, betreff }) =>
    dateien.filter((datei) => datei.includes(id)).map((datei) => ({ betreff, datei: join(ordner, datei) })),
  );
}

function geldportal(da: () => Laufend): Geldportal {
  const fragen = async (frage: object) => {
    const antwort = await fetch(da().uhr, { method: "POST", body: JSON.stringify(frage) });
    if (!antwort.ok) throw new Error(await antwort.text());
    return antwort.json();
  };
  return {
    get url() {
      return da().portal.url;
    },
    async konto(name, { rolle = "user" } = {}) {
      const email = demoadresse(name);
      const antwort = await fetch(`${da().portal.url}/api/auth/register`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: da().portal.url },
        body: JSON.stringify({ name: "Vera Muster", email, password: demoPasswort }),
      });
      if (antwort.status !== 201) throw new Error(`${name}: ${await antwort.text()}`);
      await da().datenbank.pool.query(
        "update konto set email_bestaetigt_am = now(), rolle = $2 where email = $1",
        [email, rolle],
      );
      return email;
    },
    async vor(tage) {
      const folgen: string[] = await fragen({ art: "vor", tage, auftraege });
      const gescheitert = folgen.filter((folge) => !folge.endsWith(": completed"));
      if (gescheitert.length > 0) throw new Error(gescheitert.join(", "));
    },
    async betreffe(an) {
      return (await gesendet(da(), an)).map(({ betreff }) => betreff);
    },
    async ersteMail(an) {
      const [erste] = await gesendet(da(), an);
      const text = erste ? await readFile(erste.datei, "utf8") : "";
      // As mails are written in letters of ASCII alone (RFC 2045).
      return text.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
    },
    eingeben: (sitzung, mittel) => fragen({ art: "eingeben", sitzung, mittel }),
    einzuege: () => fragen({ art: "einzuege" }),
    async melden(art, einzug) {
      const { payload, unterschrift } = await fragen({ art, einzug });
      const antwort = await fetch(`${da().portal.url}/api/stripe/webhook`, {
        method: "POST",
        headers: { "Stripe-Signature": unterschrift },
        body: payload,
      });
      return antwort.status;
    },
  };
}
