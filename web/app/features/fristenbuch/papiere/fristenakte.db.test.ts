import { type Tag, tag } from "@gebuehrenportal/recht";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { imBuch } from "../einstellung/buchzugang.server.ts";
import { angabenAendern, streichen } from "../eintrag/aendern.server.ts";
import { type Buchungswunsch, buchen, ohneAngaben } from "../eintrag/buchen.server.ts";
import { fristenFinden } from "../eintrag/liste-store.server.ts";
import { alsJson } from "../protokoll/abdruck.server.ts";
import { kettenfehler } from "../protokoll/kette.server.ts";
import { vorgaengeSuchen } from "../protokoll/protokoll-store.server.ts";
import { inhaber } from "../testing-nutzer.ts";
import { fristenakteVon } from "./fristenakte.server.ts";

beforeEach(() => uhrStellen("2026-11-02T09:00:00Z"));
afterEach(() => uhrStellen());

const wunsch = (aktenzeichen: string): Buchungswunsch => ({
  ortUnbekannt: false,
  frage: {
    art: "frei",
    eingabe: { ereignisAm: tag("2026-11-02"), dauer: [{ wert: 2, einheit: "woche" }], ort: { land: "BE" } },
  },
  angaben: {
    ...ohneAngaben,
    titel: "Stellungnahme",
    aktenzeichen,
    wochen: 2,
  },
});

describe("Die Fristenakte", () => {
  test("gibt das Buch wieder, wie es am Ende jedes Tages stand, auch was danach geändert und gestrichen wurde", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const buch = () => imBuch(wer, (lage) => fristenFinden(lage, { status: "alle" }));
    const akte = (am: string, aktenzeichen = "") =>
      imBuch(wer, (lage) => fristenakteVon(lage, { tag: am, akte: aktenzeichen }, 1_000));
    const damals = new Map<string, unknown>();
    const merken = async (am: string) =>
      damals.set(
        am,
        alsJson(
          (await buch()).map(({ geaendert: _, rubrum: __, id, stand, ...felder }) => ({ id, stand, felder })),
        ),
      );
    const [erste] = await buchen(wer, wunsch("12/26"));
    await buchen(wer, wunsch("13/26"));
    await merken("02.11.2026");
    // A minute before midnight in Germany, and a minute after.
    uhrStellen("2026-11-03T22:59:00Z");
    await angabenAendern(wer, { id: erste?.id ?? "" }, { bemerkung: "eilt" });
    await merken("03.11.2026");
    uhrStellen("2026-11-03T23:01:00Z");
    await streichen(wer, { id: erste?.id ?? "" }, "Irrtum");
    await merken("04.11.2026");
    for (const [am, soll] of damals) {
      const { fristen, zeilen, kopf } = await akte(am);
      expect(new Set(fristen), am).toEqual(new Set(soll as unknown[]));
      expect(kettenfehler(zeilen)).toBeUndefined();
      expect(kopf.nr).toBe(zeilen.length);
    }
    expect((await akte("01.11.2026")).fristen).toEqual([]);
    const eine = await akte("04.11.2026", " 13 / 26");
    expect(eine.fristen.map(({ felder }) => felder.aktenzeichen)).toEqual(["13/26"]);
    await expect(akte("05.11.2026")).rejects.toMatchObject({ status: 400 });
    await expect(imBuch(wer, (lage) => fristenakteVon(lage, { tag: "", akte: "" }, 3))).rejects.toMatchObject(
      { status: 413 },
    );
  });
});

test("Das Protokoll zeigt die neuesten Zeilen zuerst und findet nach Zeit, Vorgang, Person und Akte", async ({
  db,
}) => {
  const wer = await inhaber(db, "Meier");
  await buchen(wer, wunsch("12/26"));
  uhrStellen("2026-11-03T09:00:00Z");
  const [zweite] = await buchen(wer, wunsch("13/26"));
  await streichen(wer, { id: zweite?.id ?? "" }, "Irrtum");
  const zeilen = (frage: object) =>
    imBuch(wer, async ({ tx, kanzleiId }) =>
      (await vorgaengeSuchen(tx, kanzleiId, { limit: 10, ...frage })).map(({ nr }) => nr),
    );
  const beginn = (t: Tag) => new Date(`${t}T00:00:00+01:00`);
  expect(await zeilen({})).toEqual([3, 2, 1]);
  expect(await zeilen({ limit: 1, vor: 3 })).toEqual([2]);
  expect(await zeilen({ bis: beginn(tag("2026-11-03")) })).toEqual([1]);
  expect(await zeilen({ von: beginn(tag("2026-11-03")), art: "gebucht" })).toEqual([2]);
  expect(await zeilen({ akte: "12/26" })).toEqual([1]);
  expect(await zeilen({ wer: wer.nutzer.id, art: "gestrichen" })).toEqual([3]);
  expect(await zeilen({ wer: wer.kanzleiId })).toEqual([]);
});
