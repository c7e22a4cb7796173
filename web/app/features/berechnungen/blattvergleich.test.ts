import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { type Blatt, type Blattzeile, rechnungsspalten } from "#dokumente/blatt/blatt.ts";
import { alsRvgFragment, blattrechnung } from "#features/rechner/index.server.ts";
import { leeresRvgFormular } from "#features/rechner/testing.ts";
import { vergleich } from "./blattvergleich.ts";
import { mitStichtag } from "./stichtag.server.ts";

const blatt = (zeilen: readonly Blattzeile[], titel = "Rechnung"): Blatt => ({
  titel: "Probe",
  kennzahl: { text: "", wert: "" },
  fassungen: [],
  tabellen: [{ titel, spalten: rechnungsspalten, zeilen }],
  vermerke: [],
  rechenstand: "1",
});
const zeile = (text: string, norm: string, satz: number, betrag: number): Blattzeile => ({
  zellen: [text, norm, satz, cent(betrag)],
});

test("Gleiche Positionen stehen nebeneinander, mit Unterschied und geändertem Satz", () => {
  const [tabelle] = vergleich(
    blatt([
      zeile("Verfahrensgebühr", "Nr. 3100 VV", 130, 79_820),
      zeile("Pauschale", "Nr. 7002 VV", 0, 2_000),
    ]),
    blatt([
      zeile("Verfahrensgebühr", "Nr. 3100 VV", 80, 52_160),
      zeile("Pauschale", "Nr. 7002 VV", 0, 2_000),
    ]),
  );
  expect(tabelle?.zeilen).toMatchObject([
    {
      links: "798,20",
      rechts: "521,60",
      unterschied: "−276,60",
      dazu: ["Satz: 1,3, dann 0,8"],
      anders: true,
    },
    { links: "20,00", rechts: "20,00", unterschied: "", dazu: [], anders: false },
  ]);
});

test("Was nur eine Seite hat, steht an seiner Stelle allein", () => {
  const [tabelle] = vergleich(
    blatt([zeile("A", "§ 1", 100, 100), zeile("C", "§ 3", 100, 300)]),
    blatt([zeile("A", "§ 1", 100, 100), zeile("B", "§ 2", 100, 200), zeile("C", "§ 3", 100, 300)]),
  );
  expect(
    tabelle?.zeilen.map(({ text, links, rechts, unterschied }) => [text, links, rechts, unterschied]),
  ).toEqual([
    ["A", "1,00", "1,00", ""],
    ["B", "", "2,00", "+2,00"],
    ["C", "3,00", "3,00", ""],
  ]);
});

test("Werte in den Worten einer Zeile trennen sie nicht, eine andere Nummer schon", () => {
  const paar = (a: Blattzeile, b: Blattzeile) => vergleich(blatt([a]), blatt([b]))[0]?.zeilen.length;
  expect(
    paar(
      zeile("Gebühr aus 5.000,00", "Nr. 3100 VV", 130, 1),
      zeile("Gebühr aus 9.000,00", "Nr. 3100 VV", 130, 2),
    ),
  ).toBe(1);
  expect(paar(zeile("Gebühr", "Nr. 3100 VV", 130, 1), zeile("Gebühr", "Nr. 3200 VV", 160, 2))).toBe(2);
});

test("Tabellen finden sich nach ihrem Titel, sonst nach ihrem Platz, und keine geht verloren", () => {
  const a = blatt([zeile("A", "§ 1", 100, 100)], "Erste");
  const b = { ...a, tabellen: [...blatt([], "Neue").tabellen, ...a.tabellen] };
  expect(vergleich(a, b).map(({ titel, zeilen }) => [titel, zeilen.map(({ anders }) => anders)])).toEqual([
    ["Erste", [false]],
    ["Neue", []],
  ]);
  expect(
    vergleich(a, { ...a, tabellen: blatt([zeile("A", "§ 1", 100, 300)], "Anders").tabellen }),
  ).toHaveLength(1);
});

test("Dieselben Eingaben nach altem und neuem Recht: 1,3 aus 10.000 € sind 798,20 € und 847,60 €", async () => {
  const leer = leeresRvgFormular();
  const [erste] = leer.angelegenheiten;
  if (!erste) throw new Error("Eine Angelegenheit erwartet");
  const stand = alsRvgFragment({
    ...leer,
    angelegenheiten: [
      {
        ...erste,
        felder: { ...erste.felder, wert: "10.000,00" },
        positionen: [{ id: "p1", nr: "3100", felder: {} }],
      },
    ],
  });
  const rechnung = await blattrechnung("/rvgrechner");
  const nach = (tagtext: string) => {
    const antwort = rechnung?.blattAus(
      mitStichtag("/rvgrechner", stand, tag(tagtext)) ?? "",
      tag("2026-11-21"),
      false,
    );
    if (antwort?.art !== "blatt") throw new Error(JSON.stringify(antwort));
    return antwort.blatt;
  };
  // 1.0 from 10,000 €: 614.00 (KostRÄG 2021), 652.00 (KostBRÄG 2025), Anlage 2 RVG.
  const [tabelle] = vergleich(nach("2025-05-31"), nach("2025-06-01"));
  expect(tabelle?.zeilen[0]).toMatchObject({ links: "798,20", rechts: "847,60", unterschied: "+49,40" });
});
