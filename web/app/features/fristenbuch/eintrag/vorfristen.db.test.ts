import { readFileSync } from "node:fs";
import { type Tag, tag } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { abendkontrolleAbzeichnen, abendlisteVon } from "../abend/abendkontrolle.server.ts";
import { type Buchnutzer, imBuch } from "../einstellung/buchzugang.server.ts";
import { einstellungSchreiben, grundeinstellung } from "../einstellung/einstellung-store.server.ts";
import { vorgangAnhaengen } from "../protokoll/protokoll-store.server.ts";
import { buchPruefen } from "../pruefung/pruefen.server.ts";
import { musterfrist } from "../testing-buch.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import type { Fristfelder } from "../worte/frist.ts";
import { erledigen, genehmigen, vorlegen, wiederOeffnen } from "./aendern.server.ts";
import { deadlineVon } from "./aufruf/antwort.server.ts";
import { fristAnlegen, fristBearbeiten, fristMitKetteAnlegen } from "./aufruf/aufruf.server.ts";
import { fristaenderung, neueFrist } from "./aufruf/contract.ts";
import { buchen, ohneAngaben } from "./buchen.server.ts";
import { fristZeigen } from "./fristbild.server.ts";
import { anstehendeZaehlen, fristenFinden } from "./liste-store.server.ts";
import { ausloeserAendern, ausloeserUnterschied } from "./neurechnen.server.ts";
import { fristEintragen } from "./verbuchen.server.ts";
import { verlaengern } from "./verlaengern.server.ts";
import { vorfristAufgeben, vorfristenAendern, vorfristVorlegen } from "./vorfristen.server.ts";

beforeEach(() => uhrStellen("2026-11-03T09:00:00Z"));
afterEach(() => uhrStellen());

const heute = tag("2026-11-03");
const aendern = (wer: Buchnutzer, id: string, koerper: object) =>
  fristBearbeiten(wer, id, fristaenderung.parse(koerper));
const anlegen = (wer: Buchnutzer, koerper: object) => fristAnlegen(wer, neueFrist.parse(koerper));
const einfach = { title: "Stellungnahme", startDate: "2026-11-02", weeks: 4, state: "BE" };
const absage = (status: number, code: string, field?: string) => ({
  status,
  koerper: expect.objectContaining({ code, ...(field !== undefined && { field }) }),
});
const unversehrt = async (wer: Buchnutzer) =>
  expect(await mandant(wer, (tx) => buchPruefen(tx, wer.kanzleiId))).toMatchObject({ fehler: [] });

/** An appeal, and its grounds, which end on 4 January 2027. */
const berufung = async (wer: Buchnutzer) => {
  const gebucht = await buchen(wer, {
    ortUnbekannt: false,
    frage: { art: "katalog", id: "zpo-517", eingabe: { ereignisAm: tag("2026-11-02"), ort: { land: "BE" } } },
    angaben: { ...ohneAngaben, aktenzeichen: "12 O 34/26" },
  });
  const begruendung = gebucht.find(({ begruendungsfrist }) => begruendungsfrist);
  if (!begruendung) throw new Error("Ohne Begründungsfrist.");
  return begruendung;
};

const vorzulegen = (wer: Buchnutzer) =>
  imBuch(wer, async (lage) => {
    const gefunden = await fristenFinden(lage, { status: "offen", vorzulegenBis: lage.heute });
    const { vorfristen, vorfristenVersaeumt } = await anstehendeZaehlen(lage);
    return [gefunden.length, vorfristen, vorfristenVersaeumt];
  });

describe("Eine Vorfrist", () => {
  test("bleibt, einmal versäumt, vorzulegen und in der Abendkontrolle, bis sie vorgelegt ist", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const refa = await kollegin(db, wer, "Renate", "fachangestellte");
    const { id } = await anlegen(wer, { ...einfach, vorfristen: ["2026-11-09", "2026-11-23"] });
    expect(await vorzulegen(wer)).toEqual([0, 0, 0]);
    uhrStellen("2026-11-09T17:00:00Z");
    expect(await vorzulegen(wer)).toEqual([1, 1, 0]);
    uhrStellen("2026-11-12T17:00:00Z");
    expect(await vorzulegen(wer)).toEqual([1, 1, 1]);
    expect((await abendlisteVon(wer)).vorfristen.ids).toEqual([id]);
    await expect(abendkontrolleAbzeichnen(wer, "")).rejects.toMatchObject(absage(400, "bemerkung", "note"));
    await expect(vorfristVorlegen(refa, { id }, tag("2026-11-09"))).rejects.toMatchObject(
      absage(403, "rolle"),
    );
    await expect(vorfristVorlegen(wer, { id }, tag("2026-11-10"))).rejects.toMatchObject(
      absage(409, "vorfrist-nicht-offen"),
    );
    await vorfristVorlegen(wer, { id }, tag("2026-11-09"));
    expect(await vorzulegen(wer)).toEqual([0, 0, 0]);
    expect((await abendlisteVon(wer)).vorfristen.ids).toEqual([]);
    await expect(vorfristVorlegen(wer, { id }, tag("2026-11-09"))).rejects.toMatchObject(
      absage(409, "vorfrist-nicht-offen"),
    );
    const { frist, vorgaenge } = await fristZeigen(wer, id);
    expect(await deadlineVon(wer, frist)).toMatchObject({
      vorfristen: ["2026-11-09", "2026-11-23"],
      vorfristenStand: [
        { date: "2026-11-09", state: "vorgelegt", by: "Meier", at: "2026-11-12T17:00:00.000Z" },
        { date: "2026-11-23", state: "offen", by: null },
      ],
    });
    expect(vorgaenge.map(({ art }) => art)).toEqual(["gebucht", "vorgelegt"]);
    await unversehrt(wer);
  });

  test("wird nur mit einem Grund aufgegeben; was erledigt ist, hat nichts vorzulegen", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const { id } = await anlegen(wer, { ...einfach, vorfristen: ["2026-11-09", "2026-11-23"] });
    uhrStellen("2026-11-23T09:00:00Z");
    const aufgabe = (grund: string) => vorfristAufgeben(wer, { id }, { vorfrist: tag("2026-11-09"), grund });
    await expect(aufgabe(" ")).rejects.toMatchObject(absage(400, "grund", "reason"));
    await aufgabe("Mandat beendet");
    expect((await fristZeigen(wer, id)).frist.vorfristerledigungen).toEqual([
      {
        tag: "2026-11-09",
        art: "aufgegeben",
        am: "2026-11-23T09:00:00.000Z",
        von: wer.nutzer.id,
        grund: "Mandat beendet",
      },
    ]);
    expect(await vorzulegen(wer)).toEqual([1, 1, 0]);
    await erledigen(wer, { id }, null);
    expect(await vorzulegen(wer)).toEqual([0, 0, 0]);
    await wiederOeffnen(wer, { id });
    expect(await vorzulegen(wer)).toEqual([1, 1, 0]);
    await unversehrt(wer);
  });

  test("liegt zwischen heute und dem Ende, sonst lehnt der Aufruf sie am Feld ab", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const mit = (...vorfristen: string[]) => anlegen(wer, { ...einfach, vorfristen });
    await expect(mit("2026-11-02")).rejects.toMatchObject(absage(400, "vorfrist-vergangen", "vorfristen[0]"));
    await expect(mit("2026-11-09", "2026-12-01")).rejects.toMatchObject(
      absage(400, "vorfrist-nach-ende", "vorfristen[1]"),
    );
    const { id } = await mit("2026-11-30", "2026-11-03", "2026-11-03");
    expect((await fristZeigen(wer, id)).frist.vorfristen).toEqual(["2026-11-03", "2026-11-30"]);
    uhrStellen("2026-11-05T09:00:00Z");
    // What stands in the book may be sent again; of what has come nothing goes unseen.
    await expect(aendern(wer, id, { vorfristen: ["2026-11-04", "2026-11-03"] })).rejects.toMatchObject(
      absage(400, "vorfrist-vergangen", "vorfristen[0]"),
    );
    await expect(aendern(wer, id, { vorfristen: ["2026-11-23"] })).rejects.toMatchObject(
      absage(409, "vorfrist-offen"),
    );
    await expect(aendern(wer, id, { weeks: 5, vorfristen: ["2026-11-23"] })).rejects.toMatchObject(
      absage(409, "vorfrist-offen"),
    );
    expect(await aendern(wer, id, { vorfristen: ["2026-11-03", "2026-11-23"] })).toMatchObject({
      vorfristen: ["2026-11-03", "2026-11-23"],
    });
  });

  test("lässt sich ändern, ohne dass die Frist neu gerechnet wird; kontrolliert wird noch einmal", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const bert = await kollegin(db, wer, "Huber", "rechtsanwalt");
    await imBuch(wer, ({ tx, kanzleiId }) =>
      einstellungSchreiben(tx, kanzleiId, { ...grundeinstellung, vierAugen: true }, new Date()),
    );
    const { id, rechnungId } = await anlegen(wer, einfach);
    await genehmigen(bert, { id });
    const neu = await vorfristenAendern(bert, { id }, [tag("2026-11-25")]);
    expect(neu).toMatchObject({ vorfristen: ["2026-11-25"], rechnungId, genehmigtAm: null });
    expect((await fristZeigen(wer, id)).vorgaenge.at(-1)).toMatchObject({ art: "vorfristen-geaendert" });
    await unversehrt(wer);
  });
});

describe("Eine Begründungsfrist", () => {
  test("hat immer eine Vorfrist: gebucht, geändert und durch Aufruf", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const { id } = await berufung(wer);
    const ohne = absage(400, "vorfrist-fehlt", "vorfristen");
    await expect(vorfristenAendern(wer, { id }, [])).rejects.toMatchObject(ohne);
    await expect(aendern(wer, id, { vorfristen: [] })).rejects.toMatchObject(ohne);
    const nbz = {
      title: "Begründung",
      rule: "zpo-520",
      startDate: "2026-11-02",
      state: "BE",
      vorfristen: [],
    };
    await expect(anlegen(wer, nbz)).rejects.toMatchObject(ohne);
    // What becomes one by a change is one.
    const { id: frei } = await anlegen(wer, { ...einfach, vorfristen: [] });
    const { vorfristen: _, title: __, ...regel } = nbz;
    const geaendert = await aendern(wer, frei, { ...regel, weeks: 0 });
    expect(geaendert.begruendungsfrist).toBe(true);
    expect(geaendert.vorfristen.length).toBeGreaterThan(0);
  });

  test("behält, was vorgelegt ist, wenn das Ende ein anderes wird, und bekommt neue Vorfristen", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const frist = await berufung(wer);
    const { id } = frist;
    const [erste = heute] = frist.vorfristen;
    await vorfristVorlegen(wer, { id }, erste);
    const [, unterschied] = await ausloeserUnterschied(wer, { id }, tag("2026-10-26"));
    const neue = await ausloeserAendern(wer, { id }, tag("2026-10-26"));
    const gerechnet = neue.find((f) => f.id === id);
    expect(gerechnet?.vorfristen).toEqual(unterschied?.vorfristen);
    expect(gerechnet?.vorfristen).not.toEqual(frist.vorfristen);
    expect(gerechnet?.vorfristerledigungen).toMatchObject([{ tag: erste, art: "vorgelegt" }]);
    uhrStellen("2026-12-28T09:00:00Z");
    const beschluss = { bis: tag("2027-01-28"), vom: tag("2026-12-28"), einwilligung: undefined };
    const verlaengert = await verlaengern(wer, { id }, beschluss);
    expect(verlaengert.vorfristen.every((v) => v > "2026-12-28" && v < "2027-01-28")).toBe(true);
    expect(verlaengert.vorfristerledigungen).toMatchObject([{ tag: erste, art: "vorgelegt" }]);
    expect(verlaengert.vorgelegtAm).toBeNull();
    await unversehrt(wer);
  });
});

/** What the migration does to rows that an older version has written. */
const umstellung = readFileSync(
  new URL("../../../../migrations/0041_fristvorlage.sql", import.meta.url),
  "utf8",
).match(/^do [\s\S]*;$/m)?.[0];

test("Alte Zeilen: Mit der Akte war vorgelegt, was bis dahin vorzulegen war; danach neu Gerechnetes ist offen", async ({
  db,
}) => {
  const wer = await inhaber(db, "Meier");
  const { kanzleiId, nutzer } = wer;
  const vorfristen = [tag("2026-11-02"), tag("2026-11-03"), tag("2026-11-09")];
  // Late in the evening in Germany it is the day before in UTC.
  const am = new Date("2026-11-02T23:30:00.000Z");
  const altes = async (felder: Partial<Fristfelder>[]) => {
    const { id } = await mandant(wer, async (tx) => {
      const frist = await fristEintragen(tx, kanzleiId, musterfrist({ vorfristen, erstelltVon: nutzer.id }), {
        art: "gebucht",
        von: nutzer.id,
        am: new Date("2026-10-26T08:00:00Z"),
      });
      return frist;
    });
    await mandant(wer, async (tx) => {
      for (const teil of felder) {
        const zeile = { fristId: id, art: "vorgelegt", von: nutzer.id, am, inhalt: { felder: teil } };
        const stand = await vorgangAnhaengen(tx, kanzleiId, zeile);
        await sql`update frist set vorgelegt_am = ${teil.vorgelegtAm}, vorgelegt_von = ${teil.vorgelegtVon},
          stand = ${stand} where id = ${id}`.execute(tx);
      }
    });
    return id;
  };
  const vorgelegt = { vorgelegtAm: am, vorgelegtVon: nutzer.id };
  const id = await altes([vorgelegt]);
  const neu = await altes([vorgelegt, { vorgelegtAm: null, vorgelegtVon: null }]);
  await sql.raw(umstellung ?? "fehlt").execute(db);
  await unversehrt(wer);
  const tage = async (von: string): Promise<readonly Tag[]> =>
    (await fristZeigen(wer, von)).frist.vorfristerledigungen.map((e) => e.tag);
  expect(await tage(id)).toEqual(["2026-11-02", "2026-11-03"]);
  expect(await tage(neu)).toEqual([]);
  // From then on every line says itself which one.
  await vorlegen(wer, { id: neu });
  await vorfristVorlegen(wer, { id }, tag("2026-11-09"));
  expect(await tage(neu)).toEqual([]);
  await unversehrt(wer);
});

describe("Ein Aufruf mit `rule` nennt, was folgt,", () => {
  const koerper = {
    title: "Berufung",
    aktenzeichen: "7/26",
    rule: "zpo-517",
    eventDate: "2026-11-02",
    state: "BE",
  };
  const mitKette = (wer: Buchnutzer, anders: object = {}) =>
    fristMitKetteAnlegen(wer, neueFrist.parse({ ...koerper, ...anders }));
  const gebucht = async (wer: Buchnutzer) =>
    (await imBuch(wer, (lage) => fristenFinden(lage, { status: "offen" }))).map(({ regel }) => regel);

  test("und bucht es nur, wenn er es verlangt: alles oder einzelne", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const { kette } = await mitKette(wer);
    expect(await gebucht(wer)).toEqual(["zpo-517"]);
    const [begruendung] = kette;
    expect(begruendung).toMatchObject({ glied: { regel: "zpo-520" }, frist: undefined });
    expect(begruendung?.glied.tage?.ende).toBe("2027-01-04");
    const { kette: mit } = await mitKette(wer, { aktenzeichen: "8/26", kette: ["zpo-520"] });
    expect(mit.find(({ glied }) => glied.regel === "zpo-520")?.frist?.ende).toBe("2027-01-04");
    expect((await gebucht(wer)).length).toBe(3);
    const { kette: alle } = await mitKette(wer, { aktenzeichen: "9/26", kette: true });
    const buchbar = alle.filter(({ glied }) => glied.nichtBuchbar === undefined);
    expect(buchbar.every(({ frist }) => frist !== undefined)).toBe(true);
  });

  test("und lehnt ab, was nicht folgt", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    await expect(mitKette(wer, { kette: ["zpo-339"] })).rejects.toMatchObject(absage(400, "kette", "kette"));
    await expect(anlegen(wer, { ...einfach, kette: true })).rejects.toMatchObject(
      absage(400, "kette", "kette"),
    );
    expect(await gebucht(wer)).toEqual([]);
  });
});
