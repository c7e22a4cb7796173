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
    [1_000_000, 300, "2013-07-31", 58_800],
    [1_000_000, 300, "2004-07-01", 58_800],
    [30_000, 25, "2013-07-31", 1_000],
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

test("der Rechenweg im Wortlaut: ein Viertel von 40,00 € liegt unter dem Mindestbetrag", () => {
  const weg = (wert: number, satz100: number) => {
    const antwort = gerichtsgebuehr(cent(wert), satz100, tag("2025-06-01"));
    return antwort.art === "ergebnis"
      ? antwort.schritte.map((s) => `${s.norm} | ${s.text.replaceAll("\u00a0", " ")} | ${s.betrag}`)
      : [];
  };
  expect(weg(50_000, 25)).toEqual([
    "§ 34 Abs. 1 GKG | 1,0 Gebühr aus 500,00 € | 4000",
    "§ 3 Abs. 2 GKG | 0,25 Gebühr | 1000",
    "§ 34 Abs. 2 Satz 1 GKG | Mindestens 15,00 € | 1500",
  ]);
  expect(weg(3_000_000_001, 100)[0]).toBe(
    "§ 39 Abs. 2 GKG | Streitwert höchstens 30.000.000,00 € | 3000000000",
  );
  expect(weg(3_000_000_000, 100)).toHaveLength(2);
});

describe("Kein Ergebnis", () => {
  test("vor dem 01.07.2004 ist keine Fassung erfasst", () => {
    expect(betrag(1_000, 300, "2004-06-30")).toEqual({
      art: "kein-ergebnis",
      grund: "Für den 30.06.2004 ist keine Fassung erfasst.",
      norm: "§ 34 Abs. 1 GKG",
    });
  });

  test("ein negativer Wert und ein Satz von null", () => {
    expect(betrag(-1, 300, "2026-01-01")).toEqual({
      art: "kein-ergebnis",
      grund: "Der Streitwert ist negativ.",
      norm: "§ 3 GKG",
      feld: "wert",
    });
    for (const satz100 of [0, -1, 0.5])
      expect(betrag(100, satz100, "2026-01-01")).toEqual({
        art: "kein-ergebnis",
        grund: "Der Gebührensatz muss größer als null sein.",
        norm: "§ 3 Abs. 2 GKG",
        feld: "satz",
      });
    expect(betrag(0, 1, "2026-01-01")).toBe(1_500);
  });
});
