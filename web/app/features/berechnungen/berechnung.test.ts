import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { type Blatt, rechnungsspalten, zelltext } from "#dokumente/blatt/blatt.ts";
import { alsFragment, ausFragment, mahnformular, pfaendungsformular } from "#features/rechner/testing.ts";
import type { Berichtigung } from "#features/seiten/index.ts";
import { suchtext } from "./berechnung.ts";
import { berichtigungenZu } from "./berichtigt.ts";
import { blattAusJson } from "./gespeichertes-blatt.server.ts";
import { alsMarke, istId, markeAus } from "./marke.ts";
import { mitStichtag } from "./stichtag.server.ts";
import { versionsnummer } from "./versionsnummer.ts";

const blatt: Blatt = {
  titel: "Vergütung",
  kennzahl: { text: "Gesamtbetrag", wert: "847,60 €" },
  fassungen: [],
  tabellen: [
    { titel: "Gebühren", spalten: rechnungsspalten, zeilen: [{ zellen: ["Netto", "", undefined, 84_760] }] },
  ],
  vermerke: [],
  rechenstand: "1",
};

test("Ein Blatt kommt aus der Datenbank mit leeren Zellen zurück, nicht mit „null“", () => {
  const gelesen = blattAusJson(JSON.parse(JSON.stringify(blatt)));
  expect(gelesen).toEqual(blatt);
  const [zeile] = gelesen.tabellen[0]?.zeilen ?? [];
  expect(zelltext(zeile?.zellen[2], { titel: "Satz", art: "satz" })).toBe("");
});

test.each<[string, unknown]>([
  ["kein Blatt", { titel: "Vergütung" }],
  [
    "ein Betrag als Bruch",
    {
      ...blatt,
      tabellen: [
        { ...blatt.tabellen[0], zeilen: [{ zellen: [], schritte: [{ text: "x", norm: "", betrag: 0.5 }] }] },
      ],
    },
  ],
  [
    "ein Tag, den es nicht gibt",
    {
      ...blatt,
      fassungen: [
        { ab: "2026-02-30", quelle: { titel: "x", fundstelle: "y" }, grund: "", sicherheit: "hoch" },
      ],
    },
  ],
  [
    "eine Spalte anderer Art",
    { ...blatt, tabellen: [{ titel: "x", spalten: [{ titel: "y", art: "geld" }], zeilen: [] }] },
  ],
  ["nichts", null],
])("Was kein Blatt ist, wird in Worten abgewiesen: %s", (_, wert) => {
  expect(() => blattAusJson(wert)).toThrow(/^Diese Berechnung ist in einer Form gespeichert/);
});

test("Gesucht wird in Name, Aktenzeichen, Titel, Betrag und den Worten der Zeilen", () => {
  const text = suchtext({ bezeichnung: "Huber ./. ÄRZTE", aktenzeichen: "17 O 5/26" }, blatt);
  for (const wort of ["huber", "ärzte", "17 o 5/26", "vergütung", "847,60", "gebühren", "netto"])
    expect(text).toContain(wort);
});

test("Eine berichtigte Zahl trifft, was in der falschen Zeit mit dem Rechner gerechnet wurde", () => {
  const alle: Berichtigung[] = [
    {
      am: tag("2026-12-10"),
      falschSeit: tag("2026-12-01"),
      was: "Zahl",
      betroffen: "Rechnungen",
      rechner: ["/rvgrechner"],
    },
  ];
  const betroffen = (rechner: string, tagtext: string) =>
    berichtigungenZu({ rechner, berechnetAm: tag(tagtext) }, alle).length;
  expect(
    ["2026-11-30", "2026-12-01", "2026-12-09", "2026-12-10"].map((t) => betroffen("/rvgrechner", t)),
  ).toEqual([0, 1, 1, 0]);
  expect(betroffen("/zinsrechner", "2026-12-05")).toBe(0);
  const amSelbenTag = alle.map((b) => ({ ...b, falschSeit: b.am }));
  expect(
    berichtigungenZu({ rechner: "/rvgrechner", berechnetAm: tag("2026-12-10") }, amSelbenTag),
  ).toHaveLength(1);
  const ohneRechner = alle.map(({ rechner: _rechner, ...b }) => b);
  expect(
    berichtigungenZu({ rechner: "/zinsrechner", berechnetAm: tag("2026-12-05") }, ohneRechner),
  ).toHaveLength(1);
});

test("Ein anderer Stichtag lässt alle anderen Eingaben stehen", () => {
  const stand = alsFragment({ netto: "3.000,00", stichtag: "01.07.2026", personen: "2" });
  const anders = mitStichtag("/pfaendungsrechner", stand, tag("2025-07-01")) ?? "";
  expect(ausFragment(pfaendungsformular, anders)).toEqual({
    netto: "3.000,00",
    stichtag: "01.07.2025",
    personen: "2",
  });
  const mahn = mitStichtag(
    "/mahnverfahren",
    alsFragment({ wert: "5000", auftrag: "1.3.2026" }),
    tag("2025-05-31"),
  );
  expect(ausFragment(mahnformular, mahn ?? "")).toEqual({ wert: "5000", stichtag: "31.05.2025" });
  for (const rechner of ["/zinsrechner", "/nirgends", "constructor"])
    expect(mitStichtag(rechner, stand, tag("2025-07-01")), rechner).toBeUndefined();
  for (const kaputt of ["", "1.", "1.W10", "Unsinn"])
    expect(mitStichtag("/pfaendungsrechner", kaputt, tag("2025-07-01")), kaputt).toBeUndefined();
});

test("Marken der Liste kommen heil zurück, alles andere ist keine", () => {
  const marke = { geaendert: "2026-11-21T10:00:00.123Z", id: "0b0e7c0e-6f7c-4a2b-9a52-2f1d0b6a7c11" };
  expect(markeAus(alsMarke(marke))).toEqual(marke);
  for (const text of [null, "", "1", "x.0b0e7c0e", `99999999999999999.${marke.id}`, `1.${marke.id}'`])
    expect(markeAus(text)).toBeUndefined();
  expect([istId(marke.id), istId(`${marke.id} `), istId(undefined)]).toEqual([true, false, false]);
});

test("Eine Version ist eine ganze Zahl ab 1", () => {
  const aus = (wert: string) => versionsnummer(`http://x/?version=${wert}`);
  expect(["2", "0", "-1", "1.5", "1e3", "", "9999999"].map(aus)).toEqual([2, ...Array(6).fill(undefined)]);
});
