import { expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { blogportal } from "../../server/testing/blog.ts";
import { zurueckgestellt } from "../../server/testing/konto.ts";

zurueckgestellt();

type Koerper = Record<string, unknown>;

test("Von zwei Fenstern, die zugleich speichern, gewinnt eines, und das andere erfährt es", async ({
  eigene: { db },
}) => {
  const { entwurf, rufen, konten } = await blogportal(db);
  for (let runde = 0; runde < 12; runde += 1) {
    const id = await entwurf("FR");
    const titel = ["Fenster eins", "Fenster zwei", "Fenster drei"];
    const antworten = await Promise.all(
      titel.map((title) => rufen("FR", "PUT", `/api/blog/${id}`, { title, version: 1 })),
    );
    expect(antworten.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const gewonnen = titel[antworten.findIndex(({ status }) => status === 200)];
    expect((await konten.FR.get(`/api/blog/${id}`)).koerper).toMatchObject({ title: gewonnen, version: 2 });
  }
});

test("Wer keine Version nennt, ändert, was gerade dasteht: sechs zugleich gelingen alle, und jede Angabe bleibt", async ({
  eigene: { db },
}) => {
  const { entwurf, rufen, konten, veroeffentlicht } = await blogportal(db);
  for (const id of [await entwurf("AU"), await veroeffentlicht("AU")]) {
    const angaben = [
      { title: "Neuer Titel" },
      { excerpt: "Neuer Auszug" },
      { tags: ["Neu"] },
      { categories: ["Kosten"] },
      { readTime: 7 },
      { title: "Neuer Titel" },
    ];
    const antworten = await Promise.all(
      angaben.map((koerper) => rufen("AU", "PUT", `/api/blog/${id}`, koerper)),
    );
    expect(antworten.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await konten.AU.get(`/api/blog/${id}`)).koerper).toMatchObject({
      title: "Neuer Titel",
      excerpt: "Neuer Auszug",
      tags: ["Neu"],
      categories: ["Kosten"],
      readTime: 7,
      version: 7,
    });
  }
});

test("Ein Speichern, das die Einreichung überholt, macht sie nicht wieder zum Entwurf", async ({
  eigene: { db },
}) => {
  const { entwurf, rufen, konten } = await blogportal(db);
  for (let runde = 0; runde < 12; runde += 1) {
    const id = await entwurf("FR");
    const [eingereicht, gespeichert] = await Promise.all([
      rufen("FR", "POST", "/api/blog/pending", { draftId: id, version: 1 }),
      rufen("FR", "PUT", `/api/blog/${id}`, {
        title: "Zu spät",
        publishAt: "2031-01-01T08:00:00Z",
        version: 1,
      }),
    ]);
    expect([eingereicht.status, gespeichert.status].sort().at(-1)).toBe(409);
    const jetzt = (await konten.FR.get(`/api/blog/${id}`)).koerper as Koerper;
    expect(jetzt).toMatchObject(
      eingereicht.status === 201
        ? { status: "pending", publishAt: null }
        : { status: "draft", title: "Zu spät" },
    );
  }
});

test("Zwei Entscheidungen über denselben Artikel: eine gilt, eine kommt zu spät", async ({
  eigene: { db },
}) => {
  const { eingereicht, rufen } = await blogportal(db);
  for (let runde = 0; runde < 6; runde += 1) {
    const id = await eingereicht("AU", { title: `Artikel ${runde}` });
    const antworten = await Promise.all([
      rufen("MO", "PUT", "/api/blog/pending", { id, action: "approve" }),
      rufen("AD", "PUT", "/api/blog/pending", { id, action: "approve" }),
      rufen("AU", "PUT", "/api/blog/pending", { id, action: "withdraw" }),
      rufen("AD", "DELETE", `/api/blog/${id}`),
    ]);
    const erschienen = await db.selectFrom("blog_artikel").select("id").where("id", "=", id).execute();
    const entwuerfe = await db.selectFrom("blog_manuskript").select("id").where("id", "=", id).execute();
    // Deleting follows whatever was decided; of the decisions one at most is carried out.
    expect(antworten.slice(0, 3).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(antworten.every(({ status }) => status < 500)).toBe(true);
    expect(erschienen.length + entwuerfe.length).toBeLessThanOrEqual(1);
  }
  const zaehler = await db.selectFrom("blog_kategorie").select("anzahl").execute();
  const [{ anzahl } = { anzahl: -1 }] = await db
    .selectFrom("blog_artikel")
    .select(({ fn }) => fn.countAll<number>().as("anzahl"))
    .execute();
  expect(zaehler.map((k) => k.anzahl)).toEqual([Number(anzahl)]);
});
