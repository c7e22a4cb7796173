import { expect, test } from "vitest";
import { fristaenderung } from "./contract.ts";

test.each([
  [0, null],
  [0, "drei"],
  [0, ["5"]],
  [0, { toString: "a", valueOf: 1 }],
  [5, "5"],
  [5, 5.9],
])("Eine Frist hat %s Tage, wenn als days %j kommt", (tage, days) => {
  expect(fristaenderung.parse({ days }).days).toBe(tage);
});
