import { ansehen } from "./lib/ansehen.ts";
import { gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { fuellen } from "./lib/formular.ts";
import { eintreten } from "./lib/konto.ts";
import { bedienbar, besuchen, expect, test } from "./lib/test.ts";

const portal = gemeinsamesDemoportal();

// § 49 RVG: 2,5 × 374,00 + 20,00 = 955,00, mit 19 % 1.136,45. Bestellt 192,00 + 158,00 + 264,00 + 20,00 = 634,00, mit 19 %
// 754,46; bis zu den Gebühren des Wahlanwalts 154,00, mit 19 % 183,26.
for (const [breite, konto] of [
  [1440, "basic"],
  [390, "premium2"],
] as const)
  test(`Nach Prozesskostenhilfe zum Antrag an die Staatskasse, nach Bestellung zum Rest bei ${breite} px`, async ({
    oeffnen,
  }) => {
    const page = await oeffnen({ breite, hoehe: 844 });
    const summe = () => page.getByTestId("result-total").textContent();
    const hilfe = `${portal.url}/rvgrechner?wert=10000&vv=3100,3104&pkh=1&stichtag=2026-03-01`;
    await eintreten(page, portal.url, konto, hilfe.slice(portal.url.length));
    await bedienbar(page);
    expect(await summe()).toContain("1.136,45");
    await page.getByRole("button", { name: "Antrag an die Staatskasse" }).click();
    await page.getByRole("heading", { level: 1, name: "Kostenfestsetzung" }).waitFor();
    expect(await summe()).toBe("1.136,45");
    await fuellen(page, { gericht: "Landgericht Köln", antragsteller: "Meier" });
    const [datei] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Als PDF" }).click(),
    ]);
    expect(datei.suggestedFilename()).toBe("Antrag auf Festsetzung der Vergütung aus der Staatskasse.pdf");
    if (process.env.BILDER) await datei.saveAs(`${process.env.BILDER}/staatskasse.pdf`);
    if (breite === 1440) await ansehen(page, "staatskasse");
    // What was typed comes along to another application.
    await page.getByRole("button", { name: /im eigenen Namen \(§ 126 ZPO\)/ }).click();
    await expect.poll(summe).toBe("1.963,50");
    expect(await page.locator("[name=gericht]").inputValue()).toBe("Landgericht Köln");

    await besuchen(page, hilfe);
    await page.getByRole("button", { name: "Kostennote", exact: true }).click();
    await page.getByText("Von dieser Vergütung schuldet der Mandant nichts").waitFor();
    expect(await page.locator("[name=name]").count()).toBe(0);
    if (breite === 1440) await ansehen(page, "kostennote-gesperrt");
    await page.getByRole("button", { name: "Zum Antrag an die Staatskasse" }).click();
    await expect.poll(summe).toBe("1.136,45");

    await besuchen(page, `${portal.url}/rvgrechner?vv=4100,4106,4108&stichtag=2026-03-01`);
    await bedienbar(page);
    await page.locator("summary", { hasText: "Mandat" }).click();
    await page.getByLabel("Tätigkeit als").selectOption("bestellt");
    await expect.poll(summe).toContain("754,46");
    if (breite === 1440) await ansehen(page, "bestellt");
    await page.getByRole("button", { name: "Kostennote", exact: true }).click();
    await page.getByRole("heading", { name: "Neue Kostennote" }).waitFor();
    await bedienbar(page);
    expect(await summe()).toBe("0,00");
    await page.getByText("Vom Mandanten ist nichts zu verlangen").waitFor();
    await page.getByLabel(/Das Gericht hat festgestellt/).check();
    await page.locator("[name=restam]").fill("05.03.2026");
    await expect.poll(summe).toBe("183,26");
    await page.getByText("Bitte zahlen Sie 183,26").waitFor();
    if (breite === 1440) await ansehen(page, "kostennote-rest");
  }, 120_000);
