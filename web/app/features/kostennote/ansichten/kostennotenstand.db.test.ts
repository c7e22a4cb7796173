import { randomUUID } from "node:crypto";
import { tag } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import { describe, expect, vi } from "vitest";
import { storno } from "#dokumente/e-rechnung/summen.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { leererAbsender, uebliche } from "../absender.ts";
import * as store from "../ausstellung/kostennote-store.server.ts";
import {
  type Aussteller,
  absenderVon,
  ausstellen,
  entwurfAnlegen,
  entwurfSichern,
  entwurfsansicht,
  stornieren,
} from "../ausstellung/kostennoten.server.ts";
import { absender, beleg, felder, heute } from "../testing-beleg.ts";
import { anDiesemMorgen, berechnung, konto } from "../testing-konto.ts";
import { ansichtVon } from "./ansicht.server.ts";

anDiesemMorgen();

const als = <T>(wer: Aussteller, arbeit: Parameters<typeof mandant<T>>[1]) => mandant(wer, arbeit);

/** A draft with what its page shows. */
async function gesehener(wer: Aussteller, neu = berechnung) {
  const von = await als(wer, (tx) => absenderVon(tx, wer.nutzer.id));
  const { gesehen } = ansichtVon(neu, von, { heute, darfFreigeben: true });
  return { id: await entwurfAnlegen(wer, neu), version: 1, gesehen };
}

async function ausgestellt(wer: Aussteller): Promise<string> {
  const neu = await gesehener(wer);
  expect(await ausstellen(wer, neu, heute)).toEqual({ art: "ausgestellt", id: neu.id });
  return neu.id;
}

const akten = async (db: Kysely<DB>) =>
  (await db.selectFrom("protokoll").select(["akt", "konto", "von", "einzelheiten"]).execute()).filter(
    ({ akt }) => akt.startsWith("kostennote-"),
  );

describe("Ein Entwurf", () => {
  test("ohne brauchbare Berechnung sagt warum, und nichts sonst", () => {
    const reihe = { absender, reihe: uebliche };
    const kaputt = { rechner: "/fristenrechner", stand: "", felder: { ...felder, von: "32.01.2026" } };
    const ansicht = entwurfsansicht(kaputt, reihe, { heute, darfFreigeben: true });
    expect(ansicht).toEqual({
      fehler: { von: expect.any(String) },
      liste: [],
      beleg: undefined,
      ohneGrundlage: "Die Eingaben dieser Berechnung sind unvollständig oder beschädigt.",
      vereinbarung: "keine",
      restgruende: [],
      ausKasse: false,
      auftraege: [],
    });
    const gut = entwurfsansicht(berechnung, reihe, { heute, darfFreigeben: true });
    expect(gut).toMatchObject({
      fehler: {},
      ohneGrundlage: undefined,
      vereinbarung: "keine",
      restgruende: [],
      ausKasse: false,
      // 1.3 + 1.2 of 652.00 = 1,630.00, Nr. 7002 20.00, 19 % of 1,650.00 = 313.50.
      beleg: { brutto: 196_350, datum: heute },
    });
    expect(gut.liste.length).toBeGreaterThan(5);
  });

  test("wird gesichert, wenn sich etwas geändert hat, und nur in der Fassung, die man sah", async ({
    db,
  }) => {
    const wer = await konto({ db });
    const id = await entwurfAnlegen(wer, berechnung);
    const gelesen = () => als(wer, (tx) => store.entwurfLesen(tx, wer.nutzer.id, id));
    expect(await entwurfSichern(wer, { id, felder, version: 9 })).toBe(1);
    const neu = { ...felder, betreff: "Neu" };
    expect(await entwurfSichern(wer, { id, felder: neu, version: 9 })).toBeUndefined();
    expect(await gelesen()).toMatchObject({ ...berechnung, id, version: 1, geaendert: expect.any(Date) });
    expect(await entwurfSichern(wer, { id, felder: neu, version: 1 })).toBe(2);
    expect(await gelesen()).toMatchObject({ felder: neu, version: 2 });
    expect(await entwurfSichern(wer, { id: randomUUID(), felder, version: 1 })).toBeUndefined();
  });

  test("geht nur in der Fassung, die man sah, und mit ihm kein anderer", async ({ db }) => {
    const wer = await konto({ db });
    const [id, anderer] = [await entwurfAnlegen(wer, berechnung), await entwurfAnlegen(wer, berechnung)];
    const loeschen = (version: number) =>
      als(wer, (tx) => store.entwurfLoeschen(tx, wer.nutzer.id, { id, version }));
    const liste = async () =>
      (await als(wer, (tx) => store.entwuerfeListe(tx, wer.nutzer.id))).map((e) => e.id);
    expect(await loeschen(2)).toBe(false);
    expect((await liste()).toSorted()).toEqual([id, anderer].toSorted());
    expect(await loeschen(1)).toBe(true);
    expect(await liste()).toEqual([anderer]);
  });

  test("steht in der Liste, der zuletzt geänderte zuerst, mit allem, was er ist", async ({ db }) => {
    const wer = await konto({ db });
    const [alt, neu] = [await entwurfAnlegen(wer, berechnung), await entwurfAnlegen(wer, berechnung)];
    const liste = async () => als(wer, (tx) => store.entwuerfeListe(tx, wer.nutzer.id));
    await entwurfSichern(wer, { id: neu, felder: {}, version: 1 });
    expect((await liste()).map(({ id }) => id)).toEqual([neu, alt]);
    await entwurfSichern(wer, { id: alt, felder: {}, version: 1 });
    expect(await liste()).toMatchObject([
      { id: alt, rechner: "/rvgrechner", stand: berechnung.stand, felder: {}, version: 2 },
      { id: neu, version: 2 },
    ]);
  });
});

describe("Was eine andere Fassung gespeichert hat", () => {
  test("wird in Worten abgewiesen, und die Liste behält die anderen", async ({ db }) => {
    const wer = await konto({ db });
    const [kaputt, heil] = [await entwurfAnlegen(wer, berechnung), await entwurfAnlegen(wer, berechnung)];
    const fertig = await ausgestellt(wer);
    await db
      .updateTable("kostennotenentwurf")
      .set({ felder: JSON.stringify({ name: ["Geheim"] }) })
      .where("id", "=", kaputt)
      .execute();
    await db
      .updateTable("kostennotenabsender")
      .set({ angaben: JSON.stringify({ kanzlei: 1 }) })
      .execute();
    const lesen = (id: string) => als(wer, (tx) => store.entwurfLesen(tx, wer.nutzer.id, id));
    await expect(lesen(kaputt)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Der Entwurf der Kostennote ist in einer Form gespeichert/),
    });
    expect((await lesen(heil))?.felder).toBeDefined();
    const liste = await als(wer, (tx) => store.entwuerfeListe(tx, wer.nutzer.id));
    expect(liste.find(({ id }) => id === kaputt)?.felder).toBeUndefined();
    expect(liste.find(({ id }) => id === heil)?.felder).toBeDefined();
    await expect(als(wer, (tx) => absenderVon(tx, wer.nutzer.id))).rejects.toThrow(/Absender/);
    expect((await als(wer, (tx) => store.kostennoteLesen(tx, wer.nutzer.id, fertig)))?.beleg.art).toBe(
      "rechnung",
    );
  });
});

describe("Der Absender", () => {
  test("ist leer, bis ihn jemand angibt, und dann der zuletzt angegebene, je Konto", async ({ db }) => {
    const [meier, schulz] = [await konto({ db }), await konto({ db }, "schulz")];
    const von = (wer: Aussteller) => als(wer, (tx) => absenderVon(tx, wer.nutzer.id));
    const reihe = { praefix: "R{JJJJ}/", beginn: 41, stellen: 3 };
    const neu = { ...absender, kanzlei: "Neu" };
    await als(meier, (tx) => store.absenderSchreiben(tx, meier.nutzer.id, { absender: neu, reihe }));
    expect(await von(meier)).toEqual({ absender: neu, reihe });
    expect(await von(schulz)).toEqual({ absender, reihe: uebliche });
    await db.deleteFrom("kostennotenabsender").where("konto_id", "=", schulz.nutzer.id).execute();
    expect(await von(schulz)).toEqual({ absender: leererAbsender, reihe: uebliche });
  });
});

describe("Die Zahl einer Reihe", () => {
  test("beginnt, wie das Konto es will, und zählt dann je Konto und Präfix weiter", async ({ db }) => {
    const [meier, schulz] = [await konto({ db }), await konto({ db }, "schulz")];
    const naechste = (wer: Aussteller, praefix: string, beginn: number) =>
      als(wer, (tx) => store.naechsteZahl(tx, wer.nutzer.id, { praefix, beginn }));
    expect(await naechste(meier, "2026-", 41)).toBe(41);
    expect(await naechste(meier, "2026-", 1)).toBe(42);
    expect(await naechste(meier, "2027-", 7)).toBe(7);
    expect(await naechste(schulz, "2026-", 1)).toBe(1);
    expect(await naechste(meier, "2026-", 99)).toBe(43);
  });

  test("gilt erst mit dem Beleg als vergeben, und nur bei diesem Konto", async ({ db }) => {
    const [meier, schulz] = [await konto({ db }), await konto({ db }, "schulz")];
    const vergeben = (wer: Aussteller, nummer: string) =>
      als(wer, (tx) => store.nummerVergeben(tx, wer.nutzer.id, nummer));
    expect(await vergeben(meier, "2026-0001")).toBe(false);
    await ausgestellt(meier);
    expect(await vergeben(meier, "2026-0001")).toBe(true);
    expect(await vergeben(meier, "2026-0002")).toBe(false);
    expect(await vergeben(schulz, "2026-0001")).toBe(false);
  });
});

describe("Eine ausgestellte Kostennote", () => {
  test("steht mit Nummer, Tag und Betrag in der Liste, ihr Storno darüber; das Protokoll nennt nur ihre Kennung", async ({
    db,
  }) => {
    const wer = await konto({ db });
    const id = await ausgestellt(wer);
    uhrStellen("2026-11-22T09:00:00Z");
    const gegenbeleg = await stornieren(wer, id, tag("2026-11-22"));
    if (gegenbeleg.art !== "storniert") throw new Error("Nicht storniert");
    const gemeinsam = { empfaenger: felder.name, aktenzeichen: "123/26" };
    expect(await als(wer, (tx) => store.kostennotenListe(tx, wer.nutzer.id))).toEqual([
      {
        id: gegenbeleg.id,
        nummer: "2026-0002",
        zustand: "storno",
        am: "2026-11-22",
        ...gemeinsam,
        brutto: -196_350,
      },
      { id, nummer: "2026-0001", zustand: "storniert", am: "2026-11-21", ...gemeinsam, brutto: 196_350 },
    ]);
    const zeilen = await db.selectFrom("kostennote").select(["id", "art", "freigegeben_am", "storno_zu"]);
    expect(await zeilen.orderBy("nummer").execute()).toEqual([
      { id, art: "rechnung", freigegeben_am: new Date("2026-11-21T09:00:00Z"), storno_zu: null },
      { id: gegenbeleg.id, art: "storno", freigegeben_am: new Date("2026-11-22T09:00:00Z"), storno_zu: id },
    ]);
    const wem = { konto: wer.nutzer.id, von: wer.nutzer.id };
    expect(await akten(db)).toEqual([
      { akt: "kostennote-ausgestellt", ...wem, einzelheiten: { id } },
      { akt: "kostennote-storniert", ...wem, einzelheiten: { id: gegenbeleg.id } },
    ]);
    const gelesen = await als(wer, (tx) => store.kostennoteLesen(tx, wer.nutzer.id, gegenbeleg.id));
    expect(gelesen).toMatchObject({ id: gegenbeleg.id, stornoZu: id, storniertDurch: undefined });
    expect(await stornieren(wer, id, heute)).toEqual({ art: "storniert", id: gegenbeleg.id });
    expect(await stornieren(wer, randomUUID(), heute)).toEqual({ art: "fremd" });
  });

  test("gibt frei, wer der Absender jetzt ist, sonst wer sie freigegeben hat", async ({ db }) => {
    const wer = await konto({ db });
    const freigegeben = async (rechtsanwalt: string) => {
      const id = await ausgestellt(wer);
      const neu = { ...absender, rechtsanwalt };
      const schreiben = (wen: typeof absender) =>
        als(wer, (tx) => store.absenderSchreiben(tx, wer.nutzer.id, { absender: wen, reihe: uebliche }));
      await schreiben(neu);
      const storno = await stornieren(wer, id, heute);
      await schreiben(absender);
      if (storno.art !== "storniert") throw new Error("Nicht storniert");
      const k = await als(wer, (tx) => store.kostennoteLesen(tx, wer.nutzer.id, storno.id));
      return k?.beleg.freigegebenVon;
    };
    expect(await freigegeben("Rechtsanwalt Neu")).toBe("Rechtsanwalt Neu");
    expect(await freigegeben("")).toBe("Rechtsanwältin Änne Möller");
  });

  test("entsteht aus genau der Fassung, die freigegeben wurde, und nicht aus einer mit Fehlern", async ({
    db,
  }) => {
    const wer = await konto({ db });
    const neu = await gesehener(wer);
    expect(await ausstellen(wer, { ...neu, version: 2 }, heute)).toEqual({ art: "veraltet" });
    const mitFehler = { ...felder, von: "32.01.2026" };
    await entwurfSichern(wer, { id: neu.id, felder: mitFehler, version: 1 });
    expect(await ausstellen(wer, { ...neu, version: 2 }, heute)).toEqual({ art: "unvollstaendig" });
    expect(await ausstellen(wer, neu, heute)).toEqual({ art: "veraltet" });
    // An item whose amount cannot be read would be missing in the document.
    const ohneBetrag = { ...felder, postentext1: "Gerichtskosten", postenbetrag1: "viel" };
    const unlesbar = await gesehener(wer, { ...berechnung, felder: ohneBetrag });
    expect(await ausstellen(wer, unlesbar, heute)).toEqual({ art: "unvollstaendig" });
    const kaputt = await entwurfAnlegen(wer, { ...berechnung, stand: "" });
    expect(await ausstellen(wer, { ...neu, id: kaputt }, heute)).toEqual({ art: "unvollstaendig" });
    expect(await akten(db)).toEqual([]);
  });

  test("behält die erste Datei jeder Art", async ({ db }) => {
    const wer = await konto({ db });
    const id = await ausgestellt(wer);
    const andere = await ausgestellt(wer);
    const schreiben = (art: store.Dateiart, inhalt: string) =>
      als(wer, (tx) =>
        store.dateiSchreiben(tx, wer.nutzer.id, {
          id,
          art,
          sha256: inhalt,
          inhalt: new Uint8Array(Buffer.from(inhalt)),
        }),
      );
    const lesen = (welche: string, art: store.Dateiart) =>
      als(wer, async (tx) => {
        const bytes = await store.dateiLesen(tx, wer.nutzer.id, welche, art);
        return bytes && Buffer.from(bytes).toString();
      });
    await schreiben("zugferd", "eins");
    await schreiben("zugferd", "zwei");
    expect(await lesen(id, "zugferd")).toBe("eins");
    expect(await lesen(id, "xrechnung")).toBeUndefined();
    expect(await lesen(andere, "zugferd")).toBeUndefined();
    await schreiben("xrechnung", "drei");
    expect([await lesen(id, "zugferd"), await lesen(id, "xrechnung")]).toEqual(["eins", "drei"]);
  });

  test("kann mit einer eigenen Kennung angelegt werden oder bekommt eine", async ({ db }) => {
    const wer = await konto({ db });
    const freigegebenAm = new Date();
    const schreiben = (nummer: string, id?: string) =>
      als(wer, (tx) =>
        store.kostennoteSchreiben(tx, wer.nutzer.id, {
          ...(id ? { id } : {}),
          beleg: { ...beleg("wert=10000&vv=3100"), nummer },
          freigegebenAm,
        }),
      );
    const eigene = randomUUID();
    expect(await schreiben("1", eigene)).toBe(eigene);
    expect(await schreiben("2")).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("Was zwischen Lesen und Ausstellen geschieht, gilt:", () => {
  /** Lets something happen when issuing holds the draft, as if it had been waiting for whoever did it. */
  const dazwischen = (tat: (tx: Parameters<typeof store.entwurfLesen>[0]) => Promise<unknown>) => {
    const { entwurfLesen } = store;
    vi.spyOn(store, "entwurfLesen").mockImplementation(async (tx, konto, id, wie) => {
      if (wie?.sperren) await tat(tx);
      return entwurfLesen(tx, konto, id, wie);
    });
  };
  const nummern = async (wer: Aussteller) =>
    (await als(wer, (tx) => store.kostennotenListe(tx, wer.nutzer.id))).map(({ nummer }) => nummer);

  test("ein geänderter Entwurf wird nicht ausgestellt", async ({ db }) => {
    const wer = await konto({ db });
    const neu = await gesehener(wer);
    dazwischen((tx) => store.entwurfAendern(tx, wer.nutzer.id, { ...neu, felder: { ...felder, name: "X" } }));
    expect(await ausstellen(wer, neu, heute)).toEqual({ art: "veraltet" });
    expect(await nummern(wer)).toEqual([]);
  });

  test("ein verworfener ist fort, ein ausgestellter ausgestellt, und nur einmal", async ({ db }) => {
    const wer = await konto({ db });
    const neu = await gesehener(wer);
    dazwischen((tx) => store.entwurfLoeschen(tx, wer.nutzer.id, neu));
    expect(await ausstellen(wer, neu, heute)).toEqual({ art: "fremd" });
    expect(await nummern(wer)).toEqual([]);
    vi.restoreAllMocks();
    const zweiter = await gesehener(wer);
    dazwischen(async (tx) => {
      await store.kostennoteSchreiben(tx, wer.nutzer.id, {
        id: zweiter.id,
        beleg: { ...beleg("wert=10000&vv=3100"), nummer: "von drüben" },
        freigegebenAm: new Date(),
      });
      await store.entwurfLoeschen(tx, wer.nutzer.id, zweiter);
    });
    expect(await ausstellen(wer, zweiter, heute)).toEqual({ art: "ausgestellt", id: zweiter.id });
    expect(await nummern(wer)).toEqual(["von drüben"]);
  });

  test("eine inzwischen stornierte Kostennote wird nicht noch einmal storniert und nimmt keine Nummer", async ({
    db,
  }) => {
    const wer = await konto({ db });
    const id = await ausgestellt(wer);
    const { naechsteZahl } = store;
    const drueben = randomUUID();
    const { freigegebenVon } = beleg("wert=10000&vv=3100");
    vi.spyOn(store, "naechsteZahl").mockImplementation(async (tx, kontoId, reihe) => {
      await store.kostennoteSchreiben(tx, kontoId, {
        id: drueben,
        beleg: storno(beleg("wert=10000&vv=3100"), { nummer: "von drüben", datum: heute, freigegebenVon }),
        stornoZu: id,
        freigegebenAm: new Date(),
      });
      return naechsteZahl(tx, kontoId, reihe);
    });
    expect(await stornieren(wer, id, heute)).toEqual({ art: "storniert", id: drueben });
    vi.restoreAllMocks();
    const reihe = { praefix: "2026-", beginn: 1 };
    expect(await als(wer, (tx) => store.naechsteZahl(tx, wer.nutzer.id, reihe))).toBe(2);
    await expect(stornieren(wer, "keine-kennung", heute)).rejects.toThrow();
  });
});
