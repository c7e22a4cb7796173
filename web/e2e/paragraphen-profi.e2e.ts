import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { ausObjekten, pdf, strom, type Testzeile } from "@gebuehrenportal/pdf/pdfbau";
import type { Page } from "playwright-core";
import { befunde } from "./lib/befunde.ts";
import { besuchen, expect, test } from "./lib/test.ts";

const datei = (name: string, inhalt: Uint8Array) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(inhalt),
});
const zeilen = (...texte: readonly string[]): readonly Testzeile[] =>
  texte.map((text, i) => [60, 760 - i * 20, text]);

const klage = pdf([
  { zeilen: zeilen("Der Anspruch folgt aus § 823 Abs. 1 BGB.", "Er ist nicht verjährt (§§ 195, 199 BGB).") },
  { zeilen: zeilen("Art. 6 Abs. 1 DSGVO steht nicht entgegen.", "Auch Art. 14 GG hilft, zudem § 8 KAG.") },
  { zeilen: zeilen("Die Haftung nach § 823 Abs. 1 BGB bleibt.") },
]);

const signiert = ausObjekten([
  "<</Type/Catalog/Pages 2 0 R/AcroForm<</SigFlags 3/Fields[6 0 R]>>>>",
  "<</Type/Pages/Count 1/Kids[3 0 R]>>",
  "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>>",
  "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
  strom("BT /F 11 Tf 60 760 Td (Der Anspruch folgt aus \\247 823 Abs. 1 BGB.) Tj ET"),
  "<</FT/Sig/T(Unterschrift)/V<</Type/Sig/Filter/Adobe.PPKLite/Contents<00>/ByteRange[0 1 2 3]>>>>",
]);

const gesperrt = new URL("../../packages/pdf/testing/gesperrt.pdf", import.meta.url);

/** 500 pages full of citations. */
const lang = pdf(
  Array.from({ length: 500 }, () => ({
    zeilen: zeilen(...Array.from({ length: 34 }, (_, i) => `Es gilt § ${i + 1} Abs. 1 BGB.`)),
  })),
);

async function waehlen(page: Page, ...dateien: readonly ReturnType<typeof datei>[]): Promise<void> {
  await page.locator("input[type=file]").setInputFiles([...dateien]);
}

const fertig = (page: Page) => page.locator('[data-testid="profi-stand"][data-lage="fertig"]').waitFor();

/** Reference, pages, count and address of every row. */
const liste = (page: Page) =>
  page.getByTestId("profi-row").evaluateAll((alle) =>
    alle.map((zeile) => {
      const [norm, seiten, anzahl, link] = [...zeile.children];
      return [
        norm?.querySelector("button")?.textContent?.replaceAll("\u00a0", " "),
        [...(seiten?.querySelectorAll("button") ?? [])].map((knopf) => knopf.textContent).join(", "),
        anzahl?.textContent,
        link?.querySelector("a")?.getAttribute("href"),
      ];
    }),
  );

const gii = "https://www.gesetze-im-internet.de";

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

const urteil = pdf([
  {
    zeilen: zeilen(
      "Urteil vom 02.04.2019",
      "verkündet am 12.03.2019",
      "Die Berufungssumme nach § 511 Abs. 2 Nr. 1 ZPO ist erreicht.",
      "Der Anspruch folgt aus § 823 Abs. 1 BGB.",
      "Die Gebühr nach § 34 Abs. 1 GKG ist angesetzt. Ferner § 3 VwVfG.",
    ),
  },
]);

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
  await page.getByLabel("Nur mit anderer Fassung").check();
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

test("Was keine PDF-Datei ist, zu groß, beschädigt oder ohne Norm, bekommt seinen Satz", async ({ page }) => {
  await besuchen(page, "/paragraphen-profi");
  const fehler = page.getByTestId("profi-fehler");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "klage.docx", mimeType: "application/msword", buffer: Buffer.from("x") });
  expect(await fehler.textContent()).toBe("Bitte wählen Sie eine PDF-Datei aus.");
  await waehlen(page, datei("gross.pdf", new Uint8Array(20 * 1024 * 1024 + 1)));
  await expect
    .poll(() => fehler.textContent())
    .toBe("„gross.pdf“ hat 20,0\u00a0MB. Gelesen werden PDF-Dateien bis 20 MB.");
  await waehlen(page, datei("kaputt.pdf", Buffer.from("%PDF-1.7 nichts")));
  await page.getByText("„kaputt.pdf“ lässt sich nicht lesen").waitFor();
  await waehlen(page, datei("brief.pdf", pdf([{ zeilen: zeilen("Sehr geehrte Damen und Herren,") }])));
  await fertig(page);
  expect(await page.getByTestId("profi-leer").textContent()).toBe("Keine Paragraphen gefunden.");
});

test("Eine Datei mit Kennwort fragt danach, nennt ein falsches falsch und öffnet sich mit dem richtigen", async ({
  page,
}) => {
  await besuchen(page, "/paragraphen-profi");
  await waehlen(page, datei("gesperrt.pdf", await readFile(gesperrt)));
  const feld = page.getByLabel("Kennwort der Datei");
  await feld.fill("falsch");
  await page.keyboard.press("Enter");
  await page.getByText("Dieses Kennwort öffnet die Datei nicht.").waitFor();
  await feld.fill("geheim");
  await page.getByRole("button", { name: "Öffnen" }).click();
  await fertig(page);
  expect((await liste(page)).length).toBeGreaterThan(0);
});

test("Eine signierte Datei bekommt keine Links, sondern die Liste", async ({ page }) => {
  await besuchen(page, "/paragraphen-profi");
  await waehlen(page, datei("signiert.pdf", signiert));
  await fertig(page);
  expect(await page.getByTestId("profi-signiert").textContent()).toContain("die Signatur ungültig machen");
  expect(await page.getByRole("button", { name: "PDF mit Links" }).count()).toBe(0);
  const laden = page.waitForEvent("download");
  await page.getByRole("button", { name: "Normenverzeichnis für Word" }).click();
  expect((await laden).suggestedFilename()).toBe("signiert, Normenverzeichnis.docx");
});

test("Mehrere Dateien lassen sich auf einmal hineinziehen; eine zu große hält die anderen nicht auf", async ({
  page,
}) => {
  await besuchen(page, "/paragraphen-profi");
  const gezogen = await page.evaluateHandle(
    (inhalte) => {
      const alle = new DataTransfer();
      for (const [name, inhalt] of inhalte)
        alle.items.add(
          new File([Uint8Array.from(atob(inhalt), (z) => z.charCodeAt(0))], name, {
            type: "application/pdf",
          }),
        );
      alle.items.add(new File([new Uint8Array(21 * 1024 * 1024)], "gross.pdf", { type: "application/pdf" }));
      return alle;
    },
    [
      ["klage.pdf", Buffer.from(klage).toString("base64")],
      ["urteil.pdf", Buffer.from(urteil).toString("base64")],
    ] as const,
  );
  await page.dispatchEvent("main", "dragover", { dataTransfer: gezogen });
  await page.getByText("Zum Lesen hier ablegen").waitFor();
  await page.dispatchEvent("main", "drop", { dataTransfer: gezogen });
  await fertig(page);
  const dateien = page.getByRole("navigation", { name: "Dateien" });
  await expect
    .poll(() => dateien.getByRole("button").allTextContents())
    .toEqual(["klage.pdf3 Seiten gelesen, 7 Fundstellen", "urteil.pdf1 Seite gelesen, 4 Fundstellen"]);
  expect(await page.getByTestId("profi-fehler").textContent()).toContain("„gross.pdf“ hat 21,0");
  await dateien.getByRole("button", { name: "urteil.pdf" }).click();
  await page.getByRole("heading", { name: "urteil.pdf" }).waitFor();
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
  await waehlen(page, datei("lang.pdf", lang));
  await page.locator('[data-testid="profi-stand"][data-lage="liest"]').waitFor();
  const vorher = geprueft;
  expect(vorher).toBeGreaterThan(0);
  await page.clock.fastForward(31_000);
  expect(await page.getByTestId("profi-stand").getAttribute("data-lage")).toBe("liest");
  expect(geprueft).toBe(vorher);
  await fertig(page);
  await page.clock.fastForward(31_000);
  await expect.poll(() => geprueft).toBeGreaterThan(vorher);
});

test("Wer die Seite über einen Link verlässt, bekommt ein neues Dokument mit dessen eigener Strenge", async ({
  page,
}) => {
  await besuchen(page, "/paragraphen-profi");
  await page.evaluate(() => Object.assign(window, { alt: true }));
  const antwort = page.waitForResponse((eine) => new URL(eine.url()).pathname === "/impressum");
  await page.getByRole("link", { name: "Impressum" }).first().click();
  const kopfzeilen = (await antwort).headers();
  expect((await antwort).request().resourceType()).toBe("document");
  expect(kopfzeilen["content-security-policy"]).not.toContain("wasm");
  await page.waitForURL("**/impressum");
  expect(await page.evaluate(() => "alt" in window)).toBe(false);
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

test("Abbrechen hält eine lange Datei an und behält, was gefunden ist", async ({ page }) => {
  await besuchen(page, "/paragraphen-profi");
  await waehlen(page, datei("lang.pdf", lang));
  await page.getByRole("button", { name: "Abbrechen" }).click();
  const stand = page.locator('[data-testid="profi-stand"][data-lage="abgebrochen"]');
  await stand.waitFor();
  expect(await stand.textContent()).toMatch(/^Abgebrochen( nach \d+ von 500 Seiten)?/);
});

test("Eine Seite ohne Text wird auf Wunsch aus ihrem Bild gelesen und gilt als unsicher", async ({
  oeffnen,
  page,
}) => {
  const maler = await oeffnen({ breite: 1240, hoehe: 600 });
  await maler.setContent(
    '<body style="margin:60px;font:44px/1.6 sans-serif;background:#fff;color:#000">Der Anspruch folgt aus § 823 Abs. 1 BGB.<br>Die Kosten trägt der Beklagte nach § 91 Abs. 1 ZPO.</body>',
  );
  const bild = await maler.screenshot({ type: "jpeg", quality: 90 });
  await besuchen(page, "/paragraphen-profi");
  await waehlen(page, datei("scan.pdf", alsScan(bild, 1240, 600)));
  await fertig(page);
  expect(await page.getByTestId("profi-row").count()).toBe(0);
  await page.getByRole("button", { name: "Text erkennen" }).click();
  await page.getByText("1 Seite wurde aus dem Bild gelesen.").waitFor({ timeout: 90_000 });
  await expect.poll(async () => (await liste(page)).map(([name]) => name)).toContain("§ 91 Abs. 1 ZPO");
  expect(await page.getByTestId("profi-row").first().textContent()).toContain("unsicher gelesen");
}, 120_000);

/** A page that is one picture. */
function alsScan(jpeg: Buffer, breite: number, hoehe: number): Uint8Array {
  const bild = strom(
    jpeg.toString("latin1"),
    `/Type/XObject/Subtype/Image/Width ${breite}/Height ${hoehe}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
  );
  return ausObjekten([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 288]/Resources<</XObject<</B 5 0 R>>>>/Contents 4 0 R>>`,
    strom("q 595 0 0 288 0 0 cm /B Do Q"),
    bild,
  ]);
}

test.for([
  [360, "light"],
  [1280, "dark"],
] as const)(
  "Mit Ergebnis ist die Seite bei %i px (%s) ohne Befund und rollt nicht in der Breite",
  async ([breite, farben], { oeffnen }) => {
    const page = await oeffnen({ breite, farben });
    await besuchen(page, "/paragraphen-profi");
    await waehlen(page, datei("klage.pdf", klage));
    await fertig(page);
    await page.getByRole("button", { name: "Art. 14 GG", exact: true }).click();
    await page.getByTestId("profi-stelle").waitFor();
    expect(await befunde(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  },
);
