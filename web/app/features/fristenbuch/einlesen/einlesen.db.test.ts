import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { heute as heuteInBerlin, uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { type Buchnutzer, imBuch } from "../einstellung/buchzugang.server.ts";
import { fristBearbeiten } from "../eintrag/aufruf/aufruf.server.ts";
import { fristaenderung } from "../eintrag/aufruf/contract.ts";
import { fristenFinden } from "../eintrag/liste-store.server.ts";
import { erinnerungenAnsehen } from "../erinnerung/bestaetigen.server.ts";
import { anFristenErinnern } from "../erinnerung/erinnern.server.ts";
import { buchPruefen } from "../pruefung/pruefen.server.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import { uebernehmen as buchen, type Einlesewahl, vorschau } from "./einlesen.server.ts";
import { lesen } from "./lesen.server.ts";
import type { Fristtabelle } from "./tabelle.ts";

beforeEach(() => uhrStellen("2026-11-23T09:00:00Z"));
afterEach(() => uhrStellen());

const baseUrl = "https://portal.example";
const uebernehmen = (
  wer: Buchnutzer,
  tabelle: Fristtabelle,
  zuordnung: Parameters<typeof buchen>[2],
  nachPortion?: Einlesewahl["nachPortion"],
) => buchen(wer, tabelle, zuordnung, { baseUrl, nachPortion });

/** Mails since the last look, by whom and what. */
async function post(db: Kysely<DB>) {
  const mails = await db.selectFrom("mail_auftrag").select(["an", "art", "text"]).orderBy("an").execute();
  await db.deleteFrom("mail_auftrag").execute();
  return mails.map(({ an, art, text }) => ({ an: an.split("@")[0], art, text: text ?? "" }));
}
const offene = (wer: Buchnutzer) => imBuch(wer, (lage) => fristenFinden(lage, { status: "offen" }));

test("Was eingelesen wird, steht als übernommen im Buch, bis es jemand rechnet; zweimal ist wie einmal", async ({
  db,
}) => {
  const wer = await inhaber(db, "Meier");
  const text =
    "Az;Frist;Ende;Vorfrist;Uhrzeit\n12/26;Replik;07.12.2026;30.11.2026;\n13/26;Termin;08.12.2026;;09:30\n";
  const tabelle = lesen(new TextEncoder().encode(text), heuteInBerlin()) as Fristtabelle;
  const zuordnung = { aktenzeichen: 0, titel: 1, ende: 2, vorfrist: 3, uhr: 4 };
  const einlesen = async () => {
    const { neu, vorhanden } = await uebernehmen(wer, tabelle, zuordnung);
    return [neu.length, vorhanden.length];
  };
  expect(await einlesen()).toEqual([2, 0]);
  expect(await einlesen()).toEqual([0, 2]);
  const fristen = await offene(wer);
  expect(fristen).toMatchObject([
    {
      titel: "Replik",
      uebernommen: true,
      rechnungId: null,
      ort: "fehlt",
      freigabeGruende: ["uebernommen"],
      ende: "2026-12-07",
      sichererTag: "2026-12-07",
      vorfristen: ["2026-11-30"],
      zustand: "offen",
    },
    { titel: "Termin", gattung: "stunde", endeUhr: "09:30" },
  ]);
  const gerechnet = await fristBearbeiten(
    wer,
    fristen[0]?.id ?? "",
    fristaenderung.parse({ startDate: "2026-11-23", weeks: 2, state: "BE" }),
  );
  expect(fristen[1]?.vorfristen).toEqual(["2026-12-01"]);
  // Without a computation its Vorfristen can be changed all the same.
  const termin = fristaenderung.parse({ vorfristen: ["2026-12-04"] });
  expect(await fristBearbeiten(wer, fristen[1]?.id ?? "", termin)).toMatchObject({
    vorfristen: ["2026-12-04"],
    uebernommen: true,
  });
  expect(gerechnet).toMatchObject({ uebernommen: false, ende: "2026-12-07", freigabeGruende: [] });
  expect(await mandant(wer, (tx) => buchPruefen(tx, wer.kanzleiId))).toMatchObject({
    zeilen: 4,
    fristen: 2,
    fehler: [],
  });
  const leser = await kollegin(db, wer, "Lese", "nur-lesen");
  await expect(uebernehmen(leser, tabelle, zuordnung)).rejects.toMatchObject({ status: 403 });
});

test("In Portionen eingelesen, kommen andere dazwischen; abgebrochen, bringt dieselbe Datei genau den Rest", async ({
  db,
}) => {
  const wer = await inhaber(db, "Meier");
  const zeilen = Array.from({ length: 130 }, (_, i) => `${i + 1}/26;Replik;07.12.2026`);
  const text = ["Az;Frist;Ende", ...zeilen].join("\n");
  const tabelle = lesen(new TextEncoder().encode(text), heuteInBerlin()) as Fristtabelle;
  const zuordnung = { aktenzeichen: 0, titel: 1, ende: 2 };
  const imBestand = async () => (await offene(wer)).length;
  const staende: number[] = [];
  // The process ends after the second portion.
  const tod = uebernehmen(wer, tabelle, zuordnung, async () => {
    staende.push(await imBestand());
    if (staende.length === 2) throw new Error("kill -9");
  });
  await expect(tod).rejects.toThrow("kill -9");
  expect(staende).toEqual([50, 100]);
  const { neu: rest, vorhanden: da } = await vorschau(wer, tabelle, zuordnung);
  expect([rest.length, da.length]).toEqual([30, 100]);
  const zweite = await uebernehmen(wer, tabelle, zuordnung);
  expect([zweite.neu.length, zweite.vorhanden.length, zweite.offen]).toEqual([30, 100, undefined]);
  expect(await imBestand()).toBe(130);
  expect(await mandant(wer, (tx) => buchPruefen(tx, wer.kanzleiId))).toMatchObject({
    zeilen: 130,
    fehler: [],
  });
});

test("Wer mittendrin nicht mehr darf, erfährt, wie weit das Einlesen kam", async ({ db }) => {
  const wer = await inhaber(db, "Meier");
  const zeilen = Array.from({ length: 60 }, (_, i) => `${i + 1}/26;Replik;07.12.2026`);
  const tabelle = lesen(
    new TextEncoder().encode(["Az;Frist;Ende", ...zeilen].join("\n")),
    heuteInBerlin(),
  ) as Fristtabelle;
  const bericht = await uebernehmen(wer, tabelle, { aktenzeichen: 0, titel: 1, ende: 2 }, async () => {
    await db.deleteFrom("verschwiegenheit").where("konto_id", "=", wer.nutzer.id).execute();
  });
  expect([bericht.neu.length, bericht.offen]).toEqual([50, 10]);
});

test("Lesen zwei dieselbe Datei zugleich ein, steht jede Frist ein Mal im Buch", async ({
  eigene: { db },
}) => {
  const wer = await inhaber(db, "Meier");
  const zeilen = Array.from({ length: 120 }, (_, i) => `${i + 1}/26;Replik;07.12.2026`);
  const tabelle = lesen(
    new TextEncoder().encode(["Az;Frist;Ende", ...zeilen].join("\n")),
    heuteInBerlin(),
  ) as Fristtabelle;
  const einlesen = () => uebernehmen(wer, tabelle, { aktenzeichen: 0, titel: 1, ende: 2 });
  const berichte = await Promise.all([einlesen(), einlesen()]);
  expect(berichte.reduce((summe, { neu }) => summe + neu.length, 0)).toBe(120);
  expect(await offene(wer)).toHaveLength(120);
});

describe("Wer Fristen aus einer Datei bekommt,", () => {
  const erinnern = () => anFristenErinnern(baseUrl);
  const datei = (anzahl: number, ende = "24.11.2026") =>
    lesen(
      new TextEncoder().encode(
        [
          "Az;Frist;Ende;Anwalt",
          ...Array.from(
            { length: anzahl },
            (_, i) => `${i + 1}/26;Replik;${ende};${i % 2 === 0 ? "Huber" : ""}`,
          ),
        ].join("\n"),
      ),
      heuteInBerlin(),
    ) as Fristtabelle;
  const spalten = { aktenzeichen: 0, titel: 1, ende: 2, verantwortlich: 3 };

  test("erhält eine Mail über alle, mit allem, was schon drängt, und keine zweite", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    await kollegin(db, wer, "Huber", "rechtsanwalt");
    await uebernehmen(wer, datei(100), spalten);
    const mails = await post(db);
    expect(mails.map(({ an, art }) => `${an} ${art}`)).toEqual([
      "huber frist-einlesen",
      "meier frist-einlesen",
    ]);
    expect(mails[0]?.text).toContain("Meier hat 50 Fristen in das Fristenbuch übernommen");
    expect(mails[1]?.text).toContain("Sie haben 50 Fristen in das Fristenbuch übernommen");
    const [alle = ""] = [...(mails[0]?.text ?? "").matchAll(/marke=([\w-]+)/g)].map(([, marke]) => marke);
    // Each ends tomorrow and is to be presented today.
    expect(await erinnerungenAnsehen(alle)).toHaveLength(100);
    // The letter of the day follows; of the import it reminds nobody again.
    await erinnern();
    expect((await post(db)).map(({ art }) => art)).toEqual(["frist-tagesbrief", "frist-tagesbrief"]);
    expect(await erinnern()).toBe(0);
  });

  test("erfährt auch von dem, was ein abgebrochenes Einlesen hinterließ: einmal, nach einer Weile", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const tod = uebernehmen(wer, datei(60), spalten, () => {
      throw new Error("kill -9");
    });
    await expect(tod).rejects.toThrow("kill -9");
    uhrStellen("2026-11-23T09:02:00Z");
    await erinnern();
    expect(await post(db)).toEqual([]);
    uhrStellen("2026-11-23T09:06:00Z");
    await Promise.all([erinnern(), erinnern()]);
    const erste = (await post(db)).filter(({ art }) => art === "frist-einlesen");
    expect(erste).toHaveLength(1);
    expect(erste[0]?.text).toContain("50 Fristen");
    await uebernehmen(wer, datei(60), spalten);
    const zweite = (await post(db)).filter(({ art }) => art === "frist-einlesen");
    expect(zweite.map(({ text }) => text.includes("10 Fristen"))).toEqual([true]);
  });
});
