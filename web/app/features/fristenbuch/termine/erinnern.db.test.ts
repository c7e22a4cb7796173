import { tag } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { icsDatei } from "#dokumente/kalender/ics.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { abwesenheitAnlegen } from "../einstellung/abwesenheit-store.server.ts";
import type { Buchnutzer } from "../einstellung/buchzugang.server.ts";
import { einstellungSchreiben, grundeinstellung } from "../einstellung/einstellung-store.server.ts";
import { kalenderAnlegen, kalenderdatei } from "../erinnerung/feed.server.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import { anTermineErinnern } from "./erinnern.server.ts";
import type { Terminangaben, Terminart } from "./termin.ts";
import { terminAendern, terminEintragen, wiedervorlageErledigen } from "./termine.server.ts";
import { mustertermin } from "./testing-termin.ts";

beforeEach(() => uhrStellen("2026-11-30T09:00:00Z"));
afterEach(() => uhrStellen());

const erinnern = () => anTermineErinnern("https://portal.example");
const eintragen = (wer: Buchnutzer, anders: Partial<Terminangaben> = {}, art: Terminart = "termin") => {
  const { titel, aktenzeichen, tag: am, von, bis, ort, notiz, wiederholung } = mustertermin();
  const angaben = {
    titel,
    aktenzeichen,
    tag: am,
    von,
    bis,
    ort,
    notiz,
    wiederholung,
    person: null,
    erinnerung: 60,
  };
  return terminEintragen(wer, art, { ...angaben, ...anders });
};
const wiedervorlage = { von: null, bis: null, ort: "", erinnerung: 0 };
const voll = (wer: Buchnutzer) =>
  mandant(wer, (tx) =>
    einstellungSchreiben(tx, wer.kanzleiId, { ...grundeinstellung, erinnerungsinhalt: "voll" }, new Date()),
  );

/** Mails since the last look. */
async function post(db: Kysely<DB>) {
  const mails = await db.selectFrom("mail_auftrag").select(["an", "betreff", "text"]).orderBy("an").execute();
  await db.deleteFrom("mail_auftrag").execute();
  return mails.map(({ an, betreff, text }) => ({ an: an.split("@")[0], betreff, text: text ?? "" }));
}

describe("Erinnert wird", () => {
  test("zur gewünschten Zeit, ein Mal, mit nicht mehr Worten als gewählt", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    await eintragen(wer);
    uhrStellen("2026-12-07T06:59:00Z");
    expect(await erinnern()).toBe(0);
    uhrStellen("2026-12-07T07:00:00Z");
    expect(await erinnern()).toBe(1);
    expect(await erinnern()).toBe(0);
    const [mail] = await post(db);
    expect(mail?.betreff).toBe("Termin: heute, 07.12.2026, 09:00 Uhr");
    expect(mail?.text).not.toMatch(/Verhandlung|12\/26|Dresden/);
  });

  test("auch zweier Aufrufe zugleich nur ein Mal", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    await eintragen(wer);
    uhrStellen("2026-12-07T07:00:00Z");
    const beide = await Promise.all([erinnern(), erinnern()]);
    expect(beide.toSorted()).toEqual([0, 1]);
  });

  test("an alles, was zugleich fällig ist, in einer Mail an jede Person", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const anna = await kollegin(db, wer, "Anna", "fachangestellte");
    await voll(wer);
    await eintragen(wer, { ...wiedervorlage, titel: "Sachstand", person: anna.nutzer.id }, "wiedervorlage");
    await eintragen(wer, { von: null, bis: null, erinnerung: 0 });
    uhrStellen("2026-12-07T06:00:00Z");
    expect(await erinnern()).toBe(2);
    const [anAnna, anMeier] = await post(db);
    expect(anAnna?.betreff).toBe("2 Termine und Wiedervorlagen");
    expect(anAnna?.text).toContain("heute, 07.12.2026: Wiedervorlage: Sachstand, 12/26");
    expect(anMeier?.text).toContain("Termin: Verhandlung, 12/26 (Landgericht Dresden, Saal 3)");
  });

  test("wer vertritt, wenn die Person abwesend ist", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const anna = await kollegin(db, wer, "Anna", "fachangestellte");
    const bert = await kollegin(db, wer, "Bert", "fachangestellte");
    await mandant(wer, (tx) =>
      abwesenheitAnlegen(
        tx,
        wer.kanzleiId,
        {
          kontoId: anna.nutzer.id,
          von: tag("2026-12-07"),
          bis: tag("2026-12-07"),
          vertretung: bert.nutzer.id,
        },
        new Date(),
      ),
    );
    await eintragen(wer, { person: anna.nutzer.id });
    uhrStellen("2026-12-07T07:30:00Z");
    await erinnern();
    expect((await post(db)).map(({ an }) => an)).toEqual(["bert"]);
  });

  test("einen Tag vorher zur selben Uhrzeit, auch wenn dazwischen die Uhren umgestellt werden", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    await eintragen(wer, { tag: tag("2027-03-28"), erinnerung: 24 * 60 });
    // Am 27.3. gilt noch Winterzeit: 09:00 Uhr sind 08:00 UTC.
    uhrStellen("2027-03-27T07:59:00Z");
    expect(await erinnern()).toBe(0);
    uhrStellen("2027-03-27T08:00:00Z");
    expect(await erinnern()).toBe(1);
  });

  test("von neuem, was verlegt wird; nicht mehr, was erledigt oder vorbei ist oder zu spät eingetragen", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const { id } = await eintragen(wer);
    uhrStellen("2026-12-07T07:00:00Z");
    expect(await erinnern()).toBe(1);
    await terminAendern(wer, { id }, { von: "11:00", bis: null }, {});
    expect(await erinnern()).toBe(0);
    uhrStellen("2026-12-07T09:00:00Z");
    expect(await erinnern()).toBe(1);
    const erledigt = await eintragen(wer, { ...wiedervorlage, tag: tag("2026-12-08") }, "wiedervorlage");
    await wiedervorlageErledigen(wer, { id: erledigt.id }, { tag: undefined, erledigt: true });
    await eintragen(wer, { tag: tag("2026-12-07"), von: "10:30", bis: null });
    await eintragen(wer, { tag: tag("2026-12-08"), von: "01:00", bis: null });
    uhrStellen("2026-12-08T07:00:00Z");
    expect(await erinnern()).toBe(0);
  });

  test("ohne Tarif niemand", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    await eintragen(wer);
    await db.updateTable("konto").set({ tarif: "free" }).where("id", "=", wer.nutzer.id).execute();
    uhrStellen("2026-12-07T07:00:00Z");
    expect(await erinnern()).toBe(0);
  });
});

test("Der persönliche Kalender bringt die eigenen Termine und die der Kanzlei, mit ihrer Art", async ({
  db,
}) => {
  const wer = await inhaber(db, "Meier");
  const anna = await kollegin(db, wer, "Anna", "fachangestellte");
  await voll(wer);
  await eintragen(wer, { titel: "Besprechung" });
  await eintragen(wer, { ...wiedervorlage, titel: "Meiers Akte", person: wer.nutzer.id }, "wiedervorlage");
  await eintragen(wer, { titel: "Annas Termin", person: anna.nutzer.id });
  const { url } = await kalenderAnlegen(wer, "voll", "https://portal.example");
  const datei = await kalenderdatei(new URL(url).searchParams.get("marke") ?? "");
  expect(datei).toContain("SUMMARY:Termin: Besprechung\\, 12/26");
  expect(datei).toContain("CATEGORIES:Termin\r\n");
  expect(datei).toContain("SUMMARY:Wiedervorlage: Meiers Akte\\, 12/26");
  expect(datei).toContain("CATEGORIES:Wiedervorlage\r\n");
  expect(datei).not.toContain("Annas Termin");
  expect(icsDatei([], tag("2026-11-30"), "leer")).not.toContain("VTIMEZONE");
});
