import { readFileSync } from "node:fs";
import { tag } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { type Buchnutzer, imBuch } from "../einstellung/buchzugang.server.ts";
import { einstellungSchreiben, grundeinstellung } from "../einstellung/einstellung-store.server.ts";
import { buchPruefen } from "../pruefung/pruefen.server.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import { istZuKontrollieren } from "../worte/frist.ts";
import { angabenAendern, erledigen, genehmigen, vorlegen, wiederOeffnen } from "./aendern.server.ts";
import { fristAnlegen, fristBearbeiten } from "./aufruf/aufruf.server.ts";
import { fristaenderung, neueFrist } from "./aufruf/contract.ts";
import { buchen, ohneAngaben } from "./buchen.server.ts";
import { fristZeigen } from "./fristbild.server.ts";
import { ausloeserAendern } from "./neurechnen.server.ts";
import { verlaengern, verlaengerungBeantragen } from "./verlaengern.server.ts";

beforeEach(() => uhrStellen("2026-11-03T09:00:00Z"));
afterEach(() => uhrStellen());

const migration = (name: string): string =>
  readFileSync(new URL(`../../../../migrations/${name}.sql`, import.meta.url), "utf8");

/** What the migrations do to rows that an older version has written: the first, and the one that makes up for it. */
const umstellungen = [
  migration("0037_frist-beantragt-bis").match(/^update [\s\S]*?;$/m)?.[0] ?? "",
  migration("0048_frist-nachholen"),
];

const heute = tag("2026-11-03");

/** What the court has ordered today. */
const verfuegt = (bis: string) => ({ bis: tag(bis), vom: heute, einwilligung: undefined });

/** An appeal and its grounds, which are due on 4 January 2027. */
const berufung = (wer: Buchnutzer) =>
  buchen(wer, {
    ortUnbekannt: false,
    frage: { art: "katalog", id: "zpo-517", eingabe: { ereignisAm: tag("2026-11-02"), ort: { land: "BE" } } },
    angaben: { ...ohneAngaben, aktenzeichen: "12 O 34/26" },
  });

test("Wer Tag, Ort, Person oder Nachweis ändert, lässt jemand anderen kontrollieren", async ({ db }) => {
  const anna = await inhaber(db, "Meier");
  const bert = await kollegin(db, anna, "Huber", "rechtsanwalt");
  await imBuch(anna, ({ tx, kanzleiId }) =>
    einstellungSchreiben(tx, kanzleiId, { ...grundeinstellung, vierAugen: true }, new Date()),
  );
  const { id } = await fristAnlegen(
    anna,
    neueFrist.parse({ title: "Klage", startDate: "2026-11-02", weeks: 4, state: "BE" }),
  );
  const zuKontrollieren = async () => {
    const { frist } = await fristZeigen(anna, id);
    return istZuKontrollieren(frist) ? frist.kontrollstandVon : undefined;
  };
  const kontrolliertVon = async (wer: Buchnutzer, andere: Buchnutzer) => {
    await expect(genehmigen(wer, { id })).rejects.toMatchObject({ koerper: { code: "eigene-buchung" } });
    expect(await genehmigen(andere, { id })).toMatchObject({ genehmigtVon: andere.nutzer.id });
    expect(await zuKontrollieren()).toBeUndefined();
  };
  await kontrolliertVon(anna, bert);
  await ausloeserAendern(bert, { id }, tag("2026-10-30"));
  await kontrolliertVon(bert, anna);
  await angabenAendern(bert, { id }, { verantwortlich: bert.nutzer.id });
  await kontrolliertVon(bert, anna);
  await verlaengern(anna, { id }, verfuegt("2026-12-14"));
  await kontrolliertVon(anna, bert);
  await erledigen(bert, { id }, { at: "2026-11-03", channel: "beA", reference: "" });
  expect(await zuKontrollieren()).toBe(bert.nutzer.id);
  await kontrolliertVon(bert, anna);
  // What the control does not look at leaves it as it is, and so does presenting the file.
  await wiederOeffnen(anna, { id });
  await kontrolliertVon(anna, bert);
  await angabenAendern(bert, { id }, { bemerkung: "eilt" });
  await vorlegen(bert, { id });
  expect(await zuKontrollieren()).toBeUndefined();
});

test("Was als Ende eingetragen war, obwohl es nur beantragt ist, tritt neben das Ende", async ({ db }) => {
  const wer = await inhaber(db, "Meier");
  const anlegen = (title: string) =>
    fristAnlegen(wer, neueFrist.parse({ title, startDate: "2026-11-02", weeks: 2, state: "BE" }));
  const [erste, zweite, ohne] = [await anlegen("Erste"), await anlegen("Zweite"), await anlegen("Ohne")];
  await verlaengerungBeantragen(wer, { id: erste.id }, { am: heute, bis: tag("2026-12-01") });
  await verlaengern(wer, { id: zweite.id }, verfuegt("2026-12-01"));
  await verlaengerungBeantragen(wer, { id: zweite.id }, { am: heute, bis: tag("2027-01-04") });
  const stand = async () =>
    Promise.all([erste, zweite, ohne].map(async ({ id }) => (await fristZeigen(wer, id)).frist));
  const vorher = await stand();
  for (const umstellung of umstellungen) {
    await sql`update frist set ende_vor_verlaengerung = ende, ende = beantragt_bis, beantragt_bis = null
      where verlaengerung_beantragt_am is not null`.execute(db);
    expect(await stand()).toMatchObject([
      { ende: "2026-12-01", endeVorVerlaengerung: "2026-11-16" },
      { ende: "2027-01-04", endeVorVerlaengerung: "2026-12-01" },
      { ende: "2026-11-16" },
    ]);
    await sql.raw(umstellung).execute(db);
    expect(await stand()).toEqual(vorher);
  }
  // Done once more, it does nothing.
  await sql.raw(umstellungen[1] ?? "").execute(db);
  expect(await stand()).toEqual(vorher);
  expect(vorher).toMatchObject([
    { ende: "2026-11-16", beantragtBis: "2026-12-01", endeVorVerlaengerung: null },
    { ende: "2026-12-01", beantragtBis: "2027-01-04", endeVorVerlaengerung: "2026-11-16" },
    { ende: "2026-11-16", beantragtBis: null },
  ]);
});

test("Ein Ereignis in der Zukunft wird erst gebucht, wenn jemand sagt, dass es so gemeint ist", async ({
  db,
}) => {
  const wer = await inhaber(db, "Meier");
  const koerper = { title: "Klage", startDate: "2027-11-02", weeks: 4, state: "BE", event: "zustellung" };
  const nein = { status: 400, koerper: { code: "ereignis-in-der-zukunft", field: "startDate" } };
  await expect(fristAnlegen(wer, neueFrist.parse(koerper))).rejects.toMatchObject(nein);
  const frist = await fristAnlegen(wer, neueFrist.parse({ ...koerper, confirmFuture: true }));
  expect(frist).toMatchObject({ ende: "2027-11-30" });
  // A duration from any other day asks nothing (AMD-66).
  const { event: _, ...frei } = koerper;
  expect(await fristAnlegen(wer, neueFrist.parse(frei))).toMatchObject({ ende: "2027-11-30" });
  // Whoever names the day of a service by its own field reads the complaint there.
  const berufung = { title: "Berufung", rule: "zpo-517", eventDate: "2027-11-02", state: "BE" };
  await expect(fristAnlegen(wer, neueFrist.parse(berufung))).rejects.toMatchObject({
    koerper: { code: "ereignis-in-der-zukunft", field: "eventDate" },
  });
  // Back from a hearing is back from a day to come.
  const rueckwaerts = { ...koerper, direction: "rueckwaerts" };
  expect(await fristAnlegen(wer, neueFrist.parse(rueckwaerts))).toMatchObject({ richtung: "rueckwaerts" });
  const aendern = (body: object) => fristBearbeiten(wer, frist.id, fristaenderung.parse(body));
  await expect(aendern({ startDate: "2027-12-02" })).rejects.toMatchObject(nein);
  // What does not touch the day asks nothing.
  expect(await aendern({ startDate: "2027-11-02", weeks: 3 })).toMatchObject({ ende: "2027-11-23" });
  expect(await aendern({ startDate: "2026-11-02" })).toMatchObject({ ende: "2026-11-23" });
});

describe("Eine Begründungsfrist", () => {
  test("wird vorläufig verlängert, und das Gericht hat das letzte Wort", async ({ db }) => {
    const wer = await inhaber(db, "Meier");
    const [einlegung, begruendung] = await berufung(wer);
    if (!einlegung || !begruendung) throw new Error("Zwei Fristen erwartet");
    const antrag = { am: tag("2026-11-03"), bis: tag("2027-02-04") };
    await expect(verlaengerungBeantragen(wer, { id: einlegung.id }, antrag)).rejects.toMatchObject({
      status: 400,
    });
    expect(await verlaengerungBeantragen(wer, { id: begruendung.id }, antrag)).toMatchObject({
      zustand: "verlaengerung-beantragt",
      ende: "2027-01-04",
      beantragtBis: "2027-02-04",
      sichererTag: "2027-01-04",
    });
    expect(await verlaengern(wer, { id: begruendung.id }, verfuegt("2027-01-28"))).toMatchObject({
      zustand: "verlaengert",
      ende: "2027-01-28",
      vorfristen: ["2027-01-14", "2027-01-21"],
    });
    const { rechnung } = await fristZeigen(wer, begruendung.id);
    expect(rechnung?.ende).toBe("2027-01-04");
    expect(rechnung?.ergebnis.schritte.at(-1)).toMatchObject({ tag: "2027-01-28" });
    expect(rechnung?.ergebnis.schritte.map(({ text }) => text).join(" ")).toContain(
      "Verfügung vom 03.11.2026",
    );
    expect(await mandant(wer, (tx) => buchPruefen(tx, wer.kanzleiId))).toMatchObject({ fehler: [] });
  });

  test("über einen Monat hinaus fragt nach der Einwilligung, und ein Sonntag rückt auf den Montag", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const [, begruendung] = await berufung(wer);
    if (!begruendung) throw new Error("Zwei Fristen erwartet");
    // Sunday; the month ends on 4 February.
    await expect(verlaengern(wer, { id: begruendung.id }, verfuegt("2027-02-07"))).rejects.toMatchObject({
      status: 400,
      koerper: { code: "einwilligung", field: "einwilligung" },
    });
    const v = await verlaengern(
      wer,
      { id: begruendung.id },
      { ...verfuegt("2027-02-07"), einwilligung: true },
    );
    expect(v).toMatchObject({ ende: "2027-02-08", sichererTag: "2027-02-08" });
    const { rechnung } = await fristZeigen(wer, begruendung.id);
    const weg = rechnung?.ergebnis.schritte.map(({ text, norm }) => `${text} ${norm}`).join(" ") ?? "";
    expect(weg).toContain("mit Einwilligung der Gegenseite");
    expect(weg).toContain("§ 222 Abs. 2 ZPO");
  });

  test("wird zweimal zusammen nur um einen Monat verlängert, ohne nach der Einwilligung zu fragen", async ({
    db,
  }) => {
    const wer = await inhaber(db, "Meier");
    const [, begruendung] = await berufung(wer);
    if (!begruendung) throw new Error("Zwei Fristen erwartet");
    const bezug = { id: begruendung.id };
    await verlaengern(wer, bezug, verfuegt("2027-01-18"));
    // A month after the computed end of 4 January is 4 February, however far the first extension went.
    await expect(verlaengern(wer, bezug, verfuegt("2027-02-05"))).rejects.toMatchObject({
      koerper: { code: "einwilligung" },
    });
    expect(await verlaengern(wer, bezug, verfuegt("2027-02-04"))).toMatchObject({ ende: "2027-02-04" });
  });
});
