import { plusTage, tag } from "@gebuehrenportal/recht";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { betrieb, mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { type Buchnutzer, imBuch } from "../einstellung/buchzugang.server.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import { terminBearbeiten, termineVon, terminLoeschen, wiedervorlagenVon } from "./aufruf.server.ts";
import { tageslage, vorkommenZwischen } from "./lesen.server.ts";
import type { Termin, Terminangaben } from "./termin.ts";
import { vorgaengeDesTermins } from "./termin-store.server.ts";
import {
  terminAendern,
  terminEintragen,
  terminStreichen,
  terminZeigen,
  wiedervorlageErledigen,
} from "./termine.server.ts";
import { mustertermin } from "./testing-termin.ts";

// Monday.
beforeEach(() => uhrStellen("2026-11-30T09:00:00Z"));
afterEach(() => uhrStellen());

const angaben = (anders: Partial<Terminangaben> = {}): Terminangaben => {
  const {
    titel,
    aktenzeichen,
    tag: am,
    von,
    bis,
    ort,
    person,
    notiz,
    erinnerung,
    wiederholung,
  } = mustertermin();
  return { titel, aktenzeichen, tag: am, von, bis, ort, person, notiz, erinnerung, wiederholung, ...anders };
};
const woechentlich = { takt: "woche", alle: 1, bis: null, anzahl: null } as const;
const wiedervorlage = (anders: Partial<Terminangaben> = {}) =>
  angaben({ titel: "Sachstand", von: null, bis: null, ort: "", ...anders });

/** The days of an office within a span: day, hour and title. */
const tage = (wer: Buchnutzer, von: string, bis: string) =>
  imBuch(wer, async (lage) =>
    (await vorkommenZwischen(lage, { spanne: { von: tag(von), bis: tag(bis) } })).map((v) =>
      [v.tag, v.von, v.titel].filter(Boolean).join(" "),
    ),
  );
const verlauf = (wer: Buchnutzer, { id }: Termin) =>
  mandant(wer, async (tx) =>
    (await vorgaengeDesTermins(tx, wer.kanzleiId, id)).map(({ art, stand }) => `${stand} ${art}`),
  );

describe("Von einer Serie", () => {
  test("ändert sich nur dieser Tag, und was an ihm nicht anders ist, folgt der Serie weiter", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const { id } = await terminEintragen(wer, "termin", angaben({ wiederholung: woechentlich }));
    await terminAendern(
      wer,
      { id },
      { tag: tag("2026-12-15"), von: "14:00", bis: null },
      { umfang: "nur", tag: tag("2026-12-14") },
    );
    await terminAendern(wer, { id }, { titel: "Sitzung" }, { umfang: "alle", tag: tag("2026-12-07") });
    expect(await tage(wer, "2026-12-01", "2026-12-21")).toEqual([
      "2026-12-07 09:00 Sitzung",
      "2026-12-15 14:00 Sitzung",
      "2026-12-21 09:00 Sitzung",
    ]);
    expect((await terminZeigen(wer, { id })).stand).toBe(3);
  });

  test("werden alle folgenden eine eigene Serie mit dem Rest der Anzahl und ihren Ausnahmen", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const alt = await terminEintragen(
      wer,
      "termin",
      angaben({ wiederholung: { ...woechentlich, anzahl: 5 } }),
    );
    await terminStreichen(wer, { id: alt.id }, "", { umfang: "nur", tag: tag("2026-12-28") });
    const neu = await terminAendern(
      wer,
      { id: alt.id },
      { tag: tag("2026-12-22"), ort: "Saal 9" },
      { umfang: "folgende", tag: tag("2026-12-21") },
    );
    expect(neu.id).not.toBe(alt.id);
    expect(neu).toMatchObject({
      ort: "Saal 9",
      wiederholung: { anzahl: 3 },
      ausnahmen: [{ tag: "2026-12-29" }],
    });
    // Monday twice, then Tuesday; the one of the 29th was left out.
    expect((await tage(wer, "2026-12-01", "2027-12-31")).map((t) => t.slice(0, 10))).toEqual([
      "2026-12-07",
      "2026-12-14",
      "2026-12-22",
      "2027-01-05",
    ]);
    expect(await verlauf(wer, alt)).toEqual(["1 eingetragen", "2 tag-gestrichen", "3 beendet"]);
    expect(await verlauf(wer, neu)).toEqual(["1 abgetrennt"]);
  });

  test("rücken alle mit, wenn ein Tag verschoben wird und alle gemeint sind", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const { id } = await terminEintragen(
      wer,
      "termin",
      angaben({ wiederholung: { ...woechentlich, anzahl: 2 } }),
    );
    await terminAendern(wer, { id }, { tag: tag("2026-12-17") }, { umfang: "alle", tag: tag("2026-12-14") });
    expect((await tage(wer, "2026-12-01", "2027-12-31")).map((t) => t.slice(0, 10))).toEqual([
      "2026-12-10",
      "2026-12-17",
    ]);
  });

  test("lässt sich ein Tag nicht zweimal streichen, und keiner ändern, den sie nicht hat", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const { id } = await terminEintragen(wer, "termin", angaben({ wiederholung: woechentlich }));
    const entfaellt = { umfang: "nur", tag: tag("2026-12-14") } as const;
    await terminStreichen(wer, { id }, "Gericht sagt ab", entfaellt);
    const zweimal = terminStreichen(wer, { id }, "", entfaellt);
    await expect(zweimal).rejects.toMatchObject({ status: 400, koerper: { code: "tag-unbekannt" } });
    const keiner = terminAendern(wer, { id }, { titel: "x" }, { umfang: "nur", tag: tag("2026-12-15") });
    await expect(keiner).rejects.toMatchObject({ koerper: { code: "tag-unbekannt" } });
    const oefter = terminAendern(
      wer,
      { id },
      { wiederholung: null },
      { umfang: "nur", tag: tag("2026-12-21") },
    );
    await expect(oefter).rejects.toMatchObject({ koerper: { code: "nur-ein-tag" } });
  });
});

describe("Eine Wiedervorlage", () => {
  test("liegt am nächsten Arbeitstag vor und bleibt liegen, bis jemand sie erledigt", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    // Saturday.
    const { id } = await terminEintragen(wer, "wiedervorlage", wiedervorlage({ tag: tag("2026-11-28") }));
    const heute = () => imBuch(wer, (lage) => tageslage(lage, lage.heute));
    const [montag] = (await heute()).wiedervorlagen;
    expect(montag).toMatchObject({ tag: "2026-11-30", eingetragen: "2026-11-28", erledigtAm: null });
    uhrStellen("2026-12-02T09:00:00Z");
    expect((await heute()).liegengeblieben).toHaveLength(1);
    const { ausnahmen } = await wiedervorlageErledigen(wer, { id }, { tag: undefined, erledigt: true });
    expect(ausnahmen).toMatchObject([{ tag: "2026-11-28", erledigtVon: wer.nutzer.id }]);
    expect((await heute()).liegengeblieben).toEqual([]);
    // Said twice, it stays with whoever was first.
    expect((await wiedervorlageErledigen(wer, { id }, { tag: undefined, erledigt: true })).stand).toBe(2);
    await wiedervorlageErledigen(wer, { id }, { tag: undefined, erledigt: false });
    expect((await heute()).liegengeblieben).toHaveLength(1);
  });

  test("die wiederkehrt, wird Tag für Tag erledigt; liegen bleibt nur die letzte", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const serie = wiedervorlage({ tag: tag("2026-11-02"), wiederholung: woechentlich });
    const { id } = await terminEintragen(wer, "wiedervorlage", serie);
    const liegen = async () =>
      (await imBuch(wer, (lage) => tageslage(lage, lage.heute))).liegengeblieben.map((v) => v.tag);
    expect(await liegen()).toEqual(["2026-11-23"]);
    await terminBearbeiten(wer, { id, art: "wiedervorlage" }, { done: true, occurrence: tag("2026-11-23") });
    expect(await liegen()).toEqual([]);
    const [bild] = await wiedervorlagenVon(wer, { from: tag("2026-11-16"), to: tag("2026-11-30") });
    expect(bild?.occurrences.map(({ date, done }) => [date, done?.by ?? null])).toEqual([
      ["2026-11-16", null],
      ["2026-11-23", "Meier"],
      ["2026-11-30", null],
    ]);
    const keiner = terminBearbeiten(wer, { id, art: "wiedervorlage" }, { done: true });
    await expect(keiner).rejects.toMatchObject({ koerper: { code: "tag-fehlt" } });
  });

  test("hat keine Uhrzeit, und ein Termin ist keine", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const mitUhr = terminEintragen(wer, "wiedervorlage", wiedervorlage({ von: "09:00" }));
    await expect(mitUhr).rejects.toMatchObject({ koerper: { code: "keine-uhr", field: "from" } });
    const { id } = await terminEintragen(wer, "termin", angaben());
    const erledigt = terminBearbeiten(wer, { id, art: "wiedervorlage" }, { done: true });
    await expect(erledigt).rejects.toMatchObject({ status: 404 });
  });
});

describe("Im Buch der Kanzlei", () => {
  test("ändert niemand etwas, das er nicht gesehen hat, und gestrichen bleibt mit Grund sichtbar", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const { id } = await terminEintragen(wer, "termin", angaben());
    await terminAendern(wer, { id, stand: 1 }, { ort: "Saal 4" }, {});
    const veraltet = terminAendern(wer, { id, stand: 1 }, { ort: "Saal 5" }, {});
    await expect(veraltet).rejects.toMatchObject({ status: 409, koerper: { code: "veraltet" } });
    await terminLoeschen(wer, { id, art: "termin" }, { reason: "verlegt" });
    expect(await terminZeigen(wer, { id })).toMatchObject({
      streichgrund: "verlegt",
      gestrichenVon: wer.nutzer.id,
      ort: "Saal 4",
    });
    expect(await termineVon(wer, {})).toEqual([]);
    const danach = terminAendern(wer, { id }, { ort: "" }, {});
    await expect(danach).rejects.toMatchObject({ koerper: { code: "gestrichen" } });
  });

  test("liest jeder, schreibt nur, wer darf; andere Kanzleien sehen nichts", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const liest = await kollegin(db, wer, "Lena", "nur-lesen");
    const fremd = await inhaber(db, "Schulz");
    const { id } = await terminEintragen(wer, "termin", angaben({ person: liest.nutzer.id }));
    expect(await termineVon(liest, {})).toMatchObject([{ person: { name: "Lena" } }]);
    await expect(terminEintragen(liest, "termin", angaben())).rejects.toMatchObject({
      koerper: { code: "rolle" },
    });
    await expect(terminZeigen(fremd, { id })).rejects.toMatchObject({ status: 404 });
    await expect(terminStreichen(fremd, { id }, "", {})).rejects.toMatchObject({ status: 404 });
    const fremde = terminEintragen(fremd, "termin", angaben({ person: wer.nutzer.id }));
    await expect(fremde).rejects.toMatchObject({ koerper: { code: "person", field: "person" } });
  });

  test("verliert niemand etwas: weder Termin noch Verlauf lassen sich löschen", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    await terminEintragen(wer, "termin", angaben());
    for (const tabelle of ["termin", "terminvorgang"] as const) {
      await expect(mandant(wer, (tx) => tx.deleteFrom(tabelle).execute())).rejects.toMatchObject({
        code: "42501",
      });
      await expect(betrieb((tx) => tx.deleteFrom(tabelle).execute())).rejects.toMatchObject({
        code: "42501",
      });
    }
  });

  test("findet jede Zeit auch, was in sie verlegt ist oder schon lange wiederkehrt", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const { id } = await terminEintragen(
      wer,
      "termin",
      angaben({ wiederholung: { ...woechentlich, anzahl: 2 } }),
    );
    await terminAendern(wer, { id }, { tag: tag("2028-02-29") }, { umfang: "nur", tag: tag("2026-12-14") });
    await terminEintragen(
      wer,
      "termin",
      angaben({ titel: "Alt", tag: tag("1999-01-31"), wiederholung: { ...woechentlich, takt: "monat-tag" } }),
    );
    expect(await tage(wer, "2028-02-01", "2028-02-29")).toEqual([
      "2028-02-29 09:00 Alt",
      "2028-02-29 09:00 Verhandlung",
    ]);
    expect(await tage(wer, "2026-12-08", plusTage(tag("2026-12-08"), 20))).toEqual([]);
  });
});
