import { pdf } from "@gebuehrenportal/pdf/pdfbau";
import { befunde } from "./lib/befunde.ts";
import { datei, fertig, gii, liste, waehlen, zeilen } from "./lib/profi.ts";
import { besuchen, expect, test } from "./lib/test.ts";

const beschluss = (am: string, ...satz: readonly string[]) => ({
  zeilen: zeilen(
    "VERWALTUNGSGERICHT MUSTERSTADT",
    "BESCHLUSS",
    "In dem Verfahren",
    `hat die 2. Kammer am ${am} durch den Richter Abel`,
    "beschlossen:",
    "Der Antrag wird abgelehnt.",
    "Gründe:",
    ...satz,
  ),
});

test("Ein Gesetz, das jünger ist als das Dokument, trägt eine Marke, nennt seinen Vorgänger und führt dorthin, wo dessen Text steht", async ({
  page,
}) => {
  await besuchen(page, "/paragraphen-profi");
  const inhalt = pdf([
    beschluss("20. Oktober 2012", "Das folgt aus § 3 Abs. 1 BDSG und Art. 5 EuGVVO.", "Ferner § 12 BGB."),
  ]);
  await waehlen(page, datei("beschluss.pdf", inhalt));
  await fertig(page);
  expect(await page.getByTestId("profi-tag").textContent()).toMatch(
    /20\.10\.2012.*als Entscheidungstag gefunden, Seite 1, sicher/,
  );
  const bdsg = page.getByTestId("profi-row").filter({ hasText: "BDSG" });
  expect(await bdsg.textContent()).toContain("Gesetz jünger als das Dokument");
  const eugvvo = "https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32001R0044";
  expect((await liste(page)).map(([name, , , adresse]) => [name, adresse])).toEqual([
    ["§ 3 Abs. 1 BDSG", `${gii}/bdsg_2018/__3.html`],
    ["§ 12 BGB", `${gii}/bgb/__12.html`],
    ["Art. 5 EuGVVO", eugvvo],
  ]);
  await bdsg.getByRole("button", { name: /^§/ }).first().click();
  const karte = page.getByTestId("profi-stelle");
  expect(await karte.textContent()).toContain("damals galt: Bundesdatenschutzgesetz von 1990.");
  expect(await karte.textContent()).toContain("Der Link führt zum heutigen Gesetz.");
  expect(await page.getByTestId("profi-fassung").textContent()).toMatch(
    /Gesetz jünger als das Dokument.*Am 20\.10\.2012Bundesdatenschutzgesetz von 1990.*Heute.*seit 25\.05\.2018/,
  );
  await page.getByLabel("Nur wo damals anderes galt").check();
  await expect
    .poll(async () => (await liste(page)).map(([name]) => name))
    .toEqual(["§ 3 Abs. 1 BDSG", "Art. 5 EuGVVO"]);
});

test("Von mehreren Dokumenten einer Datei hat jedes seinen Tag, bis einer für alle angegeben ist", async ({
  page,
}) => {
  await besuchen(page, "/paragraphen-profi");
  const inhalt = pdf([
    beschluss("20. Oktober 2012", "Das folgt aus § 3 BDSG."),
    beschluss("3. März 2020", "Das folgt aus § 4 BDSG."),
  ]);
  await waehlen(page, datei("sammlung.pdf", inhalt));
  await fertig(page);
  const tag = page.getByTestId("profi-tag");
  expect(await tag.textContent()).toContain("Tag des Dokuments: 2 Dokumente");
  expect(await tag.textContent()).toContain("ab Seite 1: 20.10.2012; ab Seite 2: 03.03.2020");
  const jung = page.getByTestId("profi-row").filter({ hasText: "Gesetz jünger als das Dokument" });
  expect(await jung.getByRole("button").first().textContent()).toMatch(/^§.3.BDSG$/);
  expect(await jung.count()).toBe(1);
  await tag.getByRole("button", { name: "Angeben" }).click();
  await page.getByRole("textbox", { name: "Tag des Dokuments" }).fill("1.1.2020");
  await page.keyboard.press("Enter");
  await expect.poll(() => jung.count()).toBe(0);
});

test("Sprechen zwei Tage gegeneinander, wird gefragt", async ({ page }) => {
  await besuchen(page, "/paragraphen-profi");
  const inhalt = pdf([
    { zeilen: zeilen("Datum: 05.01.2012", "Vermerk", "Datum: 09.01.2012", "Es gilt § 3 BDSG.") },
  ]);
  await waehlen(page, datei("vermerk.pdf", inhalt));
  await fertig(page);
  const tag = page.getByTestId("profi-tag");
  expect(await tag.textContent()).toContain("Tag des Dokuments: bitte wählen");
  expect(await tag.textContent()).toContain("In Frage kommen: 05.01.2012, 09.01.2012");
  expect(await page.getByTestId("profi-result").textContent()).not.toContain("jünger");
  await tag.getByRole("button", { name: "Angeben" }).click();
  await page.getByRole("button", { name: /^09\.01\.2012/ }).click();
  await expect
    .poll(() => page.getByTestId("profi-result").textContent())
    .toContain("Gesetz jünger als das Dokument");
});

test("Ein langer Name rückt nicht über die Seitenzahl daneben (1280 px)", async ({ oeffnen }) => {
  const page = await oeffnen({ breite: 1280 });
  await besuchen(page, "/paragraphen-profi");
  const inhalt = pdf([
    {
      zeilen: zeilen(
        "Nach § 10 Abs. 1 der Gefahrenabwehrverordnungsdurchführungsverordnung gilt das.",
        "§ 3 Abs. 2 GefahrenabwehrverordnungsdurchführungsVO und § 1 BGB",
      ),
    },
  ]);
  await waehlen(page, datei("lang.pdf", inhalt));
  await fertig(page);
  const zeile = page.getByTestId("profi-row").filter({ hasText: "Gefahrenabwehr" }).first();
  const rechts = (await zeile.locator("th").evaluate((zelle) => {
    const strecke = document.createRange();
    strecke.selectNodeContents(zelle);
    return Math.max(...[...strecke.getClientRects()].map(({ right }) => right));
  })) as number;
  const links = (await zeile.getByRole("button", { name: /auf Seite/ }).boundingBox())?.x ?? 0;
  expect(rechts).toBeLessThanOrEqual(links);
  await zeile.getByRole("button", { name: /auf Seite/ }).click({ timeout: 2000 });
});

test.for([
  [360, "light"],
  [768, "dark"],
  [1440, "light"],
] as const)(
  "Marke, Karte und Tage mehrerer Dokumente sind bei %i px (%s) ohne Befund",
  async ([breite, farben], { oeffnen }) => {
    const page = await oeffnen({ breite, farben });
    await besuchen(page, "/paragraphen-profi");
    const inhalt = pdf([
      beschluss("20. Oktober 2012", "Das folgt aus § 3 Abs. 1 BDSG und Art. 5 EuGVVO."),
      beschluss("3. März 2020", "Das folgt aus § 4 BDSG."),
    ]);
    await waehlen(page, datei("sammlung.pdf", inhalt));
    await fertig(page);
    await page.getByTestId("profi-row").filter({ hasText: "EuGVVO" }).getByRole("button").first().click();
    await page.getByTestId("profi-fassung").waitFor();
    if (process.env.BILDER)
      await page.screenshot({ path: `${process.env.BILDER}/profi-alter-${breite}.png`, fullPage: true });
    expect(await befunde(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  },
);
