import { tag } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { fristLesen } from "../eintrag/frist-store.server.ts";
import { fristAendern, fristEintragen } from "../eintrag/verbuchen.server.ts";
import { kettenfehler } from "../protokoll/kette.server.ts";
import { kettenzeilenLesen } from "../protokoll/protokoll-store.server.ts";
import { musterfrist, zweiKanzleien } from "../testing-buch.ts";

const am = new Date("2026-11-02T09:00:00.000Z");
const buchtabellen = [
  "frist",
  "fristkette",
  "fristrechnung",
  "fristvorfrist",
  "fristvorgang",
  "fristvorgang_inhalt",
  "fristeneinstellung",
  "fristabwesenheit",
  "fristabendkontrolle",
  "fristtagesprotokoll",
  "fristerinnerung",
  "fristfeed",
  "fristmeldung",
  "fristperson",
];

describe("Das Fristenbuch einer Kanzlei", () => {
  test("führt jede Änderung in einer Kette, die die Datenbank selbst schreibt und die stimmt", async ({
    db,
  }) => {
    const [meier] = await zweiKanzleien(db);
    const { kanzleiId, nutzer } = meier;
    const id = await mandant(meier, async (tx) => {
      const frist = await fristEintragen(tx, kanzleiId, musterfrist(), {
        art: "gebucht",
        von: nutzer.id,
        am,
      });
      await fristAendern(
        tx,
        kanzleiId,
        frist,
        { bemerkung: "eilt", vorfristen: [tag("2026-11-10")] },
        { art: "geaendert", von: nutzer.id, am },
      );
      return frist.id;
    });
    const [zeilen, frist] = await mandant(meier, async (tx) => [
      await kettenzeilenLesen(tx, kanzleiId, { limit: 10 }),
      await fristLesen(tx, kanzleiId, id),
    ]);
    expect(zeilen.map(({ nr, art }) => [nr, art])).toEqual([
      [1, "gebucht"],
      [2, "geaendert"],
    ]);
    expect(kettenfehler(zeilen)).toBeUndefined();
    expect(frist).toMatchObject({
      stand: 2,
      bemerkung: "eilt",
      vorfristen: ["2026-11-10"],
      ende: "2026-11-16",
    });
    const verfaelscht = zeilen.map((z) => (z.nr === 1 ? { ...z, inhalt: "{}" } : z));
    expect(kettenfehler(verfaelscht)).toEqual({ nr: 1, fristId: id, grund: "inhalt" });
    expect(kettenfehler(zeilen.slice(1))).toMatchObject({ nr: 2, grund: "luecke" });
  });

  test("verliert keine Zeile: weder ein Eintrag noch das Protokoll lässt sich löschen oder umschreiben", async ({
    eigene,
  }) => {
    const [meier] = await zweiKanzleien(eigene.db);
    await mandant(meier, (tx) =>
      fristEintragen(tx, meier.kanzleiId, musterfrist(), { art: "gebucht", von: meier.nutzer.id, am }),
    );
    const verboten = { code: "42501" };
    for (const anweisung of [
      "delete from frist",
      "delete from fristvorgang",
      "update fristvorgang set art = 'anders'",
      "delete from fristvorgang_inhalt",
      "update fristvorgang_inhalt set inhalt = '{}'",
      "update fristrechnung set regelstand = ''",
      `insert into fristvorgang (kanzlei_id, nr, am, art, inhalt_hash) select kanzlei_id, 9, am, art, inhalt_hash from fristvorgang`,
    ]) {
      await expect(
        mandant(meier, (tx) => sql.raw(anweisung).execute(tx)),
        anweisung,
      ).rejects.toMatchObject(verboten);
      if (anweisung.startsWith("insert") || anweisung.includes("fristrechnung")) continue;
      // Nor can whoever owns the tables.
      await expect(
        eigene.pool.query(`begin; set local app.betrieb = '1'; ${anweisung}; commit`),
      ).rejects.toMatchObject(verboten);
      await eigene.pool.query("rollback");
    }
    // Only a Kanzlei as a whole goes.
    await eigene.pool.query("begin; set local app.betrieb = '1'; delete from konto; commit");
    const { rows } = await eigene.pool.query("select count(*) as n from fristvorgang");
    expect(rows).toEqual([{ n: 0 }]);
  });
});

test("Mit der Datenbank als einziger Wache sieht und ändert eine Kanzlei nichts von einer anderen", async ({
  db,
}) => {
  const [meier, schulz] = await zweiKanzleien(db);
  const { kanzleiId, nutzer } = meier;
  await mandant(meier, async (tx) => {
    const { id } = await fristEintragen(tx, kanzleiId, musterfrist(), { art: "gebucht", von: nutzer.id, am });
    const werte = { kanzlei_id: kanzleiId, tag: tag("2026-11-02") };
    await tx.insertInto("fristeneinstellung").values({ kanzlei_id: kanzleiId, geaendert: am }).execute();
    await tx
      .insertInto("fristabwesenheit")
      .values({ kanzlei_id: kanzleiId, konto_id: nutzer.id, von: werte.tag, bis: werte.tag, erstellt: am })
      .execute();
    await tx.insertInto("fristabendkontrolle").values(werte).execute();
    await tx
      .insertInto("fristtagesprotokoll")
      .values({ ...werte, kopf_nr: 1, kopf_hash: Buffer.alloc(32) })
      .execute();
    await tx
      .insertInto("fristerinnerung")
      .values({ ...werte, frist_id: id, art: "vorfrist", an: nutzer.id, erstellt: am })
      .execute();
    await tx
      .insertInto("fristmeldung")
      .values({ kanzlei_id: kanzleiId, frist_id: id, von: nutzer.id, erstellt: am })
      .execute();
    await tx
      .insertInto("fristfeed")
      .values({ kanzlei_id: kanzleiId, konto_id: nutzer.id, marke_hash: Buffer.alloc(32, 1), erstellt: am })
      .execute();
    await tx
      .insertInto("fristkette")
      .values({
        kanzlei_id: kanzleiId,
        aktenzeichen: "12/26",
        ereignis: "zustellung",
        schluessel: "a",
        erstellt: am,
      })
      .execute();
    await sql`insert into fristrechnung (kanzlei_id, frage, ergebnis, rechenstand, regelstand, erstellt)
      values (${kanzleiId}, '{}', '{}', '1', '1', ${am})`.execute(tx);
  });
  const zeilen = (tabelle: string) =>
    mandant(schulz, async (tx) => (await sql`select * from ${sql.table(tabelle)}`.execute(tx)).rows.length);
  for (const tabelle of buchtabellen) {
    const eigene = await mandant(meier, (tx) => sql`select * from ${sql.table(tabelle)}`.execute(tx));
    expect([tabelle, eigene.rows.length]).toEqual([tabelle, 1]);
    expect([tabelle, await zeilen(tabelle)]).toEqual([tabelle, tabelle === "fristperson" ? 1 : 0]);
  }
  const fremd = await mandant(schulz, (tx) => sql`update frist set titel = 'fremd'`.execute(tx));
  expect(fremd.numAffectedRows).toBe(0n);
});
