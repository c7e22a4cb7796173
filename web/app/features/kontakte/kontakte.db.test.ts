import { sql } from "kysely";
import { describe, expect } from "vitest";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { kontaktausfuhr } from "./adressbuch/ausfuhr-store.server.ts";
import {
  kontaktAendern,
  kontaktAnlegen,
  kontakteLesen,
  kontakteZusammenfuehren,
  kontaktLesen,
  kontaktLoeschen,
  moeglicheDoppelte,
} from "./adressbuch/kontakte.server.ts";
import type { Nutzer } from "./adressbuch/zugang.server.ts";
import { uebernehmen, vorschau } from "./einlesen/einlesen.server.ts";
import { lesen } from "./einlesen/lesen.server.ts";
import type { Tabelle } from "./einlesen/tabelle.ts";
import { nutzer } from "./testing-nutzer.ts";

const namen = async (wer: Nutzer, suche = "") =>
  (await kontakteLesen(wer, { suche, limit: 100 })).zeilen.map(({ name }) => name);
const anna = { name: "Anna Berger", email: "anna@berger.example" };
const abgesagt = (status: number, code?: string) => ({ status, ...(code && { koerper: { code } }) });

describe("Wer allein arbeitet,", () => {
  test("legt Kontakte an, findet, ändert und löscht sie; eine Adresse gibt es einmal", async ({ db }) => {
    const wer = await nutzer(db, "allein");
    const kontakt = await kontaktAnlegen(wer, anna);
    expect(kontakt).toMatchObject({ ...anna, geteilt: false, eigener: true, aenderbar: true });
    const gross = { name: "Jörg Öz", email: "ANNA@berger.example" };
    await expect(kontaktAnlegen(wer, gross)).rejects.toMatchObject(abgesagt(409, "existiert"));
    const joerg = await kontaktAnlegen(wer, { ...gross, email: "joerg@oez.example" });
    expect(await namen(wer)).toEqual(["Anna Berger", "Jörg Öz"]);
    expect([await namen(wer, "oz jorg"), await namen(wer, "BERGER.ex"), await namen(wer, "%")]).toEqual([
      ["Jörg Öz"],
      ["Anna Berger"],
      [],
    ]);
    await expect(kontaktAendern(wer, joerg.id, { email: anna.email })).rejects.toMatchObject(abgesagt(409));
    expect(await kontaktAendern(wer, joerg.id, { name: "Abel" })).toMatchObject({
      email: "joerg@oez.example",
    });
    expect(await namen(wer)).toEqual(["Abel", "Anna Berger"]);
    await kontaktLoeschen(wer, kontakt.id);
    await expect(kontaktLoeschen(wer, kontakt.id)).rejects.toMatchObject(abgesagt(404));
    await expect(kontaktAendern(wer, "unsinn", {})).rejects.toMatchObject(abgesagt(404));
    await expect(kontaktAendern(wer, joerg.id, { geteilt: true })).rejects.toMatchObject(
      abgesagt(400, "kein-team"),
    );
  });

  test("blättert durch Namen, auch wenn viele gleich heißen", async ({ db }) => {
    const wer = await nutzer(db, "viele");
    for (let i = 0; i < 7; i++)
      await kontaktAnlegen(wer, { name: i < 5 ? "Gleich" : "Zuletzt", email: `${i}@b.de` });
    const gesehen: string[] = [];
    for (let nach: string | undefined = ""; nach !== undefined; ) {
      const seite: Awaited<ReturnType<typeof kontakteLesen>> = await kontakteLesen(wer, { limit: 3, nach });
      gesehen.push(...seite.zeilen.map(({ email }) => email));
      nach = seite.weiter;
    }
    expect(gesehen.toSorted()).toEqual([
      "0@b.de",
      "1@b.de",
      "2@b.de",
      "3@b.de",
      "4@b.de",
      "5@b.de",
      "6@b.de",
    ]);
  });

  test("stimmt vorher der Vereinbarung zu", async ({ db }) => {
    const wer = await nutzer(db, "uneinig", { einig: false });
    await expect(kontaktAnlegen(wer, anna)).rejects.toMatchObject(abgesagt(403, "verschwiegenheit"));
  });
});

describe("Im Team", () => {
  test("ist Neues geteilt: alle lesen es, ändern dürfen es Urheber und Leitung, Persönliches sieht nur einer", async ({
    db,
  }) => {
    const leitung = await nutzer(db, "leitung", { leitet: true });
    const team = leitung.kanzleiId;
    const [eine, andere] = [await nutzer(db, "eine", { team }), await nutzer(db, "andere", { team })];
    const geteilt = await kontaktAnlegen(eine, anna);
    const eigener = await kontaktAnlegen(eine, { name: "Privat", email: "p@b.de" }, false);
    expect(geteilt.geteilt).toBe(true);
    expect([await namen(eine), await namen(andere), await namen(leitung)]).toEqual([
      ["Anna Berger", "Privat"],
      ["Anna Berger"],
      ["Anna Berger"],
    ]);
    await expect(kontaktAnlegen(andere, anna, false)).rejects.toMatchObject(abgesagt(409));
    for (const fremd of [andere, leitung])
      await expect(kontaktLoeschen(fremd, eigener.id)).rejects.toMatchObject(abgesagt(404));
    await expect(kontaktLoeschen(andere, geteilt.id)).rejects.toMatchObject(abgesagt(403, "nicht-eigener"));
    await expect(kontaktAendern(andere, geteilt.id, { name: "x" })).rejects.toMatchObject(abgesagt(403));
    expect(await kontaktAendern(leitung, geteilt.id, { name: "Anna B." })).toMatchObject({ geteilt: true });
    await expect(kontaktAendern(leitung, geteilt.id, { geteilt: false })).rejects.toMatchObject(
      abgesagt(403),
    );
    await kontaktAendern(eine, geteilt.id, { geteilt: false });
    expect(await namen(leitung)).toEqual([]);
    await kontaktAendern(eine, eigener.id, { geteilt: true });
    await kontaktLoeschen(leitung, eigener.id);
    const liest = await nutzer(db, "liest", { team, kanzleirolle: "nur-lesen" });
    await expect(kontaktAnlegen(liest, anna)).rejects.toMatchObject(abgesagt(403, "nur-lesen"));
  });

  test("bleibt Geteiltes beim Team, wenn jemand geht; Persönliches geht mit", async ({ db }) => {
    const leitung = await nutzer(db, "leitung", { leitet: true });
    const mitglied = await nutzer(db, "mitglied", { team: leitung.kanzleiId });
    await kontaktAnlegen(mitglied, anna);
    await kontaktAnlegen(mitglied, { name: "Privat", email: "p@b.de" }, false);
    const eigene = await db
      .selectFrom("kanzlei")
      .select("id")
      .where("inhaber", "=", mitglied.nutzer.id)
      .executeTakeFirstOrThrow();
    const gegangen = { ...mitglied, kanzleiId: eigene.id, nutzer: { ...mitglied.nutzer, teamId: null } };
    expect([await namen(gegangen), await namen(leitung)]).toEqual([["Privat"], ["Anna Berger"]]);
  });

  test("sieht ohne den zweiten Faktor, den das Team verlangt, niemand etwas", async ({ db }) => {
    const leitung = await nutzer(db, "leitung", { leitet: true });
    await db
      .updateTable("kanzlei")
      .set({ zweiter_faktor_noetig: true })
      .where("id", "=", leitung.kanzleiId)
      .execute();
    await expect(namen(leitung)).rejects.toMatchObject(abgesagt(403, "zweiter-faktor"));
  });
});

test("Mit der Datenbank als einzigem Wächter sieht und ändert eine andere Kanzlei nichts, und im Team nur die Richtigen", async ({
  db,
}) => {
  const leitung = await nutzer(db, "leitung", { leitet: true });
  const mitglied = await nutzer(db, "mitglied", { team: leitung.kanzleiId });
  const fremder = await nutzer(db, "fremder");
  const { id } = await kontaktAnlegen(leitung, anna);
  await kontaktAnlegen(leitung, { name: "Privat", email: "p@b.de" }, false);
  // Statements without any condition of their own.
  const alles = (wer: Nutzer) =>
    mandant(wer, async (tx) => ({
      gelesen: (await tx.selectFrom("kontakt").select("name").orderBy("name").execute()).map(
        ({ name }) => name,
      ),
      geaendert: (await tx.updateTable("kontakt").set({ vergleich: "x" }).executeTakeFirst()).numUpdatedRows,
      geloescht: (await tx.deleteFrom("kontakt").where("name", "=", "x").executeTakeFirst()).numDeletedRows,
    }));
  expect(await alles(fremder)).toEqual({ gelesen: [], geaendert: 0n, geloescht: 0n });
  expect(await alles(mitglied)).toEqual({ gelesen: ["Anna Berger"], geaendert: 0n, geloescht: 0n });
  expect(await alles(leitung)).toEqual({ gelesen: ["Anna Berger", "Privat"], geaendert: 2n, geloescht: 0n });
  const loeschen = (wer: Nutzer) =>
    mandant(wer, (tx) => tx.deleteFrom("kontakt").where("id", "=", id).executeTakeFirst());
  expect((await loeschen(mitglied)).numDeletedRows).toBe(0n);
  const untergeschoben = mandant(fremder, (tx) =>
    sql`insert into kontakt (kanzlei_id, erstellt_von, name, email, adresse, sortierung, vergleich, erstellt, geaendert)
      values (${leitung.kanzleiId}::uuid, ${fremder.nutzer.id}::uuid, 'x', 'x@y.z', 'x@y.z', 'x', 'x', now(), now())`.execute(
      tx,
    ),
  );
  await expect(untergeschoben).rejects.toMatchObject({ code: "42501" });
});

describe("Dubletten", () => {
  test("sind gleiche Namen mit anderer Adresse und gleiche Adressen; behalten wird, wen man wählt", async ({
    db,
  }) => {
    const leitung = await nutzer(db, "leitung", { leitet: true });
    const mitglied = await nutzer(db, "mitglied", { team: leitung.kanzleiId });
    const eigener = await kontaktAnlegen(leitung, { name: "Dr. Jonas Falk", email: "f@b.de" }, false);
    const geteilter = await kontaktAnlegen(mitglied, { name: "Falk, Jonas", email: "jonas@b.de" });
    await kontaktAnlegen(leitung, anna);
    expect(await namen(leitung)).toHaveLength(3);
    const { gruppen } = await moeglicheDoppelte(leitung);
    expect(gruppen.map((gruppe) => gruppe.map(({ id }) => id).toSorted())).toEqual([
      [eigener.id, geteilter.id].toSorted(),
    ]);
    await kontakteZusammenfuehren(leitung, { bleibt: geteilter.id, weg: [eigener.id, geteilter.id] });
    expect(await namen(leitung)).toEqual(["Anna Berger", "Falk, Jonas"]);
    expect(await moeglicheDoppelte(leitung)).toEqual({ gruppen: [], nach: undefined });
    // Of a member who could not see the personal one.
    const andere = await nutzer(db, "andere", { team: leitung.kanzleiId });
    await kontaktAnlegen(leitung, { name: "Meine", email: "m@b.de" }, false);
    await kontaktAnlegen(andere, { name: "Unsere", email: "M@b.de" });
    expect((await moeglicheDoppelte(leitung)).gruppen.map((g) => g.map(({ name }) => name))).toEqual([
      ["Meine", "Unsere"],
    ]);
  });

  test("stehen zu je fünfzig auf einer Seite, und keine fehlt", async ({ db }) => {
    const leitung = await nutzer(db, "leitung", { leitet: true });
    const zeilen = Array.from({ length: 130 }, (_, i) => `Name ${i % 65}x;m${i}@b.de`);
    const tabelle = lesen(new TextEncoder().encode(`Name;E-Mail\n${zeilen.join("\n")}\n`)) as Tabelle;
    await uebernehmen(leitung, tabelle, { zuordnung: { name: 0, email: 1 }, geteilt: false });
    const erste = await moeglicheDoppelte(leitung);
    const zweite = await moeglicheDoppelte(leitung, erste.nach);
    expect([erste.gruppen.length, zweite.gruppen.length, zweite.nach]).toEqual([50, 15, undefined]);
    const namen = [...erste.gruppen, ...zweite.gruppen].map(([einer]) => einer?.name);
    expect(new Set(namen).size).toBe(65);
  });
});

describe("Eingelesen", () => {
  const tabelle = (text: string) => lesen(new TextEncoder().encode(text)) as Tabelle;
  const zuordnung = { name: 0, email: 1 };

  test("wird, was neu ist; zweimal ist wie einmal, und ein zweiter Prozess legt nichts doppelt an", async ({
    eigene,
  }) => {
    const wer = await nutzer(eigene.db, "viel");
    await kontaktAnlegen(wer, anna);
    const zeilen = Array.from({ length: 2_000 }, (_, i) => `Kontakt ${i};k${i}@beispiel.example`);
    const datei = tabelle(["Name;E-Mail", "Anna;ANNA@berger.example", "Ohne;", ...zeilen].join("\n"));
    const erwartet = await vorschau(wer, datei, zuordnung);
    expect([erwartet.neu.length, erwartet.vorhanden.length, erwartet.abgelehnt.length]).toEqual([
      2_000, 1, 1,
    ]);
    const beide = await Promise.all([1, 2].map(() => uebernehmen(wer, datei, { zuordnung, geteilt: true })));
    expect(beide.map(({ neu }) => neu.length).toSorted((a, b) => a - b)).toEqual([0, 2_000]);
    const { zeilen: erste, weiter } = await kontakteLesen(wer, { suche: "kontakt 1", limit: 50 });
    expect([erste.length, weiter !== undefined]).toEqual([50, true]);
    await sql`insert into kontakt (konto_id, name, email, adresse, sortierung, vergleich, erstellt, geaendert)
      select ${wer.nutzer.id}::uuid, n::text, n || '@b', n || '@b', n::text, n::text, now(), now()
      from generate_series(1, 13000) n`.execute(eigene.db);
    const mehr = tabelle("Name;E-Mail\nEiner;einer@zuviel.example\n");
    await expect(uebernehmen(wer, mehr, { zuordnung, geteilt: true })).rejects.toMatchObject(
      abgesagt(409, "voll"),
    );
    await expect(kontaktAnlegen(wer, { name: "x", email: "x@y.de" })).rejects.toMatchObject(
      abgesagt(409, "voll"),
    );
    expect((await kontakteLesen(wer, { suche: "1299", limit: 50 })).zeilen.length).toBeGreaterThan(9);
  });
});

test("Die Ausfuhr nennt Eigenes und Geteiltes; mit dem Konto geht Persönliches, Geteiltes bleibt ohne Namen", async ({
  eigene,
}) => {
  const leitung = await nutzer(eigene.db, "leitung", { leitet: true });
  const mitglied = await nutzer(eigene.db, "mitglied", { team: leitung.kanzleiId });
  await kontaktAnlegen(leitung, { name: "Von der Leitung", email: "l@b.de" });
  await kontaktAnlegen(mitglied, anna);
  await kontaktAnlegen(mitglied, { name: "Privat", email: "p@b.de" }, false);
  const ausgefuehrt = async (wer: Nutzer) =>
    (
      (await mandant(wer, (tx) => kontaktausfuhr(tx, wer.nutzer.id))) as { contacts: { name: string }[] }
    ).contacts.map(({ name }) => name);
  expect(await ausgefuehrt(mitglied)).toEqual(["Anna Berger", "Privat"]);
  expect(await ausgefuehrt(leitung)).toEqual(["Anna Berger", "Von der Leitung"]);
  await eigene.db.deleteFrom("konto").where("id", "=", mitglied.nutzer.id).execute();
  expect(await namen(leitung)).toEqual(["Anna Berger", "Von der Leitung"]);
  const { rows } = await sql<{ offen: boolean; anzahl: number }>`
    select bool_or(erstellt_von is null) as offen, count(*)::int as anzahl from kontakt`.execute(eigene.db);
  expect(rows).toEqual([{ offen: true, anzahl: 2 }]);
});

describe("Zwei ändern einen geteilten Kontakt", () => {
  async function zuZweit(db: Parameters<typeof nutzer>[0]) {
    const leitung = await nutzer(db, "leitung", { leitet: true });
    const mitglied = await nutzer(db, "mitglied", { team: leitung.kanzleiId });
    const { id } = await kontaktAnlegen(mitglied, anna);
    return { leitung, mitglied, id, gesehen: { ...anna, geteilt: true } };
  }

  test("an verschiedenen Feldern: beides gilt, auch zugleich und als Aufruf mit nur einem Feld", async ({
    eigene: { db },
  }) => {
    const { leitung, mitglied, id, gesehen } = await zuZweit(db);
    await Promise.all([
      kontaktAendern(leitung, id, { ...gesehen, name: "Anna Falk" }, gesehen),
      kontaktAendern(mitglied, id, { ...gesehen, email: "falk@b.example" }, gesehen),
    ]);
    expect(await kontaktLesen(mitglied, id)).toMatchObject({ name: "Anna Falk", email: "falk@b.example" });
    await Promise.all([
      kontaktAendern(leitung, id, { name: "Anna Stein" }),
      kontaktAendern(mitglied, id, { email: "stein@b.example" }),
    ]);
    expect(await kontaktLesen(mitglied, id)).toMatchObject({ name: "Anna Stein", email: "stein@b.example" });
  });

  test("an demselben Feld: gefragt wird mit Wert, Name und Zeit; danach gilt, was entschieden ist", async ({
    db,
  }) => {
    const { leitung, mitglied, id, gesehen } = await zuZweit(db);
    await kontaktAendern(leitung, id, { ...gesehen, name: "Anna Falk" }, gesehen);
    const meiner = { ...gesehen, name: "Anna Stein" };
    await expect(kontaktAendern(mitglied, id, meiner, gesehen)).rejects.toMatchObject({
      status: 409,
      koerper: {
        code: "zugleich",
        conflicts: [
          { field: "name", yours: "Anna Stein", theirs: "Anna Falk", by: "leitung", at: expect.any(String) },
        ],
        current: { name: "Anna Falk", email: anna.email, shared: true },
      },
    });
    expect(await kontaktLesen(mitglied, id)).toMatchObject({ name: "Anna Falk" });
    await kontaktAendern(mitglied, id, meiner, { ...gesehen, name: "Anna Falk" });
    expect(await kontaktLesen(mitglied, id)).toMatchObject({ name: "Anna Stein" });
  });
});
