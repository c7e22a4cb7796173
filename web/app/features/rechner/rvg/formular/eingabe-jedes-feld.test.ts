import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import type { FormAngelegenheit, FormPosition } from "./formular.ts";
import { lies, sache } from "./testing-eingabe.ts";

const heute = tag("2026-11-20");

test("Jedes Feld einer Angelegenheit kommt in der Rechnung an", () => {
  const felder: FormAngelegenheit["felder"] = {
    bezeichnung: "Klage",
    wert: "10.000",
    auftrag: "1.2.2026",
    beiordnung: "1.3.2026",
    weitereAuftraege: "5.3.2026; 6.3.2026",
    erledigt: "1.10.2026",
    rechtsmittel: "1.9.2026",
    vertretung: "beigeordnet",
    bewilligt: "8.000",
    auftraggeber: "3",
    verschieden: "ja",
    geldbusse: "120",
    ohnePauschale: "ja",
    entgelte: "7,50",
    kopienASw: "10",
    kopienAFarbe: "2",
    kopienDFarbe: "4",
    dateien: "3;2",
    kilometer: "100",
    verkehrsmittel: "55",
    abwesenheit: "3,5",
    abwesenheitAusland: "8:15",
    reisekosten: "90",
    haftpflicht: "200",
    durchlaufend: "Register 4,50",
  };
  expect(lies({ angelegenheiten: [sache(felder)] })).toEqual({
    fehler: {},
    eingabe: {
      leistungsende: heute,
      angelegenheiten: [
        {
          id: "a1",
          bezeichnung: "Klage",
          auftragAm: "2026-02-01",
          beiordnungAm: "2026-03-01",
          weitereAuftraegeAm: ["2026-03-05", "2026-03-06"],
          erledigtAm: "2026-10-01",
          rechtsmittelAm: "2026-09-01",
          vertretung: "beigeordnet",
          bewilligterWert: 800_000,
          wert: 1_000_000,
          auftraggeber: 3,
          verschiedeneGegenstaende: true,
          geldbusse: 12_000,
          positionen: [{ id: "p1", nr: "3100" }],
          auslagen: {
            pauschale: false,
            entgelte: 750,
            kopien: [
              { buchstabe: "a", sw: 10, farbe: 2 },
              { buchstabe: "d", farbe: 4 },
            ],
            dateien: [3, 2],
            kilometer: [100],
            verkehrsmittel: 5_500,
            abwesenheiten: [{ minuten: 210 }, { minuten: 495, ausland: true }],
            reisekosten: 9_000,
            haftpflicht: { praemieUeberGrenze: 20_000 },
            durchlaufend: [{ bezeichnung: "Register", betrag: 450 }],
          },
        },
      ],
    },
  });
});

test("Jedes Feld einer Gebühr kommt in der Rechnung an", () => {
  const felder: FormPosition["felder"] = {
    wert: "5.000",
    satz: "1,5",
    betrag: "300",
    rahmen: "mittel",
    anzahl: "2",
    ohneErhoehung: "ja",
    gemeinsam: "4.000",
    bezug: "4106",
    bezugSatz: "1,3",
    bezugBetrag: "165",
    inkasso: "regel",
    auszahlungen: "100; 200",
    forderung: "900",
    beratung: "gutachten",
    verbraucher: "ja",
    variante: "1000-2",
  };
  expect(lies({ angelegenheiten: [sache({}, felder)] }).eingabe.angelegenheiten[0]?.positionen).toEqual([
    {
      id: "p1",
      nr: "3100",
      variante: "1000-2",
      wert: 500_000,
      satz100: 150,
      betrag: 30_000,
      rahmen: "mittel",
      anzahl: 2,
      erhoehung: false,
      gemeinsamerWert: 400_000,
      bezug: { nr: "4106", satz100: 130, betrag: 16_500 },
      inkasso: "regel",
      auszahlungen: [10_000, 20_000],
      forderung: 90_000,
      beratung: { art: "gutachten", verbraucher: true },
    },
  ]);
  const bezug = lies({ angelegenheiten: [sache({}, { bezug: "p12" })] });
  expect(bezug.eingabe.angelegenheiten[0]?.positionen[0]?.bezug).toBe("p12");
});

test("Jedes Feld von Anrechnung, Zahlung und Schaltern kommt in der Rechnung an", () => {
  const { eingabe, fehler } = lies({
    felder: {
      leistungsende: "1.10.2026",
      umsatzsteuer: "nein",
      reihenfolge: "kappung-vor-anrechnung",
      pauschale: "nach-anrechnung",
      erhoehung2501: "ja",
      uebergang2021: "altes-recht",
      rechtswechsel: "neues-recht",
    },
    anrechnungen: [
      { id: "k1", felder: {} },
      {
        id: "k2",
        felder: {
          regel: "vorb3-4",
          von: "frueher",
          auf: "a1/p1",
          wert: "4.000",
          betrag: "200",
          ausnahme: "ja",
          frueherNr: " 2300 ",
          frueherWert: "9.000",
          frueherSatz: "1,5",
          frueherBetrag: "400",
          frueherAuftrag: "1.2.2025",
          frueherAuftraggeber: "2",
          frueherGezahlt: "100",
          frueherErledigt: "1.6.2025",
        },
      },
      { id: "k3", felder: { von: "frueher", auf: "a1/p1", frueherNr: "2300" } },
      { id: "k4", felder: { von: "a2/p7", auf: "a1/p1" } },
    ],
    zahlungen: [
      {
        id: "z1",
        felder: { betrag: "119", von: "gegner", umsatzsteuer: "19", am: "1.5.2026", auf: "a1/p1" },
      },
      { id: "z2", felder: { betrag: "50" } },
      { id: "z3", felder: { betrag: "10", auf: "a1" } },
      { id: "z4", felder: { von: "gegner" } },
    ],
  });
  expect(fehler).toEqual({});
  expect(eingabe).toMatchObject({ leistungsende: "2026-10-01", umsatzsteuer: false });
  expect(eingabe.schalter).toEqual({
    reihenfolge: "kappung-vor-anrechnung",
    pauschale: "nach-anrechnung",
    erhoehung2501: "ja",
    uebergang2021: "altes-recht",
    rechtswechsel: "neues-recht",
  });
  const auf = { angelegenheit: "a1", position: "p1" };
  expect(eingabe.anrechnungen).toEqual([
    {
      regel: "vorb3-4",
      von: {
        frueher: {
          nr: "2300",
          auftragAm: "2025-02-01",
          wert: 900_000,
          satz100: 150,
          betrag: 40_000,
          auftraggeber: 2,
          gezahlt: 10_000,
          erledigtAm: "2025-06-01",
        },
      },
      auf,
      wert: 400_000,
      betrag: 20_000,
      ausnahme: true,
    },
    { von: { frueher: { nr: "2300", auftragAm: heute } }, auf },
    { von: { angelegenheit: "a2", position: "p7" }, auf },
  ]);
  expect(eingabe.zahlungen).toEqual([
    {
      betrag: 11_900,
      von: "gegner",
      umsatzsteuerProzent: 19,
      am: "2026-05-01",
      angelegenheit: "a1",
      position: "p1",
    },
    { betrag: 5_000, von: "vorschuss" },
    { betrag: 1_000, von: "vorschuss", angelegenheit: "a1" },
  ]);
});

test("Eine Vereinbarung nach Stunden oder als Pauschale kommt in der Rechnung an", () => {
  const vereinbarung = (felder: FormAngelegenheit["felder"]) =>
    lies({ angelegenheiten: [sache(felder)] }).eingabe.angelegenheiten[0]?.vereinbarung;
  expect(vereinbarung({ vereinbarung: "stunden", stunden: "2,5", jeStunde: "250", takt: "6" })).toEqual({
    art: "stunden",
    minuten: 150,
    jeStunde: 25_000,
    taktMinuten: 6,
  });
  expect(vereinbarung({ vereinbarung: "pauschale", pauschalhonorar: "1.500" })).toEqual({
    art: "pauschale",
    betrag: 150_000,
  });
  expect(vereinbarung({ pauschalhonorar: "1.500" })).toBeUndefined();
});
