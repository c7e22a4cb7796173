import { expect, test } from "vitest";
import { aehnlichFrage } from "./contract-lesen.ts";

test.each([
  [3, undefined],
  [3, { toString: "a", valueOf: 1 }],
  [3, ["5"]],
  [3, "-1"],
  [3, 0],
  [5, "5"],
  [5, 5],
  [12, 999],
])("Es sind %s ähnliche Artikel, wenn als limit %j kommt", (anzahl, limit) => {
  expect(aehnlichFrage.parse({ limit }).limit).toBe(anzahl);
});
