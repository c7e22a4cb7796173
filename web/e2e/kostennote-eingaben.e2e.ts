import { ansehen } from "./lib/ansehen.ts";
import { gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { fuellen } from "./lib/formular.ts";
import { eintreten, fokusAuf } from "./lib/konto.ts";
import { besuchen, expect, test } from "./lib/test.ts";

const portal = gemeinsamesDemoportal();

const mandant = { name: "Max Mustermann", strasse: "Weg 2", plz: "80331", ort: "München" };

test("Getipptes geht nicht verloren: je Quelle ein Platz, und zu einer älteren Fassung wird es angeboten", async ({
  page,
}) => {
  const name = () => page.locator("[name=name]").inputValue();
  const plaetze = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((platz) => platz.startsWith("eingaben/")));
  await eintreten(page, portal.url, "teams", "/kostennoten/neu?wert=5000&vv=3100");
  await fuellen(page, { name: "Meier" });
  await besuchen(page, `${portal.url}/kostennoten/neu?wert=6000&vv=3100`);
  await page.getByText("Nicht gespeicherte Eingaben vom").waitFor();
  expect(await name()).toBe("");
  await fuellen(page, { ...mandant, name: "Schulz", von: "01.02.2026" });
  // Of two that were begun, the page asks which; each has what was typed into it.
  await page.goto(`${portal.url}/kostennoten/neu`);
  await expect.poll(() => page.getByRole("button", { name: "Fortsetzen" }).count()).toBe(2);
  await ansehen(page, "neu-mehrere");
  await page.getByRole("button", { name: "Fortsetzen" }).first().click();
  await expect.poll(name).toBe("Schulz");
  await page.getByText("Meier", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Verwerfen", exact: true }).click();
  await fokusAuf(page, "name");
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  // Asked for once per account, whichever test comes first.
  const zustimmung = page.locator("[name=zustimmung]");
  await page.getByRole("heading", { name: "Entwurf einer Kostennote" }).or(zustimmung).first().waitFor();
  if (await zustimmung.count()) {
    await zustimmung.check();
    await page.getByRole("button", { name: "Entwurf speichern" }).click();
    await page.getByRole("heading", { name: "Entwurf einer Kostennote" }).waitFor();
  }
  await expect.poll(plaetze).toEqual([]);

  // Another window stores another version; what stands here is typed for the older one.
  await fuellen(page, { name: "Schulze" });
  const zweites = await page.context().newPage();
  await besuchen(zweites, page.url());
  await zweites.locator("[name=name]").fill("Schultz");
  await zweites.getByRole("button", { name: "Entwurf speichern" }).click();
  await zweites.getByText("Gespeichert am").waitFor();
  await zweites.close();
  await page.reload();
  await page.getByText("Nicht gespeicherte Eingaben vom").waitFor();
  expect(await name()).toBe("Schultz");
  await fuellen(page, { name: "Scholz" });
  await ansehen(page, "angebot");
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect.poll(name).toBe("Schulze");
  // What made room is offered in its turn.
  await page.getByText("Scholz", { exact: false }).first().waitFor();
  await page.reload();
  await expect.poll(name).toBe("Schulze");
  await page.getByRole("button", { name: "Verwerfen", exact: true }).click();
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await page.getByText("Gespeichert am").waitFor();
  await expect.poll(plaetze).toEqual([]);
}, 120_000);
