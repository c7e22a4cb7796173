import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { widerrufBis } from "./widerrufsfrist.ts";

test.each([
  ["2026-03-10", "2026-03-24"],
  // A Saturday, then Sunday.
  ["2026-03-07", "2026-03-23"],
  // Good Friday, Easter.
  ["2026-03-20", "2026-04-07"],
  // Holiday in Bavaria and elsewhere alone.
  ["2026-05-21", "2026-06-05"],
])("Wer am %s bestellt, kann bis zum %s widerrufen", (bestellt, bis) => {
  expect(widerrufBis(tag(bestellt))).toBe(bis);
});
