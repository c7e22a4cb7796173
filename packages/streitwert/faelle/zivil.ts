import { tag } from "@gebuehrenportal/recht";
import { abgerufen, type Fall, haufe } from "./fall.ts";

const wert2012 = haufe(
  "AGS 12/2012, Wert- und Kostenberechnung bei hilfsweiser Aufrechnung, III. Berechnung des Streitwerts",
  "ags-nr122012-wert-und-kostenberechnung-bei-hilfsweis-iii-berechnung-des-streit-und-verfahrenswerts_idesk_PI17574_HI3549688",
  "12/2012",
);
const aelter = "Der Fall ist älter als die erste erfasste Fassung; der Wortlaut ist derselbe.";

/** Money, set-off, several objects, tenancy, catalogues. */
export const zivil: readonly Fall[] = [
  {
    titel: "Hilfsaufrechnung mit geringerer Gegenforderung, Beispiel 1",
    quelle: wert2012,
    eingabe: {
      regel: "hilfsaufrechnung",
      antragAm: tag("2013-08-01"),
      angaben: { klageforderung: 7_000_00, gegenforderungen: [2_000_00] },
    },
    wert: 9_000_00,
    bemerkung: aelter,
  },
  {
    titel: "Keine Entscheidung über die Hilfsaufrechnung, Beispiel 2",
    quelle: wert2012,
    eingabe: {
      regel: "hilfsaufrechnung",
      antragAm: tag("2013-08-01"),
      angaben: { klageforderung: 7_000_00, gegenforderungen: [0] },
    },
    wert: 7_000_00,
    bemerkung: aelter,
  },
  {
    titel: "Hilfsaufrechnung in Höhe der Klageforderung, Beispiel 1",
    quelle: haufe(
      "AGkompakt 12/2018, Abrechnung bei Vergleich über Hilfsaufrechnungsforderungen, I. Streitwert",
      "agkompakt-122018-abrechnung-bei-vergleich-ueber-hilfsau-i-streitwertgegenstandswert_idesk_PI17574_HI12975978",
      "12/2018",
    ),
    eingabe: {
      regel: "hilfsaufrechnung",
      antragAm: tag("2018-06-01"),
      angaben: { klageforderung: 10_000_00, gegenforderungen: [10_000_00] },
    },
    wert: 20_000_00,
  },
  {
    titel: "Vier verglichene Gegenforderungen, jede bis zur Höhe der Klageforderung",
    quelle: {
      titel: "KG, Beschluss vom 22.11.2024 – 7 W 100/24, in Schneider, RVG professionell 9/2025",
      datum: "12.09.2025",
      fundort:
        "https://beta.iww.de/infodienste/rvgprof/artikel/2025/09/so-wird-der-streitwert-beim-vergleich-ueber-mehrere-hilfsaufrechnungsforderungen-ermittelt-fachbeitrag",
    },
    eingabe: {
      regel: "hilfsaufrechnung",
      antragAm: tag("2023-01-02"),
      angaben: {
        klageforderung: 8_238_99,
        gegenforderungen: [4_211_01, 8_803_54, 12_600_00, 10_000_00],
      },
    },
    wert: 37_166_97,
  },
  {
    titel: "Räumung: Jahresbetrag der höchsten Staffelmiete",
    quelle: {
      titel: "BGH, Beschluss vom 30.10.2007 – VIII ZR 163/07",
      datum: "30.10.2007",
      fundort:
        "https://www.deubner-recht.de/produkte/mietrecht/doc/streitwert-bei-raeumungsklage-wegen-beendigung-eines-mietverhaeltnisses-614910",
    },
    eingabe: { regel: "raeumung", antragAm: tag("2013-08-01"), angaben: { monatsentgelt: 1_650_00 } },
    wert: 19_800_00,
    bemerkung: aelter,
  },
  {
    titel: "Räumung bei Staffelmiete auf fünf Jahre",
    quelle: {
      titel: "Streitwertberechnung in Mietsachen, RVG professionell",
      datum: abgerufen,
      fundort: "https://iww.de/rvgprof/archiv/streitwert-streitwertberechnung-in-mietsachen-f22206",
    },
    eingabe: { regel: "raeumung", antragAm: tag("2013-08-01"), angaben: { monatsentgelt: 1_200_00 } },
    wert: 14_400_00,
    bemerkung: aelter,
  },
  {
    titel: "Zwei Modernisierungsmieterhöhungen: zwölffacher Erhöhungsbetrag",
    quelle: haufe(
      "AGS 11/2012, Streitwert einer negativen Feststellungsklage, Aus den Gründen",
      "ags-nr112012-streitwert-einer-negativen-feststellungs-2-aus-den-gruenden_idesk_PI17574_HI3521743",
      "11/2012",
    ),
    eingabe: {
      regel: "miethoehe",
      antragAm: tag("2013-08-01"),
      angaben: { anspruch: "erhoehung", monatsbetrag: 105_92 + 69_58 },
    },
    wert: 2_106_00,
    bemerkung: aelter,
  },
  {
    titel: "Wechselseitige Berufungen: künftige Nutzungsentschädigung und Rest",
    quelle: {
      titel: "OLG Stuttgart, Beschluss vom 17.01.2011 – 5 U 158/10",
      datum: "17.01.2011",
      fundort: "https://ra.de/urteil/olgstut/5-u-15810-2011-01-17",
    },
    eingabe: {
      regel: "klage-widerklage",
      antragAm: tag("2013-08-01"),
      angaben: { klage: 16_212_00, widerklage: 918_92 },
    },
    wert: 17_130_92,
    bemerkung: aelter,
  },
  {
    titel: "Stufenklage des Handelsvertreters: der höhere Leistungsanspruch",
    quelle: {
      titel: "Jungbauer, Rechtsanwaltsvergütung, Rn. 133",
      datum: abgerufen,
      fundort: "https://knigalit.ru/avtori/sabine-jungbauer/book2169611/chitat/?page=64",
    },
    eingabe: {
      regel: "stufenklage",
      antragAm: tag("2016-01-04"),
      angaben: { auskunft: 27_000_00, leistung: 100_000_00 },
    },
    wert: 100_000_00,
  },
  {
    titel: "Fahrerlaubnis im Eilverfahren: die Hälfte des Auffangwerts",
    quelle: {
      titel: "VG Hannover, Beschluss vom 06.09.2022 – 5 B 3041/22",
      datum: "06.09.2022",
      fundort: "Aktenzeichen 5 B 3041/22; nur der festgesetzte Wert wurde gesehen",
    },
    eingabe: {
      regel: "vwg-vorlaeufiger-rechtsschutz",
      antragAm: tag("2022-08-01"),
      angaben: { hauptsache: 5_000_00 },
    },
    wert: 2_500_00,
  },
  {
    titel: "Drittanfechtung einer Windenergieanlage",
    quelle: {
      titel: "VGH Hessen, Beschluss vom 12.07.2022 – 9 E 279/22",
      datum: "12.07.2022",
      fundort: "Aktenzeichen 9 E 279/22; nur der festgesetzte Wert wurde gesehen",
    },
    eingabe: { regel: "vwg-drittanfechtung-windenergieanlage", antragAm: tag("2022-01-03"), angaben: {} },
    wert: 15_000_00,
  },
];
