import { createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { poolErstellen } from "#platform/db/pool.server.ts";
import { dbStellen, zugangUeber } from "#platform/db/zugang.server.ts";
import { artikelListe, artikelNachSlug, kategorien } from "./lesen.server.ts";
import { inListenzeit } from "./speicherfehler.server.ts";

afterEach(() => dbStellen());

const nichtBereit = {
  status: 503,
  koerper: { error: "Datenbank nicht initialisiert", code: "store-not-initialized" },
};
const ohneIndex = { status: 503, koerper: { code: "missing-index" } };

test("Ist die Datenbank noch nicht offen, sagen es alle Lesewege", async () => {
  for (const lesen of [
    () => artikelListe({}, { limit: 12 }),
    () => artikelListe({ search: "x" }, { limit: 12 }),
    () => artikelNachSlug("x"),
    () => kategorien(),
  ])
    await expect(lesen()).rejects.toMatchObject(nichtBereit);
});

test("Nimmt niemand Verbindungen an oder brechen sie ab, heißt es ebenso", async () => {
  const server = createServer((verbindung) => verbindung.destroy()).listen(0, "127.0.0.1");
  await new Promise((offen) => server.once("listening", offen));
  const { port } = server.address() as { port: number };
  const pool = poolErstellen({ databaseUrl: `postgresql://portal:x@127.0.0.1:${port}/portal` });
  dbStellen(zugangUeber(pool));
  await expect(artikelListe({}, { limit: 12 })).rejects.toMatchObject(nichtBereit);
  await new Promise((zu) => server.close(zu));
  await expect(kategorien()).rejects.toMatchObject(nichtBereit);
  await pool.end();
});

test("Eine Liste, die zu lange dauert oder abgebrochen wird, verlangt nach einem Index", async () => {
  await expect(inListenzeit(() => new Promise(() => undefined), 10)).rejects.toMatchObject(ohneIndex);
  const abgebrochen = Object.assign(new Error("canceling statement"), { code: "57014" });
  await expect(inListenzeit(() => Promise.reject(abgebrochen))).rejects.toMatchObject(ohneIndex);
  await expect(inListenzeit(() => Promise.reject(new Error("anderes")))).rejects.toThrow("anderes");
  await expect(inListenzeit(async () => "schnell")).resolves.toBe("schnell");
});
