import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as warten } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { sperren } from "#platform/db/sperre.server.ts";
import { projektordner } from "#platform/env/ordner.server.ts";

/** What the first test leaves: making a database takes longer than all else here. */
const vorlage = mkdtempSync(join(tmpdir(), "gp-prozess-vorlage-"));
const mitDatenbank = () => cpSync(vorlage, dataDir, { recursive: true });

let dataDir = "";
let laufende: ChildProcess[] = [];
afterAll(() => rmSync(vorlage, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "gp-prozess-"));
});
afterEach(async () => {
  for (const prozess of laufende) prozess.kill("SIGKILL");
  laufende = [];
  await warten(50);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts a portal; `ausgabe` grows while it runs, `ende` gives its exit code. */
function portal(env: Record<string, string> = {}) {
  const skript = join(import.meta.dirname, "testing/prozess.ts");
  return begleitet(spawn(process.execPath, [skript], { env: portalumgebung(env) }));
}

function portalumgebung(env: Record<string, string> = {}) {
  return {
    PATH: process.env.PATH,
    // Where the machine lacks a library of the pinned Node, it stands here.
    LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    NODE_ENV: "production",
    PORT: "0",
    DATA_DIR: dataDir,
    LOG_LEVEL: "info",
    ...env,
  };
}

function begleitet(prozess: ChildProcessWithoutNullStreams) {
  laufende.push(prozess);
  const lauf = {
    prozess,
    ausgabe: "",
    fehler: "",
    ende: new Promise<number | null>((fertig) => prozess.once("close", fertig)),
    adresse: async () => {
      while (prozess.exitCode === null) {
        const [, port] = /läuft auf http:\/\/localhost:(\d+)/.exec(lauf.ausgabe) ?? [];
        if (port) return `http://127.0.0.1:${port}`;
        await warten(50);
      }
      throw new Error(`Das Portal läuft nicht: ${lauf.ausgabe}${lauf.fehler}`);
    },
  };
  prozess.stdout.setEncoding("utf8").on("data", (text) => {
    lauf.ausgabe += text;
  });
  prozess.stderr.setEncoding("utf8").on("data", (text) => {
    lauf.fehler += text;
  });
  return lauf;
}

/** PostgreSQL's own note of its state: 1 after an orderly end, another number while it works. */
const datenbankzustand = () => readFileSync(join(dataDir, "datenbank/global/pg_control")).readInt32LE(16);
const geschlossen = 1;

async function freierPort(): Promise<number> {
  const frei = createServer().listen(0);
  await once(frei, "listening");
  const { port } = frei.address() as AddressInfo;
  frei.close();
  return port;
}

describe("Das Portal als Prozess", () => {
  test("bedient, weist ein zweites ab, übersteht kill -9 und lässt seine Datenbank geschlossen zurück, wenn es endet, sobald es bereit ist", async () => {
    const erstes = portal();
    const adresse = await erstes.adresse();
    expect(await (await fetch(`${adresse}/api/health`)).json()).toEqual({ status: "ok" });

    const zweites = portal();
    expect(await zweites.ende).toBe(1);
    expect(zweites.fehler).toBe(
      `Ein anderes Portal (Prozess ${erstes.prozess.pid}) arbeitet bereits mit dem Datenordner ${dataDir}; bitte beenden Sie es zuerst oder setzen Sie DATA_DIR.\n`,
    );

    erstes.prozess.kill("SIGKILL");
    await erstes.ende;
    expect(datenbankzustand()).not.toBe(geschlossen);
    const port = await freierPort();
    const drittes = portal({ PORT: String(port) });
    const bereit = () => fetch(`http://127.0.0.1:${port}/api/health`).then(({ ok }) => ok);
    while (!(await bereit().catch(() => false))) await warten(1);
    drittes.prozess.kill("SIGTERM");
    expect([await drittes.ende, drittes.fehler]).toEqual([0, ""]);
    expect(datenbankzustand()).toBe(geschlossen);
    cpSync(dataDir, vorlage, { recursive: true });
  });

  test("endet auch beim Anlaufen auf SIGTERM mit 0", async () => {
    const port = await freierPort();
    const lauf = portal({ PORT: String(port) });
    const bereit = () => fetch(`http://127.0.0.1:${port}/api/health`).then(({ ok }) => ok);
    // It listens before its database is open; that is the moment a supervisor may change its mind in.
    while (await bereit().catch(() => true)) await warten(1);
    lauf.prozess.kill("SIGTERM");
    expect([await lauf.ende, lauf.fehler]).toEqual([0, ""]);
    expect(lauf.ausgabe).not.toContain("läuft auf");
  });

  test("bringt beim Beenden laufende Antworten noch zu Ende und nimmt keine neuen an; auf seiner Demodatenbank beginnt danach keines ohne DEMO_MODE", async () => {
    mitDatenbank();
    const demo = portal({ DEMO_MODE: "1" });
    const adresse = await demo.adresse();
    const laufend = fetch(`${adresse}/langsam`, { headers: { Connection: "close" } });
    await warten(150);
    demo.prozess.kill("SIGINT");
    await warten(50);
    // The same wish once more, as the outer process of `npm start` passes it on.
    demo.prozess.kill("SIGINT");
    await warten(50);
    await expect(fetch(`${adresse}/seite`)).rejects.toThrow();
    expect((await laufend).status).toBe(200);
    expect([await demo.ende, demo.fehler]).toEqual([0, ""]);

    const ohne = portal();
    expect(await ohne.ende).toBe(1);
    expect(ohne.fehler).toBe(
      "Diese Datenbank ist als Demo gekennzeichnet, das Passwort ihrer Konten ist allgemein bekannt; setzen Sie DEMO_MODE=1 oder entfernen Sie die Demo mit „npm run demo:entfernen“.\n",
    );
    expect(ohne.ausgabe).not.toContain("läuft auf");
  });

  test.each([
    [
      "npm",
      (skript: string) => {
        const paket = { name: "probe", scripts: { start: `node --no-warnings "${skript}"` } };
        writeFileSync(join(dataDir, "package.json"), JSON.stringify(paket));
        return spawn("npm", ["start", "--prefix", dataDir], { env: portalumgebung() });
      },
    ],
    [
      "der Prozess, der es an das beigelegte Node.js übergeben hat,",
      (skript: string) => {
        const uebergabe = `require("node:child_process").spawn(process.execPath, [${JSON.stringify(skript)}], {
          stdio: "inherit", env: { ...process.env, GEBUEHRENPORTAL_STARTER: String(process.pid) } })`;
        return spawn(process.execPath, ["-e", uebergabe], { env: portalumgebung() });
      },
    ],
  ] as const)("endet geordnet, wenn %s mit kill -9 endet", async (_, beginnen) => {
    mitDatenbank();
    // As `scripts/start.mjs` does, with test pages instead of the built ones.
    const skript = join(dataDir, "start.mjs");
    writeFileSync(
      skript,
      `import { mitStarterEnden } from ${JSON.stringify(join(projektordner, "scripts/lib/starter.mjs"))};
       mitStarterEnden(() => process.kill(process.pid, "SIGTERM"));
       await import(${JSON.stringify(join(import.meta.dirname, "testing/prozess.ts"))});`,
    );
    const starter = begleitet(beginnen(skript));
    const adresse = await starter.adresse();
    expect((await fetch(`${adresse}/api/health`)).status).toBe(200);
    starter.prozess.kill("SIGKILL");
    // Its output ends with the last process that holds it, the portal itself.
    await starter.ende;
    await expect(fetch(`${adresse}/api/health`)).rejects.toThrow();
    expect(starter.ausgabe).toContain("Das Portal wird beendet");
    // The folder is free at once, and nothing has to be recovered.
    const sperre = sperren(dataDir, "server");
    expect(sperre).toHaveProperty("freigeben");
    if ("freigeben" in sperre) sperre.freigeben();
    expect(datenbankzustand()).toBe(geschlossen);
  });

  test("nennt einen belegten Port in einem Satz", async () => {
    const belegt = createServer();
    const port = await new Promise<number>((fertig) =>
      belegt.listen(0, "127.0.0.1", () => fertig((belegt.address() as { port: number }).port)),
    );
    const lauf = portal({ PORT: String(port) });
    expect(await lauf.ende).toBe(1);
    expect(lauf.fehler).toBe(
      `Der Port ${port} ist belegt; bitte beenden Sie das andere Programm oder setzen Sie PORT.\n`,
    );
    belegt.close();
  });

  test("nennt eine falsche Umgebungsvariable in einem Satz", async () => {
    const lauf = portal({ PORT: "dreitausend" });
    expect(await lauf.ende).toBe(1);
    expect(lauf.fehler).toBe(
      "Die Umgebungsvariable PORT ist ungültig; erwartet wird eine Zahl von 0 bis 65535.\n",
    );
  });
});
