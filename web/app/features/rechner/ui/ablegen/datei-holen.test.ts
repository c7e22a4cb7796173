import { afterEach, expect, test, vi } from "vitest";
import { dateiHolen, dateinameAus } from "./datei-holen.ts";
import { dateiLaden } from "./datei-laden.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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

test.each([
  [400, "unlesbar", "Die Eingaben konnten nicht gelesen werden. Bitte laden Sie die Seite neu."],
  [400, "zu-umfangreich", "Diese Berechnung ist für ein Dokument zu umfangreich. Bitte teilen Sie sie auf."],
  [400, "unvollstaendig", "Diese Berechnung ist noch nicht vollständig; am Formular steht, was fehlt."],
  [403, "fremde-herkunft", "Der Server hat diese Seite nicht erkannt. Bitte laden Sie die Seite neu."],
  [429, "unlesbar", "Sie haben in kurzer Zeit viele Dateien erstellt. Bitte warten Sie eine Minute."],
  [
    500,
    undefined,
    "Die Datei konnte gerade nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.",
  ],
])("Zu %i %s steht ein eigener Satz", async (status, code, text) => {
  expect(await fragen(absage(status, { ...(code && { code }) }))).toEqual({ art: "fehler", text });
});

test("Eine Ablehnung ohne lesbaren Inhalt ist eine wie jede andere", async () => {
  const gescheitert =
    "Die Datei konnte gerade nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.";
  const antwort = async () => new Response("<html>", { status: 502 });
  expect(await fragen(antwort)).toEqual({ art: "fehler", text: gescheitert });
});

test("Antwortet der Server nicht, sagt die Seite etwas anderes als ohne Netz", async () => {
  const werfen = (fehler: unknown) => () => Promise.reject(fehler);
  const ohneNetz = "Keine Verbindung zum Server. Ihre Eingaben bleiben stehen.";
  expect(await fragen(werfen(new DOMException("", "TimeoutError")))).toEqual({
    art: "fehler",
    text: "Der Server hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.",
  });
  expect(await fragen(werfen(new DOMException("", "NetworkError")))).toEqual({
    art: "fehler",
    text: ohneNetz,
  });
  const fremd = Object.assign(new Error(), { name: "TimeoutError" });
  expect(await fragen(werfen(fremd))).toEqual({ art: "fehler", text: ohneNetz });
});

/** The browser's downloads: what was clicked, and which addresses were given back. */
function ablage() {
  const geklickt: { href: string; download: string }[] = [];
  const inhalte: Blob[] = [];
  const zurueckgegeben: string[] = [];
  vi.stubGlobal("document", {
    createElement: (name: string) => {
      const verweis = { name, href: "", download: "", click: () => geklickt.push({ ...verweis }) };
      return verweis;
    },
  });
  vi.spyOn(URL, "createObjectURL").mockImplementation((inhalt) => `blob:${inhalte.push(inhalt as Blob)}`);
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((adresse) => void zurueckgegeben.push(adresse));
  return { geklickt, inhalte, zurueckgegeben };
}

test("Die fertige Datei kommt unter ihrem Namen in die Ablage, die Adresse hält zehn Sekunden", async () => {
  vi.useFakeTimers();
  const { geklickt, inhalte, zurueckgegeben } = ablage();
  const aufrufe: unknown[] = [];
  const kopf = { "Content-Disposition": "attachment; filename*=UTF-8''Kosten.pdf; x=1" };
  vi.stubGlobal("fetch", async (pfad: string, { method, body }: RequestInit) => {
    aufrufe.push([pfad, method, body]);
    return new Response("%PDF", { headers: kopf });
  });
  const wunsch = { rechner: "/rvgrechner", stand: "1.x" };
  expect(await dateiHolen("pdf", wunsch, new AbortController().signal)).toEqual({ art: "gespeichert" });
  expect(aufrufe).toEqual([["/api/rechner/ausgabe/pdf", "POST", '{"rechner":"/rvgrechner","stand":"1.x"}']]);
  expect(geklickt).toEqual([expect.objectContaining({ name: "a", href: "blob:1", download: "Kosten.pdf" })]);
  expect(await inhalte[0]?.text()).toBe("%PDF");
  vi.advanceTimersByTime(9_999);
  expect(zurueckgegeben).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(zurueckgegeben).toEqual(["blob:1"]);
});

test("Ein Text des Browsers wird eine Datei in UTF-8; ihre Adresse bleibt nicht stehen", async () => {
  const { geklickt, inhalte, zurueckgegeben } = ablage();
  dateiLaden("konto.csv", "text/csv", "Müller");
  expect(geklickt).toEqual([expect.objectContaining({ name: "a", href: "blob:1", download: "konto.csv" })]);
  expect(inhalte[0]?.type).toBe("text/csv;charset=utf-8");
  expect(await inhalte[0]?.text()).toBe("Müller");
  expect(zurueckgegeben).toEqual(["blob:1"]);
});
