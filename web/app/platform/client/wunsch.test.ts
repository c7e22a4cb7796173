import { afterEach, expect, test, vi } from "vitest";
import { gemerkterWunsch, type Wunsch, wunschMerken, wunschVergessen } from "./wunsch.ts";

const wunsch: Wunsch = {
  stufe: "basic",
  text: "Weiter zur Kostennote",
  weiter: "/kostennoten/neu#1.abc",
  zurueckText: "Zurück zum RVG-Rechner",
  zurueck: "/rvgrechner#1.abc",
};

function speicher(): Map<string, string> {
  const eintraege = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => eintraege.get(name) ?? null,
    setItem: (name: string, wert: string) => eintraege.set(name, wert),
    removeItem: (name: string) => eintraege.delete(name),
  });
  return eintraege;
}
afterEach(() => vi.unstubAllGlobals());

test("Ein Wunsch bleibt im Tab, bis er erfüllt ist, unter den Eingaben, die mit der Abmeldung gehen", () => {
  const eintraege = speicher();
  expect(gemerkterWunsch()).toBeUndefined();
  wunschMerken(wunsch);
  expect([...eintraege.keys()]).toEqual(["eingaben/wunsch"]);
  expect(gemerkterWunsch()).toEqual(wunsch);
  wunschVergessen();
  expect(gemerkterWunsch()).toBeUndefined();
});

test.each([
  ["unlesbar", "{"],
  ["kein Wunsch", "7"],
  ["ein fremdes Ziel", JSON.stringify({ ...wunsch, weiter: "//fremd.example" })],
  ["ein Rückweg als Skript", JSON.stringify({ ...wunsch, zurueck: "javascript:alert(1)" })],
  ["ohne Ziel", JSON.stringify({ ...wunsch, weiter: undefined })],
  ["ein unbekannter Tarif", JSON.stringify({ ...wunsch, stufe: "gold" })],
  ["ohne Worte", JSON.stringify({ ...wunsch, text: 1 })],
])("Was im Speicher steht und %s ist, zählt nicht", (_was, text) => {
  speicher().set("eingaben/wunsch", text);
  expect(gemerkterWunsch()).toBeUndefined();
});

test("Ohne Speicher geht es ohne Wunsch weiter", () => {
  vi.stubGlobal("sessionStorage", undefined);
  wunschMerken(wunsch);
  wunschVergessen();
  expect(gemerkterWunsch()).toBeUndefined();
});
