import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { gerichtsgebuehr } from "./gerichtsgebuehr.ts";

const betrag = (wert: number, satz100: number, stichtag: string) => {
  const antwort = gerichtsgebuehr(cent(wert), satz100, tag(stichtag));
  return antwort.art === "ergebnis" ? antwort.betrag : antwort;
};

describe("Gerichtsgebühr nach dem Streitwert", () => {
  test.each([
    [1_000_000, 300, "2025-06-01", 84_900],
    [1_000_000, 300, "2025-05-31", 79_800],
    [500_000, 300, "2026-01-01", 51_150],
    [6_000_000, 300, "2026-01-01", 233_400],
    [50_000, 100, "2025-06-01", 4_000],
    [50_001, 100, "2025-06-01", 6_100],
    [50_000_000, 100, "2025-06-01", 413_800],
    [50_000_001, 100, "2025-06-01", 434_800],
    [1_000_000, 300, "2013-08-01", 72_300],
    [1_000_000, 300, "2020-12-31", 72_300],
    [1_000_000, 300, "2021-01-01", 79_800],
  ])("aus %i Cent, Satz %i, am %s: %i Cent", (wert, satz100, stichtag, erwartet) => {
    expect(betrag(wert, satz100, stichtag)).toBe(erwartet);
  });

  test("eine halbe Gebühr wird auf den Cent aufgerundet", () => {
    expect(betrag(300_000, 25, "2025-06-01")).toBe(3_138);
  });

  test("der Mindestbetrag gilt für die fertige Gebühr", () => {
    expect(betrag(50_000, 25, "2025-06-01")).toBe(1_500);
    expect(betrag(50_000, 50, "2025-06-01")).toBe(2_000);
    const antwort = gerichtsgebuehr(cent(50_000), 25, tag("2025-06-01"));
    expect(antwort).toMatchObject({ einfach: 4_000, schritte: [{}, { betrag: 1_000 }, { betrag: 1_500 }] });
  });

  test("über 30 Mio. zählt nur der höchste Streitwert, und ein Schritt sagt es", () => {
    const gedeckelt = gerichtsgebuehr(cent(3_000_000_001), 100, tag("2025-06-01"));
    expect(gedeckelt).toMatchObject({
      wert: 3_000_000_000,
      betrag: betrag(3_000_000_000, 100, "2025-06-01"),
    });
    expect(gedeckelt).toMatchObject({ schritte: [{ norm: "§ 39 Abs. 2 GKG" }, {}, {}] });
  });

  test("Norm und Fassung stehen am Ergebnis", () => {
    expect(gerichtsgebuehr(cent(100), 300, tag("2025-06-01"))).toMatchObject({
      fassung: { ab: "2025-06-01", quelle: { fundstelle: "BGBl. 2025 I Nr. 109 (Anlage 2: S. 11)" } },
      schritte: [{ norm: "§ 34 Abs. 1 GKG" }, { norm: "§ 3 Abs. 2 GKG" }],
    });
  });
});

describe("Kein Ergebnis", () => {
  test("vor dem 01.08.2013 ist keine Fassung erfasst", () => {
    expect(betrag(1_000, 300, "2013-07-31")).toEqual({
      art: "kein-ergebnis",
      grund: "Für den 31.07.2013 ist keine Fassung erfasst.",
      norm: "§ 34 Abs. 1 GKG",
    });
  });

  test("ein negativer Wert und ein Satz von null", () => {
    expect(betrag(-1, 300, "2026-01-01")).toMatchObject({ art: "kein-ergebnis", feld: "wert" });
    expect(betrag(100, 0, "2026-01-01")).toMatchObject({ art: "kein-ergebnis", feld: "satz" });
    expect(betrag(100, 0.5, "2026-01-01")).toMatchObject({ art: "kein-ergebnis", feld: "satz" });
  });
});
