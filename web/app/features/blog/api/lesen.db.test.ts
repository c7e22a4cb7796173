import { tag } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import { describe, expect } from "vitest";
import { keineBeitraege } from "#platform/beitraege.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { eingabe } from "#platform/http/eingabefehler.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { artikellisteForm, artikelseiteForm } from "../contract.ts";
import { artikelEinsetzen, ordnungEinsetzen } from "../testing/artikel-store.server.ts";
import { leserouten } from "./lesen.ts";

type Angaben = { readonly query?: Record<string, unknown>; readonly id?: string; readonly body?: unknown };

/** Calls a route as the server does: contract first, then the handler. */
async function rufen(was: string, { query = {}, id = "", body }: Angaben = {}): Promise<unknown> {
  const route = leserouten.find(({ method, path }) => `${method} ${path}` === was);
  if (!route) throw new Error(was);
  const { contract } = route;
  return route.handler({
    query: contract.query && eingabe(contract.query, query, contract.errors ?? {}),
    body: contract.body && eingabe(contract.body, body, contract.errors ?? {}),
    params: { id },
    request: new Request("http://localhost:3000/api/blog"),
    sitzung: undefined,
    client: "",
    raten: ohneGrenzen,
    heute: tag("2026-03-01"),
    beitraege: keineBeitraege,
  });
}

const liste = async (query: Record<string, unknown> = {}) =>
  artikelseiteForm.parse(await rufen("GET /api/blog", { query }));

async function bestand(db: Kysely<DB>, anzahl: number) {
  await ordnungEinsetzen(db, "kategorie", "Fristen", "fristen");
  await ordnungEinsetzen(db, "tag", "RVG", "rvg");
  for (let i = 1; i <= anzahl; i++)
    await artikelEinsetzen(db, {
      titel: `Beitrag ${i}`,
      am: new Date(Date.UTC(2026, 0, i)).toISOString(),
      kategorien: ["Fristen"],
      tags: ["RVG"],
      text: "Streitwert",
    });
}

describe("GET /api/blog", () => {
  test("nimmt jede Anzahl und gibt höchstens 50", async ({ db }) => {
    await bestand(db, 52);
    for (const limit of [undefined, "0", "-3", "viele", "1.5", ""])
      expect((await liste(limit === undefined ? {} : { limit })).posts, limit).toHaveLength(12);
    expect((await liste({ limit: "7" })).posts).toHaveLength(7);
    const ganz = await liste({ limit: "1000" });
    expect([ganz.posts.length, ganz.hasMore]).toEqual([50, true]);
    expect((await liste({ limit: "50", startAfter: ganz.nextCursor })).posts).toHaveLength(2);
  });

  test("trägt Zeitpunkte als Marken und lässt den Inhalt weg", async ({ db }) => {
    await bestand(db, 1);
    const { posts, nextCursor } = (await rufen("GET /api/blog")) as { posts: object[]; nextCursor: null };
    expect(posts[0]).toMatchObject({
      publishedAt: { __type: "timestamp", value: "2026-01-01T00:00:00.000Z" },
      submittedAt: null,
      authorRef: null,
    });
    expect(posts[0]).not.toHaveProperty("content");
    expect(nextCursor).toBeNull();
  });

  test.each([
    [{ startAfter: "gestern" }, "startAfter"],
    [{ startAfter: "2026-02-30" }, "startAfter"],
    [{ startAfter: "" }, "startAfter"],
    [{ month: "3" }, "month"],
    [{ month: "13", year: "2026" }, "month"],
    [{ month: "0", year: "2026" }, "month"],
    [{ year: "zwei" }, "year"],
    [{ status: "geheim" }, "status"],
    [{ category: ["a", "b"] }, "category"],
    [{ search: "Frist", sort: "relevanz", cursor: "x" }, "cursor"],
  ])("weist %j mit 400 ab", async (query, field) => {
    await expect(rufen("GET /api/blog", { query })).rejects.toMatchObject({
      status: 400,
      koerper: { field },
    });
  });

  test("zeigt Entwürfe und Eingereichtes niemandem, der nicht angemeldet ist", async () => {
    for (const status of ["draft", "pending", "rejected"])
      await expect(rufen("GET /api/blog", { query: { status } })).rejects.toMatchObject({ status: 401 });
  });

  test("ordnet auf Wunsch nach Relevanz und blättert mit der Marke", async ({ db }) => {
    await bestand(db, 5);
    const query = { search: "Streitwert", sort: "relevanz", limit: "3" };
    const eins = await liste(query);
    const zwei = await liste({ ...query, cursor: eins.nextCursor });
    expect(new Set([...eins.posts, ...zwei.posts].map(({ id }) => id)).size).toBe(5);
    expect(eins.posts[0]?.hervorhebung?.title).toEqual([{ text: "Beitrag 5", treffer: false }]);
  });
});

describe("GET /api/blog/:id", () => {
  test("zählt über den slug jeden Aufruf, über die id keinen", async ({ db }) => {
    const id = await artikelEinsetzen(db, { titel: "Eins", am: "2026-01-01T00:00:00Z" });
    const gelesen = async (was: string) =>
      ((await rufen("GET /api/blog/:id", { id: was })) as { viewCount: number }).viewCount;
    expect([await gelesen("eins"), await gelesen("EINS"), await gelesen(id), await gelesen(id)]).toEqual([
      1, 2, 2, 2,
    ]);
    expect((await liste()).posts[0]?.viewCount).toBe(2);
    await expect(rufen("GET /api/blog/:id", { id: "fehlt" })).rejects.toMatchObject({
      status: 404,
      koerper: { error: "Artikel nicht gefunden" },
    });
  });
});

test("Kategorien, Schlagwörter und Verwandte", async ({ db }) => {
  await bestand(db, 5);
  expect(await rufen("GET /api/blog/categories")).toMatchObject({
    categories: [{ slug: "fristen", postCount: 5 }],
  });
  expect(await rufen("GET /api/blog/categories", { query: { slug: "fehlt" } })).toEqual({ categories: [] });
  expect(await rufen("GET /api/blog/tags", { query: { slug: " RVG " } })).toMatchObject({
    tags: [{ name: "RVG" }],
  });
  const verwandte = async (body: object) =>
    artikellisteForm.parse(await rufen("POST /api/blog/related", { body })).posts.map(({ title }) => title);
  const [neuester] = (await liste()).posts;
  expect(await verwandte({ postId: neuester?.id, categories: ["Fristen"], tags: [] })).toEqual([
    "Beitrag 4",
    "Beitrag 3",
    "Beitrag 2",
  ]);
  expect(await verwandte({ categories: [], tags: [], limit: 500 })).toHaveLength(5);
});
