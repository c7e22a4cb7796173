import { describe } from "vitest";
import { ansehen } from "./lib/ansehen.ts";
import { gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { eintreten, sitzungHolen } from "./lib/konto.ts";
import { expect, test } from "./lib/test.ts";

describe("Kontrolle und Einstellungen des Fristenbuchs", () => {
  const portal = gemeinsamesDemoportal();

  test("Ohne Skript: das Protokoll wird abgezeichnet, eingestellt, ein Kalender angelegt und widerrufen, das Buch ausgeführt", async ({
    pageOhneJs: page,
  }) => {
    await sitzungHolen(page, portal.url, "premium");
    await page.goto(`${portal.url}/fristenmanager`);
    await page.getByRole("link", { name: "Kontrolle", exact: true }).click();
    await page.getByRole("button", { name: "Mit den Akten verglichen, abzeichnen" }).click();
    await page.getByText("Das Tagesprotokoll ist abgezeichnet.").waitFor();
    await page.getByText(/^Abgezeichnet: /).waitFor();
    const href = await page.getByRole("link", { name: "Als PDF" }).getAttribute("href");
    const pdf = await page.request.get(portal.url + href);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");

    await page.getByRole("link", { name: "Einstellungen", exact: true }).click();
    await page.getByLabel("Alarm an die Leitung um").fill("16:00");
    await page.getByLabel("Samstag").check();
    await page.getByRole("button", { name: "Speichern" }).click();
    await page.getByText("Der Alarm kommt erst nach der Kontrolle.").waitFor();
    expect(await page.getByLabel("Samstag").isChecked()).toBe(true);
    await page.getByLabel("Alarm an die Leitung um").fill("18:00");
    await page.getByRole("button", { name: "Speichern" }).click();
    await page.getByText("Die Einstellungen sind gespeichert.").waitFor();
    await page.getByLabel("Sitz der Kanzlei").selectOption("BY");
    await page.getByRole("button", { name: "Speichern" }).click();
    await page.getByLabel("Gemeinde").fill("Neustadt");
    await page.getByRole("button", { name: "Speichern" }).click();
    await page.getByText("Welche Gemeinde meinen Sie?").waitFor();
    await page.getByLabel("Gemeinde").fill("augsburg");
    await page.getByRole("button", { name: "Speichern" }).click();
    await page.getByText("Die Einstellungen sind gespeichert.").waitFor();
    expect(await page.getByLabel("Gemeinde").inputValue()).toBe("Augsburg");
    await page.getByLabel("Von", { exact: true }).fill("3.1.2028");
    await page.getByRole("button", { name: "Abwesenheit eintragen" }).click();
    expect(await page.getByTestId("absence").textContent()).toContain("03.01.2028");

    await page.getByRole("button", { name: "Kalender anlegen" }).click();
    const adresse = ((await page.getByTestId("feed-url").textContent()) ?? "").trim();
    const feed = await page.request.get(adresse);
    expect((await feed.text()).match(/^SUMMARY:Frist/gm)?.length).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Widerrufen" }).click();
    await page.getByText("Der Kalender ist widerrufen").waitFor();
    expect((await page.request.get(adresse)).status()).toBe(404);

    await page.goto(`${portal.url}/konto`);
    await page.getByRole("link", { name: "Fristenbuch ausführen" }).click();
    await page.getByRole("link", { name: "Als CSV" }).waitFor();
    const csv = await (await page.request.get(`${portal.url}/konto/fristen/csv`)).text();
    expect(csv.split("\r\n")[0]).toContain("Aktenzeichen;Frist;Norm;");
    expect(csv).toContain("34/26 Sommer ./. Winter");
  });

  test("Kontrolle, Einstellungen und das Buch im Konto sind ohne Befund, hell und dunkel, in jeder Breite", async ({
    page,
  }) => {
    await eintreten(page, portal.url, "teams", "/fristenmanager/kontrolle");
    await ansehen(page, "fristen-kontrolle");
    await page.getByRole("link", { name: "Einstellungen", exact: true }).click();
    await page.getByRole("button", { name: "Kalender anlegen" }).click();
    await page.getByTestId("feed-url").waitFor();
    await ansehen(page, "fristen-einstellungen");
    await page.goto(`${portal.url}/konto/fristen`);
    await ansehen(page, "fristen-mitnahme");
  });
});
