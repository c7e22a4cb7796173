import { type Kysely, sql } from "kysely";
import { afterEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant, redaktion } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { busStellen } from "#platform/realtime/bus.server.ts";
import type { Ereignis } from "#platform/realtime/ereignis.ts";
import type { Inhalt } from "../bestand/inhalt.ts";
import { blogSperren, inhaltAus } from "../bestand/inhalt-store.server.ts";
import { mitteilungenMailen } from "../mitteilungen/mitteilungen.server.ts";
import { mitteilen, mitteilungenLesen } from "../mitteilungen/mitteilungen-store.server.ts";
import { entwurfAnlegen, entwurfSpeichern, manuskript } from "../schreiben/entwuerfe.server.ts";
import {
  manuskriptAnlegen,
  manuskriptHalten,
  manuskriptLesen,
} from "../schreiben/manuskript-store.server.ts";
import { unveroeffentlichte, unveroeffentlichteSeite } from "../schreiben/manuskriptliste.server.ts";
import type { Schreibende } from "../schreibende.server.ts";
import { redakteurin, schreibender } from "../testing/betrieb-store.server.ts";
import { ablehnen, einreichen, freigeben } from "./ablauf.server.ts";
import {
  kategorieAendern,
  kategorieAnlegen,
  kategorieLoeschen,
  kategorieZusammenfuehren,
} from "./ordnung.server.ts";
import { rueckgabeLesen } from "./rueckgabe-store.server.ts";
import { faelligeVeroeffentlichen } from "./termine.server.ts";
import { artikelAendern, artikelLoeschen, veroeffentlichen } from "./veroeffentlichen.server.ts";

afterEach(() => {
  uhrStellen();
  busStellen();
});

const angaben = {
  title: "Kosten der Auskunft",
  content: "<p>Maßgeblich ist ein Bruchteil.</p>",
  categories: ["Gebühren", "Kosten"],
};
const bildOhneText = '<p>Text</p><p><img src="/media/blog/images/a.png" alt=""></p>';
const morgens = "2026-11-21T08:00:00Z";
const mittags = new Date("2026-11-21T12:00:00Z");
const abends = "2026-11-21T20:00:00Z";
const kanzleiId = "00000000-0000-4000-8000-000000000002";

const mitgeteilt = async (wer: Schreibende) =>
  (
    await mandant({ ...wer, kanzleiId }, (tx) =>
      mitteilungenLesen(tx, wer.nutzer.id, { moderation: false, limit: 50 }),
    )
  ).map(({ art }) => art);
const artikelzahl = async (db: Kysely<DB>) =>
  (await db.selectFrom("blog_artikel").select("id").execute()).length;

describe("Ein Termin", () => {
  test("lässt sich aufheben, auch wenn nie etwas eingereicht war", async ({ db }) => {
    uhrStellen(morgens);
    const wer = await redakteurin(db);
    const autor = await schreibender(db);
    const { id: draftId } = await entwurfAnlegen(wer, angaben);
    const eigener = await veroeffentlichen(wer, { draftId, publishAt: mittags });
    await entwurfSpeichern(wer, eigener, { publishAt: null });
    expect(await manuskript(wer, eigener)).toMatchObject({ status: "draft", publishAt: null });
    const gleich = await veroeffentlichen(wer, { ...angaben, publishAt: mittags });
    await entwurfAnlegen(wer, { ...angaben, id: gleich });
    expect(await manuskript(wer, gleich)).toMatchObject({ status: "draft", publishAt: null });
    // In somebody else's name it would be out of sight as a draft.
    const fremder = await veroeffentlichen(wer, {
      ...angaben,
      authorId: autor.nutzer.id,
      publishAt: mittags,
    });
    await entwurfSpeichern(wer, fremder, { publishAt: null });
    expect(await manuskript(wer, fremder)).toMatchObject({
      status: "pending",
      submittedAt: new Date(morgens),
    });
    uhrStellen(abends);
    expect(await faelligeVeroeffentlichen()).toBe(0);
    expect(await artikelzahl(db)).toBe(0);
  });

  test("lässt nichts erscheinen, was niemand lesen kann, auch nicht, wenn jemand erst später veröffentlichen darf", async ({
    db,
  }) => {
    uhrStellen(morgens);
    const autor = await schreibender(db);
    const leer = await entwurfAnlegen(autor, { title: "Nur ein Titel", publishAt: mittags });
    const unbeschrieben = await entwurfAnlegen(autor, {
      ...angaben,
      content: bildOhneText,
      publishAt: mittags,
    });
    await db.updateTable("konto").set({ rolle: "moderator" }).where("id", "=", autor.nutzer.id).execute();
    uhrStellen(abends);
    expect(await faelligeVeroeffentlichen()).toBe(0);
    expect(await artikelzahl(db)).toBe(0);
    for (const { id } of [leer, unbeschrieben])
      expect(await manuskript(autor, id)).toMatchObject({ status: "draft", publishAt: null });
    expect(await mitgeteilt(autor)).toEqual(["verfallen", "verfallen"]);
    expect(await mitteilungenMailen("http://localhost:3000")).toBe(2);
  });

  test("einer überholten Änderung verstreicht nicht, ohne dass ihr Autor davon hört", async ({ db }) => {
    uhrStellen(morgens);
    const wer = await redakteurin(db);
    const autor = await schreibender(db);
    const artikel = await freigeben(wer, await einreichen(autor, angaben));
    const aenderung = await einreichen(autor, { revisionOf: artikel.id, title: "Geändert" });
    await freigeben(wer, aenderung, { publishAt: mittags });
    await artikelAendern(wer, artikel.id, { title: "Dazwischen" });
    uhrStellen(abends);
    await faelligeVeroeffentlichen();
    expect(await manuskript(autor, aenderung)).toMatchObject({ status: "pending" });
    expect((await mitgeteilt(autor))[0]).toBe("eingereicht");
    expect(await mitteilungenMailen("http://localhost:3000")).toBeGreaterThan(0);
    const mails = db.selectFrom("mail_auftrag").select("betreff").where("an", "=", autor.nutzer.email);
    expect((await mails.execute()).map(({ betreff }) => betreff)).toContain(
      "Ihr Artikel wartet wieder auf die Freigabe",
    );
  });
});

test("Wer einen eingereichten Artikel Satz für Satz verbessert, schreibt seinem Autor eine einzige Mail", async ({
  db,
}) => {
  const wer = await redakteurin(db);
  const autor = await schreibender(db);
  const id = await einreichen(autor, angaben);
  for (const excerpt of ["Eins.", "Eins. Zwei.", "Eins. Zwei. Drei."]) {
    await entwurfSpeichern(wer, id, { excerpt });
    await mitteilungenMailen("http://localhost:3000");
  }
  expect(await mitgeteilt(autor)).toEqual(["geaendert"]);
  const mails = db.selectFrom("mail_auftrag").select("id").where("an", "=", autor.nutzer.email);
  expect(await mails.execute()).toHaveLength(1);
  // What he has read is old: the next change is news.
  await db.updateTable("blog_mitteilung").set({ gelesen_am: new Date() }).execute();
  await entwurfSpeichern(wer, id, { excerpt: "Vier." });
  expect(await mitgeteilt(autor)).toEqual(["geaendert", "geaendert"]);
});

test("Was die Redaktion an Veröffentlichtem ändert oder löscht, erfährt auch die offene Seite des Autors", async ({
  db,
}) => {
  const wer = await redakteurin(db);
  const autor = await schreibender(db);
  const { id } = await freigeben(wer, await einreichen(autor, angaben));
  const gemeldet: Ereignis[] = [];
  busStellen({ melden: async (ereignis) => void gemeldet.push(ereignis), beenden: async () => undefined });
  const anAutor = { type: "pending.changed", an: { konto: autor.nutzer.id } };
  await artikelAendern(wer, id, { title: "Neuer Titel" });
  expect(gemeldet.splice(0)).toContainEqual(anAutor);
  await artikelLoeschen(wer, id);
  expect(gemeldet.splice(0)).toContainEqual(anAutor);
});

test("Freigegeben wird nur, was sich lesen lässt, auch wenn die Redaktion es seit der Einreichung geändert hat", async ({
  db,
}) => {
  const wer = await redakteurin(db);
  const id = await einreichen(await schreibender(db), angaben);
  for (const [content, code] of [
    ["", "inhalt-fehlt"],
    [bildOhneText, "bild-ohne-text"],
  ] as const) {
    await entwurfSpeichern(wer, id, { content });
    for (const publishAt of [undefined, new Date("2999-01-01T08:00:00Z")])
      await expect(freigeben(wer, id, { publishAt }), code).rejects.toMatchObject({
        status: 400,
        koerper: { code },
      });
  }
  expect(await artikelzahl(db)).toBe(0);
});

test("Wer Gast geworden ist oder nicht mehr moderiert, reicht auch alte Änderungen nicht mehr ein", async ({
  db,
}) => {
  const wer = await redakteurin(db);
  const autor = await schreibender(db);
  const { id: artikel } = await freigeben(wer, await einreichen(autor, angaben));
  const eigene = await entwurfAnlegen(autor, { revisionOf: artikel });
  const fremde = await entwurfAnlegen(wer, { revisionOf: artikel });
  const gast = { nutzer: { ...autor.nutzer, isGuestAuthor: true } };
  const abberufen = { nutzer: { ...wer.nutzer, role: "user" as const } };
  await expect(einreichen(gast, { draftId: eigene.id })).rejects.toMatchObject({ status: 403 });
  await expect(einreichen(abberufen, { draftId: fremde.id })).rejects.toMatchObject({ status: 403 });
  expect(await einreichen(autor, { draftId: eigene.id })).toBe(eigene.id);
});

describe("Eine Kategorie, die umbenannt, zusammengeführt oder gelöscht wird,", () => {
  test("heißt auch in Entwürfen so, die niemand von der Redaktion sieht, und in jeder Schreibweise", async ({
    db,
  }) => {
    const wer = await redakteurin(db);
    const autor = await schreibender(db);
    const gebuehren = await kategorieAnlegen(wer, { name: "Gebühren" });
    const honorare = await kategorieAnlegen(wer, { name: "Honorare" });
    const fremder = await entwurfAnlegen(autor, {
      ...angaben,
      categories: ["Fristen", "GEBÜHREN", "Kosten"],
    });
    const eingereicht = await einreichen(autor, { ...angaben, categories: ["gebühren", "Vergütung"] });
    const abgelehnt = await einreichen(autor, { ...angaben, categories: ["Gebuehren"] });
    await ablehnen(wer, abgelehnt, "Zu kurz.");
    const namen = async () =>
      Promise.all(
        [fremder.id, eingereicht, abgelehnt].map(async (id) => (await manuskript(autor, id))?.categories),
      );
    await kategorieAendern(wer, gebuehren, { name: "Vergütung" });
    expect(await namen()).toEqual([["Fristen", "Vergütung", "Kosten"], ["Vergütung"], ["Vergütung"]]);
    await kategorieZusammenfuehren(wer, gebuehren, honorare);
    expect(await namen()).toEqual([["Fristen", "Honorare", "Kosten"], ["Honorare"], ["Honorare"]]);
    await kategorieLoeschen(wer, honorare);
    expect(await namen()).toEqual([["Fristen", "Kosten"], [], []]);
    // What appears later brings none of the old names back.
    await freigeben(wer, eingereicht);
    expect(await db.selectFrom("blog_kategorie").select("name").execute()).toEqual([]);
  });
});

test("Listen lesen die Texte nicht, die sie nicht zeigen, und finden doch, was darin steht", async ({
  db,
}) => {
  const wer = await redakteurin(db);
  await entwurfAnlegen(wer, { ...angaben, content: "<p>Die Übergangsfrist endet.</p>" });
  await entwurfAnlegen(wer, { ...angaben, title: "Anderes" });
  const liste = await unveroeffentlichte(wer, { authorId: wer.nutzer.id });
  expect(liste).toHaveLength(2);
  for (const eines of liste) expect(eines).not.toHaveProperty("content");
  const sitzung = { ...wer, kanzleiId } as Parameters<typeof unveroeffentlichteSeite>[0];
  const gefunden = async (search: string) => {
    const filter = { status: "draft", authorId: wer.nutzer.id, search } as const;
    return (await unveroeffentlichteSeite(sitzung, filter, { limit: 5 })).posts.map(({ title }) => title);
  };
  expect(await gefunden("ÜBERGANGSFRIST kosten")).toEqual([angaben.title]);
  expect(await gefunden("Übergangsfrist %")).toEqual([]);
  expect(await gefunden("\0")).toEqual([]);
});

test("Beim Blättern durch Eingereichtes geht auch von Gleichzeitigem nichts verloren", async ({ db }) => {
  const wer = await redakteurin(db);
  const ids: string[] = [];
  for (const [zeit, anzahl] of [
    [morgens, 2],
    [abends, 5],
    ["2026-11-21T20:00:00.001Z", 1],
  ] as const) {
    uhrStellen(zeit);
    for (let nr = 0; nr < anzahl; nr += 1) ids.push(await einreichen(wer, angaben));
  }
  const sitzung = { ...wer, kanzleiId } as Parameters<typeof unveroeffentlichteSeite>[0];
  for (const limit of [1, 2, 3, 5, 8, 12]) {
    const gesehen: string[] = [];
    let startAfter: Date | undefined;
    for (;;) {
      const seite = await unveroeffentlichteSeite(sitzung, { status: "pending" }, { limit, startAfter });
      gesehen.push(...seite.posts.map(({ id }) => id));
      expect(seite.hasMore).toBe(seite.nextCursor !== null);
      if (seite.nextCursor === null) break;
      startAfter = new Date(seite.nextCursor);
    }
    expect(gesehen.toSorted(), `je ${limit}`).toEqual(ids.toSorted());
  }
});

test("Wird ein Konto gelöscht, während über seinen Artikel entschieden wird, wartet das eine auf das andere", async ({
  eigene: { db },
}) => {
  const wer = await redakteurin(db);
  const autor = await schreibender(db);
  const id = await einreichen(autor, angaben);
  const loeschen = () => db.deleteFrom("konto").where("id", "=", autor.nutzer.id).execute();
  let geloescht: Promise<unknown> = Promise.resolve();
  await redaktion(wer, async (tx) => {
    await blogSperren(tx);
    await manuskriptHalten(tx, id);
    geloescht = loeschen();
    await bisJemandWartet(db);
    await mitteilen(tx, {
      an: autor.nutzer.id,
      art: "freigegeben",
      titel: "x",
      ziel: "/blog/x",
      am: mittags,
    });
  });
  await geloescht;
  expect(await redaktion(wer, (tx) => manuskriptLesen(tx, id))).toBeUndefined();
});

/** Until somebody waits for a lock of this database. Embedded, one transaction waits for the other anyway. */
async function bisJemandWartet(db: Kysely<DB>): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) return;
  const wartende = sql<{ anzahl: number }>`
    select count(*)::integer as anzahl from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await wartende.execute(db)).rows[0]?.anzahl).toBeGreaterThan(0);
}

test("Wer einen Artikel ändern will, der eben gelöscht wurde, erfährt es", async ({ db }) => {
  const wer = await redakteurin(db);
  const revision = { von: crypto.randomUUID(), basis: 1 };
  const inhalt = (await manuskriptinhalt(wer)) as Inhalt;
  await expect(
    redaktion(wer, (tx) =>
      manuskriptAnlegen(tx, { kontoId: wer.nutzer.id, inhalt, revision, status: "draft", am: mittags }),
    ),
  ).rejects.toMatchObject({ status: 404 });
});

async function manuskriptinhalt(wer: Schreibende) {
  const { id } = await entwurfAnlegen(wer, angaben);
  const zeile = await redaktion(wer, (tx) => manuskriptLesen(tx, id));
  return zeile && inhaltAus(zeile);
}

describe("Zurückgegeben und wieder eingereicht", () => {
  test("sieht die Redaktion, was der Artikel vorher sagte und warum er zurückging", async ({ db }) => {
    uhrStellen(morgens);
    const autor = await schreibender(db);
    const redaktionelle = await redakteurin(db);
    const id = await einreichen(autor, angaben);
    expect(await redaktion(redaktionelle, (tx) => rueckgabeLesen(tx, id))).toBeUndefined();
    await ablehnen(redaktionelle, id, "Bitte die Norm nennen.");
    await einreichen(autor, { draftId: id, content: "<p>Maßgeblich ist § 42 FamGKG.</p>" });
    const frueher = await redaktion(redaktionelle, (tx) => rueckgabeLesen(tx, id));
    expect(frueher).toMatchObject({ begruendung: "Bitte die Norm nennen.", am: new Date(morgens) });
    expect(JSON.stringify(frueher?.inhalt.dokument)).toContain("Maßgeblich ist ein Bruchteil.");
    const fremder = await schreibender(db, { name: "Fritz Fremd" });
    expect(await redaktion(fremder, (tx) => rueckgabeLesen(tx, id))).toBeUndefined();
    // A category that is called otherwise since is no change of the author's.
    const kategorie = await kategorieAnlegen(redaktionelle, { name: "Kosten" });
    await kategorieAendern(redaktionelle, kategorie, { name: "Auslagen" });
    const danach = await redaktion(redaktionelle, (tx) => rueckgabeLesen(tx, id));
    expect(danach?.inhalt.kategorien).toEqual(["Gebühren", "Auslagen"]);
    await kategorieLoeschen(redaktionelle, kategorie);
    const zuletzt = await redaktion(redaktionelle, (tx) => rueckgabeLesen(tx, id));
    expect(zuletzt?.inhalt.kategorien).toEqual(["Gebühren"]);
  });
});

test("Wer 500 unveröffentlichte Artikel hat, löscht erst einen; was schon da ist, lässt sich weiterschreiben", async ({
  db,
}) => {
  const autor = await schreibender(db);
  const { id } = await entwurfAnlegen(autor, angaben);
  await sql`insert into blog_manuskript (konto_id, status, titel, dokument, erstellt, geaendert)
    select ${autor.nutzer.id}, 'draft', 'Entwurf ' || n, '{"type":"doc"}', now(), now()
    from generate_series(2, 500) n`.execute(db);
  const zuViele = { koerper: { code: "zu-viele-entwuerfe" }, status: 409 };
  await expect(entwurfAnlegen(autor, angaben)).rejects.toMatchObject(zuViele);
  await expect(einreichen(autor, angaben)).rejects.toMatchObject(zuViele);
  expect(await einreichen(autor, { draftId: id })).toBe(id);
  await artikelLoeschen(autor, (await einEntwurf(db, autor)) ?? "");
  await entwurfAnlegen(autor, angaben);
});

const einEntwurf = async (db: Kysely<DB>, { nutzer }: Schreibende) =>
  (
    await db
      .selectFrom("blog_manuskript")
      .select("id")
      .where("konto_id", "=", nutzer.id)
      .where("status", "=", "draft")
      .executeTakeFirst()
  )?.id;
