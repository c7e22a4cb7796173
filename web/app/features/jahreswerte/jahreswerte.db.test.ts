import { randomUUID } from "node:crypto";
import { prozentText } from "@gebuehrenportal/forderung/basiszins";
import { datum, plusTage } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect } from "vitest";
import type { Sitzung } from "#platform/access/konto.ts";
import { protokollLesen } from "#platform/audit/protokoll-store.server.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { busImProzess, busStellen } from "#platform/realtime/bus.server.ts";
import type { Ereignis } from "#platform/realtime/ereignis.ts";
import { jahreswertaufgabe } from "./aufgabe.server.ts";
import { wertberichtigungen } from "./berichtigungen.server.ts";
import { eingetrageneJahreswerte, eingetrageneSaetze, unlesbareJahreswerte } from "./eingetragen.server.ts";
import { wertEintragen, wertEntfernen, wertKorrigieren } from "./jahreswerte.server.ts";
import { versionAnfuegen } from "./jahreswerte-store.server.ts";
import { halbjahrNach, letztes, unbekanntAb } from "./testing-halbjahre.ts";
import { alleWertstaende, wertuebersicht } from "./uebersicht.server.ts";
import { jahreswert } from "./werte.ts";

type Werteintrag = Parameters<typeof wertEintragen>[0];
const wert = (name: string): Werteintrag => {
  const gefunden = jahreswert(name);
  if (!gefunden) throw new Error(name);
  return gefunden;
};
const basiszins = wert("basiszinssatz");

const erstes = unbekanntAb;
const zweites = halbjahrNach(erstes);
const heute = plusTage(erstes, 3);
const rosa = randomUUID();
const fundstelle = "Bundesbank, Mitteilung vom 29.12.2026";
const eines = { ab: datum(erstes), satz: "1,77", fundstelle };
const naechstes = { ab: datum(zweites), satz: "-0,12", fundstelle: "Bundesanzeiger" };
const eintragen = (felder: Record<string, string>) => wertEintragen(basiszins, rosa, felder, heute);

const ereignisse: Ereignis[] = [];
beforeEach(() => {
  uhrStellen(`${plusTage(erstes, 2)}T23:30:00Z`);
  ereignisse.length = 0;
  busStellen(busImProzess((ereignis) => ereignisse.push(ereignis)));
});
afterEach(() => {
  uhrStellen();
  busStellen();
});

test("Ein eingetragener Satz zählt sofort, mit Quelle und deutschem Tag; behaltene Seiten verfallen", async ({
  db,
}) => {
  expect(await eingetrageneSaetze()).toEqual([]);
  expect(await eintragen(eines)).toBeUndefined();
  expect(await eingetrageneSaetze()).toEqual([
    { ab: erstes, prozent100: 177, fundstelle, eingetragenAm: heute },
  ]);
  expect(ereignisse).toEqual([{ type: "pages.changed", an: { server: true } }]);
  const [zeile] = await protokollLesen(db, {});
  expect(zeile).toMatchObject({
    akt: "basiszinssatz-eingetragen",
    von: rosa,
    einzelheiten: { name: `1,77\u00a0% ab ${datum(erstes)}` },
  });
});

test("Ein fehlerhafter ändert nichts und meldet nichts", async ({ db: _ }) => {
  expect(await eintragen({ ...eines, satz: "", ab: datum(zweites) })).toEqual({
    ab: expect.stringContaining("Zuerst fehlt"),
    satz: expect.stringContaining("Bitte"),
  });
  expect(await eintragen({ ...eines, ab: datum(letztes.ab) })).toEqual({
    ab: expect.stringContaining("lässt sich nicht überschreiben"),
  });
  expect(await eingetrageneSaetze()).toEqual([]);
  expect(ereignisse).toEqual([]);
});

test("Eine Korrektur ist eine neue Version; die alte bleibt sichtbar", async ({ db: _ }) => {
  await eintragen(eines);
  const korrektur = { ab: erstes, version: "1", satz: "1,72", fundstelle };
  expect(await wertKorrigieren(basiszins, rosa, korrektur)).toBeUndefined();
  expect((await eingetrageneSaetze()).map(({ prozent100 }) => prozent100)).toEqual([172]);
  const { eintraege, zeilen: halbjahre, fehltAb } = await wertuebersicht(basiszins);
  expect(eintraege).toHaveLength(1);
  expect(eintraege[0]).toMatchObject({ ab: erstes, stand: "gilt", entfernbar: true });
  expect(eintraege[0]?.fassungen.map(({ version, zahlen }) => [version, zahlen?.satz])).toEqual([
    [2, 172],
    [1, 177],
  ]);
  expect(halbjahre[0]).toMatchObject({ ab: erstes, bis: plusTage(zweites, -1), eingetragen: "betreiber" });
  expect(halbjahre[1]).toMatchObject({
    ab: letztes.ab,
    eingetragen: undefined,
    text: prozentText(letztes.prozent100),
  });
  expect(fehltAb).toBe(zweites);
});

test("Ein berichtigter Satz steht mit seinem Irrtum unter den Berichtigungen, eine neue Fundstelle nicht", async ({
  db: _,
}) => {
  await eintragen(eines);
  const korrektur = { ab: erstes, version: "1", satz: "1,77", fundstelle: "Bundesanzeiger" };
  await wertKorrigieren(basiszins, rosa, korrektur);
  expect(await wertberichtigungen()).toEqual([]);
  uhrStellen(`${plusTage(erstes, 8)}T12:00:00Z`);
  await wertKorrigieren(basiszins, rosa, { ...korrektur, version: "2", satz: "1,72" });
  uhrStellen(`${plusTage(erstes, 9)}T12:00:00Z`);
  await wertEntfernen(basiszins, rosa, { ab: erstes, version: "3" });
  const gemeinsam = {
    betroffen: `Zinsen über den ${datum(plusTage(erstes, -1))} hinaus`,
    rechner: ["/zinsrechner", "/mahnverfahren"],
  };
  const was = `Vom Betreiber eingetragener Basiszinssatz ab ${datum(erstes)}:`;
  expect(await wertberichtigungen()).toEqual([
    {
      ...gemeinsam,
      am: plusTage(erstes, 9),
      falschSeit: plusTage(erstes, 8),
      was: `${was} 1,72\u00a0% entfernt`,
    },
    {
      ...gemeinsam,
      am: plusTage(erstes, 8),
      falschSeit: heute,
      was: `${was} 1,72\u00a0% statt 1,77\u00a0%`,
    },
  ]);
});

test("Wer von einem überholten Stand ausgeht oder nichts ändert, erfährt es und überschreibt nichts", async ({
  db: _,
}) => {
  await eintragen(eines);
  const korrektur = { ab: erstes, version: "1", satz: "1,72", fundstelle };
  expect(await wertKorrigieren(basiszins, rosa, { ...korrektur, satz: "1,77" })).toEqual({
    satz: "Wert und Fundstelle sind unverändert.",
  });
  await wertKorrigieren(basiszins, rosa, korrektur);
  for (const spaeter of [wertKorrigieren, wertEntfernen])
    expect(await spaeter(basiszins, rosa, { ...korrektur, satz: "9,99", geprueft: "ja" })).toEqual({
      ab: expect.stringContaining("von jemand anderem geändert"),
    });
  expect((await eingetrageneSaetze()).map(({ prozent100 }) => prozent100)).toEqual([172]);
});

test("Entfernen lässt sich nur das letzte Halbjahr; danach kann es neu eingetragen werden", async ({
  db: _,
}) => {
  await eintragen(eines);
  await eintragen(naechstes);
  expect(await wertEntfernen(basiszins, rosa, { ab: erstes, version: "1" })).toEqual({
    ab: expect.stringContaining("zuerst die späteren"),
  });
  expect(await wertEntfernen(basiszins, rosa, { ab: zweites, version: "1" })).toBeUndefined();
  expect((await eingetrageneSaetze()).map(({ ab }) => ab)).toEqual([erstes]);
  expect((await wertuebersicht(basiszins)).eintraege[0]).toMatchObject({ ab: zweites, stand: "entfernt" });
  expect(await eintragen(naechstes)).toBeUndefined();
  expect((await eingetrageneSaetze()).map(({ prozent100 }) => prozent100)).toEqual([177, -12]);
});

describe("Was nicht zählt, wird so genannt:", () => {
  const zeile = {
    wert: "basiszinssatz",
    version: 1,
    fundstelle,
    entwurf: false,
    eingetragen_von: rosa,
    eingetragen_am: new Date(`${plusTage(letztes.ab, 1)}T08:00:00Z`),
  };

  test("ein Halbjahr, das das Portal inzwischen selbst kennt, gilt mit dessen Satz", async ({ db }) => {
    await versionAnfuegen(db, { ...zeile, ab: letztes.ab, zahlen: { satz: 999 } });
    expect(await eingetrageneSaetze()).toEqual([]);
    const { eintraege, zeilen: halbjahre } = await wertuebersicht(basiszins);
    expect(eintraege[0]).toMatchObject({
      stand: "enthalten",
      gesetz: prozentText(letztes.prozent100),
      entfernbar: true,
    });
    expect(halbjahre[0]).toMatchObject({
      ab: letztes.ab,
      text: prozentText(letztes.prozent100),
      eingetragen: undefined,
    });
  });

  test("ein nicht lesbarer Eintrag für ein Halbjahr, das das Portal selbst kennt, fehlt keiner Berechnung", async ({
    db,
  }) => {
    const unlesbar = { ...zeile, ab: letztes.ab, zahlen: JSON.stringify({ prozent: 1 }) };
    await db.insertInto("jahreswert").values(unlesbar).execute();
    const [eintrag] = (await wertuebersicht(basiszins)).eintraege;
    expect(eintrag).toMatchObject({ stand: "enthalten", fassungen: [{ unlesbar: true }] });
    expect(await unlesbareJahreswerte()).toEqual([]);
  });

  test("ein Halbjahr hinter einer Lücke", async ({ db }) => {
    await versionAnfuegen(db, { ...zeile, ab: zweites, zahlen: { satz: 100 } });
    expect(await eingetrageneSaetze()).toEqual([]);
    expect((await wertuebersicht(basiszins)).eintraege[0]).toMatchObject({
      stand: "luecke",
      entfernbar: true,
    });
  });
});

test("Gleichzeitig trägt nur einer ein", async ({ eigene: _ }) => {
  const ergebnisse = await Promise.all([eintragen(eines), eintragen({ ...eines, satz: "1,78" })]);
  expect(ergebnisse.filter((fehler) => fehler === undefined)).toHaveLength(1);
  expect(await eingetrageneSaetze()).toHaveLength(1);
});

test("Die Tabelle nimmt nur Halbjahre und nur neue Zeilen an", async ({ eigene: { pool } }) => {
  const einfuegen = (ab: string, satz: number) =>
    pool.query("insert into jahreswert values ('basiszinssatz', $1, 1, $2, 'Quelle', false, null, now())", [
      ab,
      JSON.stringify({ satz }),
    ]);
  for (const ab of ["2027-01-02", "2027-04-01"])
    await expect(einfuegen(ab, 100), ab).rejects.toMatchObject({ code: "23514" });
  await expect(einfuegen("2027-01-01", 2001)).rejects.toMatchObject({ code: "23514" });
  await einfuegen("2027-01-01", -88);
  for (const anweisung of [
    "update jahreswert set entwurf = true",
    "delete from jahreswert",
    "truncate jahreswert",
  ])
    await expect(pool.query(anweisung), anweisung).rejects.toThrow("nimmt nur neue Zeilen an");
});

describe("Jeder andere Wert wird ebenso eingetragen:", () => {
  // The next period of the reference amount, whichever that is.
  const bezug = wert("bezugsgroesse");
  const ab = async () => (await wertuebersicht(bezug)).fehltAb;
  const felder = async () => ({
    ab: datum(await ab()),
    betrag: "4.130,00",
    fundstelle: "Entwurf vom 21.09.",
    entwurf: "ja",
  });

  test("als Entwurf, der so heißt, dann endgültig; im Protokoll steht beides", async ({ db }) => {
    const beginn = await ab();
    expect(await wertEintragen(bezug, rosa, await felder(), heute)).toBeUndefined();
    expect(await eingetrageneJahreswerte()).toEqual([
      {
        wert: "bezugsgroesse",
        ab: beginn,
        zahlen: { betrag: 4_130_00 },
        fundstelle: "Entwurf vom 21.09.",
        entwurf: true,
        eingetragenAm: heute,
      },
    ]);
    expect(await eingetrageneSaetze()).toEqual([]);
    const stand = (await alleWertstaende()).find(({ name }) => name === "bezugsgroesse");
    expect(stand).toMatchObject({ bis: `${beginn.slice(0, 4)}-12-31`, entwurf: true });
    const endgueltig = { ab: beginn, version: "1", betrag: "4.130,00", fundstelle: "BGBl. I Nr. 300" };
    expect(await wertKorrigieren(bezug, rosa, endgueltig)).toBeUndefined();
    expect(await eingetrageneJahreswerte()).toMatchObject([
      { entwurf: false, fundstelle: "BGBl. I Nr. 300" },
    ]);
    expect(await wertberichtigungen()).toEqual([]);
    expect((await protokollLesen(db, {})).map(({ akt }) => akt)).toEqual([
      "jahreswert-korrigiert",
      "jahreswert-eingetragen",
    ]);
  });

  test("was anders war, ist berichtigt; herausgenommen gilt nichts mehr", async ({ db: _ }) => {
    const beginn = await ab();
    await wertEintragen(bezug, rosa, await felder(), heute);
    const richtig = { ab: beginn, version: "1", betrag: "4.095,00", fundstelle: "BGBl. I Nr. 300" };
    await wertKorrigieren(bezug, rosa, richtig);
    expect(await wertberichtigungen()).toMatchObject([
      {
        was: `Vom Betreiber eingetragene Bezugsgröße ab ${datum(beginn)}: 4.095,00\u00a0€ statt 4.130,00\u00a0€`,
        rechner: ["/versorgungsausgleich"],
      },
    ]);
    expect(await wertEntfernen(bezug, rosa, { ab: beginn, version: "2" })).toBeUndefined();
    expect(await eingetrageneJahreswerte()).toEqual([]);
    expect((await wertuebersicht(bezug)).eintraege[0]).toMatchObject({ stand: "entfernt" });
  });
});

describe("Was eine andere Fassung eingetragen hat und niemand lesen kann,", () => {
  const bezug = wert("bezugsgroesse");
  const kaputt = async (db: Kysely<DB>, zahlen: object) => {
    const { fehltAb: ab } = await wertuebersicht(bezug);
    await wertEintragen(
      bezug,
      rosa,
      { ab: datum(ab), betrag: "4.130,00", fundstelle: "BGBl. I Nr. 300" },
      heute,
    );
    await db
      .insertInto("jahreswert")
      .values({
        wert: "bezugsgroesse",
        ab,
        version: 2,
        zahlen: JSON.stringify(zahlen),
        fundstelle: "BGBl. I Nr. 301",
        eingetragen_von: rosa,
        eingetragen_am: new Date(`${heute}T08:00:00Z`),
      })
      .execute();
    return ab;
  };

  test.for([[{ betrag: "4130" }], [{ betrag: 4_130.5 }], [{ wert: 413_000 }], [{}]])(
    "%j: zählt nicht, auch nicht als 0 und nicht mit dem Wert davor, und heißt so",
    async ([zahlen], { db }) => {
      const ab = await kaputt(db, zahlen ?? {});
      expect(await eingetrageneJahreswerte()).toEqual([]);
      const { eintraege, fehltAb } = await wertuebersicht(bezug);
      expect(fehltAb).toBe(ab);
      expect(eintraege[0]).toMatchObject({
        stand: "unlesbar",
        entfernbar: true,
        fassungen: [
          { unlesbar: true, fundstelle: "BGBl. I Nr. 301" },
          { unlesbar: false, text: "4.130,00\u00a0€" },
        ],
      });
      expect(await unlesbareJahreswerte()).toEqual([
        { name: "bezugsgroesse", titel: "Bezugsgröße", norm: "§ 18 Abs. 1 SGB IV", ab },
      ]);
      expect(await wertberichtigungen()).toEqual([]);
    },
  );

  test("erfährt die Verwaltung auf jeder ihrer Seiten, sonst niemand", async ({ db }) => {
    const ab = await kaputt(db, { betrag: null });
    const sitzung = (role: "admin" | "user") => ({ nutzer: { role } }) as Sitzung;
    expect(await jahreswertaufgabe(sitzung("user"))).toEqual([]);
    const [erste] = await jahreswertaufgabe(sitzung("admin"));
    expect(erste).toMatchObject({
      id: "jahreswerte-unlesbar",
      titel: "Ein eingetragener Jahreswert ist nicht lesbar",
      satz: `Bezugsgröße ab ${datum(ab)}. Keine Berechnung benutzt diesen Eintrag. Bitte tragen Sie den Wert neu ein.`,
      verweis: { pfad: "/admin/jahreswerte/bezugsgroesse" },
    });
  });

  test("lässt sich berichtigen; danach gilt der neue Wert", async ({ db }) => {
    const ab = await kaputt(db, { betrag: [] });
    const neu = { ab, version: "2", betrag: "4.095,00", fundstelle: "BGBl. I Nr. 302" };
    expect(await wertKorrigieren(bezug, rosa, neu)).toBeUndefined();
    expect(await eingetrageneJahreswerte()).toMatchObject([{ zahlen: { betrag: 4_095_00 } }]);
    expect(await unlesbareJahreswerte()).toEqual([]);
    expect((await protokollLesen(db, {}))[0]).toMatchObject({
      einzelheiten: {
        name: `Bezugsgröße: 4.095,00\u00a0€ statt eines nicht lesbaren Eintrags ab ${datum(ab)}`,
      },
    });
  });
});
