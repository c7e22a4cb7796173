import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { probegrenzen } from "../testing-grenzen.ts";
import { type Aktion, nachAktion } from "./aktionen.ts";
import { eingabeAus } from "./eingabe.ts";
import { formularAus, leeresFormular } from "./formular.ts";

const heute = tag("2026-11-20");
const nach = (...aktionen: Aktion[]) => aktionen.reduce(nachAktion, leeresFormular());
const lies = (...aktionen: Aktion[]) => eingabeAus(nach(...aktionen), heute, probegrenzen);
const a1 = (feld: string, wert: string) => ({ art: "angelegenheit", a: "a1", feld, wert }) as Aktion;
const p1 = (feld: string, wert: string) => ({ art: "position", a: "a1", p: "p1", feld, wert }) as Aktion;

test("Leere Tage bedeuten heute, nicht angekreuzte Gebühren zählen nicht", () => {
  expect(lies(a1("wert", "10.000"))).toEqual({
    eingabe: {
      leistungsende: heute,
      angelegenheiten: [
        {
          id: "a1",
          auftragAm: heute,
          wert: 1_000_000,
          positionen: [
            { id: "p1", nr: "3100" },
            { id: "p2", nr: "3104" },
          ],
        },
      ],
    },
    fehler: {},
  });
});

test.each([
  ["10000", 1_000_000],
  ["10.000,00 €", 1_000_000],
  ["10 000,00", 1_000_000],
  ["EUR 1.234,5", 123_450],
  ["10\u00a0000,00\u00a0€", 1_000_000],
])("Der Wert %s wird verstanden", (text, cent) => {
  expect(lies(a1("wert", text)).eingabe.angelegenheiten[0]?.wert).toBe(cent);
});

test.each([
  ["-5", "ungueltig"],
  ["viel", "ungueltig"],
  ["0", "ungueltig"],
  ["30.000.000,01", "zu-hoch"],
  ["10.00", "mehrdeutig"],
])("Der Wert %s wird am Feld beanstandet", (text, art) => {
  expect(lies(a1("wert", text)).fehler).toMatchObject({ "a1.wert": { art } });
});

test("Bei verschiedenen Gegenständen mehrerer Auftraggeber gilt die höhere Grenze", () => {
  expect(lies(a1("wert", "30.000.000,01"), a1("verschieden", "ja")).fehler).toEqual({});
});

test("Sätze gehen mit Komma und Punkt, höchstens zwei Nachkommastellen", () => {
  const satz = (text: string) => lies(p1("satz", text)).eingabe.angelegenheiten[0]?.positionen[0]?.satz100;
  expect([satz("1,3"), satz("1.3"), satz("0,75"), satz("2")]).toEqual([130, 130, 75, 200]);
  expect(lies(p1("satz", "1,333")).fehler).toEqual({ "a1.p1.satz": { art: "ungueltig" } });
});

test("Auslagen: Listen mit Semikolon, Stunden als Dezimalzahl oder Uhrzeit, durchlaufende Posten je Zeile", () => {
  const { eingabe, fehler } = lies(
    a1("kilometer", "120; 80"),
    a1("abwesenheit", "3,5; 8:30"),
    a1("durchlaufend", "Gerichtskosten 849,00\nAuskunft: 12 €"),
    a1("kopienASw", "60"),
  );
  expect(fehler).toEqual({});
  expect(eingabe.angelegenheiten[0]?.auslagen).toEqual({
    kilometer: [120, 80],
    abwesenheiten: [{ minuten: 210 }, { minuten: 510 }],
    durchlaufend: [
      { bezeichnung: "Gerichtskosten", betrag: 84_900 },
      { bezeichnung: "Auskunft", betrag: 1_200 },
    ],
    kopien: [{ buchstabe: "a", sw: 60 }],
  });
});

test("Mit Beiordnung ohne Auftrag bleibt der Auftragstag offen (§ 60 Abs. 1 Satz 3 RVG)", () => {
  const a = lies(a1("beiordnung", "1.6.25"), a1("vertretung", "beigeordnet")).eingabe.angelegenheiten[0];
  expect(a).toMatchObject({ beiordnungAm: "2025-06-01", vertretung: "beigeordnet" });
  expect(a).not.toHaveProperty("auftragAm");
});

test("Anrechnung, Zahlung und Schalter gehen in den Worten der Rechnung weiter", () => {
  const { eingabe } = lies(
    {
      art: "anrechnung-dazu",
      felder: { von: "frueher", frueherNr: "2300", frueherWert: "5.000", auf: "a1/p1" },
    },
    { art: "zahlung-dazu" },
    { art: "zahlung", z: "z1", feld: "betrag", wert: "119" },
    { art: "zahlung", z: "z1", feld: "auf", wert: "a1/p2" },
    { art: "allgemein", feld: "pauschale", wert: "nach-anrechnung" },
    { art: "allgemein", feld: "umsatzsteuer", wert: "nein" },
  );
  expect(eingabe).toMatchObject({
    umsatzsteuer: false,
    anrechnungen: [
      {
        von: { frueher: { nr: "2300", auftragAm: heute, wert: 500_000 } },
        auf: { angelegenheit: "a1", position: "p1" },
      },
    ],
    zahlungen: [{ betrag: 11_900, von: "vorschuss", angelegenheit: "a1", position: "p2" }],
    schalter: { pauschale: "nach-anrechnung" },
  });
});

test("Wird eine Gebühr entfernt, verschwindet die Anrechnung auf sie; die Zahlung bleibt", () => {
  const f = nach(
    { art: "anrechnung-dazu", felder: { von: "frueher", frueherNr: "2300", auf: "a1/p1" } },
    { art: "zahlung-dazu" },
    { art: "zahlung", z: "z1", feld: "auf", wert: "a1/p1" },
    { art: "position-weg", a: "a1", p: "p1" },
  );
  expect(f.anrechnungen).toEqual([]);
  expect(f.zahlungen).toEqual([{ id: "z1", felder: { von: "vorschuss" } }]);
});

test("Eine angebotene Gebühr wird angekreuzt statt verdoppelt, Kennungen wiederholen sich nie", () => {
  const f = nach(
    { art: "position-dazu", a: "a1", nr: "1003" },
    { art: "position-dazu", a: "a1", nr: "1003" },
  );
  expect(f.angelegenheiten[0]?.positionen.map((p) => [p.id, p.nr, p.felder.aus])).toEqual([
    ["p1", "3100", undefined],
    ["p2", "3104", undefined],
    ["p3", "1003", undefined],
    ["p4", "1003", undefined],
  ]);
});

test("Nur die berührte Zeile wird neu, alle anderen behalten ihre Identität", () => {
  const vorher = formularAus([
    { stufe: "vorgerichtlich", gebuehren: ["2300"] },
    { stufe: "instanz", gebuehren: ["3100", "3104"] },
  ]);
  const nachher = nachAktion(vorher, { art: "position", a: "a2", p: "p3", feld: "satz", wert: "0,8" });
  expect(nachher.angelegenheiten[0]).toBe(vorher.angelegenheiten[0]);
  expect(nachher.angelegenheiten[1]?.positionen[1]).toBe(vorher.angelegenheiten[1]?.positionen[1]);
  expect(nachher.angelegenheiten[1]?.positionen[0]).not.toBe(vorher.angelegenheiten[1]?.positionen[0]);
});

test("Eine weitere Angelegenheit übernimmt Wert und Tag der vorigen", () => {
  const f = nach(a1("wert", "5000"), a1("auftrag", "31.5.25"), {
    art: "angelegenheit-dazu",
    stufe: "berufung",
  });
  expect(f.angelegenheiten[1]).toMatchObject({ id: "a2", felder: { wert: "5000", auftrag: "31.5.25" } });
});

test("Eine Angelegenheit ohne Gebühr zählt, wenn sie Auslagen oder eine Vereinbarung hat", () => {
  const ohne = [
    { art: "position", a: "a1", p: "p1", feld: "aus", wert: "ja" },
    { art: "position", a: "a1", p: "p2", feld: "aus", wert: "ja" },
  ] as Aktion[];
  expect(lies(...ohne).eingabe.angelegenheiten).toEqual([]);
  expect(lies(...ohne, a1("durchlaufend", "Gerichtskosten 849")).eingabe.angelegenheiten).toMatchObject([
    { positionen: [], auslagen: { durchlaufend: [{ betrag: 84_900 }] } },
  ]);
  expect(lies(...ohne, a1("kilometer", "120")).eingabe.angelegenheiten).toHaveLength(1);
  const stunden = [a1("vereinbarung", "stunden"), a1("stunden", "2"), a1("jeStunde", "250")];
  expect(lies(...ohne, ...stunden).eingabe.angelegenheiten).toMatchObject([
    { positionen: [], vereinbarung: { minuten: 120, jeStunde: 25_000 } },
  ]);
});

test("Was angefangen und nicht zu Ende gesagt ist, wird am Feld zurückgefragt", () => {
  const recht = { art: "recht" };
  expect(lies(a1("vereinbarung", "stunden")).fehler).toMatchObject({
    "a1.stunden": recht,
    "a1.jeStunde": recht,
  });
  expect(lies(a1("vereinbarung", "stunden"), a1("stunden", "viel")).fehler).toMatchObject({
    "a1.stunden": { art: "ungueltig" },
  });
  expect(lies(a1("vereinbarung", "pauschale")).fehler).toMatchObject({ "a1.pauschalhonorar": recht });
  const zeile = (felder: Record<string, string>) => lies({ art: "anrechnung-dazu", felder }).fehler;
  expect(zeile({})).toEqual({});
  expect(zeile({ von: "a1/p1" })).toMatchObject({ "k1.auf": recht });
  expect(zeile({ auf: "a1/p1" })).toMatchObject({ "k1.von": recht });
  expect(zeile({ von: "frueher", auf: "a1/p1" })).toMatchObject({ "k1.frueherNr": recht });
  expect(zeile({ wert: "500" })).toMatchObject({ "k1.von": recht, "k1.auf": recht });
  const zahlung: Aktion = { art: "zahlung", z: "z1", feld: "am", wert: "1.2.2026" };
  expect(lies({ art: "zahlung-dazu" }).fehler).toEqual({});
  expect(lies({ art: "zahlung-dazu" }, zahlung).fehler).toMatchObject({ "z1.betrag": recht });
});

test("Eine frühere Gebühr nennt ihre Auftraggeber, das darauf Gezahlte und einen feststehenden Betrag", () => {
  const { eingabe } = lies(a1("wert", "10.000"), {
    art: "anrechnung-dazu",
    felder: {
      von: "frueher",
      frueherNr: "2300",
      frueherBetrag: "730",
      frueherAuftraggeber: "2",
      frueherGezahlt: "365,00",
      betrag: "365",
      auf: "a1/p1",
    },
  });
  expect(eingabe.anrechnungen).toEqual([
    {
      von: {
        frueher: { nr: "2300", auftragAm: heute, betrag: 73_000, auftraggeber: 2, gezahlt: 36_500 },
      },
      auf: { angelegenheit: "a1", position: "p1" },
      betrag: 36_500,
    },
  ]);
});
