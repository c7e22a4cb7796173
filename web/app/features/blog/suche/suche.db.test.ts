import type { Kysely } from "kysely";
import { afterEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { artikelEinsetzen, ordnungEinsetzen } from "../testing/artikel-store.server.ts";
import { relevanzListe } from "./suche.server.ts";

afterEach(() => uhrStellen());

async function bestand(db: Kysely<DB>) {
  await ordnungEinsetzen(db, "tag", "Verträge", "vertraege");
  const setzen = [
    {
      titel: "Die Kündigungsfrist",
      am: "2025-01-01T00:00:00Z",
      text: "Wer kündigt, achtet auf den Kalender.",
    },
    {
      titel: "Gebühren im Vergleich",
      am: "2025-01-02T00:00:00Z",
      text: "Nach § 15 Abs. 2 RVG nur einmal. Eine Frist läuft nicht.",
    },
    {
      titel: "Anrechnung",
      am: "2025-01-03T00:00:00Z",
      text: "Fünfzehn Fälle: § 16 RVG und 15 weitere, ohne RVG.",
    },
    {
      titel: "Mietrecht",
      am: "2025-01-04T00:00:00Z",
      text: "Größe und Maße der Wohnung",
      tags: ["Verträge"],
    },
    { titel: "Über Verträge", am: "2025-01-05T00:00:00Z", text: "Steuern und Straßen <b>fett</b> & mehr" },
  ];
  for (const artikel of setzen)
    await artikelEinsetzen(db, {
      ...artikel,
      html: `<p>${artikel.text.replace("&", "&amp;").replaceAll("<", "&lt;")}</p>`,
    });
}

const titel = async (frage: string) =>
  (await relevanzListe(frage, { limit: 10 })).posts.map((post) => post.title);

describe("Die Suche nach Relevanz", () => {
  test("findet Stämme, Umlaute und ß in jeder Schreibweise", async ({ db }) => {
    await bestand(db);
    for (const frage of ["gebühr", "Gebuehr", "GEBÜHREN", "gebuhr"])
      expect(await titel(frage), frage).toEqual(["Gebühren im Vergleich"]);
    for (const frage of ["Größe", "groesse", "grosse", "Masse"])
      expect(await titel(frage), frage).toEqual(["Mietrecht"]);
    for (const frage of ["Vertrag", "Vertraege"])
      expect(await titel(frage), frage).toEqual(["Über Verträge", "Mietrecht"]);
    expect(await titel("Steuer")).toEqual(["Über Verträge"]);
  });

  test("findet zu einer Zusammensetzung, die niemand geschrieben hat, was ihre beiden Teile enthält", async ({
    db,
  }) => {
    await bestand(db);
    expect(await titel("Wohnungsmaß")).toEqual(["Mietrecht"]);
    expect(await titel("Steuerstraßen")).toEqual(["Über Verträge"]);
    // Each of them is known, but no post has both.
    expect(await titel("Wohnungskalender")).toEqual([]);
    expect(await titel("Wohnungsquitte")).toEqual([]);
    const [fund] = (await relevanzListe("Wohnungsmaß", { limit: 1 })).posts;
    expect(fund?.hervorhebung.excerpt.filter(({ treffer }) => treffer).map(({ text }) => text)).toEqual([
      "Maße",
      "Wohnung",
    ]);
  });

  test("findet Zusammensetzungen über ihre Teile, nach dem Wort selbst und den Titel vor dem Text", async ({
    db,
  }) => {
    await bestand(db);
    expect(await titel("Frist")).toEqual(["Die Kündigungsfrist", "Gebühren im Vergleich"]);
    await artikelEinsetzen(db, { titel: "Die Frist", am: "2024-01-01T00:00:00Z" });
    expect(await titel("Fristen")).toEqual(["Die Frist", "Die Kündigungsfrist", "Gebühren im Vergleich"]);
    expect(await titel("Kündigung Kalender")).toEqual(["Die Kündigungsfrist"]);
  });

  test("verzeiht Tippfehler, solange niemand das Wort so geschrieben hat", async ({ db }) => {
    await bestand(db);
    for (const frage of ["Kündigungfrist", "Kündigunsfirst", "Kalnder", "Kaledner", "Kallender"])
      expect(await titel(frage), frage).toEqual(["Die Kündigungsfrist"]);
    expect(await titel("Frsit")).toEqual(["Die Kündigungsfrist", "Gebühren im Vergleich"]);
    expect(await titel("Xylophon")).toEqual([]);
  });

  test("nimmt eine Norm als ein Wort", async ({ db }) => {
    await bestand(db);
    for (const frage of ["§ 15 RVG", "§15 rvg", "§ 15 Abs. 2 RVG"])
      expect(await titel(frage), frage).toEqual(["Gebühren im Vergleich"]);
    expect(await titel("§ 16 RVG")).toEqual(["Anrechnung"]);
    expect(await titel("§ 15 Abs. 1 RVG")).toEqual([]);
    expect(await titel("Frist § 15 RVG")).toEqual(["Gebühren im Vergleich"]);
    expect(await titel("Kalender § 15 RVG")).toEqual([]);
  });

  test("versteht keine Anweisungen und nichts, was nichts sagt", async ({ db }) => {
    await bestand(db);
    for (const frage of ["", "  ", "und", "für", "& | !", "'", "\\", ":*", "<->", "(", "²", "%"])
      expect(await titel(frage), frage).toEqual([]);
    expect(await titel("Kalender | Mietrecht")).toEqual([]);
    expect(await titel("!Kalender und")).toEqual(["Die Kündigungsfrist"]);
  });

  test("hebt Fundstellen als Text hervor", async ({ db }) => {
    await bestand(db);
    const [erster] = (await relevanzListe("Frist", { limit: 10 })).posts;
    expect(erster?.hervorhebung.title).toEqual([
      { text: "Die ", treffer: false },
      { text: "Kündigungsfrist", treffer: true },
    ]);
    const [norm] = (await relevanzListe("§ 15 rvg", { limit: 10 })).posts;
    expect(norm?.hervorhebung.excerpt).toEqual([
      { text: "Nach ", treffer: false },
      { text: "§ 15 Abs. 2 RVG", treffer: true },
      { text: " nur einmal. Eine Frist läuft nicht.", treffer: false },
    ]);
    const [steuer] = (await relevanzListe("strasse", { limit: 10 })).posts;
    expect(steuer?.hervorhebung.excerpt).toEqual([
      { text: "Steuern und ", treffer: false },
      { text: "Straßen", treffer: true },
      { text: " <b>fett</b> & mehr", treffer: false },
    ]);
  });

  test("blättert ohne Lücke und Wiederholung, auch wenn inzwischen etwas erscheint", async ({ db }) => {
    for (let i = 0; i < 7; i++)
      await artikelEinsetzen(db, {
        titel: `Beitrag ${i}`,
        am: `2025-02-0${i + 1}T00:00:00Z`,
        text: "Streitwert ".repeat(1 + (i % 3)),
      });
    uhrStellen("2025-03-01T00:00:00Z");
    const alle = (await relevanzListe("Streitwert", { limit: 20 })).posts.map((post) => post.id);
    expect(alle).toHaveLength(7);
    const gelesen: string[] = [];
    let cursor: string | undefined;
    do {
      const seite = await relevanzListe("Streitwert", { limit: 3, cursor });
      gelesen.push(...seite.posts.map((post) => post.id));
      cursor = seite.nextCursor ?? undefined;
      await artikelEinsetzen(db, {
        titel: "Später",
        text: `Streitwert ${"und anderes mehr davon ".repeat(100)}`,
        slug: `neu-${gelesen.length}`,
        am: `2025-03-02T00:00:0${gelesen.length}Z`,
      });
      uhrStellen("2025-03-03T00:00:00Z");
    } while (cursor);
    expect(gelesen).toEqual(alle);
    expect((await relevanzListe("Streitwert", { limit: 20 })).posts).toHaveLength(10);
  });

  test("weist fremde Marken ab", async ({ db }) => {
    await bestand(db);
    for (const cursor of [
      "",
      "x",
      Buffer.from("1 2").toString("base64url"),
      Buffer.from("a 1 1").toString("base64url"),
    ])
      await expect(relevanzListe("Frist", { limit: 3, cursor }), cursor).rejects.toMatchObject({
        status: 400,
      });
  });
});
