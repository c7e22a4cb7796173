import { utimesSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { jobs } from "../../app/jobs.ts";
import { bild, bilderordner, konto, pfadVon, portal } from "../../server/testing/bilder.ts";

const { ordner, dateien, anlegen, abbauen } = bilderordner();
beforeAll(anlegen);
afterAll(abbauen);

describe("Unter /media", () => {
  test("führt kein Pfad hinaus", async () => {
    const { holen } = portal();
    for (const pfad of [
      "/media/",
      "/media/blog/",
      "/media/blog/..%2f..%2fgeheimnis.png",
      "/media/blog/%2e%2e/app-secret.png",
      "/media/blog/images/x.svg",
      "/media/.entwuerfe/x.png",
      "/media/blog//x.png",
      "/media/og/x-1.png",
      "/media/blog/a.png%00",
    ]) {
      const antwort = await holen(pfad);
      expect([antwort.status, antwort.headers.get("cache-control")], pfad).toEqual([404, "no-store"]);
    }
    expect((await holen("/media/blog/x.png", { method: "POST" })).status).toBe(405);
  });

  test("steht statt einer Breite, die ein schmales Bild nicht hat, das Bild selbst", async ({ db }) => {
    const anna = await konto(db, "anna", { isAuthor: true });
    const { koerper } = await anna.hochladen(await (await bild(400, 40)).png().toBuffer());
    const art = async (ende: string) => {
      const antwort = await anna.holen((koerper.url ?? "").replace(".png", ende));
      return antwort.status === 200 ? antwort.headers.get("content-type") : antwort.status;
    };
    expect(await Promise.all(["-360.avif", "-360.webp", "-400.webp"].map(art))).toEqual([
      "image/avif",
      "image/webp",
      "image/webp",
    ]);
    expect(await Promise.all(["-720.avif", "-1440.webp"].map(art))).toEqual(["image/png", "image/png"]);
    expect(await Promise.all(["-361.webp", "-720.png", "-720-720.webp"].map(art))).toEqual([404, 404, 404]);
  });

  test("steht zu jedem Artikel ein Bild für geteilte Links, nach einer Änderung ein neues", async ({
    db,
  }) => {
    const { id } = await db
      .insertInto("blog_artikel")
      .values({
        slug: "a",
        titel: "Gebühren & „Kosten“ <b>",
        auszug: "",
        dokument: "{}",
        html: "",
        suchtext: "",
        suchvektor: "",
        veroeffentlicht: new Date(),
        erstellt: new Date(),
        geaendert: new Date(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { holen } = portal();
    const antworten = await Promise.all([1, 2, 3].map(() => holen(`/media/og/${id}-1.png`)));
    for (const antwort of antworten)
      expect([antwort.status, antwort.headers.get("content-type")]).toEqual([200, "image/png"]);
    const { width, height } = await sharp(
      Buffer.from(await (antworten[0] as Response).arrayBuffer()),
    ).metadata();
    expect([width, height]).toEqual([1_200, 630]);
    await db.updateTable("blog_artikel").set({ version: 2 }).execute();
    const zukunft = await holen(`/media/og/${id}-3.png`);
    expect([zukunft.status, zukunft.headers.get("location")]).toEqual([302, `/media/og/${id}-2.png`]);
    expect((await holen(`/media/og/${crypto.randomUUID()}-1.png`)).status).toBe(404);
    const veraltet = await holen(`/media/og/${id}-1.png`);
    expect([veraltet.status, veraltet.headers.get("location")]).toEqual([302, `/media/og/${id}-2.png`]);
    await db.deleteFrom("blog_artikel").execute();
    expect((await holen(`/media/og/${id}-1.png`)).status).toBe(404);
  });
});

test("Nachts geht, was zu nichts gehört; was gerade hochgeladen wird, bleibt", async ({ db }) => {
  const anna = await konto(db, "anna", { isAuthor: true });
  const klein = await (await bild(10, 10)).png().toBuffer();
  const behalten = pfadVon((await anna.hochladen(klein)).koerper.url);
  const gezeigt = pfadVon((await anna.hochladen(klein)).koerper.url);
  const verwaist = pfadVon((await anna.hochladen(klein)).koerper.url);
  const ohneZeile = pfadVon((await anna.hochladen(klein)).koerper.url);
  const frisch = pfadVon((await anna.hochladen(klein)).koerper.url);
  // As a process leaves it that was killed between files and entry, or between entry and files.
  await db.deleteFrom("blog_bild").where("pfad", "in", [ohneZeile, frisch]).execute();
  await db
    .updateTable("blog_bild")
    .set({ konto_id: null })
    .where("pfad", "in", [gezeigt, verwaist])
    .execute();
  await db
    .insertInto("blog_artikel")
    .values({
      slug: "a",
      titel: "Mit Bild",
      auszug: "",
      html: "",
      suchtext: "",
      suchvektor: "",
      dokument: JSON.stringify({ src: `/media/${gezeigt}` }),
      veroeffentlicht: new Date(),
      erstellt: new Date(),
      geaendert: new Date(),
    })
    .execute();
  const gestern = new Date(Date.now() - 25 * 3_600_000);
  for (const name of dateien())
    if (!name.includes(frisch.replace(".png", ""))) utimesSync(join(ordner, name), gestern, gestern);
  for (const { name, ausfuehren } of jobs) if (name.startsWith("blog-bilder")) await ausfuehren({});
  const da = async (pfad: string) => (await anna.holen(`/media/${pfad}`)).status;
  expect(await Promise.all([behalten, gezeigt, verwaist, ohneZeile, frisch].map(da))).toEqual([
    200, 200, 404, 404, 200,
  ]);
  const stamm = (pfad: string) => pfad.replace(".png", "");
  expect(
    dateien().filter((name) => [verwaist, ohneZeile].some((pfad) => name.startsWith(stamm(pfad)))),
  ).toEqual([]);
  expect(dateien().filter((name) => name.startsWith(stamm(behalten)))).toHaveLength(3);
});
