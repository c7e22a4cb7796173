import { expect, test } from "vitest";
import { rechtsstand } from "./rechtsstand.ts";

test("der Rechtsstand nennt die Gerichtsgebühren mit ihren drei Fassungen", () => {
  const zeilen = rechtsstand().filter((z) => z.norm === "§ 34 Abs. 1 GKG");
  expect(zeilen.map((z) => [z.ab, z.geprueft, z.sicherheit]).slice(-3)).toEqual([
    ["2025-06-01", "2026-08-19", "hoch"],
    ["2021-01-01", "2026-08-19", "hoch"],
    ["2013-08-01", "2026-08-19", "hoch"],
  ]);
});
