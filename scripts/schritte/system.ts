import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, readdir } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";

type Benutzer = { readonly uid?: number; readonly gid?: number };

/** A TCP port on 127.0.0.1 that was free a moment ago. */
export async function freierPort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const adresse = server.address();
  await new Promise((fertig) => server.close(fertig));
  if (adresse === null || typeof adresse === "string") throw new Error("Es ist kein Port frei.");
  return adresse.port;
}

/**
 * Runs a command and gives what it printed.
 *
 * @throws {Error} with what the command said, when it does not end well
 */
export async function stillerBefehl(
  programm: string,
  argumente: readonly string[],
  optionen: Benutzer & { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const kind = spawn(programm, argumente, { cwd: "/", ...optionen, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const strom of [kind.stdout, kind.stderr]) {
    strom.setEncoding("utf8").on("data", (stueck: string) => {
      text += stueck;
    });
  }
  const code = await new Promise<number>((fertig, gescheitert) => {
    kind.once("error", gescheitert);
    kind.once("close", (ende) => fertig(ende ?? 1));
  });
  if (code !== 0) throw new Error(`${programm} endete mit ${code}: ${text.trim()}`);
  return text;
}

/** Gives a folder and all in it to another user; without a user nothing happens. */
export async function eigentuemerSetzen(ordner: string, { uid, gid }: Benutzer): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  await chown(ordner, uid, gid);
  for (const eintrag of await readdir(ordner, { recursive: true, withFileTypes: true })) {
    if (!eintrag.isSymbolicLink()) await chown(join(eintrag.parentPath, eintrag.name), uid, gid);
  }
}
