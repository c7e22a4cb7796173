import { cent, tag } from "@gebuehrenportal/recht";
import type {
  AnrechtEingabe,
  EhezeitEingabe,
  VerfahrenswertEingabe,
  WiederkehrendEingabe,
} from "../index.ts";
import {
  ags2011,
  bagatelltabelle,
  bgh2011,
  bgh2015,
  bgh2020,
  type Fall,
  stuttgart2011,
  stuttgart2015,
  unterhalt2022,
} from "./fall.ts";

export type Ehezeitfall = Fall & {
  readonly eingabe: EhezeitEingabe;
  readonly beginn?: string;
  readonly ende: string;
};

const ehe = (eheschliessung: string, zustellung: string): EhezeitEingabe => ({
  eheschliessung: tag(eheschliessung),
  zustellungScheidungsantrag: tag(zustellung),
});

export const ehezeitfaelle: readonly Ehezeitfall[] = [
  {
    titel: "Ehe vom 18.04.1997, Antrag zugestellt am 08.11.2001",
    quelle: bgh2011,
    eingabe: ehe("1997-04-18", "2001-11-08"),
    beginn: "1997-04-01",
    ende: "2001-10-31",
  },
  {
    titel: "Ehe vom 15.11.1989, Antrag zugestellt am 15.02.2012",
    quelle: bgh2015,
    eingabe: ehe("1989-11-15", "2012-02-15"),
    beginn: "1989-11-01",
    ende: "2012-01-31",
  },
  {
    titel: "Ehe vom 18.09.2004, Antrag zugestellt am 31.12.2015",
    quelle: bgh2020,
    eingabe: ehe("2004-09-18", "2015-12-31"),
    beginn: "2004-09-01",
    ende: "2015-11-30",
  },
  {
    titel: "Ehe vom 01.12.1988, Antrag zugestellt am 05.08.2010",
    quelle: stuttgart2011,
    eingabe: ehe("1988-12-01", "2010-08-05"),
    beginn: "1988-12-01",
    ende: "2010-07-31",
  },
  {
    titel: "Ende der Ehezeit bei Zustellung am 25.03.2014",
    quelle: stuttgart2015,
    eingabe: ehe("1990-01-01", "2014-03-25"),
    ende: "2014-02-28",
    bemerkung: "Den Tag der Eheschließung nennt die Quelle nicht.",
  },
];

export type Wertfall = Fall & { readonly eingabe: VerfahrenswertEingabe; readonly wert: number };

export const verfahrenswertfaelle: readonly Wertfall[] = [
  {
    titel: "Zwei Anrechte aus 1.859,00 € gemeinsamem Monatsnetto",
    quelle: ags2011,
    eingabe: { nettoeinkommen1: cent(1_859_00), nettoeinkommen2: cent(0), anrechte: 2 },
    wert: 1_115_40,
  },
  {
    titel: "3.750 € und 2.220 € Monatsnetto, vier Anrechte",
    quelle: stuttgart2015,
    eingabe: { nettoeinkommen1: cent(3_750_00), nettoeinkommen2: cent(2_220_00), anrechte: 4 },
    wert: 7_164_00,
  },
];

export type Anrechtfall = Fall & {
  readonly eingabe: AnrechtEingabe;
  /** Ten-thousandths of points, or cents. */
  readonly ausgleichswert: number;
};

const punkte = (
  zehntausendstel: number,
  ende: string,
  rest: Partial<AnrechtEingabe> = {},
): AnrechtEingabe => ({
  traeger: "grv",
  bewertung: { art: "direkt", ehezeitanteil: { einheit: "entgeltpunkte", zehntausendstel } },
  ehezeitende: tag(ende),
  ...rest,
});
const kapital = (ehezeitanteil: number): AnrechtEingabe => ({
  traeger: "betrieblich",
  bewertung: { art: "direkt", ehezeitanteil: { einheit: "kapital", betrag: cent(ehezeitanteil) } },
  ehezeitende: tag("2010-07-31"),
});

export const anrechtfaelle: readonly Anrechtfall[] = [
  {
    titel: "14,9507 Entgeltpunkte",
    quelle: bgh2015,
    eingabe: punkte(149_507, "2012-01-31"),
    ausgleichswert: 74_754,
  },
  {
    titel: "32,3628 Entgeltpunkte",
    quelle: bgh2015,
    eingabe: punkte(323_628, "2012-01-31"),
    ausgleichswert: 161_814,
  },
  {
    titel: "26,9906 Entgeltpunkte",
    quelle: stuttgart2011,
    eingabe: punkte(269_906, "2010-07-31", { kapitalwert: cent(85_946_13) }),
    ausgleichswert: 134_953,
  },
  {
    titel: "5,8868 Entgeltpunkte",
    quelle: stuttgart2011,
    eingabe: punkte(58_868, "2010-07-31", { kapitalwert: cent(18_745_33) }),
    ausgleichswert: 29_434,
  },
  {
    titel: "Betriebliche Altersversorgung 5.458,00 €",
    quelle: stuttgart2011,
    eingabe: kapital(5_458_00),
    ausgleichswert: 2_729_00,
  },
  {
    titel: "Bankrente des Ehemanns 5.091,43 €",
    quelle: stuttgart2011,
    eingabe: kapital(5_091_43),
    ausgleichswert: 2_545_72,
  },
  {
    titel: "Bankrente der Ehefrau 2.091,87 €",
    quelle: stuttgart2011,
    eingabe: kapital(2_091_87),
    ausgleichswert: 1_045_94,
  },
];

export type Bagatellfall = Fall & { readonly jahr: number; readonly kapital: number; readonly rente: number };

const bagatelle = (jahr: number, kapitalwert: number, rente: number): Bagatellfall => ({
  titel: `Bagatellgrenze ${jahr}`,
  quelle: bagatelltabelle,
  jahr,
  kapital: kapitalwert,
  rente,
});

export const bagatellfaelle: readonly Bagatellfall[] = [
  bagatelle(2009, 3_024_00, 25_20),
  bagatelle(2010, 3_066_00, 25_55),
  bagatelle(2011, 3_066_00, 25_55),
  bagatelle(2012, 3_150_00, 26_25),
  bagatelle(2013, 3_234_00, 26_95),
  bagatelle(2014, 3_318_00, 27_65),
  bagatelle(2015, 3_402_00, 28_35),
  bagatelle(2016, 3_486_00, 29_05),
  bagatelle(2017, 3_570_00, 29_75),
  bagatelle(2018, 3_654_00, 30_45),
  bagatelle(2019, 3_738_00, 31_15),
];

export type Leistungsfall = Fall & { readonly eingabe: WiederkehrendEingabe; readonly wert: number };

export const leistungsfaelle: readonly Leistungsfall[] = [
  {
    titel: "Laufender und fälliger Unterhalt",
    quelle: unterhalt2022,
    eingabe: {
      regel: "famgkg51-1",
      monatsbetrag: cent(500_00),
      rueckstaende: cent(1_500_00),
      antragAm: tag("2022-12-05"),
    },
    wert: 7_500_00,
  },
];
