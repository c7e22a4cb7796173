import { afterEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { umgebung, umgebungStellen } from "#platform/env/env.server.ts";
import { busStellen } from "#platform/realtime/bus.server.ts";
import type { Ereignis } from "#platform/realtime/ereignis.ts";
import { jobs } from "../../app/jobs.ts";
import { artikelkoerper, type Blogkonto, blogportal } from "../../server/testing/blog.ts";

afterEach(() => {
  umgebungStellen();
  uhrStellen();
  busStellen();
});

const job = async (name: string) => {
  const gesucht = jobs.find((einer) => einer.name === name);
  if (!gesucht) throw new Error(`Es gibt keinen Auftrag ${name}.`);
  await gesucht.ausfuehren({});
};
type Koerper = Record<string, unknown>;

/** What the journeys below ask for. */
async function redaktionsportal(db: Parameters<typeof blogportal>[0]) {
  const portal = await blogportal(db);
  const status = async (wer: Blogkonto, method: string, pfad: string, koerper?: object) =>
    (await portal.rufen(wer, method, pfad, koerper)).status;
  return {
    ...portal,
    status,
    entscheiden: (koerper: object, wer: Blogkonto = "MO") =>
      portal.rufen(wer, "PUT", "/api/blog/pending", koerper),
    lesen: async (id: string) => (await portal.besucher.get(`/api/blog/${id}`)).koerper as Koerper,
    eigener: async (wer: Blogkonto, id: string) =>
      (await portal.konten[wer].get(`/api/blog/${id}`)).koerper as Koerper,
    mitgeteilt: async (wer: Blogkonto) =>
      ((await portal.konten[wer].get("/api/blog/notifications")).koerper as { notifications: Koerper[] })
        .notifications,
  };
}

describe("Eine Änderung an einem veröffentlichten Artikel", () => {
  test("bleibt bis zur Freigabe unsichtbar, behält id, slug und Tag und wird eine Version", async ({
    db,
  }) => {
    const { veroeffentlicht, rufen, entscheiden, lesen, status, eigener } = await redaktionsportal(db);
    const id = await veroeffentlicht("FR");
    const vorher = await lesen(id);
    const entwurf = await rufen("FR", "POST", "/api/blog/draft", { revisionOf: id, title: "Neuer Titel" });
    const { id: draftId } = entwurf.koerper as { id: string };
    expect(await status("FR", "POST", "/api/blog/pending", { draftId, tags: ["GKG"] })).toBe(201);
    expect(await lesen(id)).toEqual(vorher);
    const zweite = await rufen("FR", "POST", "/api/blog/pending", { revisionOf: id, title: "Noch einer" });
    expect([zweite.status, (zweite.koerper as Koerper).code]).toEqual([409, "aenderung-offen"]);
    expect((await entscheiden({ id: draftId, action: "approve" })).koerper).toEqual({ id });
    expect(await lesen(id)).toMatchObject({
      title: "Neuer Titel",
      slug: vorher.slug,
      publishedAt: vorher.publishedAt,
      content: vorher.content,
      tags: ["GKG"],
      version: 2,
    });
    expect(await eigener("FR", draftId)).toEqual({ error: "Artikel nicht gefunden" });
  });

  test("die überholt ist, wird erst nach einem Blick auf die neue Fassung freigegeben", async ({ db }) => {
    const { veroeffentlicht, rufen, entscheiden, lesen } = await redaktionsportal(db);
    const id = await veroeffentlicht("FR");
    const { id: aenderung } = (
      await rufen("FR", "POST", "/api/blog/pending", { revisionOf: id, title: "Vom Autor geändert" })
    ).koerper as { id: string };
    await rufen("AD", "PUT", `/api/blog/${id}`, { title: "Von der Redaktion geändert" });
    const zuFrueh = await entscheiden({ id: aenderung, action: "approve" });
    expect([zuFrueh.status, (zuFrueh.koerper as Koerper).code]).toEqual([409, "basis-veraltet"]);
    expect(await lesen(id)).toMatchObject({ title: "Von der Redaktion geändert" });
    const gesehen = await entscheiden({ id: aenderung, action: "approve", articleVersion: 2 });
    expect(gesehen.status).toBe(200);
    expect(await lesen(id)).toMatchObject({ title: "Vom Autor geändert", version: 3 });
  });
});

test("Von zwei Fenstern mit demselben Stand erfährt das zweite, dass es veraltet ist", async ({ db }) => {
  const { entwurf, eingereicht, veroeffentlicht, rufen, entscheiden, eigener, lesen } =
    await redaktionsportal(db);
  const id = await entwurf("FR");
  const speichern = (titel: string, version: number, ziel = id, wer: Blogkonto = "FR") =>
    rufen(wer, "PUT", `/api/blog/${ziel}`, { title: titel, version });
  expect((await speichern("Erstes Fenster", 1)).koerper).toEqual({ id, version: 2 });
  const zweites = await speichern("Zweites Fenster", 1);
  expect([zweites.status, (zweites.koerper as Koerper).code]).toEqual([409, "veraltet"]);
  expect(await eigener("FR", id)).toMatchObject({ title: "Erstes Fenster", version: 2 });
  const artikel = await veroeffentlicht("AU");
  expect((await speichern("Eins", 1, artikel, "AU")).status).toBe(200);
  expect((await speichern("Zwei", 1, artikel, "MO")).status).toBe(409);
  expect(await lesen(artikel)).toMatchObject({ title: "Eins" });
  // What was reviewed is what is approved.
  const wartend = await eingereicht("FR");
  await speichern("Von der Redaktion", 1, wartend, "MO");
  for (const wahl of [{ action: "approve" }, { action: "reject", comment: "Zu kurz." }])
    expect((await entscheiden({ id: wartend, version: 1, ...wahl })).status).toBe(409);
  expect((await entscheiden({ id: wartend, version: 2, action: "approve" })).status).toBe(200);
  for (const action of ["approve", "withdraw"])
    expect((await entscheiden({ id: wartend, action }, "AD")).status, action).toBe(404);
});

test("Versionen lassen sich ansehen und zurückholen; die Kategorien folgen mit ihren Zahlen", async ({
  db,
}) => {
  const { veroeffentlicht, rufen, konten, lesen, besucher } = await redaktionsportal(db);
  const id = await veroeffentlicht("AU");
  await rufen("AU", "PUT", `/api/blog/${id}`, {
    title: "Zweite Fassung",
    content: "<p>Anders.</p>",
    categories: ["Kosten"],
    korrektur: "Betrag berichtigt.",
    stand: "2026-01-01",
  });
  const zahlen = async () =>
    ((await besucher.get("/api/blog/categories")).koerper as { categories: Koerper[] }).categories.map(
      ({ name, postCount }) => [name, postCount],
    );
  expect(await zahlen()).toEqual([
    ["Gebühren", 0],
    ["Kosten", 1],
  ]);
  expect((await konten.AU.get(`/api/blog/${id}/versions`)).koerper).toMatchObject({
    versions: [
      { version: 2, title: "Zweite Fassung", by: { name: "Name AU" } },
      { version: 1, title: artikelkoerper.title, by: { name: "Name AU" } },
    ],
  });
  const erste = (await konten.MO.get(`/api/blog/${id}/versions/1`)).koerper as Koerper;
  expect(erste).toMatchObject({ categories: ["Gebühren"], korrektur: null, stand: null });
  expect(erste.content).toContain("Nr. 3305 VV RVG");
  for (const nummer of ["3", "0", "x", "99999999999"])
    expect((await konten.MO.get(`/api/blog/${id}/versions/${nummer}`)).status, nummer).toBe(404);
  const veraltet = await rufen("AU", "POST", `/api/blog/${id}/versions/1/restore`, { version: 1 });
  expect(veraltet.status).toBe(409);
  const zurueck = await rufen("AU", "POST", `/api/blog/${id}/versions/1/restore`, { version: 2 });
  expect(zurueck.koerper).toEqual({ id, version: 3 });
  expect(await lesen(id)).toMatchObject({
    title: artikelkoerper.title,
    categories: ["Gebühren"],
    korrektur: null,
  });
  expect(await zahlen()).toEqual([
    ["Gebühren", 1],
    ["Kosten", 0],
  ]);
});

test("Zurückgezogenes ist wieder ein Entwurf und lässt sich ändern und neu einreichen", async ({ db }) => {
  const { eingereicht, entscheiden, eigener, status, konten } = await redaktionsportal(db);
  const id = await eingereicht("FR");
  expect((await entscheiden({ id, action: "withdraw" }, "FR")).status).toBe(200);
  expect(await eigener("FR", id)).toMatchObject({ status: "draft", submittedAt: null });
  expect(((await konten.MO.get("/api/blog/pending")).koerper as { posts: unknown[] }).posts).toEqual([]);
  expect((await entscheiden({ id, action: "withdraw" }, "FR")).status).toBe(409);
  expect(await status("FR", "PUT", `/api/blog/${id}`, { title: "Überarbeitet" })).toBe(200);
  expect(await status("FR", "POST", "/api/blog/pending", { draftId: id })).toBe(201);
  expect(await eigener("FR", id)).toMatchObject({ status: "pending", title: "Überarbeitet" });
});

describe("Ein Termin", () => {
  const spaeter = "2026-11-21T14:30:00.000Z";

  test("lässt Freigegebenes genau einmal erscheinen, auch nach einem Stillstand", async ({ eigene }) => {
    const { eingereicht, entscheiden, lesen, eigener, besucher, status, konten } = await redaktionsportal(
      eigene.db,
    );
    uhrStellen("2026-11-21T10:00:00Z");
    const id = await eingereicht("FR", { publishAt: spaeter });
    expect((await entscheiden({ id, action: "approve" })).koerper).toEqual({ id });
    expect(await eigener("FR", id)).toMatchObject({
      status: "published",
      publishedAt: null,
      publishAt: { value: spaeter },
    });
    expect((await besucher.get(`/api/blog/${id}`)).status).toBe(404);
    expect(await status("FR", "PUT", `/api/blog/${id}`, { title: "Zu spät" })).toBe(409);
    expect(await status("FR", "DELETE", `/api/blog/${id}`)).toBe(409);
    await job("blog-erscheinen");
    expect((await besucher.get("/api/blog")).koerper).toMatchObject({ posts: [] });
    uhrStellen("2026-11-25T09:00:00Z");
    await Promise.all(Array.from({ length: 5 }, () => job("blog-erscheinen")));
    await job("blog-erscheinen");
    const { posts } = (await besucher.get("/api/blog")).koerper as { posts: Koerper[] };
    expect(posts).toHaveLength(1);
    expect(await lesen(id)).toMatchObject({
      id,
      version: 1,
      publishedAt: { value: "2026-11-25T09:00:00.000Z" },
    });
    expect(
      ((await konten.FR.get("/api/blog?status=published")).koerper as { posts: unknown[] }).posts,
    ).toHaveLength(1);
  });

  test("gilt für Entwürfe nur bei denen, die selbst veröffentlichen dürfen", async ({ db }) => {
    const { entwurf, rufen, besucher, setzen, adresse, eigener } = await redaktionsportal(db);
    uhrStellen("2026-11-21T10:00:00Z");
    await entwurf("FR", { title: "Wartet auf Freigabe", publishAt: spaeter });
    const id = await entwurf("MO", { title: "Erscheint von selbst", publishAt: spaeter });
    const abberufen = await entwurf("AD", { title: "Ist kein Admin mehr", publishAt: spaeter });
    await setzen(adresse("AD"), { rolle: "user" });
    expect((await rufen("MO", "PUT", `/api/blog/${id}`, { content: "" })).status).toBe(400);
    uhrStellen("2026-11-21T14:31:00Z");
    await job("blog-erscheinen");
    const { posts } = (await besucher.get("/api/blog")).koerper as { posts: Koerper[] };
    expect(posts.map(({ title }) => title)).toEqual(["Erscheint von selbst"]);
    expect(await eigener("AD", abberufen)).toMatchObject({ status: "draft" });
  });

  test("endet mit dem Zurückziehen: auch wer selbst veröffentlichen darf, hat danach nur einen Entwurf", async ({
    db,
  }) => {
    const { eingereicht, entscheiden, eigener, besucher, setzen, adresse } = await redaktionsportal(db);
    uhrStellen("2026-11-21T10:00:00Z");
    const wartend = await eingereicht("FR", { publishAt: spaeter });
    const frei = await eingereicht("FR", { publishAt: spaeter });
    await entscheiden({ id: frei, action: "approve" });
    for (const id of [wartend, frei]) {
      expect((await entscheiden({ id, action: "withdraw" }, "FR")).status).toBe(200);
      expect(await eigener("FR", id)).toMatchObject({ status: "draft", publishAt: null });
    }
    await setzen(adresse("FR"), { ist_autor: true });
    uhrStellen("2026-11-21T14:31:00Z");
    await job("blog-erscheinen");
    expect((await besucher.get("/api/blog")).koerper).toMatchObject({ posts: [] });
  });

  test("der Redaktion lässt sich verschieben, aufheben und für Veröffentlichtes nutzen", async ({ db }) => {
    const { rufen, eingereicht, entscheiden, eigener, lesen, veroeffentlicht, mitgeteilt } =
      await redaktionsportal(db);
    uhrStellen("2026-11-21T10:00:00Z");
    const id = await eingereicht("FR");
    await entscheiden({ id, action: "approve", publishAt: spaeter });
    await rufen("MO", "PUT", `/api/blog/${id}`, { publishAt: null });
    expect(await eigener("FR", id)).toMatchObject({ status: "pending", publishAt: null });
    await entscheiden({ id, action: "approve", publishAt: "2026-11-20T10:00:00Z" });
    expect(await lesen(id)).toMatchObject({ status: "published" });
    // A planned change that is overtaken goes back to the queue instead of undoing what came in between.
    const artikel = await veroeffentlicht("FR", { title: "Bestehender Artikel" });
    const { id: aenderung } = (
      await rufen("FR", "POST", "/api/blog/pending", { revisionOf: artikel, title: "Geplante Änderung" })
    ).koerper as { id: string };
    await entscheiden({ id: aenderung, action: "approve", publishAt: spaeter });
    await rufen("MO", "PUT", `/api/blog/${artikel}`, { title: "Zwischendurch geändert" });
    uhrStellen("2026-11-21T15:00:00Z");
    await job("blog-erscheinen");
    expect(await lesen(artikel)).toMatchObject({ title: "Zwischendurch geändert" });
    expect(await eigener("FR", aenderung)).toMatchObject({ status: "pending" });
    expect((await mitgeteilt("MO"))[0]).toMatchObject({ art: "eingereicht", title: "Geplante Änderung" });
    await entscheiden({ id: aenderung, action: "approve", articleVersion: 2 });
    expect(await lesen(artikel)).toMatchObject({ title: "Geplante Änderung", version: 3 });
  });
});

describe("Mitteilungen", () => {
  test("gehen bei jedem Schritt an die, die es angeht, im Portal und einmal per Mail", async ({ db }) => {
    const { eingereicht, entscheiden, mitgeteilt, mails, adresse, rufen, konten } =
      await redaktionsportal(db);
    const id = await eingereicht("FR", { title: "Fristen <im> Verfahren" });
    expect(await mitgeteilt("MO")).toMatchObject([
      {
        art: "eingereicht",
        title: "Fristen <im> Verfahren",
        moderation: true,
        href: `/moderation/pruefung/${id}`,
      },
    ]);
    expect(await mitgeteilt("FR")).toEqual([]);
    await Promise.all([job("blog-mitteilungen"), job("blog-mitteilungen")]);
    await job("blog-mitteilungen");
    for (const wer of ["MO", "AD"] as const) {
      const [mail, ...weitere] = await mails(adresse(wer), "blog-moderation");
      expect(weitere).toEqual([]);
      expect(mail?.betreff).toBe("Zur Prüfung eingereicht: Fristen <im> Verfahren");
      expect(mail?.text).toContain(`${umgebung().baseUrl}/moderation/pruefung/${id}`);
      expect(mail?.html).not.toContain("<im>");
    }
    await entscheiden({ id, action: "reject", comment: "Bitte Quellen nennen." });
    await job("blog-mitteilungen");
    const [abgelehnt] = await mails(adresse("FR"), "blog-abgelehnt");
    expect(abgelehnt?.text).toContain("Bitte Quellen nennen.");
    expect(abgelehnt?.text).toContain(`/blog/entwurf/${id}`);
    await rufen("FR", "POST", "/api/blog/pending", { draftId: id });
    await entscheiden({ id, action: "approve" });
    await job("blog-mitteilungen");
    expect(await mails(adresse("FR"), "blog-freigegeben")).toHaveLength(1);
    expect((await mitgeteilt("FR")).map(({ art, comment, read }) => [art, comment, read])).toEqual([
      ["freigegeben", "", false],
      ["abgelehnt", "Bitte Quellen nennen.", false],
    ]);
    const [erste] = (await mitgeteilt("FR")) as { id: string }[];
    expect((await konten.AU.json("POST", "/api/blog/notifications/read", {})).status).toBe(200);
    await konten.FR.json("POST", "/api/blog/notifications/read", { ids: [erste?.id] });
    expect((await mitgeteilt("FR")).map(({ read }) => read)).toEqual([true, false]);
    await eingereicht("AU", { title: "Noch zu prüfen" });
    await konten.FR.json("POST", "/api/blog/notifications/read", {});
    expect((await mitgeteilt("FR")).map(({ read }) => read)).toEqual([true, true]);
    // What is decided is news to nobody; what still waits only those who moderate have read.
    expect((await mitgeteilt("MO")).map(({ title, read }) => [title, read])).toEqual([
      ["Noch zu prüfen", false],
      ["Fristen <im> Verfahren", true],
      ["Fristen <im> Verfahren", true],
    ]);
  });

  test("erreichen nur, wer sich anmelden kann und seine Adresse bestätigt hat", async ({ db }) => {
    const { eingereicht, mails, adresse, setzen } = await redaktionsportal(db);
    await setzen(adresse("MO"), { gesperrt_am: new Date() });
    await setzen(adresse("AD"), { email_bestaetigt_am: null });
    await eingereicht("FR");
    await job("blog-mitteilungen");
    for (const wer of ["MO", "AD"] as const) expect(await mails(adresse(wer), "blog-moderation")).toEqual([]);
    expect(
      await db.selectFrom("blog_mitteilung").select("id").where("gemailt_am", "is", null).execute(),
    ).toEqual([]);
  });

  test("rufen offene Seiten erst nach dem Abschluss und verwerfen die fertigen Seiten", async ({ db }) => {
    const { eingereicht, entscheiden, ids, rufen } = await redaktionsportal(db);
    const gemeldet: Ereignis[] = [];
    busStellen({ melden: async (ereignis) => void gemeldet.push(ereignis), beenden: async () => undefined });
    const id = await eingereicht("FR");
    expect(gemeldet.splice(0)).toEqual([
      { type: "pending.changed", an: { moderation: true } },
      { type: "pending.changed", an: { konto: ids.FR } },
    ]);
    await entscheiden({ id, action: "reject", comment: "Zu kurz." });
    expect(gemeldet.splice(0)).not.toContainEqual({ type: "pages.changed", an: { server: true } });
    await rufen("FR", "POST", "/api/blog/pending", { draftId: id });
    gemeldet.length = 0;
    await entscheiden({ id, action: "approve" });
    expect(gemeldet.splice(0)).toEqual([
      { type: "pages.changed", an: { server: true } },
      { type: "pending.changed", an: { moderation: true } },
      { type: "pending.changed", an: { konto: ids.FR } },
    ]);
    await rufen("MO", "DELETE", `/api/blog/${id}`);
    expect(gemeldet[0]).toEqual({ type: "pages.changed", an: { server: true } });
  });
});

test("Ein neuer Name oder Titel steht sofort über den Artikeln; wer keine hat, verwirft keine Seiten", async ({
  db,
}) => {
  const { veroeffentlicht, konten } = await redaktionsportal(db);
  await veroeffentlicht("FR");
  const gemeldet: Ereignis[] = [];
  busStellen({ melden: async (ereignis) => void gemeldet.push(ereignis), beenden: async () => undefined });
  const verworfen = async (wer: Blogkonto, angaben: object) => {
    gemeldet.length = 0;
    expect((await konten[wer].backend("PATCH", "/auth/user/profile", angaben)).status).toBe(200);
    return gemeldet.some(({ type }) => type === "pages.changed");
  };
  expect(await verworfen("FR", { name: "Frieda Neu" })).toBe(true);
  expect(await verworfen("FR", { title: "Dr. jur." })).toBe(true);
  expect(await verworfen("FR", { name: "Frieda Neu", newsletterConsent: false })).toBe(false);
  expect(await verworfen("AU", { name: "Aurel Neu" })).toBe(false);
});

test("Ein gelöschtes Konto lässt seine Artikel unter „Ehemaliger Autor“ zurück und nimmt seine Entwürfe mit", async ({
  db,
}) => {
  const { veroeffentlicht, entwurf, lesen, konten, ids, besucher } = await redaktionsportal(db);
  const id = await veroeffentlicht("AU");
  await entwurf("AU", { title: "Geht mit" });
  const ausfuhr = await konten.AU.backend("GET", "/auth/user/export");
  expect(ausfuhr.koerper).toMatchObject({
    posts: [{ id, title: artikelkoerper.title }],
    drafts: [{ title: "Geht mit", status: "draft" }],
    notifications: [{ kind: "freigegeben" }],
  });
  expect((await konten.FR.backend("GET", "/auth/user/export")).koerper).toMatchObject({
    posts: [],
    drafts: [],
  });
  await db.deleteFrom("konto").where("id", "=", ids.AU).execute();
  expect(await lesen(id)).toMatchObject({
    author: { id: null, name: "Ehemaliger Autor" },
    authorId: null,
    authorRef: null,
    title: artikelkoerper.title,
  });
  expect((await besucher.get("/api/blog/categories")).koerper).toMatchObject({
    categories: [{ postCount: 1 }],
  });
  expect(await db.selectFrom("blog_manuskript").select("id").execute()).toEqual([]);
  expect((await konten.MO.get(`/api/blog/${id}/versions`)).koerper).toMatchObject({
    versions: [{ by: null }],
  });
});
