import { expect, test } from "vitest";
import { haelt } from "./messwert.ts";

const wert = { name: "x", einheit: "×" };

test("Eine Schranke hält genau bis zu ihrem Wert", () => {
  expect(haelt({ ...wert, wert: 0.7, mindestens: 0.7 })).toBe(true);
  expect(haelt({ ...wert, wert: 0.69, mindestens: 0.7 })).toBe(false);
  expect(haelt({ ...wert, wert: 0, hoechstens: 0 })).toBe(true);
  expect(haelt({ ...wert, wert: 0.001, hoechstens: 0 })).toBe(false);
});

test("Was sich nicht messen ließ, hält keine Schranke", () => {
  expect(haelt({ ...wert, wert: Number.NaN, hoechstens: 50 })).toBe(false);
});
