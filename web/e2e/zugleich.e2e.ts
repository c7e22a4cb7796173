import type { Page } from "playwright-core";
import { ansehen } from "./lib/ansehen.ts";
import { buero, gemeinsamesBueroportal } from "./lib/bueroportal.ts";
import { eintragen } from "./lib/formular.ts";
import { eintreten, sitzungHolen } from "./lib/konto.ts";
import { besuchen, expect, test } from "./lib/test.ts";

const portal = gemeinsamesBueroportal("2030-02-04T09:00");
const { anwaeltin, anwalt, fachkraft } = buero;

/** Opens a form that is folded in. */
async function aufklappen(page: Page, titel: string, was: string) {
  await page.locator("summary", { hasText: titel }).click();
  return page.getByTestId(`deadline-${was}`);
}
const angaben = (page: Page) => aufklappen(page, "Verantwortlich und Angaben", "angaben");
const kopfdaten = (page: Page) => page.locator("main dl").first();
const gespeichert = (page: Page) => page.getByText("Die Angaben sind geändert.").waitFor();

/** Books an entry and gives its path. */
async function gebucht(page: Page, akte: string): Promise<string> {
  await besuchen(page, `${portal.url}/fristenmanager/neu`);
  await eintragen(page, {
    Aktenzeichen: akte,
    Bezeichnung: "Stellungnahme",
    "Zustellung oder Ereignis am": "21.1.2030",
    Wochen: "4",
  });
  await page.getByLabel("Gericht oder Ort").fill("Kammergericht");
  await page.keyboard.press("Enter");
  await page.getByTestId("deadline-preview").waitFor();
  await page.getByRole("button", { name: "Buchen" }).click();
  await page.getByText("Jetzt kann der Vermerk").waitFor();
  return new URL(page.url()).pathname;
}

test("Zwei ändern einen Eintrag: Verschiedenes gilt beides, Gleiches fragt, und unter einem offenen Formular bewegt sich nichts", async ({
  page: frieda,
  oeffnen: neueSeite,
}) => {
  await eintreten(frieda, portal.url, fachkraft.name, "/fristenmanager");
  const pfad = await gebucht(frieda, "60/30 Zeder");
  const [rita, anton] = [await neueSeite(), await neueSeite()];
  await eintreten(rita, portal.url, anwaeltin.name, pfad);
  await eintreten(anton, portal.url, anwalt.name, pfad);

  // The form of one is open while the other saves: it stays as it is and says so.
  const seine = await angaben(anton);
  await seine.getByLabel("Bemerkung").fill("Anlage fehlt noch");
  const stand = await seine.locator("input[name=stand]").inputValue();
  const ihre = await angaben(rita);
  await ihre.getByLabel("Bezeichnung").fill("Stellungnahme zum Gutachten");
  await ihre.getByLabel("Verantwortlich", { exact: true }).selectOption({ label: anwalt.anzeige });
  await ihre.getByRole("button", { name: "Angaben speichern" }).click();
  await gespeichert(rita);
  const notiz = anton.getByTestId("form-held");
  await notiz.getByText("Inzwischen geändert von Rita Recht").waitFor();
  expect(await anton.getByRole("heading", { level: 1 }).textContent()).toBe("Stellungnahme zum Gutachten");
  expect(await seine.locator("input[name=stand]").inputValue()).toBe(stand);
  expect(await seine.getByLabel("Bezeichnung").inputValue()).toBe("Stellungnahme");
  expect(await seine.getByLabel("Bemerkung").inputValue()).toBe("Anlage fehlt noch");
  await ansehen(anton, "zugleich-gehalten");
  await seine.getByRole("button", { name: "Angaben speichern" }).click();
  await gespeichert(anton);
  expect(await anton.getByRole("heading", { level: 1 }).textContent()).toBe("Stellungnahme zum Gutachten");
  await kopfdaten(anton).getByText("Anlage fehlt noch").waitFor();
  await kopfdaten(anton).getByText(anwalt.anzeige).waitFor();

  // The same field: the second reads what the first has written, and decides with the keyboard.
  const seineZweite = await angaben(anton);
  await seineZweite.getByLabel("Bemerkung").fill("Anlage K 7 fehlt");
  await seineZweite.getByLabel("Sachbearbeiter").fill("Kunz");
  await besuchen(rita, portal.url + pfad);
  const ihreZweite = await angaben(rita);
  await ihreZweite.getByLabel("Bemerkung").fill("Anlage ist da, geht heute hinaus");
  await ihreZweite.getByLabel("Norm").fill("§ 411 ZPO");
  await ihreZweite.getByRole("button", { name: "Angaben speichern" }).click();
  await gespeichert(rita);
  await seineZweite.getByRole("button", { name: "Angaben speichern" }).click();
  const streit = anton.getByTestId("conflict-bemerkung");
  await streit.getByText("Inzwischen von Rita Recht geändert (04.02.2030, 09:").waitFor();
  await anton.getByText("Inzwischen hat jemand dasselbe Feld geändert.").waitFor();
  expect(await streit.getByLabel("Bemerkung").inputValue()).toBe("Anlage K 7 fehlt");
  expect(await seineZweite.getByLabel("Sachbearbeiter").inputValue()).toBe("Kunz");
  expect(await seineZweite.getByLabel("Norm").inputValue()).toBe("§ 411 ZPO");
  expect(await anton.getByTestId(/^conflict-/).count()).toBe(1);
  await ansehen(anton, "zugleich-streit");
  await streit.getByLabel("Ihre Eingabe: Anlage K 7 fehlt").focus();
  await anton.keyboard.press("ArrowDown");
  expect(
    await streit
      .getByLabel("Inzwischen von Rita Recht eingetragen: Anlage ist da, geht heute hinaus")
      .isChecked(),
  ).toBe(true);
  await anton.keyboard.press("ArrowUp");
  await seineZweite.getByRole("button", { name: "Angaben speichern" }).focus();
  await anton.keyboard.press("Enter");
  await gespeichert(anton);
  for (const wort of ["Anlage K 7 fehlt", "Kunz", "§ 411 ZPO"])
    await kopfdaten(anton).getByText(wort).waitFor();

  // Whoever vouches for the entry is asked once more where it is another one than he opened.
  await besuchen(anton, portal.url + pfad);
  await besuchen(rita, portal.url + pfad);
  const ausloeser = await aufklappen(rita, "Anderer Tag der Zustellung", "ausloeser");
  await ausloeser.getByLabel("Richtiger Tag").fill("22.1.2030");
  await ausloeser.getByRole("button", { name: "Änderungen zeigen" }).click();
  await ausloeser.getByRole("button", { name: "Änderungen übernehmen" }).click();
  await rita.getByText("Die Kette ist neu gerechnet.").waitFor();
  await anton.getByText("Di, 19.02.2030").first().waitFor();
  await anton.getByRole("button", { name: "Bei Aktenvorlage geprüft" }).click();
  const inzwischen = anton.getByTestId("deadline-meanwhile");
  await inzwischen.getByText("Ende: Di, 19.02.2030 statt Mo, 18.02.2030 (von Rita Recht, ").waitFor();
  await ansehen(anton, "zugleich-frage");
  await anton.getByRole("button", { name: "Bei Aktenvorlage geprüft" }).click();
  await anton.getByText("Die Prüfung bei Aktenvorlage ist festgehalten.").waitFor();
  expect(await portal.protokollePruefen()).toMatch(/^\d Fristenbücher stimmen\.$/m);
});

test("Ohne JavaScript fragt dasselbe Feld auch, und nichts Getipptes geht verloren", async ({
  page: frieda,
  oeffnen: neueSeite,
}) => {
  await eintreten(frieda, portal.url, fachkraft.name, "/fristenmanager");
  const pfad = await gebucht(frieda, "61/30 Esche");
  const anton = await neueSeite({ javaScript: false });
  await sitzungHolen(anton, portal.url, anwalt.name);
  await anton.goto(portal.url + pfad);
  const seine = await angaben(anton);
  await seine.getByLabel("Bezeichnung").fill("Replik");
  await seine.getByLabel("Bemerkung").fill("eilt");
  const ihre = await angaben(frieda);
  await ihre.getByLabel("Bezeichnung").fill("Duplik");
  await ihre.getByRole("button", { name: "Angaben speichern" }).click();
  await gespeichert(frieda);
  await seine.getByRole("button", { name: "Angaben speichern" }).click();
  const streit = anton.getByTestId("conflict-title");
  await streit.getByText("Inzwischen von Frieda Fach geändert").waitFor();
  expect(await streit.getByLabel("Bezeichnung").inputValue()).toBe("Replik");
  await streit.getByLabel("Inzwischen von Frieda Fach eingetragen: Duplik").check();
  await seine.getByRole("button", { name: "Angaben speichern" }).click();
  await gespeichert(anton);
  expect(await anton.getByRole("heading", { level: 1 }).textContent()).toBe("Duplik");
  await kopfdaten(anton).getByText("eilt").waitFor();
});

test("Auch die Einstellungen der Kanzlei werden zusammengeführt", async ({
  page: rita,
  oeffnen: neueSeite,
}) => {
  const wo = "/fristenmanager/einstellungen";
  await eintreten(rita, portal.url, anwaeltin.name, wo);
  const anton = await neueSeite();
  await eintreten(anton, portal.url, anwalt.name, wo);
  await anton.getByLabel("Samstag").check();
  await anton.getByLabel("Alarm an die Leitung um").fill("19:30");
  await rita.getByLabel("Sitz der Kanzlei").selectOption({ label: "Berlin" });
  await rita.getByLabel("Abendkontrolle um").fill("16:30");
  await rita.getByRole("button", { name: "Speichern" }).click();
  await rita.getByText("Die Einstellungen sind gespeichert.").waitFor();
  await anton.getByText("Inzwischen geändert von Rita Recht").waitFor();
  expect(await anton.getByLabel("Sitz der Kanzlei").inputValue()).toBe("");
  await anton.getByRole("button", { name: "Speichern" }).click();
  const streit = anton.getByTestId("conflict-eveningCheckAt");
  await streit.getByText("Inzwischen von Rita Recht eingetragen: Kontrolle 16:30, Alarm 18:30").waitFor();
  expect(await anton.getByLabel("Alarm an die Leitung um").inputValue()).toBe("19:30");
  expect(await anton.getByLabel("Samstag").isChecked()).toBe(true);
  expect(await anton.getByLabel("Sitz der Kanzlei").inputValue()).toBe("BE");
  await ansehen(anton, "zugleich-einstellungen");
  await anton.getByLabel("Abendkontrolle um").fill("16:30");
  await anton.getByRole("button", { name: "Speichern" }).click();
  await anton.getByText("Die Einstellungen sind gespeichert.").waitFor();
  await besuchen(rita, portal.url + wo);
  expect(await rita.getByLabel("Abendkontrolle um").inputValue()).toBe("16:30");
  expect(await rita.getByLabel("Alarm an die Leitung um").inputValue()).toBe("19:30");
  expect(await rita.getByLabel("Samstag").isChecked()).toBe(true);
  expect(await rita.getByLabel("Sitz der Kanzlei").inputValue()).toBe("BE");
});
