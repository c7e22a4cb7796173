import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bearbeitet, senden, zustimmen } from "./speichern-senden.ts";

let speicher: Map<string, string>;
let aufrufe: { pfad: string; koerper: unknown }[];

beforeEach(() => {
  speicher = new Map();
  aufrufe = [];
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => speicher.get(name) ?? null,
    setItem: (name: string, wert: string) => speicher.set(name, wert),
  });
  vi.stubGlobal("location", { pathname: "/pkh-rechner", search: "?berechnung=b%2F1&basis=2" });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The server answers these one after the other. */
function server(...antworten: (readonly [number, unknown] | Error)[]) {
  vi.stubGlobal("fetch", async (pfad: string, init?: { body?: string }) => {
    aufrufe.push({
      pfad: String(pfad),
      koerper: typeof init?.body !== "string" ? null : JSON.parse(init.body),
    });
    const antwort = antworten.shift();
    if (!antwort || antwort instanceof Error) throw antwort ?? new Error("zu viele Aufrufe");
    return new Response(JSON.stringify(antwort[1]), {
      status: antwort[0],
      headers: { "Content-Type": "application/json" },
    });
  });
}

const wunsch = { rechner: "/pkh-rechner", stand: "1.x", bezeichnung: "Müller", aktenzeichen: "1/26" };
const gespeichert = { id: "b1", bezeichnung: "Müller", version: 2 };

test("Eine neue Berechnung wird mit allem gesendet; ihre Fassung merkt sich der Tab", async () => {
  server([200, { id: "b7", version: 1 }]);
  expect(await senden(wunsch, undefined)).toEqual({ art: "gespeichert", id: "b7", version: 1 });
  expect(aufrufe).toEqual([{ pfad: "/api/berechnungen", koerper: wunsch }]);
  expect([...speicher]).toEqual([["basis/b7", "1"]]);
});

test("Eine Änderung nennt die Fassung, von der sie ausgeht", async () => {
  server([200, { version: 3 }]);
  expect(await senden(wunsch, gespeichert)).toEqual({ art: "gespeichert", id: "b1", version: 3 });
  expect(aufrufe).toEqual([{ pfad: "/api/berechnungen/b1/versionen", koerper: { stand: "1.x", basis: 2 } }]);
  expect([...speicher]).toEqual([["basis/b1", "3"]]);
});

test("Ohne Fassung in der Antwort merkt sich der Tab keine", async () => {
  server([200, {}]);
  expect(await senden(wunsch, undefined)).toEqual({ art: "gespeichert", id: "", version: undefined });
  expect(speicher.size).toBe(0);
});

const neuLaden = "Bitte laden Sie die Seite neu.";
test.each<[number, object, object]>([
  [401, {}, { art: "anmelden" }],
  [403, { code: "verschwiegenheit" }, { art: "verschwiegenheit" }],
  [409, { code: "veraltet" }, { art: "veraltet" }],
  [
    403,
    { code: "tarif" },
    {
      art: "tarif",
      text: "Im Tarif Free speichern Sie bis zu drei Berechnungen ohne Funktionen des Tarifs Basic. Mehr ist im Tarif Basic enthalten; Ihre Eingaben bleiben stehen.",
    },
  ],
  [
    429,
    {},
    { art: "fehler", text: "Sie haben in kurzer Zeit viel gespeichert. Bitte warten Sie eine Minute." },
  ],
  [
    400,
    { code: "unlesbar" },
    { art: "fehler", text: `Die Eingaben konnten nicht gelesen werden. ${neuLaden}` },
  ],
  [
    400,
    { code: "zu-umfangreich" },
    {
      art: "fehler",
      text: "Diese Berechnung ist für das Speichern zu umfangreich. Bitte teilen Sie sie auf.",
    },
  ],
  [
    400,
    { code: "unvollstaendig" },
    { art: "fehler", text: "Diese Berechnung ist noch nicht vollständig; am Formular steht, was fehlt." },
  ],
  [
    403,
    { code: "fremde-herkunft" },
    { art: "fehler", text: `Der Server hat diese Seite nicht erkannt. ${neuLaden}` },
  ],
  [
    500,
    {},
    {
      art: "fehler",
      text: "Die Berechnung konnte gerade nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal.",
    },
  ],
])("Status %i mit %j: %j", async (status, koerper, erwartet) => {
  server([status, koerper]);
  expect(await senden(wunsch, undefined)).toEqual(erwartet);
});

test("Ohne Netz und nach zu langem Warten sagt die Seite, woran es lag", async () => {
  server(new TypeError("Failed to fetch"), new DOMException("x", "TimeoutError"), new DOMException("x", "Y"));
  const ohneNetz = { art: "fehler", text: "Keine Verbindung zum Server. Ihre Eingaben bleiben stehen." };
  expect(await senden(wunsch, undefined)).toEqual(ohneNetz);
  expect(await senden(wunsch, undefined)).toEqual({
    art: "fehler",
    text: "Der Server hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.",
  });
  expect(await senden(wunsch, undefined)).toEqual(ohneNetz);
});

test("Zugestimmt wird dem Wortlaut, der jetzt gilt", async () => {
  server([200, { fassung: "2026-01" }], [200, {}]);
  expect(await zustimmen()).toBeUndefined();
  const pfad = "/api/konto/verschwiegenheit";
  expect(aufrufe).toEqual([
    { pfad, koerper: null },
    { pfad, koerper: { fassung: "2026-01" } },
  ]);
  server([401, {}]);
  expect(await zustimmen()).toEqual({ art: "anmelden" });
  server([200, { fassung: "x" }], [409, { code: "veraltet" }]);
  expect(await zustimmen()).toEqual({ art: "veraltet" });
  server(new TypeError("x"));
  expect(await zustimmen()).toMatchObject({ art: "fehler" });
});

test("Zum Bearbeiten geöffnet ist nur eine eigene, vorhandene Berechnung dieses Rechners", async () => {
  const zeile = { ...gespeichert, rechner: "/pkh-rechner" };
  server([200, { zeile }]);
  expect(await bearbeitet()).toEqual(zeile);
  expect(aufrufe).toEqual([{ pfad: "/api/berechnungen/b%2F1", koerper: null }]);
  server([200, { zeile: { ...zeile, rechner: "/streitwert" } }]);
  expect(await bearbeitet()).toBeUndefined();
  server([200, { zeile: { ...zeile, geloescht: "2026-01-01" } }]);
  expect(await bearbeitet()).toBeUndefined();
  server([404, { zeile }]);
  expect(await bearbeitet()).toBeUndefined();
  server(new TypeError("x"));
  expect(await bearbeitet()).toBeUndefined();
  vi.stubGlobal("location", { pathname: "/pkh-rechner", search: "" });
  server([200, { zeile }]);
  expect(await bearbeitet()).toBeUndefined();
});
