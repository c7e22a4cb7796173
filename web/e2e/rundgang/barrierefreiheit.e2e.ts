import { befunde } from "../lib/befunde.ts";
import { expect, test } from "../lib/test.ts";

test.for(["/", "/rvgrechner?wert=10000&vv=3100,3104", "/blog", "/fristenrechner"])(
  "%s hat nur Ziele, die groß genug oder weit genug auseinander sind",
  async (pfad, { page }) => {
    // Off in axe by itself, though WCAG 2.2 AA asks for it (2.5.8); slow on long pages, so on the most visited ones only.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(pfad);
    expect(await befunde(page, ["target-size"])).toEqual([]);
  },
);

test("der Prüfer findet ein Feld ohne Beschriftung und blassen Text", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<input><p class="blass">kaum zu lesen</p>');
    const blass = document.querySelector<HTMLElement>(".blass");
    if (blass) blass.style.cssText = "color: #999; background: #aaa";
  });
  expect(await befunde(page)).toEqual([
    expect.stringMatching(/^color-contrast: <p class="blass"/),
    expect.stringMatching(/^label: <input>$/),
    expect.stringContaining("region"),
  ]);
});
