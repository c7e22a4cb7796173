import { expect, test } from "vitest";
import { gezogene, nurGezogene } from "./stichprobe.ts";

const ort = { line: 1, column: 1 };
const aenderungen = Array.from({ length: 40 }, (_, i) => ({
  id: String(i),
  datei: "a.ts",
  mutatorName: "",
  status: i === 0 ? "Ignored" : "",
  location: { start: ort, end: ort },
}));
const messung = { jeTest: { t: { "1": 1, "2": 3, "3": 1 } }, beimLaden: ["1", "4"], rot: [] };

test("Gezogen wird zufällig und mit derselben Saat gleich", () => {
  const frage = { anzahl: 12, saat: "1" };
  const eine = gezogene(aenderungen, messung, frage);
  expect(eine.size).toBe(12);
  expect(gezogene(aenderungen, messung, frage)).toEqual(eine);
  expect(gezogene(aenderungen, messung, { ...frage, saat: "2" })).not.toEqual(eine);
});

test("Nicht gezogen wird, was nicht probiert werden soll oder nur beim Laden läuft", () => {
  const alle = gezogene(aenderungen, messung, { anzahl: 100, saat: "1" });
  expect(alle.size).toBe(38);
  expect(alle.has("0")).toBe(false);
  expect(alle.has("4")).toBe(false);
  expect(alle.has("1")).toBe(true);
});

test("Probiert werden nur die gezogenen", () => {
  expect(nurGezogene(messung, new Set(["2"])).jeTest).toEqual({ t: { "2": 3 } });
});
