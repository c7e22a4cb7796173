import { cent, tag } from "@gebuehrenportal/recht";
import { afterAll, expect } from "vitest";
import { camt, eintrag } from "#dokumente/einlesen/testing.ts";
import { neuesKonto } from "#platform/access/testing.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { abwicklung, betrieb } from "#platform/db/mandant.server.ts";
import { test } from "#platform/db/testing.ts";
import { kontoMitKanzlei } from "#platform/db/testing-konten.ts";
import { pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { anschriftSchreiben } from "../../anschrift/anschrift-store.server.ts";
import { ruecklastschriftEintragen } from "../../ansichten/eintragen.server.ts";
import { rechnungsaufgabe, rechnungsverwaltung } from "../../ansichten/rechnungsverwaltung.server.ts";
import { anschriftBerichtigen } from "../../berichtigung/anschrift-berichtigen.server.ts";
import { bestellen, vertragVon, zahlwegWaehlen } from "../../bestellung/bestellen.server.ts";
import { belegeAusstellen } from "../../rechnungen/ausstellen/auftraege.server.ts";
import { zahlungssatz } from "../../rechnungen/beleg/brief.ts";
import { gobdAusfuhr } from "../../rechnungen/betriebspruefung/gobd.server.ts";
import { postGeholt } from "../../rechnungen/post/testing-post.ts";
import { offeneBelege, rechnungenVon } from "../../rechnungen/rechnungen-store.server.ts";
import { anbieterumgebung, anschrift } from "../../rechnungen/testing.ts";
import { faelligeVertraegeFuehren, vertragsereignis } from "../../wirken/fuehren.server.ts";
import { zahlungVerbuchen } from "../buchen.server.ts";
import { einzuegeSenden } from "../einzug/einziehen.server.ts";
import { einzugSchreiben } from "../einzug/einzug-store.server.ts";
import { allesAusstellen, kundin } from "../testing-stripeleben.ts";
import {
  auszugEinlesen,
  sichereBuchen,
  umsatzAblegen,
  umsatzBuchen,
  wartendeUmsaetze,
} from "./einlesen.server.ts";

gestelltesPortal({ um: "2026-03-10T11:00:00Z", env: anbieterumgebung });
afterAll(pdfBeenden);

const bytes = (text: string) => new TextEncoder().encode(text);

test("Ein Kontoauszug bezahlt einmal, was er nennt, und fragt nach dem Rest", async ({ db }) => {
  const leute = [];
  for (const name of ["rosa", "paul"]) {
    const konto = {
      name,
      email: `${name}@kanzlei.example`,
      erstellt: new Date("2020-01-01"),
      email_bestaetigt_am: new Date("2020-01-01"),
    };
    const wer = await kontoMitKanzlei(db, konto);
    await bestellen(
      { ...wer, nutzer: { ...wer.nutzer, subscriptionStatus: "free" } },
      { typ: "basic", zahlweg: "rechnung", ausdruecklicherBeginn: true },
    );
    await belegeAusstellen();
    leute.push(wer);
  }
  const [rosa, paul] = leute;
  if (!rosa || !paul) throw new Error("Es fehlt jemand.");
  const [admin] = leute.map(({ nutzer }) => nutzer.id);
  const text = camt(
    eintrag({ zweck: "Rechnung GP-2026-00001", ref: "B1" }),
    eintrag({ zweck: "Danke", zahler: "Paul", ref: "B2" }),
  );
  await postGeholt(db);
  uhrStellen("2026-04-15T11:00:00Z");
  await faelligeVertraegeFuehren();
  expect((await vertragVon(rosa))?.vertrag.zustand).toBe("past_due");
  expect(await auszugEinlesen(bytes(text))).toEqual({ neu: 2, bekannt: 0, uebergangen: 0 });
  expect(await auszugEinlesen(bytes(text))).toEqual({ neu: 0, bekannt: 2, uebergangen: 0 });
  const { umsaetze } = await wartendeUmsaetze();
  expect(umsaetze.map(({ zuordnung: { art } }) => art).toSorted()).toEqual(["sicher", "zweifel"]);
  expect(await sichereBuchen(admin ?? "")).toBe(1);
  expect(await sichereBuchen(admin ?? "")).toBe(0);
  expect(await auszugEinlesen(bytes(text))).toMatchObject({ neu: 0 });
  const offen = async (wer: typeof rosa) =>
    (await betrieb((tx) => rechnungenVon(tx, wer.nutzer.id))).find(({ schluessel }) => schluessel === "R1")
      ?.offen;
  expect([await offen(rosa), await offen(paul)]).toEqual([0, 1199]);
  expect((await vertragVon(rosa))?.vertrag.forderungen[0]?.offen).toBe(0);
  const rest = (await wartendeUmsaetze()).umsaetze[0];
  // Any open invoice is found by what stands on it, also where it is not among those that are proposed.
  const gefunden = async (suche: string) => {
    const adresse = `https://portal.example/admin/rechnungen?umsatz=${rest?.umsatz.id}&suche=${suche}`;
    return (await rechnungsverwaltung(adresse)).umsaetze.map(({ auswahl, suche: s }) => [
      auswahl.map(({ text }) => text.replaceAll("\u00a0", " ")),
      s?.fehler,
    ]);
  };
  const pauls = ["GP-2026-00002, 11,99 €, paul"];
  expect(await gefunden("PAUL")).toEqual([[pauls, undefined]]);
  expect(await gefunden("026-00002")).toEqual([[pauls, undefined]]);
  expect((await gefunden("11,99"))[0]?.[0]).toContain(pauls[0]);
  expect(await gefunden("12,00")).toEqual([[[], "Dazu gibt es keine offene Rechnung."]]);
  expect((await gefunden("%25"))[0]?.[0]).toEqual([]);
  const [vonPaul] = (await betrieb((tx) => rechnungenVon(tx, paul.nutzer.id))).toReversed();
  const zuordnen = () => umsatzBuchen(rest?.umsatz.id ?? "", vonPaul?.id ?? "", admin ?? "");
  expect([await zuordnen(), await zuordnen()]).toEqual(["gebucht", "wartet-nicht"]);
  expect(await offen(paul)).toBe(0);
  // The same payments from the other kind of file are known; one of them twice is one more.
  const csv = (...zeilen: readonly string[]) =>
    bytes(["Buchungstag;Verwendungszweck;Betrag;Zahlungspflichtige*r", ...zeilen].join("\n"));
  const [eine, andere] = ["20.03.2026;RE GP 2026 00001;11,99;ROSA", "20.03.2026;Danke;11,99;Paul"];
  expect(await auszugEinlesen(csv(eine, andere, eine))).toEqual({ neu: 1, bekannt: 2, uebergangen: 0 });
  expect(await auszugEinlesen(csv(eine, andere, eine))).toEqual({ neu: 0, bekannt: 3, uebergangen: 0 });
  await umsatzAblegen((await wartendeUmsaetze()).umsaetze[0]?.umsatz.id ?? "");
  // Rosa's payment is taken back, once, whoever tells it; rent that was paid is none of the portal's business.
  const rueckgabe = eintrag({
    betrag: "14.99",
    zurueck: "11.99",
    art: "DBIT",
    zweck: "Retoure GP-2026-00001",
  });
  const zweimal = camt(rueckgabe, rueckgabe, eintrag({ art: "DBIT", zweck: "Miete" }));
  expect(await auszugEinlesen(bytes(zweimal))).toEqual({ neu: 2, bekannt: 0, uebergangen: 1 });
  const arten = async () =>
    (await wartendeUmsaetze()).umsaetze.map(({ zuordnung: { art } }) => art).toSorted();
  expect(await arten()).toEqual(["sicher", "zweifel"]);
  expect(await sichereBuchen(admin ?? "")).toBe(1);
  expect(await arten()).toEqual(["zweifel"]);
  expect(await offen(rosa)).toBe(1199);
  expect((await vertragVon(rosa))?.vertrag.forderungen[0]).toMatchObject({ offen: 1199, strittig: true });
  const felder = { nummer: "gp-2026-00002", betrag: "12,00", am: "14.04.2026", eintrag: "form" };
  expect(await ruecklastschriftEintragen(felder, admin ?? "")).toMatchObject({
    fehler: { betrag: expect.stringContaining("sind nur 11,99") },
  });
  for (let i = 0; i < 2; i += 1) await ruecklastschriftEintragen({ ...felder, betrag: "11,99" }, admin ?? "");
  expect(await offen(paul)).toBe(1199);
  // One payment for both invoices, and the process is killed when the first part is booked.
  const fuerBeide = async (ref: string, zweck: string) => {
    await auszugEinlesen(bytes(camt(eintrag({ betrag: "23.98", zweck, ref }))));
    const umsatz = (await wartendeUmsaetze()).umsaetze.find((u) => u.umsatz.betrag === 2398)?.umsatz;
    const [vonRosa] = (await betrieb((tx) => rechnungenVon(tx, rosa.nutzer.id))).toReversed();
    await zahlungVerbuchen({
      rechnungId: vonRosa?.id ?? "",
      betrag: cent(1199),
      am: tag("2026-03-20"),
      quelle: "camt",
      fremdId: `${umsatz?.fremdId}#GP-2026-00001`,
    });
    return umsatz?.id ?? "";
  };
  await umsatzAblegen((await wartendeUmsaetze()).umsaetze[0]?.umsatz.id ?? "");
  await fuerBeide("B7", "GP-2026-00001 und GP-2026-00002");
  expect(await sichereBuchen(admin ?? "")).toBe(1);
  expect([await offen(rosa), await offen(paul)]).toEqual([0, 0]);
  for (const nummer of ["GP-2026-00001", "GP-2026-00002"])
    await ruecklastschriftEintragen({ ...felder, nummer, betrag: "11,99", eintrag: nummer }, admin ?? "");
  const dritter = await fuerBeide("B8", "für Rosa GP-2026-00001 und Paul");
  expect(await umsatzBuchen(dritter, vonPaul?.id ?? "", admin ?? "")).toBe("gebucht");
  expect([await offen(rosa), await offen(paul)]).toEqual([0, 0]);
  const zip = await gobdAusfuhr(2026);
  expect(zip.headers.get("Content-Type")).toBe("application/zip");
  const inhalt = Buffer.from(await zip.arrayBuffer()).toString("latin1");
  for (const name of ["rechnungen.csv", "zahlungen.csv", "zm.csv", "belege.json", "belege/GP-2026-00001.pdf"])
    expect(inhalt).toContain(name);
});

test("Was sich nicht einziehen lässt, hält nichts anderes auf und wartet immer länger", async ({ db }) => {
  const leute = [await kundin(db, "rosa"), await kundin(db, "paul")];
  for (const wer of leute)
    await bestellen(wer, { typ: "basic", zahlweg: "stripe", ausdruecklicherBeginn: true });
  await allesAusstellen();
  for (const { nutzer } of leute) {
    const [rechnung] = await betrieb((tx) => rechnungenVon(tx, nutzer.id));
    const was = { kontoId: nutzer.id, rechnungId: rechnung?.id ?? "", vertragId: rechnung?.vertragId ?? "" };
    const womit = { betrag: cent(1199), kunde: "cus_1", mittel: "pm_1" };
    await abwicklung(nutzer.id, (tx) =>
      einzugSchreiben(tx, { ...was, ...womit, am: new Date("2026-03-10") }),
    );
  }
  const gefragt: string[] = [];
  const weg = async ({ rechnungId }: { readonly rechnungId: string }) => {
    gefragt.push(rechnungId);
    throw new Error("Niemand antwortet.");
  };
  const gestoert = { einziehen: weg, einzugSuchen: async () => undefined };
  const nach = async (minuten: number, kontoId?: string) => {
    uhrStellen(new Date(Date.parse("2026-03-10T11:00:00Z") + minuten * 60_000).toISOString());
    gefragt.length = 0;
    await einzuegeSenden(gestoert, kontoId, 1);
    return [...gefragt];
  };
  const [erste, andere] = [await nach(0), await nach(0.1)];
  expect([erste.length, andere.length, erste[0] === andere[0]]).toEqual([1, 1, false]);
  expect(await nach(0.5)).toEqual([]);
  expect([await nach(1), await nach(1.2)]).toEqual([erste, andere]);
  // After a minute in vain another one passes, then two, then four.
  expect([await nach(1.9), await nach(2), await nach(2.5)]).toEqual([[], erste, andere]);
  expect([await nach(3.9), await nach(4)]).toEqual([[], erste]);
  // Whoever leaves another means of payment does not wait.
  expect(await nach(4.1, leute[0]?.nutzer.id)).toHaveLength(1);
  // Sent before anybody noted when it was asked for last.
  await db.updateTable("zahlungseinzug").set({ geprueft_am: null }).execute();
  expect(await nach(60)).toHaveLength(1);
});

test("Wird nicht mehr abgebucht, sagt die berichtigte Rechnung, wohin der Betrag geht", async ({ db }) => {
  const rosa = await kundin(db, "rosa");
  await bestellen(rosa, { typ: "basic", zahlweg: "stripe", ausdruecklicherBeginn: true, anschrift });
  await allesAusstellen();
  const neueste = async () => (await betrieb((tx) => rechnungenVon(tx, rosa.nutzer.id)))[0];
  const umgezogen = { ...anschrift, strasse: "Ring 1" };
  await abwicklung(rosa.nutzer.id, (tx) => anschriftSchreiben(tx, rosa.nutzer.id, umgezogen, new Date()));
  const berichtigen = async () => anschriftBerichtigen(rosa as never, (await neueste())?.id ?? "");
  expect(await berichtigen()).toEqual({ ablehnung: "wird-eingezogen" });
  await zahlwegWaehlen(rosa, "rechnung");
  expect(await berichtigen()).toMatchObject({ statt: "GP-2026-00001" });
  const neu = await neueste();
  expect(neu).toMatchObject({ zahlweg: "rechnung", offen: 1199 });
  expect(neu && zahlungssatz(neu.beleg)).toContain("DE02");
});

test("Was zu erstatten ist, steht vor allem, was noch kommt, und sagt sich den Verwaltenden", async ({
  db,
}) => {
  const [rosa, paul] = [await kundin(db, "rosa"), await kundin(db, "paul")];
  for (const wer of [rosa, paul])
    await bestellen(wer, { typ: "basic", zahlweg: "rechnung", ausdruecklicherBeginn: true });
  await allesAusstellen();
  const [rechnung] = await betrieb((tx) => rechnungenVon(tx, paul.nutzer.id));
  const eingang = { betrag: cent(1199), am: tag("2026-03-10"), quelle: "camt", fremdId: "E1" } as const;
  await zahlungVerbuchen({ ...eingang, rechnungId: rechnung?.id ?? "" });
  const nutzer = {
    ...neuesKonto,
    role: "admin" as const,
    id: "",
    name: "Vera",
    email: "vera@portal.example",
  };
  const titel = async () => (await rechnungsaufgabe({ nutzer })).map((aufgabe) => aufgabe.titel);
  expect(await titel()).toEqual([]);
  await vertragsereignis(paul.nutzer.id, { art: "widerrufen" });
  await allesAusstellen();
  expect(await titel()).toEqual(["Eine Erstattung steht aus"]);
  const [erster] = await betrieb((tx) => offeneBelege(tx, 1));
  expect(erster).toMatchObject({ art: "korrektur", kontoId: paul.nutzer.id });
});
