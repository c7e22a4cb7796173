import { expect, test } from "vitest";
import { fehlertext, naechsterVersuch, pauseMinuten } from "./pause.ts";

test("Jeder weitere Versuch wartet länger, keiner mehr als einen halben Tag", () => {
  expect([1, 2, 3, 10, 11, 50].map(pauseMinuten)).toEqual([1, 2, 4, 512, 720, 720]);
  const am = new Date("2026-03-10T11:00:00Z");
  expect(naechsterVersuch(3, am).toISOString()).toBe("2026-03-10T11:04:00.000Z");
});

test("Der Fehler passt in eine Zeile", () => {
  expect(fehlertext(new Error("x".repeat(400)))).toHaveLength(300);
  expect(fehlertext("kein Error")).toBe("kein Error");
});
