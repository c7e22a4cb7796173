import { type Tag, tag } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { abwesenheitAnlegen } from "../einstellung/abwesenheit-store.server.ts";
import type { Buchnutzer } from "../einstellung/buchzugang.server.ts";
import { einstellungSchreiben, grundeinstellung } from "../einstellung/einstellung-store.server.ts";
import { erledigen } from "../eintrag/aendern.server.ts";
import { fristZeigen } from "../eintrag/fristbild.server.ts";
import { fristEintragen } from "../eintrag/verbuchen.server.ts";
import { buchPruefen } from "../pruefung/pruefen.server.ts";
import { musterfrist } from "../testing-buch.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import type { Frist, Fristfelder } from "../worte/frist.ts";
import {
  alleErinnerungenBestaetigen,
  erinnerungBestaetigen,
  erinnerungenAnsehen,
  mitLinkBestaetigen,
  offeneErinnerungen,
} from "./bestaetigen.server.ts";
import { anFristenErinnern } from "./erinnern.server.ts";

// Monday 2026-11-16 is the end of the sample, 09:00 in Berlin.
const montag = "2026-11-16T08:00:00Z";
beforeEach(() => uhrStellen(montag));
afterEach(() => uhrStellen());

const erinnern = () => anFristenErinnern("https://portal.example");
const eintragen = ({ kanzleiId, nutzer }: Buchnutzer, anders: Partial<Fristfelder> = {}): Promise<Frist> =>
  mandant({ kanzleiId, nutzer }, (tx) =>
    fristEintragen(tx, kanzleiId, musterfrist({ erstelltVon: nutzer.id, ...anders }), {
      art: "gebucht",
      von: nutzer.id,
      am: new Date("2026-11-02T08:00:00Z"),
    }),
  );

/** Mails since the last look, by whom and what. */
async function post(db: Kysely<DB>) {
  const mails = await db
    .selectFrom("mail_auftrag")
    .select(["id", "an", "art", "betreff", "text"])
    .orderBy("an")
    .orderBy("art")
    .execute();
  await db.deleteFrom("mail_auftrag").execute();
  return mails.map(({ an, art, betreff, text }) => ({
    an: an.split("@")[0] ?? "",
    art,
    betreff,
    text: text ?? "",
  }));
}
const kurz = (mails: Awaited<ReturnType<typeof post>>) => mails.map(({ an, art }) => `${an} ${art}`);
/** The links of a mail, each once. */
const markenIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/marke=([\w-]+)/g)].flatMap(([, marke]) => marke ?? [])),
];
const markeIn = (text: string): string => /marke=([\w-]+)/.exec(text)?.[1] ?? "";

describe("An eine Frist erinnert", () => {
  test("je ein Mal eine Mail, die nur „Frist“ sagt, und ein Brief am Morgen, auch ohne Tarif", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    await eintragen(wer, { verantwortlich: wer.nutzer.id });
    await db.updateTable("konto").set({ tarif: "free" }).where("id", "=", wer.nutzer.id).execute();
    expect(await erinnern()).toBe(2);
    expect(await erinnern()).toBe(0);
    const mails = await post(db);
    expect(mails).toMatchObject([
      { an: "meier", art: "frist-erinnerung", betreff: "Frist: heute, 16.11.2026" },
      { an: "meier", art: "frist-tagesbrief", betreff: "Fristen am 16.11.2026" },
    ]);
    for (const { betreff, text } of mails) expect(`${betreff} ${text}`).not.toMatch(/Stellungnahme|12\/26/);
    uhrStellen("2026-11-17T08:00:00Z");
    expect(await erinnern()).toBe(1);
    expect((await post(db))[0]?.text).toContain("Abgelaufen und nicht erledigt");
  });

  test("mit Aktenzeichen und Bezeichnung nur, wer das für seine Kanzlei gewählt hat", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const fremd = await inhaber(db, "Schulz");
    await mandant(wer, (tx) =>
      einstellungSchreiben(tx, wer.kanzleiId, { ...grundeinstellung, erinnerungsinhalt: "voll" }, new Date()),
    );
    await eintragen(wer, { notfrist: true });
    await eintragen(fremd);
    await erinnern();
    expect(
      (await post(db)).flatMap(({ an, betreff, art }) =>
        art === "frist-erinnerung" ? [`${an}: ${betreff}`] : [],
      ),
    ).toEqual([
      "meier: Notfrist Stellungnahme, 12/26: heute, 16.11.2026",
      "schulz: Frist: heute, 16.11.2026",
    ]);
  });
});

/** Renate is away from one day to another, and Vera stands in for her. */
async function renateWeg(db: Parameters<typeof inhaber>[0], von: Tag, bis: Tag) {
  const chef = await inhaber(db, "Meier");
  const renate = await kollegin(db, chef, "Renate", "fachangestellte");
  const vera = await kollegin(db, chef, "Vera", "vertretung");
  const weg = { kontoId: renate.nutzer.id, vertretung: vera.nutzer.id, von, bis };
  await mandant(chef, (tx) => abwesenheitAnlegen(tx, chef.kanzleiId, weg, new Date()));
  return { chef, renate };
}

describe("Wer nicht binnen vier Bürostunden bestätigt", () => {
  test("wird durch die Vertretung abgelöst und diese durch die Leitung; ein Link bestätigt erst mit dem Knopf", async ({
    db,
  }) => {
    const { chef, renate } = await renateWeg(db, tag("2026-12-01"), tag("2026-12-02"));
    await eintragen(chef, { verantwortlich: renate.nutzer.id });
    await erinnern();
    expect(kurz(await post(db))).toEqual(["renate frist-erinnerung", "renate frist-tagesbrief"]);
    uhrStellen("2026-11-16T11:59:00Z");
    expect(await erinnern()).toBe(0);
    uhrStellen("2026-11-16T12:00:00Z");
    expect([await erinnern(), await erinnern()]).toEqual([1, 0]);
    const [anVera] = await post(db);
    expect(anVera).toMatchObject({
      an: "vera",
      art: "frist-eskalation",
      betreff: "Nicht bestätigt: Frist: heute, 16.11.2026",
    });
    expect(anVera?.text).toContain("Renate hat die Erinnerung nicht");
    // Four office hours later: one in the afternoon, three the next morning.
    const spaeter = ["2026-11-16T15:59:00Z", "2026-11-16T16:00:00Z"] as const;
    uhrStellen(spaeter[0]);
    expect(await erinnern()).toBe(0);
    uhrStellen(spaeter[1]);
    expect(await erinnern()).toBe(1);
    const marke = markeIn((await post(db))[0]?.text ?? "");
    expect(await erinnerungenAnsehen(marke)).toEqual([
      {
        id: expect.any(String),
        was: "Frist",
        vorfrist: null,
        bis: "2026-11-16",
        uhr: null,
        bestaetigt: false,
        erledigt: false,
      },
    ]);
    await mitLinkBestaetigen(marke);
    await mitLinkBestaetigen(marke);
    expect(await erinnerungenAnsehen(marke)).toMatchObject([{ bestaetigt: true }]);
    await expect(erinnerungenAnsehen("x".repeat(43))).rejects.toMatchObject({ status: 404 });
    const { fehler, zeilen } = await mandant(chef, (tx) => buchPruefen(tx, chef.kanzleiId));
    // Booked, passed on twice, confirmed once.
    expect({ fehler, zeilen }).toEqual({ fehler: [], zeilen: 4 });
  });

  test("bleibt der Einzige, sobald er im Portal bestätigt oder die Frist erledigt ist", async ({ db }) => {
    const chef = await inhaber(db, "Meier");
    const renate = await kollegin(db, chef, "Renate", "fachangestellte");
    await eintragen(chef, { verantwortlich: renate.nutzer.id });
    const andere = await eintragen(chef, { verantwortlich: renate.nutzer.id, titel: "Replik" });
    await erinnern();
    await post(db);
    const offene = await offeneErinnerungen(renate);
    expect(offene.map(({ frist }) => frist.titel).toSorted()).toEqual(["Replik", "Stellungnahme"]);
    expect(await offeneErinnerungen(chef)).toEqual([]);
    const id = offene.find(({ frist }) => frist.id !== andere.id)?.erinnerung.id ?? "";
    await expect(erinnerungBestaetigen(chef, id)).rejects.toMatchObject({ status: 404 });
    await erinnerungBestaetigen(renate, id);
    await erledigen(renate, { id: andere.id }, null);
    expect(await offeneErinnerungen(renate)).toEqual([]);
    uhrStellen("2026-11-16T15:00:00Z");
    expect(await erinnern()).toBe(0);
    // However many of done entries were never confirmed, they hide none that is open.
    await eintragen(chef, { verantwortlich: renate.nutzer.id, titel: "Duplik" });
    await erinnern();
    await db
      .insertInto("fristerinnerung")
      .values(
        Array.from({ length: 200 }, (_, i) => ({
          kanzlei_id: chef.kanzleiId,
          frist_id: andere.id,
          art: `tag-${i}`,
          tag: tag("2026-11-17"),
          an: renate.nutzer.id,
          erstellt: new Date("2026-11-16T16:00:00Z"),
        })),
      )
      .execute();
    expect((await offeneErinnerungen(renate)).map(({ frist }) => frist.titel)).toEqual(["Duplik"]);
  });

  test("öffnet gesperrt nichts mehr, entsperrt wieder", async ({ db }) => {
    const chef = await inhaber(db, "Meier");
    const renate = await kollegin(db, chef, "Renate", "fachangestellte");
    await eintragen(chef, { verantwortlich: renate.nutzer.id });
    await erinnern();
    const marke = markeIn((await post(db))[0]?.text ?? "");
    const sperren = (gesperrt_am: Date | null) =>
      db.updateTable("konto").set({ gesperrt_am }).where("id", "=", renate.nutzer.id).execute();
    await sperren(new Date("2026-11-16T08:00:00Z"));
    await expect(erinnerungenAnsehen(marke)).rejects.toMatchObject({ status: 404 });
    await expect(mitLinkBestaetigen(marke)).rejects.toMatchObject({ status: 404 });
    await sperren(null);
    expect(await erinnerungenAnsehen(marke)).toMatchObject([{ bestaetigt: false }]);
  });

  test("aus der Kanzlei ausgeschieden, bestätigt niemand mehr für sie", async ({ db }) => {
    const chef = await inhaber(db, "Meier");
    const renate = await kollegin(db, chef, "Renate", "fachangestellte");
    await eintragen(chef, { verantwortlich: renate.nutzer.id });
    await erinnern();
    const marke = markeIn((await post(db))[0]?.text ?? "");
    await db.updateTable("konto").set({ team_id: null }).where("id", "=", renate.nutzer.id).execute();
    await expect(erinnerungenAnsehen(marke)).rejects.toMatchObject({ status: 404 });
    await expect(mitLinkBestaetigen(marke)).rejects.toMatchObject({ status: 404 });
    // Nobody waits four hours for somebody who is not there any more.
    uhrStellen("2026-11-16T08:10:00Z");
    await erinnern();
    const anChef = (await post(db)).find(({ art }) => art === "frist-eskalation");
    expect(anChef).toMatchObject({ an: "meier" });
    expect(anChef?.text).toContain("gehört nicht mehr zur Kanzlei");
  });

  test("wessen Konto gesperrt ist, wird übergangen: sofort die Vertretung, und das Protokoll sagt es", async ({
    db,
  }) => {
    const { chef, renate } = await renateWeg(db, tag("2026-12-01"), tag("2026-12-02"));
    const frist = await eintragen(chef, { verantwortlich: renate.nutzer.id });
    await erinnern();
    await post(db);
    await db
      .updateTable("konto")
      .set({ gesperrt_am: new Date("2026-11-16T08:05:00Z") })
      .where("id", "=", renate.nutzer.id)
      .execute();
    uhrStellen("2026-11-16T08:10:00Z");
    const zweite = await eintragen(chef, { titel: "Replik", verantwortlich: renate.nutzer.id });
    await erinnern();
    const mails = await post(db);
    expect(kurz(mails)).toEqual(["vera frist-eskalation", "vera frist-eskalation", "vera frist-tagesbrief"]);
    expect(mails[0]?.text).toContain("Das Konto von Renate ist gesperrt.");
    for (const { id } of [frist, zweite])
      expect((await fristZeigen(chef, id)).vorgaenge.map(({ art }) => art)).toContain(
        "weitergesagt-gesperrt",
      );
    expect(await erinnern()).toBe(0);
    expect(await mandant(chef, (tx) => buchPruefen(tx, chef.kanzleiId))).toMatchObject({ fehler: [] });
  });

  test("wer abwesend ist, wird gar nicht erst erinnert", async ({ db }) => {
    const { chef, renate } = await renateWeg(db, tag("2026-11-16"), tag("2026-11-20"));
    await eintragen(chef, { verantwortlich: renate.nutzer.id });
    await erinnern();
    expect(kurz(await post(db))).toEqual(["vera frist-erinnerung", "vera frist-tagesbrief"]);
  });
});

test("Erinnern zwei Prozesse zugleich, geht jede Mail ein Mal hinaus, auch beim Weitersagen", async ({
  eigene: { db },
}) => {
  const chef = await inhaber(db, "Meier");
  const renate = await kollegin(db, chef, "Renate", "fachangestellte");
  for (const titel of ["Klageerwiderung", "Replik", "Stellungnahme"])
    await eintragen(chef, { titel, verantwortlich: renate.nutzer.id });
  const zugleich = async () => {
    const ergebnisse = await Promise.all([erinnern(), erinnern(), erinnern()]);
    return ergebnisse.reduce((summe, n) => summe + n, 0);
  };
  expect(await zugleich()).toBe(4);
  uhrStellen("2026-11-16T13:00:00Z");
  expect(await zugleich()).toBe(3);
  expect(kurz(await post(db)).toSorted()).toEqual([
    ...Array<string>(3).fill("meier frist-eskalation"),
    ...Array<string>(3).fill("renate frist-erinnerung"),
    "renate frist-tagesbrief",
  ]);
});

describe("Was nicht eilt", () => {
  const mit = (titel: string, ende: string, vorfristen: readonly string[]) => ({
    titel,
    suchtext: titel,
    ende: tag(ende),
    sichererTag: tag(ende),
    vorfristen: vorfristen.map((eine) => tag(eine)),
  });

  test("kommt am Tag in einer Mail, mit einem Link für alles und einem für jedes", async ({ db }) => {
    const chef = await inhaber(db, "Meier");
    await kollegin(db, chef, "Huber", "rechtsanwalt");
    const fuer = { verantwortlich: chef.nutzer.id };
    await eintragen(chef, { ...mit("Vorfrist", "2026-12-01", ["2026-11-16"]), ...fuer });
    await eintragen(chef, { ...mit("Versäumt", "2026-12-08", ["2026-11-10"]), ...fuer });
    await eintragen(chef, { ...mit("Morgen", "2026-11-17", []), ...fuer });
    await eintragen(chef, { ...mit("Heute", "2026-11-16", []), ...fuer });
    // Before office hours nothing that can wait leaves.
    uhrStellen("2026-11-16T05:30:00Z");
    expect(await erinnern()).toBe(0);
    uhrStellen(montag);
    expect([await erinnern(), await erinnern()]).toEqual([2, 0]);
    const [eilig, brief] = await post(db);
    expect([eilig?.art, brief?.art]).toEqual(["frist-erinnerung", "frist-tagesbrief"]);
    const text = brief?.text ?? "";
    for (const wort of ["Heute\n", "Vorfristen: Akten", "Bis zum nächsten Bürotag\n", "Alle bestätigen"])
      expect(text).toContain(wort);
    // For all, and of two that are to be confirmed one each; what was missed long ago stands there all the same.
    expect(markenIn(text)).toHaveLength(3);
    const [alle = "", erste = ""] = markenIn(text);
    expect(await erinnerungenAnsehen(erste)).toHaveLength(1);
    await mitLinkBestaetigen(erste);
    expect((await erinnerungenAnsehen(alle)).filter(({ bestaetigt }) => bestaetigt)).toHaveLength(1);
    await mitLinkBestaetigen(alle);
    expect((await erinnerungenAnsehen(alle)).map(({ bestaetigt }) => bestaetigt)).toEqual([true, true]);
    // The urgent one is a matter of its own.
    expect((await erinnerungenAnsehen(markeIn(eilig?.text ?? "")))[0]).toMatchObject({ bestaetigt: false });
    await alleErinnerungenBestaetigen(chef);
    expect(await offeneErinnerungen(chef)).toEqual([]);
    uhrStellen("2026-11-16T15:30:00Z");
    expect(await erinnern()).toBe(0);
    expect(await mandant(chef, (tx) => buchPruefen(tx, chef.kanzleiId))).toMatchObject({ fehler: [] });
  });

  test("und niemand bestätigt, geht in einer Mail weiter", async ({ db }) => {
    const chef = await inhaber(db, "Meier");
    const renate = await kollegin(db, chef, "Renate", "fachangestellte");
    const fuer = { verantwortlich: renate.nutzer.id };
    for (const titel of ["A", "B", "C"])
      await eintragen(chef, { ...mit(titel, "2026-12-01", ["2026-11-16"]), ...fuer });
    expect(await erinnern()).toBe(1);
    expect(kurz(await post(db))).toEqual(["renate frist-tagesbrief"]);
    uhrStellen("2026-11-16T13:00:00Z");
    expect([await erinnern(), await erinnern()]).toEqual([1, 0]);
    const [weiter] = await post(db);
    expect(weiter).toMatchObject({ an: "meier", art: "frist-eskalation" });
    expect(weiter?.text).toContain("Renate hat die Erinnerungen nicht binnen vier Bürostunden bestätigt.");
    expect(await erinnerungenAnsehen(markeIn(weiter?.text ?? ""))).toHaveLength(3);
  });

  test("aber erst nach dem Brief aufkommt, wartet auf den nächsten; was morgen endet, nicht", async ({
    db,
  }) => {
    const chef = await inhaber(db, "Meier");
    const fuer = { verantwortlich: chef.nutzer.id };
    await eintragen(chef, { ...mit("Vorfrist", "2026-12-01", ["2026-11-16"]), ...fuer });
    expect(await erinnern()).toBe(1);
    await post(db);
    uhrStellen("2026-11-16T12:00:00Z");
    await eintragen(chef, { ...mit("Spät", "2026-12-02", ["2026-11-16"]), ...fuer });
    expect(await erinnern()).toBe(0);
    await eintragen(chef, { ...mit("Morgen", "2026-11-17", []), ...fuer });
    expect([await erinnern(), await erinnern()]).toEqual([1, 0]);
    expect(kurz(await post(db))).toEqual(["meier frist-erinnerung"]);
    uhrStellen("2026-11-17T08:00:00Z");
    await erinnern();
    const brief = (await post(db)).find(({ art }) => art === "frist-tagesbrief");
    expect(brief?.text).toContain("Vorfrist am 16.11.2026");
  });

  test("Enden an einem Tag viele Fristen, kommt ein Brief über alle", async ({ db }) => {
    const chef = await inhaber(db, "Meier");
    for (let i = 0; i < 6; i++)
      await eintragen(chef, { ...mit(`F${i}`, "2026-11-16", []), verantwortlich: chef.nutzer.id });
    expect(await erinnern()).toBe(2);
    const [viele] = await post(db);
    expect(markenIn(viele?.text ?? "")).toHaveLength(7);
  });
});
