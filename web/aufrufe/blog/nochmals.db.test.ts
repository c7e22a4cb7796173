import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { artikelkoerper, type Blogkonto, blogportal } from "../../server/testing/blog.ts";
import { zurueckgestellt } from "../../server/testing/konto.ts";

zurueckgestellt();

type Koerper = Record<string, unknown> & { id: string; version: number };

async function schreibportal(db: Parameters<typeof blogportal>[0]) {
  const portal = await blogportal(db);
  const rufen = async (wer: Blogkonto, method: string, pfad: string, koerper?: object) => {
    const { status, koerper: antwort } = await portal.rufen(wer, method, pfad, koerper);
    return { status, koerper: antwort as Koerper };
  };
  const zeilen = (tabelle: "blog_manuskript" | "blog_mitteilung" | "blog_artikel") =>
    db.selectFrom(tabelle).selectAll().execute();
  return { ...portal, rufen, zeilen };
}

describe("Kommt die Antwort nicht an und wird noch einmal gesendet,", () => {
  test("entsteht aus dem ersten Speichern ein einziger Entwurf, auch wenn inzwischen weitergeschrieben wurde", async ({
    db,
  }) => {
    const { rufen, zeilen } = await schreibportal(db);
    const id = randomUUID();
    const anlegen = (rest: object = {}, wer: Blogkonto = "FR") =>
      rufen(wer, "POST", "/api/blog/draft", { ...artikelkoerper, id, ...rest });
    expect(await anlegen()).toEqual({ status: 201, koerper: { id, version: 1 } });
    expect(await anlegen()).toEqual({ status: 201, koerper: { id, version: 1 } });
    expect((await anlegen({ id: id.toUpperCase(), title: "Weitergeschrieben" })).koerper).toEqual({
      id,
      version: 2,
    });
    expect(await zeilen("blog_manuskript")).toMatchObject([{ id, titel: "Weitergeschrieben" }]);
    // Another window has gone on with it: nothing is written over.
    const veraltet = await anlegen({ title: "Noch einmal anders" });
    expect([veraltet.status, veraltet.koerper.code]).toEqual([409, "veraltet"]);
    expect((await rufen("FR", "POST", "/api/blog/pending", { draftId: id })).status).toBe(201);
    const wartet = await anlegen({ title: "Weitergeschrieben" });
    expect([wartet.status, wartet.koerper.code]).toEqual([409, "in-pruefung"]);
  });

  test("bleibt eine fremde oder veröffentlichte Kennung, wem sie gehört", async ({ db }) => {
    const { rufen, zeilen, entwurf, veroeffentlicht } = await schreibportal(db);
    const fremder = await entwurf("AU");
    const artikel = await veroeffentlicht("FR");
    for (const wer of ["FR", "MO", "AD"] as const)
      expect(
        (await rufen(wer, "POST", "/api/blog/draft", { ...artikelkoerper, id: fremder })).status,
        wer,
      ).toBe(404);
    expect((await rufen("FR", "POST", "/api/blog/draft", { title: "Neu", id: artikel })).status).toBe(404);
    expect((await rufen("FR", "POST", "/api/blog/draft", { title: "Neu", id: "1" })).status).toBe(400);
    expect(await zeilen("blog_manuskript")).toMatchObject([{ id: fremder, titel: artikelkoerper.title }]);
  });

  test("ist auch jedes spätere Speichern dasselbe", async ({ db }) => {
    const { rufen, entwurf } = await schreibportal(db);
    const id = await entwurf("FR");
    const speichern = (title: string) => rufen("FR", "PUT", `/api/blog/${id}`, { title, version: 1 });
    expect((await speichern("Zweite Fassung")).koerper).toEqual({ id, version: 2 });
    expect((await speichern("Zweite Fassung")).koerper).toEqual({ id, version: 2 });
    expect((await speichern("Anderes Fenster")).status).toBe(409);
  });

  test("ist einmal eingereicht, und die Redaktion erfährt es einmal", async ({ db }) => {
    const { rufen, zeilen, entwurf } = await schreibportal(db);
    const draftId = await entwurf("FR");
    const einreichen = (rest: object = {}) =>
      rufen("FR", "POST", "/api/blog/pending", { draftId, version: 1, ...rest });
    expect(await einreichen()).toEqual({ status: 201, koerper: { id: draftId } });
    expect(await einreichen()).toEqual({ status: 201, koerper: { id: draftId } });
    expect((await einreichen({ title: "Etwas anderes" })).status).toBe(409);
    expect((await zeilen("blog_mitteilung")).map(({ art }) => art)).toEqual(["eingereicht"]);
  });

  test("gilt ohne Angabe der Version, wie es jetzt dasteht, mit einer alten gar nicht, in Prüfung keine andere", async ({
    db,
  }) => {
    const { rufen, zeilen, entwurf } = await schreibportal(db);
    const draftId = await entwurf("FR");
    await rufen("FR", "PUT", `/api/blog/${draftId}`, { title: "Zweite Fassung", version: 1 });
    const einreichen = (rest: object = {}) => rufen("FR", "POST", "/api/blog/pending", { draftId, ...rest });
    expect(await einreichen({ version: 1 })).toMatchObject({ status: 409, koerper: { code: "veraltet" } });
    expect(await zeilen("blog_manuskript")).toMatchObject([{ status: "draft", version: 2 }]);
    expect(await einreichen()).toEqual({ status: 201, koerper: { id: draftId } });
    for (const rest of [{}, { title: "Dritte Fassung" }, { version: 3, title: "Dritte Fassung" }])
      expect(await einreichen(rest)).toMatchObject({ status: 409, koerper: { code: "in-pruefung" } });
    expect(await zeilen("blog_manuskript")).toMatchObject([{ status: "pending", titel: "Zweite Fassung" }]);
  });

  test("ist einmal veröffentlicht oder geplant", async ({ db }) => {
    const { rufen, zeilen, entwurf } = await schreibportal(db);
    const sofort = { draftId: await entwurf("MO"), version: 1 };
    const spaeter = { draftId: await entwurf("MO"), version: 1, publishAt: "2090-01-02T07:00:00.000Z" };
    for (const angaben of [sofort, sofort, spaeter, spaeter])
      expect(await rufen("MO", "POST", "/api/blog", angaben)).toEqual({
        status: 201,
        koerper: { id: angaben.draftId },
      });
    expect(await zeilen("blog_artikel")).toMatchObject([{ id: sofort.draftId, version: 1 }]);
    expect(await zeilen("blog_manuskript")).toMatchObject([{ id: spaeter.draftId, status: "published" }]);
  });
});
