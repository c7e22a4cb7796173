import { expect, test } from "vitest";
import { angabenfeld, einzelfehler } from "./angabenfeld.ts";

test("Ein Feld zeigt, was getippt ist, auch wenn das nichts ist, sonst seinen Anfang", () => {
  const angabe = angabenfeld({ ort: "Köln", plz: "" }, { plz: "Fehlt." });
  expect(angabe("ort", "Berlin")).toEqual({ name: "ort", defaultValue: "Köln", fehler: undefined });
  expect(angabe("plz", "10115")).toEqual({ name: "plz", defaultValue: "", fehler: "Fehlt." });
  expect(angabe("land", "DE")).toEqual({ name: "land", defaultValue: "DE", fehler: undefined });
});

test("Ein einzelner Fehler steht an seinem Feld; gilt er dem ganzen Formular, an keinem", () => {
  expect(einzelfehler({ feld: "am", fehler: "Diesen Tag gibt es nicht." })).toEqual({
    am: "Diesen Tag gibt es nicht.",
  });
  expect(einzelfehler({ fehler: "Nicht gespeichert." })).toEqual({});
  expect(einzelfehler(undefined)).toEqual({});
});
