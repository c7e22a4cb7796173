import { describe, expect, test } from "vitest";
import { tag } from "./tag.ts";
import { auszug, fassungAm, zeitreihe } from "./zeitreihe.ts";

const quelle = { titel: "Testgesetz", fundstelle: "BGBl. I S. 1" };
const kopf = { norm: "§ 1 TestG", geprueft: tag("2026-01-01") };
const reihe = zeitreihe(kopf, [
  { ab: tag("2013-08-01"), quelle, wert: "alt" },
  { ab: tag("2021-01-01"), quelle, wert: "neu" },
]);

describe("Eine Zeitreihe gibt die Fassung des Stichtags", () => {
  test.each([
    ["2013-07-31", undefined],
    ["2013-08-01", "alt"],
    ["2020-12-31", "alt"],
    ["2021-01-01", "neu"],
    ["2099-12-31", "neu"],
  ])("am %s gilt %s", (stichtag, wert) => {
    expect(fassungAm(reihe, tag(stichtag))?.wert).toBe(wert);
  });

  test("Fassungen, die nicht aufsteigen, starten nicht", () => {
    const { fassungen } = reihe;
    expect(() => zeitreihe(kopf, [...fassungen].reverse())).toThrow("2013-08-01 folgt auf 2021-01-01");
    expect(() => zeitreihe(kopf, [...fassungen.slice(1), ...fassungen.slice(1)])).toThrow(RangeError);
    expect(() => zeitreihe(kopf, [])).toThrow("keine Fassung");
  });
});

test("Ein Auszug hat nur die Fassungen, mit denen sich sein Teil geändert hat, samt deren Quelle und Zweifel", () => {
  const ganz = zeitreihe(kopf, [
    { ab: tag("2013-08-01"), quelle, wert: { monate: 12, miete: false } },
    { ab: tag("2021-01-01"), quelle, wert: { monate: 12, miete: true } },
    { ab: tag("2025-06-01"), quelle, wert: { monate: 24, miete: true }, abSicherheit: "mittel" as const },
  ]);
  expect(auszug(ganz, "§ 1 Abs. 2 TestG", ({ monate }) => monate)).toEqual({
    norm: "§ 1 Abs. 2 TestG",
    geprueft: "2026-01-01",
    aus: [ganz],
    fassungen: [
      { ab: "2013-08-01", quelle, wert: 12 },
      { ab: "2025-06-01", quelle, wert: 24, abSicherheit: "mittel" },
    ],
  });
});

test.each([
  ["2001-12-31", 2],
  ["2002-01-01", undefined],
])("Eine beendete Reihe hat nach ihrem letzten Tag keine Fassung mehr: am %s %s", (am, wert) => {
  const mark = zeitreihe({ norm: "§ 1 TestG a. F.", geprueft: tag("2026-01-01"), bis: tag("2001-12-31") }, [
    { ab: tag("2000-01-01"), quelle: { titel: "Gesetz", fundstelle: "BGBl. I" }, wert: 1 },
    { ab: tag("2001-01-01"), quelle: { titel: "Gesetz", fundstelle: "BGBl. I" }, wert: 2 },
  ]);
  expect(fassungAm(mark, tag(am))?.wert).toBe(wert);
});

test("Nach ihrem Ende beginnt keine Fassung", () => {
  expect(() =>
    zeitreihe({ norm: "§ 1 TestG a. F.", geprueft: tag("2026-01-01"), bis: tag("2001-12-31") }, [
      { ab: tag("2002-01-01"), quelle: { titel: "Gesetz", fundstelle: "BGBl. I" }, wert: 1 },
    ]),
  ).toThrow("§ 1 TestG a. F.: 2002-01-01 folgt auf das Ende am 2001-12-31");
});
