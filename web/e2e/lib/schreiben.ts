import type { Locator, Page, Route } from "playwright-core";
import { expect } from "vitest";
import { anmelden } from "./demoportal.ts";
import type { Ansicht } from "./kontext.ts";
import { bis, nochmals } from "./konto.ts";
import { bedienbar } from "./test.ts";

/** The text of the editor. */
export const text = (page: Page) => page.getByRole("textbox", { name: "Text des Artikels" });

/** The line that says where the text stands. */
export const stand = (page: Page) => page.getByTestId("sicherungsstand");

export const gespeichert = (page: Page) =>
  stand(page)
    .getByText(/^Gespeichert um \d\d:\d\d$/)
    .waitFor();

export const ohneNetz = (page: Page) =>
  stand(page).getByText("Keine Verbindung – auf diesem Gerät gesichert").first().waitFor();

/** Waits until the server delivers the draft with these words. */
export const aufDemServer = (page: Page, satz: string) =>
  bis(
    async () => (await page.request.get(page.url(), nochmals)).text(),
    (html) => html.includes(satz),
  );

/** Types at the end of the text. */
export async function anhaengen(page: Page, satz: string): Promise<void> {
  await text(page).press("Control+End");
  await page.keyboard.type(satz);
}

/** What is typed is sent now, without the pause for breath that the editor leaves. */
export const senden = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

/** Where these stand on the screen, to the pixel. */
export const plaetze = (welche: Locator) =>
  welche.evaluateAll((alle) =>
    alle.map((eines) => {
      const { x, y } = eines.getBoundingClientRect();
      return [Math.round(x), Math.round(y)];
    }),
  );

/** The server does what is asked, once, and nobody hears of it. */
export async function antwortVerlieren(page: Page, adresse: string | RegExp): Promise<void> {
  let verloren = false;
  await page.route(adresse, async (aufruf: Route) => {
    if (verloren || aufruf.request().method() !== "POST") return aufruf.continue();
    verloren = true;
    await aufruf.fetch();
    await aufruf.abort("connectionreset");
  });
}

/** Every shape of text that the editor knows, with words that will not break by themselves. */
export const vollerEntwurf = {
  title: `Ein langer Titel ${"Donaudampfschifffahrt".repeat(4)}`,
  content: `<h2>Überschrift</h2><p>${"Text. ".repeat(60)}<sup data-fussnote="BGH, XI ZB 1/23"></sup></p>
    <ul><li><p>Punkt</p></li></ul><blockquote><p>Zitat</p></blockquote>
    <table><tr>${"<th>Spalte</th>".repeat(6)}</tr><tr>${"<td>1.234,56 €</td>".repeat(6)}</tr></table>`,
  categories: ["Gerichtskosten"],
  tags: ["Beschwerde", "Donaudampfschifffahrtsgesellschaft"],
};

/** In each width: pressed twice on the same spot, a row asks whether to delete and folds up again; nothing moves. */
export async function bleibtStehen(page: Page, zeile: Locator): Promise<void> {
  const loeschen = zeile.locator("summary");
  const knoepfe = zeile.locator(":is(a, button, summary):not(details form *)");
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await loeschen.scrollIntoViewIfNeeded();
    const [vorher, hier] = [await plaetze(knoepfe), await loeschen.boundingBox()];
    await loeschen.click();
    expect(await plaetze(knoepfe), `${width}`).toEqual(vorher);
    await page.mouse.click((hier?.x ?? 0) + 4, (hier?.y ?? 0) + 4);
    expect(await zeile.locator("details[open]").count()).toBe(0);
  }
}

/** Name of the picture of a page. */
export const bildname = (pfad: string, statt: string) =>
  pfad
    .replace(/[\w-]{36}/, statt)
    .replace(/\W+/g, "-")
    .slice(1);

/** A call of whoever the page has signed in. */
export async function rufen(page: Page, method: string, adresse: string, data: object) {
  const antwort = await page.request.fetch(adresse, {
    ...nochmals,
    method,
    data,
    headers: { Origin: new URL(adresse).origin },
  });
  expect(antwort.ok(), await antwort.text()).toBe(true);
  return (await antwort.json()) as { readonly id: string };
}

/** A post of whoever `page` has signed in, approved by whoever `moderator` has; its id. */
export async function freigegeben(page: Page, moderator: Page, portal: string, angaben: object) {
  const adresse = `${portal}/api/blog/pending`;
  const { id } = await rufen(page, "POST", adresse, angaben);
  return (await rufen(moderator, "PUT", adresse, { id, action: "approve" })).id;
}

type Zustand = Exclude<NonNullable<Ansicht["zustand"]>, string>;

/** Opens pages of a portal for its demo accounts; each signs in once, for all tests of a file. */
export function eintritt(portal: () => string) {
  const zustaende = new Map<string, Promise<Zustand>>();
  return async (
    oeffnen: (ansicht?: Ansicht) => Promise<Page>,
    name: string,
    pfad: string,
    ansicht: Ansicht = {},
  ): Promise<Page> => {
    const zustand = zustaende.get(name) ?? angemeldet(portal(), name);
    zustaende.set(name, zustand);
    const page = await oeffnen({ ...ansicht, zustand: await zustand });
    await page.goto(portal() + pfad);
    if (ansicht.javaScript !== false) await bedienbar(page);
    return page;
  };
}

async function angemeldet(portal: string, name: string): Promise<Zustand> {
  const { cookie } = await anmelden(portal, name);
  const werte = new Map(cookie.split("; ").map((paar) => [paar.split("=")[0] ?? "", paar]));
  return {
    origins: [],
    cookies: [...werte].map(([keks, paar]) => ({
      name: keks,
      value: paar.slice(keks.length + 1),
      domain: new URL(portal).hostname,
      path: "/",
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: "Lax" as const,
    })),
  };
}
