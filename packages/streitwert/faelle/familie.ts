import { tag } from "@gebuehrenportal/recht";
import { abgerufen, type Fall, haufe } from "./fall.ts";

const anwartschaften = haufe(
  "AGS 9/2011, Keine Berücksichtigung von Anwartschaften, 1. Sachverhalt",
  "ags-092011-keine-beruecksichtigung-von-anwartschaften-1-sachverhalt_idesk_PI17574_HI2734283",
  "9/2011",
);
const verbund2015 = haufe(
  "AGkompakt 8/9/2015, Verfahrenswert im Verbundverfahren, 2. Kindschaftssachen",
  "agkompakt-892015-verfahrenswert-im-verbundverfahren-2-kindschaftssachen_idesk_PI17574_HI8758667",
  "8/9/2015",
);
const unterhalt2022 = haufe(
  "Familiensachen, Wiederkehrende Leistung und fällige Beträge, Rn. 148",
  "28-familiensachen-dd-wiederkehrende-leistung-und-faellige-betraege_idesk_PI17574_HI15461050",
  abgerufen,
);
const rvgUnterhalt = haufe(
  "Rechtsanwaltsvergütungsgesetz, VI. Unterhaltsansprüche, Rn. 357 bis 360",
  "30-rechtsanwaltsverguetungsgesetz-rvg-vi-unterhaltsansprueche_idesk_PI17574_HI15423045",
  abgerufen,
);
const anordnung = haufe(
  "Einstweilige Anordnungen, B. Die Gegenstandswerte, Rn. 6 bis 10",
  "11-einstweilige-anordnungen-b-die-gegenstandswerte_idesk_PI17574_HI11443426",
  abgerufen,
);
const aelter = "Der Fall ist älter als die erste erfasste Fassung; der Wortlaut ist derselbe.";

/** FamGKG. */
export const familie: readonly Fall[] = [
  {
    titel: "Ehesache: dreifaches gemeinsames Nettoeinkommen von 1.859,00 €",
    quelle: anwartschaften,
    eingabe: { regel: "ehesache", antragAm: tag("2013-08-01"), angaben: { netto1: 1_859_00, netto2: 0 } },
    wert: 5_577_00,
    bemerkung: aelter,
  },
  {
    titel: "Ehesache: dreifaches gemeinsames Nettoeinkommen von 2.309,00 €",
    quelle: anwartschaften,
    eingabe: { regel: "ehesache", antragAm: tag("2013-08-01"), angaben: { netto1: 2_309_00, netto2: 0 } },
    wert: 6_927_00,
    bemerkung: aelter,
  },
  {
    titel: "Ehesache und Versorgungsausgleich zusammen",
    quelle: anwartschaften,
    eingabe: {
      regel: "verbund",
      antragAm: tag("2013-08-01"),
      angaben: { ehesache: 5_577_00, folgesachen: [1_115_40] },
    },
    wert: 6_692_40,
    bemerkung: aelter,
  },
  {
    titel: "Verbund mit elterlicher Sorge, Beispiel 13",
    quelle: verbund2015,
    eingabe: {
      regel: "verbund",
      antragAm: tag("2015-08-03"),
      angaben: { ehesache: 9_000_00, kindschaftssachen: 1, folgesachen: [2_700_00] },
    },
    wert: 13_500_00,
  },
  {
    titel: "Verbund mit elterlicher Sorge am Höchstbetrag, Beispiel 14",
    quelle: verbund2015,
    eingabe: {
      regel: "verbund",
      antragAm: tag("2015-08-03"),
      angaben: { ehesache: 30_000_00, kindschaftssachen: 1, folgesachen: [2_700_00] },
    },
    wert: 35_700_00,
  },
  {
    titel: "Laufender und fälliger Unterhalt, Beispiel 38",
    quelle: unterhalt2022,
    eingabe: {
      regel: "unterhalt",
      antragAm: tag("2022-12-05"),
      angaben: { monatsbetrag: 500_00, rueckstaende: 1_500_00 },
    },
    wert: 7_500_00,
  },
  {
    titel: "Laufender Unterhalt, Rn. 358",
    quelle: rvgUnterhalt,
    eingabe: { regel: "unterhalt", antragAm: tag("2021-03-01"), angaben: { monatsbetrag: 500_00 } },
    wert: 6_000_00,
  },
  {
    titel: "Laufender Unterhalt mit zwei fälligen Monaten, Rn. 360",
    quelle: rvgUnterhalt,
    eingabe: {
      regel: "unterhalt",
      antragAm: tag("2022-01-05"),
      angaben: { monatsbetrag: 500_00, rueckstaende: 1_000_00 },
    },
    wert: 7_000_00,
  },
  {
    titel: "Einmaliger Sonderbedarf, Beispiel 44",
    quelle: haufe(
      "Familienstreitsachen, 2. Gegenstandswert, Rn. 115",
      "8-familienstreitsachen-2-gegenstandswert_idesk_PI17574_HI11443149",
      abgerufen,
    ),
    eingabe: {
      regel: "familie-geldforderung",
      antragAm: tag("2017-12-01"),
      angaben: { hauptforderung: 350_00 },
    },
    wert: 350_00,
  },
  {
    titel: "Umgang im Jahr 2019",
    quelle: haufe(
      "AGS 8/9/2019, Anwalts- und Gerichtskosten in Umgangsverfahren, 3. Wert",
      "ags-08092019-anwalts-und-gerichtskosten-in-umgangsver-3-wert_idesk_PI17574_HI13398005",
      "8/9/2019",
    ),
    eingabe: { regel: "kindschaft", antragAm: tag("2019-08-01"), angaben: {} },
    wert: 3_000_00,
  },
  {
    titel: "Einstweilige Anordnung zum Umgang, Beispiel 24",
    quelle: haufe(
      "Einstweilige Anordnungen, 6. Umgang, Rn. 28",
      "11-einstweilige-anordnungen-6-umgang_idesk_PI17574_HI11443434",
      abgerufen,
    ),
    eingabe: {
      regel: "einstweilige-anordnung",
      antragAm: tag("2017-06-01"),
      angaben: { hauptsache: 3_000_00 },
    },
    wert: 1_500_00,
  },
  {
    titel: "Einstweilige Anordnung zur Ehewohnung nach § 1568a BGB",
    quelle: anordnung,
    eingabe: {
      regel: "einstweilige-anordnung",
      antragAm: tag("2017-06-01"),
      angaben: { hauptsache: 4_000_00 },
    },
    wert: 2_000_00,
  },
];
