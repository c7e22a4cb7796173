import { expect, test } from "vitest";
import { wartezeitMs } from "./echtzeit.ts";

test("jeder Versuch wartet doppelt so lang wie der vorige, höchstens dreißig Sekunden", () => {
  expect([0, 1, 2, 3, 4, 5, 20].map((versuche) => wartezeitMs(versuche, 1))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

test("der Zufall nimmt höchstens die Hälfte davon weg", () => {
  expect(wartezeitMs(3, 0)).toBe(4000);
});
