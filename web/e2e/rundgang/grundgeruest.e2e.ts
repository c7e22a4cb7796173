import type { Browser, Page, Response } from "playwright-core";
import { type Adresse, adressen } from "../lib/adressen.ts";
import { gesehen } from "../lib/ansehen.ts";
import { kontext } from "../lib/kontext.ts";
import { besuchen, test } from "../lib/test.ts";

const breiten = [360, 768, 1440, 1920];

for (const adresse of adressen) {
  const { pfad, status } = adresse;
  const mitSkripten = einmal(mitSkriptenBesucht);
  const ohneSkripte = einmal(ohneSkripteBesucht);

  test.concurrent(`${pfad} hat Sprache, Titel und genau eine sichtbare Überschrift`, async ({
    browser,
    portal,
    expect,
  }) => {
    for (const besuch of [mitSkripten, ohneSkripte]) {
      const { geruest } = await besuch(browser, portal, adresse);
      expect(geruest).toEqual({
        status,
        sprache: "de",
        titel: expect.stringMatching(/\p{Lu}/u),
        ueberschriften: [true],
      });
    }
  });

  test.concurrent(`${pfad} rollt nicht in der Breite`, async ({ browser, portal, expect }) => {
    const { ueberstaende } = await mitSkripten(browser, portal, adresse);
    expect(ueberstaende).toEqual(breiten.map((breite) => ({ breite, ueberstand: [] })));
  });

  test.concurrent(`${pfad} ist ohne Befund, hell und dunkel, in jeder Breite`, async ({
    browser,
    portal,
    expect,
  }) => {
    expect((await mitSkripten(browser, portal, adresse)).funde).toEqual([]);
  });

  test.concurrent(`${pfad} bleibt bei sich: keine fremden Rechner, keine Cookies, keine Meldungen`, async ({
    browser,
    portal,
    expect,
  }) => {
    const { gerufen, meldungen, kekse } = await mitSkripten(browser, portal, adresse);
    expect(gerufen.length).toBeGreaterThan(0);
    expect(gerufen.filter((url) => !url.startsWith(`${portal}/`))).toEqual([]);
    expect(meldungen).toEqual([]);
    expect(kekse).toEqual([]);
  });

  test.concurrent(`${pfad} führt nirgends ins Leere`, async ({ browser, portal, expect }) => {
    const { ziele } = await ohneSkripte(browser, portal, adresse);
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

  test.concurrent(`${pfad} hat für jeden Sprung auf der Seite ein Ziel`, async ({
    browser,
    portal,
    expect,
  }) => {
    expect((await ohneSkripte(browser, portal, adresse)).spruengeInsLeere).toEqual([]);
  });
}

type Besuch<T> = (browser: Browser, portal: string, adresse: Adresse) => Promise<T>;

/** A visit that several tests read from: the first of them makes it. */
function einmal<T>(besuch: Besuch<T>): Besuch<T> {
  let gemacht: Promise<T> | undefined;
  return (...angaben) => {
    gemacht ??= besuch(...angaben);
    return gemacht;
  };
}

/** Opens the page, waits until nothing is fetched any more, and looks at it at all widths. */
async function mitSkriptenBesucht(browser: Browser, portal: string, { pfad, status }: Adresse) {
  const neu = await kontext(browser, portal);
  const page = await neu.newPage();
  const gerufen: string[] = [];
  const meldungen: string[] = [];
  const antworten: Response[] = [];
  page.on("request", (anfrage) => gerufen.push(anfrage.url()));
  page.on("response", (antwort) => antworten.push(antwort));
  page.on("pageerror", ({ message }) => meldungen.push(message));
  page.on("console", (meldung) => {
    if (["error", "warning"].includes(meldung.type()) && !istErwartet(meldung.text(), status))
      meldungen.push(meldung.text());
  });
  await besuchen(page, pfad, { waitUntil: "networkidle" });
  const geruest = await geruestVon(
    page,
    antworten.find((eine) => eine.request().isNavigationRequest())?.status(),
  );
  const ueberstaende = [];
  for (const breite of breiten) {
    await page.setViewportSize({ width: breite, height: 900 });
    ueberstaende.push({ breite, ueberstand: await ueberstand(page) });
  }
  const kekse = [...(await mitCookie(antworten)), ...(await neu.cookies()).map(({ name }) => name)];
  const funde = await gesehen(page, pfad.replace(/\W+/g, "-").slice(1));
  await neu.close();
  return { geruest, ueberstaende, gerufen, meldungen, kekse, funde };
}

async function ohneSkripteBesucht(browser: Browser, portal: string, { pfad }: Adresse) {
  const neu = await kontext(browser, portal, { javaScript: false });
  const page = await neu.newPage();
  const geruest = await geruestVon(page, (await page.goto(pfad))?.status());
  const ziele = await page
    .locator("a[href], link[href]")
    .evaluateAll((elemente) =>
      elemente.map((element) => (element as HTMLAnchorElement | HTMLLinkElement).href),
    );
  const spruengeInsLeere = await page
    .locator('a[href^="#"]')
    .evaluateAll((anker) =>
      anker
        .map((a) => decodeURIComponent(a.getAttribute("href")?.slice(1) ?? ""))
        .filter((id) => id !== "" && document.getElementById(id) === null),
    );
  await neu.close();
  return { geruest, ziele, spruengeInsLeere };
}

async function geruestVon(page: Page, status: number | undefined) {
  const ueberschriften = await page.locator("h1").all();
  return {
    status,
    sprache: await page.getAttribute("html", "lang"),
    titel: await page.title(),
    ueberschriften: await Promise.all(ueberschriften.map((h1) => h1.isVisible())),
  };
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
