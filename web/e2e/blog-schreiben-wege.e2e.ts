import { jobs } from "../app/jobs.ts";
import { uhrStellen } from "../app/platform/clock/clock.server.ts";
import { datenbankOeffnen } from "../app/platform/db/datenbank.server.ts";
import { dbStellen, zugangUeber } from "../app/platform/db/zugang.server.ts";
import { ansehen } from "./lib/ansehen.ts";
import { gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { eintragen } from "./lib/formular.ts";
import { bis } from "./lib/konto.ts";
import { probebild } from "./lib/probebild.ts";
import {
  anhaengen,
  antwortVerlieren,
  aufDemServer,
  bildname,
  bleibtStehen,
  eintritt,
  freigegeben,
  ohneNetz,
  plaetze,
  rufen,
  senden,
  text,
  vollerEntwurf,
} from "./lib/schreiben.ts";
import { bedienbar, besuchen, expect, test } from "./lib/test.ts";

const portal = gemeinsamesDemoportal();

const als = eintritt(() => portal.url);

test("Vom ersten Wort bis zum gewählten Tag: verlorene Antworten, Vorschläge, Titelbild, Absturz ohne Netz, Termin", async ({
  oeffnen,
}) => {
  const titel = "Der Gegenstandswert der Auskunftsklage";
  const erste = await als(oeffnen, "autor", "/blog/neu");
  await antwortVerlieren(erste, "**/api/blog/draft");
  await erste.getByLabel("Titel", { exact: true }).fill(titel);
  await ohneNetz(erste);
  await text(erste).click();
  await erste.keyboard.type("Maßgeblich ist ein Bruchteil.");
  await senden(erste);
  await erste.waitForURL("**/blog/entwurf/*");
  await aufDemServer(erste, "Maßgeblich ist ein Bruchteil.");
  const entwurf = erste.url();

  const kategorien = erste.getByRole("combobox", { name: /^Kategorien/ });
  await kategorien.pressSequentially("kosten");
  const vorschlaege = erste.getByRole("option");
  await vorschlaege.first().waitFor();
  expect(await vorschlaege.allTextContents()).toEqual([
    "Kostenerstattung",
    "Gerichtskosten",
    "Prozesskostenhilfe",
  ]);
  await kategorien.press("ArrowDown");
  await kategorien.press("ArrowDown");
  expect(await erste.getByRole("option", { selected: true }).textContent()).toBe("Gerichtskosten");
  await kategorien.press("Enter");
  await erste.getByRole("button", { name: "Entfernen: Gerichtskosten" }).waitFor();
  await kategorien.pressSequentially("kosten");
  await bis(
    () => vorschlaege.count(),
    (anzahl) => anzahl === 2,
  );
  await kategorien.press("Escape");
  expect(await vorschlaege.count()).toBe(0);
  await kategorien.fill("");
  // As a keyboard of a phone writes it: without a key.
  await erste.getByRole("combobox", { name: /^Tags/ }).fill("Auskunft, Stufenklage,");
  expect(await erste.getByRole("list", { name: "Tags" }).getByRole("listitem").allTextContents()).toEqual([
    "Auskunft",
    "Stufenklage",
  ]);

  // A picture on its way is called back; the next one becomes the title's.
  await erste.getByRole("button", { name: "Titelbild wählen" }).click();
  const dialog = erste.getByRole("dialog", { name: "Titelbild" });
  await erste.route("**/api/blog/image", () => undefined);
  const datei = {
    name: "akte.png",
    mimeType: "image/png",
    buffer: Buffer.from(await probebild().arrayBuffer()),
  };
  await dialog.getByLabel("Bilddatei").setInputFiles(datei);
  await dialog.getByRole("button", { name: "Hochladen abbrechen" }).click();
  await dialog.getByRole("progressbar").waitFor({ state: "detached" });
  await erste.unroute("**/api/blog/image");
  await dialog.getByRole("button", { name: "Übernehmen" }).click();
  await dialog.getByText("Bitte wählen Sie ein Bild aus.").waitFor();
  await dialog.getByLabel("Bilddatei").setInputFiles([]);
  await dialog.getByLabel("Bilddatei").setInputFiles(datei);
  await dialog.getByTestId("bild-hochgeladen").waitFor();
  await eintragen(dialog, { Bildbeschreibung: "Aktenstapel", Quelle: "Eigene Aufnahme" });
  await dialog.getByRole("button", { name: "Übernehmen" }).click();
  await erste.getByAltText("Aktenstapel").waitFor();
  await aufDemServer(erste, "Aktenstapel");

  // The window has no connection and dies, while another one has the draft open already and counts it as alive.
  await erste.route("**/api/blog/*", (aufruf) => aufruf.abort());
  await text(erste).press("Control+Home");
  await erste.keyboard.type("Ohne Netz geschrieben. ");
  await ohneNetz(erste);
  const autor = await erste.context().newPage();
  await autor.goto(entwurf);
  await text(autor).getByText("Maßgeblich ist ein Bruchteil.").waitFor();
  await erste.close();
  await text(autor).getByText("Ohne Netz geschrieben.").waitFor();
  await aufDemServer(autor, "Ohne Netz geschrieben.");

  const termin = autor.getByRole("group", { name: /^Erscheint am/ });
  await termin.getByLabel("Tag").fill("5.3.31");
  await termin.getByLabel("Tag").press("Tab");
  expect(await termin.getByLabel("Tag").inputValue()).toBe("05.03.2031");
  const einreichen = autor.getByRole("button", { name: "Zur Prüfung einreichen" });
  const rechtsstand = autor.getByLabel(/^Stand der Rechtslage/);
  // The whole page in sight: what is said below the field as it is left must not move the button from under the mouse.
  await autor.setViewportSize({ width: 1440, height: 1400 });
  await rechtsstand.fill("32.13.2026");
  await einreichen.click();
  await autor.getByRole("alert").getByText("Der Stand der Rechtslage ist kein Tag").waitFor();
  await autor.setViewportSize({ width: 1280, height: 720 });
  expect(await rechtsstand.evaluate((feld) => feld === document.activeElement)).toBe(true);
  await rechtsstand.fill("1.10.2026");
  // What has been answered is said no longer, and the buttons have not moved for it.
  await autor.getByRole("alert").waitFor({ state: "detached" });
  const knopf = await plaetze(einreichen);
  await einreichen.click();
  await termin.getByText("Bitte geben Sie auch die Uhrzeit an.").waitFor();
  expect(await plaetze(einreichen)).toEqual(knopf);
  expect(await termin.getByLabel("Uhrzeit").evaluate((feld) => feld === document.activeElement)).toBe(true);
  await eintragen(termin, { Uhrzeit: "8 Uhr", Tag: "5.3.2020" });
  await einreichen.click();
  await autor.getByRole("alert").getByText("Dieser Zeitpunkt ist vorbei.").waitFor();
  await termin.getByLabel("Tag").fill("5.3.2031");
  await termin.getByText("frühestens am 05.03.2031, 08:00 Uhr (Berliner Zeit)").waitFor();
  await antwortVerlieren(autor, /\/blog\/meine-artikel\.data/);
  await einreichen.click();
  await autor.getByText("Es besteht keine Verbindung.").waitFor();
  await einreichen.click();
  await autor.waitForURL("**/blog/meine-artikel?ok=eingereicht");
  const eingereicht = autor.getByTestId("eigener-artikel").filter({ hasText: titel });
  // The address is there before the page of it is drawn.
  await eingereicht.first().waitFor();
  expect(await eingereicht.count()).toBe(1);
  expect(await eingereicht.textContent()).toContain("erscheint am 05.03.2031, 08:00 Uhr");

  const moderator = await als(oeffnen, "moderator", "/moderation");
  const neue = moderator.locator('[data-testid="mitteilung"][data-gelesen="false"]');
  const ungelesen = await neue.count();
  await neue
    .filter({ hasText: titel })
    .getByRole("button", { name: `Gelesen: ${titel}` })
    .click();
  await bis(
    () => neue.count(),
    (anzahl) => anzahl === ungelesen - 1,
  );
  expect(await neue.filter({ hasText: titel }).count()).toBe(0);
  // The button is gone, and the focus with it: it goes on in the page, not before it.
  await bis(
    () => moderator.evaluate(() => document.activeElement?.id),
    (id) => id === "inhalt",
  );
  await moderator
    .getByRole("list", { name: /^Wartet auf Prüfung/ })
    .getByRole("link", { name: titel })
    .click();
  const zeitpunkt = moderator.getByRole("group", { name: /^Zeitpunkt/ });
  expect(await zeitpunkt.getByLabel("Tag").inputValue()).toBe("05.03.2031");
  await zeitpunkt.getByLabel("Uhrzeit").fill("25:00");
  await moderator.getByRole("button", { name: "Freigeben", exact: true }).click();
  await zeitpunkt.locator("[name=terminZeit]:focus").fill("8.30");
  await zeitpunkt.getByText("Diese Uhrzeit gibt es nicht.").waitFor({ state: "detached" });
  await zeitpunkt.getByLabel("Tag").fill("05.03.2020");
  await moderator.getByRole("button", { name: "Freigeben", exact: true }).click();
  await zeitpunkt.getByText("Dieser Zeitpunkt ist vorbei.").waitFor();
  await zeitpunkt.locator("[name=terminTag]:focus").fill("05.03.2031");
  await moderator.getByRole("button", { name: "Freigeben", exact: true }).click();
  const geplant = moderator.getByRole("list", { name: "Geplant" }).getByRole("listitem");
  await geplant.filter({ hasText: titel }).getByText("erscheint am 05.03.2031, 08:30 Uhr").waitFor();
  await geplant.getByRole("link", { name: titel }).click();
  await moderator.getByText("ist freigegeben und erscheint am 05.03.2031, 08:30 Uhr.").waitFor();
  await moderator.goBack();
  const oeffentlich = `${portal.url}/blog/der-gegenstandswert-der-auskunftsklage`;
  expect((await moderator.request.get(oeffentlich)).status()).toBe(404);

  // Half past eight in Berlin is half past seven of world time: the job, at that second and not before.
  const erscheinen = jobs.find(({ name }) => name === "blog-erscheinen");
  const datenbank = await datenbankOeffnen(portal.ablage, { art: "skript", migration: false });
  dbStellen(zugangUeber(datenbank.pool));
  try {
    uhrStellen("2031-03-05T07:29:59Z");
    await erscheinen?.ausfuehren({});
    expect((await moderator.request.get(oeffentlich)).status()).toBe(404);
    uhrStellen("2031-03-05T07:30:00Z");
    await erscheinen?.ausfuehren({});
  } finally {
    uhrStellen();
    dbStellen();
    await datenbank.schliessen();
  }
  const leser = await oeffnen();
  await leser.goto(oeffentlich);
  expect(await leser.locator("h1").textContent()).toBe(titel);
  expect(await leser.getByAltText("Aktenstapel").count()).toBe(1);
}, 120_000);

test("Eine eingereichte Änderung steht dem Artikel gegenüber; ist er inzwischen anders, wird erst neu gelesen", async ({
  oeffnen,
}) => {
  const page = await als(oeffnen, "premium", "/dashboard");
  const moderator = await als(oeffnen, "moderator", "/dashboard");
  const angaben = {
    title: "Kosten der Streitverkündung",
    content: "<p>Die Kosten trägt der Streithelfer.</p>",
  };
  const id = await freigegeben(page, moderator, portal.url, angaben);
  await besuchen(page, `${portal.url}/blog/meine-artikel`);
  await page.getByRole("button", { name: `Ändern: ${angaben.title}` }).click();
  await page.waitForURL("**/blog/entwurf/*");
  await anhaengen(page, " Das sagt § 101 ZPO.");
  await page.getByRole("button", { name: "Zur Prüfung einreichen" }).click();
  await page.waitForURL("**/blog/meine-artikel?ok=eingereicht");
  await page.getByRole("link", { name: `Zur Änderung: ${angaben.title}` }).waitFor();
  const { id: zweite } = await rufen(page, "POST", `${portal.url}/api/blog/draft`, { revisionOf: id });
  await page.goto(`${portal.url}/blog/entwurf/${zweite}`);
  await page.getByText("Eine Änderung dieses Artikels liegt bereits zur Prüfung.").waitFor();
  await besuchen(moderator, `${portal.url}/moderation`);
  await moderator
    .getByRole("list", { name: /^Wartet/ })
    .getByRole("link", { name: angaben.title })
    .click();
  // A link within the page takes the keyboard along, also where the page came without reload.
  await moderator.getByRole("link", { name: "Zur Entscheidung" }).click();
  await moderator.keyboard.press("Tab");
  const imFormular = () => document.activeElement?.closest("section")?.querySelector("#entscheidung") != null;
  expect(await moderator.evaluate(imFormular)).toBe(true);
  const vergleich = moderator.getByRole("region", { name: "Was sich ändert" });
  await vergleich.locator("ins").getByText("Das sagt § 101 ZPO.").waitFor();
  await rufen(moderator, "PUT", `${portal.url}/api/blog/${id}`, { title: "Kosten der Nebenintervention" });
  const freigeben = moderator.getByRole("button", { name: "Freigeben", exact: true });
  await freigeben.click();
  await moderator
    .getByRole("alert")
    .getByText(/veröffentlichte/)
    .waitFor();
  await moderator.reload();
  await bedienbar(moderator);
  await moderator.getByText("Der veröffentlichte Artikel wurde geändert, nachdem").waitFor();
  await vergleich.getByRole("columnheader", { name: "Veröffentlicht (Version 2)" }).waitFor();
  await vergleich.locator("del").getByText("Nebenintervention").waitFor();
  // Those who moderate may set a word right themselves; what follows is the decision, not a publication past it.
  await moderator.getByRole("link", { name: "Selbst bearbeiten" }).click();
  await anhaengen(moderator, " So auch § 66 ZPO.");
  expect(await moderator.getByRole("button", { name: /eröffentlichen/ }).count()).toBe(0);
  await moderator.getByRole("button", { name: "Zurück zur Prüfung" }).click();
  await vergleich.locator("ins").getByText("So auch § 66 ZPO.").waitFor();
  await freigeben.click();
  await moderator.getByText("1 Artikel ist freigegeben.").waitFor();
  await page.goto(`${portal.url}/blog/kosten-der-streitverkuendung`);
  await page.getByTestId("article-content").getByText("Das sagt").waitFor();
}, 60_000);

test("Wer einen Artikel ändert, den inzwischen jemand anders geändert hat, erfährt es und kann seine Fassung dennoch veröffentlichen", async ({
  oeffnen,
}) => {
  const page = await als(oeffnen, "autor", "/dashboard");
  const moderator = await als(oeffnen, "moderator", "/dashboard");
  const angaben = { title: "Kosten der Widerklage", content: "<p>Die Streitwerte werden addiert.</p>" };
  const id = await freigegeben(page, moderator, portal.url, angaben);
  const { id: entwurf } = await rufen(page, "POST", `${portal.url}/api/blog/draft`, { revisionOf: id });
  await page.goto(`${portal.url}/blog/entwurf/${entwurf}`);
  await anhaengen(page, " Das sagt § 45 GKG.");
  await rufen(moderator, "PUT", `${portal.url}/api/blog/${id}`, { title: "Streitwert der Widerklage" });
  const veroeffentlichen = page.getByRole("button", { name: "Änderung veröffentlichen" });
  await veroeffentlichen.click();
  await page.getByRole("alert").getByRole("link", { name: "Seite neu laden" }).waitFor();
  await page.goto(`${portal.url}/blog/meine-artikel`);
  await page.getByRole("button", { name: `Veröffentlichen: ${angaben.title}` }).click();
  await page.getByText("Der veröffentlichte Artikel wurde inzwischen geändert").waitFor();
  await ansehen(page, "blog-entwurf-ueberholt");
  await veroeffentlichen.click();
  await page.waitForURL("**/blog/meine-artikel?ok=geaendert");
  expect(await (await page.request.get(`${portal.url}/api/blog/${id}`)).json()).toMatchObject({
    title: angaben.title,
    content: expect.stringContaining("Das sagt"),
  });
}, 60_000);

test("Ist der Entwurf in einem anderen Fenster eingereicht und schon erschienen, bleibt der Text und wird ein neuer", async ({
  oeffnen,
}) => {
  const page = await als(oeffnen, "teams", "/dashboard");
  const moderator = await als(oeffnen, "moderator", "/dashboard");
  const angaben = { title: "Kosten der Streithilfe", content: "<p>Sie folgen § 101 ZPO.</p>" };
  const { id } = await rufen(page, "POST", `${portal.url}/api/blog/draft`, angaben);
  await page.goto(`${portal.url}/blog/entwurf/${id}`);
  await text(page).waitFor();
  await rufen(page, "POST", `${portal.url}/api/blog/pending`, { draftId: id });
  await rufen(moderator, "PUT", `${portal.url}/api/blog/pending`, { id, action: "approve" });
  await anhaengen(page, " Noch ein Gedanke.");
  await page
    .getByText(/^Diesen Entwurf gibt es nicht mehr – auf diesem Gerät gesichert/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Zur Prüfung einreichen" }).click();
  await page.getByRole("alert").getByText("Bitte speichern Sie Ihren Text zuerst").waitFor();
  await page.getByRole("button", { name: "Als neuen Entwurf speichern" }).click();
  await page.waitForURL((url) => /entwurf/.test(url.pathname) && !url.pathname.endsWith(id));
  await aufDemServer(page, "Noch ein Gedanke.");
}, 60_000);

test("Schreiben, eigene Artikel und Moderation sind ohne Befund und ohne Querlauf, hell und dunkel, in jeder Breite", async ({
  oeffnen,
}) => {
  const page = await als(oeffnen, "premium", "/dashboard");
  const { id } = await rufen(page, "POST", `${portal.url}/api/blog/draft`, vollerEntwurf);
  for (const pfad of [`/blog/entwurf/${id}`, `/blog/vorschau/${id}`, "/blog/meine-artikel", "/blog/neu"]) {
    await besuchen(page, portal.url + pfad);
    if (/entwurf|neu/.test(pfad)) await text(page).waitFor();
    await ansehen(page, bildname(pfad, "eines"));
  }
  // On a phone a day is there as a whole, in front of its weekday and the calendar.
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.locator("[name=terminTag]").evaluate((feld) => feld.clientWidth)).toBeGreaterThan(220);
  await rufen(page, "POST", `${portal.url}/api/blog/pending`, { draftId: id });
  const moderator = await als(oeffnen, "moderator", "/moderation");
  const pruefung = `/moderation/pruefung/${id}`;
  for (const pfad of ["/moderation", pruefung, "/moderation/artikel", "/moderation/ordnung", "/dashboard"]) {
    await besuchen(moderator, portal.url + pfad);
    await ansehen(moderator, bildname(pfad, "eine"));
  }
}, 180_000);

test("Ohne Skript wird eingereicht, zurückgezogen, freigegeben, zurückgegeben und gelöscht", async ({
  oeffnen,
}) => {
  const page = await als(oeffnen, "teams", "/blog/meine-artikel", { javaScript: false });
  for (const title of ["Ohne Skript eins", "Ohne Skript zwei"])
    await rufen(page, "POST", `${portal.url}/api/blog/draft`, { title, content: "<p>Inhalt.</p>" });
  await page.reload();
  const zeile = (titel: string) => page.getByTestId("eigener-artikel").filter({ hasText: titel });
  await zeile("eins").getByRole("button", { name: "Einreichen: Ohne Skript eins" }).click();
  await zeile("eins").getByRole("button", { name: "Zurückziehen" }).click();
  for (const titel of ["eins", "zwei"])
    await zeile(titel)
      .getByRole("button", { name: /^Einreichen/ })
      .click();
  const moderator = await als(oeffnen, "moderator", "/moderation", { javaScript: false });
  // What was read is no longer what waits: it is not given back unread.
  await moderator.getByRole("link", { name: "Ohne Skript eins" }).first().click();
  await zeile("eins").getByRole("button", { name: "Zurückziehen" }).click();
  await zeile("eins")
    .getByRole("button", { name: /^Einreichen/ })
    .click();
  await moderator.getByLabel(/^Begründung/).fill("Zu kurz.");
  await moderator.getByRole("button", { name: "Mit Begründung zurückgeben" }).click();
  expect(await moderator.textContent("main")).toContain("wurde inzwischen an anderer Stelle geändert");
  await moderator.goto(`${portal.url}/moderation`);
  await moderator.getByRole("checkbox", { name: "Auswählen: Ohne Skript eins" }).check();
  await moderator.getByRole("button", { name: "Ausgewählte zurückgeben" }).click();
  expect(await moderator.textContent("main")).toContain("Bitte geben Sie eine Begründung an.");
  const eines = moderator.getByRole("checkbox", { name: "Auswählen: Ohne Skript eins" });
  expect(await eines.isChecked()).toBe(true);
  await moderator.locator("textarea:focus").fill("Zu kurz.");
  await moderator.getByRole("button", { name: "Ausgewählte zurückgeben" }).click();
  await moderator.getByRole("checkbox", { name: "Auswählen: Ohne Skript zwei" }).check();
  await moderator.getByRole("button", { name: "Ausgewählte freigeben" }).click();
  expect((await moderator.request.get(`${portal.url}/blog/ohne-skript-zwei`)).status()).toBe(200);
  // A day that was given is taken back, and the post waits again.
  const drei = { title: "Ohne Skript drei", content: "<p>Inhalt.</p>", publishAt: "2031-03-05T07:30:00Z" };
  const { id } = await rufen(page, "POST", `${portal.url}/api/blog/pending`, drei);
  await rufen(moderator, "PUT", `${portal.url}/api/blog/pending`, { id, action: "approve" });
  await moderator.goto(`${portal.url}/moderation`);
  await moderator.getByRole("button", { name: "Freigabe zurücknehmen: Ohne Skript drei" }).click();
  await moderator.getByRole("checkbox", { name: "Auswählen: Ohne Skript drei" }).waitFor();
  await page.goto(`${portal.url}/blog/meine-artikel`);
  expect(await zeile("eins").textContent()).toContain("Zu kurz.");
  await bleibtStehen(page, zeile("eins"));
  await zeile("eins").locator("summary").click();
  await zeile("eins")
    .getByRole("button", { name: /^Endgültig löschen/ })
    .click();
  expect(await zeile("eins").count()).toBe(0);
  await page.goto(`${portal.url}/blog/neu`);
  expect(await page.locator("main :is(input, textarea, button):visible").count()).toBe(0);
}, 90_000);
