import { describe, expect, test } from "vitest";
import { cent } from "./geld.ts";
import { stufe, tabellengebuehr } from "./stufentabelle.ts";
import { tabelle } from "./testing-tabelle.ts";

test("eine gedruckte Zeile in Euro ist eine Stufe in Cent", () => {
  expect(stufe(2_000, 500, 35)).toEqual({ bis: 200_000, jeAngefangene: 50_000, plus: 3_500 });
  expect(stufe(null, 50_000, 175.5)).toEqual({ bis: null, jeAngefangene: 5_000_000, plus: 17_550 });
});

describe("Die Gebühr steigt mit jedem angefangenen Betrag", () => {
  test.each([
    [0, 50],
    [500, 50],
    [501, 57],
    [1_000, 57],
    [1_001, 64],
    [1_500, 64],
    [1_501, 67],
    [2_500, 67],
    [2_501, 70],
    [1_000_001_500, 64 + 3 * 1_000_000],
  ])("Wert %i gibt %i", (wert, gebuehr) => {
    expect(tabellengebuehr(tabelle, cent(wert))).toBe(gebuehr);
  });
});
