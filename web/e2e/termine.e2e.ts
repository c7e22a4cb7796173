import type { Page } from "playwright-core";
import { describe } from "vitest";
import { ansehen } from "./lib/ansehen.ts";
import { gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { eintreten, sitzungHolen } from "./lib/konto.ts";
import { besuchen, expect, test } from "./lib/test.ts";

const heute = Temporal.Now.plainDateISO("Europe/Berlin");
/** The Monday after the coming one: nothing of today stands between. */
const montag = heute.add({ days: 15 - heute.dayOfWeek });
const deutsch = (tag: Temporal.PlainDate): string =>
  `${String(tag.day).padStart(2, "0")}.${String(tag.month).padStart(2, "0")}.${tag.year}`;

/** How many sheets a page prints as, and whether they lie. */
async function blaetter(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const [, breit, hoch] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  return { anzahl: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, liegend: Number(breit) > Number(hoch) };
}

describe("Termine und Wiedervorlagen", () => {
  const portal = gemeinsamesDemoportal();

  test("eine Serie mit einer Ausnahme, und was in der Kalenderdatei davon steht", async ({ page }) => {
    await eintreten(page, portal.url, "premium", "/fristenmanager/termine");
    const form = page.getByTestId("appointment-form");
    // Ganz mit der Tastatur: von Feld zu Feld, die Eingabetaste trägt ein.
    await form.locator('[name="date"]').fill(deutsch(montag));
    await form.locator('[name="from"]').fill("9");
    await form.locator('[name="to"]').fill("8");
    await form.locator('[name="title"]').fill("Jour fixe");
    await form.getByText("Wiederholung, Erinnerung, Notiz").click();
    await form.locator('[name="every"]').selectOption("week");
    await form.locator('[name="count"]').fill("4");
    await form.locator('[name="reminderMinutes"]').selectOption("15");
    await form.locator('[name="title"]').press("Enter");
    // Was nicht geht, steht am Feld, und nichts Getipptes ist weg.
    await form.getByText("Das Ende liegt nicht nach dem Beginn.").waitFor();
    expect(await form.locator('[name="title"]').inputValue()).toBe("Jour fixe");
    await form.locator('[name="to"]').fill("10:30");
    await form.locator('[name="place"]').fill("Besprechungsraum");
    await form.locator('[name="aktenzeichen"]').fill("77/26");
    await form.locator('[name="aktenzeichen"]').press("Enter");
    await page.getByText("Der Termin ist eingetragen.").waitFor();
    expect(await form.locator('[name="title"]').inputValue()).toBe("");
    // Für den nächsten Eintrag steht die Schreibmarke schon im ersten Feld.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("date");
    await ansehen(page, "termine");

    await page.getByTestId("termin-row").filter({ hasText: "Jour fixe" }).nth(1).getByRole("link").click();
    await page.getByRole("heading", { name: "Jour fixe" }).waitFor();
    await page.getByText("jede Woche, 4-mal").waitFor();
    await page.getByText("Ändern", { exact: true }).click();
    const aendern = page.getByTestId("appointment-edit");
    const zweiter = montag.add({ days: 7 });
    await aendern.locator('[name="date"]').fill(deutsch(zweiter.add({ days: 1 })));
    await aendern.locator('[name="from"]').fill("14:00");
    await aendern.locator('[name="to"]').fill("15:00");
    await aendern.getByLabel("Nur dieser").check();
    await ansehen(page, "termin-aendern");
    await aendern.getByRole("button", { name: "Speichern" }).click();
    await page.getByText("Die Änderung ist gespeichert.").waitFor();
    await page.getByText("Anders als die Serie").first().waitFor();
    // Der dritte entfällt.
    await page.getByRole("navigation", { name: "Tage der Serie" }).getByRole("link").nth(2).click();
    await page.waitForURL(`**?tag=${montag.add({ days: 14 })}`);
    await page.getByText("Streichen", { exact: true }).first().click();
    const streichen = page.getByTestId("appointment-strike");
    await streichen.locator('[name="reason"]').fill("Urlaub");
    await streichen.getByRole("button", { name: "Streichen" }).click();
    await page.getByText("Gestrichen.").waitFor();
    await page.getByText("Ein Tag der Serie gestrichen").waitFor();

    await besuchen(page, `${portal.url}/fristenmanager/termine?zeit=quartal&art=termin`);
    const href = await page.getByRole("link", { name: "Kalenderdatei (.ics)" }).getAttribute("href");
    const text = (await (await page.request.get(`${portal.url}${href}`)).text()).replaceAll("\r\n ", "");
    const [serie = "", ausnahme = "", ...weitere] = text
      .split("BEGIN:VEVENT")
      .filter((e) => e.includes("Jour fixe"));
    expect(weitere).toEqual([]);
    const am = (tag: Temporal.PlainDate, uhr: string) =>
      `;TZID=Europe/Berlin:${tag.toString().replaceAll("-", "")}T${uhr}`;
    expect(serie).toContain(`DTSTART${am(montag, "090000")}`);
    expect(serie).toContain("RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=4");
    expect(serie).toContain(`EXDATE${am(montag.add({ days: 14 }), "090000")}`);
    expect(serie).toContain("TRIGGER:-PT15M");
    expect(serie).toContain("SEQUENCE:3");
    expect(ausnahme).toContain(`RECURRENCE-ID${am(zweiter, "090000")}`);
    expect(ausnahme).toContain(`DTSTART${am(zweiter.add({ days: 1 }), "140000")}`);
    expect(text).toContain("BEGIN:VTIMEZONE");

    // In Woche und Monat des Buches stehen sie für sich, mit Wort und Zeichen.
    await besuchen(page, `${portal.url}/fristenmanager?ansicht=woche&tag=${zweiter}`);
    await page.getByTestId("termin-row").getByText("Termin", { exact: true }).waitFor();
    await ansehen(page, "termine-woche");
    await besuchen(page, `${portal.url}/fristenmanager?ansicht=monat&tag=${zweiter}`);
    await page.getByRole("list", { name: "Termine und Wiedervorlagen" }).first().waitFor();
    await ansehen(page, "termine-monat");
    // Gedruckt ist ein Monat ein liegendes Blatt, und es sagt, wessen Blatt es ist.
    expect(await blaetter(page)).toEqual({ anzahl: 1, liegend: true });
    await page.emulateMedia({ media: "print" });
    await page.getByText("Ganze Kanzlei", { exact: true }).waitFor();
    expect(await page.getByRole("navigation", { name: "Ansicht" }).isVisible()).toBe(false);
    if (process.env.BILDER) {
      await page.setViewportSize({ width: 1032, height: 700 });
      await page.screenshot({ path: `${process.env.BILDER}/termine-monat-druck.png`, fullPage: true });
      await page.setViewportSize({ width: 1280, height: 900 });
    }
    await page.emulateMedia({ media: "screen" });
  });

  test("eine Wiedervorlage bleibt, bis sie erledigt ist, auch ohne Skript", async ({ pageOhneJs: page }) => {
    await sitzungHolen(page, portal.url, "teams");
    await page.goto(`${portal.url}/fristenmanager/termine`);
    const form = page.getByTestId("appointment-form");
    await form.getByLabel("Wiedervorlage", { exact: true }).check();
    await form.locator('[name="date"]').fill(deutsch(heute));
    await form.locator('[name="from"]').fill("9:00");
    await form.locator('[name="title"]').fill("Sachstand anfragen");
    await form.getByRole("button", { name: "Eintragen" }).click();
    await page.getByText("Eine Wiedervorlage hat einen Tag, keine Uhrzeit und keinen Ort.").waitFor();
    expect(await form.locator('[name="title"]').inputValue()).toBe("Sachstand anfragen");
    await form.locator('[name="from"]').fill("");
    await form.getByRole("button", { name: "Eintragen" }).click();
    await page.getByText("Die Wiedervorlage ist eingetragen.").waitFor();
    await page.goto(`${portal.url}/dashboard`);
    await page.getByText("1 Wiedervorlage offen").waitFor();
    await page.goto(`${portal.url}/fristenmanager/termine`);
    const zeile = page.getByTestId("wiedervorlage-row").filter({ hasText: "Sachstand anfragen" });
    await zeile.getByRole("button", { name: "Erledigt" }).click();
    await page.getByText("Die Wiedervorlage ist erledigt.").waitFor();
    await zeile.getByText("Erledigt", { exact: true }).waitFor();
    await zeile.getByRole("link").click();
    await page.getByRole("button", { name: "Wieder öffnen" }).waitFor();
    // Die Pflichten der Fristen kennen sie nicht.
    await page.goto(`${portal.url}/fristenmanager/kontrolle`);
    expect(await page.getByText("Sachstand anfragen").count()).toBe(0);
  });
});
