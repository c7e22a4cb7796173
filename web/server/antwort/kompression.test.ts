import { expect, test } from "vitest";
import { kodierung } from "./kompression.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.0", undefined],
  ["BR;q=0.8", "br"],
  ["identity", undefined],
  ["brotli", undefined],
  ["", undefined],
  [undefined, undefined],
])("Accept-Encoding „%s“ führt zu %s", (angebot, erwartet) => {
  expect(kodierung(angebot)).toBe(erwartet);
});
