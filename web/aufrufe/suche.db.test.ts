import { describe, expect } from "vitest";
import { istOeffentlich } from "#platform/access/guard.ts";
import { test } from "#platform/db/testing.ts";
import { dbStellen } from "#platform/db/zugang.server.ts";
import { pages } from "../app/routes.ts";
import { beitraege } from "../app/server.ts";
import { verlinkt } from "../app/wegweiser.ts";
import { blogportal } from "../server/testing/blog.ts";
import { kontoportal } from "../server/testing/konto.ts";

type Treffer = { readonly type: string; readonly title: string; readonly url: string };

const frage = (q: string) => `/api/search?q=${encodeURIComponent(q)}`;

describe("Die Suche im ganzen Portal", () => {
  test("findet Werkzeuge, Seiten, Fristen und Artikel, in dieser Reihenfolge, höchstens 30", async ({
    db,
  }) => {
    const { besucher, veroeffentlicht } = await blogportal(db);
    await veroeffentlicht("AU", { title: "Neues zur Gebührentabelle", excerpt: "Kurz" });
    const suchen = async (q: string) =>
      ((await besucher.get(frage(q))).koerper as unknown as { results: readonly Treffer[] }).results;
    expect(await suchen("gebuehrentabelle")).toEqual([
      expect.objectContaining({ type: "tool", title: "Gebührentabelle", url: "/gebuehrentabelle" }),
      expect.objectContaining({ type: "faq", url: "/faq#kosten-des-rechnens" }),
      {
        type: "post",
        title: "Neues zur Gebührentabelle",
        url: expect.stringMatching(/^\/blog\/neues-/),
        excerpt: "Kurz",
      },
    ]);
    for (const q of ["§ 517 ZPO", "Paragraf 517 ZPO"])
      expect((await suchen(q))[0], q).toMatchObject({ type: "page", url: "/fristenkatalog/zpo-517" });
    expect((await suchen("Impressum")).map(({ url }) => url)).toEqual(["/impressum"]);
    expect((await suchen("Rechner"))[0]).toMatchObject({ type: "tool", url: "/rvgrechner" });
    for (const nichts of ["", "   ", "Xylophonbau"]) expect(await suchen(nichts), nichts).toEqual([]);
    for (let nr = 1; nr <= 40; nr++) await veroeffentlicht("AU", { title: `Die Frist, Teil ${nr}` });
    const viele = await suchen("Frist");
    expect(viele).toHaveLength(30);
    expect(viele.filter(({ url }) => url.startsWith("/fristenkatalog/"))).toHaveLength(5);
    expect(viele.at(-1)).toMatchObject({ type: "post", title: expect.stringMatching(/^Die Frist, Teil/) });
  });

  test("sagt, wenn die Datenbank nicht antwortet", async ({ db }) => {
    const besucher = kontoportal(db).browser("198.51.100.7");
    dbStellen();
    expect((await besucher.get(frage("Impressum"))).status).toBe(503);
  });

  test("nennt nur Seiten, die es gibt und die jeder lesen darf", () => {
    const offene = new Set(pages.filter(({ guard }) => istOeffentlich(guard)).map(({ path }) => path));
    const { suchziele } = beitraege;
    expect(suchziele.length).toBeGreaterThan(15);
    expect(suchziele.filter(({ url }) => !offene.has(url.split("#")[0] ?? ""))).toEqual([]);
    expect(new Set(suchziele.map(({ url }) => url)).size).toBe(suchziele.length);
  });
});

/** What shares its place with another, so that the order of the features would decide. */
const doppelt = (teile: readonly { readonly rang: number; readonly ort?: string }[]) =>
  [...Map.groupBy(teile, ({ ort = "", rang }) => `${ort} ${rang}`)]
    .filter(([, mehrere]) => mehrere.length > 1)
    .map(([platz]) => platz);

test("Jeder Beitrag und jedes Ziel sagt selbst, wo es unter den anderen steht", () => {
  const { suchziele, suchgruppen, verwaltung } = beitraege;
  const listen = [verlinkt.flatMap(({ ziel = [] }) => ziel), suchziele, suchgruppen, verwaltung];
  for (const liste of listen) expect(liste.length).toBeGreaterThan(1);
  expect(listen.map(doppelt)).toEqual([[], [], [], []]);
});
