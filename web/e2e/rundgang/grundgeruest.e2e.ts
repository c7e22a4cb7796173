import type { Page, Response } from "playwright-core";
import { adressen } from "../lib/adressen.ts";
import { besuchen, test } from "../lib/test.ts";

const breiten = [360, 768, 1440, 1920];

for (const { pfad, status } of adressen) {
  test.concurrent(`${pfad} hat Sprache, Titel und genau eine sichtbare Überschrift`, async ({
    page,
    pageOhneJs,
    expect,
  }) => {
    for (const seite of [page, pageOhneJs]) {
      expect((await seite.goto(pfad))?.status()).toBe(status);
      expect(await seite.getAttribute("html", "lang")).toBe("de");
      expect(await seite.title()).toMatch(/\p{Lu}/u);
      const ueberschriften = await seite.locator("h1").all();
      const sichtbar = await Promise.all(ueberschriften.map((h1) => h1.isVisible()));
      expect(sichtbar).toEqual([true]);
    }
  });

  test.concurrent(`${pfad} rollt nicht in der Breite`, async ({ page, expect }) => {
    await page.goto(pfad);
    for (const breite of breiten) {
      await page.setViewportSize({ width: breite, height: 900 });
      expect(await ueberstand(page), `${breite} px`).toEqual([]);
    }
  });

  test.concurrent(`${pfad} bleibt bei sich: keine fremden Rechner, keine Cookies, keine Meldungen`, async ({
    page,
    portal,
    expect,
  }) => {
    const gerufen: string[] = [];
    const meldungen: string[] = [];
    const antworten: Response[] = [];
    page.on("request", (anfrage) => gerufen.push(anfrage.url()));
    page.on("response", (antwort) => antworten.push(antwort));
    page.on("console", (meldung) => {
      if (["error", "warning"].includes(meldung.type()) && !istErwartet(meldung.text(), status))
        meldungen.push(meldung.text());
    });
    await besuchen(page, pfad, { waitUntil: "networkidle" });
    expect(gerufen.length).toBeGreaterThan(0);
    expect(gerufen.filter((url) => !url.startsWith(`${portal}/`))).toEqual([]);
    expect(meldungen).toEqual([]);
    expect(await mitCookie(antworten)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test.concurrent(`${pfad} führt nirgends ins Leere`, async ({ pageOhneJs, portal, expect }) => {
    await pageOhneJs.goto(pfad);
    const ziele = await pageOhneJs
      .locator("a[href], link[href]")
      .evaluateAll((elemente) =>
        elemente.map((element) => (element as HTMLAnchorElement | HTMLLinkElement).href),
      );
    const eigene = new Set(
      ziele.filter((ziel) => ziel.startsWith(portal)).map((ziel) => ziel.split("#")[0] ?? ziel),
    );
    eigene.delete(`${portal}${pfad}`);
    expect(eigene.size).toBeGreaterThan(0);
    const tot: string[] = [];
    for (const ziel of eigene) {
      const antwort = await statusVon(ziel);
      if (antwort !== 200) tot.push(`${ziel}: ${antwort}`);
    }
    expect(tot).toEqual([]);
  });

  test.concurrent(`${pfad} hat für jeden Sprung auf der Seite ein Ziel`, async ({ pageOhneJs, expect }) => {
    await pageOhneJs.goto(pfad);
    const fehlend = await pageOhneJs
      .locator('a[href^="#"]')
      .evaluateAll((anker) =>
        anker
          .map((a) => decodeURIComponent(a.getAttribute("href")?.slice(1) ?? ""))
          .filter((id) => id !== "" && document.getElementById(id) === null),
      );
    expect(fehlend).toEqual([]);
  });
}

const gefragt = new Map<string, Promise<number>>();

/** Every address is asked once, however many pages lead to it. */
function statusVon(ziel: string): Promise<number> {
  const schon = gefragt.get(ziel) ?? fetch(ziel).then(({ status }) => status);
  gefragt.set(ziel, schon);
  return schon;
}

/** Addresses whose answer sets a cookie; all have been asked when this settles. */
async function mitCookie(antworten: readonly Response[]): Promise<string[]> {
  const kekse = await Promise.all(antworten.map((antwort) => antwort.headerValue("set-cookie")));
  return antworten.flatMap((antwort, i) => (kekse[i] === null ? [] : [antwort.url()]));
}

/** The browser itself reports the status of an address that does not exist. */
function istErwartet(text: string, status: number): boolean {
  return status === 404 && text.startsWith("Failed to load resource") && text.includes("404");
}

/** Elements that stick out to the right when the page as a whole is too wide. */
function ueberstand(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const zuBreit = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...zuBreit.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}
