import { setTimeout as warten } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { Fadenabbruch, Werkstatt } from "./werkstatt.server.ts";

/** A thread that obeys its document: `gut` answers, `schlaf` sets for ever, `sturz` ends, `fehler` refuses. */
const folgsam = `
  const { parentPort, threadId } = require("node:worker_threads");
  parentPort.on("message", ({ nr, daten }) => {
    if (daten === "schlaf") for (;;) Math.sqrt(2);
    if (daten === "sturz") process.exit(7);
    if (daten === "wurf") throw new Error("geplatzt");
    if (daten === "fehler") return parentPort.postMessage({ nr, fehler: "so nicht" });
    parentPort.postMessage({ nr, ergebnis: new Uint8Array([threadId]) });
  });
`;

function werkstatt({ plaetze = 1, fristMs = 5_000, endeMs = 0 } = {}) {
  let gestartet = 0;
  const faeden: (() => Promise<number>)[] = [];
  const satz = new Werkstatt<{ daten: string }, Uint8Array>({
    plaetze,
    fristMs,
    versuche: 2,
    starten: () => {
      gestartet += 1;
      const faden = new Worker(folgsam, { eval: true });
      const beenden = faden.terminate.bind(faden);
      faden.terminate = () => warten(endeMs, undefined, { ref: false }).then(beenden);
      faeden.push(beenden);
      return faden;
    },
  });
  const setzen = (daten: string, signal?: AbortSignal, fuer?: string) =>
    satz.tun({ daten }, { signal, fuer });
  return {
    satz,
    setzen,
    gestartet: () => gestartet,
    wirklichBeenden: () => Promise.all(faeden.map((f) => f())),
  };
}

test("Ein Faden setzt ein Dokument nach dem anderen", async () => {
  const { satz, setzen, gestartet } = werkstatt();
  const faeden = await Promise.all(["gut", "gut", "gut"].map((d) => setzen(d)));
  expect(new Set(faeden.map(([faden]) => faden)).size).toBe(1);
  expect(gestartet()).toBe(1);
  await satz.beenden();
});

test.each([["sturz"], ["wurf"]])(
  "Stürzt der Faden ab (%s), wird einmal wiederholt, dann gemeldet, und das nächste Dokument gelingt",
  async (daten) => {
    const { satz, setzen, gestartet } = werkstatt();
    const [kaputt, gut] = await Promise.allSettled([setzen(daten), setzen("gut")]);
    expect(kaputt).toMatchObject({
      status: "rejected",
      reason: { grund: "sturz", cause: { message: /7|geplatzt/ } },
    });
    expect(gut?.status).toBe("fulfilled");
    expect(gestartet()).toBe(3);
    await satz.beenden();
  },
);

test("Wer zu lange braucht, wird aufgegeben, und der nächste bekommt einen neuen Faden", async () => {
  const { satz, setzen, gestartet } = werkstatt({ fristMs: 3_000 });
  await setzen("gut");
  // Of itself it would never end.
  await expect(setzen("schlaf")).rejects.toMatchObject({ grund: "zeit" });
  expect(await setzen("gut")).toHaveLength(1);
  expect(gestartet()).toBe(2);
  await satz.beenden();
});

test("Wer nicht mehr wartet, hält niemanden auf: laufend, wartend und von Anfang an", async () => {
  const { satz, setzen } = werkstatt();
  const laufend = new AbortController();
  const wartend = new AbortController();
  const eins = setzen("schlaf", laufend.signal);
  const zwei = setzen("gut", wartend.signal);
  const drei = setzen("gut");
  wartend.abort();
  await expect(zwei).rejects.toMatchObject({ grund: "abgebrochen" });
  laufend.abort();
  await expect(eins).rejects.toMatchObject({ grund: "abgebrochen" });
  expect(await drei).toHaveLength(1);
  await expect(setzen("gut", AbortSignal.abort())).rejects.toBeInstanceOf(Fadenabbruch);
  await satz.beenden();
});

test("Ein fehlerhaftes Dokument kostet keinen Faden", async () => {
  const { satz, setzen, gestartet } = werkstatt();
  await expect(setzen("fehler")).rejects.toThrow("so nicht");
  await setzen("gut");
  expect(gestartet()).toBe(1);
  await satz.beenden();
});

test("Zwei Plätze setzen zwei Dokumente zugleich", async () => {
  const { satz, setzen } = werkstatt({ plaetze: 2, fristMs: 1_000 });
  const lang = setzen("schlaf");
  expect(await setzen("gut")).toHaveLength(1);
  await expect(lang).rejects.toMatchObject({ grund: "zeit" });
  await satz.beenden();
});

test("Nach dem Ende wird nichts mehr angenommen, und Wartende erfahren es", async () => {
  const { satz, setzen } = werkstatt();
  const offene = [setzen("schlaf"), setzen("gut")];
  const enden = Promise.allSettled(offene);
  await satz.beenden();
  expect((await enden).map((e) => e.status === "rejected" && e.reason.grund)).toEqual(["beendet", "beendet"]);
  await expect(setzen("gut")).rejects.toMatchObject({ grund: "beendet" });
});

test("Mehr als hundert Wartende werden gleich abgewiesen", async () => {
  const { satz, setzen } = werkstatt();
  const alle = Array.from({ length: 102 }, () => setzen("schlaf"));
  const enden = Promise.allSettled(alle);
  await expect(alle[101]).rejects.toMatchObject({ grund: "ueberlastet" });
  await satz.beenden();
  await enden;
});

test("Was ein aufgegebener Faden noch rechnet, geht von seinem Platz ab, aber nicht für immer", async () => {
  const { setzen, gestartet, wirklichBeenden } = werkstatt({ fristMs: 1_500, endeMs: 60_000 });
  await setzen("gut");
  const aufgeben = new AbortController();
  const lang = setzen("schlaf", aufgeben.signal);
  const wartend = setzen("gut");
  aufgeben.abort();
  await expect(lang).rejects.toMatchObject({ grund: "abgebrochen" });
  await warten(500);
  expect(gestartet()).toBe(1);
  await expect(wartend).rejects.toMatchObject({ grund: "zeit" });
  expect(await setzen("gut")).toHaveLength(1);
  expect(gestartet()).toBe(2);
  await wirklichBeenden();
});

test("Von einem Client läuft eine Arbeit, und die eines anderen kommt vor seinen wartenden an die Reihe", async () => {
  const { satz, setzen } = werkstatt({ plaetze: 2, fristMs: 3_000 });
  const eigene = ["schlaf", "gut", "gut", "gut", "gut", "gut"].map((daten) => setzen(daten, undefined, "a"));
  const enden = Promise.allSettled(eigene);
  expect(await setzen("gut", undefined, "b")).toHaveLength(1);
  // Of his own four wait at most, and one is under way.
  await expect(eigene[5]).rejects.toMatchObject({ grund: "ueberlastet" });
  await satz.beenden();
  expect((await enden).filter(({ status }) => status === "fulfilled")).toEqual([]);
});

test("Die Zeit des Fadens zählt erst, wenn er beginnt", async () => {
  const satz = new Werkstatt<{ daten: string }, Uint8Array>({
    plaetze: 1,
    fristMs: 60_000,
    laufMs: 1_500,
    starten: () => new Worker(folgsam, { eval: true }),
  });
  const lang = satz.tun({ daten: "schlaf" });
  const danach = satz.tun({ daten: "gut" });
  await expect(lang).rejects.toMatchObject({ grund: "zeit" });
  expect(await danach).toHaveLength(1);
  await satz.beenden();
});
