import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { redaktion } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { entwurfAnlegen, entwurfSpeichern } from "../schreiben/entwuerfe.server.ts";
import {
  absage,
  akten,
  an,
  angaben,
  anModeration,
  fort,
  gesagtes,
  jetzt,
  konflikt,
  mitgehoert,
  seiten,
  spaeter,
  stand,
  veraltet,
} from "../testing/ablauf-store.server.ts";
import { redakteurin, schreibender } from "../testing/betrieb-store.server.ts";
import { ablehnen, einreichen, freigeben } from "./ablauf.server.ts";
import { rueckgabeLesen } from "./rueckgabe-store.server.ts";
import { artikelAendern } from "./veroeffentlichen.server.ts";

const gemeldet = mitgehoert();

describe("Freigeben", () => {
  test("lässt sofort erscheinen, sagt es dem Autor und hält fest, wer es war", async ({ db }) => {
    const [autor, wer] = [await schreibender(db), await redakteurin(db)];
    const id = await einreichen(autor, { ...angaben, publishAt: spaeter });
    gemeldet.splice(0);
    expect(await freigeben(wer, id, { publishAt: null })).toEqual({ id, geplant: null });
    expect(await stand(db, id)).toBeUndefined();
    const artikel = await db.selectFrom("blog_artikel").select(["id", "slug", "veroeffentlicht"]).execute();
    expect(artikel).toEqual([{ id, slug: "kosten-der-auskunft", veroeffentlicht: jetzt }]);
    expect((await gesagtes(db)).filter(({ konto_id }) => konto_id)).toEqual([
      {
        konto_id: autor.nutzer.id,
        art: "freigegeben",
        titel: angaben.title,
        bemerkung: "",
        ziel: "/blog/kosten-der-auskunft",
        am: jetzt,
      },
    ]);
    const einzelheiten = { artikel: id };
    expect(await akten(db)).toEqual([
      { akt: "artikel-freigegeben", konto: autor.nutzer.id, von: wer.nutzer.id, einzelheiten },
    ]);
    expect(gemeldet).toEqual([seiten, anModeration, an(autor)]);
  });

  test("für einen späteren Tag, den des Autors oder einen anderen, ändert noch keine Seite", async ({
    db,
  }) => {
    const [autor, wer] = [await schreibender(db), await redakteurin(db)];
    const id = await einreichen(autor, { ...angaben, publishAt: spaeter });
    const kurz = await einreichen(autor, angaben);
    gemeldet.splice(0);
    expect(await freigeben(wer, id)).toEqual({ id, geplant: spaeter });
    expect(gemeldet).toEqual([anModeration, an(autor)]);
    expect(await stand(db, id)).toMatchObject({
      status: "published",
      erscheint_am: spaeter,
      ablehnung: null,
      geprueft_von: wer.nutzer.id,
      geprueft_am: jetzt,
      eingereicht_am: jetzt,
    });
    // 13:03 in UTC is 14:03 in Berlin in winter.
    expect((await gesagtes(db)).filter(({ art }) => art === "geplant")).toEqual([
      {
        konto_id: autor.nutzer.id,
        art: "geplant",
        titel: angaben.title,
        bemerkung: "22.11.2026, 14:03 Uhr",
        ziel: `/blog/entwurf/${id}`,
        am: jetzt,
      },
    ]);
    // A day that has come is none to wait for.
    expect(await freigeben(wer, kurz, { publishAt: jetzt })).toEqual({ id: kurz, geplant: null });
  });

  test("geht nur mit dem, was auf Entscheidung wartet, und mit der Fassung, die geprüft wurde", async ({
    db,
  }) => {
    const [autor, wer] = [await schreibender(db), await redakteurin(db)];
    const id = await einreichen(autor, angaben);
    for (const version of [0, 2]) expect(await absage(freigeben(wer, id, { version }))).toEqual(veraltet);
    for (const keiner of [randomUUID(), "keine-kennung"])
      expect(await absage(freigeben(wer, keiner))).toEqual(fort);
    const { id: entwurf } = await entwurfAnlegen(wer, angaben);
    expect(await absage(freigeben(wer, entwurf))).toEqual(fort);
    expect(await freigeben(wer, id.toUpperCase(), { version: 1 })).toEqual({ id, geplant: null });
    expect(await absage(freigeben(wer, id))).toEqual(fort);
  });

  test("geht nur mit Text, auch wenn ihn jemand bei der Prüfung gelöscht hat", async ({ db }) => {
    const [autor, wer] = [await schreibender(db), await redakteurin(db)];
    const id = await einreichen(autor, angaben);
    await entwurfSpeichern(wer, id, { content: "" });
    const ohneText = { status: 400, code: "inhalt-fehlt", field: "content" };
    expect(await absage(freigeben(wer, id))).toEqual(ohneText);
    expect((await stand(db, id))?.status).toBe("pending");
    expect(await akten(db)).toEqual([]);
    await entwurfSpeichern(wer, id, { content: angaben.content });
    expect(await freigeben(wer, id)).toEqual({ id, geplant: null });
  });

  test("einer Änderung, die überholt ist, geht nur, wenn jemand die neue Fassung gesehen hat", async ({
    db,
  }) => {
    const [autor, wer] = [await schreibender(db), await redakteurin(db)];
    const { id: artikel } = await freigeben(wer, await einreichen(autor, angaben));
    const aenderung = await einreichen(autor, { revisionOf: artikel, title: "Geändert" });
    expect(await absage(freigeben(wer, aenderung, { articleVersion: 2 }))).toEqual(
      konflikt("basis-veraltet"),
    );
    await artikelAendern(wer, artikel, { title: "Dazwischen" });
    for (const wahl of [{}, { articleVersion: 1 }, { articleVersion: 3 }])
      expect(await absage(freigeben(wer, aenderung, wahl))).toEqual(konflikt("basis-veraltet"));
    const geplant = { articleVersion: 2, publishAt: spaeter };
    expect(await freigeben(wer, aenderung, geplant)).toEqual({ id: aenderung, geplant: spaeter });
    expect(await stand(db, aenderung)).toMatchObject({ revision_von: artikel, revision_basis: 2 });
    const titel = db.selectFrom("blog_artikel").select("titel").where("id", "=", artikel);
    expect(await titel.execute()).toEqual([{ titel: "Dazwischen" }]);
  });

  test("einer Änderung ersetzt den Artikel; genannt wird er, nicht die Änderung", async ({ db }) => {
    const [autor, wer] = [await schreibender(db), await redakteurin(db)];
    const { id: artikel } = await freigeben(wer, await einreichen(autor, angaben));
    const aenderung = await einreichen(autor, { revisionOf: artikel, title: "Geändert" });
    const { version } = (await stand(db, aenderung)) ?? {};
    expect(await freigeben(wer, aenderung, { version, articleVersion: 1 })).toEqual({
      id: artikel,
      geplant: null,
    });
    const artikelzeilen = await db.selectFrom("blog_artikel").select(["id", "titel", "version"]).execute();
    expect(artikelzeilen).toEqual([{ id: artikel, titel: "Geändert", version: 2 }]);
  });
});

describe("Ablehnen", () => {
  test("gibt den Artikel mit Begründung zurück; der Autor liest sie", async ({ db }) => {
    const [autor, wer] = [await schreibender(db), await redakteurin(db)];
    const id = await einreichen(autor, { ...angaben, publishAt: spaeter });
    gemeldet.splice(0);
    await ablehnen(wer, id, "  Bitte die Norm nennen.\n", 1);
    const ablehnung = "Bitte die Norm nennen.";
    expect(await stand(db, id)).toMatchObject({
      status: "rejected",
      version: 2,
      ablehnung,
      geprueft_von: wer.nutzer.id,
      geprueft_am: jetzt,
      eingereicht_am: jetzt,
      erscheint_am: spaeter,
    });
    expect(await redaktion(autor, (tx) => rueckgabeLesen(tx, id))).toMatchObject({
      begruendung: ablehnung,
      am: jetzt,
      inhalt: { titel: angaben.title },
    });
    expect((await gesagtes(db)).filter(({ konto_id }) => konto_id)).toEqual([
      {
        konto_id: autor.nutzer.id,
        art: "abgelehnt",
        titel: angaben.title,
        bemerkung: ablehnung,
        ziel: `/blog/entwurf/${id}`,
        am: jetzt,
      },
    ]);
    const einzelheiten = { artikel: id };
    expect(await akten(db)).toEqual([
      { akt: "artikel-abgelehnt", konto: autor.nutzer.id, von: wer.nutzer.id, einzelheiten },
    ]);
    expect(gemeldet).toEqual([anModeration, an(autor)]);
  });

  test("verlangt eine Begründung, etwas Wartendes und die Fassung, die geprüft wurde", async ({ db }) => {
    const [autor, wer] = [await schreibender(db), await redakteurin(db)];
    const id = await einreichen(autor, angaben);
    for (const leer of ["", " \n"])
      expect(await absage(ablehnen(wer, id, leer))).toEqual({
        status: 400,
        code: "begruendung-fehlt",
        field: "comment",
      });
    expect(await absage(ablehnen(wer, id, "Zu kurz.", 2))).toEqual(veraltet);
    for (const keiner of [randomUUID(), "keine-kennung"])
      expect(await absage(ablehnen(wer, keiner, "Zu kurz."))).toEqual(fort);
    await ablehnen(wer, id, "Zu kurz.");
    expect(await absage(ablehnen(wer, id, "Zu kurz."))).toEqual(fort);
  });
});
