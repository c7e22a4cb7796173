import type { Pool } from "pg";
import { PgBoss, type SendOptions } from "pg-boss";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { bossStellen, jobEinreihen } from "./einreihen-store.server.ts";
import type { Jobart } from "./jobs.server.ts";
import { einstellungen, jobsStarten } from "./jobs.server.ts";

afterEach(() => {
  vi.restoreAllMocks();
  bossStellen();
});

type Arbeit = (auftraege: readonly { id: string; data: unknown }[]) => Promise<unknown>;

/** Starts jobs without a database and notes what the library and the database are told. */
async function gestartet(...arten: readonly Jobart[]) {
  const zeilen: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (zeile: string) => zeilen.push(JSON.parse(zeile)) });
  const gesagt: unknown[] = [];
  const arbeiten = new Map<string, Arbeit>();
  let boss: PgBoss | undefined;
  vi.spyOn(PgBoss.prototype, "start").mockImplementation(async function (this: PgBoss) {
    boss = this;
    gesagt.push(["start"]);
    return this;
  });
  vi.spyOn(PgBoss.prototype, "createQueue").mockImplementation(async (...was) => void gesagt.push(was));
  vi.spyOn(PgBoss.prototype, "schedule").mockImplementation(async (...was) => void gesagt.push(was));
  vi.spyOn(PgBoss.prototype, "stop").mockImplementation(async (...was) => void gesagt.push(["stop", ...was]));
  vi.spyOn(PgBoss.prototype, "work").mockImplementation((async (
    name: string,
    optionen: unknown,
    arbeit: Arbeit,
  ) => {
    gesagt.push([name, optionen]);
    arbeiten.set(name, arbeit);
    return "arbeiter";
  }) as unknown as PgBoss["work"]);
  const senden = vi.spyOn(PgBoss.prototype, "send").mockResolvedValue("auftrag");
  const pool = {
    query: async (text: string) => void gesagt.push(text.replace(/\s+/g, " ")),
    connect: async () => ({ query: async () => undefined, release: () => undefined }),
  };
  const jobs = await jobsStarten({ pool: pool as unknown as Pool, art: "eingebettet" }, log, arten);
  return { jobs, boss, gesagt, arbeiten, senden, zeilen };
}

const nichts = async () => undefined;
const ausgebessert = { retryDelay: 10, retryBackoff: true, retryDelayMax: 3_600, expireInSeconds: 120 };
const zehnAufEinmal = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true };

test("Aufträge werden sechsmal versucht; was die Uhr einreiht, steht nie doppelt an und geht nach deutscher Zeit", async () => {
  const { gesagt, jobs } = await gestartet(
    { name: "mail", ausfuehren: nichts },
    { name: "einmal", ausfuehren: nichts, wiederholungen: 0 },
    { name: "nachts", ausfuehren: nichts, takt: "17 3 * * *" },
  );
  expect(gesagt.splice(0)).toEqual([
    ["start"],
    ["mail", { retryLimit: 5, ...ausgebessert }],
    ["mail", { ...zehnAufEinmal, pollingIntervalSeconds: 1 }],
    ["einmal", { retryLimit: 0, ...ausgebessert }],
    ["einmal", { ...zehnAufEinmal, pollingIntervalSeconds: 1 }],
    ["nachts", { retryLimit: 5, ...ausgebessert, policy: "short" }],
    ["nachts", { ...zehnAufEinmal, pollingIntervalSeconds: 10 }],
    ["nachts", "17 3 * * *", null, { tz: "Europe/Berlin" }],
    "do $$ begin perform pg_advisory_xact_lock(4712014); grant usage on schema jobs to portal_anwendung, portal_identitaet, portal_kanzlei, portal_redaktion, portal_abo, portal_team; grant select, insert on all tables in schema jobs to portal_anwendung, portal_identitaet, portal_kanzlei, portal_redaktion, portal_abo, portal_team; end $$",
  ]);
  await jobs.beenden();
  expect(gesagt).toEqual([["stop", { graceful: true, timeout: 5_000 }]]);
});

test("Die Warteschlange steht in der Datenbank des Portals, eingebettet oder auf einem Server", async () => {
  const query = vi.fn(async () => ({ rows: [] }));
  const pool = { query } as unknown as Pool;
  const gemeinsam = { schema: "jobs", reindex: false, monitorVacuum: false, superviseIntervalSeconds: 30 };
  const db = { executeSql: expect.any(Function) };
  expect(einstellungen({ pool, art: "eingebettet" })).toEqual({ ...gemeinsam, db, backend: "pglite" });
  const amServer = einstellungen({ pool, art: "postgresql" });
  expect(amServer).toEqual({ ...gemeinsam, db, backend: "postgres" });
  await amServer.db?.executeSql("select $1", [1]);
  expect(query.mock.calls).toEqual([["select $1", [1]]]);
});

test("Von mehreren Aufträgen hat jeder sein eigenes Ende; ein Scheitern steht im Protokoll", async () => {
  const gelaufen: unknown[] = [];
  const { arbeiten, zeilen } = await gestartet({
    name: "mail",
    ausfuehren: async (daten) => {
      gelaufen.push(daten);
      if (daten.id === 2) throw new Error("fort");
    },
  });
  const ergebnis = await arbeiten.get("mail")?.([
    { id: "a", data: { id: 1 } },
    { id: "b", data: { id: 2 } },
    { id: "c", data: null },
  ]);
  expect(gelaufen).toEqual([{ id: 1 }, { id: 2 }, {}]);
  expect(ergebnis).toEqual([
    { id: "a", status: "completed" },
    { id: "b", status: "failed" },
    { id: "c", status: "completed" },
  ]);
  expect(zeilen).toMatchObject([
    {
      level: 40,
      auftrag: "mail",
      id: "b",
      err: { message: "fort" },
      msg: "Ein Auftrag im Hintergrund ist gescheitert",
    },
  ]);
});

test("Ein Fehler der Warteschlange beendet nichts, er steht im Protokoll", async () => {
  const { boss, zeilen } = await gestartet();
  boss?.emit("error", new Error("Verbindung fort"));
  expect(zeilen).toMatchObject([
    { level: 50, err: { message: "Verbindung fort" }, msg: "Fehler bei den Aufträgen im Hintergrund" },
  ]);
});

test("Eingereiht wird nur, solange die Aufträge dieses Prozesses laufen, und in der Transaktion dessen, der es tut", async () => {
  const tx = { executeQuery: vi.fn(async () => ({ rows: [] })) };
  const einreihen = () => jobEinreihen(tx as never, "mail", { id: "7" });
  await einreihen();
  const { senden, jobs } = await gestartet();
  expect(senden).not.toHaveBeenCalled();
  await einreihen();
  expect(senden.mock.calls).toEqual([["mail", { id: "7" }, { db: { executeSql: expect.any(Function) } }]]);
  const [[, , { db } = {}] = []] = senden.mock.calls as unknown as [string, object, SendOptions][];
  await db?.executeSql("select 1", []);
  expect(tx.executeQuery).toHaveBeenCalledTimes(1);
  await jobs.beenden();
  await einreihen();
  expect(senden).toHaveBeenCalledTimes(1);
});
