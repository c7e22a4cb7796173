import { expect, test } from "vitest";
import { monatswort } from "./monat.ts";

test.each([
  ["2026-01", "Januar 2026"],
  ["2026-11", "November 2026"],
  ["2026-06/07", "Juni oder Juli 2026"],
  ["2026", "2026"],
])("„%s“ liest sich „%s“", (stand, wort) => {
  expect(monatswort(stand)).toBe(wort);
});
