import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markeErneuernVorherMs, markeGueltigMs } from "../konstanten.ts";
import { abmelden, aufraeumen, beenden, beginnen } from "./angemeldet.ts";

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

test("Wer sich abmeldet, lässt weder Getipptes noch Vorgemerktes zurück; die anderen Tabs sehen nach", () => {
  const dauerhaft = ablage({ selectedSubscription: "basic", farbschema: "dunkel" });
  const imTab = ablage({ eingaben: "{}" });
  vi.stubGlobal("localStorage", dauerhaft);
  vi.stubGlobal("sessionStorage", imTab);
  vi.stubGlobal("dispatchEvent", () => true);
  aufraeumen();
  expect([...imTab.werte.keys()]).toEqual([]);
  expect([...dauerhaft.werte.keys()]).toEqual(["farbschema", "nextauth.message"]);
  expect(dauerhaft.werte.get("nextauth.message")).toContain('"trigger":"signout"');
});

test.for([
  ["ohne Verbindung", new TypeError("Failed to fetch")],
  ["bei einer Absage", Response.json({ error: "x" }, { status: 503 })],
] as const)("Eine Abmeldung, die %s scheitert, sagt es und lässt alles, wie es ist", async ([, absage]) => {
  const imTab = ablage({ eingaben: "{}" });
  const assign = vi.fn();
  vi.stubGlobal("sessionStorage", imTab);
  vi.stubGlobal("location", { assign });
  antworten = [Response.json({ csrfToken: "c" }), absage];
  expect(await abmelden()).toBe(false);
  expect([...imTab.werte.keys()]).toEqual(["eingaben"]);
  expect(assign).not.toHaveBeenCalled();
});

/** As much of a browser's storage as is used here. */
function ablage(inhalt: Readonly<Record<string, string>>) {
  const werte = new Map(Object.entries(inhalt));
  return {
    werte,
    setItem: (name: string, wert: string) => werte.set(name, wert),
    removeItem: (name: string) => werte.delete(name),
    clear: () => werte.clear(),
  };
}
