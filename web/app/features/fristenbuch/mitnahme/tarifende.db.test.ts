import { tag } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { buchausfuhr } from "../beitraege/ausfuhr-store.server.ts";
import { abwesenheitAnlegen } from "../einstellung/abwesenheit-store.server.ts";
import type { Buchnutzer } from "../einstellung/buchzugang.server.ts";
import { erledigen } from "../eintrag/aendern.server.ts";
import { fristEintragen } from "../eintrag/verbuchen.server.ts";
import { anFristenErinnern } from "../erinnerung/erinnern.server.ts";
import { kalenderAnlegen } from "../erinnerung/feed.server.ts";
import { musterfrist } from "../testing-buch.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import type { Frist, Fristfelder } from "../worte/frist.ts";
import * as mitnahme from "./mitnahme.server.ts";
import { buchVorTarifende, tarifendenHeute } from "./tarifende.server.ts";

// Monday 2026-11-16, 09:00 in Berlin; the sample ends on this day.
beforeEach(() => uhrStellen("2026-11-16T08:00:00Z"));
afterEach(() => uhrStellen());

const portal = "https://portal.example";
const eintragen = ({ kanzleiId, nutzer }: Buchnutzer, anders: Partial<Fristfelder> = {}): Promise<Frist> =>
  mandant({ kanzleiId, nutzer }, (tx) =>
    fristEintragen(tx, kanzleiId, musterfrist({ erstelltVon: nutzer.id, ...anders }), {
      art: "gebucht",
      von: nutzer.id,
      am: new Date("2026-11-02T08:00:00Z"),
    }),
  );
const endet = (db: Kysely<DB>, wer: Buchnutzer, am: string) =>
  db
    .updateTable("konto")
    .set({ tarif_bis: new Date(am) })
    .where("id", "=", wer.nutzer.id)
    .execute();
async function senden(): Promise<number> {
  let anzahl = 0;
  for (const { kanzleiId, ende } of await tarifendenHeute())
    anzahl += await buchVorTarifende(kanzleiId, ende, portal);
  return anzahl;
}
/** Mails since the last look, with the names and texts of their files. */
async function post(db: Kysely<DB>) {
  const mails = await db
    .selectFrom("mail_auftrag")
    .select(["id", "an", "art", "text"])
    .orderBy("an")
    .execute();
  const anhaenge = await db.selectFrom("mail_anhang").selectAll().orderBy("nr").execute();
  await db.deleteFrom("mail_auftrag").execute();
  return mails.map((mail) => ({
    ...mail,
    dateien: anhaenge
      .filter(({ mail_id }) => mail_id === mail.id)
      .map(({ name, inhalt }) => ({ name, text: inhalt.toString() })),
  }));
}

test("Vierzehn und drei Tage vor dem Ende des Tarifs bekommen alle im Büro das ganze Buch, je ein Mal", async ({
  db,
}) => {
  const chef = await inhaber(db, "Meier");
  await kollegin(db, chef, "Renate", "fachangestellte");
  const leer = await inhaber(db, "Leer");
  await endet(db, leer, "2026-11-18T23:00:00Z");
  const frueher = { ende: tag("2026-11-13"), sichererTag: tag("2026-11-13") };
  await eintragen(chef, { titel: "erledigt", ...frueher }).then(({ id }) => erledigen(chef, { id }, null));
  await eintragen(chef);
  // Until the first of December, the last day is the thirtieth.
  await endet(db, chef, "2026-11-30T23:00:00Z");
  expect(await senden()).toBe(0);
  uhrStellen("2026-11-17T05:59:00Z");
  expect(await senden()).toBe(0);
  uhrStellen("2026-11-17T06:00:00Z");
  const gelesen = vi.spyOn(mitnahme, "buchbestand");
  expect([await senden(), await senden()]).toEqual([2, 0]);
  // Asked every half hour, it makes no papers for mails that have gone.
  expect(gelesen).toHaveBeenCalledTimes(1);
  gelesen.mockRestore();
  const mails = await post(db);
  expect(mails.map(({ an, art }) => `${an} ${art}`)).toEqual([
    "meier@kanzlei.example frist-tarifende",
    "renate@kanzlei.example frist-tarifende",
  ]);
  const [{ text, dateien = [] } = {}] = mails;
  expect(text).toContain("am 01.12.2026 endet der Tarif");
  expect(text).toContain(`${portal}/konto/fristen`);
  expect(dateien.map(({ name }) => name)).toEqual(
    ["pdf", "csv", "ics"].map((endung) => `Fristenbuch 2026-11-17.${endung}`),
  );
  expect(dateien[0]?.text).toMatch(/^%PDF-/);
  expect(
    dateien[1]?.text
      .split("\n")
      .slice(1)
      .join("\n")
      .match(/;Erledigt;|;Offen;/g),
  ).toEqual([";Erledigt;", ";Offen;"]);
  expect(dateien[2]?.text.match(/^SUMMARY:Frist/gm)).toHaveLength(1);
  for (const datei of dateien) expect(datei.text).not.toMatch(/Stellungnahme|12\/26/);
  uhrStellen("2026-11-27T08:00:00Z");
  expect(await senden()).toBe(0);
  uhrStellen("2026-11-28T08:00:00Z");
  expect([await senden(), await senden()]).toEqual([2, 0]);
  uhrStellen("2026-12-01T08:00:00Z");
  expect(await senden()).toBe(0);
});

test("Wer zu einem Tarif ohne Fristenbuch wechselt, bekommt es ebenso", async ({ db }) => {
  const chef = await inhaber(db, "Meier");
  await eintragen(chef);
  const vertrag = {
    typ: "premium",
    zyklus: "monthly",
    zustand: "active",
    preis: 100,
    steuerfall: "inland",
    bestellt_am: new Date("2026-10-18T08:00:00Z"),
    widerruf_bis: tag("2026-11-01"),
    widerruf_ab: tag("2026-11-01"),
    testhinweis: false,
    ausdruecklicher_beginn: true,
    ausgesetzt: false,
    periode_von: tag("2026-10-18"),
    periode_bis: tag("2026-11-18"),
    wechsel_zu: "teams",
    konto_id: chef.nutzer.id,
    forderungen: "[]",
    abschnitte: "[]",
    belege: 0,
  };
  await db.insertInto("abovertrag").values(vertrag).execute();
  expect(await senden()).toBe(0);
  await db.updateTable("abovertrag").set({ wechsel_zu: "basic" }).execute();
  expect(await senden()).toBe(1);
  expect((await post(db))[0]?.text).toContain("am 18.11.2026 endet der Tarif");
});

test("Ohne Tarif führt der Brief am Morgen dorthin, wo sich erledigen und ausführen lässt, bis nichts mehr offen ist", async ({
  db,
}) => {
  const chef = await inhaber(db, "Meier");
  const { id } = await eintragen(chef, { bemerkung: "=1+1" });
  await endet(db, chef, "2026-11-16T07:00:00Z");
  await anFristenErinnern(portal);
  const brief = (await post(db)).find(({ art }) => art === "frist-tagesbrief");
  expect(brief?.text).toContain(`${portal}/konto/fristen`);
  const { name, inhalt } = await mitnahme.buchMitnehmen(chef, "csv");
  const csv = new TextDecoder().decode(inhalt);
  expect(name).toBe("Fristenbuch 2026-11-16.csv");
  expect(csv).toContain("Stellungnahme");
  expect(csv).toContain(";'=1+1;");
  await expect(mitnahme.buchMitnehmen(chef, "toString")).rejects.toMatchObject({ status: 404 });
  await erledigen(chef, { id }, null);
  uhrStellen("2026-11-17T08:00:00Z");
  expect(await anFristenErinnern(portal)).toBe(0);
});

test("Die Ausfuhr eines Kontos nennt seine Erinnerungen, Briefe, Abwesenheiten und Kalender, ohne deren Adressen", async ({
  db,
}) => {
  const chef = await inhaber(db, "Meier");
  await eintragen(chef);
  await anFristenErinnern(portal);
  const { url } = await kalenderAnlegen(chef, "frist", portal);
  const weg = { kontoId: chef.nutzer.id, vertretung: null, von: tag("2026-12-01"), bis: tag("2026-12-02") };
  await mandant(chef, (tx) => abwesenheitAnlegen(tx, chef.kanzleiId, weg, new Date()));
  const ausfuhr = await buchausfuhr(db as never, chef.nutzer.id);
  expect(ausfuhr).toMatchObject({
    deadlineReminders: [{ kind: "tag", day: "2026-11-16", confirmedAt: null }],
    deadlineLetters: [{ kind: "tagesbrief", day: "2026-11-16" }],
    deadlineAbsences: [{ from: "2026-12-01" }],
    deadlineFeeds: [{ content: "frist", revokedAt: null }],
  });
  expect(JSON.stringify(ausfuhr)).not.toContain(new URL(url).searchParams.get("marke"));
});
