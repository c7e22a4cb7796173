import { cent, fassungAm, tabellengebuehr, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { inkassoKleinforderung, mindestgebuehr, wertgebuehrStufen } from "./paragraph-13.ts";

const gebuehr = (stichtag: string, wert: number) => {
  const fassung = fassungAm(wertgebuehrStufen, tag(stichtag));
  return fassung && tabellengebuehr(fassung.wert, cent(wert));
};

/** Value up to, for each started, plus; first row: base fee. As printed, in euros. */
const gedruckt = {
  "2025-06-01": [
    [2_000, 500, 41.5],
    [10_000, 1_000, 59.5],
    [25_000, 3_000, 55],
    [50_000, 5_000, 86],
    [200_000, 15_000, 99.5],
    [500_000, 30_000, 140],
    [null, 50_000, 175],
  ],
  "2021-01-01": [
    [2_000, 500, 39],
    [10_000, 1_000, 56],
    [25_000, 3_000, 52],
    [50_000, 5_000, 81],
    [200_000, 15_000, 94],
    [500_000, 30_000, 132],
    [null, 50_000, 165],
  ],
} as const;

describe("§ 13 Abs. 1 RVG, wie er im Gesetz steht", () => {
  test.each([
    ["2025-06-01", 51.5],
    ["2021-01-01", 49],
  ] as const)("die Stufen seit dem %s", (ab, grundgebuehr) => {
    const wert = fassungAm(wertgebuehrStufen, tag(ab))?.wert;
    expect([wert?.bis, wert?.gebuehr]).toEqual([50_000, grundgebuehr * 100]);
    expect(
      wert?.stufen.map((s) => [s.bis === null ? null : s.bis / 100, s.jeAngefangene / 100, s.plus / 100]),
    ).toEqual(gedruckt[ab]);
  });

  test.each([
    ["2004-07-01", 30_000, 2_500],
    ["2004-07-01", 30_001, 4_500],
    ["2013-07-31", 500_000, 30_100],
    ["2013-08-01", 500_000, 30_300],
    ["2020-12-31", 1_000_000, 55_800],
    ["2021-01-01", 1_000_000, 61_400],
    ["2025-05-31", 1_000_000, 61_400],
    ["2025-06-01", 1_000_000, 65_200],
    ["2025-06-01", 1_000_001, 70_700],
    ["2025-06-01", 50_000_000, 375_200],
    ["2025-06-01", 50_000_001, 392_700],
    ["2025-06-01", 3_000_000_000, 10_700_200],
    ["2021-01-01", 3_000_000_000, 10_088_900],
    ["2013-08-01", 3_000_000_000, 9_171_300],
    ["2004-07-01", 3_000_000_000, 9_149_600],
  ])("am %s sind es bei %i Cent %i Cent", (stichtag, wert, erwartet) => {
    expect(gebuehr(stichtag, wert)).toBe(erwartet);
  });
});

describe("Mindestbetrag einer Gebühr", () => {
  test.each([
    ["2004-06-30", undefined],
    ["2004-07-01", 1_000],
    ["2013-07-31", 1_000],
    ["2013-08-01", 1_500],
    ["2021-09-30", 1_500],
    ["2021-10-01", 1_500],
    ["2026-01-01", 1_500],
  ])("am %s", (stichtag, betrag) => {
    expect(fassungAm(mindestgebuehr, tag(stichtag))?.wert).toBe(betrag);
  });

  test("0,3 liegen seit dem 01.06.2025 schon aus der untersten Stufe darüber", () => {
    expect(((gebuehr("2025-06-01", 1) ?? 0) * 30) / 100).toBe(1_545);
    expect(((gebuehr("2025-05-31", 50_000) ?? 0) * 30) / 100).toBe(1_470);
  });
});

test.each([
  ["2021-09-30", undefined],
  ["2021-10-01", { bisWert: 5_000, gebuehr: 3_000 }],
  ["2025-05-31", { bisWert: 5_000, gebuehr: 3_000 }],
  ["2025-06-01", { bisWert: 5_000, gebuehr: 3_150 }],
])("Inkasso einer Kleinforderung am %s (§ 13 Abs. 2 RVG)", (stichtag, wert) => {
  expect(fassungAm(inkassoKleinforderung, tag(stichtag))?.wert).toEqual(wert);
});
