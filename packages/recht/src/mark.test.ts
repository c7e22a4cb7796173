import { expect, test } from "vitest";
import { dm, mark, pfennig } from "./mark.ts";

test.each([
  [dm(3_920), 392_000, "3.920,00\u00a0DM"],
  [pfennig(4_263), 4_263, "42,63\u00a0DM"],
  [pfennig(0), 0, "0,00\u00a0DM"],
])("%i Pfennig: %s", (betrag, zahl, text) => {
  expect(betrag).toBe(zahl);
  expect(mark(betrag)).toBe(text);
});

test("Bruchteile eines Pfennigs gibt es nicht", () => {
  expect(() => pfennig(0.5)).toThrow("Kein ganzer Pfennigbetrag: 0.5");
  expect(() => dm(1.005)).toThrow(RangeError);
});
