import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { ausObjekten, pdf, strom } from "@gebuehrenportal/pdf/pdfbau";
import type { Page } from "playwright-core";
import { sprungzaehler } from "./lib/messen.ts";
import {
  datei,
  fertig,
  gesperrt,
  klage,
  lang,
  liste,
  signiert,
  urteil,
  waehlen,
  zeilen,
} from "./lib/profi.ts";
import { besuchen, expect, test } from "./lib/test.ts";

/** Chooses a file of so many bytes, made in the page: brought from here, a slow machine takes half a minute for it. */
async function grosseWaehlen(page: Page, bytes: number): Promise<void> {
  await page.locator("input[type=file]").evaluate((feld: HTMLInputElement, groesse) => {
    const gewaehlt = new DataTransfer();
    gewaehlt.items.add(new File([new Uint8Array(groesse)], "gross.pdf", { type: "application/pdf" }));
    feld.files = gewaehlt.files;
    feld.dispatchEvent(new Event("change", { bubbles: true }));
  }, bytes);
}

test("Was keine PDF-Datei ist, zu groß, beschädigt oder ohne Norm, bekommt seinen Satz", async ({ page }) => {
  await besuchen(page, "/paragraphen-profi");
  const fehler = page.getByTestId("profi-fehler");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "klage.docx", mimeType: "application/msword", buffer: Buffer.from("x") });
  expect(await fehler.textContent()).toBe("Bitte wählen Sie eine PDF-Datei aus.");
  await grosseWaehlen(page, 20 * 1024 * 1024 + 1);
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

test("Stirbt das Lesewerk, lässt sich erneut lesen, was nicht fertig war; was fertig war, bleibt brauchbar", async ({
  page,
}) => {
  await besuchen(page, "/paragraphen-profi");
  // The last one waits for three long ones, however slow this test is.
  const lange = ["a", "b", "c"].map((name) => datei(`${name}.pdf`, lang));
  await waehlen(page, datei("klage.pdf", klage), ...lange, datei("weiter.pdf", klage));
  await page.getByRole("button", { name: /^weiter\.pdf/ }).click();
  await page.getByRole("button", { name: /^a\.pdf ?Seite/ }).waitFor();
  await page.workers()[0]?.evaluate(() => {
    setTimeout(() => {
      throw new Error("abgestürzt");
    });
  });
  const fehler = page.getByTestId("profi-fehler");
  await expect.poll(() => fehler.textContent()).toContain("„weiter.pdf“ wurde nicht zu Ende gelesen");
  await expect.poll(() => page.workers().length).toBe(0);
  // Only a new worker has the file again.
  await page.getByRole("button", { name: /^klage\.pdf/ }).click();
  expect(await page.getByTestId("profi-row").count()).toBe(6);
  const [pdfMitLinks] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "PDF mit Links" }).click(),
  ]);
  expect((await buffer(await pdfMitLinks.createReadStream())).toString("latin1")).toContain(
    "gesetze-im-internet.de",
  );
  expect(await page.getByTestId("profi-stand").getAttribute("data-lage")).toBe("fertig");
  await page.getByRole("button", { name: /^weiter\.pdf/ }).click();
  await page.getByRole("button", { name: "Erneut lesen" }).click();
  await fertig(page);
  expect(await page.getByTestId("profi-row").count()).toBe(6);
});

test("Abbrechen hält eine lange Datei an und behält, was gefunden ist", async ({ page }) => {
  await besuchen(page, "/paragraphen-profi");
  await waehlen(page, datei("lang.pdf", lang));
  await page.getByRole("button", { name: "Abbrechen" }).click();
  const stand = page.locator('[data-testid="profi-stand"][data-lage="abgebrochen"]');
  await stand.waitFor();
  expect(await stand.textContent()).toMatch(/^Abgebrochen( nach \d+ von 500 Seiten)?/);
  expect(await page.getByText("Keine Paragraphen gefunden.").count()).toBe(0);
  await page.getByRole("button", { name: "Erneut lesen" }).click();
  await fertig(page);
  expect(await page.getByTestId("profi-stand").textContent()).toContain("500 Seiten gelesen");
});

test.for([360, 768, 1440])(
  "Von der Wahl der Datei bis zur letzten Zeile springt nichts (%i px)",
  async (breite, { oeffnen }) => {
    for (const inhalt of [urteil, lang, pdf([{ zeilen: zeilen("Sehr geehrte Damen und Herren,") }])]) {
      const page = await oeffnen({ breite });
      await page.addInitScript(sprungzaehler);
      await besuchen(page, "/paragraphen-profi");
      await waehlen(page, datei("schriftsatz.pdf", inhalt));
      await fertig(page);
      await page.locator("[data-waechst]").waitFor({ state: "detached" });
      expect(await page.evaluate(() => window.spruenge)).toEqual([]);
      expect(await page.evaluate(() => window.sprungsumme)).toBe(0);
    }
  },
);

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
  await page.getByText("1 Seite wurde aus dem Bild gelesen.").waitFor();
  await expect.poll(async () => (await liste(page)).map(([name]) => name)).toContain("§ 91 Abs. 1 ZPO");
  expect(await page.getByTestId("profi-row").first().textContent()).toContain("unsicher gelesen");
});

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
