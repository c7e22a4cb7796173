import { readFile } from "node:fs/promises";
import { pdf } from "@gebuehrenportal/pdf/pdfbau";
import type { Page } from "playwright-core";
import { ansehen } from "./lib/ansehen.ts";
import { buero, gemeinsamesBueroportal } from "./lib/bueroportal.ts";
import { eintreten, fokusAuf, sitzungHolen } from "./lib/konto.ts";
import { datei, gesperrt, zeilen } from "./lib/profi.ts";
import { expect, test } from "./lib/test.ts";

// A Monday
const portal = gemeinsamesBueroportal("2030-02-04T09:00");
const { anwaeltin, anwalt, fachkraft } = buero;

const stueck = (page: Page, was: string) => page.getByTestId("post-row").filter({ hasText: was });
const post = (page: Page, wer: { readonly name: string }) =>
  eintreten(page, portal.url, wer.name, "/fristenmanager/posteingang");

/** Types words and keys (`<Tab>`), and counts the strokes. */
function tastatur(page: Page) {
  let anschlaege = 0;
  return {
    async tippen(...woerter: readonly string[]) {
      for (const wort of woerter) {
        const taste = /^<(.*)>$/.exec(wort)?.[1];
        anschlaege += taste ? 1 : wort.length;
        await (taste ? page.keyboard.press(taste) : page.keyboard.type(wort));
      }
    },
    anschlaege: () => anschlaege,
  };
}

const verfuegung = pdf([
  {
    zeilen: zeilen(
      "Landgericht Köln",
      "Ihr Zeichen: 77/30",
      "Geschäftszeichen: 5 O 12/30",
      "Köln, den 31.01.2030",
      "",
      "Verfügung",
      "",
      "Der Beklagten wird Gelegenheit gegeben, binnen zwei Wochen Stellung zu nehmen.",
    ),
  },
  {
    zeilen: zeilen(
      "Die Urkunden sind bis zum 03.03.2030 vorzulegen.",
      "Der Schaden trat vor zwei Wochen ein.",
    ),
  },
]);

test("Der Posteingang eines Morgens mit der Tastatur: drei Stücke, eine Kette, einmal nichts, eines bleibt offen", async ({
  page,
}) => {
  await post(page, anwaeltin);
  await page.getByText("Hier steht noch nichts.").waitFor();
  const { tippen, anschlaege } = tastatur(page);
  const aufgenommen = async (zahl: number) => {
    await expect.poll(() => page.getByTestId("post-row").count()).toBe(zahl);
    // The form is empty and ready for the next one.
    await fokusAuf(page, "aktenzeichen");
  };
  await fokusAuf(page, "aktenzeichen");
  await tippen("34/30 Sommer", "<Tab>", "Kammergericht", "<Tab>", "Urt", "<Tab>", "<Tab>", "<Tab>", "<Tab>");
  await tippen("8 U 3/30", "<Enter>");
  await aufgenommen(1);
  await tippen("35/30", "<Tab>", "Amtsgericht Mitte", "<Tab>", "Besch", "<Tab>", "1.2.", "<Enter>");
  await aufgenommen(2);
  await tippen("36/30", "<Tab>", "Stadt Köln", "<Tab>", "Besche", "<Tab>", "<Enter>");
  await aufgenommen(3);
  // Five strokes in a second: ten pieces take less than two minutes.
  expect(anschlaege()).toBeLessThan(150);
  expect(await stueck(page, "36/30").textContent()).toContain("zugestellt Fr, 01.02.2030");
  expect(await page.getByRole("heading", { name: "Eingang (3 ohne Entscheidung)" }).count()).toBe(1);

  await stueck(page, "34/30").getByRole("link", { name: "Berufung (ZPO) – Einlegung" }).focus();
  await tippen("<Enter>");
  await page.getByText("Aus dem Posteingang: Urteil von Kammergericht, 8 U 3/30.").waitFor();
  await fokusAuf(page, "aktenzeichen");
  await tippen("<Enter>");
  await page.getByTestId("deadline-preview").waitFor();
  await fokusAuf(page, "was");
  await page.locator("summary", { hasText: "Zusätzliche Angaben" }).click();
  await page.getByLabel("Rubrum der Akte").fill("Sommer ./. Winter");
  await ansehen(page, "post-buchen");
  await page.getByRole("button", { name: "Buchen", exact: true }).focus();
  await tippen("<Enter>");
  await page.getByText("2 Fristen sind gebucht.").waitFor();
  const fristen = stueck(page, "34/30").getByRole("list", { name: "Gebuchte Fristen" });
  expect(await fristen.getByRole("link").allInnerTexts()).toEqual([
    "Berufung (ZPO) – Einlegung, Mo, 04.03.2030",
    "Berufungsbegründung (ZPO), Do, 04.04.2030",
  ]);

  // The short parties of the file, typed once, stand at the piece and at both entries.
  await page.getByRole("heading", { name: "34/30 Sommer, Sommer ./. Winter: Urteil" }).waitFor();

  await stueck(page, "35/30").getByLabel("Nichts zu notieren, weil").focus();
  await tippen("<Enter>");
  await stueck(page, "35/30")
    .getByText("Bitte sagen Sie mit einem Wort, warum nichts zu notieren ist.")
    .waitFor();
  await tippen("Doppel", "<Enter>");
  await stueck(page, "35/30").getByText("Nichts zu notieren: Doppel.").waitFor();
  await ansehen(page, "posteingang");

  await page.goto(`${portal.url}/fristenmanager`);
  const zeile = page.getByTestId("deadline-row").filter({ hasText: "Sommer ./. Winter" });
  await expect.poll(() => zeile.count()).toBe(2);

  await page.goto(`${portal.url}/dashboard`);
  await page.getByRole("link", { name: "1 Stück Post ohne Entscheidung" }).click();
  await page.getByRole("heading", { name: "Eingang (1 ohne Entscheidung)" }).waitFor();

  await portal.stellen("2030-02-04T17:05");
  await page.goto(`${portal.url}/fristenmanager/kontrolle`);
  expect(await page.getByTestId("open-post").allInnerTexts()).toEqual([
    expect.stringContaining("36/30: Bescheid von Stadt Köln"),
  ]);
  await ansehen(page, "abend-mit-post");
  await page.getByRole("button", { name: "Abendkontrolle abzeichnen" }).click();
  await page.getByText("Bitte sagen Sie, was mit der Post ohne Entscheidung geschieht.").waitFor();
  await page.getByLabel("Bemerkung").fill("morgen früh");
  await page.getByRole("button", { name: "Abendkontrolle abzeichnen" }).click();
  await page.getByText("Die Abendkontrolle ist abgezeichnet.").waitFor();
  await portal.protokollePruefen();
});

test("Eine PDF-Datei schlägt Feld für Feld vor; übernommen wird nur, was bestätigt ist, gesendet wird die Datei nicht", async ({
  page,
}) => {
  await post(page, anwalt);
  const gesendet: string[] = [];
  page.on("request", (anfrage) => {
    if (anfrage.method() !== "GET") gesendet.push(anfrage.url());
  });
  const waehlen = (name: string, inhalt: Uint8Array) =>
    page.locator("#post-datei").setInputFiles(datei(name, inhalt));
  await waehlen("gesperrt.pdf", await readFile(gesperrt));
  await page.getByText("„gesperrt.pdf“ ist mit einem Kennwort geschützt.").waitFor();
  await waehlen("bild.pdf", pdf([{ inhalt: "0 0 100 100 re f" }]));
  await page.getByText("„bild.pdf“ enthält keinen Text").waitFor();
  await page
    .locator("#post-datei")
    .setInputFiles({ name: "brief.docx", mimeType: "application/msword", buffer: Buffer.from("x") });
  await page.getByText("Bitte wählen Sie eine PDF-Datei aus.").waitFor();

  await waehlen("verfuegung.pdf", verfuegung);
  const vorschlaege = page.getByTestId("post-proposal");
  await page.getByTestId("post-proposals").waitFor();
  expect(
    await vorschlaege.evaluateAll((alle) => alle.map((li) => li.querySelector("p")?.textContent)),
  ).toEqual([
    "Aktenzeichen: 77/30",
    "Von: Landgericht Köln",
    "Was: Verfügung",
    "Bezeichnung: Verfügung vom 31.01.2030",
    "Zeichen des Absenders: 5 O 12/30",
    "Genannte Frist: binnen zwei Wochen",
    "Genannte Frist: bis zum 03.03.2030",
  ]);
  const sonntag = vorschlaege.last();
  expect(await sonntag.textContent()).toContain(
    "Das ist ein Sonntag; der nächste Werktag ist Montag, 04.03.2030.",
  );
  expect(await sonntag.textContent()).toContain("Seite 2: ");
  // Nothing is in the form before somebody has taken it over.
  expect(await page.getByLabel("Von", { exact: true }).inputValue()).toBe("");
  const { tippen } = tastatur(page);
  // The first button has the focus; one after the other, and the last period instead of the first.
  for (let i = 0; i < 5; i++) await tippen("<Enter>", "<Tab>");
  await tippen("<Tab>", "<Enter>");
  expect(await page.getByLabel("Von", { exact: true }).inputValue()).toBe("Landgericht Köln");
  expect(await page.getByLabel("Genannte Frist").inputValue()).toBe("bis zum 03.03.2030");
  expect(await page.getByText("Aus der Datei, Seite 2", { exact: true }).count()).toBe(1);
  await ansehen(page, "post-vorschlaege");
  expect(gesendet).toEqual([]);
  await page.getByLabel("Genannte Frist").focus();
  await tippen("<Enter>");
  const neues = stueck(page, "77/30");
  await neues.getByText("Genannte Frist: „bis zum 03.03.2030“ Das ist ein Sonntag").waitFor();
  expect(await neues.textContent()).toContain("77/30: Verfügung vom 31.01.2030");
  expect(gesendet).toEqual([expect.stringContaining("/fristenmanager/posteingang")]);

  await neues.getByRole("link", { name: "Die genannte Frist" }).click();
  await page.getByTestId("deadline-form").waitFor();
  expect(await page.getByLabel("Tage", { exact: true }).inputValue()).toBe("27");
  expect(await page.getByLabel("Gericht oder Ort").inputValue()).toBe("Landgericht Köln");
  await page.getByRole("button", { name: "Frist berechnen" }).last().click();
  await page.getByTestId("deadline-preview").waitFor();
  expect(await page.getByTestId("deadline-preview-row").first().textContent()).toContain("Mo, 04.03.2030");
});

test("Ohne Skript: aufnehmen, ändern, nichts notieren, wieder öffnen, streichen; jede Beschwerde steht an ihrem Feld", async ({
  pageOhneJs: page,
}) => {
  await sitzungHolen(page, portal.url, fachkraft.name);
  await page.goto(`${portal.url}/fristenmanager`);
  await page.getByRole("link", { name: "Posteingang", exact: true }).click();
  expect(await page.getByText("PDF lesen").isVisible()).toBe(false);
  const form = page.getByTestId("post-form");
  await form.getByLabel("Aktenzeichen").fill("88/30");
  await form.getByLabel("Zugestellt am").fill("31.2.30");
  await form.getByRole("button", { name: "Aufnehmen" }).click();
  for (const satz of [
    "Bitte nennen Sie, von wem die Post kommt.",
    "Bitte wählen Sie, was gekommen ist.",
    "Bitte geben Sie den Tag der Zustellung an",
  ])
    await form.getByText(satz).waitFor();
  expect(await form.getByLabel("Aktenzeichen").inputValue()).toBe("88/30");
  await form.getByLabel("Von").fill("Landgericht Köln");
  await form.getByLabel("Was", { exact: true }).selectOption("klage");
  await form.getByLabel("Zugestellt am").fill("4.2.30");
  await form.getByRole("button", { name: "Aufnehmen" }).click();
  const neues = stueck(page, "88/30");
  expect(await neues.getByRole("link", { name: "Verteidigungsanzeige" }).count()).toBe(1);

  await neues.getByRole("link", { name: "Angaben ändern" }).click();
  const aendern = page.getByTestId("post-edit");
  await aendern.getByLabel("Von").fill("");
  await aendern.getByRole("button", { name: "Angaben speichern" }).click();
  await aendern.getByText("Bitte nennen Sie, von wem die Post kommt.").waitFor();
  await aendern.getByLabel("Von").fill("Arbeitsgericht Köln");
  await aendern.getByRole("button", { name: "Angaben speichern" }).click();
  await neues.getByText("Die Angaben sind gespeichert.").waitFor();
  expect(await neues.textContent()).toContain("Arbeitsgericht Köln");

  await neues.getByLabel("Nichts zu notieren, weil").fill("ist ein Entwurf");
  await neues.getByRole("button", { name: "Nichts zu notieren" }).click();
  await neues.getByText("Nichts zu notieren: ist ein Entwurf.").waitFor();
  await neues.getByRole("button", { name: "Wieder öffnen" }).click();
  await neues.getByText("Das Stück ist wieder offen.").waitFor();
  await neues.locator("summary", { hasText: "Streichen" }).click();
  await neues.getByLabel("Grund").fill("doppelt aufgenommen");
  await neues.getByRole("button", { name: "Stück streichen" }).click();
  await neues.getByText("Gestrichen: doppelt aufgenommen.").waitFor();
  expect(await neues.getByRole("button").count()).toBe(0);
  await page.getByRole("link", { name: "Offen", exact: true }).click();
  await expect.poll(() => stueck(page, "88/30").count()).toBe(0);
});
