import { tag } from "@gebuehrenportal/recht";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { faelligeKontenLoeschen } from "#features/konto/testing.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { betrieb, type Mandant, mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { listenzeile } from "./ansichten/zeile.ts";
import { personenLesen } from "./einstellung/personen-store.server.ts";
import { erledigen } from "./eintrag/aendern.server.ts";
import { fristAnlegen } from "./eintrag/aufruf/aufruf.server.ts";
import { neueFrist } from "./eintrag/aufruf/contract.ts";
import { alsFristen, fristen, fristFesthalten, fristSchreiben } from "./eintrag/frist-store.server.ts";
import { fristZeigen } from "./eintrag/fristbild.server.ts";
import { aufRechtsaenderungPruefen } from "./nachpruefung/rechtsaenderung.server.ts";
import { vorgaengeDerFrist } from "./protokoll/protokoll-store.server.ts";
import { buchPruefen } from "./pruefung/pruefen.server.ts";
import { inhaber, kollegin } from "./testing-nutzer.ts";
import { namenVon } from "./worte/papierworte.ts";

beforeEach(() => uhrStellen("2026-11-03T09:00:00Z"));
afterEach(() => uhrStellen());

const rule = {
  title: "Berufung",
  rule: "zpo-517",
  eventDate: "2026-11-02",
  state: "BE",
  aktenzeichen: "1/26",
};

/** One row in every table of an office; what use cases do not write here is written as it stands in the table. */
async function volleKanzlei(db: Kysely<DB>, name = "Meier") {
  const wer = await inhaber(db, name);
  const frist = await fristAnlegen(wer, neueFrist.parse(rule));
  await aufRechtsaenderungPruefen("https://portal.example");
  const { kanzleiId, nutzer } = wer;
  const [k, ich] = [sql`${kanzleiId}::uuid`, sql`${nutzer.id}::uuid`];
  const hash = sql`sha256(convert_to(${name}, 'UTF8'))`;
  for (const anweisung of [
    sql`insert into fristeneinstellung (kanzlei_id, geaendert) values (${k}, now())`,
    sql`insert into fristabwesenheit (kanzlei_id, konto_id, von, bis, erstellt) values (${k}, ${ich}, '2026-12-01', '2026-12-02', now())`,
    sql`insert into fristabendkontrolle (kanzlei_id, tag) values (${k}, '2026-11-03')`,
    sql`insert into fristtagesprotokoll (kanzlei_id, tag, kopf_nr, kopf_hash) values (${k}, '2026-11-03', 1, ${hash})`,
    sql`insert into fristerinnerung (kanzlei_id, frist_id, art, tag, an, erstellt, marke_hash) values (${k}, ${frist.id}, 'tag', '2026-12-02', ${ich}, now(), ${hash})`,
    sql`insert into fristkopfempfang (kanzlei_id, konto_id) values (${k}, ${ich})`,
    sql`insert into fristmeldung (frist_id, kanzlei_id, von, erstellt) values (${frist.id}, ${k}, ${ich}, now())`,
    sql`insert into fristfeed (kanzlei_id, konto_id, marke_hash, erstellt) values (${k}, ${ich}, ${hash}, now())`,
    sql`insert into fristsendung (kanzlei_id, art, tag, an, erstellt) values (${k}, 'tagesbrief', '2026-11-03', ${ich}, now())`,
    sql`insert into fristortsklaerung (kanzlei_id, ort_id, gilt, am) values (${k}, 'ag-forchheim', true, now())`,
    sql`insert into termin (kanzlei_id, art, titel, tag, erster, erstellt, geaendert) values (${k}, 'termin', 'Sitzung', '2026-12-01', '2026-12-01', now(), now())`,
    sql`insert into termintag (kanzlei_id, termin_id, tag) select ${k}, id, '2026-12-01' from termin where kanzlei_id = ${k}`,
    sql`insert into terminvorgang (kanzlei_id, termin_id, stand, am, art, inhalt) select ${k}, id, 1, now(), 'eingetragen', '{}' from termin where kanzlei_id = ${k}`,
    sql`insert into terminerinnerung (kanzlei_id, termin_id, tag, faellig, an, erstellt) select ${k}, id, '2026-12-01', now(), ${ich}, now() from termin where kanzlei_id = ${k}`,
    sql`insert into fristvorlage (kanzlei_id, erstellt_von, name, wochen, erstellt, geaendert) values (${k}, ${ich}, 'Replik', 2, now(), now())`,
    sql`insert into posteingang (kanzlei_id, von, art, zugestellt_am, stand, erstellt, geaendert)
      values (${k}, 'Landgericht Köln', 'urteil', '2026-11-02', 1, now(), now())`,
    sql`insert into rubrum (kanzlei_id, akte, rubrum, stand, geaendert) values (${k}, '1/26', 'Meier ./. Schulze', 1, now())`,
    sql`insert into kontakt (kanzlei_id, erstellt_von, name, email, adresse, sortierung, vergleich, erstellt, geaendert)
      values (${k}, ${ich}, 'Gegner', 'g@gegner.example', 'g@gegner.example', 'gegner', 'gegner', now(), now())`,
  ])
    await betrieb((tx) => anweisung.execute(tx));
  return { wer, frist };
}

type Tabelle = { readonly name: string; readonly geschuetzt: boolean };

/** Every table of book, Termine, templates and contacts, as the database itself lists them. */
async function tabellen(db: Kysely<DB>): Promise<readonly Tabelle[]> {
  const { rows } =
    await sql<Tabelle>`select relname as name, relrowsecurity and relforcerowsecurity as geschuetzt
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and (relname like 'frist%' or relname like 'termin%' or relname like 'kontakt%'
        or relname in ('posteingang', 'rubrum')) order by 1`.execute(db);
  return rows;
}

/** Rows as JSON, without any condition of the application. */
const zeilen = (name: string) =>
  sql<{ zeile: unknown }>`select to_jsonb(t) as zeile from ${sql.table(name)} t order by 1`;
const sichtbar = (wer: Mandant, name: string) =>
  mandant(wer, async (tx) => (await zeilen(name).execute(tx)).rows.map(({ zeile }) => zeile));
const alle = (name: string) =>
  betrieb(async (tx) => (await zeilen(name).execute(tx)).rows.map(({ zeile }) => zeile));

/** How many rows a statement has changed; refused by the database: none. */
async function geaendert(wer: Mandant, anweisung: ReturnType<typeof sql>): Promise<bigint> {
  try {
    return (await mandant(wer, (tx) => anweisung.execute(tx))).numAffectedRows ?? 0n;
  } catch (fehler) {
    expect(fehler).toMatchObject({ code: "42501" });
    return 0n;
  }
}

describe("Fragt die Anwendung selbst nach nichts, hält die Datenbank die Kanzleien auseinander:", () => {
  test("in keiner Tabelle des Buches, der Termine, der Vorlagen und der Kontakte sieht eine andere Kanzlei etwas", async ({
    db,
  }) => {
    const { wer } = await volleKanzlei(db);
    const fremd = await inhaber(db, "Schulz");
    const niemand = { kanzleiId: "", nutzer: { id: "" } };
    const gefunden = await tabellen(db);
    expect(gefunden.length).toBeGreaterThan(15);
    for (const { name, geschuetzt } of gefunden) {
      expect([name, geschuetzt]).toEqual([name, true]);
      expect([name, (await sichtbar(wer, name)).length > 0]).toEqual([name, true]);
      expect([name, await sichtbar(fremd, name)]).toEqual([name, []]);
      expect([name, await sichtbar(niemand, name)]).toEqual([name, []]);
    }
  });

  test("und in keiner ändert, löscht oder unterschiebt sie etwas", async ({ db }) => {
    await volleKanzlei(db);
    const fremd = await inhaber(db, "Schulz");
    for (const { name } of await tabellen(db)) {
      const vorher = await alle(name);
      const tabelle = sql.table(name);
      expect(vorher.length, name).toBeGreaterThan(0);
      const nehmen = sql`update ${tabelle} set kanzlei_id = ${fremd.kanzleiId}::uuid`;
      const unterschieben = sql`insert into ${tabelle}
        select (jsonb_populate_record(null::${tabelle}, ${JSON.stringify(vorher[0])}::jsonb)).*`;
      expect([name, await geaendert(fremd, nehmen)]).toEqual([name, 0n]);
      expect([name, await geaendert(fremd, sql`delete from ${tabelle}`)]).toEqual([name, 0n]);
      expect([name, await geaendert(fremd, unterschieben)]).toEqual([name, 0n]);
      expect([name, await alle(name)]).toEqual([name, vorher]);
    }
  });

  test("auch nicht mit der Kennung der anderen in den eigenen Abfragen des Buches", async ({ db }) => {
    const { wer, frist } = await volleKanzlei(db);
    const fremd = await inhaber(db, "Schulz");
    const { kanzleiId } = wer;
    await mandant(fremd, async (tx) => {
      expect(await alsFristen(fristen(tx, kanzleiId))).toEqual([]);
      expect(await fristFesthalten(tx, kanzleiId, frist.id)).toBeUndefined();
      expect(await vorgaengeDerFrist(tx, kanzleiId, frist.id)).toEqual([]);
      expect((await personenLesen(tx)).map(({ name }) => name)).toEqual(["Schulz"]);
      await fristSchreiben(
        tx,
        kanzleiId,
        frist.id,
        { ende: tag("2030-01-01") },
        { stand: 9, am: new Date() },
      );
    });
    expect(await mandant(wer, (tx) => fristFesthalten(tx, kanzleiId, frist.id))).toMatchObject({
      ende: "2026-12-02",
      stand: frist.stand,
    });
  });
});

const zumLoeschen = (db: Kysely<DB>, id: string) =>
  db
    .updateTable("konto")
    .set({ loeschung_am: new Date("2026-11-02T09:00:00Z") })
    .where("id", "=", id)
    .execute();

describe("Gelöscht wird eine Kanzlei", () => {
  test("als Ganzes mit dem Konto, dem sie gehört, nie Zeile für Zeile, und keine andere", async ({ db }) => {
    const { wer } = await volleKanzlei(db);
    const { wer: andere } = await volleKanzlei(db, "Schulz");
    const namen = (await tabellen(db)).map(({ name }) => name);
    for (const name of [
      "frist",
      "fristkette",
      "fristrechnung",
      "fristvorgang",
      "fristvorgang_inhalt",
      "posteingang",
      "rubrum",
      "termin",
      "terminvorgang",
    ])
      await expect(
        betrieb((tx) => sql`delete from ${sql.table(name)}`.execute(tx)),
        name,
      ).rejects.toMatchObject({
        code: "42501",
      });
    const bleibt = new Map<string, unknown>();
    for (const name of namen) bleibt.set(name, await sichtbar(andere, name));
    await zumLoeschen(db, wer.nutzer.id);
    expect(await faelligeKontenLoeschen([])).toBe(1);
    for (const name of namen) expect([name, await alle(name)]).toEqual([name, bleibt.get(name)]);
    expect(await mandant(andere, (tx) => buchPruefen(tx, andere.kanzleiId))).toMatchObject({ fehler: [] });
  });

  test("nicht, wenn jemand anderes geht: der heißt dort, wie er beim Handeln hieß, und das Protokoll stimmt", async ({
    db,
  }) => {
    const chefin = await inhaber(db, "Meier");
    const refa = await kollegin(db, chefin, "Huber", "fachangestellte");
    const frist = await fristAnlegen(refa, neueFrist.parse(rule));
    // Married in between: each line keeps the name of its time.
    await db.updateTable("konto").set({ name: "Huber-Lang" }).where("id", "=", refa.nutzer.id).execute();
    uhrStellen("2026-11-03T10:00:00Z");
    await erledigen(refa, { id: frist.id }, null);
    await zumLoeschen(db, refa.nutzer.id);
    expect(await faelligeKontenLoeschen([])).toBe(1);
    const bild = await fristZeigen(chefin, frist.id);
    const name = namenVon(bild.personen, bild.namen);
    expect(bild.vorgaenge.map(({ art, von, am }) => [art, name(von, am)])).toEqual([
      ["gebucht", "Huber"],
      ["erledigt", "Huber-Lang"],
    ]);
    expect(listenzeile(bild.frist, tag("2026-11-03"), name).verantwortlich).toBe(
      "Huber-Lang (ausgeschieden)",
    );
    expect(await mandant(chefin, (tx) => buchPruefen(tx, chefin.kanzleiId))).toMatchObject({
      zeilen: 2,
      fehler: [],
    });
  });
});
