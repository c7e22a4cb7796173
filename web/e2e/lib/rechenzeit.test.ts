import { expect, test } from "vitest";
import { rechenzeit } from "./rechenzeit.ts";

test.runIf(process.platform === "linux")(
  "Die Rechenzeit ist die, die Node selbst für den Prozess nennt",
  () => {
    const bis = performance.now() + 60;
    while (performance.now() < bis);
    const { user, system } = process.cpuUsage();
    expect(Math.abs((rechenzeit(process.pid) ?? 0) - user - system)).toBeLessThanOrEqual(30_000);
  },
);

test("Ein Prozess, den es nicht gibt, hat keine", () => {
  expect(rechenzeit(-1)).toBeUndefined();
});
