import { expect, test } from "vitest";
import { anzahlZeilen, type Gruppenblock, mitZeile, ohneZeile, zeilenDer } from "./rahmen.ts";
import { alsFragment, ausFragment } from "./rahmen-fragment.ts";

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

const bild = { pfad: "/probe", titel: "", vorspann: "", kennzahl: "", bloecke: [gruppe] } as const;

test("Der Link hält alle Eingaben; Fremdes und Überlanges wird nicht gelesen", () => {
  const eingaben = { "zahlungen.1.am": "5.3.2027", "zahlungen.2.betrag": "1.234,56 €" };
  expect(ausFragment(bild, alsFragment(eingaben))).toEqual(eingaben);
  for (const fremd of [{ fremd: "1" }, { "zahlungen.4.am": "1" }, { "zahlungen.1.am": "1".repeat(121) }])
    expect(ausFragment(bild, alsFragment(fremd as never))).toBeUndefined();
  for (const text of ["", "2.abc", "1.%%", "1.W10"]) expect(ausFragment(bild, text)).toBeUndefined();
});
