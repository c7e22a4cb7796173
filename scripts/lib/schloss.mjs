// Plain JavaScript without dependencies: runs on Node 20, before anything is installed.
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The connections of those who wait, by server. */
const wartend = new WeakMap();

/**
 * Does `arbeit` while no other process does anything under the same name. Others wait, and say so once by `beimWarten`.
 * The lock is a listening socket, so the system itself takes it back when its owner ends, even by kill -9; a command
 * that was started with `stdio: [… , erbe]` holds it on, for it works on although whoever started it is gone.
 *
 * @template T
 * @param {string} name of what is done alone, the same for everybody who does it
 * @param {() => void} beimWarten
 * @param {(erbe: number | "ignore") => Promise<T> | T} arbeit
 * @returns {Promise<T>}
 */
export async function allein(name, beimWarten, arbeit) {
  const ort = adresse(name);
  let gesagt = false;
  for (;;) {
    const server = await besetzt(ort);
    if (server) {
      try {
        // A named pipe of Windows has no number that a child could take over.
        return await arbeit(server._handle?.fd > 0 ? server._handle.fd : "ignore");
      } finally {
        freigeben(server);
      }
    }
    if (!gesagt) beimWarten();
    gesagt = true;
    await ende(ort);
  }
}

/** On Linux a name without a file: nothing stays behind. Elsewhere a pipe, or a file that its dead owner may leave. */
function adresse(name) {
  const kennung = `gebuehrenportal-${process.getuid?.() ?? ""}-${createHash("sha256").update(name).digest("hex").slice(0, 32)}`;
  if (process.platform === "linux") return `\0${kennung}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${kennung}` : join(tmpdir(), `${kennung}.sock`);
}

/** @returns {Promise<import("node:net").Server | undefined>} undefined while somebody else has it */
function besetzt(ort) {
  return new Promise((fertig, ablehnen) => {
    const server = createServer();
    const wartende = new Set();
    wartend.set(server, wartende);
    server.on("connection", (verbindung) => {
      wartende.add(verbindung);
      verbindung
        .on("error", () => {})
        .on("close", () => wartende.delete(verbindung))
        .unref();
    });
    server.once("error", (fehler) => (fehler.code === "EADDRINUSE" ? fertig(undefined) : ablehnen(fehler)));
    server.listen(ort, () => fertig(server));
  });
}

/** Those who wait hear of it by the end of their connection. */
function freigeben(server) {
  server.close();
  for (const verbindung of wartend.get(server)) verbindung.destroy();
}

/** Resolves when whoever has it may be gone: the system then cuts the connection. */
function ende(ort) {
  return new Promise((fertig) => {
    const verbindung = connect(ort);
    verbindung.once("error", ({ code }) => {
      if (code === "ECONNREFUSED" && !ort.startsWith("\0")) rmSync(ort, { force: true });
    });
    // A full queue of others who wait refuses a connection at once; a short pause keeps that from spinning.
    verbindung.once("close", () => setTimeout(fertig, 50));
    verbindung.resume();
  });
}
