import { randomUUID } from "node:crypto";
import { tag } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import { afterEach, describe, expect } from "vitest";
import { faelligeKontenLoeschen, kontoAusfuehren } from "#features/konto/testing.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { dbAls } from "#platform/db/zugang.server.ts";
import { abgelaufeneEntfernen } from "./aufraeumen.server.ts";
import { berechnungsausfuhr } from "./ausfuhr-store.server.ts";
import {
  type Besitzer,
  belegung,
  berechnungSpeichern,
  berechnungsliste,
  berechnungZeigen,
  endgueltigEntfernen,
  kopieren,
  loeschen,
  umbenennen,
  versionSpeichern,
  wiederherstellen,
} from "./berechnungen.server.ts";
import { besitzer, pfaendung } from "./testing-besitzer.ts";

const heute = tag("2026-11-21");
const nichtGefunden = { status: 404 };
const tarif = { status: 403, koerper: { code: "tarif" } };
/** Published for 3,000 € a month from 1 July 2026 on: 988.82 €. */
const dreitausend = pfaendung("3.000,00");
const speichern = (wer: Besitzer, bezeichnung: string, aktenzeichen = "") =>
  berechnungSpeichern(wer, { ...dreitausend, bezeichnung, aktenzeichen }, heute);
const namen = async (wer: Besitzer, suche = "") =>
  (await berechnungsliste(wer, { suche })).zeilen.map(({ bezeichnung }) => bezeichnung);

afterEach(() => uhrStellen());

describe("Gespeichert wird,", () => {
  test("was der Server selbst rechnet, mit Eingaben, Rechtsfassung und Rechenstand", async ({ eigene }) => {
    const wer = await besitzer(eigene, "meier");
    const id = await speichern(wer, "Huber gegen Klein", "123/26");
    const { zeile, version } = await berechnungZeigen(wer, id);
    expect(zeile).toMatchObject({ bezeichnung: "Huber gegen Klein", aktenzeichen: "123/26", version: 1 });
    expect(version).toMatchObject({
      kennzahl: "988,82\u00a0€",
      stand: dreitausend.stand,
      berechnetAm: heute,
    });
    expect(version.fassung).toContain("01.07.2026");
    expect(version.rechenstand).toMatch(/\d/);
    expect(version.blatt.tabellen[0]?.zeilen.length).toBeGreaterThan(1);
  });

  test("nichts ohne die Vereinbarung, ohne Ergebnis oder von einem unbekannten Rechner", async ({
    eigene,
  }) => {
    const ohne = await besitzer(eigene, "ohne", { einig: false });
    await expect(speichern(ohne, "x")).rejects.toMatchObject({
      status: 403,
      koerper: { code: "verschwiegenheit" },
    });
    const wer = await besitzer(eigene, "meier");
    for (const [wunsch, code] of [
      [{ rechner: "/nirgends", stand: "1.e30" }, "unbekannter-rechner"],
      [{ rechner: "/pfaendungsrechner", stand: "Unsinn" }, "unlesbar"],
      [{ rechner: "/pfaendungsrechner", stand: "1.e30" }, "unvollstaendig"],
    ] as const)
      await expect(berechnungSpeichern(wer, wunsch, heute), code).rejects.toMatchObject({
        status: 400,
        koerper: { code },
      });
    expect(await namen(wer)).toEqual([]);
  });
});

describe("Ein Blatt, das eine andere Fassung gespeichert hat,", () => {
  test("wird in Worten abgewiesen; Liste, frühere Fassung und Löschen bleiben", async ({ eigene }) => {
    const wer = await besitzer(eigene, "meier");
    const id = await speichern(wer, "Huber gegen Klein");
    expect(await versionSpeichern(wer, id, { stand: pfaendung("2.500,00").stand }, heute)).toBe(2);
    await eigene.db
      .updateTable("berechnung_version")
      .set({ blatt: JSON.stringify({ titel: "Geheim", tabellen: [{ zeilen: "x" }] }) })
      .where("version", "=", 2)
      .execute();
    const unlesbar = {
      status: 409,
      koerper: {
        code: "unlesbar",
        error: expect.stringMatching(/^Diese Berechnung ist in einer Form gespeichert(?!.*Geheim)/),
      },
    };
    await expect(berechnungZeigen(wer, id)).rejects.toMatchObject(unlesbar);
    await expect(kopieren(wer, id)).rejects.toMatchObject(unlesbar);
    expect((await berechnungZeigen(wer, id, 1)).version.kennzahl).toBe("988,82\u00a0€");
    expect(await namen(wer)).toEqual(["Huber gegen Klein"]);
    // The file with everything stored holds it as it is.
    const { calculations } = await kontoAusfuehren(wer, [berechnungsausfuhr]);
    expect(calculations).toMatchObject([{ versions: [{ version: 1 }, { sheet: { titel: "Geheim" } }] }]);
    await loeschen(wer, id);
    expect(await namen(wer)).toEqual([]);
  });
});

describe("Im Tarif Free", () => {
  test("bleiben von zwanzig gleichzeitigen Versuchen drei", async ({ eigene }) => {
    const wer = await besitzer(eigene, "frei");
    const versuche = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => speichern(wer, `Nr. ${i}`)),
    );
    const abgelehnt = versuche.flatMap((v) => (v.status === "rejected" ? [v.reason] : []));
    expect(abgelehnt).toHaveLength(17);
    for (const grund of abgelehnt) expect(grund).toMatchObject(tarif);
    expect(await belegung(wer)).toEqual({ anzahl: 3, hoechstens: 3 });
    expect(await namen(wer)).toHaveLength(3);
  });

  test("zählen Kopien und Zurückgeholtes mit, Gelöschtes nicht", async ({ eigene }) => {
    const wer = await besitzer(eigene, "frei");
    const [a] = [await speichern(wer, "a"), await speichern(wer, "b"), await speichern(wer, "c")];
    await expect(kopieren(wer, a)).rejects.toMatchObject(tarif);
    await loeschen(wer, a);
    await kopieren(wer, (await berechnungsliste(wer, {})).zeilen[0]?.id);
    await expect(wiederherstellen(wer, a)).rejects.toMatchObject(tarif);
  });

  test("bleibt nach dem Ende von Basic alles lesbar, aber nichts kommt dazu", async ({ eigene }) => {
    const basic = await besitzer(eigene, "basic", { tarif: "basic" });
    const ids: string[] = [];
    for (const name of ["a", "b", "c", "d", "e"]) ids.push(await speichern(basic, name));
    const frei: Besitzer = { ...basic, nutzer: { ...basic.nutzer, subscriptionStatus: "free" } };
    for (const id of ids) expect((await berechnungZeigen(frei, id)).version.kennzahl).toBe("988,82\u00a0€");
    await expect(speichern(frei, "f")).rejects.toMatchObject(tarif);
    const neu = pfaendung("2.500,00").stand;
    await expect(versionSpeichern(frei, ids[0] ?? "", { stand: neu }, heute)).rejects.toMatchObject(tarif);
    expect(await versionSpeichern(basic, ids[0] ?? "", { stand: neu }, heute)).toBe(2);
  });
});

describe("Versionen", () => {
  test("entstehen aus geänderten Eingaben; die früheren bleiben, wie sie waren", async ({ eigene }) => {
    const wer = await besitzer(eigene, "meier");
    const id = await speichern(wer, "Lohn");
    expect(await versionSpeichern(wer, id, { stand: dreitausend.stand }, heute)).toBe(1);
    expect(await versionSpeichern(wer, id, { stand: pfaendung("500,00").stand }, heute)).toBe(2);
    const jetzt = await berechnungZeigen(wer, id);
    expect(jetzt.versionen.map(({ version, kennzahl }) => [version, kennzahl])).toEqual([
      [2, "0,00\u00a0€"],
      [1, "988,82\u00a0€"],
    ]);
    expect((await berechnungZeigen(wer, id, 1)).version.stand).toBe(dreitausend.stand);
    await expect(berechnungZeigen(wer, id, 3)).rejects.toMatchObject(nichtGefunden);
    const gefaelscht = mandant(wer, (tx) => sql`update berechnung_version set kennzahl = '1'`.execute(tx));
    await expect(gefaelscht).rejects.toMatchObject({ code: "42501" });
  });

  test("bekommen auch bei gleichzeitigem Speichern jede ihre eigene Nummer", async ({ eigene }) => {
    const wer = await besitzer(eigene, "meier");
    const id = await speichern(wer, "Lohn");
    const nummern = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        versionSpeichern(wer, id, { stand: pfaendung(`2.00${i},00`).stand }, heute),
      ),
    );
    expect(nummern.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe("Zwei Fenster mit derselben Berechnung", () => {
  const veraltet = { status: 409, koerper: { code: "veraltet", field: "basis" } };

  test("speichern gleichzeitig: das eine gewinnt, das andere erfährt es und verliert nichts", async ({
    eigene,
  }) => {
    const wer = await besitzer(eigene, "meier");
    const id = await speichern(wer, "Lohn");
    const versuche = await Promise.allSettled(
      ["2.000,00", "2.500,00", "4.000,00"].map((netto) =>
        versionSpeichern(wer, id, { stand: pfaendung(netto).stand, basis: 1 }, heute),
      ),
    );
    const gelungen = versuche.filter((v) => v.status === "fulfilled").map(({ value }) => value);
    const abgelehnt = versuche.filter((v) => v.status === "rejected").map(({ reason }) => reason);
    expect(gelungen).toEqual([2]);
    expect(abgelehnt).toHaveLength(2);
    for (const grund of abgelehnt) expect(grund).toMatchObject(veraltet);
    // Whoever was told keeps both: with the version that counts now as the new beginning.
    expect(await versionSpeichern(wer, id, { stand: pfaendung("900,00").stand, basis: 2 }, heute)).toBe(3);
    expect((await berechnungZeigen(wer, id)).versionen.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  test("streiten nicht über dieselben Eingaben, und Gelöschtes ist nicht mehr da", async ({ eigene }) => {
    const wer = await besitzer(eigene, "meier");
    const id = await speichern(wer, "Lohn");
    const neu = { stand: pfaendung("500,00").stand, basis: 1 };
    const beide = [versionSpeichern(wer, id, neu, heute), versionSpeichern(wer, id, neu, heute)];
    expect(await Promise.all(beide)).toEqual([2, 2]);
    expect(await versionSpeichern(wer, id, neu, heute)).toBe(2);
    await loeschen(wer, id);
    await expect(versionSpeichern(wer, id, neu, heute)).rejects.toMatchObject(nichtGefunden);
  });
});

describe("Fremdes", () => {
  test("ist nicht zu finden, auch nicht in derselben Kanzlei", async ({ eigene }) => {
    const meier = await besitzer(eigene, "meier", { tarif: "teams" });
    const id = await speichern(meier, "Geheim");
    const kollege = await besitzer(eigene, "kollege", { tarif: "Teammitglied", kanzlei: meier.kanzleiId });
    await loeschen(meier, await kopieren(meier, id));
    const { zeilen: geloeschte } = await berechnungsliste(meier, { geloeschte: true });
    const weg = geloeschte[0]?.id;
    for (const versuch of [
      () => berechnungZeigen(kollege, id),
      () => versionSpeichern(kollege, id, { stand: pfaendung("500,00").stand }, heute),
      () => umbenennen(kollege, id, { bezeichnung: "x", aktenzeichen: "" }),
      () => kopieren(kollege, id),
      () => loeschen(kollege, id),
      () => wiederherstellen(kollege, weg),
      () => endgueltigEntfernen(kollege, weg),
      () => berechnungZeigen(kollege, randomUUID()),
      () => berechnungZeigen(kollege, "x' or '1'='1"),
    ])
      await expect(versuch(), versuch.toString()).rejects.toMatchObject(nichtGefunden);
    expect(await namen(kollege)).toEqual([]);
    expect(await namen(meier)).toEqual(["Geheim"]);
    expect((await berechnungsliste(meier, { geloeschte: true })).zeilen).toHaveLength(1);
  });

  test("zeigt die Datenbank auch ohne jede Bedingung nicht, und ohne Inhaber gar nichts", async ({
    eigene,
  }) => {
    const meier = await besitzer(eigene, "meier");
    await speichern(meier, "Geheim");
    const schulz = await besitzer(eigene, "schulz");
    const alles = async (wer: Besitzer, tabelle: string) =>
      (await mandant(wer, (tx) => sql`select * from ${sql.table(tabelle)}`.execute(tx))).rows.length;
    const ohneInhaber = async (tabelle: string) =>
      eigene.db.transaction().execute(async (tx) => {
        await sql`set local role portal_kanzlei`.execute(tx);
        return (await sql`select * from ${sql.table(tabelle)}`.execute(tx)).rows.length;
      });
    for (const tabelle of ["berechnung", "berechnung_version"]) {
      expect([await alles(meier, tabelle), await alles(schulz, tabelle)], tabelle).toEqual([1, 0]);
      expect(await ohneInhaber(tabelle), tabelle).toBe(0);
      for (const rolle of ["portal_anwendung", "portal_identitaet", "portal_post"] as const)
        await expect(
          sql`select * from ${sql.table(tabelle)}`.execute(dbAls(rolle)),
          rolle,
        ).rejects.toMatchObject({
          code: "42501",
        });
    }
  });
});

describe("Gelöschtes", () => {
  test("lässt sich zurückholen und ist nach dreißig Tagen weg", async ({ eigene }) => {
    const wer = await besitzer(eigene, "meier");
    uhrStellen("2026-11-21T10:00:00Z");
    const [bleibt, geht] = [await speichern(wer, "bleibt"), await speichern(wer, "geht")];
    await loeschen(wer, bleibt);
    await loeschen(wer, geht);
    await expect(loeschen(wer, geht)).rejects.toMatchObject(nichtGefunden);
    expect(await namen(wer)).toEqual([]);
    await wiederherstellen(wer, bleibt);
    uhrStellen("2026-12-21T09:59:00Z");
    expect(await abgelaufeneEntfernen()).toBe(0);
    uhrStellen("2026-12-21T10:01:00Z");
    expect(await abgelaufeneEntfernen()).toBe(1);
    expect(await namen(wer)).toEqual(["bleibt"]);
    await expect(berechnungZeigen(wer, geht)).rejects.toMatchObject(nichtGefunden);
    expect((await eigene.pool.query("select * from berechnung_version")).rowCount).toBe(1);
  });

  test("wird auf Wunsch sofort entfernt, Vorhandenes nicht", async ({ eigene }) => {
    const wer = await besitzer(eigene, "meier");
    const id = await speichern(wer, "x");
    await expect(endgueltigEntfernen(wer, id)).rejects.toMatchObject(nichtGefunden);
    await loeschen(wer, id);
    await endgueltigEntfernen(wer, id);
    await expect(wiederherstellen(wer, id)).rejects.toMatchObject(nichtGefunden);
  });
});

test("Die Suche findet Namen, Aktenzeichen und Wörter des Blatts, auch umbenannt, und nichts durch Platzhalter", async ({
  eigene,
}) => {
  const wer = await besitzer(eigene, "meier");
  const id = await speichern(wer, "Huber gegen Müller", "17 O 5/26");
  await speichern(wer, "Klein", "99/26");
  expect(await namen(wer, "MÜLLER huber")).toEqual(["Huber gegen Müller"]);
  expect(await namen(wer, "17 O 5")).toEqual(["Huber gegen Müller"]);
  expect(await namen(wer, "988,82")).toEqual(["Klein", "Huber gegen Müller"]);
  for (const text of ["%", "_", "\\", "Huber Klein"]) expect(await namen(wer, text), text).toEqual([]);
  await umbenennen(wer, id, { bezeichnung: "Neu benannt", aktenzeichen: "" });
  expect(await namen(wer, "Huber")).toEqual([]);
  expect(await namen(wer, "benannt")).toEqual(["Neu benannt"]);
});

test("Die Liste blättert ohne Lücke und ohne Wiederholung, die letzte Änderung zuerst", async ({
  eigene,
}) => {
  const wer = await besitzer(eigene, "viel", { tarif: "basic" });
  uhrStellen("2026-11-21T10:00:00Z");
  // Many of the same instant: the id decides.
  for (let i = 0; i < 65; i++) {
    if (i === 40) uhrStellen("2026-11-21T11:00:00Z");
    await speichern(wer, `Nr. ${i}`);
  }
  const gesehen: string[] = [];
  const laengen: number[] = [];
  let nach: string | undefined;
  do {
    const seite = await berechnungsliste(wer, { nach });
    gesehen.push(...seite.zeilen.map(({ bezeichnung }) => bezeichnung));
    laengen.push(seite.zeilen.length);
    nach = seite.weiter;
  } while (nach);
  expect(laengen).toEqual([30, 30, 5]);
  expect(new Set(gesehen).size).toBe(65);
  expect(gesehen.slice(0, 25).every((name) => Number(name.slice(4)) >= 40)).toBe(true);
});

test("Die Ausfuhr der eigenen Daten enthält alle Versionen, und mit dem Konto geht alles", async ({
  eigene,
}) => {
  const wer = await besitzer(eigene, "meier");
  const id = await speichern(wer, "Huber", "123/26");
  await versionSpeichern(wer, id, { stand: pfaendung("500,00").stand }, heute);
  const { agreements, calculations } = await kontoAusfuehren(wer, [berechnungsausfuhr]);
  expect(agreements).toMatchObject([{ version: "2026-11-23" }]);
  expect(calculations).toMatchObject([
    {
      name: "Huber",
      fileNumber: "123/26",
      versions: [{ version: 1, inputs: dreitausend.stand }, { version: 2 }],
    },
  ]);
  await eigene.pool.query("update konto set loeschung_am = now() - interval '1 day' where id = $1", [
    wer.nutzer.id,
  ]);
  expect(await faelligeKontenLoeschen([])).toBe(1);
  for (const tabelle of ["berechnung", "berechnung_version", "verschwiegenheit"])
    expect((await eigene.pool.query(`select * from ${tabelle}`)).rowCount, tabelle).toBe(0);
});
