import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as warten } from "node:timers/promises";
import { afterEach, expect } from "vitest";
import { datenbankOeffnen } from "#platform/db/datenbank.server.ts";
import { test } from "#platform/db/testing.ts";
import { dbStellen, zugangUeber } from "#platform/db/zugang.server.ts";
import { faelligeVeroeffentlichen } from "./redaktion/termine.server.ts";
import {
  einreichungen,
  handgriff,
  nachzaehlen,
  postMachen,
  redakteurin,
} from "./testing/betrieb-store.server.ts";

afterEach(() => dbStellen());

const handgriffe = 200;

test("200 gleichzeitige Freigaben, Löschungen und Umbenennungen lassen jede Zahl genau stimmen", async ({
  eigene,
}) => {
  // All wait for the same few connections; one that could never come free would still fail the test.
  eigene.pool.options.connectionTimeoutMillis = 60_000;
  const wer = await redakteurin(eigene.db);
  const wartend = await einreichungen(wer, 80);
  for (let nr = 0; nr < 12; nr += 1) await handgriff(eigene.db, wer, wartend, 4);
  await Promise.all(Array.from({ length: handgriffe }, (_, nr) => handgriff(eigene.db, wer, wartend, nr)));
  const { falsch, artikel } = await nachzaehlen(eigene.db);
  expect(falsch).toEqual([]);
  expect(artikel).toBeGreaterThan(20);
});

const laeufe = 3;

test("kill -9 mitten darin ändert daran nichts, und was fällig war, erscheint danach genau einmal und wird einmal gemailt", async ({
  leere,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), "gp-blog-"));
  const databaseUrl = await adresse(leere);
  const oeffnen = () => datenbankOeffnen({ dataDir, databaseUrl }, { art: "server" });
  try {
    let getan = 0;
    for (let lauf = 0; lauf < laeufe; lauf += 1) {
      getan += await bisZumTod(dataDir, databaseUrl);
      const offen = await oeffnen();
      dbStellen(zugangUeber(offen.pool));
      try {
        expect((await nachzaehlen(offen.db)).falsch).toEqual([]);
        await warten(30);
        await Promise.all([faelligeVeroeffentlichen(), faelligeVeroeffentlichen()]);
        while ((await Promise.all([postMachen(), postMachen()])).some((anzahl) => anzahl > 0));
        const { falsch, artikel } = await nachzaehlen(offen.db);
        expect(falsch).toEqual([]);
        expect(artikel).toBeGreaterThan(0);
        const nochFaellig = offen.db
          .selectFrom("blog_manuskript")
          .select("id")
          .where("status", "=", "published");
        expect(await nochFaellig.execute()).toEqual([]);
        const ohneMail = offen.db.selectFrom("blog_mitteilung").select("id").where("gemailt_am", "is", null);
        expect(await ohneMail.execute()).toEqual([]);
      } finally {
        await offen.schliessen();
      }
    }
    expect(getan).toBeGreaterThan(laeufe);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Where the test's own PostgreSQL database is; undefined: embedded, in a folder. */
async function adresse({
  pool,
}: {
  readonly pool: { query: (text: string) => Promise<{ rows: { name: string }[] }> };
}) {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  const { rows } = await pool.query("select current_database() as name");
  const url = new URL(server);
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

/** Lets a process work for a while and kills it; how much it has done. */
async function bisZumTod(dataDir: string, databaseUrl: string | undefined): Promise<number> {
  const { DATABASE_URL: _, ...rest } = process.env;
  const env = databaseUrl ? { ...rest, DATABASE_URL: databaseUrl } : rest;
  const skript = join(import.meta.dirname, "testing/prozess.ts");
  const prozess = spawn(process.execPath, [skript, dataDir], { env, stdio: ["ignore", "pipe", "inherit"] });
  const ende = once(prozess, "exit");
  let getan = 0;
  const bereit = new Promise<void>((fertig, gescheitert) => {
    prozess.stdout.on("data", (stueck: Buffer) => {
      const text = stueck.toString();
      if (text.includes("bereit")) fertig();
      getan += text.split(".").length - 1;
    });
    prozess.once("exit", (code) => gescheitert(new Error(`Der Prozess endete mit ${code}.`)));
  });
  await bereit;
  while (getan < 5) await warten(20);
  await warten(100 + Math.random() * 500);
  prozess.kill("SIGKILL");
  await ende;
  return getan;
}
