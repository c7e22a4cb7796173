import { expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { artikelEinsetzen } from "../testing/artikel-store.server.ts";
import { artikelFinden } from "./portalsuche.server.ts";

test("Die Suche des Portals bekommt so viele Artikel, wie sie noch zeigt", async ({ db }) => {
  for (let i = 10; i < 50; i++)
    await artikelEinsetzen(db, { titel: `Frist ${i}`, am: `2026-01-01T00:00:${i}Z`, auszug: "Kurz" });
  const treffer = await artikelFinden("Frist", 25);
  expect(treffer).toHaveLength(25);
  expect(treffer[0]).toEqual({ type: "post", title: "Frist 49", url: "/blog/frist-49", excerpt: "Kurz" });
});
