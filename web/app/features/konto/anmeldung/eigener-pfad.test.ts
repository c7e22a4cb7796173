import fc from "fast-check";
import { expect, test } from "vitest";
import { eigenerPfad } from "./eigener-pfad.ts";

test.each([
  ["/dashboard", "/dashboard"],
  ["/rvgrechner?wert=10#x", "/rvgrechner?wert=10#x"],
  ["/a/../b", "/b"],
])("%s führt nach %s", (wert, ziel) => {
  expect(eigenerPfad(wert)).toBe(ziel);
});

test.each([
  null,
  "",
  "billing",
  "dashboard",
  "//fremd.example",
  "/\\fremd.example",
  "/\t/fremd.example",
  "/.//fremd.example",
  "/x/..//fremd.example",
  "https://fremd.example",
  "javascript:alert(1)",
])("%s führt nirgendwohin", (wert) => {
  expect(eigenerPfad(wert)).toBeUndefined();
});

test("Kein Wert führt aus dem Portal hinaus", () => {
  const stueck = fc.constantFrom("/", "\\", ".", "\t", "\n", "@", ":", "?", "#", "a", "%2f", "fremd.example");
  fc.assert(
    fc.property(fc.array(stueck, { maxLength: 8 }), (stuecke) => {
      const ziel = eigenerPfad(`/${stuecke.join("")}`);
      if (ziel !== undefined)
        expect(new URL(ziel, "https://gebuehren.example/login").origin).toBe("https://gebuehren.example");
    }),
    { numRuns: 5000 },
  );
});
