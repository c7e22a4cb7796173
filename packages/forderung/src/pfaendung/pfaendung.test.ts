import { pfaendungsgrenzen } from "@gebuehrenportal/gesetze/zpo/paragraph-850c.ts";
import { cent, plusTage, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { pKonto } from "./p-konto.ts";
import { type Pfaendungseingabe, pfaendbarerBetrag } from "./pfaendung.ts";

// Each 1 July brings a new table: the last one on record, and the day on which it may hold no longer.
const letzte = pfaendungsgrenzen.fassungen.at(-1)?.ab ?? tag("2026-07-01");
const nachDerLetzten = tag(`${Number(letzte.slice(0, 4)) + 1}-07-01`);

const eingabe = (e: Partial<Pfaendungseingabe>): Pfaendungseingabe => ({
  nettoeinkommen: cent(2_000_00),
  zeitraum: "monat",
  unterhaltspflichten: 0,
  stichtag: tag("2026-07-01"),
  ...e,
});
const rechnen = (e: Partial<Pfaendungseingabe>) => {
  const x = pfaendbarerBetrag(eingabe(e));
  if (x.art === "kein-ergebnis") throw new Error(x.grund);
  return x;
};

describe("Pfändbarer Betrag", () => {
  test("nennt jeden Schritt mit Norm und Betrag", () => {
    const e = rechnen({ nettoeinkommen: cent(5_000_00), unterhaltspflichten: 2 });
    expect(e.schritte.map((s) => [s.norm, s.betrag])).toEqual([
      ["§ 850e ZPO", 5_000_00],
      ["§ 850c Abs. 3 Satz 3 ZPO", 133_70],
      ["§ 850c Abs. 5 Satz 1 ZPO", 4_860_00],
      ["§ 850c Abs. 1 ZPO", 1_587_40],
      ["§ 850c Abs. 2 Satz 1 ZPO", 597_42],
      ["§ 850c Abs. 2 Satz 2 ZPO", 332_83],
      ["§ 850c Abs. 1, 2 ZPO", 2_517_65],
      ["§ 850c Abs. 3 Satz 1 ZPO", 936_94],
      ["§ 850c ZPO", 1_070_64],
    ]);
    expect(e).toMatchObject({ pfaendbar: 1_070_64, verbleibt: 3_929_36, mehrbetrag: 133_70, zehntel: 4 });
  });

  test("am 30. Juni gilt die alte, am 1. Juli die neue Tabelle", () => {
    expect(rechnen({ stichtag: tag("2026-06-30") }).pfaendbar).toBe(311_50);
    expect(rechnen({ stichtag: tag("2026-07-01") }).pfaendbar).toBe(288_82);
    expect(rechnen({ stichtag: tag("2026-06-30") }).fassung).toMatchObject({
      ab: "2025-07-01",
      sicherheit: "hoch",
    });
  });

  test("mehr als fünf Personen zählen wie fünf, mit Vermerk", () => {
    const e = rechnen({ nettoeinkommen: cent(4_000_00), unterhaltspflichten: 7 });
    expect(e.pfaendbar).toBe(rechnen({ nettoeinkommen: cent(4_000_00), unterhaltspflichten: 5 }).pfaendbar);
    expect(e.vermerke.some((v) => v.text.includes("fünf"))).toBe(true);
  });

  test.each([
    [{ stichtag: tag("2021-06-30") }, "stichtag"],
    [{ stichtag: nachDerLetzten }, "stichtag"],
    [{ stichtag: tag("9999-12-31") }, "stichtag"],
    [{ nettoeinkommen: cent(-1) }, "nettoeinkommen"],
    [{ unterhaltspflichten: 1.5 }, "unterhaltspflichten"],
    [{ unterhaltspflichten: -1 }, "unterhaltspflichten"],
  ] as const)("%j ist kein Ergebnis", (e, feld) => {
    expect(pfaendbarerBetrag(eingabe(e))).toMatchObject({ art: "kein-ergebnis", feld });
  });
});

describe("Personen mit eigenen Einkünften (§ 850c Abs. 6 ZPO)", () => {
  const mit = (anteile: readonly number[], unterhaltspflichten: number) =>
    rechnen({ nettoeinkommen: cent(3_000_00), unterhaltspflichten, anteile });

  test.each([
    // Amtliche Tabelle 2026, Zeile 3.000,00 €: ohne Person 988,82; eine 407,59; zwei 192,94
    [[0], 1, 988_82],
    [[100], 1, 407_59],
    // 988,82 − 50 % von 581,23 = 988,82 − 290,62
    [[50], 1, 698_20],
    // 407,59 − 25 % von 214,65 = 407,59 − 53,66
    [[25], 2, 353_93],
    [[0], 2, 407_59],
    [[50, 50], 2, 407_59],
    [[0, 0], 2, 988_82],
  ] as const)("zu %j Prozent von %i: %i Cent", (anteile, personen, betrag) => {
    const e = mit(anteile, personen);
    expect(e).toMatchObject({ pfaendbar: betrag, verbleibt: 3_000_00 - betrag });
    expect(e.schritte[0]?.norm).toBe("§ 850c Abs. 6 ZPO");
    expect(e.vermerke[0]).toMatchObject({ norm: "§ 850c Abs. 6 ZPO", feld: "anteile" });
  });

  test.each([
    [{ unterhaltspflichten: 1, anteile: [50, 50] }, "anteile"],
    [{ unterhaltspflichten: 1, anteile: [101] }, "anteile[0]"],
    [{ unterhaltspflichten: 2, anteile: [0, -1] }, "anteile[1]"],
    [{ unterhaltspflichten: 1.5, anteile: [0] }, "unterhaltspflichten"],
  ] as const)("%j ist kein Ergebnis", (e, feld) => {
    expect(pfaendbarerBetrag(eingabe(e))).toMatchObject({ art: "kein-ergebnis", feld });
  });
});

test("die letzte erfasste Bekanntmachung gilt bis zum 30. Juni danach (§ 850c Abs. 4 ZPO)", () => {
  expect(rechnen({ stichtag: plusTage(nachDerLetzten, -1) }).fassung.ab).toBe(letzte);
  expect(rechnen({ stichtag: tag("2026-06-30") }).fassung.ab).toBe("2025-07-01");
});

describe("Pfändungsschutzkonto", () => {
  test.each([
    ["2021-12-01", 1_260_00],
    ["2022-07-01", 1_340_00],
    ["2023-07-01", 1_410_00],
    ["2024-07-01", 1_500_00],
    ["2025-07-01", 1_560_00],
    ["2026-07-01", 1_590_00],
  ] as const)("Grundbetrag ab %s: %i Cent (§ 899 Abs. 1 ZPO)", (am, betrag) => {
    expect(pKonto({ stichtag: tag(am), unterhaltspflichten: 0 })).toMatchObject({
      grundbetrag: betrag,
      erhoeht: betrag,
    });
  });

  test.each(["2021-07-01", "2021-11-30"])("am %s noch ohne Aufrundung (§ 850k Abs. 1 ZPO a. F.)", (am) => {
    const e = pKonto({ stichtag: tag(am), unterhaltspflichten: 1 });
    expect(e).toMatchObject({ grundbetrag: 1_252_64, erhoeht: 1_252_64 + 471_44 });
    expect(JSON.stringify(e)).not.toMatch(/§§? (899|902|903)/);
  });

  test("erhöht sich mit Personen und Beträgen, und der Nachweis wird genannt (§§ 902, 903 ZPO)", () => {
    const e = pKonto({
      stichtag: tag("2026-07-01"),
      unterhaltspflichten: 3,
      weitere: [{ bezeichnung: "Kindergeld", betrag: cent(259_00) }],
    });
    expect(e).toMatchObject({ erhoeht: 1_590_00 + 597_42 + 2 * 332_83 + 259_00 });
    expect(e.art === "ergebnis" && e.vermerke.some((v) => v.norm === "§ 903 ZPO")).toBe(true);
  });

  test.each([
    [{ stichtag: tag("2021-06-30"), unterhaltspflichten: 0 }, "stichtag"],
    [{ stichtag: nachDerLetzten, unterhaltspflichten: 0 }, "stichtag"],
    [{ stichtag: tag("2026-07-01"), unterhaltspflichten: -1 }, "unterhaltspflichten"],
    [
      {
        stichtag: tag("2026-07-01"),
        unterhaltspflichten: 0,
        weitere: [{ bezeichnung: "x", betrag: cent(-1) }],
      },
      "weitere[0].betrag",
    ],
  ] as const)("%j ist kein Ergebnis", (e, feld) => {
    expect(pKonto(e)).toMatchObject({ art: "kein-ergebnis", feld });
  });
});
