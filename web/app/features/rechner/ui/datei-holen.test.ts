import { afterEach, expect, test, vi } from "vitest";
import { dateiHolen, dateinameAus } from "./datei-holen.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const fragen = (antwort: () => Promise<Response>, abbruch = new AbortController()) => {
  vi.stubGlobal("fetch", antwort);
  return dateiHolen("pdf", { rechner: "/rvgrechner", stand: "1.x" }, abbruch.signal);
};
const absage = (status: number, koerper: object) => async () =>
  new Response(JSON.stringify(koerper), { status, headers: { "Content-Type": "application/json" } });

test.each([
  [401, {}, { art: "anmelden" }],
  [403, { code: "tarif" }, { art: "tarif" }],
  [
    403,
    { code: "fremde-herkunft" },
    { art: "fehler", text: expect.stringContaining("laden Sie die Seite neu") },
  ],
  [429, {}, { art: "fehler", text: expect.stringContaining("eine Minute") }],
  [400, { code: "unvollstaendig" }, { art: "fehler", text: expect.stringContaining("was fehlt") }],
  [503, { code: "ausgelastet" }, { art: "fehler", text: expect.stringContaining("noch einmal") }],
])("Status %i mit %j", async (status, koerper, erwartet) => {
  expect(await fragen(absage(status, koerper))).toEqual(erwartet);
});

test("Ohne Netz bleibt die Seite stehen und sagt es, ein Abbruch ist kein Fehler", async () => {
  const ohneNetz = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await fragen(ohneNetz)).toMatchObject({
    art: "fehler",
    text: expect.stringContaining("Verbindung"),
  });
  const abbruch = new AbortController();
  abbruch.abort();
  expect(await fragen(ohneNetz, abbruch)).toEqual({ art: "abgebrochen" });
});

test("Der Dateiname ist der des Servers, sonst ein schlichter", () => {
  expect(dateinameAus(`attachment; filename="x.pdf"; filename*=UTF-8''Verg%C3%BCtung.pdf`, "pdf")).toBe(
    "Vergütung.pdf",
  );
  expect(dateinameAus("attachment; filename*=UTF-8''%C3", "docx")).toBe("berechnung.docx");
  expect(dateinameAus(null, "xlsx")).toBe("berechnung.xlsx");
});
