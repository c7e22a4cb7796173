import { describe } from "vitest";
import { ansehen } from "./lib/ansehen.ts";
import { gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { eintreten, sitzungHolen } from "./lib/konto.ts";
import { expect, test } from "./lib/test.ts";

describe("Der Stand des Protokolls", () => {
  const portal = gemeinsamesDemoportal();

  test("wird mit dem verglichen, was auf Papier steht; ohne ihn sagt die Prüfung, was sie nicht sieht", async ({
    page,
  }) => {
    await eintreten(page, portal.url, "premium", "/fristenmanager/protokoll");
    const pruefen = () => page.getByRole("button", { name: /Protokoll prüfen|Noch einmal prüfen/ }).click();
    await pruefen();
    await page
      .getByTestId("log-unseen")
      .getByText(/Ende des Protokolls abgeschnitten/)
      .waitFor();
    await ansehen(page, "protokoll-ohne-notiz");
    const zeile =
      (await page
        .getByTestId("log-verified")
        .getByText(/^Letzte Zeile/)
        .textContent()) ?? "";
    const [, nr = "", hash = ""] = /Nr\. (\d+), ([0-9a-f]{64})/.exec(zeile) ?? [];
    const vergleichen = async (nummer: string, summe: string) => {
      await page.getByLabel("Notierte Nummer").fill(nummer);
      await page.getByLabel("Notierte Prüfsumme").fill(summe);
      await pruefen();
    };
    await vergleichen(`Nr. ${nr}`, hash.toUpperCase().replace(/(.{8})/g, "$1 "));
    await page.getByTestId("head-right").getByText("Der notierte Stand stimmt.").waitFor();
    expect(await page.getByTestId("log-unseen").count()).toBe(0);
    await ansehen(page, "protokoll-stimmt");
    await vergleichen(
      nr,
      hash.replace(/^./, (z) => (z === "0" ? "1" : "0")),
    );
    await page.getByTestId("head-wrong").getByText("Der notierte Stand stimmt nicht.").waitFor();
    await ansehen(page, "protokoll-stimmt-nicht");
    await vergleichen(String(Number(nr) + 100), hash);
    await page.getByTestId("head-missing").getByText("Diese Nummer gibt es nicht.").waitFor();
    await vergleichen(nr, "3f0a");
    await page.getByText("Bitte geben Sie mindestens die ersten 16 Zeichen der Prüfsumme an.").waitFor();
    expect(await page.getByLabel("Notierte Prüfsumme").inputValue()).toBe("3f0a");
  });

  test("geht an zwei Personen, ohne Skript gewählt", async ({ pageOhneJs: page }) => {
    await sitzungHolen(page, portal.url, "teams");
    await page.goto(`${portal.url}/fristenmanager/einstellungen`);
    await page.getByLabel("Erste Person").selectOption({ label: "Tanja Team" });
    await page.getByLabel("Zweite Person", { exact: true }).selectOption({ label: "Mira Mitglied" });
    await page.getByRole("button", { name: "Empfänger festlegen" }).click();
    await page.getByText("Die erste E-Mail kommt heute oder morgen Abend.").waitFor();
    await page.reload();
    const gewaehlt = await page
      .locator("select[name=erste], select[name=zweite]")
      .evaluateAll((felder) => felder.map((feld) => (feld as HTMLSelectElement).selectedOptions[0]?.text));
    expect(gewaehlt.toSorted()).toEqual(["Mira Mitglied", "Tanja Team"]);
  });
});
