import { adressen, skriptgrenze } from "../lib/adressen.ts";
import { besuch, layoutsprung } from "../lib/messen.ts";
import { inStuecken } from "../lib/stuecke.ts";
import { expect, test } from "../lib/test.ts";

for (const { pfad, art } of adressen) {
  test.concurrent(`${pfad} lädt höchstens ${skriptgrenze[art] / 1000} KB Skripte und Daten und springt nicht, wenn die Schriften spät kommen (1440 px)`, async ({
    browser,
    portal,
    expect,
  }) => {
    const { ladung, sprung } = await besuch(browser, pfad, portal, { breite: 1440 });
    expect(ladung.dateien.length).toBeGreaterThan(0);
    expect(ladung.gesamt, ladung.dateien.join("\n")).toBeLessThanOrEqual(skriptgrenze[art]);
    expect(sprung.summe, sprung.wo.join("\n")).toBe(0);
  });

  test.concurrent(`${pfad} springt auch auf dem Telefon nicht (360 px)`, async ({
    browser,
    portal,
    expect,
  }) => {
    const { summe, wo } = await layoutsprung(browser, pfad, { breite: 360 }, portal);
    expect(summe, wo.join("\n")).toBe(0);
  });
}

test("Eine Seite, die in Stücken ankommt, wird erst gemalt, wenn sie ganz da ist", async ({
  browser,
  portal,
}) => {
  const verzoegert = await inStuecken(portal, (seite) =>
    seite.indexOf("</label>", seite.indexOf('name="vv"')),
  );
  try {
    const { summe, wo } = await layoutsprung(browser, "/rvgrechner", { breite: 360 }, verzoegert.url);
    expect(verzoegert.geteilt()).toBe(1);
    expect(summe, wo.join("\n")).toBe(0);
  } finally {
    verzoegert.beenden();
  }
});

test("die Verzögerung trifft die Schriften wirklich", async ({ browser, portal }) => {
  expect((await layoutsprung(browser, "/", { breite: 1440 }, portal)).schriften).toBeGreaterThan(0);
});
