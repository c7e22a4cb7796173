import { readFileSync } from "node:fs";
import { pdf } from "@gebuehrenportal/pdf/pdfbau";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Anweisung, Meldung } from "../nachrichten.ts";

const gesagt: Meldung[] = [];

/** What a worker is to its own code. */
class Selbst extends EventTarget {
  readonly origin = "https://portal.example";
  postMessage(meldung: Meldung): void {
    gesagt.push(meldung);
  }
}
const selbst = new Selbst();
const anweisen = (data: Anweisung) => selbst.dispatchEvent(new MessageEvent("message", { data }));

beforeAll(async () => {
  vi.stubGlobal("self", selbst);
  vi.stubGlobal("ImageBitmap", class {});
  const wasm = readFileSync(new URL(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm")));
  vi.stubGlobal("fetch", async () => new Response(wasm));
  await import("./scanwerk.ts");
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => void gesagt.splice(0));

const seite = (text: string) => ({ zeilen: [[60, 760, text] as const] });
const datei = (...texte: readonly string[]) => new Blob([pdf(texte.map(seite)) as Uint8Array<ArrayBuffer>]);
const gehoert = <A extends Meldung["art"]>(art: A) =>
  vi.waitUntil(() => gesagt.find((eine): eine is Extract<Meldung, { art: A }> => eine.art === art), {
    timeout: 60_000,
  });

const enden = () => gesagt.filter(({ art }) => art === "antwort" || art === "fertig");

test("Eine wiedergegebene Datei wartet nicht, bis eine lange gelesen ist", async () => {
  const { promise: zuEnde, resolve: beenden } = Promise.withResolvers<void>();
  const lange = datei("Es gilt § 1 BGB.");
  const bytes = lange.arrayBuffer();
  lange.arrayBuffer = () => zuEnde.then(() => bytes);
  anweisen({ art: "lesen", datei: 1, inhalt: lange });
  anweisen({ art: "lesen", datei: 2, inhalt: datei("Auch § 2 BGB gilt.") });
  anweisen({ art: "wieder", datei: 3, inhalt: datei("Und § 3 BGB."), bis: 1, bilder: [] });
  anweisen({ art: "frage", nummer: 1, frage: { art: "text", datei: 3 } });
  await gehoert("antwort");
  expect(enden()).toMatchObject([{ art: "antwort", wert: expect.stringContaining("Und § 3 BGB.") }]);
  beenden();
  await vi.waitUntil(() => enden().length === 3, { timeout: 60_000 });
  expect(enden().slice(1)).toMatchObject([
    { art: "fertig", datei: 1 },
    { art: "fertig", datei: 2 },
  ]);
});

test("Wieder gelesen wird bis zur genannten Seite und mit dem Text der Bilder; gesagt werden nur die Stellen", async () => {
  const worte = ["Ferner", "§", "5", "BGB."].map((text, i) => ({
    text,
    x: 60 + i * 50,
    y: 100,
    breite: 40,
    hoehe: 12,
  }));
  const bilder = [{ seite: 2, zeilen: [worte] }];
  anweisen({
    art: "wieder",
    datei: 4,
    inhalt: datei("Es gilt § 4 BGB.", "", "Und § 6 BGB."),
    bis: 2,
    bilder,
  });
  const { stellen } = await gehoert("fundstellen");
  expect(stellen.map(({ nr, orte, ausBild }) => [nr, orte[0]?.seite, ausBild])).toEqual([
    ["4", 1, undefined],
    ["5", 2, true],
  ]);
  anweisen({ art: "frage", nummer: 2, frage: { art: "text", datei: 4 } });
  await gehoert("antwort");
  expect(new Set(gesagt.map(({ art }) => art))).toEqual(new Set(["tage", "fundstellen", "antwort"]));
});

const verschwunden = (): Blob =>
  Object.assign(datei("Es gilt § 7 BGB."), {
    arrayBuffer: () => Promise.reject(new DOMException("weg", "NotReadableError")),
  });

test("Eine Datei, die inzwischen verschoben ist, gilt nicht als beschädigt; auch die wiedergegebene wird abgelehnt", async () => {
  anweisen({ art: "lesen", datei: 5, inhalt: verschwunden() });
  expect(await gehoert("abgelehnt")).toEqual({ art: "abgelehnt", datei: 5, grund: "verschwunden" });
  gesagt.splice(0);
  anweisen({ art: "wieder", datei: 6, inhalt: verschwunden(), bis: 1, bilder: [] });
  expect(await gehoert("abgelehnt")).toEqual({ art: "abgelehnt", datei: 6, grund: "verschwunden" });
});

test("Von einer wiedergegebenen Datei, die geschlossen wird, während sie gelesen wird, ist nichts zu hören", async () => {
  const seiten = 50;
  const lange = datei(...Array.from({ length: seiten }, () => "Es gilt § 7 BGB."));
  // Whoever looks at the clock is reading.
  let uhr = 0;
  const zeit = vi.spyOn(performance, "now").mockImplementation(() => {
    if (++uhr === seiten) anweisen({ art: "schliessen", datei: 7 });
    return uhr * 1_000;
  });
  anweisen({ art: "wieder", datei: 7, inhalt: lange, bis: seiten, bilder: [] });
  anweisen({ art: "wieder", datei: 8, inhalt: datei("Es gilt § 8 BGB."), bis: 1, bilder: [] });
  try {
    await gehoert("fundstellen");
    expect(gesagt.map((eine) => "datei" in eine && eine.datei)).toEqual([8, 8]);
  } finally {
    zeit.mockRestore();
  }
});
