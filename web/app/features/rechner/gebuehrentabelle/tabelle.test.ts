import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { wertetabelle } from "./tabelle.server.ts";
import { type Einfache, type Mindestens, spaltenwert } from "./ui/spaltenwert.ts";
import { wunschAus } from "./wunsch.ts";

const heute = tag("2026-11-20");
const tabelle = (query = "") => wertetabelle(wunschAus(new URLSearchParams(query), heute));

/** The fees of one row as the columns show them: then (if compared) and now. */
function zeile(query: string, bis: number) {
  const wunsch = wunschAus(new URLSearchParams(query), heute);
  const { zeilen, mindestens, mindestensVergleich } = wertetabelle(wunsch);
  const gefunden = zeilen.find((z) => z.bis === bis * 100);
  const werte = (einfach: Einfache = {}, grenze: Mindestens = {}) =>
    wunsch.spalten.map((spalte) => spaltenwert(einfach, spalte, grenze));
  return {
    werte: werte(gefunden?.einfach, mindestens),
    vergleich: werte(gefunden?.vergleich, mindestensVergleich),
  };
}

test("Ohne Angaben: alle Stufen bis 500.000 mit den üblichen Sätzen", () => {
  const { zeilen } = tabelle();
  expect(zeilen[0]?.bis).toBe(50_000);
  expect(zeilen.at(-1)?.bis).toBe(50_000_000);
  // Anlage 2 RVG has 42 rows up to 500.000 €.
  expect(zeilen).toHaveLength(42);
  expect(zeile("", 10_000).werte).toEqual([65_200, 84_760, 78_240, 163_000, 28_300, 84_900]);
});

test("Zwei Tage nebeneinander: 10.000 € bis und ab dem 1. Juni 2025", () => {
  const z = zeile("vergleich=2025-05-31&rvg=1,0&gkg=", 10_000);
  expect(z.vergleich).toEqual([61_400]);
  expect(z.werte).toEqual([65_200]);
});

test("Ein einzelner Wert zeigt die Zeile, in der er liegt", () => {
  const { zeilen } = tabelle("wert=7.500,00");
  expect(zeilen.map((z) => z.bis)).toEqual([800_000]);
});

test("§ 49 RVG bekommt eigene Stufen und ein offenes Ende", () => {
  const { zeilen } = tabelle("rvg=&gkg=&pkh=1,0&bis=200.000");
  expect(zeilen.at(-1)?.bis).toBeNull();
});

test("FamGKG und GNotKG stehen auf Wunsch daneben, jede Tabelle mit ihren Stufen und ihrer Mindestgebühr", () => {
  // Anlage 2 FamGKG und Anlage 2 GNotKG seit dem 01.06.2025, Zeile 10.000 €
  const query = "rvg=&gkg=&famgkg=1,0&gnotkga=1,0&gnotkgb=1,0;0,3";
  expect(zeile(query, 10_000).werte).toEqual([28_300, 28_300, 7_500, 2_250]);
  expect(zeile(query, 500).werte).toEqual([4_000, 4_000, 1_500, 1_500]);
  expect(
    tabelle("rvg=&gkg=&gnotkgb=1,0")
      .fassungen.map(({ norm }) => norm)
      .join(),
  ).toContain("GNotKG");
});

test("Die Mindestgebühr von 15 € gilt auch für die kleinen Sätze der Tabelle", () => {
  // 0,3 × 49,00 € = 14,70 €, § 13 Abs. 3 RVG
  expect(zeile("stichtag=2021-06-01&rvg=0,3&gkg=", 500).werte).toEqual([1_500]);
});

test("Vor der ersten Fassung steht eine Antwort, kein Absturz", () => {
  const ergebnis = tabelle("stichtag=1990-01-01");
  expect(ergebnis.zeilen).toEqual([]);
  expect(ergebnis.luecken.join()).toContain("01.01.1990");
  expect(zeile("stichtag=2010-01-01", 300).werte).toEqual([2_500, 3_250, 3_000, 6_250, 2_500, 7_500]);
});

test.each([
  ["wert", "wert=-5"],
  ["bis", "von=5000&bis=100"],
  ["rvg", "rvg=viel"],
  ["rvg", "rvg=0,0"],
  ["stichtag", "stichtag=31.2.2025"],
])("Unverständliches wird am Feld %s gesagt: %s", (feld, query) => {
  expect(Object.keys(wunschAus(new URLSearchParams(query), heute).fehler)).toEqual([feld]);
});

test("Sätze gehen mit Semikolon oder mit Dezimalpunkt und Komma", () => {
  const saetze = (text: string) =>
    wunschAus(new URLSearchParams({ rvg: text, gkg: "" }), heute).spalten.map((s) => s.satz100);
  expect(saetze("0,8; 1,6")).toEqual([80, 160]);
  expect(saetze("0.8,1.6")).toEqual([80, 160]);
  expect(saetze("1,3")).toEqual([130]);
});
