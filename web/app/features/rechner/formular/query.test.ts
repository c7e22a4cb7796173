import { expect, test } from "vitest";
import { istGefragt, laengstens, werteAusQuery } from "./query.ts";
import type { Rechnerformular } from "./rechnerformular.ts";
import { probeformular } from "./testing-probe.ts";

const probe = probeformular([
  { feld: "wert", art: "betrag", label: "Wert" },
  { feld: "am", art: "tag", label: "Tag" },
  { feld: "ust", art: "schalter", label: "Steuer", vorgabeAn: true },
  { feld: "vb", art: "schalter", label: "Bescheid", an: "1" },
]);
const formular: Rechnerformular = {
  ...probe,
  bloecke: [
    ...probe.bloecke,
    {
      art: "gruppe",
      name: "zahlungen",
      titel: "",
      einzeln: "",
      weitere: "",
      hoechstens: 2,
      felder: [{ feld: "betrag", art: "betrag", label: "Betrag" }],
    },
  ],
};
const werte = (query: string) => werteAusQuery(formular, new URLSearchParams(query));

test.each([
  ["wert=1234,5", { wert: "1.234,50" }],
  ["wert=10.00", { wert: "10.00" }],
  ["wert=viel", { wert: "viel" }],
  ["am=2026-03-05", { am: "05.03.2026" }],
  ["am=2026-02-30", { am: "2026-02-30" }],
  ["fremd=1", {}],
  ["zahlungen.2.betrag=5&zahlungen.3.betrag=6", { "zahlungen.2.betrag": "5,00" }],
])("%s wird als %j gelesen", (query, gelesen) => {
  expect(werte(query)).toEqual(gelesen);
});

test.each([
  ["ust=0", { ust: "0" }],
  ["ust=0&ust=1", {}],
  ["ust=1", {}],
  ["vb=1", { vb: "1" }],
  ["vb=0", {}],
])("Schalter %s: %j", (query, gelesen) => {
  expect(werte(query)).toEqual(gelesen);
});

test("Der Knopf einer Gruppe bringt eine leere Zeile und noch keine Rechnung", () => {
  expect(werte("zahlungen.1.betrag=5&dazu=zahlungen")).toEqual({
    "zahlungen.1.betrag": "5,00",
    "zahlungen.2.betrag": "",
  });
  expect(istGefragt(formular, new URLSearchParams("wert=5&dazu=zahlungen"))).toBe(false);
  expect(istGefragt(formular, new URLSearchParams("wert=5"))).toBe(true);
  expect(istGefragt(formular, new URLSearchParams("wert=&fremd=1"))).toBe(false);
});

const breit: Rechnerformular = {
  ...formular,
  bloecke: [
    {
      art: "felder",
      felder: [
        { feld: "text", art: "text", label: "Text" },
        { feld: "nummern", art: "text", label: "Nummern", liste: true },
        { feld: "an", art: "schalter", label: "An" },
        { feld: "wahl", art: "wahl", label: "Wahl" },
      ],
    },
    {
      art: "gruppe",
      name: "personen",
      titel: "",
      einzeln: "",
      weitere: "",
      hoechstens: 2,
      leereBleiben: true,
      felder: [
        { feld: "alter", art: "zahl", label: "Alter" },
        { feld: "geld", art: "betrag", label: "Geld" },
      ],
    },
  ],
};

test.each([
  ["text=a&text=b", { text: "a b" }],
  ["nummern=3100&nummern=3104", { nummern: "3100,3104" }],
  ["an=ja", { an: "ja" }],
  ["an=1", {}],
  ["text=+&an=", {}],
  ["personen.1.alter=&personen.1.geld=", { "personen.1.alter": "" }],
  ["personen.1.geld=", {}],
  ["personen.3.alter=", {}],
  ["dazu=personen", { "personen.1.alter": "" }],
  ["dazu=text", {}],
  [`wahl=${"x".repeat(130)}`, { wahl: "x".repeat(120) }],
  [`text=${"x".repeat(2_100)}`, { text: "x".repeat(2_000) }],
])("Aus %.30s wird %.60j", (query, gelesen) => {
  expect(werteAusQuery(breit, new URLSearchParams(query))).toEqual(gelesen);
});

test("Kurze Felder fassen 120 Zeichen, Texte 2.000", () => {
  const arten = ["betrag", "tag", "zahl", "satz", "auswahl", "wahl", "schalter"] as const;
  expect(arten.map(laengstens)).toEqual(arten.map(() => 120));
  expect([laengstens("text"), laengstens("eigen"), laengstens("verborgen")]).toEqual([2_000, 2_000, 2_000]);
});

test("Mehr als 400 Namen werden nicht gelesen", () => {
  const namen = Array.from({ length: 400 }, (_, i) => `fremd${i}=1`).join("&");
  expect(werteAusQuery(breit, new URLSearchParams(`${namen}&text=x`))).toEqual({});
  expect(werteAusQuery(breit, new URLSearchParams(`text=x&${namen}`))).toEqual({ text: "x" });
});

test("Ein zu langer Text endet nicht mit einem halben Zeichen", () => {
  const text = werte(new URLSearchParams({ am: `${"x".repeat(119)}😀` }).toString()).am;
  expect(text).toBe("x".repeat(119));
});
