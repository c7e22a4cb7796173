import { cent, tag } from "@gebuehrenportal/recht";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { umgebungAus, umgebungStellen } from "#platform/env/env.server.ts";
import { pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { anschriftBerichtigen } from "../berichtigung/anschrift-berichtigen.server.ts";
import { bestellen, vertragVon } from "../bestellung/bestellen.server.ts";
import { belegeAusstellen } from "../rechnungen/ausstellen/auftraege.server.ts";
import { gobdAusfuhr } from "../rechnungen/betriebspruefung/gobd.server.ts";
import { rechnungenVon } from "../rechnungen/rechnungen-store.server.ts";
import { anbieterumgebung } from "../rechnungen/testing.ts";
import { neuesKonto } from "../testing-konto.ts";
import { faelligeVertraegeFuehren } from "../wirken/fuehren.server.ts";
import { zahlungVerbuchen } from "../zahlung/buchen.server.ts";
import { anschriftUebernehmen, auskunftVerbuchen } from "./klaeren.server.ts";
import { nummernNachpruefen } from "./nachpruefen.server.ts";
import { viesAntworten, viesDouble } from "./testing-vies.ts";

gestelltesPortal({ env: anbieterumgebung });
afterAll(pdfBeenden);

const wien = {
  name: "Kanzlei Wien",
  zusatz: "",
  strasse: "Ring 1",
  plz: "1010",
  ort: "Wien",
  land: "AT",
  ustId: "ATU12345678",
};

test("Ein Unternehmen in einem anderen Staat der EU bestellt erst mit bestätigter Nummer, zahlt netto und wieder mit Umsatzsteuer, wenn VIES sie nicht mehr kennt", async ({
  db,
}) => {
  const vies = await viesDouble();
  umgebungStellen(
    umgebungAus({ BASE_URL: "https://portal.example", VIES_URL: vies.url, ...anbieterumgebung }),
  );
  const uhr = (tag: string, zeit = "11:00:00") => uhrStellen(`${tag}T${zeit}Z`);
  const stand = async () => (await vertragVon(rosa))?.vertrag;
  const post = async () =>
    (
      await db
        .selectFrom("mail_auftrag")
        .select("art")
        .where("art", "like", "abo-ustid%")
        // All of this test's stand in one transaction and have one time.
        .orderBy("art")
        .execute()
    ).map(({ art }) => art);
  const rosa = await neuesKonto(db, "rosa");
  const id = rosa.nutzer.id;
  const bestellt = () =>
    bestellen(rosa, { typ: "premium", zahlweg: "rechnung", ausdruecklicherBeginn: true });
  const belege = () => betrieb((tx) => rechnungenVon(tx, id));
  uhr("2026-03-10");
  vies.antwortet(viesAntworten.ungueltig);
  expect(await anschriftUebernehmen(id, wien)).toBeUndefined();
  vies.antwortet(viesAntworten.stumm);
  expect(await anschriftUebernehmen(id, wien)).toMatchObject({
    anschrift: { land: "AT", bestaetigung: null },
  });
  await expect(bestellt()).rejects.toMatchObject({ status: 409 });

  // Nobody asks again at once; an hour later VIES answers.
  vies.antwortet(viesAntworten.gueltig);
  expect(await nummernNachpruefen()).toBe(0);
  uhr("2026-03-10", "12:00:00");
  expect(await nummernNachpruefen()).toBe(1);
  expect(await post()).toEqual(["abo-ustid-bestaetigt"]);
  await bestellt();
  expect(await stand()).toMatchObject({ preis: 2100, steuerfall: "eu-reverse-charge", unternehmer: true });
  await belegeAusstellen();
  const [rechnung] = await belege();
  expect(rechnung).toMatchObject({
    steuerfall: "eu-reverse-charge",
    beleg: { brutto: 2100, umsatzsteuer: 0, empfaenger: { ustIdNr: "ATU12345678", land: "AT" } },
    ustIdNachweis: { ustId: "ATU12345678", quelle: "vies", kennung: "WAPIAAAAY1" },
  });
  expect(JSON.stringify(rechnung?.beleg.steuern)).toContain("Steuerschuldnerschaft des Leistungsempfängers");

  // Three days before the next invoice VIES is asked once more.
  uhr("2026-04-06");
  expect(await nummernNachpruefen()).toBe(0);
  vies.antwortet(viesAntworten.ungueltig);
  uhr("2026-04-07");
  expect(await nummernNachpruefen()).toBe(1);
  expect(await post()).toEqual(["abo-ustid-bestaetigt", "abo-ustid-ungueltig"]);
  expect(await stand()).toMatchObject({ preis: 2499, steuerfall: "inland" });
  uhr("2026-04-10");
  await faelligeVertraegeFuehren();
  await belegeAusstellen();
  expect((await belege()).map((r) => [r.nummer, r.art, r.beleg.brutto, r.offen]).toReversed()).toEqual([
    ["GP-2026-00001", "rechnung", 2100, 2100],
    ["GP-2026-00002", "rechnung", 2499, 2499],
  ]);

  // By hand it is confirmed again.
  await auskunftVerbuchen(id, "ATU12345678", {
    art: "gueltig",
    quelle: "verwaltung",
    kennung: "BZSt 10.04.",
  });
  expect(await stand()).toMatchObject({ preis: 2100, steuerfall: "eu-reverse-charge" });
  // Home again: with VAT.
  await anschriftUebernehmen(id, { ...wien, land: "DE", plz: "10115", ort: "Berlin", ustId: null });
  expect(await stand()).toMatchObject({ preis: 2499, steuerfall: "inland" });
  await vies.beenden();
});

test("Eine Rechnung ohne Umsatzsteuer wird für den Monat ihrer Leistung gemeldet, auch neu ausgestellt", async ({
  db,
}) => {
  const vies = await viesDouble();
  umgebungStellen(
    umgebungAus({ BASE_URL: "https://portal.example", VIES_URL: vies.url, ...anbieterumgebung }),
  );
  vies.antwortet(viesAntworten.gueltig);
  // In Germany it is the 10th already.
  uhrStellen("2026-12-09T23:30:00Z");
  const rosa = await neuesKonto(db, "rosa");
  const { id } = rosa.nutzer;
  await anschriftUebernehmen(id, wien);
  await bestellen(rosa, { typ: "premium", zahlweg: "rechnung", ausdruecklicherBeginn: true });
  // Ordered like this, it is billed like this, whatever becomes of the address until then.
  await anschriftUebernehmen(id, undefined);
  await belegeAusstellen();
  await anschriftUebernehmen(id, { ...wien, strasse: "Ring 2" });
  uhrStellen("2027-01-05T11:00:00Z");
  const [alte] = await betrieb((tx) => rechnungenVon(tx, id));
  expect(await anschriftBerichtigen(rosa as never, alte?.id ?? "")).toMatchObject({
    nummer: "GP-2027-00002",
  });
  const archiv = async (jahr: number) => {
    const dateien = unzipSync(new Uint8Array(await (await gobdAusfuhr(jahr)).arrayBuffer()));
    const zeilen = (name: string) =>
      strFromU8(dateien[name] ?? new Uint8Array())
        .trimEnd()
        .split("\r\n")
        .slice(1);
    return { zm: zeilen("zm.csv"), rechnungen: zeilen("rechnungen.csv"), namen: Object.keys(dateien) };
  };
  const [erstes, zweites] = [await archiv(2026), await archiv(2027)];
  expect([erstes.zm, zweites.zm]).toEqual([[], ["2027-01;ATU12345678;21,00;Sonstige Leistung"]]);
  expect([erstes.rechnungen.length, zweites.rechnungen.length]).toEqual([1, 2]);
  expect(erstes.namen.slice(-2)).toEqual(["belege/GP-2026-00001.pdf", "belege/GP-2026-00001.xml"]);
  expect(erstes.rechnungen[0]).toContain("10.12.2026 VIES WAPIAAAAY1");
  // The period that begins today was agreed upon without VAT.
  const zahlung = { rechnungId: alte?.id ?? "", betrag: cent(2100), am: tag("2027-01-05") };
  await zahlungVerbuchen({ ...zahlung, quelle: "verwaltung", fremdId: "1" });
  uhrStellen("2027-01-10T11:00:00Z");
  await anschriftUebernehmen(id, undefined);
  await belegeAusstellen();
  expect((await betrieb((tx) => rechnungenVon(tx, id)))[0]).toMatchObject({
    steuerfall: "eu-reverse-charge",
    beleg: { empfaenger: { land: "AT", ustIdNr: "ATU12345678", strasse: "Ring 2" } },
    ustIdNachweis: { quelle: "vies" },
  });
  await vies.beenden();
});
