import type { Page } from "playwright-core";
import { befunde } from "./lib/befunde.ts";
import { gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { eintragen } from "./lib/formular.ts";
import { bis, eintreten } from "./lib/konto.ts";
import {
  anhaengen,
  aufDemServer,
  eintritt,
  gespeichert,
  ohneNetz,
  rufen,
  senden,
  stand,
  text,
} from "./lib/schreiben.ts";
import { expect, test } from "./lib/test.ts";

const portal = gemeinsamesDemoportal();

const als = eintritt(() => portal.url);
type Oeffnen = Parameters<typeof als>[0];

/** A picture of one red pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);

/** Opens a draft that is there already; how one comes to be by writing is the first test's matter. */
async function entwurf(oeffnen: Oeffnen, konto: string, title: string, absatz: string): Promise<Page> {
  const page = await als(oeffnen, konto, "/dashboard");
  await neuerEntwurf(page, { title, content: `<p>${absatz}</p>` });
  return page;
}

async function neuerEntwurf(page: Page, angaben: object): Promise<string> {
  const { id } = await rufen(page, "POST", `${portal.url}/api/blog/draft`, angaben);
  await page.goto(`${portal.url}/blog/entwurf/${id}`);
  await text(page).waitFor();
  return id;
}

test("Geschrieben mit Bild, ohne Netz neu geladen, eingereicht, zurückgegeben, wieder eingereicht, freigegeben", async ({
  oeffnen,
}) => {
  const autor = await als(oeffnen, "autor", "/blog/neu");
  const titel = "Die Beschwerdefrist in Kostensachen";
  await autor.getByLabel("Titel", { exact: true }).fill(titel);
  await text(autor).waitFor();
  await autor.getByLabel("Titel", { exact: true }).press("Enter");
  await autor.keyboard.type("Die Frist beträgt zwei Wochen.");
  await gespeichert(autor);
  await autor.waitForURL("**/blog/entwurf/*");
  // The title may have been saved without it.
  await aufDemServer(autor, "Die Frist beträgt zwei Wochen.");
  await autor.getByRole("button", { name: "Bild", exact: true }).click();
  const dialog = autor.getByRole("dialog", { name: "Bild einfügen" });
  await dialog.getByLabel("Bilddatei").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: pixel });
  await dialog.getByTestId("bild-hochgeladen").waitFor();
  await dialog.getByRole("button", { name: "Übernehmen" }).click();
  await dialog.getByText("Bitte beschreiben Sie das Bild").waitFor();
  await eintragen(dialog, { Bildbeschreibung: "Eingangsstempel eines Gerichts", Quelle: "Eigene Aufnahme" });
  await dialog.getByRole("button", { name: "Übernehmen" }).click();
  await text(autor).getByAltText("Eingangsstempel eines Gerichts").waitFor();
  await aufDemServer(autor, "Eingangsstempel eines Gerichts");

  await autor.context().setOffline(true);
  await text(autor).press("Control+Home");
  await autor.keyboard.type("Ohne Netz geschrieben. ");
  await ohneNetz(autor);
  // Gone and come back: the window is closed without a connection, and opened again with one.
  const adresse = autor.url();
  await autor.goto("about:blank");
  await autor.context().setOffline(false);
  await autor.goto(adresse);
  await text(autor).getByText("Ohne Netz geschrieben.").waitFor();
  await autor.getByRole("button", { name: "Zur Prüfung einreichen" }).click();
  await autor.waitForURL("**/blog/meine-artikel?ok=eingereicht");
  await autor
    .getByRole("list", { name: "In Prüfung" })
    .getByRole("link", { name: titel, exact: true })
    .waitFor();

  const moderator = await als(oeffnen, "moderator", "/moderation");
  await moderator.getByRole("link", { name: titel }).first().click();
  await moderator.getByText("Ohne Netz geschrieben.").waitFor();
  await moderator.getByRole("button", { name: "Mit Begründung zurückgeben" }).click();
  await moderator.getByText("Bitte geben Sie eine Begründung an.").waitFor();
  await moderator.locator("textarea:focus").fill("Bitte § 567 ZPO nennen.");
  await moderator.getByRole("button", { name: "Mit Begründung zurückgeben" }).click();
  await moderator.getByText("1 Artikel ist mit Begründung zurückgegeben.").waitFor();

  // The open page of the author hears of it by itself.
  const zurueck = autor.getByRole("list", { name: "Zurückgegeben" });
  await zurueck.getByText("Bitte § 567 ZPO nennen.").waitFor();
  await zurueck.getByRole("link", { name: titel, exact: true }).click();
  await anhaengen(autor, "Grundlage ist § 567 ZPO.");
  await autor.getByRole("button", { name: "Zur Prüfung einreichen" }).click();
  await autor.waitForURL("**/blog/meine-artikel?ok=eingereicht");

  const wartende = moderator.getByTestId("wartender-artikel");
  await wartende.getByRole("link", { name: titel }).click();
  const seither = moderator.getByRole("region", { name: "Was sich seit der Rückgabe geändert hat" });
  await seither.getByText("Bitte § 567 ZPO nennen.").waitFor();
  expect(await seither.locator("tbody").textContent()).toContain("Grundlage ist § 567 ZPO.");
  await moderator.goBack();

  // By keys: the last of the queue, ticked.
  await wartende.filter({ hasText: titel }).waitFor();
  for (let n = await wartende.count(); n > 0; n--) await moderator.keyboard.press("j");
  await moderator.keyboard.press("x");
  await wartende.filter({ hasText: titel }).getByRole("checkbox", { checked: true }).waitFor();
  await moderator.getByRole("button", { name: "Ausgewählte freigeben" }).click();
  await moderator.getByText("1 Artikel ist freigegeben.").waitFor();

  const leser = await oeffnen();
  await leser.goto(`${portal.url}/blog/die-beschwerdefrist-in-kostensachen`);
  expect(await leser.locator("h1").textContent()).toBe(titel);
  await leser.getByTestId("article-content").getByText("Grundlage ist § 567 ZPO.").waitFor();
  expect(await leser.getByAltText("Eingangsstempel eines Gerichts").count()).toBe(1);
  await autor.reload();
  await autor
    .getByRole("list", { name: "Veröffentlicht" })
    .getByRole("link", { name: titel, exact: true })
    .waitFor();
}, 120_000);

test("Zwei Fenster mit demselben Entwurf: nichts wird überschrieben, beide Fassungen bleiben", async ({
  oeffnen,
}) => {
  const eines = await entwurf(oeffnen, "premium", "Zwei Fenster", "Gemeinsamer Anfang.");
  const anderes = await eines.context().newPage();
  await anderes.goto(eines.url());
  await anhaengen(anderes, " Aus dem zweiten Fenster.");
  await senden(anderes);
  await gespeichert(anderes);
  await anhaengen(eines, " Aus dem ersten Fenster.");
  await senden(eines);
  await stand(eines)
    .getByText(/In einem anderen Fenster geändert/)
    .first()
    .waitFor();
  await eines.getByRole("button", { name: "Fassungen vergleichen" }).click();
  const dialog = eines.getByRole("dialog", { name: "Zwei Fassungen dieses Entwurfs" });
  await dialog.getByText("zweiten").waitFor();
  expect(await befunde(eines)).toEqual([]);
  await dialog.getByRole("button", { name: "Beide behalten" }).click();
  await gespeichert(eines);
  await eines.goto(`${portal.url}/blog/meine-artikel`);
  const entwuerfe = eines
    .getByRole("list", { name: "Entwürfe" })
    .getByRole("link", { name: "Zwei Fenster", exact: true });
  expect(await entwuerfe.count()).toBe(2);
  const texte: string[] = [];
  for (const verweis of await entwuerfe.all())
    texte.push(await (await eines.request.get(portal.url + (await verweis.getAttribute("href")))).text());
  expect(texte.some((html) => html.includes("Aus dem ersten Fenster."))).toBe(true);
  expect(texte.some((html) => html.includes("Aus dem zweiten Fenster."))).toBe(true);
}, 60_000);

test("Anderswo gelöscht: Was hier noch geschrieben wird, steht unter „Artikel schreiben“ und wird auf Wunsch ein Entwurf", async ({
  oeffnen,
}) => {
  const page = await entwurf(oeffnen, "premium", "Anderswo gelöscht", "Vorher.");
  await rufen(page, "DELETE", `${portal.url}/api/blog/${page.url().split("/").at(-1)}`, {});
  await anhaengen(page, " Nachher.");
  await senden(page);
  await stand(page)
    .getByText(/^Diesen Entwurf gibt es nicht mehr/)
    .first()
    .waitFor();
  await page.goto(`${portal.url}/blog/neu`);
  await text(page).getByText("Vorher. Nachher.").waitFor();
  await gespeichert(page);
  await rufen(page, "DELETE", `${portal.url}/api/blog/${page.url().split("/").at(-1)}`, {});
  await anhaengen(page, " Und mehr.");
  await senden(page);
  await page.getByRole("button", { name: "Als neuen Entwurf speichern" }).click();
  await gespeichert(page);
  await aufDemServer(page, "Vorher. Nachher. Und mehr.");
}, 60_000);

test("Ist die Sitzung zu Ende, bleibt der Text; nach der Anmeldung steht er wieder da", async ({
  oeffnen,
}) => {
  const page = await entwurf(oeffnen, "basic", "Sitzung zu Ende", "Vorher.");
  await page.context().clearCookies();
  await anhaengen(page, " Nachher.");
  await stand(page).getByRole("link", { name: "Wieder anmelden" }).waitFor();
  const adresse = new URL(page.url()).pathname;
  await eintreten(page, portal.url, "basic", adresse);
  await text(page).getByText("Vorher. Nachher.").waitFor();
  await gespeichert(page);
}, 60_000);

test("Wer sich abmeldet, lässt keinen Text auf dem Gerät", async ({ oeffnen }) => {
  const page = await entwurf(oeffnen, "free", "Abmelden", "Geheim bis zur Veröffentlichung.");
  // Another window that has looked through the device, too, and stays open.
  const anderes = await page.context().newPage();
  await anderes.goto(page.url());
  await text(anderes).waitFor();
  await page.context().setOffline(true);
  await anhaengen(page, " Noch nicht gesendet.");
  await ohneNetz(page);
  await page.context().setOffline(false);
  await page.getByTestId("logout-button").click();
  await page.waitForURL(`${portal.url}/`);
  const uebrig = () =>
    page.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name === "eingaben").length);
  await bis(uebrig, (anzahl) => anzahl === 0);
  // There nothing is shown and nothing can be typed any more: it would be lost.
  await stand(anderes)
    .getByText("Sie haben sich abgemeldet. Der Entwurf liegt in Ihrem Konto.", { exact: true })
    .first()
    .waitFor();
  expect(
    await anderes.locator("[contenteditable=true], main :is(input, textarea, button):enabled").count(),
  ).toBe(0);
  expect(await anderes.textContent("main")).not.toContain("Geheim");
  await stand(anderes).getByRole("link", { name: "Wieder anmelden" }).waitFor();
}, 60_000);

test("Geschrieben wird ohne Maus: Werkzeuge, Tabelle, Fußnote, Link und der Weg aus dem Text hinaus", async ({
  oeffnen,
}) => {
  const page = await entwurf(oeffnen, "autor", "Nur Tasten", "Anfang");
  const hier = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute("name") ?? document.activeElement?.getAttribute("id"),
    );
  // From the title into the text within the same key: nothing that is typed next stays behind.
  const nachEnter = await page.getByLabel("Titel", { exact: true }).evaluate((feld) => {
    feld.focus();
    feld.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    return document.activeElement?.id;
  });
  expect(nachEnter).toBe("artikeltext");
  await text(page).press("Control+End");
  await page.keyboard.press("Alt+F10");
  expect(await hier()).toBe("zurueck");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect(await hier()).toBe("h2");
  await page.keyboard.press("Enter");
  await bis(hier, (name) => name === "artikeltext");
  expect(await text(page).getByRole("heading", { level: 2 }).textContent()).toBe("Anfang");
  await page.getByRole("button", { name: "Überschrift", exact: true, pressed: true }).waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Satz");
  await page.keyboard.press("Control+Alt+f");
  await page.getByLabel("Text der Fußnote").fill("BGH, Beschluss vom 1. Juli");
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await text(page).locator("sup[data-fussnote]").waitFor();
  // Selected as a whole, it opens again.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  expect(await page.getByLabel("Text der Fußnote").inputValue()).toBe("BGH, Beschluss vom 1. Juli");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Control+k");
  await page.getByLabel("Adresse").fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await page.getByText("Bitte geben Sie eine Web- oder E-Mail-Adresse").waitFor();
  await page.getByLabel("Adresse").fill("dejure.org/gesetze/ZPO/567.html");
  await page.keyboard.press("Enter");
  await text(page).locator('a[href="https://dejure.org/gesetze/ZPO/567.html"]').waitFor();
  await page.keyboard.press("Alt+F10");
  await page.keyboard.press("End");
  expect(await hier()).toBe("tabelle");
  await page.keyboard.press("Enter");
  expect(await text(page).locator("tr").count()).toBe(3);
  await page.keyboard.type("Wert");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Gebühr");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Norm");
  expect(await text(page).locator("th").allTextContents()).toEqual(["Wert", "Gebühr", "Norm"]);
  expect(await befunde(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  expect(await hier()).not.toBe("artikeltext");
}, 60_000);

test("Was aus Word eingefügt wird, kommt ohne dessen Beiwerk und mit echten Listen an", async ({
  oeffnen,
}) => {
  const page = await entwurf(oeffnen, "autor", "Aus Word", "Vorher");
  await text(page).press("Control+End");
  await page.keyboard.press("Enter");
  await text(page).evaluate((feld) => {
    const daten = new DataTransfer();
    daten.setData(
      "text/html",
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head>
       <body><h1 class=MsoTitle>Kosten</h1><p class=MsoNormal><u>nur</u></p>
       <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>erstens<o:p></o:p></p>
       <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>zweitens<o:p></o:p></p>
       <p class=MsoNormal><img src="file:///C:/Bilder/akte.png"></p></body></html>`,
    );
    feld.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: daten, bubbles: true, cancelable: true }),
    );
  });
  expect(await text(page).locator("ol > li").allInnerTexts()).toEqual(["erstens", "zweitens"]);
  expect(await text(page).getByRole("heading", { level: 2 }).textContent()).toContain("Kosten");
  expect(await text(page).innerHTML()).not.toMatch(/Mso|mso-|o:p/);
  await page.getByText("Der Text ist eingefügt, seine Bilder nicht").waitFor();
  // What is kept can be taken away.
  await text(page).locator("u").dblclick();
  await page.getByRole("button", { name: "Unterstrichen", pressed: true }).click();
  await text(page).locator("u").waitFor({ state: "detached" });
}, 60_000);

test("Kategorien und Tags werden angelegt, umbenannt, zusammengeführt und gelöscht", async ({ oeffnen }) => {
  const page = await als(oeffnen, "moderator", "/moderation/ordnung");
  const zeile = (name: string) =>
    page.getByTestId("tag").filter({ has: page.locator("strong").getByText(name, { exact: true }) });
  const anlegen = async (name: string) => {
    const formular = page.getByRole("region", { name: /^Tags/ });
    await formular.getByLabel("Name", { exact: true }).first().fill(name);
    await formular.getByRole("button", { name: /^Anlegen/ }).click();
    await zeile(name).waitFor();
  };
  // It stays open for the next one.
  await page.getByText("Tag anlegen").click();
  await anlegen("Zwangsvollstreckungsrecht");
  await anlegen("ZV-Recht");
  const lang = zeile("Zwangsvollstreckungsrecht");
  await lang.locator("summary").filter({ hasText: "Umbenennen" }).click();
  // Refused, the form stays open with what was typed, and the focus is in the field at fault.
  await lang.getByLabel("Name", { exact: true }).fill("ZV-Recht");
  await lang.getByRole("button", { name: "Übernehmen" }).click();
  await lang.getByText("Diesen Tag gibt es bereits.").waitFor();
  await bis(
    () => page.evaluate(() => (document.activeElement as HTMLInputElement).value),
    (wert) => wert === "ZV-Recht",
  );
  await lang.getByLabel("Name", { exact: true }).fill("Vollstreckungsrecht");
  await lang.getByRole("button", { name: "Übernehmen" }).click();
  await page.getByText("Umbenannt.").waitFor();
  expect(await lang.count()).toBe(0);
  const kurz = zeile("ZV-Recht");
  await kurz.locator("summary").filter({ hasText: "Zusammenführen" }).click();
  await kurz.getByLabel("„ZV-Recht“ aufgehen lassen in").fill("Vollstreckungsrecht");
  await kurz.getByRole("button", { name: "Zusammenführen" }).click();
  await page.getByText("Zusammengeführt.").waitFor();
  expect(await kurz.count()).toBe(0);
  const neu = zeile("Vollstreckungsrecht");
  await neu.locator("summary").filter({ hasText: "Löschen" }).click();
  await neu.getByRole("button", { name: /^Endgültig löschen/ }).click();
  await page.getByText("Gelöscht.").waitFor();
  expect(await neu.count()).toBe(0);
}, 60_000);

test("Eine Änderung steht der veröffentlichten Fassung gegenüber, und eine alte Version kehrt zurück", async ({
  oeffnen,
}) => {
  const autor = await als(oeffnen, "autor", "/blog");
  await autor.getByRole("link", { name: "Meine Artikel" }).click();
  const eigener = autor.getByRole("list", { name: "Veröffentlicht" }).getByRole("listitem").first();
  const verweis = eigener.getByRole("link").first();
  const [titel, adresse] = [(await verweis.textContent()) ?? "", await verweis.getAttribute("href")];
  await eigener.getByRole("button", { name: /^Ändern/ }).click();
  await autor.waitForURL("**/blog/entwurf/*");
  await text(autor).waitFor();
  await anhaengen(autor, " Zuletzt noch ein Satz.");
  await autor.getByRole("button", { name: "Änderung veröffentlichen" }).click();
  await autor.waitForURL("**/blog/meine-artikel?ok=geaendert");
  const oeffentlich = async () => (await autor.request.get(portal.url + adresse)).text();
  expect(await oeffentlich()).toContain("Zuletzt noch ein Satz.");
  await autor.getByRole("link", { name: `Versionen: ${titel}`, exact: true }).click();
  await autor.getByRole("table").getByText("Zuletzt noch ein Satz.").waitFor();
  await autor.getByRole("button", { name: "Version 1 wiederherstellen" }).click();
  await autor.getByText("Die Version ist wieder öffentlich.").waitFor();
  expect(await oeffentlich()).not.toContain("Zuletzt noch ein Satz.");

  // Searched as readers search: a word mistyped is understood.
  const moderator = await als(oeffnen, "moderator", "/moderation/artikel?suche=Wiedereinsezung");
  await moderator
    .getByRole("link", { name: "Wiedereinsetzung: zwei Wochen oder ein Monat", exact: true })
    .waitFor();
  await moderator.goto(`${portal.url}/moderation/artikel?suche=${encodeURIComponent(titel)}`);
  await moderator
    .getByRole("listitem")
    .filter({ hasText: titel })
    .getByRole("link", { name: /^Versionen/ })
    .click();
  await moderator.locator("del").getByText("Zuletzt noch ein Satz.").waitFor();
  await moderator.getByRole("button", { name: "Version 2 wiederherstellen" }).click();
  await moderator.getByText("Die Version ist wieder öffentlich.").waitFor();
  expect(await oeffentlich()).toContain("Zuletzt noch ein Satz.");
}, 60_000);
