import { gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { eintreten } from "./lib/konto.ts";
import { expect, test } from "./lib/test.ts";

const portal = gemeinsamesDemoportal();

/** Functions of the tier Basic by address alone: number of the result, and what the page must say of it. */
const adressen = [
  [
    "wert=10000&vv=3305,3308,3100,3104",
    "2.375,24",
    /Anrechnung 1,0 Verfahrensgebühr Nr\.\s3305 \(Nr\.\s3305 Anm\.\)/,
  ],
  ["wert=10000&vv=3307,3100", "1.056,24", /Anrechnung 0,5 Verfahrensgebühr Nr\.\s3307/],
  [
    "wert=10000&vv=3305,3308,3100,3104&anrechnung=1",
    "1.870,92",
    /Anrechnung 0,65 Geschäftsgebühr Nr\.\s2300 \(Vorbem\.\s3 Abs\.\s4\)/,
  ],
  ["wert=10000&vv=3307,3100&anrechnung=1", "551,92", /Anrechnung Rest der Geschäftsgebühr Nr\.\s2300/],
  [
    "wert=10000&vv=3100,3104&mandanten=2&anrechnung=1",
    "1.614,35",
    /Anrechnung 0,75 Geschäftsgebühr Nrn\.\s2300, 1008/,
  ],
  ["wert=10000&vv=3100&mandanten=2", "1.265,21", /Nrn\.\s3100, 1008 VV/],
  [
    "wert=10000&vv=3100&mandanten=2&gemeinsam=4000",
    "1.137,76",
    /1,3 aus 10\.000,00\s€ \+ 0,3 aus 4\.000,00\s€[\s\S]*936,10/,
  ],
  ["wert=10000&vv=3100,3104&angerechnet=365", "1.529,15", /−365,00/],
  [
    "wert=20000&vv=3100,3104&bewilligt=12000&stichtag=2016-06-01",
    "978,78",
    /Vom Mandanten zu zahlen[\s\S]*410,55[\s\S]*Aus der Staatskasse/,
  ],
] as const;

test("Mit Basic kommt jede Zahl auch ohne JavaScript aus der Adresse", async ({ page, oeffnen }) => {
  await eintreten(page, portal.url, "basic", "/rvgrechner");
  const ohneJs = await oeffnen({ javaScript: false });
  await ohneJs.context().addCookies(await page.context().cookies());
  for (const [query, gesamt, worte] of adressen) {
    await ohneJs.goto(`${portal.url}/rvgrechner?${query}`);
    expect([query, await ohneJs.getByTestId("result-total").textContent()]).toEqual([query, `${gesamt} €`]);
    expect(await ohneJs.locator("#ergebnis").textContent()).toMatch(worte);
  }
  // The field shows what Nr. 1008 VV adds to its rate.
  await ohneJs.goto(`${portal.url}/rvgrechner?wert=10000&vv=3100&mandanten=2`);
  expect(await ohneJs.locator("li", { hasText: "3100" }).first().textContent()).toMatch(/\+\s0,3/);
});
