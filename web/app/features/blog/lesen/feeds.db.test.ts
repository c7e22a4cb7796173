import { parseHTML } from "linkedom";
import { expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { artikelEinsetzen, ordnungEinsetzen } from "../testing/artikel-store.server.ts";
import { feedantwort } from "./feeds.server.ts";

const url = "http://localhost:3000";
const holen = (pfad: string, init?: RequestInit) => {
  const request = new Request(`${url}${pfad}`, init);
  const datei = pfad.split("?")[0]?.split("/").at(-1);
  const art = { category: "kategorie", tag: "tag", author: "autor" }[pfad.split("/")[2] ?? ""] ?? "alle";
  return feedantwort(request, art as "alle", datei);
};

const xml = async (antwort: Promise<Response>) => parseHTML(await (await antwort).text()).document;
const texte = (dokument: Document, wahl: string) =>
  [...dokument.querySelectorAll(wahl)].map(({ textContent }) => textContent);

test("Der Feed nennt die neuesten Artikel mit Inhalt und vollen Adressen", async ({ db }) => {
  await ordnungEinsetzen(db, "kategorie", "Recht & Gesetz", "recht-und-gesetz");
  const boese = "Frist ]]> & <Ende> ]]>";
  await artikelEinsetzen(db, {
    titel: boese,
    slug: "frist",
    am: "2026-03-01T08:00:00Z",
    auszug: "Kurz \u0001 gesagt",
    html: '<p><a href="/rvgrechner">Rechner</a> <a href="#fn1">1</a><img src="/media/a.png" srcset="/media/a.webp 400w, /media/b.webp 800w"></p>',
    kategorien: ["Recht & Gesetz"],
  });
  await artikelEinsetzen(db, { titel: "Älter", slug: "aelter", am: "2026-02-01T08:00:00Z" });
  const antwort = await holen("/feed.xml");
  expect(antwort.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  const rss = await antwort.text();
  expect(rss).not.toContain("\u0001");
  expect(rss.match(/<!\[CDATA\[/g)).toHaveLength(rss.match(/\]\]>/g)?.length ?? 0);
  expect(rss).toContain('href="http://localhost:3000/rvgrechner"');
  expect(rss).toContain('href="http://localhost:3000/blog/frist#fn1"');
  expect(rss).toContain(
    'srcset="http://localhost:3000/media/a.webp 400w, http://localhost:3000/media/b.webp 800w"',
  );
  expect(rss).toContain("<category>Recht &amp; Gesetz</category>");
  expect(rss).toContain("<pubDate>Sun, 01 Mar 2026 08:00:00 GMT</pubDate>");
  const atom = await xml(holen("/feed.xml?format=atom"));
  expect(atom.querySelector("feed")?.getAttribute("xml:lang")).toBe("de");
  expect(texte(atom, "entry > updated")).toEqual(["2026-03-01T08:00:00.000Z", "2026-02-01T08:00:00.000Z"]);
  expect(texte(atom, "entry > author > name")).toEqual(["Ehemaliger Autor", "Ehemaliger Autor"]);
});

test("Kategorie, Tag und Autor haben eigene Feeds, Unbekanntes keinen", async ({ db }) => {
  const { id } = await db
    .insertInto("konto")
    .values({ name: "Clara", email: "clara@kanzlei.example" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await ordnungEinsetzen(db, "kategorie", "Fristen", "fristen");
  await ordnungEinsetzen(db, "tag", "RVG", "rvg");
  await artikelEinsetzen(db, {
    titel: "Eins",
    am: "2026-03-01T08:00:00Z",
    kategorien: ["Fristen"],
    autor: id,
  });
  await artikelEinsetzen(db, { titel: "Zwei", am: "2026-03-02T08:00:00Z", tags: ["RVG"] });
  const slugs = async (pfad: string) =>
    [
      ...(await (await holen(pfad)).text()).matchAll(
        /<link>http:\/\/localhost:3000\/blog\/([a-z]+)<\/link>/g,
      ),
    ].map(([, s]) => s);
  expect(await slugs("/feed/category/fristen.xml")).toEqual(["eins"]);
  expect(await slugs("/feed/tag/rvg.xml")).toEqual(["zwei"]);
  expect(await slugs(`/feed/author/${id}.xml`)).toEqual(["eins"]);
  expect(await slugs("/feed.xml")).toEqual(["zwei", "eins"]);
  for (const pfad of [
    "/feed/category/fehlt.xml",
    "/feed/category/fristen",
    "/feed/tag/x.xml",
    "/feed/author/x.xml",
  ])
    expect((await holen(pfad)).status, pfad).toBe(404);
});

test("Ein Feed ohne Artikel stammt vom letzten Tageswechsel in Deutschland", async ({ db }) => {
  await ordnungEinsetzen(db, "kategorie", "Leer", "leer");
  uhrStellen("2026-06-30T23:30:00Z");
  try {
    const atom = await xml(holen("/feed/category/leer.xml?format=atom"));
    expect(texte(atom, "feed > updated")).toEqual(["2026-06-30T22:00:00.000Z"]);
  } finally {
    uhrStellen();
  }
});

test("Wer den Feed schon hat, bekommt ihn erst wieder, wenn er sich ändert", async ({ db }) => {
  const leer = await holen("/feed.xml");
  const etag = leer.headers.get("etag") ?? "";
  const nachfrage = () => holen("/feed.xml", { headers: { "if-none-match": `W/${etag}, "x"` } });
  expect((await nachfrage()).status).toBe(304);
  await artikelEinsetzen(db, { titel: "Neu", am: "2026-03-01T08:00:00Z" });
  expect((await nachfrage()).status).toBe(200);
});
