import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { redaktion } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { blogstand } from "../ansichten/blogstand.server.ts";
import { gelesen, mitteilungen } from "../mitteilungen/mitteilungen.server.ts";
import { ablehnen, einreichen, freigeben, zurueckziehen } from "../redaktion/ablauf.server.ts";
import {
  aenderungVeroeffentlichen,
  artikelAendern,
  artikelLoeschen,
  veroeffentlichen,
} from "../redaktion/veroeffentlichen.server.ts";
import { version, versionen, versionWiederherstellen } from "../redaktion/versionen.server.ts";
import { redakteurin, schreibender } from "../testing/betrieb-store.server.ts";
import {
  eigeneArtikel,
  entwurfAnlegen,
  entwurfSpeichern,
  manuskript,
  warteschlange,
} from "./entwuerfe.server.ts";
import { manuskriptkoepfeLesen } from "./manuskript-store.server.ts";

const angaben = { title: "Kosten der Auskunft", content: "<p>Maßgeblich ist ein Bruchteil.</p>" };

test("Die selbst veröffentlichte Änderung und ihr Entwurf: beides geschieht, oder keines", async ({ db }) => {
  const { nutzer } = await redakteurin(db);
  const moderatorin = { nutzer };
  const wer = { nutzer: { ...nutzer, role: "user" as const, isAuthor: true } };
  const zeilen = (tabelle: "blog_manuskript" | "blog_artikel") =>
    db.selectFrom(tabelle).select(["id", "titel", "version"]).execute();
  const artikel = await veroeffentlichen(moderatorin, angaben);
  const entwurf = await entwurfAnlegen(wer, { revisionOf: artikel, title: "Geändert" });
  // Neither an older text of the draft nor one that is being reviewed.
  await expect(aenderungVeroeffentlichen(wer, entwurf.id, { version: 7 })).rejects.toMatchObject({
    status: 409,
  });
  await einreichen(wer, { draftId: entwurf.id });
  await expect(aenderungVeroeffentlichen(wer, entwurf.id)).rejects.toMatchObject({ status: 409 });
  expect(await zeilen("blog_artikel")).toMatchObject([{ titel: angaben.title, version: 1 }]);
  await zurueckziehen(wer, entwurf.id);
  expect(await aenderungVeroeffentlichen(wer, entwurf.id)).toEqual({ id: artikel, version: 2 });
  // The answer got lost.
  expect(await aenderungVeroeffentlichen(wer, entwurf.id)).toEqual({ id: artikel, version: 2 });
  expect(await zeilen("blog_manuskript")).toEqual([]);
  expect(await zeilen("blog_artikel")).toMatchObject([{ titel: "Geändert", version: 2 }]);
  // Overtaken: the draft stays.
  const zweiter = await entwurfAnlegen(wer, { revisionOf: artikel, title: "Zu spät" });
  await artikelAendern(moderatorin, artikel, { title: "Von der Redaktion" });
  await expect(aenderungVeroeffentlichen(wer, zweiter.id)).rejects.toMatchObject({
    koerper: { code: "basis-veraltet" },
  });
  expect(await zeilen("blog_manuskript")).toMatchObject([{ id: zweiter.id, titel: "Zu spät" }]);
  const andere = await redakteurin(db);
  for (const id of [zweiter.id, entwurf.id])
    await expect(aenderungVeroeffentlichen(andere, id)).rejects.toMatchObject({ status: 404 });
  // Whoever has seen what it replaces may publish it, and only that.
  await expect(aenderungVeroeffentlichen(wer, zweiter.id, { articleVersion: 2 })).rejects.toMatchObject({
    status: 409,
  });
  expect(await aenderungVeroeffentlichen(wer, zweiter.id, { articleVersion: 3 })).toEqual({
    id: artikel,
    version: 4,
  });
});

test("Eine Änderung, die neu begonnen wird, weiß noch, welche Fassung sie ändert", async ({ db }) => {
  const wer = await redakteurin(db);
  const artikel = await veroeffentlichen(wer, angaben);
  await artikelAendern(wer, artikel, { title: "Inzwischen" });
  const basis = async (revisionBase?: number) => {
    const { id } = await entwurfAnlegen(wer, { revisionOf: artikel, revisionBase });
    return (await manuskript(wer, id))?.revisionBase;
  };
  expect([await basis(), await basis(1), await basis(9)]).toEqual([2, 1, 2]);
});

test("Noch einmal veröffentlicht, weil keine Antwort kam, ist es schon geschehen: im Namen anderer und als Änderung", async ({
  db,
}) => {
  const wer = await redakteurin(db);
  const autor = await schreibender(db);
  const { id: draftId } = await entwurfAnlegen(wer, angaben);
  const inAnderemNamen = { draftId, version: 1, authorId: autor.nutzer.id };
  for (let mal = 0; mal < 2; mal += 1) expect(await veroeffentlichen(wer, inAnderemNamen)).toBe(draftId);
  const { id: spaeter } = await entwurfAnlegen(wer, angaben);
  const publishAt = new Date("2099-01-01T08:00:00Z");
  const geplant = { draftId: spaeter, version: 1, authorId: autor.nutzer.id, publishAt };
  for (let mal = 0; mal < 2; mal += 1) expect(await veroeffentlichen(wer, geplant)).toBe(spaeter);
  // Not another text under the same id, and nobody else.
  for (const [wessen, was] of [
    [wer, { ...geplant, title: "Ein anderer" }],
    [wer, { ...geplant, authorId: undefined }],
    [await redakteurin(db), geplant],
  ] as const)
    await expect(veroeffentlichen(wessen, was)).rejects.toMatchObject({ status: 404 });
  expect(await eigeneArtikel(autor)).toMatchObject([{ id: spaeter, status: "published", publishAt }]);
  const aenderung = await entwurfAnlegen(wer, { revisionOf: draftId, title: "Geändert" });
  for (let mal = 0; mal < 2; mal += 1)
    expect(await veroeffentlichen(wer, { draftId: aenderung.id, version: 1 })).toBe(draftId);
  expect(await db.selectFrom("blog_artikel").select(["id", "titel", "version"]).execute()).toEqual([
    { id: draftId, titel: "Geändert", version: 2 },
  ]);
});

test("Mitteilungen werden einzeln gelesen", async ({ db }) => {
  const wer = await redakteurin(db);
  await einreichen(wer, angaben);
  await einreichen(wer, angaben);
  const zeilen = () => db.selectFrom("blog_mitteilung").select(["id", "gelesen_am"]).execute();
  const [eine] = await zeilen();
  await gelesen({ ...wer, kanzleiId: randomUUID() }, [eine?.id ?? "", "keine Kennung"]);
  expect((await zeilen()).filter(({ gelesen_am }) => gelesen_am).map(({ id }) => id)).toEqual([eine?.id]);
});

test("Listen lesen Köpfe, nicht ganze Texte", async ({ db }) => {
  const wer = await redakteurin(db);
  await entwurfAnlegen(wer, angaben);
  await einreichen(wer, angaben);
  const [kopf = {}] = await redaktion(wer, (tx) => manuskriptkoepfeLesen(tx, { limit: 1 }));
  expect(kopf).toHaveProperty("titel");
  for (const name of ["dokument", "html"]) expect(kopf).not.toHaveProperty(name);
  expect((await eigeneArtikel(wer)).map(({ status }) => status).toSorted()).toEqual(["draft", "pending"]);
  expect(await warteschlange(wer)).toMatchObject([{ title: angaben.title }]);
});

test("Ist entschieden, ist die Einreichung für die Redaktion gelesen; eigene Mitteilungen stehen für sich", async ({
  db,
}) => {
  const [wer, autor] = [await redakteurin(db), await schreibender(db)];
  const leserin = { ...wer, kanzleiId: randomUUID() };
  const zurueck = await einreichen(autor, angaben);
  const frei = await einreichen(autor, { ...angaben, title: "Kosten der Einsicht" });
  const offen = await einreichen(autor, { ...angaben, title: "Kosten der Abschrift" });
  await ablehnen(wer, zurueck, "Bitte die Norm nennen.");
  await freigeben(wer, frei);
  const neue = (await mitteilungen(leserin)).filter(({ read }) => !read);
  expect(neue.map(({ href }) => href)).toEqual([`/moderation/pruefung/${offen}`]);
  expect(await mitteilungen(leserin, { nurEigene: true })).toEqual([]);
  expect(await blogstand(leserin)).toEqual({ ungelesen: 0, wartend: 1 });
  // From the page of one's own posts, what waits for all who moderate stays new.
  await gelesen(leserin, undefined, { nurEigene: true });
  expect((await mitteilungen(leserin)).filter(({ read }) => !read)).toHaveLength(1);
  expect(await blogstand({ ...autor, kanzleiId: randomUUID() })).toEqual({
    ungelesen: 2,
    wartend: undefined,
  });
});

test("Was nicht mehr wartet, ist für die Redaktion gelesen: auch zurückgezogen, gelöscht und mit seinem Konto", async ({
  db,
}) => {
  const [wer, autor] = [await redakteurin(db), await schreibender(db)];
  const neue = async () =>
    (await mitteilungen({ ...wer, kanzleiId: randomUUID() }))
      .filter(({ read, art }) => !read && art === "eingereicht")
      .map(({ href }) => href.split("/").at(-1));
  const [zurueck, geloescht, weg] = [
    await einreichen(autor, angaben),
    await einreichen(autor, angaben),
    await einreichen(autor, angaben),
  ];
  expect((await neue()).toSorted()).toEqual([zurueck, geloescht, weg].toSorted());
  await zurueckziehen(autor, zurueck);
  expect((await neue()).toSorted()).toEqual([geloescht, weg].toSorted());
  await artikelLoeschen(wer, geloescht);
  expect(await neue()).toEqual([weg]);
  await db.deleteFrom("konto").where("id", "=", autor.nutzer.id).execute();
  expect(await neue()).toEqual([]);
});

test("Ändert die Redaktion Eingereichtes, erfährt es der Autor einmal je Einreichung", async ({ db }) => {
  const [wer, autor] = [await redakteurin(db), await schreibender(db)];
  const gesagt = async () =>
    (await mitteilungen({ ...autor, kanzleiId: randomUUID() })).filter(({ art }) => art === "geaendert")
      .length;
  const id = await einreichen(autor, angaben);
  for (const title of ["Erster Griff", "Zweiter Griff"]) await entwurfSpeichern(wer, id, { title });
  expect(await gesagt()).toBe(1);
  await zurueckziehen(autor, id);
  await einreichen(autor, { draftId: id });
  await entwurfSpeichern(wer, id, { title: "Dritter Griff" });
  expect(await gesagt()).toBe(2);
});

test("Eine Fassung, die niemand lesen kann, wird in Worten abgewiesen und nicht wiederhergestellt; die Liste bleibt", async ({
  db,
}) => {
  const wer = await redakteurin(db);
  const artikel = await veroeffentlichen(wer, angaben);
  await artikelAendern(wer, artikel, { title: "Inzwischen" });
  await db
    .updateTable("blog_version")
    .set({
      inhalt: JSON.stringify({ titel: "Alt", dokument: { type: "doc", content: [{ type: "script" }] } }),
    })
    .where("version", "=", 1)
    .execute();
  const unlesbar = {
    status: 409,
    koerper: {
      code: "unlesbar",
      error: expect.stringMatching(/^Diese Fassung des Beitrags ist in einer Form gespeichert/),
    },
  };
  await expect(version(wer, artikel, 1)).rejects.toMatchObject(unlesbar);
  await expect(versionWiederherstellen(wer, artikel, 1)).rejects.toMatchObject(unlesbar);
  expect((await versionen(wer, artikel)).map(({ version: nummer, title }) => [nummer, title])).toEqual([
    [2, "Inzwischen"],
    [1, "Alt"],
  ]);
  expect(await version(wer, artikel, 2)).toMatchObject({ title: "Inzwischen" });
});
