import { beforeEach, expect, test, vi } from "vitest";
import { alleGemerkten, angeboten, beiseite, gemerktes, merken } from "./gemerkt.ts";

/** As much of a browser's storage as is used here: its entries are its own properties. */
function ablage() {
  const methoden = {
    getItem: (name: string) => werte[name] ?? null,
    setItem: (name: string, wert: string) => {
      werte[name] = wert;
    },
    removeItem: (name: string) => {
      delete werte[name];
    },
  };
  const werte = Object.create(methoden);
  return werte;
}
beforeEach(() => {
  vi.stubGlobal("sessionStorage", ablage());
  return () => {
    vi.unstubAllGlobals();
  };
});

const eintrag = (seite: string, platz: string, name: string, minute: number) => ({
  seite,
  platz,
  stand: "1.abc",
  felder: { name },
  am: `2026-11-22T10:0${minute}:00.000Z`,
});

test("Jede Quelle einer neuen Kostennote hat ihren eigenen Platz", () => {
  merken(eintrag("neu", "a", "Meier", 1));
  merken(eintrag("neu", "b", "Schulz", 2));
  expect(gemerktes({ seite: "neu", platz: "a" })?.felder).toEqual({ name: "Meier" });
  expect(gemerktes({ seite: "neu", platz: "b" })?.felder).toEqual({ name: "Schulz" });
  expect(alleGemerkten("neu").map(({ platz }) => platz)).toEqual(["b", "a"]);
});

test("Was zu einer älteren Fassung getippt ist, wird angeboten und bleibt stehen, auch wenn weitergetippt wird", () => {
  merken(eintrag("7", "1", "Meier", 1));
  const gespeichert = { name: "Mayer" };
  const ort = { seite: "7", platz: "2" };
  expect(angeboten(ort, gespeichert, gespeichert).map(({ felder }) => felder)).toEqual([{ name: "Meier" }]);
  merken(eintrag("7", "2", "Maier", 2));
  expect(angeboten(ort, { name: "Maier" }, gespeichert)).toHaveLength(1);
  expect(alleGemerkten("7")).toHaveLength(2);
});

test("Was inzwischen gespeichert ist oder ein zweites Mal dasteht, wird nicht mehr angeboten und vergessen", () => {
  merken(eintrag("7", "1", "Meier", 1));
  merken(eintrag("7", "2", "Maier", 2));
  merken(eintrag("7", "3", "Maier", 3));
  expect(angeboten({ seite: "7", platz: "3" }, { name: "Maier" }, { name: "Meier" })).toEqual([]);
  expect(alleGemerkten("7").map(({ platz }) => platz)).toEqual(["3"]);
});

test("Was im Formular steht, wird nicht angeboten, aber auch nicht vergessen, solange es nirgends gespeichert ist", () => {
  merken(eintrag("7", "1", "Meier", 1));
  expect(angeboten({ seite: "7", platz: "2" }, { name: "Meier" }, undefined)).toEqual([]);
  expect(alleGemerkten("7")).toHaveLength(1);
});

test("Was Platz macht, ist danach selbst ein Angebot", () => {
  const ort = { seite: "7", platz: "2" };
  merken(eintrag("7", "2", "Maier", 2));
  beiseite(ort);
  expect(gemerktes(ort)).toBeUndefined();
  expect(angeboten(ort, {}, undefined).map(({ felder }) => felder)).toEqual([{ name: "Maier" }]);
});

test("Ein Browser, der nichts behält, hält niemanden auf", () => {
  vi.stubGlobal("sessionStorage", undefined);
  merken(eintrag("7", "1", "Meier", 1));
  expect(angeboten({ seite: "7", platz: "2" }, {}, undefined)).toEqual([]);
});
