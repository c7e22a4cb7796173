import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { type AnrechtEingabe, anrecht, ehezeit, verfahrenswert, wiederkehrend } from "../index.ts";
import {
  ags2011,
  bagatelltabelle,
  bgh2011,
  bgh2015,
  bgh2020,
  type FallQuelle,
  stuttgart2011,
  stuttgart2015,
  unterhalt2022,
} from "./fall.ts";

const titel = (q: FallQuelle, was: string) => `${was} (${q.titel})`;

describe("Veröffentlichte Ehezeiten", () => {
  test.each([
    [bgh2011, "1997-04-18", "2001-11-08", "1997-04-01", "2001-10-31"],
    [bgh2015, "1989-11-15", "2012-02-15", "1989-11-01", "2012-01-31"],
    [bgh2020, "2004-09-18", "2015-12-31", "2004-09-01", "2015-11-30"],
    [stuttgart2011, "1988-12-01", "2010-08-05", "1988-12-01", "2010-07-31"],
  ])("$titel", (_quelle, ehe, zustellung, beginn, ende) => {
    expect(ehezeit({ eheschliessung: tag(ehe), zustellungScheidungsantrag: tag(zustellung) })).toMatchObject({
      beginn,
      ende,
    });
  });

  test(titel(stuttgart2015, "Ende der Ehezeit bei Zustellung am 25.03.2014"), () => {
    expect(
      ehezeit({ eheschliessung: tag("1990-01-01"), zustellungScheidungsantrag: tag("2014-03-25") }),
    ).toMatchObject({ ende: "2014-02-28" });
  });
});

describe("Veröffentlichte Verfahrenswerte", () => {
  test(titel(ags2011, "Zwei Anrechte aus 1.859,00 € gemeinsamem Monatsnetto"), () => {
    expect(
      verfahrenswert({ nettoeinkommen1: cent(1_859_00), nettoeinkommen2: cent(0), anrechte: 2 }),
    ).toMatchObject({ wert: 1_115_40 });
  });

  test(titel(stuttgart2015, "3.750 € und 2.220 € Monatsnetto, vier Anrechte"), () => {
    expect(
      verfahrenswert({ nettoeinkommen1: cent(3_750_00), nettoeinkommen2: cent(2_220_00), anrechte: 4 }),
    ).toMatchObject({ wert: 7_164_00 });
  });
});

describe("Veröffentlichte Ausgleichswerte", () => {
  const punkte = (zehntausendstel: number, ehezeitende: string, kapitalwert?: number): AnrechtEingabe => ({
    traeger: "grv",
    bewertung: { art: "direkt", ehezeitanteil: { einheit: "entgeltpunkte", zehntausendstel } },
    ehezeitende: tag(ehezeitende),
    ...(kapitalwert === undefined ? {} : { kapitalwert: cent(kapitalwert) }),
  });

  test.each([
    [bgh2015, "14,9507 Entgeltpunkte", punkte(149_507, "2012-01-31"), 74_754],
    [bgh2015, "32,3628 Entgeltpunkte", punkte(323_628, "2012-01-31"), 161_814],
    [stuttgart2011, "26,9906 Entgeltpunkte", punkte(269_906, "2010-07-31", 85_946_13), 134_953],
    [stuttgart2011, "5,8868 Entgeltpunkte", punkte(58_868, "2010-07-31", 18_745_33), 29_434],
  ])("$titel: %s", (_quelle, _was, eingabe, ausgleichswert) => {
    expect(anrecht(eingabe)).toMatchObject({
      ausgleichswert: { einheit: "entgeltpunkte", zehntausendstel: ausgleichswert },
    });
  });

  test.each([
    ["betriebliche Altersversorgung 5.458,00 €", 5_458_00, 2_729_00],
    ["Bankrente des Ehemanns 5.091,43 €", 5_091_43, 2_545_72],
    ["Bankrente der Ehefrau 2.091,87 €", 2_091_87, 1_045_94],
  ])(`%s (${stuttgart2011.titel})`, (_was, ehezeitanteil, ausgleichswert) => {
    expect(
      anrecht({
        traeger: "betrieblich",
        bewertung: { art: "direkt", ehezeitanteil: { einheit: "kapital", betrag: cent(ehezeitanteil) } },
        ehezeitende: tag("2010-07-31"),
      }),
    ).toMatchObject({
      ausgleichswert: { einheit: "kapital", betrag: ausgleichswert },
      bagatelle: { grenze: 3_066_00, eingehalten: true },
    });
  });
});

describe(`Veröffentlichte Bagatellgrenzen (${bagatelltabelle.titel})`, () => {
  test.each([
    [2009, 3_024_00, 25_20],
    [2010, 3_066_00, 25_55],
    [2011, 3_066_00, 25_55],
    [2012, 3_150_00, 26_25],
    [2013, 3_234_00, 26_95],
    [2014, 3_318_00, 27_65],
    [2015, 3_402_00, 28_35],
    [2016, 3_486_00, 29_05],
    [2017, 3_570_00, 29_75],
    [2018, 3_654_00, 30_45],
    [2019, 3_738_00, 31_15],
  ])("%i: Kapital bis %i Cent, Rente bis %i Cent", (jahr, kapital, rente) => {
    const eingabe = (einheit: "kapital" | "rente", ausgleichswert: number): AnrechtEingabe => ({
      traeger: "privat",
      bewertung: { art: "direkt", ehezeitanteil: { einheit, betrag: cent(ausgleichswert * 2) } },
      ehezeitende: tag(`${jahr}-12-31`),
    });
    expect(anrecht(eingabe("kapital", kapital))).toMatchObject({ bagatelle: { eingehalten: true } });
    expect(anrecht(eingabe("kapital", kapital + 1))).toMatchObject({ bagatelle: { eingehalten: false } });
    expect(anrecht(eingabe("rente", rente))).toMatchObject({ bagatelle: { eingehalten: true } });
    expect(anrecht(eingabe("rente", rente + 1))).toMatchObject({ bagatelle: { eingehalten: false } });
  });
});

test(titel(unterhalt2022, "Laufender und fälliger Unterhalt"), () => {
  expect(
    wiederkehrend({
      regel: "famgkg51-1",
      monatsbetrag: cent(500_00),
      rueckstaende: cent(1_500_00),
      antragAm: tag("2022-12-05"),
    }),
  ).toMatchObject({ wert: 7_500_00 });
});
