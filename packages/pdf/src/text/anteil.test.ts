import { expect, test } from "vitest";
import { anteil, mittlere } from "./anteil.ts";

test("der mittlere Wert steht in der Mitte, von zweien ist es der kleinere", () => {
  expect(mittlere([5, 1, 4])).toBe(4);
  expect(mittlere([7, 3])).toBe(3);
  expect(mittlere([2])).toBe(2);
  expect(mittlere([])).toBe(0);
});

test("ein Anteil teilt die Werte, wie oft sie auch vorkommen", () => {
  expect(anteil([9, 1, 1, 1, 1, 1, 1, 1, 8, 1, 7], 0.8)).toBe(7);
  expect(anteil([3, 3, 3, 3, 3], 0.9)).toBe(3);
  expect(anteil([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 0.1)).toBe(1);
  expect(anteil([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 0.9)).toBe(10);
});
