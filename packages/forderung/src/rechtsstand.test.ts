import { expect, test } from "vitest";
import { rechtsstand } from "./rechtsstand.ts";

test("der Rechtsstand nennt die Pfändungsfreigrenzen seit 2026 und die Verzugspauschale", () => {
  const zeilen = rechtsstand();
  expect(zeilen.find((z) => z.norm === "§ 850c ZPO" && z.ab === "2026-07-01")).toMatchObject({
    geprueft: "2026-08-19",
    sicherheit: "hoch",
  });
  expect(zeilen.filter((z) => z.norm === "§ 288 Abs. 5 BGB").map((z) => z.ab)).toEqual(["2014-07-29"]);
});
