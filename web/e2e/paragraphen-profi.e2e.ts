import { buffer } from "node:stream/consumers";
import { befunde } from "./lib/befunde.ts";
import { datei, fertig, gii, klage, lang, liste, signiert, urteil, waehlen } from "./lib/profi.ts";
import { besuchen, expect, test } from "./lib/test.ts";

test("Eine Datei wird gelesen: Vorschrift, Seiten, Anzahl und Link, und während des Lesens fragt niemand das Netz", async ({
  page,
}) => {
  await besuchen(page, "/paragraphen-profi");
  await waehlen(page, datei("klage.pdf", klage));
  await fertig(page);
  expect(await liste(page)).toEqual([
    ["§ 195 BGB", "1", "1", `${gii}/bgb/__195.html`],
    ["§ 199 BGB", "1", "1", `${gii}/bgb/__199.html`],
    ["§ 823 Abs. 1 BGB", "1, 3", "2", `${gii}/bgb/__823.html`],
    [
      "Art. 6 Abs. 1 DSGVO",
      "2",
      "1",
      "https://eur-lex.europa.eu/legal-content/DE/TXT/HTML/?uri=CELEX:32016R0679#art_6",
    ],
    ["Art. 14 GG", "2", "1", `${gii}/gg/art_14.html`],
    ["§ 8 KAG", "2", "1", undefined],
  ]);
  expect(await page.getByTestId("profi-anfragen").getAttribute("data-anzahl")).toBe("0");
  const gerufen: string[] = [];
  page.context().on("request", (anfrage) => gerufen.push(anfrage.url()));
  await waehlen(page, datei("zweite.pdf", klage));
  await page.getByRole("heading", { name: "zweite.pdf" }).waitFor();
  await fertig(page);
  expect(gerufen).toEqual([]);
});

test("Der Tag des Dokuments entscheidet, was damals anders galt; ihn und das Ziel zu ändern fragt niemand", async ({
  page,
}) => {
  await besuchen(page, "/paragraphen-profi");
  await waehlen(page, datei("urteil.pdf", urteil));
  await fertig(page);
  const tag = page.getByTestId("profi-tag");
  expect(await tag.textContent()).toMatch(/12\.03\.2019.*als Verkündungstag gefunden, Seite 1, sicher/);
  const gerufen: string[] = [];
  page.context().on("request", (anfrage) => gerufen.push(anfrage.url()));
  const zpo = page.getByTestId("profi-row").filter({ hasText: "ZPO" });
  expect(await zpo.textContent()).toContain("damals andere Fassung");
  await zpo.getByRole("button", { name: /^§/ }).first().click();
  const fassung = page.getByTestId("profi-fassung");
  expect(await fassung.textContent()).toMatch(
    /Berufungssumme: damals andere Fassung.*Am 12\.03\.2019über 600,00\s€.*Heuteüber 1\.000,00\s€seit 01\.01\.2026/,
  );
  expect(await fassung.getByRole("link").first().getAttribute("href")).toMatch(/^https:\/\//);
  await page.getByLabel("Nur wo damals anderes galt").check();
  await expect
    .poll(async () => (await liste(page)).map(([name]) => name))
    .toEqual(["§ 34 Abs. 1 GKG", "§ 511 Abs. 2 Nr. 1 ZPO"]);
  await tag.getByRole("button", { name: "Ändern" }).click();
  const feld = page.getByLabel("Anderer Tag");
  await feld.fill("");
  await page.getByRole("button", { name: "Übernehmen" }).click();
  expect(await page.getByTestId("profi-tag-fehler").textContent()).toBe(
    "Bitte geben Sie den Tag des Dokuments an.",
  );
  await feld.fill("20.11.2026");
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect.poll(() => tag.textContent()).toMatch(/20\.11\.2026.*von Hand angegeben/);
  expect(await page.getByTestId("profi-row").count()).toBe(4);
  expect(await page.getByTestId("profi-result").textContent()).not.toContain("damals");
  await page.getByLabel("Links führen zu").selectOption("dejure.org");
  const adressen = async () => (await liste(page)).map(([, , , adresse]) => adresse);
  await expect.poll(adressen).toContain("https://dejure.org/gesetze/BGB/823.html");
  const vwvfg = page.getByTestId("profi-row").filter({ hasText: "VwVfG" });
  expect(await vwvfg.textContent()).toContain("amtlich");
  const laden = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF mit Links" }).click();
  const inhalt = (await buffer(await (await laden).createReadStream())).toString("latin1");
  expect(inhalt).toContain("https://dejure.org/gesetze/BGB/823.html");
  expect(inhalt).toContain(`${gii}/vwvfg/__3.html`);
  expect(gerufen.filter((adresse) => !adresse.startsWith("blob:"))).toEqual([]);
});

test("Nennt das Dokument keinen Tag, sagt die Seite das und nimmt nicht heute an", async ({ page }) => {
  await besuchen(page, "/paragraphen-profi");
  await waehlen(page, datei("klage.pdf", klage));
  await fertig(page);
  const tag = page.getByTestId("profi-tag");
  expect(await tag.textContent()).toContain("Tag des Dokuments: nicht gefunden");
  await tag.getByRole("button", { name: "Angeben" }).click();
  await page.getByRole("textbox", { name: "Tag des Dokuments" }).fill("5.3.2012");
  await page.keyboard.press("Enter");
  await expect.poll(() => tag.textContent()).toMatch(/05\.03\.2012.*von Hand angegeben/);
});

test("Solange gelesen wird, prüft die Seite keine Sitzung; danach wieder", async ({ page }) => {
  await page.clock.install();
  let geprueft = 0;
  await page.route("**/api/auth/session", (route) => {
    geprueft += 1;
    return route.fulfill({ json: { user: { name: "Erika Muster" }, expires: "2099-01-01" } });
  });
  await page.route("**/api/auth/get-token", (route) => route.fulfill({ json: { token: "x" } }));
  await besuchen(page, "/paragraphen-profi");
  // The last one waits for three long ones, however slow this test is.
  await waehlen(page, ...["a", "b", "c", "d"].map((name) => datei(`${name}.pdf`, lang)));
  await page.getByRole("button", { name: /^d\.pdf/ }).click();
  await page.getByRole("button", { name: /^a\.pdf ?Seite/ }).waitFor();
  const vorher = geprueft;
  expect(vorher).toBeGreaterThan(0);
  await page.clock.fastForward(31_000);
  expect(await page.getByTestId("profi-stand").getAttribute("data-lage")).toBe("wartet");
  expect(geprueft).toBe(vorher);
  await fertig(page);
  await page.clock.fastForward(31_000);
  await expect.poll(() => geprueft).toBeGreaterThan(vorher);
});

test("Anmelden und Registrieren öffnen sich über der Seite; was gelesen ist, bleibt", async ({ page }) => {
  await besuchen(page, "/paragraphen-profi");
  await waehlen(page, datei("klage.pdf", klage));
  await fertig(page);
  for (const name of ["Anmelden", "Registrieren"]) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  expect(new URL(page.url()).pathname).toBe("/paragraphen-profi");
  expect(await page.getByTestId("profi-row").count()).toBe(6);
});

test("Ist alles geladen, liest die Seite auch ohne Netz", async ({ page }) => {
  await besuchen(page, "/paragraphen-profi");
  await page.getByText("So können Sie das prüfen").click();
  await page.getByRole("button", { name: "Alles jetzt laden" }).click();
  await page.getByText("Alles ist geladen.").waitFor();
  await page.context().setOffline(true);
  await waehlen(page, datei("klage.pdf", klage));
  await fertig(page);
  expect(await page.getByTestId("profi-row").count()).toBe(6);
  const laden = page.waitForEvent("download");
  await page.getByRole("button", { name: "Normenverzeichnis für Word" }).click();
  expect((await laden).suggestedFilename()).toBe("klage, Normenverzeichnis.docx");
});

test("Die Stelle auf der Seite ist mit der Tastatur zu erreichen, und Escape führt zurück", async ({
  page,
}) => {
  await besuchen(page, "/paragraphen-profi");
  await waehlen(page, datei("klage.pdf", klage));
  await fertig(page);
  const seite3 = page.getByRole("button", { name: /823.Abs\.\s1.BGB auf Seite 3 zeigen/ });
  await seite3.focus();
  await page.keyboard.press("Enter");
  const stelle = page.getByTestId("profi-stelle");
  await stelle.waitFor();
  expect(await stelle.textContent()).toContain("Die Haftung nach § 823 Abs. 1 BGB bleibt.");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toMatch(/^§.823.Abs\..1.BGB, Seite 3$/);
  await page.keyboard.press("Escape");
  await stelle.waitFor({ state: "detached" });
  expect(await seite3.evaluate((knopf) => knopf === document.activeElement)).toBe(true);
});

test("Von 500 Seiten stehen nur die nahen im Dokument; ein Sprung holt eine ferne und rückt die Stelle ins Bild", async ({
  page,
}) => {
  await besuchen(page, "/paragraphen-profi");
  await waehlen(page, datei("lang.pdf", lang));
  await fertig(page);
  const seiten = page.getByRole("figure");
  expect(await seiten.count()).toBeLessThan(50);
  const zeile = page.getByTestId("profi-row").first();
  await zeile.getByRole("button", { name: "und 492 weitere" }).click();
  await zeile.getByRole("button", { name: /auf Seite 480 zeigen$/ }).click();
  const marke = page.getByRole("button", { name: /, Seite 480$/ }).first();
  await expect.poll(() => marke.evaluate((knopf) => knopf === document.activeElement)).toBe(true);
  const sichtbar = await marke.evaluate((knopf) => {
    const { top, bottom } = knopf.getBoundingClientRect();
    const kasten = knopf.closest("section")?.getBoundingClientRect();
    return kasten !== undefined && top > kasten.top && bottom < kasten.bottom;
  });
  expect(sichtbar).toBe(true);
  expect(await seiten.count()).toBeLessThan(100);
});

test("Verwerfen, ändern, rückgängig machen und das Land wählen ändern die Liste", async ({ page }) => {
  await besuchen(page, "/paragraphen-profi");
  await waehlen(page, datei("klage.pdf", klage));
  await fertig(page);
  const namen = async () => (await liste(page)).map(([name]) => name);
  await page.getByRole("button", { name: "Art. 14 GG", exact: true }).click();
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await expect.poll(namen).not.toContain("Art. 14 GG");
  await page.getByRole("button", { name: /^Rückgängig/ }).click();
  await expect.poll(namen).toContain("Art. 14 GG");
  await page.getByRole("button", { name: "Art. 14 GG", exact: true }).click();
  await page.getByRole("button", { name: "Ändern" }).click();
  await page.getByLabel("Gemeint ist").fill("§ 14 HGB");
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect.poll(namen).toContain("§ 14 HGB");
  const kag = page.getByTestId("profi-row").filter({ hasText: "KAG" });
  expect(await kag.textContent()).toContain("mehrdeutig: welches Land?");
  await page.getByLabel("Landesrecht").selectOption("Nordrhein-Westfalen");
  await expect.poll(() => kag.textContent()).not.toContain("mehrdeutig");
});

test("Die PDF mit Links trägt die amtlichen Adressen", async ({ page }) => {
  await besuchen(page, "/paragraphen-profi");
  await waehlen(page, datei("klage.pdf", klage));
  await fertig(page);
  const laden = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF mit Links" }).click();
  const gesichert = await laden;
  expect(gesichert.suggestedFilename()).toBe("klage mit Links.pdf");
  const inhalt = (await buffer(await gesichert.createReadStream())).toString("latin1");
  expect(inhalt).toContain(`${gii}/bgb/__823.html`);
  expect(inhalt).not.toContain("/JavaScript");
});

test.for([
  [360, "light"],
  [1280, "dark"],
] as const)(
  "Mit Fassungen, Tageswahl und Fehler am Feld ist die Seite bei %i px (%s) ohne Befund und rollt nicht in der Breite",
  async ([breite, farben], { oeffnen }) => {
    const page = await oeffnen({ breite, farben });
    await besuchen(page, "/paragraphen-profi");
    await waehlen(page, datei("urteil.pdf", urteil), datei("signiert.pdf", signiert));
    await fertig(page);
    await page.getByLabel("Links führen zu").selectOption("dejure.org");
    await page
      .getByRole("button", { name: /^§.34.Abs/ })
      .first()
      .click();
    await page.getByTestId("profi-fassung").waitFor();
    await page.getByTestId("profi-tag").getByRole("button", { name: "Ändern" }).click();
    await page.getByLabel("Anderer Tag").fill("");
    await page.keyboard.press("Enter");
    await page.getByTestId("profi-tag-fehler").waitFor();
    expect(await befunde(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  },
);
