import type { Page } from "playwright-core";
import { ansehen } from "./lib/ansehen.ts";
import { buero, gemeinsamesBueroportal } from "./lib/bueroportal.ts";
import { demoadresse } from "./lib/demoportal.ts";
import { eintragen } from "./lib/formular.ts";
import { eintreten, linkAus } from "./lib/konto.ts";
import { besuchen, expect, test } from "./lib/test.ts";

// A Monday.
const portal = gemeinsamesBueroportal("2030-02-04T09:00");
const { anwalt } = buero;

const vorfrist = (page: Page, tag: string) => page.getByTestId("vorfrist").filter({ hasText: tag });

/** Books three weeks from 28 January: until 18 February. */
async function buchen(page: Page, akte: string, vorfristen: string) {
  await besuchen(page, `${portal.url}/fristenmanager/neu`);
  await eintragen(page, {
    Aktenzeichen: akte,
    Bezeichnung: "Klageerwiderung",
    "Zustellung oder Ereignis am": "28.1.2030",
    Wochen: "3",
  });
  await page.getByLabel("Ort unbekannt").check();
  await page.getByText("Zusätzliche Angaben (freiwillig)").click();
  await page.getByLabel("Vorfristen").fill("bald");
  await page.getByRole("button", { name: "Frist berechnen" }).last().click();
  await page.getByText("Bitte schreiben Sie die Vorfristen wie").waitFor();
  await page.getByLabel("Vorfristen").fill(vorfristen);
  await page.getByRole("button", { name: "Frist berechnen" }).last().click();
  await page.getByTestId("deadline-preview").getByText("Mo, 11.02.2030").waitFor();
  await page.getByRole("button", { name: "Buchen" }).click();
  await page.getByText("Jetzt kann der Vermerk").waitFor();
  return new URL(page.url()).pathname;
}

test("Vorfristen: eine Mail für alle, ein Klick bestätigt sie; versäumt bleiben sie stehen, bis sie vorgelegt oder aufgegeben sind", async ({
  page,
  oeffnen: neueSeite,
}) => {
  await eintreten(page, portal.url, anwalt.name, "/fristenmanager/neu");
  const erste = await buchen(page, "50/30 Ahorn", "1 Woche, 3 Tage");
  const zweite = await buchen(page, "51/30 Birke", "1 Woche");

  // The letter of the day brings both; its link works without signing in, and only with the button.
  await portal.stellen("2030-02-11T07:05", "fristen-erinnern", "fristen-erinnern");
  const link = await linkAus(page, portal.url, demoadresse(anwalt.name), /^Fristen am 11\.02\.2030$/);
  const fern = await neueSeite();
  await besuchen(fern, link);
  expect(await fern.getByTestId("reminder").count()).toBe(2);
  await ansehen(fern, "erinnerungen");
  await fern.getByRole("button", { name: "Alle bestätigen (2)" }).click();
  await fern.getByText("Die Erinnerungen sind bestätigt.").waitFor();
  await ansehen(fern, "erinnerungen-bestaetigt");

  // Knowing of it is not presenting the file: the next evening both are still there.
  await portal.stellen("2030-02-12T17:05");
  await eintreten(page, portal.url, anwalt.name, "/fristenmanager?ansicht=heute");
  const vorzulegen = page.getByRole("region", { name: "Vorfristen" });
  expect(await vorzulegen.getByTestId("deadline-row").filter({ hasText: "Vorfrist versäumt" }).count()).toBe(
    2,
  );
  await ansehen(page, "heute-vorfristen");
  await besuchen(page, `${portal.url}/fristenmanager/kontrolle`);
  await page.getByRole("heading", { name: "Vorfristen nicht vorgelegt (2)" }).waitFor();
  await besuchen(page, `${portal.url}/dashboard`);
  await page.getByRole("link", { name: "2 Akten vorzulegen" }).waitFor();

  await besuchen(page, portal.url + erste);
  await vorfrist(page, "11.02.2030").getByText("versäumt: noch nicht vorgelegt").waitFor();
  await ansehen(page, "frist-vorfristen");
  await page.locator("summary", { hasText: "Vorfristen ändern" }).click();
  const tage = page.getByLabel("Tage der Vorfristen");
  await tage.fill("14.02.2030");
  await page.getByRole("button", { name: "Vorfristen speichern" }).click();
  await page.getByText("Eine Vorfrist, deren Tag gekommen ist, bleibt stehen").waitFor();
  await tage.fill("11.02.2030, 19.02.2030");
  await page.getByRole("button", { name: "Vorfristen speichern" }).click();
  await page.getByText("liegt nach dem Ende der Frist (18.02.2030)").waitFor();
  await ansehen(page, "vorfristen-fehler");
  await tage.fill("11.02.2030, 14.02.2030");
  await page.getByRole("button", { name: "Vorfristen speichern" }).click();
  await page.getByText("Die Vorfristen sind geändert.").waitFor();
  await vorfrist(page, "11.02.2030")
    .getByRole("button", { name: /^Vorgelegt und geprüft/ })
    .click();
  await page.getByText("Die Vorlage ist festgehalten.").waitFor();
  await vorfrist(page, "11.02.2030").getByText("12.02.2030, 17:05 Uhr, Anton Anwalt").waitFor();

  await besuchen(page, portal.url + zweite);
  await page.locator("summary", { hasText: "Vorfrist Mo, 11.02.2030 aufgeben" }).click();
  await page.getByRole("button", { name: "Vorfrist aufgeben" }).click();
  await page.getByText("Bitte nennen Sie den Grund.").waitFor();
  await vorfrist(page, "11.02.2030").getByLabel("Grund").fill("Mandat beendet");
  await page.getByRole("button", { name: "Vorfrist aufgeben" }).click();
  await page.getByText("Die Vorfrist ist aufgegeben.").waitFor();
  await vorfrist(page, "11.02.2030").getByText("Grund: Mandat beendet").waitFor();
  await ansehen(page, "vorfrist-aufgegeben");

  await besuchen(page, `${portal.url}/fristenmanager?ansicht=heute`);
  await page.getByText("Keine Akte ist wegen einer Vorfrist vorzulegen.").waitFor();
  await besuchen(page, `${portal.url}/fristenmanager/kontrolle`);
  await page.getByRole("heading", { name: "Vorfristen nicht vorgelegt (0)" }).waitFor();
});
