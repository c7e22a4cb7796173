import { describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { artikelkoerper, blogportal } from "../../server/testing/blog.ts";
import { zurueckgestellt } from "../../server/testing/konto.ts";

zurueckgestellt();

const lang = (zeichen: number) => "x".repeat(zeichen);
const namen = (anzahl: number) => Array.from({ length: anzahl }, (_, i) => `Name ${i}`);

test("Was nicht passt, wird mit seinem Satz abgelehnt; die Grenze selbst passt", async ({ db }) => {
  const { rufen, entwurf } = await blogportal(db);
  const faelle: readonly [angaben: object, status: number, error?: string][] = [
    [{}, 400, "Bitte geben Sie einen Titel ein."],
    [{ title: "" }, 400, "Bitte geben Sie einen Titel ein."],
    [{ title: " \n\t " }, 400, "Bitte geben Sie einen Titel ein."],
    [{ title: 7 }, 400],
    [{ title: "ab" }, 400],
    [{ title: "👍👍" }, 400],
    [{ title: "abc" }, 201],
    [{ title: lang(200) }, 201],
    [{ title: lang(201) }, 400],
    [{ title: "abc", excerpt: lang(500) }, 201],
    [{ title: "abc", excerpt: lang(501) }, 400],
    [{ title: "abc", content: `<p>${lang(199_993)}</p>` }, 201],
    [{ title: "abc", content: `<p>${lang(199_994)}</p>` }, 400],
    [{ title: "abc", categories: namen(5) }, 201],
    [{ title: "abc", categories: namen(6) }, 400],
    [{ title: "abc", categories: [...namen(5), "NAME 1"] }, 201],
    [{ title: "abc", tags: namen(15) }, 201],
    [{ title: "abc", tags: namen(16) }, 400],
    [{ title: "abc", tags: ["???"] }, 400],
    [{ title: "abc", tags: "RVG" }, 400],
    [{ title: "abc", featuredImage: "javascript:alert(1)" }, 400],
    [{ title: "abc", featuredImage: "data:image/png;base64,AAAA" }, 400],
    [{ title: "abc", featuredImage: "//fremd.example/x.png" }, 400],
    [{ title: "abc", featuredImage: "/media/../etc/passwd\u0000" }, 400],
    [{ title: "abc", featuredImage: "https://bilder.example/x.png" }, 201],
    [{ title: "abc", featuredImage: "/media/blog/images/x.png" }, 201],
    [{ title: "abc", readTime: 0 }, 400],
    [{ title: "abc", readTime: 4 }, 201],
    [{ title: "abc", stand: "2026-02-30" }, 400],
    [{ title: "abc", stand: "2026-02-28" }, 201],
    [{ title: "abc", location: { __type: "geopoint", latitude: 52.52, longitude: 13.405 } }, 201],
    [{ title: "abc", location: { __type: "geopoint", latitude: 91, longitude: 0 } }, 400],
    [{ title: "abc", location: { __type: "punkt", latitude: 1, longitude: 0 } }, 400],
    [{ title: "abc", location: { latitude: 1, longitude: 0 } }, 400],
    [{ title: "abc", fremdes: { __type: "unbekannt" } }, 400],
    [{ title: '{"__type":"timestamp"}' }, 201],
    [{ title: "abc", publishAt: "2030-01-01T08:00:00Z" }, 201],
    [{ title: "abc", publishAt: { __type: "timestamp", value: "2030-01-01T08:00:00.000Z" } }, 201],
    [{ title: "abc", publishAt: "2030-01-01" }, 400],
    [{ title: "abc", publishAt: 1_893_456_000 }, 400],
  ];
  const abweichungen: string[] = [];
  for (const [angaben, status, error] of faelle) {
    const antwort = await rufen("FR", "POST", "/api/blog/draft", angaben);
    const { error: satz } = antwort.koerper as { error?: string };
    if (antwort.status !== status || (error !== undefined && satz !== error))
      abweichungen.push(
        `${JSON.stringify(angaben).slice(0, 90)}: ${antwort.status} ${antwort.text.slice(0, 120)}`,
      );
  }
  expect(abweichungen).toEqual([]);
  const ohneText = { error: "Bitte geben Sie einen Inhalt ein." };
  for (const content of [undefined, "", "<p> </p>", "<script>alert(1)</script>"]) {
    const antwort = await rufen("FR", "POST", "/api/blog/pending", { title: "Ohne Inhalt", content });
    expect(antwort.status, content).toBe(400);
    expect(antwort.koerper).toMatchObject(ohneText);
  }
  const draftId = await entwurf("FR", { content: "" });
  expect((await rufen("FR", "POST", "/api/blog/pending", { draftId })).koerper).toMatchObject(ohneText);
  expect((await rufen("MO", "POST", "/api/blog", { title: "Ohne Inhalt" })).koerper).toMatchObject(ohneText);
  expect((await rufen("FR", "PUT", `/api/blog/${draftId}`, { title: "" })).status).toBe(400);
});

test("Ein Bild ohne Beschreibung bleibt Entwurf, bis jemand sagt, was darauf zu sehen ist", async ({
  db,
}) => {
  const { rufen, entwurf, veroeffentlicht } = await blogportal(db);
  const mitBild = (alt: string) =>
    `<p>Text</p><table><tr><td><img src="/media/blog/images/a.png"${alt}></td></tr></table>`;
  const unbeschrieben = { code: "bild-ohne-text", field: "content" };
  const draftId = await entwurf("FR", { content: mitBild("") });
  for (const alt of ["", ' alt=""', ' alt=" "']) {
    const koerper = { draftId, content: mitBild(alt) };
    expect((await rufen("FR", "POST", "/api/blog/pending", koerper)).koerper, alt).toMatchObject(
      unbeschrieben,
    );
  }
  const neu = { title: "Mit Bild", content: mitBild("") };
  expect((await rufen("MO", "POST", "/api/blog", neu)).koerper).toMatchObject(unbeschrieben);
  const id = await veroeffentlicht("FR");
  expect((await rufen("MO", "PUT", `/api/blog/${id}`, neu)).koerper).toMatchObject(unbeschrieben);
  const beschrieben = { draftId, content: mitBild(' alt="Ein Aktenregal"') };
  expect((await rufen("FR", "POST", "/api/blog/pending", beschrieben)).status).toBe(201);
});

test("Was einem Entwurf gilt, ändert nicht, was in einem anderen Fenster daraus geworden ist", async ({
  db,
}) => {
  const { rufen, entwurf, besucher, veroeffentlicht } = await blogportal(db);
  const id = await entwurf("MO");
  expect((await rufen("MO", "POST", "/api/blog", { draftId: id, version: 1 })).status).toBe(201);
  // By chance the same number: the first saving of the draft, the first version of the post.
  const nebenbei = { title: "Nebenbei getippt", version: 1, unpublished: true };
  expect((await rufen("MO", "PUT", `/api/blog/${id}`, nebenbei)).status).toBe(404);
  expect((await besucher.get(`/api/blog/${id}`)).koerper).not.toMatchObject({ title: nebenbei.title });
  const { unpublished, ...gemeint } = nebenbei;
  expect((await rufen("MO", "PUT", `/api/blog/${id}`, gemeint)).status).toBe(200);
  // The same for those who may not change what is public at all: their draft is gone, and they keep their text.
  const freigegeben = await veroeffentlicht("FR");
  expect((await rufen("FR", "PUT", `/api/blog/${freigegeben}`, nebenbei)).status).toBe(404);
  expect((await rufen("FR", "PUT", `/api/blog/${freigegeben}`, gemeint)).status).toBe(403);
});

test("Rolle kommt vor Eingabe, Eingabe vor Gegenstand", async ({ db }) => {
  const portal = await blogportal(db);
  const { rufen, veroeffentlicht } = portal;
  const unbekannt = crypto.randomUUID();
  expect((await rufen("FR", "PUT", "/api/blog/pending", { action: "approve" })).status).toBe(403);
  expect((await rufen("FR", "PUT", "/api/blog/pending", {})).status).toBe(403);
  expect((await rufen("MO", "PUT", "/api/blog/pending", { id: unbekannt, action: "weg" })).status).toBe(400);
  const leer = await rufen("MO", "PUT", "/api/blog/pending", {
    id: unbekannt,
    action: "reject",
    comment: "  ",
  });
  expect([leer.status, (leer.koerper as { error: string }).error]).toEqual([
    400,
    "Bitte geben Sie eine Begründung an.",
  ]);
  expect((await rufen("MO", "PUT", "/api/blog/pending", { id: unbekannt, action: "approve" })).status).toBe(
    404,
  );
  expect((await rufen("MO", "PUT", "/api/blog/pending", { id: "x", action: "approve" })).status).toBe(404);
  const id = await veroeffentlicht("FR");
  expect((await rufen("FR", "PUT", `/api/blog/${id}`, { title: 7 })).status).toBe(403);
  expect((await rufen("FR", "PUT", `/api/blog/${unbekannt}`, { title: 7 })).status).toBe(400);
  expect((await rufen("FR", "DELETE", `/api/blog/${unbekannt}`)).status).toBe(404);
  expect((await rufen("FR", "DELETE", "/api/blog/kein-slug")).status).toBe(404);
  await portal.setzen(portal.adresse("FR"), { email_bestaetigt_am: null });
  expect((await rufen("FR", "POST", "/api/blog/pending", {})).status).toBe(403);
  expect((await rufen("FR", "POST", "/api/blog/draft", { title: "Entwurf geht" })).status).toBe(201);
});

test("Was nur der Server bestimmt, nimmt er niemandem ab", async ({ db }) => {
  const { rufen, ids, besucher } = await blogportal(db);
  const untergeschoben = {
    ...artikelkoerper,
    status: "published",
    authorId: ids.FR,
    slug: "eigener-slug",
    viewCount: 999,
    publishedAt: "2020-01-01T00:00:00Z",
    createdAt: "2020-01-01T00:00:00Z",
    isGuestPost: true,
    reviewedBy: ids.AD,
    rejectionComment: "x",
    version: 77,
  };
  const entwurf = (await rufen("AU", "POST", "/api/blog/draft", untergeschoben)).koerper as { id: string };
  const { version: _, ...ohneVersion } = untergeschoben;
  const eingereicht = await rufen("AU", "POST", "/api/blog/pending", { ...ohneVersion, draftId: entwurf.id });
  expect(eingereicht.koerper).toEqual({ id: entwurf.id });
  await rufen("MO", "PUT", "/api/blog/pending", { id: entwurf.id, action: "approve" });
  const artikel = (await besucher.get(`/api/blog/${entwurf.id}`)).koerper as Record<string, unknown>;
  expect(artikel).toMatchObject({
    status: "published",
    slug: "gebuehren-und-kosten-im-mahnverfahren",
    viewCount: 0,
    isGuestPost: false,
    authorId: ids.AU,
    author: { id: ids.AU, name: "Name AU", avatar: null },
    authorRef: { __type: "reference", path: `users/${ids.AU}` },
    version: 1,
  });
  expect(JSON.stringify(artikel)).not.toContain("kanzlei.example");
  expect((artikel.publishedAt as { value: string }).value.startsWith("2020")).toBe(false);
  // Who moderates may name the author when he publishes, and nobody may afterwards.
  const direkt = (
    await rufen("MO", "POST", "/api/blog", { ...artikelkoerper, authorId: ids.GA, readTime: null })
  ).koerper as { id: string };
  await rufen("MO", "PUT", `/api/blog/${direkt.id}`, { excerpt: "Neu", authorId: ids.FR, viewCount: 5 });
  expect((await besucher.get(`/api/blog/${direkt.id}`)).koerper).toMatchObject({
    authorId: ids.GA,
    isGuestPost: true,
    viewCount: 0,
    excerpt: "Neu",
    readTime: null,
    slug: "gebuehren-und-kosten-im-mahnverfahren-2",
    version: 2,
  });
  const niemand = await rufen("MO", "POST", "/api/blog", {
    ...artikelkoerper,
    authorId: crypto.randomUUID(),
  });
  expect(niemand.status).toBe(400);
});

test("Auszug, Lesezeit und Slug entstehen aus Text und Titel und bleiben, wo sie sollen", async ({ db }) => {
  const { rufen, besucher } = await blogportal(db);
  const worte = Array.from({ length: 500 }, (_, i) => `wort${i}`).join(" ");
  const anlegen = async (rest: object) =>
    ((await rufen("MO", "POST", "/api/blog", { ...artikelkoerper, ...rest })).koerper as { id: string }).id;
  const lesen = async (id: string) =>
    (await besucher.get(`/api/blog/${id}`)).koerper as Record<string, unknown>;
  const id = await anlegen({ content: `<p>${worte}</p>`, title: "Suche nach: Search" });
  const artikel = await lesen(id);
  expect(artikel).toMatchObject({ readTime: 3, slug: "suche-nach-search" });
  expect(worte.startsWith((artikel.excerpt as string).replace("…", ""))).toBe(true);
  expect((artikel.excerpt as string).length).toBeLessThanOrEqual(200);
  await rufen("MO", "PUT", `/api/blog/${id}`, { title: "Ganz anderer Titel", content: "<p>Kurz.</p>" });
  expect(await lesen(id)).toMatchObject({
    title: "Ganz anderer Titel",
    slug: "suche-nach-search",
    readTime: 1,
  });
  expect(await lesen(await anlegen({ title: "Search", readTime: 9 }))).toMatchObject({
    slug: "search-2",
    readTime: 9,
  });
  expect(await lesen(await anlegen({ title: "Meine Artikel" }))).toMatchObject({ slug: "meine-artikel-2" });
});

test("Artikel desselben Augenblicks erscheinen je eine Millisekunde später", async ({ db }) => {
  const { rufen, besucher } = await blogportal(db);
  uhrStellen("2026-11-21T10:00:00.000Z");
  for (let i = 0; i < 3; i += 1) await rufen("MO", "POST", "/api/blog", artikelkoerper);
  const { posts } = (await besucher.get("/api/blog")).koerper as {
    posts: readonly { publishedAt: { value: string }; slug: string }[];
  };
  expect(posts.map(({ publishedAt, slug }) => [publishedAt.value, slug])).toEqual([
    ["2026-11-21T10:00:00.002Z", "gebuehren-und-kosten-im-mahnverfahren-3"],
    ["2026-11-21T10:00:00.001Z", "gebuehren-und-kosten-im-mahnverfahren-2"],
    ["2026-11-21T10:00:00.000Z", "gebuehren-und-kosten-im-mahnverfahren"],
  ]);
});

describe("Gastautoren", () => {
  test("haben höchstens drei Artikel zugleich in Prüfung, auch wenn sie alle auf einmal senden", async ({
    eigene,
  }) => {
    const { rufen, konten } = await blogportal(eigene.db);
    const antworten = await Promise.all(
      Array.from({ length: 6 }, () => konten.GA.json("POST", "/api/blog/pending", artikelkoerper)),
    );
    expect(antworten.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409]);
    expect(antworten.find(({ status }) => status === 409)?.koerper).toMatchObject({
      error: "Sie haben bereits 3 Artikel zur Prüfung eingereicht.",
    });
    const [erste] = antworten.filter(({ status }) => status === 201);
    const { id } = (erste?.koerper ?? {}) as { id: string };
    await rufen("MO", "PUT", "/api/blog/pending", { id, action: "approve" });
    expect((await rufen("GA", "POST", "/api/blog/pending", artikelkoerper)).status).toBe(201);
    expect((await konten.FR.get(`/api/blog/${id}`)).koerper).toMatchObject({ isGuestPost: true });
  });
});

describe("Fremdes", () => {
  test("Entwürfe und Begründungen sieht niemand, der sie nicht sehen darf", async ({ db }) => {
    const { entwurf, abgelehnt, ids, konten, besucher } = await blogportal(db);
    await entwurf("AU", { title: "Geheimer Entwurf" });
    await abgelehnt("AU");
    const liste = `/api/blog/user/${ids.AU}`;
    for (const wer of ["FR", "GA", "TM", "MO"] as const) {
      expect((await konten[wer].get(liste)).text, wer).not.toContain("Geheimer Entwurf");
      expect((await konten[wer].get(`/api/blog?status=draft&authorId=${ids.AU}`)).text).not.toContain(
        "Geheimer",
      );
    }
    for (const browser of [konten.FR, konten.GA, konten.TM, besucher])
      expect((await browser.get(liste)).text).not.toContain("Quelle fehlt.");
    for (const wer of ["AU", "MO", "AD"] as const)
      expect((await konten[wer].get(liste)).text, wer).toContain("Quelle fehlt.");
    expect((await konten.AD.get(liste)).text).toContain("Geheimer Entwurf");
    for (const wer of ["MO", "AD"] as const)
      expect((await konten[wer].get(liste)).text).not.toContain("kanzlei.example");
  });
});
