import type { Page } from "playwright-core";
import { expect, test } from "../lib/test.ts";

/** Opens a page whose scripts wait until `weiter` is called. */
async function ohneSkripte(page: Page, pfad: string): Promise<() => Promise<void>> {
  let freigeben = () => {};
  const frei = new Promise<void>((weiter) => {
    freigeben = weiter;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await frei;
    await route.continue();
  });
  await page.goto(pfad, { waitUntil: "commit" });
  await page.locator("main").waitFor();
  await page.waitForFunction(() => document.readyState !== "loading");
  return async () => {
    freigeben();
    await page.locator('html[data-hydrated="true"]').waitFor({ state: "attached" });
    // What is put back is put back before the page is drawn again; whatever would undo it comes with a drawing.
    await page.evaluate(() => new Promise((fertig) => setTimeout(fertig, 100)));
  };
}

/** Every field that can be seen, with what it shows. */
const gezeigtes = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
        "main :is(input, select, textarea)",
      ),
    ]
      .filter((feld) => feld.checkVisibility() && !feld.disabled && feld.type !== "hidden")
      .map((feld) =>
        feld.type === "checkbox" || feld.type === "radio"
          ? [`${feld.name} ${feld.value}`, (feld as HTMLInputElement).checked]
          : [feld.name || feld.id, feld.value],
      ),
  );

/** Types into every text field that can be seen what it may hold, and gives back how many. */
async function alleTextfelderFuellen(page: Page): Promise<number> {
  const felder = await page
    .locator("main")
    .locator('input:is(:not([type]), [type="text"], [type="email"], [type="search"]), textarea')
    .filter({ visible: true })
    .all();
  for (const feld of felder) if (await feld.isEditable()) await feld.fill("7");
  return felder.length;
}

const formulare = [
  "/rvgrechner",
  "/gerichtskostenrechner",
  "/prozesskostenrechner",
  "/mahnverfahren",
  "/zinsrechner",
  "/pfaendungsrechner",
  "/pkh-rechner",
  "/streitwert",
  "/versorgungsausgleich",
  "/fristenrechner",
  "/gebuehrentabelle",
  "/kontakt",
  "/kuendigen",
  "/widerrufen",
  "/register",
  "/login",
  "/forgot-password",
  "/search",
];

/** Ticks what is not ticked, and takes the last of every choice. */
async function allesUmstellen(page: Page): Promise<void> {
  for (const haken of await page.locator('main input[type="checkbox"]').filter({ visible: true }).all())
    if (await haken.isEnabled()) await haken.setChecked(!(await haken.isChecked()), { force: true });
  for (const wahl of await page.locator("main select").filter({ visible: true }).all())
    await wahl.selectOption({ index: (await wahl.locator("option").count()) - 1 });
}

test.for(formulare)(
  "%s behält, was eingetippt und gewählt ist, bevor die Skripte da sind",
  async (pfad, { page }) => {
    const weiter = await ohneSkripte(page, pfad);
    expect(await alleTextfelderFuellen(page)).toBeGreaterThan(0);
    await allesUmstellen(page);
    const vorher = await gezeigtes(page);
    await weiter();
    const nachher = new Map((await gezeigtes(page)).map(([name, wert]) => [name, wert]));
    // A choice may take a question away.
    expect(vorher.filter(([name]) => nachher.has(name)).map(([name]) => [name, nachher.get(name)])).toEqual(
      vorher.filter(([name]) => nachher.has(name)),
    );
    expect(nachher.size).toBeGreaterThanOrEqual(Math.ceil(vorher.length / 2));
  },
);

test("Was vorher eingetippt ist, wird gerechnet, und wer noch tippt, tippt an seiner Stelle weiter", async ({
  page,
}) => {
  const weiter = await ohneSkripte(page, "/rvgrechner");
  const wert = page.getByLabel("Gegenstandswert").first();
  await wert.pressSequentially("100,00");
  for (const _ of ",00") await page.keyboard.press("ArrowLeft");
  await weiter();
  await page.keyboard.type("00");
  expect(await wert.inputValue()).toBe("10000,00");
  // (1.3 + 1.2) × 652.00, 20.00 of expenses, 19 % of tax
  await page.getByText("1.963,50").first().waitFor();
});
