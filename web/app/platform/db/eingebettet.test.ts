import fs, {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { datenbankOeffnen } from "./datenbank.server.ts";
import { warumNicht } from "./eingebettet.server.ts";
import { DauerhaftesNodeFS, startParameter } from "./pglite-fs.server.ts";
import { sperren } from "./sperre.server.ts";

/** A database that has ended in order, which one of the tests leaves: making it takes seconds. */
const vorlage = mkdtempSync(join(tmpdir(), "gp-db-vorlage-"));
afterAll(() => rmSync(vorlage, { recursive: true, force: true }));

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "gp-db-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const einstellungen = () => ({ dataDir, databaseUrl: undefined });

describe("Die Sperre des Datenordners", () => {
  test("gibt es einmal, nennt ihren Inhaber und ist nach der Freigabe wieder zu haben", () => {
    const erste = sperren(dataDir, "server");
    expect(sperren(dataDir, "skript")).toEqual({ belegtVon: { art: "server", pid: process.pid } });
    if ("freigeben" in erste) erste.freigeben();
    expect(sperren(dataDir, "skript")).toMatchObject({ inhaber: { art: "skript" } });
  });

  test("hängt nicht an der Notiz daneben: eine alte oder kaputte stört nicht", () => {
    writeFileSync(join(dataDir, "datenbank.inhaber.json"), `{"art":"server","pid":${process.pid}}`);
    expect(sperren(dataDir, "server")).toHaveProperty("freigeben");
    writeFileSync(join(dataDir, "datenbank.inhaber.json"), "{kaputt");
    expect(sperren(dataDir, "server")).toEqual({ belegtVon: undefined });
  });

  test("meldet einen Ordner, der sich nicht anlegen lässt, in einem Satz", () => {
    writeFileSync(join(dataDir, "datei"), "");
    expect(() => sperren(join(dataDir, "datei", "unten"), "server")).toThrow(
      /^Der Datenordner .* lässt sich nicht anlegen/,
    );
  });
});

describe("Die eingebettete Datenbank", () => {
  test("die beschädigt oder gar kein Ordner ist, wird in einem Satz genannt, und der Ordner ist wieder frei", async () => {
    const satz = /^Die Datenbank im Datenordner .* lässt sich nicht öffnen, .*npm run wiederherstellen.*\.$/s;
    writeFileSync(join(dataDir, "datenbank"), "");
    await expect(datenbankOeffnen(einstellungen(), { art: "server" })).rejects.toThrow(satz);
    rmSync(join(dataDir, "datenbank"));
    mkdirSync(join(dataDir, "datenbank/global"), { recursive: true });
    writeFileSync(join(dataDir, "datenbank/PG_VERSION"), "kaputt");
    await expect(datenbankOeffnen(einstellungen(), { art: "server" })).rejects.toThrow(satz);
    expect(sperren(dataDir, "server")).toHaveProperty("freigeben");
  });

  test.each([
    ["ENOSPC", "ist zu wenig Platz für die Datenbank"],
    ["EDQUOT", "ist zu wenig Platz für die Datenbank"],
    ["EACCES", "lässt sich nicht beschreiben; bitte prüfen Sie die Rechte"],
    ["EPERM", "lässt sich nicht beschreiben; bitte prüfen Sie die Rechte"],
    ["EROFS", "lässt sich nicht beschreiben; bitte prüfen Sie die Rechte"],
    ["EIO", "vermutlich ist sie beschädigt (write failed)"],
  ])("sagt, warum sie sich nicht öffnen lässt: %s", (code, grund) => {
    expect(warumNicht(dataDir, Object.assign(new Error("write failed"), { code }))).toContain(grund);
  });

  test("hält das Ende des ersten Starts auf dem Datenträger fest, und nur dieses", async () => {
    const echt = fs.fsyncSync;
    const gesehen: { ordner: string; kennzeichen: boolean }[] = [];
    fs.fsyncSync = (offen) => {
      const kennzeichen = existsSync(join(dataDir, "datenbank.entsteht"));
      gesehen.push({ ordner: readlinkSync(`/proc/self/fd/${offen}`), kennzeichen });
      echt(offen);
    };
    syncBuiltinESMExports();
    try {
      for (let i = 0; i < 2; i++)
        await (await datenbankOeffnen(einstellungen(), { art: "server" })).schliessen();
      expect(gesehen).toEqual([{ ordner: dataDir, kennzeichen: false }]);
      cpSync(join(dataDir, "datenbank"), vorlage, { recursive: true });
    } finally {
      fs.fsyncSync = echt;
      syncBuiltinESMExports();
    }
  });

  test("läuft einmal als Server; Skripte kommen durch seinen Sockel, wer allein sein muss, wird abgewiesen", async () => {
    // Saves a start where the test before has left its folder.
    if (existsSync(join(vorlage, "PG_VERSION")))
      cpSync(vorlage, join(dataDir, "datenbank"), { recursive: true });
    const server = await datenbankOeffnen(einstellungen(), { art: "server" });
    try {
      await expect(datenbankOeffnen(einstellungen(), { art: "server" })).rejects.toThrow(
        `Ein anderes Portal (Prozess ${process.pid}) arbeitet bereits mit dem Datenordner ${dataDir}`,
      );
      await expect(datenbankOeffnen(einstellungen(), { art: "skript", allein: true })).rejects.toThrow(
        "Ein anderes Portal",
      );
      const skript = await datenbankOeffnen(einstellungen(), { art: "skript" });
      await skript.pool.query("create table vom_skript (a int)");
      await skript.schliessen();
      expect((await server.pool.query("select count(*)::int as n from vom_skript")).rows).toEqual([{ n: 0 }]);
      expect(statSync(join(dataDir, ".s.PGSQL.5432")).mode & 0o777).toBe(0o600);
      expect(statSync(join(dataDir, "datenbank")).mode & 0o777).toBe(0o700);
    } finally {
      await server.schliessen();
    }
    const danach = await datenbankOeffnen(einstellungen(), { art: "skript" });
    expect((await danach.pool.query("select count(*)::int as n from vom_skript")).rows).toEqual([{ n: 0 }]);
    await expect(datenbankOeffnen(einstellungen(), { art: "server" })).rejects.toThrow(
      "Ein Skript des Portals",
    );
    await danach.schliessen();
  });

  test("beginnt nach einem abgebrochenen ersten Start von vorn", async () => {
    writeFileSync(join(dataDir, "datenbank.entsteht"), "");
    writeFileSync(join(dataDir, "datenbank"), "halb");
    const datenbank = await datenbankOeffnen(einstellungen(), { art: "server" });
    expect(
      (await datenbank.pool.query("select count(*)::int as n from migration")).rows[0].n,
    ).toBeGreaterThan(0);
    await datenbank.schliessen();
  });

  test("weist einen Ordner ab, dessen Pfad für den Sockel zu lang ist", async () => {
    const lang = join(dataDir, "x".repeat(100));
    await expect(
      datenbankOeffnen({ dataDir: lang, databaseUrl: undefined }, { art: "server" }),
    ).rejects.toThrow("zu lang");
    expect(sperren(lang, "server")).toHaveProperty("freigeben");
  });

  test("schreibt jede bestätigte Änderung bis auf den Datenträger", async () => {
    const pg = await PGlite.create({
      fs: new DauerhaftesNodeFS(join(dataDir, "pg")),
      startParams: startParameter(PGlite.defaultStartParams),
    });
    const { NODEFS } = (
      pg.Module.FS as unknown as { filesystems: { NODEFS: { stream_ops: { fsync: (s: object) => number } } } }
    ).filesystems;
    const echt = NODEFS.stream_ops.fsync;
    let gezaehlt = 0;
    NODEFS.stream_ops.fsync = (strom) => {
      gezaehlt += 1;
      return echt(strom);
    };
    await pg.exec("create table t (a int)");
    const vorher = gezaehlt;
    for (let i = 0; i < 10; i++) await pg.query("insert into t values ($1)", [i]);
    expect(gezaehlt - vorher).toBeGreaterThanOrEqual(10);
    await pg.exec("checkpoint");
    await pg.close();
  });
});

test("Eine Datenbank, die nicht antwortet, wird in einem Satz gemeldet", async () => {
  const databaseUrl = "postgresql://portal:geheim@127.0.0.1:1/portal";
  const fehler = await datenbankOeffnen({ dataDir, databaseUrl }, { art: "server" }).catch(
    (e: Error) => e.message,
  );
  expect(fehler).toMatch(/^Die Datenbank ist nicht erreichbar \(.*\)\.$/);
  expect(fehler).not.toContain("geheim");
});
