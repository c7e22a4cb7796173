import { expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { jobs } from "../../app/jobs.ts";
import { artikelkoerper, blogportal } from "../../server/testing/blog.ts";
import { zurueckgestellt } from "../../server/testing/konto.ts";

zurueckgestellt();

const erscheinen = async () => jobs.find(({ name }) => name === "blog-erscheinen")?.ausfuehren({});
const marke = (text: string) => Buffer.from(text).toString("base64url");

test("Adressen und Marken, die niemand meinen kann, sind 404 oder 400 und nie ein Fehler des Servers", async ({
  db,
}) => {
  const { besucher, konten, veroeffentlicht } = await blogportal(db);
  await veroeffentlicht("FR");
  const relevanz = "/api/blog?sort=relevanz&search=geb%C3%BChr&cursor=";
  const faelle: readonly [pfad: string, status: number][] = [
    ["/api/blog/%00", 404],
    ["/api/blog/a%00b", 404],
    ["/api/blog/%E0%A4", 404],
    ["/api/blog?search=%00", 400],
    ["/api/blog?startAfter=0000-01-01T00:00:00Z", 400],
    ["/api/blog?startAfter=9999-12-31T23:59:59-23:59", 400],
    ["/api/blog?startAfter=0001-01-01T00:00:00Z", 200],
    [relevanz + marke("1 -999999999999999 1"), 400],
    [relevanz + marke("1 1 -999999999999999"), 400],
    [relevanz + marke("1 1 999999999999999"), 400],
    [relevanz + marke("1e400 1 1"), 400],
    [relevanz + marke("1 1 1"), 200],
  ];
  for (const [pfad, status] of faelle) {
    expect((await besucher.get(pfad)).status, pfad).toBe(status);
    expect((await konten.FR.get(pfad)).status, pfad).toBe(status);
  }
});

test("Was PostgreSQL nicht speichern kann, wird abgelehnt, ehe es dort ankommt", async ({ db }) => {
  const { rufen, konten } = await blogportal(db);
  const faelle: readonly [angaben: object, status: number][] = [
    [{ featuredImage: "https://bilder.example/\ud800.png" }, 400],
    [{ bild: { url: "https://bilder.example/\udc00.png", alt: "" } }, 400],
    [{ bild: { url: "https://bilder.example/x.png", alt: "\ud800", quelle: "\udc00" } }, 201],
    [{ stand: "0000-01-01" }, 400],
    [{ stand: "0001-01-01" }, 201],
    [{ publishAt: "0000-01-01T00:00:00Z" }, 400],
    [{ publishAt: "9999-12-31T23:59:59-23:59" }, 400],
    [{ content: "<p>&#0;&#xD800;\ud800</p>" }, 201],
  ];
  for (const [angaben, status] of faelle)
    expect(
      (await rufen("FR", "POST", "/api/blog/draft", { title: "Kurz", ...angaben })).status,
      JSON.stringify(angaben),
    ).toBe(status);
  const tief = (n: number) => `${"[".repeat(n)}1${"]".repeat(n)}`;
  for (const koerper of [
    `{"title":"Tief","fremd":${tief(50_000)}}`,
    `{"title":"Tief","dokument":${'{"type":"doc","content":['.repeat(20_000)}${"]}".repeat(20_000)}}`,
  ]) {
    const init = {
      body: koerper,
      headers: { "Content-Type": "application/json", Origin: "http://localhost:3000" },
    };
    expect((await konten.FR.ruf("/api/blog/draft", { method: "POST", ...init })).status).toBe(400);
    expect((await konten.FR.ruf("/api/blog/pending", { method: "POST", ...init })).status).toBe(400);
  }
});

test("Namen von Aufrufen sind keine Adressen von Artikeln; ohne Buchstaben heißt einer „artikel“", async ({
  db,
}) => {
  const { rufen, besucher } = await blogportal(db);
  const titel = [
    "Tags",
    "Categories",
    "Pending",
    "Draft",
    "Related",
    "Image",
    "Notifications",
    "Search",
    "§§§",
    "???",
  ];
  for (const title of titel) {
    const { id } = (await rufen("MO", "POST", "/api/blog", { ...artikelkoerper, title })).koerper as {
      id: string;
    };
    const { slug } = (await besucher.get(`/api/blog/${id}`)).koerper as { slug: string };
    expect((await besucher.get(`/api/blog/${slug}`)).koerper, title).toMatchObject({ id });
  }
  expect((await besucher.get("/api/blog/artikel-2")).koerper).toMatchObject({ title: "???" });
});

test("Ein Artikel, der nicht erscheinen kann, hält die anderen nicht auf", async ({ eigene: { db } }) => {
  const { entwurf, besucher, konten } = await blogportal(db);
  uhrStellen("2026-11-21T10:00:00Z");
  const kaputt = await entwurf("MO", { title: "Kaputt", publishAt: "2026-11-21T11:00:00Z" });
  await entwurf("MO", { title: "Heil", publishAt: "2026-11-21T11:30:00Z" });
  await db.updateTable("blog_manuskript").set({ dokument: "{}" }).where("id", "=", kaputt).execute();
  uhrStellen("2026-11-21T12:00:00Z");
  await expect(erscheinen()).rejects.toThrow();
  const titel = async () =>
    ((await besucher.get("/api/blog")).koerper as { posts: { title: string }[] }).posts.map(
      ({ title }) => title,
    );
  expect(await titel()).toEqual(["Heil"]);
  expect((await konten.MO.get(`/api/blog/${kaputt}`)).koerper).toMatchObject({ status: "draft" });
  await expect(erscheinen()).rejects.toThrow();
  expect(await titel()).toEqual(["Heil"]);
});

test("Eine eigene Änderung, die überholt ist, überschreibt auch die Redaktion nicht unbesehen", async ({
  db,
}) => {
  const { veroeffentlicht, entwurf, rufen, besucher } = await blogportal(db);
  const id = await veroeffentlicht("FR");
  const draftId = await entwurf("MO", { revisionOf: id, title: "Alte Grundlage" });
  await rufen("AD", "PUT", `/api/blog/${id}`, { title: "Inzwischen berichtigt" });
  const { status, koerper } = await rufen("MO", "POST", "/api/blog", { draftId });
  expect([status, (koerper as { code: string }).code]).toEqual([409, "basis-veraltet"]);
  expect((await besucher.get(`/api/blog/${id}`)).koerper).toMatchObject({ title: "Inzwischen berichtigt" });
});

test("Steuer- und Richtungszeichen bleiben aus Titeln, Auszügen, Namen und Begründungen", async ({ db }) => {
  const { rufen, konten } = await blogportal(db);
  const boese = "Ge\u0001bühr \u202eRVG\u2066\u000bneu";
  const { id } = (
    await rufen("FR", "POST", "/api/blog/draft", {
      title: boese,
      excerpt: boese,
      tags: [boese],
      korrektur: boese,
      bild: { url: "https://bilder.example/x.png", alt: boese, quelle: boese },
    })
  ).koerper as { id: string };
  const sauber = "Gebühr RVG neu";
  const gelesen = (await konten.FR.get(`/api/blog/${id}`)).koerper;
  expect(gelesen).toMatchObject({ title: sauber, excerpt: sauber, tags: [sauber], bild: { alt: sauber } });
  expect((gelesen as { korrektur: string }).korrektur).toBe("Gebühr RVGneu");
});
