import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { auslaufsatz } from "./auslaufsatz.ts";

test("Was am selben Tag ausläuft, steht hinter diesem einen Tag", () => {
  const bis = tag("2026-12-31");
  expect(
    auslaufsatz([
      { titel: "Basiszinssatz", bis },
      { titel: "Aktueller Rentenwert", bis: tag("2027-06-30") },
      { titel: "Bezugsgröße", bis },
    ]),
  ).toBe("Am 31.12.2026: Basiszinssatz, Bezugsgröße. Am 30.06.2027: Aktueller Rentenwert.");
});
