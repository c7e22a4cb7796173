import { adressen, skriptgrenze } from "../lib/adressen.ts";
import { ladung, layoutsprung } from "../lib/messen.ts";
import { expect, test } from "../lib/test.ts";

for (const { pfad, art } of adressen) {
  test.concurrent(`${pfad} lädt höchstens ${skriptgrenze[art] / 1000} KB Skripte und Daten`, async ({
    browser,
    portal,
    expect,
  }) => {
    const { gesamt, dateien } = await ladung(browser, pfad, portal);
    expect(dateien.length).toBeGreaterThan(0);
    expect(gesamt, dateien.join("\n")).toBeLessThanOrEqual(skriptgrenze[art]);
  });

  for (const breite of [360, 1440]) {
    test.concurrent(`${pfad} springt nicht, wenn die Schriften spät kommen (${breite} px)`, async ({
      browser,
      portal,
      expect,
    }) => {
      const { summe, wo } = await layoutsprung(browser, pfad, { breite }, portal);
      expect(summe, wo.join("\n")).toBe(0);
    });
  }
}

test("die Verzögerung trifft die Schriften wirklich", async ({ browser, portal }) => {
  expect((await layoutsprung(browser, "/", { breite: 1440 }, portal)).schriften).toBeGreaterThan(0);
});
