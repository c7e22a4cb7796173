import { readFileSync } from "node:fs";
import { pdf } from "@gebuehrenportal/pdf/pdfbau";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Anweisung, Meldung } from "./nachrichten.ts";

const gesagt: Meldung[] = [];

/** What a worker is to its own code. */
class Selbst extends EventTarget {
  readonly origin = "https://portal.example";
  postMessage(meldung: Meldung): void {
    gesagt.push(meldung);
  }
}
const selbst = new Selbst();

beforeAll(async () => {
  vi.stubGlobal("self", selbst);
  const wasm = readFileSync(new URL(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm")));
  vi.stubGlobal("fetch", async () => new Response(wasm));
  await import("./postwerk.ts");
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => void gesagt.splice(0));

/** What the worker says of a file in the end. */
function gelesen(inhalt: Uint8Array) {
  const data: Anweisung = { art: "lesen", inhalt: new Blob([inhalt as Uint8Array<ArrayBuffer>]) };
  selbst.dispatchEvent(new MessageEvent("message", { data }));
  return vi.waitUntil(() => gesagt.find(({ art }) => art === "fertig" || art === "abgelehnt"), {
    timeout: 60_000,
  });
}
const seite = (...texte: readonly string[]) => ({
  zeilen: texte.map((text, i) => [60, 760 - 20 * i, text] as const),
});

test("Eine Datei wird ganz gelesen; was sie vorschlägt, nennt seine Seite", async () => {
  const datei = pdf([
    seite("Landgericht Köln", "Urteil"),
    seite("Bitte nehmen Sie binnen zwei Wochen Stellung."),
  ]);
  expect(await gelesen(datei)).toMatchObject({
    art: "fertig",
    vorschlaege: [
      { feld: "sender", wert: "Landgericht Köln", stelle: { seite: 1 } },
      { feld: "kind", wert: "urteil" },
      { feld: "statedPeriod", wert: "binnen zwei Wochen", stelle: { seite: 2 } },
    ],
  });
  expect(gesagt[0]).toEqual({ art: "stand", gelesen: 0, gesamt: 2 });
});

test.each([
  ["ein Bild", pdf([{ inhalt: "0 0 100 100 re f" }]), "ohne-text"],
  ["keine PDF-Datei", new TextEncoder().encode("Guten Tag"), "beschaedigt"],
  [
    "eine mit Kennwort",
    readFileSync(new URL("../../../../../../packages/pdf/testing/gesperrt.pdf", import.meta.url)),
    "kennwort",
  ],
])("Warum %s nichts vorschlägt, wird gesagt", async (_was, inhalt, grund) => {
  expect(await gelesen(inhalt)).toEqual({ art: "abgelehnt", grund });
});
