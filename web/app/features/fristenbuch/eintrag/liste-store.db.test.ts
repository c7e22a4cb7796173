import { randomUUID } from "node:crypto";
import { tag } from "@gebuehrenportal/recht";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { beimSuchen, betrieb, mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { type Buchnutzer, imBuch } from "../einstellung/buchzugang.server.ts";
import { musterfrist } from "../testing-buch.ts";
import { inhaber } from "../testing-nutzer.ts";
import type { Fristfelder } from "../worte/frist.ts";
import { fristenNachId } from "./frist-store.server.ts";
import { fristenFinden, fristenZaehlen, type Listenwahl } from "./liste-store.server.ts";
import { fristEintragen } from "./verbuchen.server.ts";

beforeEach(() => uhrStellen("2026-11-23T09:00:00Z"));
afterEach(() => uhrStellen());

const am = new Date("2026-11-03T09:00:00Z");

const eintragen = (wer: Buchnutzer, anders: Partial<Fristfelder>) =>
  mandant(wer, (tx) =>
    fristEintragen(tx, wer.kanzleiId, musterfrist({ vorfristen: [], ...anders }), {
      art: "gebucht",
      von: wer.nutzer.id,
      am,
    }),
  );

/** An entry that was done long ago, and as many others after it as make a book large. */
async function grossesBuch(db: Kysely<DB>, name: string): Promise<Buchnutzer> {
  const wer = await inhaber(db, name);
  const erledigt = { zustand: "erledigt" as const, erledigtAm: am };
  const alt = { ende: tag("2016-03-01"), sichererTag: tag("2016-03-01") };
  await eintragen(wer, { ...erledigt, ...alt, titel: `Nadel ${name}`, suchtext: "nadel im heu 100%" });
  const { id } = await eintragen(wer, { ...erledigt, titel: "Halm", suchtext: "halm im heu" });
  await betrieb((tx) =>
    sql`insert into frist select (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(),
        'ende', date '2017-01-01' + i, 'sicherer_tag', date '2017-01-01' + i))).*
      from frist f, generate_series(1, 1200) i where f.id = ${id}`.execute(tx),
  );
  return wer;
}

const titel = (wer: Buchnutzer, wahl: Partial<Listenwahl>) =>
  imBuch(wer, async (lage) =>
    (await fristenFinden(lage, { status: "erledigt", neueste: true, limit: 3, ...wahl })).map((f) => f.titel),
  );

describe("Im großen Buch findet die Suche", () => {
  test("ein seltenes Wort hinter tausend anderen Einträgen, und nur das der eigenen Kanzlei", async ({
    db,
  }) => {
    const wer = await grossesBuch(db, "Abel");
    await grossesBuch(db, "Fremd");
    expect(await titel(wer, { suche: "nadel" })).toEqual(["Nadel Abel"]);
    expect(await titel(wer, { suche: "HEU adel" })).toEqual(["Nadel Abel"]);
    expect(await titel(wer, { suche: "nadel halm" })).toEqual([]);
    expect(await titel(wer, { suche: "gibtesnicht" })).toEqual([]);
    expect(await titel(wer, { suche: "nadel", status: "offen" })).toEqual([]);
  });

  test("was auf jeden oder fast jeden Eintrag passt, in der Reihe der Liste und Seite für Seite", async ({
    db,
  }) => {
    const wer = await grossesBuch(db, "Abel");
    expect(await titel(wer, { suche: "heu" })).toEqual(["Halm", "Halm", "Halm"]);
    expect(await titel(wer, { suche: "heu", neueste: false })).toEqual(["Nadel Abel", "Halm", "Halm"]);
    // Too short for the index.
    expect(await titel(wer, { suche: "na" })).toEqual(["Nadel Abel"]);
    const nach = { ende: tag("2017-01-02"), id: "00000000-0000-4000-8000-000000000000" };
    expect(await titel(wer, { suche: "heu", nach })).toEqual(["Nadel Abel"]);
    expect(await titel(wer, { suche: "heu", neueste: false, nach, limit: 1 })).toEqual(["Halm"]);
  });

  test("Zeichen, die in Mustern etwas bedeuten, als sie selbst", async ({ db }) => {
    const wer = await grossesBuch(db, "Abel");
    expect(await titel(wer, { suche: "100%" })).toEqual(["Nadel Abel"]);
    expect(await titel(wer, { suche: "n_del" })).toEqual([]);
    expect(await titel(wer, { suche: "%%%" })).toEqual([]);
  });
});

test("Die Rolle der Suche sieht passende Kennungen der eigenen Kanzlei, sonst nichts, und endet mit ihr", async ({
  db,
}) => {
  const wer = await grossesBuch(db, "Abel");
  const fremd = await grossesBuch(db, "Fremd");
  const kennungen = (kanzleiId: string, muster: string) =>
    mandant({ ...wer, kanzleiId }, async (tx) => {
      const gefunden = await beimSuchen(tx, muster, () => tx.selectFrom("frist").select("id").execute());
      // Again under the role of the office.
      const eigene = await tx.selectFrom("frist").select(["id", "titel"]).execute();
      return gefunden.map(({ id }) => eigene.find((f) => f.id === id)?.titel);
    });
  expect(await kennungen(wer.kanzleiId, "%nadel%")).toEqual(["Nadel Abel"]);
  expect(await kennungen(fremd.kanzleiId, "%nadel%")).toEqual(["Nadel Fremd"]);
  expect(await kennungen("", "%nadel%")).toEqual([]);
  expect(await kennungen(wer.kanzleiId, "")).toEqual([]);
  for (const anweisung of [
    sql`select titel from frist`,
    sql`select suchtext from frist`,
    sql`update frist set titel = 'weg'`,
    sql`select * from fristvorfrist`,
    sql`select * from konto`,
  ])
    await expect(
      mandant(wer, (tx) => beimSuchen(tx, "%nadel%", () => anweisung.execute(tx))),
    ).rejects.toMatchObject({ code: "42501" });
});

test("Wartendes und Einträge eines Tages stehen in Listen für sich, vollständig gezählt", async ({ db }) => {
  const wer = await inhaber(db, "Abel");
  const offen = (ende: string, anders: Partial<Fristfelder> = {}) =>
    eintragen(wer, { ende: tag(ende), sichererTag: tag(ende), ...anders });
  await offen("2026-12-01", { titel: "Am Tag" });
  await offen("2026-12-08", { titel: "Vorzulegen", vorfristen: [tag("2026-12-01")] });
  await offen("2026-12-02", { titel: "Sicher", sichererTag: tag("2026-12-01") });
  await offen("2026-12-03", { titel: "Zu genehmigen", zustand: "zu-genehmigen", genehmigungNoetig: true });
  await offen("2026-12-04", { titel: "Freizugeben", freigabeGruende: ["ort-unbekannt"] });
  await offen("2026-12-01", { titel: "Erledigt", zustand: "erledigt", erledigtAm: am });
  const liste = (wahl: Partial<Listenwahl>) =>
    titel(wer, { status: "offen", neueste: false, limit: 9, ...wahl });
  expect(await liste({ am: tag("2026-12-01") })).toEqual(["Am Tag", "Sicher", "Vorzulegen"]);
  expect(await liste({ am: tag("2026-12-01"), status: "erledigt" })).toEqual(["Erledigt"]);
  expect(await liste({ wartend: true })).toEqual(["Zu genehmigen", "Freizugeben"]);
  const zahl = await imBuch(wer, (lage) => fristenZaehlen(lage, { status: "offen", wartend: true }));
  expect(zahl).toBe(2);
});

test("Ein Tag, an dem mehr eingetragen wurde, als eine Anweisung einzeln nennen kann, lässt sich lesen", async ({
  db,
}) => {
  const wer = await inhaber(db, "Abel");
  const { id } = await eintragen(wer, {});
  const ids = [...Array.from({ length: 70_000 }, () => randomUUID()), id];
  const gefunden = await mandant(wer, (tx) => fristenNachId(tx, wer.kanzleiId, ids));
  expect(gefunden.map((f) => f.id)).toEqual([id]);
});
