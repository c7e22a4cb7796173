import type { Page } from "playwright-core";
import { langer } from "../lib/blogbestand.ts";
import { expect, test } from "../lib/test.ts";
import { adresse, dasselbe, karten, offen, portal, weitere } from "./blog.ts";

/** What the page asks the list call for, in order. */
function gefragt(page: Page): string[] {
  const fragen: string[] = [];
  page.on("request", (anfrage) => {
    const { pathname, search } = new URL(anfrage.url());
    if (pathname === "/api/blog") fragen.push(decodeURIComponent(search));
  });
  return fragen;
}

/** Lists of posts: cards, filters, further pages, search. */
export function listen(): void {
  test("Die Liste zeigt Karten, die erste größer, in drei, zwei und einer Spalte", async ({ oeffnen }) => {
    const page = await oeffnen({ breite: 1440 });
    await offen(page, "/blog");
    expect(await karten(page).count()).toBe(12);
    expect(
      await karten(page).evaluateAll((alle) => alle.map((eine) => (eine as HTMLElement).dataset.featured)),
    ).toEqual(["true", ...Array(11).fill("false")]);
    const hoehen = await page
      .getByTestId("post-card-image")
      .evaluateAll((kaesten) => kaesten.map((kasten) => Math.round(kasten.getBoundingClientRect().height)));
    expect(hoehen).toEqual([240, ...Array(11).fill(180)]);
    for (const [breite, spalten] of [
      [1440, 3],
      [1200, 3],
      [1199, 2],
      [600, 2],
      [599, 1],
      [360, 1],
    ] as const) {
      await page.setViewportSize({ width: breite, height: 900 });
      const gitter = await page
        .getByTestId("post-list")
        .evaluate((liste) => getComputedStyle(liste).gridTemplateColumns.split(" ").length);
      expect(gitter, `${breite} px`).toBe(spalten);
    }
  });

  test("Eine Karte nennt Kategorie, Titel, Auszug, Autor, Tag und Lesezeit", async ({ page }) => {
    await offen(page, "/blog");
    const karte = karten(page).filter({ hasText: "Ohne Angabe der Lesezeit" });
    expect(await karte.getAttribute("href")).toBe(adresse("Ohne Angabe der Lesezeit"));
    expect(await karte.getByTestId("post-card-category").textContent()).toBe("Kanzlei");
    expect(await karte.getByTestId("post-card-date").textContent()).toBe("03.08.26");
    expect(await karte.getByTestId("post-card-readtime").textContent()).toBe("3 min");
    expect(await karte.getByTestId("post-card-author").textContent()).toMatch(/\S/);
    expect(await karte.getByTestId("post-card-image").textContent()).toBe("Kein Bild verfügbar");
    const lang = karten(page).filter({ hasText: "Streitwertbeschwerde" });
    const zeilen = (id: string) =>
      lang.getByTestId(id).evaluate((element) => {
        const { lineHeight } = getComputedStyle(element);
        return [element.clientHeight, element.scrollHeight].map(
          (hoehe) => hoehe / Number.parseFloat(lineHeight),
        );
      });
    for (const [id, hoechstens] of [
      ["post-card-title", 2],
      ["post-card-excerpt", 3],
    ] as const) {
      const [gezeigt = 0, ganz = 0] = await zeilen(id);
      expect(Math.round(gezeigt), id).toBe(hoechstens);
      expect(Math.round(ganz), id).toBeGreaterThan(hoechstens);
    }
  });

  test("Ein Bild, das es nicht gibt, wird zu Worten, eines, das es gibt, bleibt", async ({ page }) => {
    const bild = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    await page.route("**/gibt-es.png", (route) => route.fulfill({ body: bild, contentType: "image/png" }));
    await offen(page, "/blog");
    await karten(page).nth(5).scrollIntoViewIfNeeded();
    const mit = karten(page).filter({ hasText: "Streitwertbeschwerde" }).getByTestId("post-card-image");
    const ohne = karten(page).filter({ hasText: "einstweiligen" }).getByTestId("post-card-image");
    await expect.poll(() => ohne.textContent()).toBe("Kein Bild verfügbar");
    expect(await mit.locator("img").getAttribute("alt")).toMatch(/^Streitwertbeschwerde/);
    await expect
      .poll(() => mit.locator("img").evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBe(1);
  });

  test("Weitere Artikel kommen an, ohne dass die Seite wechselt; danach ist der Knopf fort und der Fokus am ersten neuen", async ({
    page,
  }) => {
    const fragen = gefragt(page);
    await offen(page, "/blog");
    const letzte = await karten(page).nth(11).getByTestId("post-card-title").textContent();
    await weitere(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => karten(page).count()).toBe(18);
    expect(fragen).toEqual([expect.stringMatching(/startAfter=2025-\d\d-\d\dT09:30:00.000Z/)]);
    expect(await weitere(page).count()).toBe(0);
    expect(await karten(page).nth(11).getByTestId("post-card-title").textContent()).toBe(letzte);
    expect(
      new Set(await karten(page).evaluateAll((alle) => alle.map((eine) => eine.getAttribute("href")))).size,
    ).toBe(18);
    expect(
      await karten(page)
        .nth(12)
        .evaluate((karte) => karte === document.activeElement),
    ).toBe(true);
    expect(await dasselbe(page)).toBe(true);
  });

  test("Eine Kategorie filtert im Browser, nennt sich und führt zurück", async ({ page }) => {
    const fragen = gefragt(page);
    await offen(page, "/blog");
    const zeilen = page.getByTestId("category-row");
    await expect.poll(() => zeilen.count()).toBe(4);
    expect(await zeilen.allTextContents()).toEqual([
      "Fristen14",
      "Gebührenrecht3",
      "Kanzlei1",
      "Kostenerstattung1",
    ]);
    await zeilen.first().click();
    await page.getByRole("heading", { level: 1, name: "Fristen" }).waitFor();
    await expect.poll(() => karten(page).count()).toBe(12);
    expect(new URL(page.url()).pathname).toBe("/blog/category/fristen");
    expect(fragen).toEqual(["?limit=12&category=fristen"]);
    expect(await karten(page).first().getAttribute("data-featured")).toBe("false");
    expect(await zeilen.first().getAttribute("aria-current")).toBe("page");
    await weitere(page).click();
    await expect.poll(() => karten(page).count()).toBe(14);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
    await expect.poll(() => karten(page).first().getAttribute("data-featured")).toBe("true");
    expect(await dasselbe(page)).toBe(true);
  });

  test("Tags, Monate und Autoren sind Listen wie die anderen", async ({ page }) => {
    await offen(page, "/blog");
    const tags = page.getByTestId("tag-chip");
    await expect.poll(() => tags.allTextContents()).toEqual(["Notfrist", "Anrechnung", "RVG", "Streitwert"]);
    await tags.last().click();
    await page.getByRole("heading", { level: 1, name: "Streitwert" }).waitFor();
    await expect.poll(() => karten(page).count()).toBe(1);
    await page.getByRole("navigation", { name: "Archiv" }).getByRole("link", { name: "September" }).click();
    await page.getByRole("heading", { level: 1, name: "September 2026" }).waitFor();
    await expect.poll(() => karten(page).count()).toBe(2);
    await offen(page, adresse(langer.titel));
    await page.getByTestId("author-box").getByRole("link").click();
    await page.waitForURL(/\/blog\?author=/);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/Moderator/);
    expect(await karten(page).count()).toBe(12);
  });

  test("Leere Listen sagen, warum", async ({ page }) => {
    const saetze: readonly (readonly [string, number, string])[] = [
      ["/blog/search?q=Quittenbrot", 200, "Keine Ergebnisse für „Quittenbrot“ gefunden."],
      ["/blog/category/gibt-es-nicht", 404, "In der Kategorie „gibt-es-nicht“ gibt es noch keine Artikel."],
      ["/blog/tag/gibt-es-nicht", 404, "Zum Tag „gibt-es-nicht“ gibt es noch keine Artikel."],
      [
        "/blog?author=00000000-0000-4000-8000-000000000000",
        200,
        "Von diesem Autor gibt es noch keine Artikel.",
      ],
      ["/blog?year=2019&month=2", 200, "In diesem Monat gibt es keine Artikel."],
      ["/blog/search?q=%20", 200, "Derzeit sind keine Artikel verfügbar."],
    ];
    for (const [pfad, status, satz] of saetze) {
      expect((await page.goto(portal.url + pfad))?.status(), pfad).toBe(status);
      expect(await page.getByTestId("empty-state").textContent(), pfad).toBe(`Keine Artikel gefunden${satz}`);
      const imPortal = await page
        .getByRole("link", { name: /^Auch in Rechnern/ })
        .evaluateAll((alle) => alle.map((eins) => eins.getAttribute("href")));
      expect(imPortal, pfad).toEqual(pfad.endsWith("Quittenbrot") ? ["/search?q=Quittenbrot"] : []);
    }
  });

  test("Die Suche nimmt Worte, nichts Leeres, und lässt sich zurücksetzen", async ({ page }) => {
    await offen(page, "/blog");
    const leiste = page.getByTestId("search-bar");
    const feld = leiste.locator("input[name=q]");
    expect(await feld.getAttribute("placeholder")).toBe("Suchen Sie nach Artikeln, Kategorien oder Tags...");
    expect(await page.getByTestId("search-clear").count()).toBe(0);
    await feld.fill("   ");
    await feld.press("Enter");
    expect(new URL(page.url()).pathname).toBe("/blog");
    await feld.fill("  Geschäftsgebühr <b> ");
    await feld.press("Enter");
    await page
      .getByRole("heading", { level: 1, name: "Suchergebnisse für „Geschäftsgebühr <b>“", exact: true })
      .waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe("Geschäftsgebühr <b>");
    await offen(page, "/blog/search?q=Gesch%C3%A4ftsgeb%C3%BChr");
    expect(await feld.inputValue()).toBe("Geschäftsgebühr");
    expect(await karten(page).first().getAttribute("href")).toBe(adresse(langer.titel));
    expect(await karten(page).first().locator("mark").first().textContent()).toMatch(/^Geschäftsgebühr/);
    await page.getByRole("button", { name: "Suche zurücksetzen" }).click();
    await page.waitForURL(`${portal.url}/blog`);
    expect(await feld.inputValue()).toBe("");
  });

  test("Ohne Skript ist alles zu lesen, zu filtern und zu blättern", async ({ pageOhneJs: page }) => {
    await page.goto(`${portal.url}/blog`);
    expect(await karten(page).count()).toBe(12);
    await weitere(page).click();
    await page.waitForURL(/\/blog\?startAfter=/);
    expect(await karten(page).count()).toBe(6);
    expect(await weitere(page).count()).toBe(0);
    await page.getByRole("link", { name: "Zu den neuesten Artikeln" }).click();
    await page.getByTestId("search-bar").locator("input").fill("Streitwert");
    await page.getByRole("button", { name: "Suchen" }).click();
    expect(await karten(page).count()).toBe(2);
    await page.goto(portal.url + adresse(langer.titel));
    await page
      .getByRole("navigation", { name: "Sie sind hier" })
      .getByRole("link", { name: "Gebührenrecht" })
      .click();
    expect(await karten(page).count()).toBe(3);
    await page.goto(portal.url + adresse(langer.titel));
    expect(await page.getByRole("heading", { name: "Ähnliche Artikel" }).isVisible()).toBe(true);
    expect(await page.getByTestId("related-posts").isVisible()).toBe(false);
  });
}
