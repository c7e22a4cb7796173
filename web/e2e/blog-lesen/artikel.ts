import { ansehen } from "../lib/ansehen.ts";
import { langer } from "../lib/blogbestand.ts";
import { expect, test } from "../lib/test.ts";
import { adresse, artikel, aufrufe, offen, portal } from "./blog.ts";

/** A post: what it shows, on screens and on paper, and what is kept of it. */
export function einzelne(): void {
  test("Ein Artikel ist vollständig, auch für Suchmaschinen", async ({ page }) => {
    await offen(page, adresse(langer.titel));
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(langer.titel);
    const text = await page.getByRole("article").textContent();
    for (const teil of [
      "Stand: 01.09.2026",
      "Korrektur.",
      "21.\u00a0September\u00a02026",
      "Keine Rechtsberatung",
      "2\u00a0min",
      "Aufruf",
    ])
      expect(text, teil).toContain(teil);
    await page.getByRole("link", { name: "Fußnote 1", exact: true }).click();
    expect(new URL(page.url()).hash).toBe("#fn-1");
    await page.getByRole("link", { name: "Zurück zum Text bei Fußnote 1" }).click();
    expect(new URL(page.url()).hash).toBe("#fnref-1");
    await expect.poll(() => page.getByTestId("related-posts").getByTestId("post-card").count()).toBe(3);
    expect(
      await page.getByRole("navigation", { name: "Inhalt" }).getByRole("link").allTextContents(),
    ).toEqual(["Die Regel", "Ein Beispiel", "Auf Dritte"]);
    const [post, pfad] = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text),
    );
    expect(post).toMatchObject({ "@type": "BlogPosting", headline: langer.titel, datePublished: langer.am });
    expect(pfad.itemListElement).toHaveLength(2);
    const kopf = async (wahl: string, attribut: string) =>
      page.locator(`head ${wahl}`).first().getAttribute(attribut);
    expect(await kopf('link[rel="canonical"]', "href")).toBe(portal.url + adresse(langer.titel));
    expect(await kopf('meta[property="og:image"]', "content")).toBe(
      `${portal.url}/media/og/${artikel.get(langer.titel)?.id}-1.png`,
    );
    expect(await kopf('link[rel="alternate"]', "href")).toBe("/feed.xml");
  });

  test("Zeilen haben höchstens 70 Zeichen", async ({ oeffnen }) => {
    for (const breite of [768, 1440]) {
      const page = await oeffnen({ breite });
      await offen(page, adresse(langer.titel));
      const laengste = await page
        .getByTestId("article-content")
        .locator("p")
        .first()
        .evaluate((absatz) => {
          const text = absatz.firstChild as Text;
          const zeilen = new Map<number, number>();
          const stelle = document.createRange();
          for (let i = 0; i < text.length; i += 1) {
            stelle.setStart(text, i);
            stelle.setEnd(text, i + 1);
            const { top } = stelle.getBoundingClientRect();
            zeilen.set(top, (zeilen.get(top) ?? 0) + 1);
          }
          return Math.max(...zeilen.values());
        });
      expect(laengste, `${breite} px`).toBeGreaterThan(50);
      expect(laengste, `${breite} px`).toBeLessThanOrEqual(71);
    }
  });

  test("Ein Bild des Autors, das es nicht gibt, wird zum üblichen", async ({ page }) => {
    await page.route(portal.url + adresse(langer.titel), async (route) => {
      const antwort = await route.fetch();
      const body = (await antwort.text()).replaceAll(
        'src="/default-avatar.png"',
        'src="/media/blog/fehlt.png"',
      );
      await route.fulfill({ response: antwort, body });
    });
    await offen(page, adresse(langer.titel));
    await page.getByTestId("author-box").scrollIntoViewIfNeeded();
    const bilder = () =>
      page
        .locator("article img[data-avatar]")
        .evaluateAll((alle) =>
          (alle as HTMLImageElement[]).map((bild) => [bild.getAttribute("src"), bild.naturalWidth > 0]),
        );
    await expect.poll(bilder).toEqual(Array(2).fill(["/default-avatar.png", true]));
  });

  test("Ein Artikel, den es nicht gibt, heißt auch so", async ({ page }) => {
    for (const pfad of ["/blog/gibt-es-nicht", "/blog/category"]) {
      expect((await page.goto(portal.url + pfad))?.status()).toBe(404);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Artikel nicht gefunden");
    }
  });

  test("Wer einen Artikel aufruft, zählt einmal", async ({ page }) => {
    const titel = "Fristenhinweis Nummer 3";
    const vorher = await aufrufe(titel);
    for (const mal of [1, 2]) {
      await page.goto(portal.url + adresse(titel), { waitUntil: "networkidle" });
      await expect.poll(() => aufrufe(titel)).toBe(vorher + mal);
    }
  });

  test("Seiten des Blogs sind in jeder Breite und Farbe ohne Befund", async ({ page }) => {
    for (const [name, pfad] of [
      ["blog", "/blog"],
      ["blog-artikel", adresse(langer.titel)],
      ["blog-suche", "/blog/search?q=Streitwert"],
      ["blog-leer", "/blog/category/gibt-es-nicht"],
      ["blog-fehlt", "/blog/gibt-es-nicht"],
    ] as const) {
      await offen(page, pfad);
      await page.waitForLoadState("networkidle");
      await ansehen(page, name);
    }
  });

  test("Auf Papier stehen Text und Adressen, sonst nichts", async ({ page }) => {
    await offen(page, adresse(langer.titel));
    const herkunft = page.getByText(`Dieser Artikel: ${portal.url}${adresse(langer.titel)}`);
    expect(await herkunft.isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    expect(await herkunft.isVisible()).toBe(true);
    for (const id of [
      "share",
      "related-posts",
      "toc",
      "category-list",
      "search-bar",
      "author-box",
      "article-views",
    ])
      expect(await page.getByTestId(id).first().isVisible(), id).toBe(false);
    expect(await page.locator("footer").getByText("Impressum").isVisible()).toBe(false);
    expect(await page.getByText("Unverbindliche Berechnung.").isVisible()).toBe(false);
    const verweis = page.getByRole("link", { name: "Gesetzestext" });
    expect(await verweis.evaluate((a) => getComputedStyle(a, "::after").content)).toContain(
      "gesetze-im-internet.de",
    );
  });

  test("Auf dem Telefon stehen die Knöpfe unter einem Artikel zu zweit und gleich breit", async ({
    oeffnen,
  }) => {
    const page = await oeffnen({ breite: 360 });
    await offen(page, adresse(langer.titel));
    const kaesten = await page
      .getByTestId("share")
      .locator("a, button")
      .evaluateAll((alle) => alle.map((eins) => eins.getBoundingClientRect().toJSON() as DOMRect));
    const vier = kaesten.slice(0, 4);
    expect(new Set(vier.map(({ top }) => Math.round(top))).size).toBe(2);
    expect(new Set(vier.map(({ right }) => Math.round(right))).size).toBe(2);
  });

  test("Ein Artikel lässt sich aufheben und ohne Verbindung lesen; wo das nicht geht, fehlt sonst nichts", async ({
    oeffnen,
  }) => {
    const page = await oeffnen();
    await offen(page, adresse(langer.titel));
    await page.getByRole("button", { name: "Ohne Verbindung lesen" }).click();
    await page.getByText("auch ohne Verbindung, solange").waitFor();
    await offen(page, "/blog");
    await page.context().setOffline(true);
    const kasten = page.getByTestId("offline-posts");
    await kasten.getByText(langer.titel).click();
    expect(await kasten.getByRole("heading", { name: "Die Regel" }).isVisible()).toBe(true);
    await kasten.getByRole("button", { name: "nicht mehr aufheben" }).click();
    await expect.poll(() => kasten.count()).toBe(0);
    await page.context().setOffline(false);
    await offen(page, "/blog");
    expect(await kasten.count()).toBe(0);

    const ohne = await oeffnen();
    const worte: string[] = [];
    ohne.on("console", (zeile) => zeile.type() === "warning" && worte.push(zeile.text()));
    await ohne.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("gesperrt", "InvalidStateError");
      };
    });
    await offen(ohne, adresse(langer.titel));
    const knopf = ohne.getByRole("button", { name: "Ohne Verbindung lesen" });
    await knopf.click();
    await expect.poll(() => worte.length).toBe(1);
    await knopf.click();
    await ohne.waitForTimeout(300);
    expect(worte).toHaveLength(1);
    expect(await ohne.getByRole("alert").count()).toBe(0);
  });
}
