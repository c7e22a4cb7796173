import type { Page } from "playwright-core";
import { ansehen } from "./lib/ansehen.ts";
import { buero, fremde, gemeinsamesBueroportal } from "./lib/bueroportal.ts";
import { demoadresse } from "./lib/demoportal.ts";
import { eintragen, fuellen } from "./lib/formular.ts";
import { eintreten, fokusAuf, linkAus, mails, sitzungHolen } from "./lib/konto.ts";
import { besuchen, expect, test } from "./lib/test.ts";

const portal = gemeinsamesBueroportal("2030-02-04T09:00");
const { anwaeltin, anwalt, fachkraft, vertretung } = buero;

/** The entry stands under the heading of the page. */
const marken = (page: Page) =>
  page.locator("main").getByRole("list", { name: "Merkmale" }).first().getByRole("listitem");
const zeile = (page: Page, was: string) => page.getByTestId("deadline-row").filter({ hasText: was });
/** What the log under an entry says, the newest first. */
const verlauf = async (page: Page) => {
  const zeilen = page.getByRole("region", { name: "Protokoll" }).getByRole("listitem");
  return (await zeilen.allInnerTexts()).map((zeile) => zeile.split("\n")[0]);
};
const buch = (page: Page, wer: { readonly name: string }, pfad = "") =>
  eintreten(page, portal.url, wer.name, `/fristenmanager${pfad}`);

/** Opens a form that is folded in. */
async function aufklappen(page: Page, titel: string, was: string) {
  await page.locator("summary", { hasText: titel }).click();
  return page.getByTestId(`deadline-${was}`);
}

/** Links of the chain that would be booked, line by line. */
const vorschau = async (page: Page) => {
  const glieder = page.getByTestId("deadline-preview-row").filter({ hasNotText: "Wird nicht gebucht" });
  return (await glieder.allInnerTexts()).map((glied) => glied.split("\n"));
};

/** Subjects of the mails to somebody, the oldest first. */
const betreffe = async (page: Page, { name }: { readonly name: string }) =>
  (await mails(page, portal.url, demoadresse(name))).map(({ subject }) => subject).toReversed();

test("Eine Frist geht durch das Büro: mit der Tastatur gebucht, kontrolliert, vorgelegt, verlängert", async ({
  page,
  oeffnen: neueSeite,
}) => {
  const rita = await neueSeite();
  await buch(rita, anwaeltin, "/einstellungen");
  await rita.getByLabel("Jeden Eintrag kontrolliert eine zweite Person").check();
  await rita.getByLabel("Sitz der Kanzlei").selectOption({ label: "Berlin" });
  await rita.getByRole("button", { name: "Speichern" }).click();
  await rita.getByText("Die Einstellungen sind gespeichert.").waitFor();
  await besuchen(rita, `${portal.url}/fristenmanager`);
  await rita.getByText("Zurzeit steht keine offene Frist im Buch.").waitFor();
  await ansehen(rita, "fristen-leer");

  await buch(page, fachkraft);
  let anschlaege = 0;
  const tippen = async (...woerter: readonly string[]) => {
    for (const wort of woerter) {
      const taste = /^<(.*)>$/.exec(wort)?.[1];
      anschlaege += taste ? 1 : wort.length;
      await (taste ? page.keyboard.press(taste) : page.keyboard.type(wort));
    }
  };
  await page.getByRole("link", { name: "Neue Frist" }).focus();
  await tippen("<Enter>");
  await fokusAuf(page, "aktenzeichen");
  await tippen("34/30 Sommer", "<Tab>", "Berufung");
  const vorschlaege = page.getByRole("listbox", { name: "Vorschläge" });
  await vorschlaege.getByRole("option").first().waitFor();
  const markierter = await vorschlaege.locator('[aria-selected="true"]').textContent();
  expect(markierter?.replaceAll("\u00a0", " ")).toBe("Berufung (ZPO) – Einlegung (§ 517 ZPO)");
  await ansehen(page, "neue-frist-suche");
  // Enter takes what is marked, and sends nothing.
  await tippen("<Enter>");
  expect(await page.getByLabel("Frist", { exact: true }).inputValue()).toBe(
    "Berufung (ZPO) – Einlegung (§ 517 ZPO)",
  );
  await tippen("<Tab>", "14.1.30", "<Tab>", "<Tab>");
  await tippen("Kammergericht", "<Tab>", "Anton", "<Tab>", "<Enter>");
  await page.getByTestId("deadline-preview").waitFor();
  expect(await vorschau(page)).toEqual([
    expect.arrayContaining(["Berufung (ZPO) – Einlegung", "Do, 14.02.2030", "Vorfrist: Do, 07.02.2030"]),
    expect.arrayContaining(["Berufungsbegründung (ZPO)", "Do, 14.03.2030"]),
  ]);
  await fokusAuf(page, "was");
  await ansehen(page, "neue-frist");
  await tippen("<Enter>");
  await page.getByText("Jetzt kann der Vermerk „notiert“ in die Akte").waitFor();
  // Whoever types makes five strokes in a second: fifteen seconds.
  expect(anschlaege).toBeLessThan(75);
  expect(await marken(page).allInnerTexts()).toEqual(["Notfrist", "Zu kontrollieren"]);
  expect(await page.getByRole("button", { name: "Eintrag ist kontrolliert" }).count()).toBe(0);
  await expect.poll(() => zeile(rita, "34/30").count()).toBe(2);
  await ansehen(rita, "fristen");

  // The second person looks at it; whoever made it sees so at once.
  await zeile(rita, "Einlegung").getByRole("link").click();
  await rita.getByRole("button", { name: "Eintrag ist kontrolliert" }).click();
  await rita.getByText("Der Eintrag ist kontrolliert.").waitFor();
  await expect.poll(() => marken(page).allInnerTexts()).toEqual(["Notfrist"]);
  expect(await page.getByRole("button", { name: "Bei Aktenvorlage geprüft" }).count()).toBe(0);

  // The file is laid before the lawyer, with the computation.
  const anton = await neueSeite();
  await buch(anton, anwalt);
  await zeile(anton, "Berufungsbegründung").getByRole("link").click();
  await anton.getByRole("region", { name: "Rechenweg" }).getByText("14.03.2030").first().waitFor();
  await anton.getByRole("button", { name: "Eintrag ist kontrolliert" }).click();
  await anton.getByText("Der Eintrag ist kontrolliert.").waitFor();
  await anton.getByRole("button", { name: "Bei Aktenvorlage geprüft" }).click();
  await anton.getByText("Die Prüfung bei Aktenvorlage ist festgehalten.").waitFor();

  await besuchen(page, anton.url().replace(/\?.*/, ""));
  const antrag = await aufklappen(page, "Verlängerung beantragt", "beantragen");
  await antrag.getByLabel("Beantragt bis").fill("14.3.2030");
  await antrag.getByRole("button").last().click();
  await antrag.getByText("Das neue Ende muss nach dem bisherigen liegen.").waitFor();
  await antrag.getByLabel("Beantragt bis").fill("15.4.2030");
  await antrag.getByRole("button", { name: "Vorläufig eintragen" }).click();
  await page.getByText("Der beantragte Tag steht vorläufig neben dem Ende.").waitFor();
  expect(await marken(page).allInnerTexts()).toEqual([
    "Zu kontrollieren",
    "Vorläufig: beantragt bis 15.04.2030",
  ]);
  await page.getByText("bis Mo, 15.04.2030").first().waitFor();
  await ansehen(page, "frist-vorlaeufig");
  const verlaengert = await aufklappen(page, "Vom Gericht verlängert", "verlaengern");
  await verlaengert.getByLabel("Verlängert bis").fill("8.4.2030");
  await verlaengert.getByLabel("Verfügung vom").fill("heute");
  await verlaengert.getByRole("button", { name: "Neues Ende eintragen" }).click();
  await verlaengert.getByText("Bitte vergleichen Sie die Verfügung des Gerichts mit dem Eintrag").waitFor();
  await verlaengert.getByLabel("Die Verfügung liegt vor").check();
  await verlaengert.getByRole("button", { name: "Neues Ende eintragen" }).click();
  await page.getByText("Die Frist ist verlängert.").waitFor();
  expect(await marken(page).allInnerTexts()).toEqual(["Zu kontrollieren", "Verlängert"]);
  expect(await verlauf(page)).toEqual([
    "Verlängert · Frieda Fach",
    "Verlängerung beantragt · Frieda Fach",
    "Bei Aktenvorlage geprüft · Anton Anwalt",
    "Eintrag kontrolliert · Anton Anwalt",
    "Gebucht · Frieda Fach",
  ]);
});

test("Ohne Ort braucht eine Frist die Freigabe; erledigt wird mit Nachweis, gestrichen mit Grund, und nichts verschwindet", async ({
  page,
  oeffnen: neueSeite,
}) => {
  await buch(page, fachkraft, "/neu");
  const buchen = async (akte: string) => {
    await besuchen(page, `${portal.url}/fristenmanager/neu`);
    await eintragen(page, {
      Aktenzeichen: akte,
      Bezeichnung: "Stellungnahme",
      "Zustellung oder Ereignis am": "21.1.2030",
      Wochen: "2",
    });
    await page.getByLabel("Ort unbekannt").check();
    await page.keyboard.press("Enter");
    await page.getByText("Ohne Ort zählen nur die bundesweiten Feiertage.").waitFor();
    await page.getByRole("button", { name: "Buchen" }).click();
    await page.getByText("Jetzt kann der Vermerk").waitFor();
    return page.url().replace(/\?.*/, "");
  };
  const erste = await buchen("35/30 Herbst");
  await page.getByText("Anwaltliche Freigabe fehlt").waitFor();
  await ansehen(page, "frist-freigabe");
  const zweite = await buchen("36/30 Winter");

  const rita = await neueSeite();
  await eintreten(rita, portal.url, anwaeltin.name, new URL(erste).pathname);
  await rita.getByRole("button", { name: "Freigeben" }).click();
  await rita.getByText("Die Frist ist freigegeben.").waitFor();
  await besuchen(page, erste);
  await aufklappen(page, "Erledigt", "erledigen");
  const erledigen = page.getByTestId("deadline-erledigen");
  await erledigen.getByLabel("Schriftsatz oder Eingangsbestätigung").fill("export_2030.xml");
  await erledigen.getByRole("button", { name: "Als erledigt eintragen" }).click();
  await page.getByText("Bitte nennen Sie den Weg, zum Beispiel beA.").waitFor();
  await erledigen.getByLabel("Weg").fill("beA");
  await erledigen.getByRole("button", { name: "Als erledigt eintragen" }).click();
  await page.getByText("Die Frist ist erledigt.").waitFor();
  await page.getByText("04.02.2030, beA, export_2030.xml").waitFor();
  await besuchen(page, zweite);
  await (await aufklappen(page, "Erledigt", "erledigen")).getByLabel("Ohne Nachweis").check();
  await erledigen.getByRole("button", { name: "Als erledigt eintragen" }).click();
  await page.getByText("Die Frist ist erledigt.").waitFor();
  expect(await marken(page).allInnerTexts()).toContain("ohne Nachweis");

  // Staff strike what they have entered themselves, lawyers everything; what is struck stays.
  const dritte = await buchen("37/30 Frühling");
  await eintreten(rita, portal.url, anwaeltin.name, new URL(dritte).pathname);
  const streichen = await aufklappen(rita, "Streichen", "streichen");
  await streichen.getByRole("button", { name: "Eintrag streichen" }).click();
  await rita.getByText("Bitte nennen Sie den Grund.").waitFor();
  await streichen.getByLabel("Grund").fill("Falsche Akte");
  await streichen.getByRole("button", { name: "Eintrag streichen" }).click();
  await rita.getByText("Der Eintrag ist gestrichen.").waitFor();
  await rita.getByText("Falsche Akte").waitFor();
  expect(await verlauf(rita)).toEqual(["Gestrichen · Rita Recht", "Gebucht · Frieda Fach"]);
  await besuchen(page, `${portal.url}/fristenmanager?status=gestrichen`);
  await zeile(page, "37/30 Frühling")
    .getByText("Gestrichen am 04.02.2030 durch Rita Recht: Falsche Akte")
    .waitFor();
  await ansehen(page, "fristen-gestrichen");

  // In the evening somebody looks at all of it; too early nobody signs.
  await besuchen(rita, `${portal.url}/fristenmanager/kontrolle`);
  await rita.getByText("Vorgesehen ab 17:00 Uhr.").waitFor();
  expect(await rita.getByRole("button", { name: "Abendkontrolle abzeichnen" }).count()).toBe(0);
  await buchen("38/30 Sommer");
  await portal.stellen("2030-02-04T17:05", "fristen-abendkontrolle");
  await buch(page, fachkraft, "/kontrolle");
  const abend = page.getByRole("region", { name: /^Abendkontrolle/ });
  expect(await abend.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
    "Heute noch offen (1)",
    "Vorfristen nicht vorgelegt (0)",
    "Heute erledigt (2)",
    "Erledigt, aber nicht kontrolliert oder freigegeben (2)",
    "Nachweis fehlt (1)",
    "Post ohne Entscheidung (0)",
  ]);
  await abend.getByRole("button", { name: "Abendkontrolle abzeichnen" }).click();
  await abend.getByText("Bitte sagen Sie, was mit den offenen Fristen und Vorfristen geschieht.").waitFor();
  await ansehen(page, "kontrolle");
  await abend.getByLabel("Bemerkung").fill("Geht heute Abend per beA hinaus.");
  await abend.getByRole("button", { name: "Abendkontrolle abzeichnen" }).click();
  await page.getByText("Die Abendkontrolle ist abgezeichnet.").waitFor();
  await abend.getByText("Abgezeichnet: Frieda Fach").waitFor();
  await page.getByRole("button", { name: "Mit den Akten verglichen, abzeichnen" }).click();
  await page.getByText("Das Tagesprotokoll ist abgezeichnet.").waitFor();
  const tag = page.getByRole("region", { name: /^Tagesprotokoll/ });
  await tag.getByText("Gestrichen: 37/30 Frühling: Stellungnahme · Rita Recht").waitFor();

  // The next evening nobody does.
  await portal.stellen("2030-02-05T18:25", "fristen-abendkontrolle");
  // The copy of the day comes by itself beside it.
  const vomAbend = async () => (await betreffe(page, anwaeltin)).filter((b) => b.includes("Abendkontrolle"));
  expect(await vomAbend()).toEqual([]);
  await portal.stellen("2030-02-05T18:31", "fristen-abendkontrolle", "fristen-abendkontrolle");
  await expect.poll(vomAbend).toEqual(["Die Abendkontrolle am 05.02.2030 fehlt"]);
  await buch(rita, anwaeltin, "/kontrolle");
  await rita.getByText("Abendkontrolle fehlt · Portal").waitFor();
});

test("Wer eine Erinnerung nicht bestätigt, nach dem erfährt es der Nächste; in der Abwesenheit handelt die Vertretung, und andere Kanzleien sehen nichts", async ({
  page,
  oeffnen: neueSeite,
}) => {
  await portal.stellen("2030-02-06T09:00");
  await buch(page, anwaeltin, "/einstellungen");
  await page.getByLabel("Wer", { exact: true }).selectOption({ label: anwalt.anzeige });
  await page.getByLabel("Vertretung").selectOption({ label: vertretung.anzeige });
  await fuellen(page, { from: "18.2.2030", to: "22.2.2030" });
  await page.getByRole("button", { name: "Abwesenheit eintragen" }).click();
  await page.getByTestId("absence").getByText("Vertretung: Volker Vertreter").waitFor();

  // What the calculator has computed is booked with one click.
  const anton = await neueSeite();
  const berechnet = "/fristenrechner?frist=zpo-517&ereignis=2030-01-11&land=BE&akte=40/30 Ahorn";
  await eintreten(anton, portal.url, anwalt.name, berechnet);
  await anton.getByTestId("book-deadline").click();
  await anton.getByText("Jetzt kann der Vermerk „notiert“ in die Akte").waitFor();
  const eintrag = new URL(anton.url()).pathname;
  await anton.getByText("Mo, 11.02.2030").first().waitFor();

  // He is told on the office day before, and nothing of the mandate leaves the portal.
  const gemahnt = "Nicht bestätigt: 3 Erinnerungen an Fristen";
  await portal.stellen("2030-02-08T07:05", "fristen-erinnern");
  await expect.poll(() => betreffe(page, anwalt)).toContain("Fristen am 08.02.2030");
  const mail = (await mails(page, portal.url, demoadresse(anwalt.name))).map(({ text }) => text).join("\n");
  expect(mail).toContain(
    "Was bis zum 08.02.2030 um 12:00 Uhr nicht bestätigt ist, erfährt die nächste Person.",
  );
  expect(mail).not.toMatch(/Ahorn|Berufung/);
  await buch(anton, anwalt, "/kontrolle");
  await anton.getByTestId("reminder").filter({ hasText: "Ahorn" }).getByText("Endet bald").first().waitFor();
  await portal.stellen("2030-02-08T11:55", "fristen-erinnern");
  expect(await betreffe(page, vertretung)).not.toContain(gemahnt);
  await portal.stellen("2030-02-08T12:01", "fristen-erinnern");
  await expect.poll(() => betreffe(page, vertretung)).toContain(gemahnt);
  await portal.stellen("2030-02-08T16:02", "fristen-erinnern", "fristen-erinnern");
  const link = await linkAus(page, portal.url, demoadresse(anwaeltin.name), new RegExp(gemahnt));
  expect((await betreffe(page, anwaeltin)).filter((betreff) => betreff === gemahnt)).toHaveLength(1);

  // The link alone is enough: without signing in, and only with the button.
  const fern = await neueSeite();
  await besuchen(fern, link);
  await ansehen(fern, "erinnerung");
  await fern.getByRole("button", { name: "Alle bestätigen (3)" }).click();
  await fern.getByText("Die Erinnerungen sind bestätigt.").waitFor();
  await eintreten(fern, portal.url, vertretung.name, eintrag);
  await expect
    .poll(() => verlauf(fern))
    .toEqual([
      ...Array<string>(2).fill("Erinnerung bestätigt · Rita Recht"),
      ...Array<string>(4).fill("Erinnerung weitergegeben · Portal"),
      "Gebucht · Anton Anwalt",
    ]);
  // Who stands in reads until the day comes.
  expect(await fern.locator("summary", { hasText: "Erledigt" }).count()).toBe(0);
  await portal.stellen("2030-02-18T09:00");
  await eintreten(fern, portal.url, vertretung.name, eintrag);
  expect(await marken(fern).allInnerTexts()).toContain("Überfällig");
  const erledigen = await aufklappen(fern, "Erledigt", "erledigen");
  await fuellen(erledigen, { at: "11.2.2030", channel: "beA" });
  await erledigen.getByRole("button", { name: "Als erledigt eintragen" }).click();
  await fern.getByText("Die Frist ist erledigt.").waitFor();
  expect((await verlauf(fern))[0]).toBe("Erledigt · Volker Vertreter für Anton Anwalt");

  const fremd = await neueSeite();
  await sitzungHolen(fremd, portal.url, fremde.name);
  for (const pfad of [eintrag, `${eintrag}/kontrollzettel`])
    expect((await fremd.goto(portal.url + pfad))?.status(), pfad).toBe(404);
  for (const pfad of ["", "?status=erledigt", "/kontrolle", "/kontrolle?tag=2030-02-08"]) {
    await besuchen(fremd, `${portal.url}/fristenmanager${pfad}`);
    expect(await fremd.locator("main").textContent(), pfad).not.toMatch(/Ahorn|Anwalt|Rita/);
  }
  expect(await portal.protokollePruefen()).toMatch(/^\d Fristenbücher stimmen\.$/m);
});

test("Ohne JavaScript: gebucht wird nach der Vorschau, erledigt mit Nachweis, und nichts Getipptes geht verloren", async ({
  pageOhneJs: page,
}) => {
  await sitzungHolen(page, portal.url, fremde.name);
  await page.goto(`${portal.url}/fristenmanager/neu`);
  await fuellen(page, { aktenzeichen: "50/30 Buche", rule: "berufung", startDate: "4.2.2030" });
  const rechnen = page.getByRole("button", { name: "Frist berechnen" }).last();
  await rechnen.click();
  await page.getByText("Mehrere Fristen passen. Bitte wählen Sie eine.").waitFor();
  await page.getByText("Bitte nennen Sie das Gericht oder den Ort").waitFor();
  expect(await page.getByLabel("Aktenzeichen").inputValue()).toBe("50/30 Buche");
  await page.getByLabel("Welche Frist?").selectOption({ label: "Berufung (ZPO) – Einlegung (§ 517 ZPO)" });
  await page.getByLabel("Gericht oder Ort").fill("Landgericht Dresden");
  await rechnen.click();
  await page.getByTestId("deadline-preview").waitFor();
  // A day in the future is asked about, and the answer counts for that day alone.
  const ereignis = page.getByLabel("Zustellung oder Ereignis am");
  const neu = page.getByRole("button", { name: "Neu berechnen" });
  const gemeint = page.getByLabel("Ja, dieser Tag ist gemeint");
  await ereignis.fill("4.2.2031");
  await neu.click();
  await page.getByText("liegt in der Zukunft, am 04.02.2031. Stimmt dieser Tag?").waitFor();
  await gemeint.check();
  await ereignis.fill("4.2.2032");
  await neu.click();
  await page.getByText("liegt in der Zukunft, am 04.02.2032. Stimmt dieser Tag?").waitFor();
  expect(await gemeint.isChecked()).toBe(false);
  await ereignis.fill("4.2.2030");
  await neu.click();
  await page.getByTestId("deadline-preview").waitFor();
  expect(await gemeint.count()).toBe(0);
  await page.getByRole("button", { name: "Buchen" }).click();
  await page.getByText("stimmen Sie bitte einmal der Vereinbarung").waitFor();
  await page.getByTestId("deadline-preview").getByText("Mo, 04.03.2030").waitFor();
  await page.locator("[name=zustimmung]").check();
  await page.getByRole("button", { name: "Buchen" }).click();
  await page.getByText("Jetzt kann der Vermerk „notiert“ in die Akte").waitFor();
  const erledigen = await aufklappen(page, "Erledigt", "erledigen");
  await fuellen(erledigen, { at: "heute", reference: "Faxbericht" });
  await erledigen.getByRole("button").click();
  await page.getByText("Bitte nennen Sie den Weg, zum Beispiel beA.").waitFor();
  expect(await erledigen.locator("[name=reference]").inputValue()).toBe("Faxbericht");
  await erledigen.locator("[name=channel]").fill("Fax");
  await erledigen.getByRole("button").click();
  await page.getByText(/^\d\d\.02\.2030, Fax, Faxbericht$/).waitFor();
});
