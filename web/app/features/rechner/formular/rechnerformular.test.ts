import { expect, test } from "vitest";
import { alsBase64 } from "./base64.ts";
import { alsFragment, ausFragment } from "./fragment.ts";
import {
  anzahlZeilen,
  feldVon,
  type Gruppenblock,
  mitZeile,
  ohneZeile,
  type Rechnerformular,
  zeilenDer,
} from "./rechnerformular.ts";

const gruppe: Gruppenblock = {
  art: "gruppe",
  name: "zahlungen",
  titel: "",
  einzeln: "",
  weitere: "",
  hoechstens: 3,
  felder: [
    { feld: "am", art: "tag", label: "Tag" },
    { feld: "betrag", art: "betrag", label: "Betrag" },
  ],
};
const werte = { "zahlungen.1.am": "1", "zahlungen.2.betrag": "2", wert: "9" };

test("Eine Zeile kommt hinten dazu, bis zur höchsten Zahl", () => {
  expect(anzahlZeilen(gruppe, mitZeile(gruppe, werte))).toBe(3);
  expect(anzahlZeilen(gruppe, mitZeile(gruppe, mitZeile(gruppe, werte)))).toBe(3);
});

test("Nimmt man eine Zeile heraus, rücken die dahinter auf", () => {
  expect(ohneZeile(gruppe, 1, werte)).toEqual({ "zahlungen.1.betrag": "2", wert: "9" });
});

test("Leere Zeilen zählen nicht, die anderen behalten ihren Ort", () => {
  expect(zeilenDer(gruppe, { "zahlungen.1.am": " ", "zahlungen.2.betrag": "2" })).toEqual([
    { ort: "zahlungen.2", werte: { am: "", betrag: "2" } },
  ]);
});

const formular = { pfad: "/probe", titel: "", vorspann: "", kennzahl: "", bloecke: [gruppe] } as const;

test("Der Link hält alle Eingaben; Fremdes und Überlanges wird nicht gelesen", () => {
  const eingaben = { "zahlungen.1.am": "5.3.2027", "zahlungen.2.betrag": "1.234,56 €" };
  expect(ausFragment(formular, alsFragment(eingaben))).toEqual(eingaben);
  for (const fremd of [{ fremd: "1" }, { "zahlungen.4.am": "1" }, { "zahlungen.1.am": "1".repeat(121) }])
    expect(ausFragment(formular, alsFragment(fremd as never))).toBeUndefined();
  for (const text of ["", "2.abc", "1.%%", "1.W10"]) expect(ausFragment(formular, text)).toBeUndefined();
});

test("Eine Gruppe zeigt mindestens ihre ersten Zeilen und höchstens so viele, wie sie fasst", () => {
  expect(anzahlZeilen({ ...gruppe, anfangs: 2 }, {})).toBe(2);
  expect(anzahlZeilen(gruppe, {})).toBe(0);
  expect(anzahlZeilen(gruppe, { "zahlungen.9.am": "" })).toBe(3);
  for (const fremd of ["forderungen.2.am", "xzahlungen.2.am!", "zahlungen.2", "zahlungen.222.am", "1.2.am"])
    expect(anzahlZeilen(gruppe, { [fremd]: "" }), fremd).toBe(0);
});

test("Eine neue Zeile beginnt leer mit ihrem ersten Feld; was da ist, bleibt", () => {
  expect(mitZeile(gruppe, { "zahlungen.1.am": "x" })).toEqual({
    "zahlungen.1.am": "x",
    "zahlungen.2.am": "",
  });
  const voll = { "zahlungen.3.am": "x" };
  expect(mitZeile(gruppe, voll)).toEqual(voll);
});

test("Nimmt man die letzte Zeile heraus, bleiben die davor", () => {
  expect(ohneZeile(gruppe, 2, { "zahlungen.1.am": "1", "zahlungen.2.am": "2", "andere.2.am": "3" })).toEqual({
    "zahlungen.1.am": "1",
    "andere.2.am": "3",
  });
});

const ganzes: Rechnerformular = {
  ...formular,
  bloecke: [
    { art: "felder", felder: [{ feld: "wert", art: "betrag", label: "Wert" }] },
    { ...gruppe, name: "forderungen", hoechstens: 2 },
    gruppe,
    { art: "felder", felder: [{ feld: "bis", art: "tag", label: "Bis" }] },
  ],
};

test.each([
  ["wert", "Wert"],
  ["bis", "Bis"],
  ["am", undefined],
  ["zahlungen.1.am", "Tag"],
  ["zahlungen.3.betrag", "Betrag"],
  ["zahlungen.0.am", undefined],
  ["zahlungen.4.am", undefined],
  ["forderungen.3.am", undefined],
  ["zahlungen.1.wert", undefined],
  ["fremd.1.am", undefined],
])("Das Feld %s heißt %s", (name, label) => {
  expect(feldVon(ganzes, name)?.label).toBe(label);
});

test("Der Link hält nur, was ausgefüllt ist, und nichts als Texte", () => {
  expect(ausFragment(formular, alsFragment({ "zahlungen.1.am": "", "zahlungen.2.am": "5" }))).toEqual({
    "zahlungen.2.am": "5",
  });
  expect(alsFragment({})).toMatch(/^1\./);
  for (const fremd of ["5", "null", '["x"]', '"x"', '{"zahlungen.1.am":5}'])
    expect(ausFragment(formular, `1.${alsBase64(fremd)}`), fremd).toBeUndefined();
  expect(ausFragment(formular, alsFragment({ "zahlungen.1.am": "1".repeat(120) }))).toBeDefined();
  expect(ausFragment(formular, `1.${"e".repeat(200_000)}`)).toBeUndefined();
});
