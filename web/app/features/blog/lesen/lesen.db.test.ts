import { type Kysely, sql } from "kysely";
import { describe, expect } from "vitest";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import type { Artikelfilter } from "../artikel.ts";
import { artikelEinsetzen, ordnungEinsetzen } from "../testing/artikel-store.server.ts";
import {
  aehnliche,
  archiv,
  artikelListe,
  artikelNachId,
  artikelNachSlug,
  autorNach,
  kategorien,
  nachbarn,
  schlagworte,
} from "./lesen.server.ts";

async function autor(db: Kysely<DB>, name: string): Promise<string> {
  const { id } = await db
    .insertInto("konto")
    .values({ name, email: `${name.toLowerCase()}@kanzlei.example`, bild: "/media/bild.png" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function bestand(db: Kysely<DB>) {
  const clara = await autor(db, "Clara");
  await ordnungEinsetzen(db, "kategorie", "Gebühren & Kosten", "gebuehren-und-kosten");
  await ordnungEinsetzen(db, "kategorie", "Ärzte", "aerzte");
  await ordnungEinsetzen(db, "kategorie", "Fristen", "fristen");
  await ordnungEinsetzen(db, "tag", "RVG", "rvg");
  await ordnungEinsetzen(db, "tag", "ZPO", "zpo");
  const kosten = "Gebühren & Kosten";
  const setzen = [
    { titel: "Silvester", am: "2024-12-31T22:59:59.999Z", kategorien: [kosten], tags: ["RVG"], autor: clara },
    { titel: "Neujahr", am: "2024-12-31T23:00:00.000Z", kategorien: ["Fristen", kosten], tags: ["ZPO"] },
    { titel: "Sommer", am: "2025-06-30T22:00:00.000Z", tags: ["RVG", "ZPO"], text: "100 % Erfolg_sicher" },
    { titel: "Herbst", am: "2025-10-01T10:00:00.000Z", kategorien: [kosten], text: "Größte Kündigungsfrist" },
  ];
  for (const artikel of setzen) await artikelEinsetzen(db, artikel);
  return { clara };
}

const titel = async (filter: Artikelfilter, weiter: { limit?: number; startAfter?: Date } = {}) =>
  (await artikelListe(filter, { limit: 12, ...weiter })).posts.map((post) => post.title);

describe("Die Liste der Artikel", () => {
  test("blättert mit dem Zeitpunkt des letzten Artikels, ohne einen auszulassen", async ({ db }) => {
    await bestand(db);
    const eins = await artikelListe({}, { limit: 3 });
    expect(eins.posts.map((post) => post.title)).toEqual(["Herbst", "Sommer", "Neujahr"]);
    expect([eins.hasMore, eins.nextCursor]).toEqual([true, "2024-12-31T23:00:00.000Z"]);
    const zwei = await artikelListe({}, { limit: 3, startAfter: new Date(eins.nextCursor ?? "") });
    expect(zwei.posts.map((post) => post.title)).toEqual(["Silvester"]);
    expect([zwei.hasMore, zwei.nextCursor]).toEqual([false, null]);
    expect((await artikelListe({}, { limit: 4 })).hasMore).toBe(false);
  });

  test("findet Kategorie und Schlagwort über slug und Namen, gleich wie geschrieben", async ({ db }) => {
    await bestand(db);
    const erwartet = ["Herbst", "Neujahr", "Silvester"];
    expect(await titel({ category: "gebuehren-und-kosten" })).toEqual(erwartet);
    expect(await titel({ category: " GEBÜHREN & kosten " })).toEqual(erwartet);
    expect(await titel({ tag: "rvg" })).toEqual(["Sommer", "Silvester"]);
    expect(await titel({ tag: "RVG", category: "GEBUEHREN-und-kosten" })).toEqual(["Silvester"]);
    expect(await titel({ category: "Gebühren" })).toEqual([]);
    expect(await titel({ category: "aerzte" })).toEqual([]);
  });

  test("rechnet Jahr und Monat nach deutscher Zeit", async ({ db }) => {
    await bestand(db);
    expect(await titel({ year: 2024 })).toEqual(["Silvester"]);
    expect(await titel({ year: 2025 })).toEqual(["Herbst", "Sommer", "Neujahr"]);
    expect(await titel({ year: 2025, month: 7 })).toEqual(["Sommer"]);
    expect(await titel({ year: 2025, month: 6 })).toEqual([]);
    expect(await titel({ year: 2024, month: 12, category: "gebuehren-und-kosten" })).toEqual(["Silvester"]);
  });

  test("findet jeden Teil eines Wortes, Umlaute in jeder Schreibweise", async ({ db }) => {
    await bestand(db);
    for (const frage of [
      "gsfrist",
      "KÜNDIGUNGS",
      "kuendigungsfrist",
      "kundigung",
      "größte",
      "groesste",
      "ößt",
    ])
      expect(await titel({ search: frage }), frage).toEqual(["Herbst"]);
    expect(await titel({ search: "gebühren" })).toEqual(["Herbst", "Neujahr", "Silvester"]);
    expect(await titel({ search: "gebühren neujahr" })).toEqual(["Neujahr"]);
    expect(await titel({ search: "frist fehlt" })).toEqual([]);
  });

  test("nimmt Prozentzeichen, Unterstrich und Anführungszeichen wörtlich", async ({ db }) => {
    await bestand(db);
    expect(await titel({ search: "%" })).toEqual(["Sommer"]);
    expect(await titel({ search: "_" })).toEqual(["Sommer"]);
    expect(await titel({ search: "g_s" })).toEqual(["Sommer"]);
    for (const frage of ["s_mmer", "'", '"', "\\", "So%er"])
      expect(await titel({ search: frage }), frage).toEqual([]);
  });

  test("findet auch, was weit hinter den neuesten Artikeln steht, und blättert dort weiter", async ({
    db,
  }) => {
    await bestand(db);
    await sql`
      insert into blog_artikel (slug, titel, auszug, dokument, html, veroeffentlicht, erstellt, geaendert, suchtext, suchvektor)
      select 'neu-' || n, 'Neu ' || n, '', '{}', '', z.am, z.am, z.am, case when n in (3, 500, 501) then 'kuendigungsfrist' else 'neu' end, ''
      from generate_series(1, 900) n
      cross join lateral (select timestamptz '2026-01-01' + make_interval(mins => n) as am) z`.execute(db);
    expect(await titel({ search: "kündigungsfrist" })).toEqual(["Neu 501", "Neu 500", "Neu 3", "Herbst"]);
    const { nextCursor, posts } = await artikelListe({ search: "kündigungsfrist" }, { limit: 3 });
    expect(posts.map((post) => post.title)).toEqual(["Neu 501", "Neu 500", "Neu 3"]);
    const startAfter = new Date(nextCursor ?? "");
    expect(await titel({ search: "kündigungsfrist" }, { startAfter })).toEqual(["Herbst"]);
    expect(await titel({ search: "gebühren kündigungsfrist", category: "Gebühren & Kosten" })).toEqual([
      "Herbst",
    ]);
  });

  test("nennt Autor, Kategorien und Schlagwörter in ihrer Reihenfolge", async ({ db }) => {
    const { clara } = await bestand(db);
    const [post] = (await artikelListe({ authorId: clara.toUpperCase() }, { limit: 12 })).posts;
    expect(post).toMatchObject({
      title: "Silvester",
      author: { id: clara, name: "Clara", avatar: "/media/bild.png" },
      authorRef: { path: `users/${clara}` },
      status: "published",
      viewCount: 0,
      readTime: null,
    });
    expect((await artikelListe({}, { limit: 3 })).posts[2]).toMatchObject({
      categories: ["Fristen", "Gebühren & Kosten"],
      author: { id: null, name: "Ehemaliger Autor", avatar: null },
      authorRef: null,
    });
    expect(await titel({ authorId: "niemand" })).toEqual([]);
  });
});

describe("Ein Artikel", () => {
  test("wird über id und slug gefunden", async ({ db }) => {
    await bestand(db);
    const artikel = await artikelNachSlug("SOMMER");
    expect(artikel?.content).toBe("<p>100 % Erfolg_sicher</p>");
    expect((await artikelNachId(artikel?.id ?? ""))?.slug).toBe("sommer");
    expect(await artikelNachId("sommer")).toBeUndefined();
    expect(await artikelNachSlug("fehlt")).toBeUndefined();
  });

  test("hat Nachbarn und Verwandte", async ({ db }) => {
    await bestand(db);
    const neujahr = await artikelNachSlug("neujahr");
    expect(neujahr && (await nachbarn(neujahr))).toEqual({
      aelter: { slug: "silvester", title: "Silvester" },
      neuer: { slug: "sommer", title: "Sommer" },
    });
    const { id: postId = "", categories = [], tags = [] } = neujahr ?? {};
    const namen = async (limit?: number) =>
      (await aehnliche({ postId, categories, tags, limit })).map((post) => post.title);
    expect(await namen()).toEqual(["Herbst", "Silvester", "Sommer"]);
    expect(await namen(1)).toEqual(["Herbst"]);
    expect((await aehnliche({ postId, categories: [], tags: [] })).map((post) => post.title)).toEqual([
      "Herbst",
      "Sommer",
      "Silvester",
    ]);
  });
});

describe("Das Verzeichnis", () => {
  test("ordnet Kategorien und Schlagwörter nach Namen", async ({ db }) => {
    await bestand(db);
    expect((await kategorien()).map(({ name, postCount }) => [name, postCount])).toEqual([
      ["Ärzte", 0],
      ["Fristen", 1],
      ["Gebühren & Kosten", 3],
    ]);
    expect((await schlagworte()).map(({ slug }) => slug)).toEqual(["rvg", "zpo"]);
  });

  test("zählt Monate nach deutscher Zeit und kennt nur Autoren mit Artikeln", async ({ db }) => {
    const { clara } = await bestand(db);
    expect(await archiv()).toEqual([
      { year: 2025, month: 10, count: 1 },
      { year: 2025, month: 7, count: 1 },
      { year: 2025, month: 1, count: 1 },
      { year: 2024, month: 12, count: 1 },
    ]);
    expect(await autorNach(clara)).toEqual({ id: clara, name: "Clara", avatar: "/media/bild.png" });
    const leser = await autor(db, "Leser");
    expect(await autorNach(leser)).toBeUndefined();
    await sql`delete from blog_artikel`.execute(db);
    expect(await autorNach(clara)).toBeUndefined();
  });
});

test("Ein Beitrag bleibt lesbar, auch wenn sein Titelbild in einer anderen Form gespeichert ist", async ({
  db,
}) => {
  await bestand(db);
  const bild = { url: "/media/kosten.png", alt: "Kosten", quelle: "Archiv" };
  const setzen = (titel: string, titelbild: unknown) =>
    db
      .updateTable("blog_artikel")
      .set({ titelbild: JSON.stringify(titelbild) })
      .where("titel", "=", titel)
      .execute();
  await setzen("Herbst", { url: 7, alt: ["Kosten"] });
  await setzen("Sommer", bild);
  const gelesen = (slug: string) => artikelNachSlug(slug);
  expect(await gelesen("herbst")).toMatchObject({ title: "Herbst", bild: null });
  expect(await gelesen("sommer")).toMatchObject({ title: "Sommer", bild });
});
