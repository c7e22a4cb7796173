import { describe } from "vitest";
import { ansehen } from "./lib/ansehen.ts";
import { gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { eintreten, sitzungHolen } from "./lib/konto.ts";
import { besuchen, expect, test } from "./lib/test.ts";

const rechner = (akte: string) =>
  `/fristenrechner?${new URLSearchParams({
    frist: "zpo-517",
    weg: "eb",
    ereignis: tagVor(10),
    ort: "Landgericht Dresden",
    akte,
  })}`;

/** A day so long ago. */
function tagVor(tage: number): string {
  return Temporal.Now.plainDateISO("Europe/Berlin").subtract({ days: tage }).toString();
}

describe("Das Fristenbuch", () => {
  const portal = gemeinsamesDemoportal();

  test("bucht aus dem Fristenrechner mit einem Klick, auch ohne Skript; in der Adresse steht nichts davon", async ({
    pageOhneJs: page,
  }) => {
    await sitzungHolen(page, portal.url, "premium");
    await page.goto(portal.url + rechner("Ohne Skript 77/26"));
    await page.getByTestId("book-deadline").click();
    await page.getByText("Gebucht.").waitFor();
    expect(page.url()).toMatch(/\/fristenmanager\/[0-9a-f-]{36}\?gebucht=\d$/);
    await page.getByText("Ohne Skript 77/26").first().waitFor();
    // Dieselbe Frist noch einmal: nichts wird doppelt gebucht, und das Formular ist gefüllt.
    await page.goto(portal.url + rechner("Ohne Skript 77/26"));
    await page.getByTestId("book-deadline").click();
    await page.getByText("Diese Frist steht für dieses Ereignis der Akte schon im Buch.").waitFor();
    expect(await page.locator('[name="aktenzeichen"]').inputValue()).toBe("Ohne Skript 77/26");
    expect(page.url()).toBe(`${portal.url}/fristenmanager/neu`);
  });

  test("sagt Besuchern am Ergebnis, was fehlt, und lässt ihre Eingaben stehen", async ({ page }) => {
    await besuchen(page, portal.url + rechner("1/26"));
    await page.locator('html[data-session="unauthenticated"]').waitFor({ state: "attached" });
    await page.getByTestId("book-deadline").click();
    await page.getByTestId("upgrade-hint").getByText("im Tarif Premium enthalten").waitFor();
    expect(new URL(page.url()).pathname).toBe("/fristenrechner");
  });

  test("zeigt sich nach Tag, Woche, Monat, Akte und Person und folgt im anderen Fenster jeder Änderung", async ({
    page,
  }) => {
    await eintreten(page, portal.url, "teams", rechner("Zwei Fenster 88/26"));
    await page.getByTestId("book-deadline").click();
    await page.getByText("Gebucht.").waitFor();
    const eintrag = page.url();
    for (const [name, id] of [
      ["Heute", "deadline-day"],
      ["Woche", "deadline-week"],
      ["Monat", "deadline-month"],
      ["Akten", "deadline-files"],
      ["Verantwortliche", "deadline-people"],
    ] as const) {
      await besuchen(page, `${portal.url}/fristenmanager`);
      await page
        .getByRole("navigation", { name: "Ansicht" })
        .getByRole("link", { name, exact: true })
        .click();
      await page.getByTestId(id).waitFor();
      if (name === "Monat") await ansehen(page, "fristenbuch-monat");
    }
    // Der Monat geht ganz mit der Tastatur, und die Zelle führt zum Tag.
    await besuchen(page, `${portal.url}/fristenmanager?ansicht=monat&tag=2027-05-01&feiertage=BY`);
    const himmelfahrt = page.getByRole("listitem").filter({ hasText: "Christi Himmelfahrt" });
    await himmelfahrt.getByRole("link").first().press("Enter");
    await page.waitForURL("**/fristenmanager?ansicht=heute&tag=2027-05-06&feiertage=BY");

    const anderes = await page.context().newPage();
    await besuchen(anderes, `${portal.url}/fristenmanager?ansicht=akten`);
    await anderes.locator('html[data-data-layer="ready"]').waitFor({ state: "attached" });
    await besuchen(page, eintrag);
    await page.getByText("Verantwortlich und Angaben").click();
    const form = page.getByTestId("deadline-angaben");
    await form.locator('[name="aktenzeichen"]').fill("Umbenannt 99/26");
    await form.getByRole("button", { name: "Angaben speichern" }).click();
    await page.getByText("Die Angaben sind geändert.").waitFor();
    await anderes.getByText("Umbenannt 99/26").first().waitFor();

    // Ohne Netz bleibt die Seite lesbar und sagt, von wann sie ist.
    await anderes.context().setOffline(true);
    await anderes.getByTestId("deadline-offline").getByText("Sie lesen den Stand vom").waitFor();
    await anderes.getByRole("link", { name: "Umbenannt 99/26" }).first().click();
    await anderes.getByText("Bis dahin lässt sich nichts öffnen").waitFor();
    await anderes.getByText("Umbenannt 99/26").first().waitFor();
    await anderes.context().setOffline(false);
    await anderes.getByTestId("deadline-offline").waitFor({ state: "detached" });
    // The page has read to its end what it asked; no request keeps a connection.
    await anderes.waitForLoadState("networkidle");
  });
});
