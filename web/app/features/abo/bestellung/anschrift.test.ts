import { expect, test } from "vitest";
import { alsFelder, anschriftAus } from "./anschrift.ts";

const voll = { name: " Kanzlei  Muster ", strasse: "Ring 1", plz: "10 115", ort: "Berlin" };

test("Eine Anschrift wird gelesen, wie sie gemeint ist", () => {
  expect(anschriftAus({ ...voll, ustId: "de 123 456 789" })).toEqual({
    anschrift: {
      name: "Kanzlei Muster",
      zusatz: "",
      strasse: "Ring 1",
      plz: "10115",
      ort: "Berlin",
      land: "DE",
      ustId: "DE123456789",
    },
    fehler: {},
  });
});

test("Gar keine ist erlaubt, eine halbe nicht", () => {
  expect(anschriftAus({ name: " ", plz: "" })).toEqual({ anschrift: undefined, fehler: {} });
  expect(Object.keys(anschriftAus({ ort: "Berlin" }).fehler)).toEqual(["name", "strasse", "plz"]);
  expect(Object.keys(anschriftAus({ ustId: "ATU12345678" }).fehler)).toEqual([
    "name",
    "strasse",
    "plz",
    "ort",
    "ustId",
  ]);
  expect(anschriftAus({ ...voll, plz: "1011" }).fehler).toEqual({
    plz: "Eine Postleitzahl hat fünf Ziffern.",
  });
});

test("Die Felder zeigen, was gespeichert ist", () => {
  const { anschrift } = anschriftAus(voll);
  expect(alsFelder(anschrift)).toMatchObject({ name: "Kanzlei Muster", ustId: "", zusatz: "" });
  expect(alsFelder(undefined)).toMatchObject({ name: "" });
});
