import { fassungAm, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { aufbewahrungsjahre } from "./paragraph-14b.ts";

test("Rechnungen werden seit dem 01.01.2025 acht Jahre aufbewahrt; davor ist keine Fassung erfasst", () => {
  expect(fassungAm(aufbewahrungsjahre, tag("2024-12-31"))).toBeUndefined();
  expect(fassungAm(aufbewahrungsjahre, tag("2025-01-01"))?.wert).toBe(8);
  expect(fassungAm(aufbewahrungsjahre, tag("2026-11-23"))?.wert).toBe(8);
});
