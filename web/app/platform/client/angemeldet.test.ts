import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markeErneuernVorherMs, markeGueltigMs } from "../konstanten.ts";
import { beenden, beginnen } from "./angemeldet.ts";

const vormittags = new Date("2026-06-01T08:00:00Z");
let antworten: (Response | Error)[] = [];
const geholt = vi.fn(async () => {
  const antwort = antworten.shift() ?? Response.json({ token: "neu" });
  if (antwort instanceof Error) throw antwort;
  return antwort;
});
const pruefung = async () => {
  beginnen({ pruefen: () => undefined, mitSocket: false });
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers({ now: vormittags });
  vi.stubGlobal("fetch", geholt);
  geholt.mockClear();
  antworten = [];
});
afterEach(() => {
  beenden();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("Das Zugriffsmerkmal wird einmal geholt und vor seinem Ende erneuert", async () => {
  await pruefung();
  await pruefung();
  expect(geholt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(markeGueltigMs - markeErneuernVorherMs);
  expect(geholt).toHaveBeenCalledTimes(2);
});

test("Gelingt die Erneuerung nicht, holt es die nächste Prüfung der Sitzung", async () => {
  await pruefung();
  antworten = [new TypeError("Failed to fetch")];
  await vi.advanceTimersByTimeAsync(markeGueltigMs - markeErneuernVorherMs);
  await pruefung();
  expect(geholt).toHaveBeenCalledTimes(3);
});

test("Nach einem Schlaf des Rechners gilt ein abgelaufenes nicht mehr", async () => {
  await pruefung();
  vi.setSystemTime(vormittags.getTime() + 8 * 60 * 60_000);
  await pruefung();
  expect(geholt).toHaveBeenCalledTimes(2);
});
