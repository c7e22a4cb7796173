import { aktuellerRentenwert } from "@gebuehrenportal/gesetze/sgb-6/paragraph-68.ts";
import { umrechnungsfaktoren } from "@gebuehrenportal/gesetze/sgb-6/paragraph-187.ts";
import { tag } from "@gebuehrenportal/recht";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ergebnis, geld, punkte, weg } from "./testing.ts";
import type { Groesse } from "./typen.ts";
import { umrechnung } from "./umrechnung.ts";

const jahrNach = ({ fassungen }: { readonly fassungen: readonly { readonly ab: string }[] }) =>
  Number(fassungen.at(-1)?.ab.slice(0, 4)) + 1;

describe("Umrechnung von Entgeltpunkten, Rente und Kapital", () => {
  // One point: the pension value and the printed factor themselves.
  test.each([
    ["2026-06-30", "rente", 40_79],
    ["2026-07-01", "rente", 42_52],
    ["2012-12-31", "rente", 28_07],
    ["2012-12-31", "kapital", 6_359_42],
    ["2024-12-31", "kapital", 8_436_59],
    ["2026-01-31", "kapital", 9_661_58],
    ["2007-12-31", "kapital", 5_868_11],
  ] as const)("ein Entgeltpunkt am %s in %s: %i Cent", (stichtag, nach, betrag) => {
    expect(umrechnung({ von: punkte(10_000), nach, stichtag: tag(stichtag) })).toMatchObject({
      ergebnis: { einheit: nach, betrag },
    });
  });

  test("Entgeltpunkte (Ost) haben bis zum 30.06.2024 eigene Werte, danach keine", () => {
    const ost = { von: punkte(10_000), ost: true } as const;
    expect(umrechnung({ ...ost, nach: "rente", stichtag: tag("2012-12-31") })).toMatchObject({
      ergebnis: { betrag: 24_92 },
    });
    expect(umrechnung({ ...ost, nach: "kapital", stichtag: tag("2012-12-31") })).toMatchObject({
      ergebnis: { betrag: 5_410_43 },
      konstanten: [{ norm: "§ 281a Abs. 3 SGB VI" }],
    });
    expect(umrechnung({ ...ost, nach: "rente", stichtag: tag("2024-07-01") })).toMatchObject({ feld: "ost" });
    expect(umrechnung({ ...ost, nach: "kapital", stichtag: tag("2024-07-31") })).toMatchObject({
      feld: "ost",
    });
  });

  test("Kapital und Rente werden mit vier Nachkommastellen zu Entgeltpunkten", () => {
    // 10.000 € × 0,0001035027 = 1,035027; 100 € ÷ 40,79 € = 2,451581…
    expect(
      umrechnung({ von: geld("kapital", 10_000_00), nach: "entgeltpunkte", stichtag: tag("2026-01-31") }),
    ).toMatchObject({ ergebnis: { zehntausendstel: 10_350 } });
    expect(
      umrechnung({ von: geld("rente", 100_00), nach: "entgeltpunkte", stichtag: tag("2026-01-31") }),
    ).toMatchObject({ ergebnis: { zehntausendstel: 24_516 } });
  });

  test("Rente und Kapital werden über Entgeltpunkte umgerechnet, beide Konstanten stehen dabei", () => {
    // 100 € → 2,4516 Entgeltpunkte → 2,4516 × 9.661,5840 = 23.686,3393
    const antwort = umrechnung({ von: geld("rente", 100_00), nach: "kapital", stichtag: tag("2026-01-31") });
    expect(antwort).toMatchObject({
      ergebnis: { betrag: 23_686_34 },
      konstanten: [{ titel: "Aktueller Rentenwert" }, { jahr: 2026, wert: "9.661,5840" }],
    });
  });

  test.each([2002, 2005, 2006, jahrNach(umrechnungsfaktoren)])("für %i ist kein Faktor erfasst", (jahr) => {
    expect(
      umrechnung({ von: punkte(10_000), nach: "kapital", stichtag: tag(`${jahr}-03-31`) }),
    ).toMatchObject({
      art: "kein-ergebnis",
      grund: `Der Umrechnungsfaktor für ${jahr} ist nicht erfasst. Geben Sie ihn an.`,
      feld: "umrechnungsfaktor",
    });
  });

  test("der letzte Rentenwert gilt ein Jahr, danach ist keiner erfasst", () => {
    const jahr = jahrNach(aktuellerRentenwert);
    const e = { von: punkte(10_000), nach: "rente" } as const;
    expect(umrechnung({ ...e, stichtag: tag(`${jahr}-06-30`) })).toMatchObject({ art: "ergebnis" });
    expect(umrechnung({ ...e, stichtag: tag(`${jahr}-07-01`) })).toMatchObject({ art: "kein-ergebnis" });
    expect(umrechnung({ ...e, stichtag: tag("1992-06-30") })).toMatchObject({ art: "kein-ergebnis" });
  });

  test("unsichere Konstanten stehen als Vermerk am Ergebnis", () => {
    expect(umrechnung({ von: punkte(10_000), nach: "kapital", stichtag: tag("2007-12-31") })).toMatchObject({
      sicherheit: "mittel",
      vermerke: [{ norm: "§ 187 Abs. 3 SGB VI" }],
    });
    expect(umrechnung({ von: punkte(10_000), nach: "rente", stichtag: tag("2006-12-31") })).toMatchObject({
      sicherheit: "mittel",
    });
    expect(umrechnung({ von: punkte(10_000), nach: "kapital", stichtag: tag("2024-12-31") })).toMatchObject({
      sicherheit: "hoch",
      vermerke: [],
    });
  });

  test("gleiche Einheiten und falsche Zahlen geben kein Ergebnis", () => {
    const stichtag = tag("2026-01-31");
    expect(umrechnung({ von: punkte(1), nach: "entgeltpunkte", stichtag })).toMatchObject({ feld: "nach" });
    expect(umrechnung({ von: punkte(-1), nach: "rente", stichtag })).toMatchObject({
      feld: "von.zehntausendstel",
    });
    expect(umrechnung({ von: geld("rente", -1), nach: "kapital", stichtag })).toMatchObject({
      feld: "von.betrag",
    });
  });
});

describe("Der Rechenweg der Umrechnung im Wortlaut", () => {
  const am = (von: Groesse, nach: "rente" | "kapital" | "entgeltpunkte", stichtag: string, ost = false) =>
    ergebnis(umrechnung({ von, nach, stichtag: tag(stichtag), ost }));

  test("Rente in Kapital: 100 € ÷ 40,79 € = 2,4516; × 9.661,5840 = 23.686,3393", () => {
    const e = am(geld("rente", 100_00), "kapital", "2026-01-31");
    expect(weg(e)).toEqual([
      "§ 76 Abs. 4 Satz 1 SGB VI | 100,00 € ÷ 40,79 € = 2,4516 Entgeltpunkte (Aktueller Rentenwert 2025) | –",
      "§ 187 Abs. 3 SGB VI | 2,4516 Entgeltpunkte × 9.661,5840 (Umrechnungsfaktor Entgeltpunkte in Beiträge 2026) | 2368634",
    ]);
    expect(e.fassung).toMatchObject({ norm: "§ 187 Abs. 3 SGB VI", grund: "Stichtag 31.01.2026" });
  });

  test("Kapital in Rente: 10.000 € × 0,0001035027 = 1,0350; × 40,79 € = 42,2177", () => {
    const e = am(geld("kapital", 10_000_00), "rente", "2026-01-31");
    expect(weg(e)).toEqual([
      "§ 76 Abs. 4 Satz 2 SGB VI | 10.000,00 € × 0,0001035027 = 1,0350 Entgeltpunkte (Umrechnungsfaktor Beiträge in Entgeltpunkte 2026) | –",
      "§ 64 SGB VI | 1,0350 × 40,79 € (Aktueller Rentenwert 2025) | 4222",
    ]);
    expect(e.fassung.norm).toBe("§ 187 Abs. 3 SGB VI");
  });

  test("Entgeltpunkte in Rente: nur der Rentenwert zählt", () => {
    const e = am(punkte(10_000), "rente", "2026-01-31");
    expect(weg(e)).toEqual(["§ 64 SGB VI | 1,0000 × 40,79 € (Aktueller Rentenwert 2025) | 4079"]);
    expect(e.fassung).toMatchObject({ norm: "§ 68 SGB VI", ab: "2025-07-01" });
  });

  test("ohne gedruckten Faktor der Kehrwert: 1 ÷ 5.868,1120 = 0,0001704126", () => {
    const e = am(geld("kapital", 10_000_00), "entgeltpunkte", "2007-12-31");
    expect(weg(e)).toEqual([
      "§ 76 Abs. 4 Satz 2 SGB VI | 10.000,00 € × 0,0001704126 = 1,7041 Entgeltpunkte (Umrechnungsfaktor Beiträge in Entgeltpunkte 2007) | –",
    ]);
    expect(e.ergebnis).toEqual(punkte(17_041));
  });

  test("Beiträge in Entgeltpunkte (Ost): 10.000 € × 0,0001848283", () => {
    const e = am(geld("kapital", 10_000_00), "entgeltpunkte", "2012-12-31", true);
    expect(weg(e)).toEqual([
      "§ 76 Abs. 4 Satz 2 SGB VI | 10.000,00 € × 0,0001848283 = 1,8483 Entgeltpunkte (Umrechnungsfaktor Beiträge in Entgeltpunkte (Ost) 2012) | –",
    ]);
    expect(e.konstanten).toMatchObject([{ norm: "§ 281a Abs. 3 SGB VI", wert: "0,0001848283" }]);
  });

  test.each<[string, Groesse, "rente" | "kapital", string, boolean, string, string, string]>([
    [
      "vor dem ersten Rentenwert",
      punkte(1),
      "rente",
      "1992-06-30",
      false,
      "Aktueller Rentenwert am 30.06.1992: nicht erfasst.",
      "§ 68 SGB VI a. F.",
      "stichtag",
    ],
    [
      "vor dem ersten Rentenwert (Ost)",
      punkte(1),
      "rente",
      "1992-06-30",
      true,
      "Aktueller Rentenwert (Ost) am 30.06.1992: nicht erfasst.",
      "§ 255a SGB VI",
      "stichtag",
    ],
    [
      "nach der Überführung",
      punkte(1),
      "kapital",
      "2024-07-01",
      true,
      "Am 01.07.2024 gab es keine Entgeltpunkte (Ost) mehr; sie wurden zum 30.06.2024 überführt.",
      "§ 255a SGB VI",
      "ost",
    ],
    [
      "ein Jahr ohne Faktor",
      punkte(1),
      "kapital",
      "2010-03-31",
      true,
      "Der Umrechnungsfaktor (Ost) für 2010 ist nicht erfasst. Geben Sie ihn an.",
      "§ 281a Abs. 3 SGB VI",
      "umrechnungsfaktor",
    ],
    [
      "2007 ohne Faktor (Ost)",
      punkte(1),
      "kapital",
      "2007-03-31",
      true,
      "Der Umrechnungsfaktor (Ost) für 2007 ist nicht erfasst. Geben Sie ihn an.",
      "§ 281a Abs. 3 SGB VI",
      "umrechnungsfaktor",
    ],
    [
      "dieselbe Einheit",
      geld("rente", 1),
      "rente",
      "2026-01-31",
      false,
      "Beide Werte stehen schon in derselben Einheit.",
      "§ 5 Abs. 1 VersAusglG",
      "nach",
    ],
  ])("%s: kein Ergebnis", (_, von, nach, stichtag, ost, grund, norm, feld) => {
    expect(umrechnung({ von, nach, stichtag: tag(stichtag), ost })).toEqual({
      art: "kein-ergebnis",
      grund,
      norm,
      feld,
    });
  });
});

describe("Faktoren", () => {
  test("der gedruckte Kehrwert ist auf zehn Stellen der Kehrwert", () => {
    for (const { wert, ab } of umrechnungsfaktoren.fassungen) {
      for (const f of [wert, wert.ost]) {
        if (f?.beitragInPunkt === undefined) continue;
        expect(Math.round(10 ** 14 / f.punktInBeitrag), ab).toBe(f.beitragInPunkt);
      }
    }
  });

  // Contribution rate (per mille) × provisional average earnings (euros), as the notices name them.
  test.each([
    ["2013-01-01", 189, 34_071],
    ["2014-01-01", 189, 34_857],
    ["2015-01-01", 187, 34_999],
    ["2016-01-01", 187, 36_267],
    ["2017-01-01", 187, 37_103],
    ["2018-01-01", 186, 37_873],
    ["2019-01-01", 186, 38_901],
    ["2020-01-01", 186, 40_551],
    ["2021-01-01", 186, 41_541],
    ["2022-01-01", 186, 38_901],
    ["2023-01-01", 186, 43_142],
    ["2024-01-01", 186, 45_358],
    ["2025-01-01", 186, 50_493],
    ["2026-01-01", 186, 51_944],
  ])("ab %s: %i Promille von %i € sind der Faktor", (ab, satz, entgelt) => {
    const fassung = umrechnungsfaktoren.fassungen.find((f) => f.ab === ab);
    expect(fassung?.wert.punktInBeitrag).toBe(satz * entgelt * 10);
  });

  test("mehr Entgeltpunkte sind nie weniger Kapital, und das Doppelte das Doppelte bis auf einen Cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 2012, max: 2026 }), (n, jahr) => {
        const kapital = (z: number) => {
          const a = umrechnung({ von: punkte(z), nach: "kapital", stichtag: tag(`${jahr}-01-31`) });
          return a.art === "ergebnis" && a.ergebnis.einheit === "kapital" ? a.ergebnis.betrag : Number.NaN;
        };
        expect(kapital(n + 1)).toBeGreaterThanOrEqual(kapital(n));
        expect(Math.abs(kapital(2 * n) - 2 * kapital(n))).toBeLessThanOrEqual(1);
      }),
    );
  });
});
