import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { gebuehrentabelle, gebuehrenvergleich, tabellenwert } from "./gebuehrentabelle.ts";

const ausschnitt = (tabelle: "rvg13" | "rvg49", von: number, bis: number) => ({
  tabelle,
  von: cent(von),
  bis: cent(bis),
});

describe("Gebührentabelle", () => {
  test("§ 13 RVG zeigt die Zeilen, in denen die Werte liegen", () => {
    const antwort = gebuehrentabelle({
      ...ausschnitt("rvg13", 900_001, 1_000_001),
      stichtag: tag("2025-06-01"),
    });
    expect(antwort).toMatchObject({
      norm: "§ 13 Abs. 1 RVG",
      fassung: { ab: "2025-06-01" },
      zeilen: [
        { ueber: 900_000, bis: 1_000_000, gebuehr: 65_200 },
        { ueber: 1_000_000, bis: 1_300_000, gebuehr: 70_700 },
      ],
    });
  });

  test("§ 49 RVG beginnt über 4.000 €, darunter gilt § 13", () => {
    const antwort = gebuehrentabelle({
      ...ausschnitt("rvg49", 400_000, 400_001),
      stichtag: tag("2025-06-01"),
    });
    expect(antwort).toMatchObject({
      norm: "§ 49 RVG",
      zeilen: [
        { ueber: 300_000, bis: 400_000, gebuehr: 29_500 },
        { ueber: 400_000, bis: 500_000, gebuehr: 31_900 },
      ],
    });
  });

  test("die letzte Zeile des § 49 RVG hat kein Ende", () => {
    const antwort = tabellenwert({ tabelle: "rvg49", stichtag: tag("2025-06-01"), wert: cent(8_000_001) });
    expect(antwort).toMatchObject({ zeilen: [{ ueber: 8_000_000, bis: null, gebuehr: 78_600 }] });
  });

  test("ein Wert über 30 Mio. ist gedeckelt (§ 22 Abs. 2 RVG)", () => {
    const antwort = tabellenwert({
      tabelle: "rvg13",
      stichtag: tag("2025-06-01"),
      wert: cent(9_999_999_999),
    });
    expect(antwort).toMatchObject({ zeilen: [{ bis: 3_000_000_000, gebuehr: 10_700_200 }] });
  });

  test("alt gegen neu: auch wo die Zeilen anders geschnitten sind", () => {
    const tage = { alt: tag("2025-05-31"), neu: tag("2025-06-01") };
    expect(gebuehrenvergleich({ ...ausschnitt("rvg49", 5_000_001, 6_600_000), ...tage })).toMatchObject({
      fassungAlt: { ab: "2021-01-01" },
      fassungNeu: { ab: "2025-06-01" },
      zeilen: [
        { ueber: 5_000_000, bis: 6_500_000, alt: 65_900, neu: 69_200, differenz: 3_300 },
        { ueber: 6_500_000, bis: 8_000_000, alt: 65_900, neu: 73_900, differenz: 8_000 },
      ],
    });
  });

  test("vor dem 01.07.2004 gibt es keine Tabelle", () => {
    const vorher = { ...ausschnitt("rvg13", 0, 1), stichtag: tag("2004-06-30") };
    expect(gebuehrentabelle(vorher)).toMatchObject({ art: "kein-ergebnis", norm: "§ 13 Abs. 1 RVG" });
    expect(gebuehrentabelle({ ...vorher, tabelle: "rvg49" })).toMatchObject({ art: "kein-ergebnis" });
  });
});
