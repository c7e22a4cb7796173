import { expect, test } from "vitest";
import { aufgenommen, namenAus } from "./namen.ts";

test("Aus einem Text werden einzelne Namen, an Komma, Semikolon, Tabulator und Zeile getrennt", () => {
  expect(namenAus("Anrechnung, Auslagen")).toEqual(["Anrechnung", "Auslagen"]);
  expect(namenAus(" PKH ;VKH\r\nKosten  im\tFamilienrecht,,\n")).toEqual([
    "PKH",
    "VKH",
    "Kosten im",
    "Familienrecht",
  ]);
  expect(namenAus(" , ")).toEqual([]);
});

test("Kein Name steht zweimal da; bekannte behalten ihre Schreibweise, und mehr als erlaubt werden es nicht", () => {
  const grenze = { bekannte: ["Auslagen"], hoechstens: 3 };
  expect(aufgenommen(["Anrechnung"], ["anrechnung", "auslagen", "Auslagen"], grenze)).toEqual({
    werte: ["Anrechnung", "Auslagen"],
    neue: ["Auslagen"],
    zuViele: false,
  });
  expect(aufgenommen(["A", "B"], ["C", "D"], grenze)).toEqual({
    werte: ["A", "B", "C"],
    neue: ["C"],
    zuViele: true,
  });
});
