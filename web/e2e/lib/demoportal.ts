import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { wurzel } from "../../../scripts/lib/bootstrap.mjs";
import { stillerBefehl } from "../../../scripts/schritte/system.ts";
import { postgresquelle, type Quelle } from "../../app/platform/db/testing-quellen.server.ts";
import { demodatenKopieren } from "./demovorlage.ts";
import { ohneEinstellungen, type Portal, portalStarten } from "./portal.ts";

/** Password of every demo account. */
export const demoPasswort = "Demo-Passwort-1!";

export const demoadresse = (name: string): string => `${name}@demo.gebuehrenportal.test`;

export type Speicher = "PGlite" | "PostgreSQL";

/** A portal with the accounts of the demo. */
export type Demoportal = Portal & {
  /** Where it keeps its data: what `datenbankOeffnen` needs to look into them. */
  readonly ablage: { readonly dataDir: string; readonly databaseUrl: string | undefined };
};

/** For tests that are not about the database: half the computing time of the embedded one, where the machine has it. */
export const schnellster = (): Speicher => (inject("postgres") ? "PostgreSQL" : "PGlite");

/**
 * A portal of its own with the accounts of the demo, for browser tests.
 *
 * @throws {Error} the machine has no PostgreSQL where one is asked for
 */
export async function demoportal(
  speicher: Speicher,
  env: Readonly<Record<string, string>> = {},
): Promise<Demoportal> {
  const server = speicher === "PostgreSQL" ? postgresserver() : undefined;
  return demoportalStarten(inject("bau"), { server, env, vorlage: inject("demovorlage") });
}

/**
 * Address of the PostgreSQL of the run.
 *
 * @throws {Error} the machine has none
 */
export function postgresserver(): string {
  const server = inject("postgres");
  if (!server) throw new Error("Es wurde kein PostgreSQL gefunden.");
  return server;
}

/** The portal of all tests of a file or group: up before the first of them, gone after the last. */
export function gemeinsamesDemoportal(speicher = schnellster()): Demoportal {
  let portal: Demoportal | undefined;
  const laufend = () => {
    if (!portal) throw new Error("Das Demoportal läuft erst, wenn der erste Test beginnt.");
    return portal;
  };
  beforeAll(async () => {
    portal = await demoportal(speicher);
  });
  afterAll(() => portal?.beenden());
  return {
    get url() {
      return laufend().url;
    },
    get pid() {
      return laufend().pid;
    },
    get ablage() {
      return laufend().ablage;
    },
    beenden: () => laufend().beenden(),
  };
}

/**
 * A portal with the accounts of the demo, from any build.
 *
 * @param bau folder of the build
 * @param angaben `server`: a PostgreSQL on which it may create databases, `databaseUrl`: an empty PostgreSQL database, which
 *   the caller removes; neither: embedded. `vorlage`: folder in which the portals of a run keep data with the demo for each
 *   other
 */
export async function demoportalStarten(
  bau: string,
  {
    server,
    databaseUrl,
    env = {},
    vorlage,
  }: {
    readonly server?: string | undefined;
    readonly databaseUrl?: string | undefined;
    readonly env?: Readonly<Record<string, string>>;
    readonly vorlage?: string | undefined;
  } = {},
): Promise<Demoportal> {
  const dataDir = await mkdtemp(join(tmpdir(), "gp-demo-"));
  const kopiert = vorlage !== undefined && databaseUrl === undefined;
  const quelle = server
    ? await (kopiert ? kopierteDatenbank(bau, server, vorlage, dataDir) : postgresquelle(server))
    : undefined;
  const url = quelle ? adresse(server ?? "", quelle) : databaseUrl;
  const einstellungen = demoeinstellungen(dataDir, url);
  if (kopiert && !quelle)
    await demodatenKopieren(vorlage, dataDir, (ordner) =>
      demoBereitstellen(bau, demoeinstellungen(ordner, undefined)),
    );
  const portal = await portalStarten(bau, { ...einstellungen, ...env });
  if (!kopiert) await demoZuruecksetzen(einstellungen);
  return {
    ...portal,
    ablage: { dataDir, databaseUrl: url },
    beenden: async () => {
      await portal.beenden();
      await quelle?.entfernen();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a process needs to know that works with the data of such a portal. */
export const demoeinstellungen = (dataDir: string, databaseUrl: string | undefined) => ({
  DATA_DIR: dataDir,
  DEMO_MODE: "1",
  RATE_LIMITS: "relaxed",
  ...(databaseUrl
    ? { DATABASE_URL: databaseUrl, APP_SECRET: "nur-fuer-tests-nur-fuer-tests-nur-fuer-tests" }
    : {}),
});

function adresse(server: string, { name }: Quelle): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** A database with the demo, and its folder: PostgreSQL copies one that the first portal of the run has filled. */
async function kopierteDatenbank(
  bau: string,
  server: string,
  vorlage: string,
  dataDir: string,
): Promise<Quelle> {
  const gemerkt = "datenbank.txt";
  const ort = join(vorlage, `postgresql-${new URL(server).port}`);
  await mkdir(ort, { recursive: true });
  await demodatenKopieren(ort, dataDir, async (ordner) => {
    // It stays on the server, which does not outlive the run.
    const muster = await postgresquelle(server);
    await demoBereitstellen(bau, demoeinstellungen(ordner, adresse(server, muster)));
    await writeFile(join(ordner, gemerkt), muster.name);
  });
  return postgresquelle(server, await readFile(join(dataDir, gemerkt), "utf8"));
}

/** Starts a portal, sets the demo up and ends it. */
async function demoBereitstellen(
  bau: string,
  einstellungen: Readonly<Record<string, string>>,
): Promise<void> {
  const bereit = await portalStarten(bau, einstellungen);
  await demoZuruecksetzen(einstellungen).finally(bereit.beenden);
}

/** Through the socket of the running portal, as an operator does it. */
async function demoZuruecksetzen(einstellungen: Readonly<Record<string, string>>): Promise<void> {
  await stillerBefehl(process.execPath, [join(wurzel, "scripts/demo-reset.ts")], {
    cwd: wurzel,
    env: { ...ohneEinstellungen(), ...einstellungen },
  });
}

/** Somebody who is signed in: what a browser keeps and what a script sends. */
export type Angemeldet = { readonly cookie: string; readonly token: string };

/** Cookies and form token of a browser that has just come. */
export async function formulartoken(portal: string): Promise<{ cookie: string; csrfToken: string }> {
  const antwort = await fetch(`${portal}/api/auth/csrf`);
  const { csrfToken } = (await antwort.json()) as { csrfToken: string };
  return { cookie: cookies(antwort), csrfToken };
}

/** Signs a demo account in. @throws Error it could not */
export async function anmelden(portal: string, name: string): Promise<Angemeldet> {
  const { cookie, csrfToken } = await formulartoken(portal);
  const antwort = await fetch(`${portal}/api/auth/callback/credentials`, {
    method: "POST",
    headers: { Cookie: cookie, Origin: portal, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ csrfToken, json: "true", email: demoadresse(name), password: demoPasswort }),
  });
  if (!antwort.ok) throw new Error(`${name} konnte sich nicht anmelden: ${await antwort.text()}`);
  const alle = `${cookie}; ${cookies(antwort)}`;
  const marke = await fetch(`${portal}/api/auth/get-token`, { headers: { Cookie: alle } });
  const { token } = (await marke.json()) as { token: string };
  return { cookie: alle, token };
}

function cookies(antwort: Response): string {
  return antwort.headers
    .getSetCookie()
    .map((zeile) => zeile.split(";")[0])
    .join("; ");
}
