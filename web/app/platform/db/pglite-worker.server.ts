// Runs in a worker thread: PostgreSQL inside WebAssembly blocks its thread while a statement runs.
import { chmodSync, rmSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { erweiterungen } from "./pglite-erweiterungen.ts";
import { DauerhaftesNodeFS, startParameter } from "./pglite-fs.server.ts";
import { mitSerien } from "./serien.server.ts";

const { ordner, sockel } = workerData as { readonly ordner: string; readonly sockel: string };

const pg = await PGlite.create({
  fs: new DauerhaftesNodeFS(ordner),
  startParams: startParameter(PGlite.defaultStartParams),
  extensions: erweiterungen,
});
// After a kill -9 the socket's file is still there; the lock of the folder says that nobody listens on it.
rmSync(sockel, { force: true });
const server = new PGLiteSocketServer({ db: mitSerien(pg), path: sockel, maxConnections: 64 });
await server.start();
chmodSync(sockel, 0o600);

parentPort?.once("message", async () => {
  await server.stop();
  await pg.close();
  rmSync(sockel, { force: true });
  parentPort?.postMessage("geschlossen");
});
parentPort?.postMessage("bereit");
