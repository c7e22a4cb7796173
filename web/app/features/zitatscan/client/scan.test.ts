import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Anweisung, Meldung } from "../nachrichten.ts";
import { Stummer } from "./testing-werk.ts";

vi.mock("#platform/client/start.ts", () => ({ kern: async () => {} }));
vi.mock("./fassungen.ts", () => ({ fassungenLaden: async () => {} }));
vi.mock("../ausfuhr/ausfuhr.ts", () => ({}));
const zeilen = [[{ text: "§ 1 BGB", x: 1, y: 2, breite: 3, hoehe: 4 }]];
vi.mock("./texterkennung.ts", () => ({
  texterkennungStarten: async () => ({ lesen: async () => zeilen, beenden: () => {} }),
}));

const fenster = new EventTarget();
const inhalt = new File(["x"], "klage.pdf");
let scan: typeof import("./scan.ts");
let zustand: typeof import("./zustand.ts");

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("Worker", Stummer);
  vi.stubGlobal("window", fenster);
  vi.stubGlobal("addEventListener", fenster.addEventListener.bind(fenster));
  vi.stubGlobal("location", new URL("https://portal.example/paragraphen-profi"));
  scan = await import("./scan.ts");
  zustand = await import("./zustand.ts");
});
afterEach(() => {
  vi.unstubAllGlobals();
  // What the portal keeps in its modules is not left to the next file.
  vi.resetModules();
});

const bereit = async () => {
  Stummer.letzter.sagen({ art: "da" });
  Stummer.letzter.sagen({ art: "bereit" });
  await vi.waitFor(() => expect(zustand.aktuell().werk).toBe("bereit"));
};
const gehoert = (art: Anweisung["art"]) =>
  vi.waitUntil(() => Stummer.letzter.gehoert.find((eine) => eine.art === art));
const arten = () => Stummer.letzter.gehoert.map(({ art }) => art);
const datei = () => zustand.aktuell().dateien[0] ?? expect.unreachable();

/** A file of two pages, the second of which is a picture, read to its end. */
async function gelesen(): Promise<void> {
  scan.dateienLesen([inhalt]);
  await bereit();
  await gehoert("lesen");
  const { id } = datei();
  const meldungen: readonly Meldung[] = [
    { art: "geoeffnet", datei: id, seitenzahl: 2, signiert: false },
    {
      art: "gelesen",
      datei: id,
      masse: [
        [595, 842],
        [595, 842],
      ],
    },
    { art: "fertig", datei: id, ohneText: [2], anfragen: 0 },
  ];
  for (const meldung of meldungen) Stummer.letzter.sagen(meldung);
}

test("Nach einem Absturz bekommt das neue Werk erst das Land, dann die Datei, einmal, dann die Fragen", async () => {
  scan.landWaehlen("NW");
  await gelesen();
  Stummer.letzter.sterben();
  expect(datei().lage).toBe("fertig");
  const fragen = [1, 2].map(() => scan.werkFragen({ art: "text", datei: datei().id }).catch(() => {}));
  await bereit();
  await vi.waitFor(() => expect(arten().filter((art) => art === "frage")).toHaveLength(2));
  expect(arten()).toEqual(["laden", "land", "wieder", "frage", "frage"]);
  expect(Stummer.letzter.gehoert[2]).toEqual({
    art: "wieder",
    datei: datei().id,
    inhalt,
    bis: 2,
    bilder: [],
  });
  Stummer.letzter.sterben();
  await Promise.all(fragen);
});

test("Was aus Bildern gelesen ist, kommt nach einem Absturz mit der Datei wieder", async () => {
  await gelesen();
  const lesen = scan.bilderLesen(datei());
  const frage = (await gehoert("frage")) as Extract<Anweisung, { art: "frage" }>;
  expect(frage.frage).toEqual({ art: "vorlage", datei: datei().id, seite: 2 });
  Stummer.letzter.sagen({ art: "antwort", nummer: frage.nummer, wert: {} });
  await lesen;
  expect(await gehoert("bildtext")).toEqual({ art: "bildtext", datei: datei().id, seite: 2, zeilen });
  expect(datei().ohneText).toEqual([]);
  Stummer.letzter.sterben();
  void scan.werkFragen({ art: "text", datei: datei().id }).catch(() => {});
  await bereit();
  expect(await gehoert("wieder")).toMatchObject({ bis: 2, bilder: [{ seite: 2, zeilen }] });
});

test("Eine Datei mit Kennwort geht nicht ohne es an das neue Werk; mit ihm wird sie von vorn gelesen", async () => {
  await gelesen();
  scan.mitKennwort(datei(), "geheim");
  await vi.waitFor(() => expect(Stummer.letzter.gehoert.at(-1)).toMatchObject({ kennwort: "geheim" }));
  const { id } = datei();
  Stummer.letzter.sagen({ art: "geoeffnet", datei: id, seitenzahl: 1, signiert: false });
  Stummer.letzter.sagen({ art: "gelesen", datei: id, masse: [[595, 842]] });
  Stummer.letzter.sagen({ art: "fertig", datei: id, ohneText: [], anfragen: 0 });
  expect(datei().masse).toHaveLength(1);
  Stummer.letzter.sterben();
  expect(datei().verschlossen).toBe(true);
  void scan.werkFragen({ art: "text", datei: id }).catch(() => {});
  await bereit();
  await gehoert("frage");
  expect(arten()).not.toContain("wieder");
  scan.mitKennwort(datei(), "geheim");
  expect(datei().verschlossen).toBeUndefined();
  expect(await gehoert("lesen")).toMatchObject({ datei: id, kennwort: "geheim" });
});

test("Wer sich abmeldet, dessen Land kennt auch das Werk nicht mehr", async () => {
  scan.landWaehlen("NW");
  await gelesen();
  fenster.dispatchEvent(new Event("eingaben-vergessen"));
  expect(zustand.aktuell()).toMatchObject({ dateien: [], land: "" });
  await vi.waitFor(() => expect(Stummer.letzter.gehoert.at(-1)).toEqual({ art: "land", land: "" }));
});
