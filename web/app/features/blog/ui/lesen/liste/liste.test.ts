import { afterEach, expect, test, vi } from "vitest";
import type { Listenartikel } from "../../../lesen/uebersicht.server.ts";
import { gefiltert, listenquery, seiteLaden } from "./liste.ts";

afterEach(() => vi.unstubAllGlobals());

const artikel = (id: string, mehr: Partial<Listenartikel>): Listenartikel => ({
  id,
  title: "Titel",
  excerpt: "",
  slug: id,
  categories: [],
  tags: [],
  authorId: null,
  author: { name: "A", avatar: null },
  featuredImage: null,
  readTime: null,
  isGuestPost: false,
  publishedAt: new Date("2026-06-15T10:00:00Z"),
  ...mehr,
});
const ids = (alle: readonly Listenartikel[]) => alle.map(({ id }) => id);

test("Im Browser gefiltert wird nach Slug oder Namen, Autor und allen Worten", () => {
  const alle = [
    artikel("a", { title: "Die Kündigungsfrist", categories: ["Gebühren & Kosten"], authorId: "x" }),
    artikel("b", { excerpt: "Frist", tags: ["§ 15 RVG"] }),
  ];
  expect(ids(gefiltert(alle, { category: "gebuehren-und-kosten" }))).toEqual(["a"]);
  expect(ids(gefiltert(alle, { category: "GEBÜHREN & KOSTEN" }))).toEqual(["a"]);
  expect(ids(gefiltert(alle, { tag: "15-rvg" }))).toEqual(["b"]);
  expect(ids(gefiltert(alle, { authorId: "x" }))).toEqual(["a"]);
  expect(ids(gefiltert(alle, { search: "FRIST" }))).toEqual(["a", "b"]);
  expect(ids(gefiltert(alle, { search: "frist kündigung" }))).toEqual(["a"]);
});

test("Monate sind die in Deutschland: der letzte Abend in UTC gehört schon zum nächsten", () => {
  const silvester = [artikel("a", { publishedAt: new Date("2025-12-31T23:30:00Z") })];
  expect(ids(gefiltert(silvester, { year: 2026, month: 1 }))).toEqual(["a"]);
  expect(gefiltert(silvester, { year: 2025 })).toEqual([]);
});

test("Die Suche blättert nach Relevanz, alle anderen Listen nach dem Zeitpunkt", () => {
  const frage = (pfad: string, filter: object) => listenquery({ pfad, filter }, "marke").toString();
  expect(frage("/blog/search", { search: "a b" })).toBe("limit=12&search=a+b&sort=relevanz&cursor=marke");
  expect(frage("/blog", { year: 2026, month: 3 })).toBe("limit=12&year=2026&month=3&startAfter=marke");
});

test("Eine Suche, die ohne Index begonnen hat, blättert nach Tagen weiter", async () => {
  const fragen: string[] = [];
  vi.stubGlobal("fetch", async (ziel: string) => {
    fragen.push(ziel);
    return Response.json({ posts: [], hasMore: true, nextCursor: "2026-01-01T00:00:00.000Z" });
  });
  const seite = await seiteLaden(
    { pfad: "/blog/search", filter: { search: "Frist" } },
    "2026-03-01T00:00:00.000Z",
  );
  expect(fragen).toEqual(["/api/blog?limit=36&startAfter=2026-03-01T00%3A00%3A00.000Z"]);
  expect(seite).toMatchObject({ ersatz: true, nextCursor: "2026-01-01T00:00:00.000Z" });
});
