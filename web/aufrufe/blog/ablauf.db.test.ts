import { expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { kontoportal, zurueckgestellt } from "../../server/testing/konto.ts";

zurueckgestellt();

const artikel = {
  title: "Gebühren & Kosten im Mahnverfahren",
  content: "<h2>Überblick</h2><p>Die Gebühr Nr. 3305 VV RVG entsteht mit dem Auftrag.</p>",
  categories: ["Gebühren"],
  tags: ["Mahnverfahren", "RVG"],
};

test("Entwurf, Einreichung, Ablehnung, neue Einreichung und Freigabe führen zu einem Artikel", async ({
  db,
}) => {
  const portal = kontoportal(db);
  const autor = await portal.angemeldet("autor@kanzlei.example");
  const moderation = await portal.angemeldet("moderation@kanzlei.example");
  await portal.setzen("moderation@kanzlei.example", { rolle: "moderator" });
  await autor.backend("PATCH", "/auth/user/profile", { title: "Dr. jur., LL.M." });
  const entwurf = await autor.json("POST", "/api/blog/draft", { title: artikel.title });
  expect(entwurf.status, entwurf.text).toBe(201);
  const { id } = entwurf.koerper as { id: string };
  const gespeichert = await autor.json("PUT", `/api/blog/${id}`, { ...artikel, version: 1 });
  expect(gespeichert.koerper).toEqual({ id, version: 2 });
  expect((await autor.json("POST", "/api/blog/pending", { draftId: id })).status).toBe(201);
  expect((await autor.json("PUT", `/api/blog/${id}`, artikel)).status).toBe(409);
  const abgelehnt = await moderation.json("PUT", "/api/blog/pending", {
    id,
    action: "reject",
    comment: "Quelle fehlt.",
  });
  expect(abgelehnt.status, abgelehnt.text).toBe(200);
  const { id: ich } = (await autor.nutzer()) as { id: string };
  expect((await autor.get(`/api/blog/user/${ich}`)).koerper).toMatchObject({
    posts: [{ id, status: "rejected", rejectionComment: "Quelle fehlt." }],
  });
  expect((await autor.json("POST", "/api/blog/pending", { draftId: id })).status).toBe(201);
  const frei = await moderation.json("PUT", "/api/blog/pending", { id, action: "approve" });
  expect(frei.status, portal.protokoll()).toBe(200);
  const { id: veroeffentlicht } = frei.koerper as { id: string };
  const besucher = portal.browser();
  expect((await besucher.get(`/api/blog/${veroeffentlicht}`)).koerper).toMatchObject({
    slug: "gebuehren-und-kosten-im-mahnverfahren",
    excerpt: "Die Gebühr Nr. 3305 VV RVG entsteht mit dem Auftrag.",
    readTime: 1,
    status: "published",
    author: { name: "Dr. jur. Rosa Luchs, LL.M." },
    categories: ["Gebühren"],
    tags: ["Mahnverfahren", "RVG"],
  });
  expect((await besucher.get("/api/blog/categories")).koerper).toMatchObject({
    categories: [{ name: "Gebühren", slug: "gebuehren", postCount: 1 }],
  });
});
