import type { Page } from "playwright-core";
import { langer } from "../lib/blogbestand.ts";
import { besuchen, expect, test } from "../lib/test.ts";
import { adresse, aufrufe, autor, portal } from "./blog.ts";

// What programs read of the blog: feeds, structured data, canonical addresses, and what its pages ask the server for.

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

/** What programs read of a page, as the server sends it to them; an empty page's parser reads it. */
async function seite(page: Page, pfad: string) {
  return page.evaluate(
    (html) => {
      const dokument = new DOMParser().parseFromString(html, "text/html");
      const werte = (wahl: string, ...namen: readonly string[]) =>
        [...dokument.querySelectorAll(wahl)].map((eins) =>
          namen.map((name) => eins.getAttribute(name) ?? ""),
        );
      return {
        skripte: [...dokument.querySelectorAll('script[type="application/ld+json"]')].map(
          ({ textContent }) => textContent ?? "",
        ),
        adressen: werte("head link[rel=canonical]", "href").flat(),
        anweisungen: werte("head meta[name=robots]", "content").flat(),
        feeds: werte("head link[rel=alternate]", "type", "href"),
      };
    },
    await (await fetch(portal.url + pfad)).text(),
  );
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

/** Feeds, structured data, addresses, counting. */
export function angaben(): void {
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
      "Fristenhinweis Nummer 7",
      "Streitwert im einstweiligen Rechtsschutz",
    ]) {
      const { skripte } = await seite(page, adresse(titel));
      const [post, pfad, ...weitere] = skripte.map((text) => JSON.parse(text));
      expect(weitere).toEqual([]);
      for (const eines of [post, pfad]) expect(eines["@context"]).toBe("https://schema.org");
      const url = portal.url + adresse(titel);
      expect(post).toMatchObject({
        "@type": "BlogPosting",
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
      const zeichen = await fetch(post.publisher.logo.url);
      expect([zeichen.status, zeichen.headers.get("content-type")]).toEqual([
        200,
        "image/svg+xml; charset=utf-8",
      ]);
      expect(pfad["@type"]).toBe("BreadcrumbList");
      expect(pfad.itemListElement.map(({ position }: { position: number }) => position)).toEqual([1, 2]);
      for (const { item } of pfad.itemListElement) expect((await fetch(item)).status).toBe(200);
    }
    const ohneTags = JSON.parse((await seite(page, adresse("Ohne Angabe der Lesezeit"))).skripte[0] ?? "");
    expect(ohneTags).not.toHaveProperty("keywords");
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
      const { adressen, anweisungen } = await seite(page, pfad);
      expect(adressen, pfad).toEqual([portal.url + kanonisch]);
      expect(anweisungen, pfad).toEqual(robots ? [robots] : []);
    }
  });

  test("Jede Liste nennt ihren Feed in beiden Formen, und es gibt ihn", async ({ page }) => {
    for (const [pfad, eigener] of [
      ["/blog", undefined],
      [adresse(langer.titel), undefined],
      ["/blog/category/fristen", "/feed/category/fristen.xml"],
      ["/blog/tag/rvg", "/feed/tag/rvg.xml"],
      [`/blog?author=${autor}`, `/feed/author/${autor}.xml`],
    ] as const) {
      const { feeds } = await seite(page, pfad);
      const erwartet = ["/feed.xml", ...(eigener ? [eigener] : [])];
      expect(feeds, pfad).toEqual(
        erwartet.flatMap((rss) => [
          ["application/rss+xml", rss],
          ["application/atom+xml", `${rss}?format=atom`],
        ]),
      );
      for (const [art, ziel] of feeds)
        expect((await fetch(portal.url + ziel)).headers.get("content-type")).toBe(`${art}; charset=utf-8`);
    }
  });

  test.concurrent("Vor dem Laden fragt der Blog nichts, was mit Konten zu tun hat; danach ist die Datenschicht bereit", async ({
    oeffnen,
    expect,
  }) => {
    await Promise.all(
      ["/blog", "/blog/category/fristen", "/blog/search?q=Frist", adresse(langer.titel)].map(async (pfad) => {
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
      }),
    );
  });

  test.concurrent("Wie auch immer jemand zu einem Artikel kommt, er zählt genau einmal", async ({
    page,
    expect,
  }) => {
    const titel = "Ohne Angabe der Lesezeit";
    const stand = () => aufrufe(titel);
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
    await besuchen(page, `${portal.url}/blog`);
    await karte.hover();
    await karte.click();
    await einmal("von der Liste");
    await besuchen(page, `${portal.url}/blog`);
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
}
