import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { bestand, langer } from "./lib/blogbestand.ts";
import { type Blogartikel, blogFuellen } from "./lib/blogdaten.ts";
import { type Demoportal, demoportal } from "./lib/demoportal.ts";
import { bedienbar, expect, test } from "./lib/test.ts";

// What programs read of the blog: feeds, structured data, canonical addresses, and what its pages ask the server for.

let portal: Demoportal;
let artikel: ReadonlyMap<string, Blogartikel>;
let autor: string;
beforeAll(async () => {
  portal = await demoportal("PGlite");
  artikel = await blogFuellen(portal, bestand);
  const { posts } = await (await fetch(`${portal.url}/api/blog?limit=1`)).json();
  autor = posts[0].authorId;
}, 120_000);
afterAll(() => portal?.beenden());

const adresse = (titel: string) => `/blog/${artikel.get(titel)?.slug}`;

type Element = { readonly name: string; readonly text: string; readonly attribute: Record<string, string> };
type Eintrag = readonly Element[];

/** A feed as the strict parser of a browser reads it; anything that is not well-formed XML throws. */
async function feed(page: Page, pfad: string) {
  const antwort = await fetch(portal.url + pfad);
  expect(antwort.status, pfad).toBe(200);
  return page.evaluate(
    (xml) => {
      const dokument = new DOMParser().parseFromString(xml, "application/xml");
      const fehler = dokument.querySelector("parsererror");
      if (fehler) throw new Error(fehler.textContent ?? "");
      const kinder = (element: globalThis.Element) =>
        [...element.children].map((kind) => ({
          name: kind.nodeName,
          text: kind.textContent ?? "",
          attribute: Object.fromEntries([...kind.attributes].map(({ name, value }) => [name, value])),
        }));
      const wurzel = dokument.documentElement;
      const kanal = wurzel.querySelector("channel") ?? wurzel;
      return {
        wurzel: wurzel.nodeName,
        namensraum: wurzel.namespaceURI,
        version: wurzel.getAttribute("version"),
        kopf: kinder(kanal).filter(({ name }) => name !== "item" && name !== "entry"),
        eintraege: [...kanal.querySelectorAll(":scope > item, :scope > entry")].map(kinder),
      };
    },
    await antwort.text(),
  );
}

const alle = (eintrag: Eintrag, name: string) => eintrag.filter((element) => element.name === name);
function einer(eintrag: Eintrag, name: string): Element {
  const [erster, zweiter] = alle(eintrag, name);
  if (!erster || zweiter) throw new Error(`${name} steht nicht genau einmal da`);
  return erster;
}

/** Every address in HTML that leads somewhere. */
const verweise = (html: string) =>
  [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, ziel = ""]) => ziel);

const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const feeds = () => [
  "/feed.xml",
  "/feed/category/fristen.xml",
  "/feed/tag/rvg.xml",
  `/feed/author/${autor}.xml`,
];

test("Jeder Feed ist RSS 2.0 mit allem, was Pflicht ist, vollen Adressen und Tagen nach RFC 822", async ({
  page,
}) => {
  for (const pfad of feeds()) {
    const { wurzel, version, kopf, eintraege } = await feed(page, pfad);
    expect([wurzel, version], pfad).toEqual(["rss", "2.0"]);
    for (const name of ["title", "description"]) expect(einer(kopf, name).text, pfad).toMatch(/\S/);
    expect(einer(kopf, "link").text).toMatch(`${portal.url}/blog`);
    expect(einer(kopf, "language").text).toBe("de");
    expect(einer(kopf, "lastBuildDate").text).toMatch(rfc822);
    expect(einer(kopf, "atom:link").attribute).toEqual({
      href: portal.url + pfad,
      rel: "self",
      type: "application/rss+xml",
    });
    expect(eintraege.length, pfad).toBeGreaterThan(0);
    for (const eintrag of eintraege) {
      expect(einer(eintrag, "title").text).toMatch(/\S/);
      expect(einer(eintrag, "description").text).toMatch(/\S/);
      const { text: link } = einer(eintrag, "link");
      expect(link.startsWith(`${portal.url}/blog/`), link).toBe(true);
      const guid = einer(eintrag, "guid");
      if (guid.attribute.isPermaLink !== "false") expect(guid.text).toBe(link);
      expect(einer(eintrag, "pubDate").text).toMatch(rfc822);
      // RSS wants an e-mail address there, which nobody gets from us.
      expect(alle(eintrag, "author")).toEqual([]);
      for (const ziel of verweise(einer(eintrag, "content:encoded").text))
        expect(ziel).toMatch(/^https?:\/\//);
    }
    const guids = eintraege.map((eintrag) => einer(eintrag, "guid").text);
    expect(new Set(guids).size).toBe(guids.length);
  }
});

test("Jeder Feed ist auch Atom mit allem, was RFC 4287 verlangt, und Zeiten nach RFC 3339", async ({
  page,
}) => {
  for (const pfad of feeds().map((rss) => `${rss}?format=atom`)) {
    const { wurzel, namensraum, kopf, eintraege } = await feed(page, pfad);
    expect([wurzel, namensraum], pfad).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
    expect(einer(kopf, "id").text).toMatch(/^https?:/);
    expect(einer(kopf, "title").text).toMatch(/\S/);
    expect(einer(kopf, "updated").text).toMatch(rfc3339);
    const mit = (rel: string) => alle(kopf, "link").filter(({ attribute }) => attribute.rel === rel);
    expect(mit("self").map(({ attribute }) => attribute.href)).toEqual([portal.url + pfad]);
    expect(mit("alternate")).toHaveLength(1);
    expect(eintraege.length, pfad).toBeGreaterThan(0);
    for (const eintrag of eintraege) {
      expect(einer(eintrag, "id").text).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
      expect(einer(eintrag, "title").text).toMatch(/\S/);
      for (const name of ["updated", "published"]) expect(einer(eintrag, name).text).toMatch(rfc3339);
      // RFC 4287 § 4.1.2: an author in every entry of a feed that names none itself.
      expect(einer(eintrag, "author").text).toMatch(/\S/);
      const { attribute } = einer(eintrag, "link");
      expect([undefined, "alternate"]).toContain(attribute.rel);
      expect(attribute.href?.startsWith(`${portal.url}/blog/`)).toBe(true);
      const inhalt = einer(eintrag, "content");
      expect(inhalt.attribute.type).toBe("html");
      for (const ziel of verweise(inhalt.text)) expect(ziel).toMatch(/^https?:\/\//);
    }
  }
});

test("Die Daten eines Artikels haben, was schema.org und Suchmaschinen von ihm verlangen", async ({
  page,
}) => {
  for (const titel of [
    langer.titel,
    "Ohne Angabe der Lesezeit",
    "Streitwert im einstweiligen Rechtsschutz",
  ]) {
    await page.goto(portal.url + adresse(titel));
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const daten = JSON.parse(text ?? "");
    expect(daten["@context"]).toBe("https://schema.org");
    const post = daten["@graph"].find((eins: { "@type": string }) => eins["@type"] === "BlogPosting");
    const url = portal.url + adresse(titel);
    expect(post).toMatchObject({
      headline: titel,
      url,
      mainEntityOfPage: url,
      inLanguage: "de",
      author: { "@type": "Person", url: `${portal.url}/blog?author=${autor}` },
      publisher: { "@type": "Organization", name: "Gebührenportal", url: `${portal.url}/` },
    });
    expect(post.author.name).toMatch(/\S/);
    expect(post.description).toMatch(/\S/);
    for (const name of ["datePublished", "dateModified"]) expect(post[name], name).toMatch(rfc3339);
    expect(new Date(post.dateModified).getTime()).toBeGreaterThanOrEqual(
      new Date(post.datePublished).getTime(),
    );
    for (const bild of post.image) expect(bild).toMatch(new RegExp(`^${portal.url}/media/`));
    const kopfbild = await fetch(post.image[0]);
    expect([kopfbild.status, kopfbild.headers.get("content-type")]).toEqual([200, "image/png"]);
    const { itemListElement } = daten["@graph"].find(
      (eins: { "@type": string }) => eins["@type"] === "BreadcrumbList",
    );
    expect(itemListElement.map(({ position }: { position: number }) => position)).toEqual([1, 2]);
    for (const { item } of itemListElement) expect((await fetch(item)).status).toBe(200);
  }
});

test("Autor und Monat haben ihre eigene Adresse; Monate, Suche und Folgeseiten nimmt keine Suchmaschine auf", async ({
  page,
}) => {
  for (const [pfad, kanonisch, robots] of [
    ["/blog", "/blog", null],
    ["/blog?utm_source=brief", "/blog", null],
    ["/blog/category/fristen", "/blog/category/fristen", null],
    [`/blog?x=1&author=${autor}`, `/blog?author=${autor}`, null],
    ["/blog?month=09&year=2026", "/blog?year=2026&month=9", "noindex, follow"],
    ["/blog?startAfter=2025-01-01T00:00:00.000Z", "/blog", "noindex, follow"],
    ["/blog/search?q=Frist", "/blog/search", "noindex, follow"],
    [
      "/blog?author=00000000-0000-4000-8000-000000000000",
      "/blog?author=00000000-0000-4000-8000-000000000000",
      "noindex, follow",
    ],
  ] as const) {
    await page.goto(portal.url + pfad);
    const kopf = (wahl: string, attribut: string) =>
      page
        .locator(`head ${wahl}`)
        .evaluateAll((alle, name) => alle.map((eins) => eins.getAttribute(name)), attribut);
    expect(await kopf("link[rel=canonical]", "href"), pfad).toEqual([portal.url + kanonisch]);
    expect(await kopf("meta[name=robots]", "content"), pfad).toEqual(robots ? [robots] : []);
  }
});

test("Vor dem Laden fragt der Blog nichts, was mit Konten zu tun hat; danach ist die Datenschicht bereit", async ({
  oeffnen,
}) => {
  for (const pfad of ["/blog", "/blog/category/fristen", "/blog/search?q=Frist", adresse(langer.titel)]) {
    const page = await oeffnen();
    const vorher: string[] = [];
    let geladen = false;
    page.on("load", () => {
      geladen = true;
    });
    page.on("request", (anfrage) => {
      if (!geladen) vorher.push(new URL(anfrage.url()).pathname);
    });
    const html = await (await fetch(portal.url + pfad)).text();
    expect(html).toContain('data-data-layer="deferred"');
    await page.goto(portal.url + pfad, { waitUntil: "load" });
    expect(
      vorher.filter((eine) => /^\/api\/(auth|backend|realtime)/.test(eine)),
      pfad,
    ).toEqual([]);
    await page.locator('html[data-data-layer="ready"]').waitFor({ state: "attached" });
  }
});

test("Wie auch immer jemand zu einem Artikel kommt, er zählt genau einmal", async ({ page }) => {
  const titel = "Ohne Angabe der Lesezeit";
  const id = artikel.get(titel)?.id;
  const stand = async () =>
    ((await (await fetch(`${portal.url}/api/blog/${id}`)).json()) as { viewCount: number }).viewCount;
  let erwartet = await stand();
  const einmal = async (wie: string) => {
    await page.getByRole("heading", { level: 1, name: titel }).waitFor();
    await page.waitForLoadState("networkidle");
    erwartet += 1;
    await expect.poll(stand, { message: wie }).toBe(erwartet);
    // What comes too late would count for the next one.
    await page.waitForTimeout(300);
    expect(await stand(), wie).toBe(erwartet);
  };
  const karte = page.getByTestId("post-card").filter({ hasText: titel });
  await page.goto(`${portal.url}/blog`);
  await bedienbar(page);
  await karte.hover();
  await karte.click();
  await einmal("von der Liste");
  await page.goto(`${portal.url}/blog`);
  await bedienbar(page);
  await page.getByTestId("category-row").filter({ hasText: "Kanzlei" }).click();
  await page.getByRole("heading", { level: 1, name: "Kanzlei" }).waitFor();
  await karte.click();
  await einmal("nach einem Wechsel im Browser");
  await page.reload();
  await einmal("aus dem Seitenspeicher");
  await page.goto(portal.url + adresse("Streitwert im einstweiligen Rechtsschutz"));
  await page.locator(`a[rel=prev][href="${adresse(titel)}"]`).click();
  await einmal("vom nächsten Artikel");
});
