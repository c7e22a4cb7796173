import { tag } from "@gebuehrenportal/recht";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { type Buchnutzer, imBuch } from "../einstellung/buchzugang.server.ts";
import { buchPruefen } from "../pruefung/pruefen.server.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import {
  angabenAendern,
  erledigen,
  genehmigen,
  streichen,
  vorlegen,
  wiederOeffnen,
} from "./aendern.server.ts";
import { fristAnlegen, fristBearbeiten } from "./aufruf/aufruf.server.ts";
import { fristaenderung, neueFrist } from "./aufruf/contract.ts";
import { fristZeigen } from "./fristbild.server.ts";
import { ausloeserAendern, ausloeserUnterschied } from "./neurechnen.server.ts";
import { ortAendern } from "./ort-aendern.server.ts";
import { Veraltet } from "./seither.server.ts";
import { verlaengern, verlaengerungBeantragen } from "./verlaengern.server.ts";

beforeEach(() => uhrStellen("2026-11-03T09:00:00Z"));
afterEach(() => uhrStellen());

const heute = tag("2026-11-03");

/** An entry of an office of two, as both have it open. */
async function zuZweit(
  db: Parameters<typeof inhaber>[0],
  anders: Partial<Parameters<typeof neueFrist.parse>[0] & object> = {},
) {
  const anna = await inhaber(db, "Meier");
  const bert = await kollegin(db, anna, "Huber", "rechtsanwalt");
  const { id, stand } = await fristAnlegen(
    anna,
    neueFrist.parse({
      title: "Klage",
      aktenzeichen: "1/26",
      startDate: "2026-11-02",
      weeks: 4,
      state: "BE",
      ...anders,
    }),
  );
  const jetzt = async () => (await fristZeigen(anna, id)).frist;
  return { anna, bert, bezug: { id, stand }, jetzt };
}

const gesehen = { titel: "Klage", aktenzeichen: "1/26", bemerkung: "", sachbearbeiter: "" };
/** What becomes of it, as far as a page shows it. */
const veraltet = (versuch: Promise<unknown>) =>
  versuch.then(
    () => undefined,
    (fehler: unknown) => {
      if (!(fehler instanceof Veraltet)) throw fehler;
      const { aenderungen, streit } = fehler;
      return {
        streit,
        aenderungen: aenderungen?.map(({ feld, vorher, jetzt, von }) => [feld, vorher, jetzt, von]),
      };
    },
  );
const fehlerImBuch = (wer: Buchnutzer) =>
  imBuch(wer, async ({ tx, kanzleiId }) => (await buchPruefen(tx, kanzleiId)).fehler);
const geaendert = async (wer: Buchnutzer, id: string) =>
  (await fristZeigen(wer, id)).vorgaenge.filter(({ art }) => art === "geaendert").length;

describe("Angaben neben dem Tag", () => {
  test("Verschiedene Felder gelten beide, auch wenn beide zugleich speichern", async ({ eigene: { db } }) => {
    const { anna, bert, bezug, jetzt } = await zuZweit(db);
    await Promise.all([
      angabenAendern(anna, bezug, { ...gesehen, titel: "Replik" }, gesehen),
      angabenAendern(bert, bezug, { ...gesehen, bemerkung: "eilt" }, gesehen),
    ]);
    expect(await jetzt()).toMatchObject({ titel: "Replik", bemerkung: "eilt", aktenzeichen: "1/26" });
    expect(await geaendert(anna, bezug.id)).toBe(2);
    expect(await fehlerImBuch(anna)).toEqual([]);
  });

  test("Dasselbe Feld fragt und nennt Wert und Person; danach gilt, was entschieden ist", async ({ db }) => {
    const { anna, bert, bezug, jetzt } = await zuZweit(db);
    await angabenAendern(bert, bezug, { ...gesehen, titel: "Duplik", bemerkung: "eilt" }, gesehen);
    const meine = { ...gesehen, titel: "Replik", sachbearbeiter: "Kunz" };
    expect(await veraltet(angabenAendern(anna, bezug, meine, gesehen))).toEqual({
      streit: ["titel"],
      aenderungen: expect.arrayContaining([
        ["titel", "Klage", "Duplik", bert.nutzer.id],
        ["bemerkung", "", "eilt", bert.nutzer.id],
      ]),
    });
    // Nothing of it is written, the other field neither.
    expect(await jetzt()).toMatchObject({ titel: "Duplik", sachbearbeiter: "" });
    const gelesen = { ...gesehen, titel: "Duplik", bemerkung: "eilt" };
    const danach = { id: bezug.id, stand: (await jetzt()).stand };
    await angabenAendern(anna, danach, { ...gelesen, titel: "Replik", sachbearbeiter: "Kunz" }, gelesen);
    expect(await jetzt()).toMatchObject({ titel: "Replik", bemerkung: "eilt", sachbearbeiter: "Kunz" });
  });

  test("Von zwei gleichzeitigen Änderungen desselben Feldes geht eine durch", async ({ eigene: { db } }) => {
    const { anna, bert, bezug, jetzt } = await zuZweit(db);
    const versuche = await Promise.all([
      veraltet(angabenAendern(anna, bezug, { titel: "Replik" }, gesehen)),
      veraltet(angabenAendern(bert, bezug, { titel: "Duplik" }, gesehen)),
    ]);
    expect(versuche.filter(Boolean)).toHaveLength(1);
    expect((await jetzt()).titel).toBe(versuche[0] ? "Duplik" : "Replik");
  });

  test("Derselbe Wert von beiden sagt nichts und schreibt keine zweite Zeile", async ({ db }) => {
    const { anna, bert, bezug } = await zuZweit(db);
    for (const wer of [anna, bert])
      await angabenAendern(wer, bezug, { ...gesehen, titel: "Replik" }, gesehen);
    expect(await geaendert(anna, bezug.id)).toBe(1);
  });

  test("Wer nicht sagt, was er gesehen hat, ändert nur, was noch ist, wie es war", async ({ db }) => {
    const { anna, bert, bezug } = await zuZweit(db);
    await angabenAendern(bert, bezug, { bemerkung: "eilt" });
    expect(await veraltet(angabenAendern(anna, bezug, { titel: "Replik" }))).toMatchObject({ streit: [] });
  });
});

describe("Handlungen an einem Eintrag", () => {
  test("Was nicht zu ihrer Grundlage gehört, hält sie nicht auf", async ({ db }) => {
    const { anna, bert, bezug, jetzt } = await zuZweit(db);
    await angabenAendern(bert, bezug, { bemerkung: "eilt" }, gesehen);
    await vorlegen(anna, bezug);
    await angabenAendern(bert, { id: bezug.id }, { titel: "Replik" });
    await erledigen(anna, bezug, { at: "2026-11-03", channel: "beA", reference: "" });
    expect(await jetzt()).toMatchObject({ zustand: "erledigt", bemerkung: "eilt", titel: "Replik" });
  });

  test("Ein anderer Tag fragt bei jeder, eine andere Bezeichnung bei denen, die für den Eintrag einstehen", async ({
    db,
  }) => {
    const { anna, bert, bezug } = await zuZweit(db);
    await angabenAendern(bert, bezug, { titel: "Replik" }, gesehen);
    for (const handlung of [vorlegen, genehmigen])
      expect(await veraltet(handlung(anna, bezug))).toMatchObject({
        aenderungen: [["titel", "Klage", "Replik", bert.nutzer.id]],
      });
    expect(await veraltet(streichen(anna, bezug, "doppelt"))).toBeDefined();
    await verlaengern(
      bert,
      { id: bezug.id },
      { bis: tag("2026-12-14"), vom: heute, einwilligung: undefined },
    );
    const fehler = await veraltet(erledigen(anna, bezug, null));
    expect(fehler?.aenderungen).toContainEqual(["ende", "2026-11-30", "2026-12-14", bert.nutzer.id]);
    expect(fehler?.aenderungen?.map(([feld]) => feld)).not.toContain("titel");
  });

  test("Beantragt, erledigt, geöffnet, anderer Auslöser: je gegen das, was inzwischen geschah", async ({
    db,
  }) => {
    const { anna, bert, bezug, jetzt } = await zuZweit(db);
    await verlaengerungBeantragen(bert, bezug, { am: heute, bis: tag("2026-12-14") });
    for (const versuch of [
      () => verlaengerungBeantragen(anna, bezug, { am: heute, bis: tag("2026-12-15") }),
      () => ausloeserAendern(anna, bezug, tag("2026-10-30")),
      () => ausloeserUnterschied(anna, bezug, tag("2026-10-30")),
      () => erledigen(anna, bezug, null),
    ])
      expect((await veraltet(versuch()))?.aenderungen).toContainEqual([
        "beantragtBis",
        null,
        "2026-12-14",
        bert.nutzer.id,
      ]);
    // Whoever has read it goes on.
    const gelesen = { id: bezug.id, stand: (await jetzt()).stand };
    await erledigen(anna, gelesen, null);
    expect(
      (await veraltet(streichen(bert, gelesen, "doppelt")))?.aenderungen?.map(([feld]) => feld),
    ).toContain("erledigtAm");
    await wiederOeffnen(bert, { id: bezug.id });
    // Opened again: it is what it was when it was seen.
    expect(await veraltet(erledigen(anna, gelesen, null))).toBeUndefined();
  });

  test("Ein Ort, den inzwischen jemand eingetragen hat, wird nicht stillschweigend überschrieben", async ({
    db,
  }) => {
    const { anna, bert, bezug, jetzt } = await zuZweit(db, { state: undefined });
    await ortAendern(bert, bezug, { land: "BY" });
    expect((await veraltet(ortAendern(anna, bezug, { land: "BE" })))?.aenderungen).toContainEqual([
      "land",
      null,
      "BY",
      bert.nutzer.id,
    ]);
    const { stand } = await jetzt();
    expect((await jetzt()).land).toBe("BY");
    // Whoever has read it may decide otherwise.
    await ortAendern(anna, { id: bezug.id, stand }, { land: "BE" });
    expect((await jetzt()).land).toBe("BE");
  });
});

test("Ein Aufruf ändert nur die genannten Felder, auch wenn zwei zugleich kommen", async ({
  eigene: { db },
}) => {
  const { anna, bert, bezug, jetzt } = await zuZweit(db);
  const aendern = (wer: Buchnutzer, was: object) => fristBearbeiten(wer, bezug.id, fristaenderung.parse(was));
  await Promise.all([
    aendern(anna, { title: "Replik" }),
    aendern(bert, { bemerkung: "eilt" }),
    aendern(anna, { weeks: 5 }),
    aendern(bert, { state: "BY" }),
  ]);
  expect(await jetzt()).toMatchObject({ titel: "Replik", bemerkung: "eilt", wochen: 5, land: "BY" });
  expect(await fehlerImBuch(anna)).toEqual([]);
});
