import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { entwurfAnlegen, entwurfSpeichern } from "../schreiben/entwuerfe.server.ts";
import type { Schreibende } from "../schreibende.server.ts";
import {
  absage,
  an,
  angaben,
  anModeration,
  fort,
  gesagtes,
  jetzt,
  konflikt,
  mitgehoert,
  spaeter,
  stand,
  veraltet,
} from "../testing/ablauf-store.server.ts";
import { redakteurin, schreibender } from "../testing/betrieb-store.server.ts";
import { ablehnen, einreichen, freigeben, zurueckziehen } from "./ablauf.server.ts";

const gemeldet = mitgehoert();

const mit = (wer: Schreibende, nutzer: Partial<Schreibende["nutzer"]>): Schreibende => ({
  nutzer: { ...wer.nutzer, ...nutzer },
});

describe("Einreichen", () => {
  test("legt einen Artikel zur Prüfung vor und sagt es allen, die prüfen", async ({ db }) => {
    const autor = await schreibender(db);
    const id = await einreichen(autor, angaben);
    expect(await stand(db, id)).toEqual({
      status: "pending",
      version: 1,
      eingereicht_am: jetzt,
      ablehnung: null,
      geprueft_von: null,
      geprueft_am: null,
      erscheint_am: null,
      gastbeitrag: false,
      revision_von: null,
      revision_basis: null,
      konto_id: autor.nutzer.id,
      titel: angaben.title,
    });
    expect(await gesagtes(db)).toEqual([
      {
        konto_id: null,
        art: "eingereicht",
        titel: angaben.title,
        bemerkung: "",
        ziel: `/moderation/pruefung/${id}`,
        am: jetzt,
      },
    ]);
    expect(gemeldet).toEqual([anModeration, an(autor)]);
  });

  test("verlangt eine bestätigte Adresse, einen Titel und einen Text", async ({ db }) => {
    const autor = await schreibender(db);
    const unbestaetigt = einreichen(mit(autor, { emailVerified: false }), angaben);
    expect(await absage(unbestaetigt)).toMatchObject({ status: 403, code: "email-unbestaetigt" });
    expect(await absage(einreichen(autor, { content: "<p>x</p>" }))).toMatchObject({ code: "titel-fehlt" });
    expect(await absage(einreichen(autor, { title: "Nur ein Titel" }))).toMatchObject({
      code: "inhalt-fehlt",
    });
    expect(await gesagtes(db)).toEqual([]);
    expect(gemeldet).toEqual([]);
  });

  test("nimmt den eigenen Entwurf, mit dem, was dazukommt; einen fremden oder keinen nie", async ({ db }) => {
    const [autor, anderer, wer] = [await schreibender(db), await schreibender(db), await redakteurin(db)];
    const { id: draftId } = await entwurfAnlegen(autor, angaben);
    expect(await absage(einreichen(anderer, { draftId }))).toEqual(fort);
    expect(await einreichen(autor, { draftId, title: "Neuer Titel" })).toBe(draftId);
    expect(await stand(db, draftId)).toMatchObject({ status: "pending", titel: "Neuer Titel", version: 2 });
    // She sees it now, and yet it is not hers to submit.
    expect(await absage(einreichen(wer, { draftId }))).toEqual(fort);
    for (const id of [randomUUID(), "keine-kennung", ""])
      expect(await absage(einreichen(autor, { draftId: id })), id).toEqual(fort);
  });

  test("reicht nichts zweimal ein: was geprüft wird oder freigegeben ist, bleibt", async ({ db }) => {
    const [autor, wer] = [await schreibender(db), await redakteurin(db)];
    const draftId = await einreichen(autor, angaben);
    expect(await absage(einreichen(autor, { draftId }))).toEqual(konflikt("in-pruefung"));
    await freigeben(wer, draftId, { publishAt: spaeter });
    expect(await absage(einreichen(autor, { draftId }))).toEqual(konflikt("freigegeben"));
    expect((await stand(db, draftId))?.status).toBe("published");
  });

  test("derselben Fassung noch einmal, weil keine Antwort kam, ist einmal eingereicht", async ({ db }) => {
    const autor = await schreibender(db);
    const { id: draftId, version } = await entwurfAnlegen(autor, angaben);
    for (let mal = 0; mal < 3; mal += 1)
      expect(await einreichen(autor, { draftId, version, publishAt: spaeter })).toBe(draftId);
    expect(await stand(db, draftId)).toMatchObject({ version: 2, erscheint_am: spaeter });
    expect(await gesagtes(db)).toHaveLength(1);
    // What says something else, or names another saving, is not the same.
    for (const anders of [
      { version, publishAt: spaeter, title: "Anders" },
      { version, publishAt: null },
      { version: 2, publishAt: spaeter },
      { publishAt: spaeter },
    ])
      expect(await absage(einreichen(autor, { draftId, ...anders }))).toEqual(konflikt("in-pruefung"));
    // A draft that was saved twice is not submitted for that.
    const zweiter = await entwurfAnlegen(autor, angaben);
    await entwurfSpeichern(autor, zweiter.id, { title: "Weiter" });
    const alt = { draftId: zweiter.id, version: 1, title: "Weiter" };
    expect(await absage(einreichen(autor, alt))).toEqual(veraltet);
    expect(await einreichen(autor, { draftId: zweiter.id, version: 2 })).toBe(zweiter.id);
  });

  test("behält den Tag des Entwurfs, setzt einen anderen oder hebt ihn auf", async ({ db }) => {
    const autor = await schreibender(db);
    const mitTag = async (publishAt?: Date | null) => {
      const { id: draftId } = await entwurfAnlegen(autor, { ...angaben, publishAt: spaeter });
      await einreichen(autor, { draftId, publishAt });
      return (await stand(db, draftId))?.erscheint_am;
    };
    const anderer = new Date("2026-12-01T08:00:00Z");
    expect([await mitTag(), await mitTag(anderer), await mitTag(null)]).toEqual([spaeter, anderer, null]);
    const neu = await einreichen(autor, { ...angaben, publishAt: spaeter });
    expect((await stand(db, neu))?.erscheint_am).toEqual(spaeter);
  });

  test("löscht, was bei der letzten Prüfung gesagt wurde", async ({ db }) => {
    const [autor, wer] = [await schreibender(db), await redakteurin(db)];
    const id = await einreichen(autor, angaben);
    await ablehnen(wer, id, "Zu kurz.");
    const danach = "2026-11-21T09:00:00Z";
    uhrStellen(danach);
    await einreichen(mit(autor, { isGuestAuthor: true }), { draftId: id });
    expect(await stand(db, id)).toMatchObject({
      status: "pending",
      eingereicht_am: new Date(danach),
      ablehnung: null,
      geprueft_von: null,
      geprueft_am: null,
      gastbeitrag: true,
    });
  });

  test("ist Gästen dreimal zugleich möglich, anderen öfter; Entwürfe zählen nicht", async ({ db }) => {
    const autor = await schreibender(db);
    const gast = mit(autor, { isGuestAuthor: true });
    const { id: draftId } = await entwurfAnlegen(gast, angaben);
    const eingereicht = [
      await einreichen(gast, angaben),
      await einreichen(gast, angaben),
      await einreichen(gast, angaben),
    ];
    for (const angebot of [angaben, { draftId }])
      expect(await absage(einreichen(gast, angebot))).toEqual(konflikt("gast-grenze"));
    await zurueckziehen(gast, eingereicht[0] ?? "");
    expect(await einreichen(gast, { draftId })).toBe(draftId);
    expect((await stand(db, draftId))?.gastbeitrag).toBe(true);
    await einreichen(autor, angaben);
  });

  test("einer Änderung nennt, welche Fassung sie ändert, und geht nur einmal zugleich", async ({ db }) => {
    const [autor, anderer, wer] = [await schreibender(db), await schreibender(db), await redakteurin(db)];
    const { id: artikel } = await freigeben(wer, await einreichen(autor, angaben));
    expect(await absage(einreichen(anderer, { revisionOf: artikel }))).toMatchObject({
      status: 403,
      code: "nur-eigene",
    });
    const entwurf = await entwurfAnlegen(autor, { revisionOf: artikel });
    const erste = await einreichen(autor, { revisionOf: artikel, title: "Geändert" });
    expect(await stand(db, erste)).toMatchObject({
      revision_von: artikel,
      revision_basis: 1,
      titel: "Geändert",
    });
    for (const angebot of [{ revisionOf: artikel }, { draftId: entwurf.id }])
      expect(await absage(einreichen(autor, angebot))).toEqual(konflikt("aenderung-offen"));
    await zurueckziehen(autor, erste);
    // It is not in its own way.
    expect(await einreichen(autor, { draftId: erste })).toBe(erste);
    await freigeben(wer, erste, { publishAt: spaeter });
    expect(await absage(einreichen(autor, { draftId: entwurf.id }))).toEqual(konflikt("aenderung-offen"));
    // Another post is no change to this one.
    await einreichen(autor, angaben);
  });
});

describe("Zurückziehen", () => {
  test("macht Eingereichtes wieder zum Entwurf ohne Tag und sagt es denen, die prüfen", async ({ db }) => {
    const autor = await schreibender(db);
    const id = await einreichen(autor, { ...angaben, publishAt: spaeter });
    gemeldet.splice(0);
    await zurueckziehen(autor, id.toUpperCase());
    expect(await stand(db, id)).toMatchObject({
      status: "draft",
      version: 2,
      eingereicht_am: null,
      geprueft_von: null,
      geprueft_am: null,
      erscheint_am: null,
    });
    expect((await gesagtes(db)).filter(({ art }) => art === "zurueckgezogen")).toEqual([
      {
        konto_id: null,
        art: "zurueckgezogen",
        titel: angaben.title,
        bemerkung: "",
        ziel: "/moderation",
        am: jetzt,
      },
    ]);
    expect(gemeldet).toEqual([anModeration, an(autor)]);
    expect(await absage(zurueckziehen(autor, id))).toEqual(konflikt("nicht-in-pruefung"));
  });

  test("geht auch nach der Freigabe, solange der Artikel nicht erschienen ist", async ({ db }) => {
    const [autor, wer] = [await schreibender(db), await redakteurin(db)];
    const id = await einreichen(autor, angaben);
    await freigeben(wer, id, { publishAt: spaeter });
    await zurueckziehen(autor, id);
    expect(await stand(db, id)).toMatchObject({ status: "draft", geprueft_von: null, erscheint_am: null });
  });

  test("geht nur mit Eigenem, das geprüft wird", async ({ db }) => {
    const [autor, wer] = [await schreibender(db), await redakteurin(db)];
    const id = await einreichen(autor, angaben);
    expect(await absage(zurueckziehen(wer, id))).toEqual(fort);
    for (const fremd of [randomUUID(), "keine-kennung"])
      expect(await absage(zurueckziehen(autor, fremd))).toEqual(fort);
    await ablehnen(wer, id, "Zu kurz.");
    expect(await absage(zurueckziehen(autor, id))).toEqual(konflikt("nicht-in-pruefung"));
    const { id: entwurf } = await entwurfAnlegen(autor, angaben);
    expect(await absage(zurueckziehen(autor, entwurf))).toEqual(konflikt("nicht-in-pruefung"));
  });
});
