import { expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { feedantwort } from "./lesen/feeds.server.ts";
import { artikelListe, artikelNachSlug, kategorieNach, schlagwortNach } from "./lesen/lesen.server.ts";

test("Nichts heißt wie etwas mit einem Nullzeichen, auch nicht für Seiten und Feeds", async ({ db: _ }) => {
  expect(await artikelNachSlug("a\0b")).toBeUndefined();
  expect(await kategorieNach("a\0b")).toBeUndefined();
  expect(await schlagwortNach("a\0b")).toBeUndefined();
  for (const filter of [{ category: "a\0b" }, { tag: "a\0b" }, { search: "a\0b" }])
    expect((await artikelListe(filter, { limit: 1 })).posts).toEqual([]);
  const feed = await feedantwort(new Request("http://localhost:3000/feed/tag/%00.xml"), "tag", "\0.xml");
  expect(feed.status).toBe(404);
});
