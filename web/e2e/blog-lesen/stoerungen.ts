import type { Page, Route } from "playwright-core";
import { langer } from "../lib/blogbestand.ts";
import { besuchen, expect, test } from "../lib/test.ts";
import { adresse, karten, portal, weitere } from "./blog.ts";

const ohneIndex = (route: Route) =>
  route.fulfill({ status: 503, json: { error: "Index fehlt", code: "missing-index" } });

/** Answers the list call instead of the server where `wie` has an answer; gives the queries that were asked. */
async function gestoert(
  page: Page,
  wie: (query: URLSearchParams, route: Route) => Promise<void> | undefined,
) {
  const fragen: string[] = [];
  await page.route(/\/api\/blog\?/, async (route) => {
    const { searchParams } = new URL(route.request().url());
    fragen.push(searchParams.toString());
    await (wie(searchParams, route) ?? route.continue());
  });
  return fragen;
}

/** Goes from the whole list to a category, which the browser fetches itself. */
async function zurKategorie(page: Page, name = "Gebührenrecht"): Promise<void> {
  await besuchen(page, `${portal.url}/blog`);
  await page.getByTestId("category-row").filter({ hasText: name }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

/** What happens when calls fail or take long. */
export function stoerungen(): void {
  test("Fehlt ein Index, kommen die neuesten 36 und der Browser filtert sie", async ({ page }) => {
    const fragen = await gestoert(page, (query, route) =>
      query.has("category") ? ohneIndex(route) : undefined,
    );
    await zurKategorie(page);
    await expect.poll(() => karten(page).count()).toBe(3);
    expect(fragen).toEqual(["limit=12&category=gebuehrenrecht", "limit=36"]);
    expect(await page.getByTestId("post-list-hint").textContent()).toBe(
      "Für diese Abfrage wird ein Datenbankindex benötigt. Die Artikel werden vorübergehend im Browser gefiltert.",
    );
  });

  test("Liegen alle Artikel einer Kategorie hinter den neuesten 36, führt der Knopf weiter zu ihnen", async ({
    page,
  }) => {
    const fragen = await gestoert(page, (query, route) => {
      if (query.has("category")) return ohneIndex(route);
      return query.has("startAfter")
        ? undefined
        : route.fulfill({ json: { posts: [], hasMore: true, nextCursor: "2026-12-31T00:00:00.000Z" } });
    });
    await zurKategorie(page);
    await weitere(page).waitFor();
    expect(await page.getByTestId("empty-state").count()).toBe(0);
    await weitere(page).click();
    await expect.poll(() => karten(page).count()).toBe(3);
    expect(fragen.slice(2)).toEqual([
      expect.stringMatching(/category=gebuehrenrecht&startAfter=2026-12-31/),
      expect.stringMatching(/^limit=36&startAfter=2026-12-31/),
    ]);
  });

  test("Scheitert auch das, kommen die neuesten 50", async ({ page }) => {
    const fragen = await gestoert(page, (query, route) => {
      if (query.has("category")) return ohneIndex(route);
      return query.get("limit") === "36" ? route.fulfill({ status: 500, body: "" }) : undefined;
    });
    await zurKategorie(page);
    await expect.poll(() => karten(page).count()).toBe(3);
    expect(fragen.slice(1)).toEqual(["limit=36", "limit=50"]);
  });

  test("Scheitert alles, steht da, warum; ein zweiter Versuch hilft", async ({ page }) => {
    let kaputt = true;
    await gestoert(page, (query, route) => {
      if (!kaputt) return undefined;
      if (query.has("category")) return ohneIndex(route);
      return query.get("limit") === "36"
        ? route.abort()
        : route.fulfill({ status: 503, json: { error: "Datenbank nicht initialisiert" } });
    });
    await zurKategorie(page);
    const alarm = page.getByTestId("post-list-error");
    await alarm.waitFor();
    expect(await alarm.getAttribute("role")).toBe("alert");
    expect(await alarm.textContent()).toContain("Datenbank nicht initialisiert");
    expect(await page.getByTestId("empty-state").count()).toBe(0);
    kaputt = false;
    await page.getByRole("button", { name: "Erneut versuchen" }).click();
    await expect.poll(() => karten(page).count()).toBe(3);
    expect(await alarm.count()).toBe(0);
  });

  test("Ein Fehler beim Blättern nimmt nichts weg und nennt Worte des Servers, des Status oder eigene", async ({
    page,
  }) => {
    const antworten: readonly (readonly [(route: Route) => Promise<void>, string])[] = [
      [
        (route) => route.fulfill({ status: 500, json: { error: "Wartung bis 12 Uhr" } }),
        "Wartung bis 12 Uhr",
      ],
      [(route) => route.fulfill({ status: 502, body: "kein JSON" }), "Bad Gateway"],
      [(route) => route.abort(), "Error loading posts"],
    ];
    for (const [antwort, satz] of antworten) {
      await page.unrouteAll();
      await gestoert(page, (_, route) => antwort(route));
      await besuchen(page, `${portal.url}/blog`);
      await page.getByTestId("load-more").click();
      await expect.poll(() => page.getByTestId("post-list-error").textContent()).toContain(satz);
      expect(await karten(page).count()).toBe(12);
    }
  });

  test("Während der Browser lädt, dreht sich etwas", async ({ page }) => {
    let weiter = () => {};
    const warten = new Promise<void>((fertig) => {
      weiter = fertig;
    });
    await gestoert(page, (query, route) =>
      query.has("category") ? warten.then(() => route.continue()) : undefined,
    );
    await zurKategorie(page);
    await page.getByTestId("post-list-spinner").waitFor();
    weiter();
    await expect.poll(() => karten(page).count()).toBe(3);
    expect(await page.getByTestId("post-list-spinner").count()).toBe(0);
  });

  test("Ohne ähnliche Artikel fehlt der Abschnitt, sonst nichts; leere Listen von Themen sagen es", async ({
    page,
  }) => {
    await page.route("**/api/blog/related", (route) => route.fulfill({ status: 500, body: "" }));
    await page.route("**/api/blog/categories", (route) => route.fulfill({ json: { categories: [] } }));
    await page.route("**/api/blog/tags", (route) => route.abort());
    await besuchen(page, `${portal.url}${adresse(langer.titel)}`);
    await expect.poll(() => page.getByTestId("related-posts").count()).toBe(0);
    await expect
      .poll(() => page.getByTestId("category-list").textContent())
      .toBe("Keine Kategorien gefunden.");
    await expect.poll(() => page.getByTestId("tag-cloud").textContent()).toBe("Keine Tags gefunden.");
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("Vor der Antwort stehen 5 und 10 Platzhalter da, auch in der Antwort des Servers", async ({
    page,
  }) => {
    for (const pfad of ["/blog", adresse(langer.titel), "/blog/tag/rvg", "/blog/search"]) {
      const html = await (await fetch(portal.url + pfad)).text();
      expect(html.match(/data-testid="category-skeleton"/g), pfad).toHaveLength(5);
      expect(html.match(/data-testid="tag-skeleton"/g), pfad).toHaveLength(10);
    }
    await page.route("**/api/blog/{categories,tags}", () => {});
    await besuchen(page, `${portal.url}/blog`);
    expect(await page.getByTestId("category-skeleton").count()).toBe(5);
    expect(await page.getByTestId("tag-skeleton").count()).toBe(10);
  });
}
