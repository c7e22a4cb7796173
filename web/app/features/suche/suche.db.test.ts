import { describe, expect } from "vitest";
import { artikelEinsetzen } from "#features/blog/testing.ts";
import { istOeffentlich } from "#platform/access/guard.ts";
import { test } from "#platform/db/testing.ts";
import { dbStellen } from "#platform/db/zugang.server.ts";
import { pages } from "../../routes.ts";
import { seitensuche } from "./suche.server.ts";
import { verzeichnis } from "./verzeichnis.ts";

describe("Die Suche im ganzen Portal", () => {
  test("findet Werkzeuge, Seiten, Fristen und Artikel, in dieser Reihenfolge", async ({ db }) => {
    await artikelEinsetzen(db, {
      titel: "Neues zur Gebührentabelle",
      am: "2026-01-01T00:00:00Z",
      auszug: "Kurz",
    });
    const treffer = await seitensuche("gebuehrentabelle");
    expect(treffer).toEqual([
      expect.objectContaining({ type: "tool", title: "Gebührentabelle", url: "/gebuehrentabelle" }),
      {
        type: "post",
        title: "Neues zur Gebührentabelle",
        url: "/blog/neues-zur-geb-hrentabelle",
        excerpt: "Kurz",
      },
    ]);
    for (const frage of ["§ 517 ZPO", "Paragraf 517 ZPO"])
      expect((await seitensuche(frage))[0], frage).toMatchObject({
        type: "page",
        url: "/fristenkatalog/zpo-517",
      });
    expect((await seitensuche("Impressum")).map(({ url }) => url)).toEqual(["/impressum"]);
    expect((await seitensuche("Rechner"))[0]).toMatchObject({ type: "tool", url: "/rvgrechner" });
  });

  test("gibt höchstens 30 Treffer und für nichts keine", async ({ db }) => {
    for (let i = 10; i < 50; i++)
      await artikelEinsetzen(db, { titel: `Frist ${i}`, am: `2026-01-01T00:00:${i}Z` });
    expect(await seitensuche("Frist")).toHaveLength(30);
    for (const nichts of ["", "   ", "Xylophonbau"]) expect(await seitensuche(nichts), nichts).toEqual([]);
  });

  test("findet ohne Datenbank, was keine braucht", async () => {
    dbStellen();
    await expect(seitensuche("Impressum")).rejects.toMatchObject({ status: 503 });
    expect(await seitensuche("Impressum", { ohneArtikel: true })).toHaveLength(1);
  });

  test("nennt nur Seiten, die es gibt und die jeder lesen darf", () => {
    const offene = new Set(pages.filter(({ guard }) => istOeffentlich(guard)).map(({ path }) => path));
    expect(verzeichnis().filter(({ url }) => !offene.has(url))).toEqual([]);
    expect(new Set(verzeichnis().map(({ url }) => url)).size).toBe(verzeichnis().length);
  });
});
