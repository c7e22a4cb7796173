import { cent, tag } from "@gebuehrenportal/recht";
import { beforeAll, expect, test } from "vitest";
import type { Beleg } from "../beleg.ts";
import { eDatensatz } from "../datensatz.server.ts";
import { type Besteuerung, besteuerung } from "../steuer.ts";
import { belegsummen } from "../summen.ts";
import { amtlicheVerstoesse, type Datensatzart } from "./amtlich.ts";

const inland = besteuerung({ ort: "inland", kleinunternehmer: false, steuersatz: 19 }) as Besteuerung;
const drittland = besteuerung({
  ort: "drittland-privat",
  kleinunternehmer: false,
  steuersatz: undefined,
}) as Besteuerung;

function beleg(steuer: Besteuerung): Beleg {
  const gruppen = [
    {
      zeilen: [
        { text: "3100 Verfahrensgebühr", norm: "Nr. 3100 VV", betrag: cent(84_760), steuer, schritte: [] },
        { text: "7002 Pauschale", norm: "Nr. 7002 VV", betrag: cent(2_000), steuer, schritte: [] },
      ],
    },
  ];
  return {
    ...belegsummen(gruppen, []),
    fassung: 1,
    art: "rechnung",
    nummer: "2026-0007",
    datum: tag("2026-11-21"),
    absender: {
      kanzlei: "Kanzlei Möller",
      rechtsanwalt: "Änne Möller",
      strasse: "Ring 1",
      plz: "10623",
      ort: "Berlin",
      steuernummer: "13/456/78901",
      ustIdNr: "DE123456789",
      iban: "DE02120300000000202051",
      bic: "",
      email: "moeller@kanzlei.example",
      telefon: "+49 30 1234567",
      kleinunternehmer: false,
    },
    freigegebenVon: "Änne Möller",
    empfaenger: {
      name: "Müller GmbH",
      zusatz: "",
      strasse: "Weg 5",
      plz: "80331",
      ort: "München",
      land: steuer === inland ? "DE" : "CH",
      ustIdNr: "",
      email: "rechnung@mueller.example",
      leitwegId: "",
      referenz: "4711",
    },
    betreff: "",
    aktenzeichen: "",
    leistung: { von: tag("2026-02-01"), bis: tag("2026-11-20") },
    text: "",
    zahlbarBis: tag("2026-12-05"),
    gruppen,
    zahlungen: [],
    rechtsgrundlagen: [],
    rechenstand: "",
    mitRechenweg: false,
  };
}

const formate = { CII: "CII", "Factur-X": "CII", XRechnung: "XRECHNUNG-CII" } as const;
const texte = { notizen: ["Kostennote"], zahlung: "Bitte zahlen Sie bis 05.12.2026." };
const datensatz = (steuer: Besteuerung, art: Datensatzart) => eDatensatz(beleg(steuer), texte, formate[art]);

const gueltig: Record<string, string> = {};
beforeAll(async () => {
  for (const art of ["CII", "Factur-X", "XRechnung"] as const) gueltig[art] = await datensatz(inland, art);
  gueltig.Drittland = await datensatz(drittland, "XRechnung");
});

test("Ein gültiger Datensatz hat keinen Verstoß", () => {
  for (const art of ["CII", "Factur-X", "XRechnung"] as const)
    expect(amtlicheVerstoesse(gueltig[art] ?? "", art)).toEqual([]);
  expect(amtlicheVerstoesse(gueltig.Drittland ?? "", "XRechnung")).toEqual([]);
});

/** What is changed in a valid record, and what the official files say of it. */
const verfaelschungen: readonly (readonly [Datensatzart, string | RegExp, string, readonly string[]])[] = [
  ["CII", "<ram:LineTotalAmount>847.60", "<ram:LineTotalAmount>847.61", ["BR-CO-10"]],
  ["CII", /(<ram:TaxBasisTotalAmount[^>]*>)867.60/, "$1867.61", ["BR-CO-13", "BR-CO-15"]],
  ["CII", "<ram:DuePayableAmount>1032.44", "<ram:DuePayableAmount>1032.00", ["BR-CO-16"]],
  ["CII", "<ram:CategoryCode>S", "<ram:CategoryCode>E", ["BR-E-01", "BR-E-05"]],
  ["CII", "<ram:CountryID>DE", "<ram:CountryID>XX", ["BR-CL-14"]],
  ["CII", "<ram:InvoiceCurrencyCode>EUR", "<ram:InvoiceCurrencyCode>EUX", ["BR-CL-04"]],
  ["CII", /<ram:ID schemeID="VA">DE123456789/, '<ram:ID schemeID="VA">123456789', ["BR-CO-09"]],
  ["CII", /<ram:InvoiceCurrencyCode>EUR<\/ram:InvoiceCurrencyCode>/, "", ["BR-05"]],
  ["Factur-X", "<ram:DuePayableAmount>1032.44", "<ram:DuePayableAmount>1032.00", ["BR-CO-16"]],
  ["Factur-X", "<ram:CountryID>DE", "<ram:CountryID>XX", ["Value of 'ram:CountryID' is not allowed."]],
  ["XRechnung", /<ram:BuyerReference>.*?<\/ram:BuyerReference>/, "", ["BR-DE-15"]],
  ["XRechnung", "DE02120300000000202051", "DE02120300000000202052", ["BR-DE-19"]],
  ["XRechnung", "<ram:CompleteNumber>+49 30 1234567", "<ram:CompleteNumber>folgt", ["BR-DE-27"]],
  ["XRechnung", "<ram:URIID>moeller@kanzlei.example", "<ram:URIID>moeller@kanzlei", ["BR-DE-28"]],
  [
    "XRechnung",
    /<ram:TelephoneUniversalCommunication>[\s\S]*?<\/ram:TelephoneUniversalCommunication>/,
    "",
    ["BR-DE-6"],
  ],
];

test.each(verfaelschungen)("%s: „%s“ verfälscht fällt auf", (art, von, nach, regeln) => {
  const verfaelscht = (gueltig[art] ?? "").replace(von, nach);
  expect(verfaelscht).not.toBe(gueltig[art]);
  expect(amtlicheVerstoesse(verfaelscht, art)).toEqual(expect.arrayContaining([...regeln]));
});

test("Ohne den Tag der Leistung hält kein Datensatz sein Schema", () => {
  for (const art of ["CII", "Factur-X", "XRechnung"] as const) {
    const ohne = (gueltig[art] ?? "").replace(
      /<ram:ApplicableHeaderTradeDelivery>[\s\S]*<\/ram:ApplicableHeaderTradeDelivery>/,
      "",
    );
    expect(amtlicheVerstoesse(ohne, art)).toEqual([
      expect.stringMatching(/^Schema \d+: .*ApplicableHeaderTradeDelivery/),
    ]);
  }
});

test("Ohne Satz fällt eine XRechnung ins Drittland durch", () => {
  const saetze = (gueltig.Drittland ?? "").replace(
    /<ram:RateApplicablePercent>0.00<\/ram:RateApplicablePercent>/g,
    "",
  );
  expect(amtlicheVerstoesse(saetze, "XRechnung")).toEqual(["BR-DE-14"]);
});
