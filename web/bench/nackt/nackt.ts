import { spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { wurzel } from "../../../scripts/lib/bootstrap.mjs";
import { freierPort } from "../../../scripts/schritte/system.ts";

export type Nackt = { readonly url: string; readonly pid: number; beenden(): Promise<void> };

/**
 * Builds and starts the bare React Router pages that the portal is compared with; `?zeilen=` sets their length.
 *
 * @param einstellungen what `/liste` asks which database
 * @throws {Error} with what the build printed
 */
export async function nacktStarten(einstellungen: Readonly<Record<string, string>> = {}): Promise<Nackt> {
  const app = join(wurzel, "web/bench/nackt");
  const ordner = join(wurzel, "web/node_modules/.cache/gebuehrenportal", `nackt-${process.pid}`);
  const env = { ...process.env, ...einstellungen, NODE_ENV: "production", PORTAL_BUILD_DIR: ordner };
  const bau = spawnSync(process.execPath, [join(wurzel, "node_modules/@react-router/dev/bin.cjs"), "build"], {
    cwd: app,
    env,
    encoding: "utf8",
  });
  if (bau.status !== 0) throw new Error(`Die Vergleichsseite ließ sich nicht bauen: ${bau.stderr}`);
  const port = await freierPort();
  const server = spawn(
    process.execPath,
    [join(app, "server.ts"), join(ordner, "server/index.js"), String(port)],
    { env, stdio: "inherit" },
  );
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error("Die Vergleichsseite ist nicht gestartet.");
    await new Promise((weiter) => setTimeout(weiter, 100));
  }
  const beenden = async () => {
    const ende = new Promise((fertig) => server.once("exit", fertig));
    server.kill();
    await ende;
    rmSync(ordner, { recursive: true, force: true });
  };
  return { url, pid: server.pid ?? 0, beenden };
}

/** Address of the bare page whose HTML comes closest to the wanted length. */
export async function gleichLang(url: string, bytes: number): Promise<{ url: string; bytes: number }> {
  let [unten, oben] = [0, 20_000];
  while (unten < oben) {
    const mitte = Math.ceil((unten + oben) / 2);
    if ((await laenge(`${url}/?zeilen=${mitte}`)) <= bytes) unten = mitte;
    else oben = mitte - 1;
  }
  const gefunden = `${url}/?zeilen=${unten}`;
  return { url: gefunden, bytes: await laenge(gefunden) };
}

/** Bytes of a page's HTML, uncompressed. */
export async function laenge(url: string): Promise<number> {
  const antwort = await fetch(url, { headers: { "accept-encoding": "identity" } });
  if (!antwort.ok) throw new Error(`${url} antwortet mit ${antwort.status}`);
  return Buffer.byteLength(await antwort.text());
}
