import type { Cent, Tag } from "@gebuehrenportal/recht";
import type { Tagzaehlung, Zinseingabe, Zinssatz } from "../src/zinsen/zins-typen.ts";
import { abgerufen, eur, type Fall, type FallQuelle, t } from "./fall.ts";

/** Inputs of one claim, and the interest the source prints. */
export type Zinsfall = Fall & {
  readonly eingabe: Zinseingabe;
  readonly zinsen: Cent;
  /** Open principal after payments, where the source prints it. */
  readonly offen?: Cent;
  /** Rate in hundredths of a percentage point, where the source prints it. */
  readonly prozent100?: number;
};

const einzeln = (
  betrag: number,
  verzugAb: string,
  bis: string,
  zinssatz: Zinssatz,
  tagzaehlung?: Tagzaehlung,
): Zinseingabe => ({
  hauptforderungen: [{ id: "forderung", betrag: eur(betrag), verzugAb: t(verzugAb), zinssatz }],
  bis: t(bis),
  ...(tagzaehlung !== undefined && { tagzaehlung }),
});

const ameax: FallQuelle = {
  titel: "BGB Interest Calculator (ameax/bgb-interest), README und tests/Unit/BgbInterestTest.php",
  datum: "04.10.2025",
  fundort: "https://github.com/ameax/bgb-interest",
};
const anderesEnde =
  "Die Quelle zählt den ersten Tag nicht und den 1. Juli noch zum alten Satz; die Zahl der Tage ist gleich.";

const schweiz: FallQuelle = {
  titel: "Verzugszinsrechner (durchblick-nl/verzugszinsrechner), README, Beispielrechnung",
  datum: abgerufen,
  fundort: "https://github.com/durchblick-nl/verzugszinsrechner",
};
const nurMethode =
  "Ausländisches Recht; verglichen wird nur die kaufmännische Zählung. Die Quelle nennt nur die Zahl der Tage.";

export const zinsfaelle: readonly Zinsfall[] = [
  {
    titel: "4 % aus 137.277,82 € vom 01.01.2000 bis 02.06.2002",
    quelle: {
      titel: "BGH, Urteil vom 06.12.2006 – IV ZR 34/05, Tenor",
      datum: "06.12.2006",
      fundort: "https://schweizer.eu/aktuelles/urteile/9593-bgh-urteil-vom-6-dezember-2006-iv-zr-34-05",
    },
    eingabe: einzeln(137_277.82, "2000-01-01", "2002-06-02", { art: "gesetzlich" }),
    zinsen: eur(13_283.98),
  },
  {
    titel: "6 % aus 10.000 € für 210 kaufmännische Zinstage",
    quelle: { titel: "Zinsformel", datum: abgerufen, fundort: "https://p-konto.de/wiki/zinsformel/" },
    eingabe: einzeln(10_000, "2016-01-01", "2016-07-30", { art: "fest", prozent100: 600 }, "30/360"),
    zinsen: eur(350),
  },
  {
    titel: "Verbraucher, 10.000 €, 181 Tage im ersten Halbjahr 2023",
    quelle: ameax,
    eingabe: einzeln(10_000, "2023-01-01", "2023-06-30", { art: "verbraucher" }),
    zinsen: eur(328.28),
    prozent100: 662,
    bemerkung: anderesEnde,
  },
  {
    titel: "Unternehmer, 10.000 €, 181 Tage im ersten Halbjahr 2023",
    quelle: ameax,
    eingabe: einzeln(10_000, "2023-01-01", "2023-06-30", { art: "unternehmer" }),
    zinsen: eur(526.64),
    prozent100: 1062,
    bemerkung: anderesEnde,
  },
  {
    titel: "Unternehmer, 10.000 €, 167 Tage im ersten Halbjahr 2023",
    quelle: ameax,
    eingabe: einzeln(10_000, "2023-01-15", "2023-06-30", { art: "unternehmer" }),
    zinsen: eur(485.9),
    prozent100: 1062,
    bemerkung: anderesEnde,
  },
  {
    titel: "Verbraucher, 1.000 €, 25 Tage zu 5,12 %",
    quelle: {
      titel: "Wie berechnet man Verzugszinsen?",
      datum: abgerufen,
      fundort: "https://anleiter.de/wie-berechnet-man-verzugszinsen/",
    },
    eingabe: einzeln(1_000, "2010-03-01", "2010-03-25", { art: "verbraucher" }, "act/365"),
    zinsen: eur(3.51),
    prozent100: 512,
    bemerkung: "Die Quelle nennt keine Tage; 5,12 % galten vom 01.07.2009 bis 30.06.2011.",
  },
  {
    titel: "3 % aus 5.800 € für 75 kaufmännische Zinstage",
    quelle: {
      titel: "Zinsrechnung, Tageszinsen",
      datum: abgerufen,
      fundort: "https://knowunity.de/knows/mathe-zinsrechnung-36daffa4-27e0-4975-bea8-0a0a442e282d",
    },
    eingabe: einzeln(5_800, "2025-01-01", "2025-03-15", { art: "fest", prozent100: 300 }, "30/360"),
    zinsen: eur(36.25),
  },
  {
    titel: "5 % aus 10.000 für 30 kaufmännische Zinstage",
    quelle: schweiz,
    eingabe: einzeln(10_000, "2025-01-01", "2025-01-30", { art: "fest", prozent100: 500 }, "30/360"),
    zinsen: eur(41.67),
    bemerkung: nurMethode,
  },
  {
    titel: "5 % aus 10.000 für 90 kaufmännische Zinstage",
    quelle: schweiz,
    eingabe: einzeln(10_000, "2025-01-01", "2025-03-31", { art: "fest", prozent100: 500 }, "30/360"),
    zinsen: eur(125),
    bemerkung: nurMethode,
  },
  {
    titel: "Teilzahlung von 100 € auf 1.000 € und 4,49 € Zinsen",
    quelle: {
      titel: "Verzugszinsen unter Berücksichtigung von Teilzahlungen",
      datum: abgerufen,
      fundort: "http://m.zinsen-berechnen.de/zahlungsverzug/teilzahlung.php",
    },
    eingabe: {
      ...einzeln(1_000, "2025-01-01", "2025-02-19", { art: "fest", prozent100: 328 }),
      zahlungen: [{ am: t("2025-02-19"), betrag: eur(100) }],
    },
    zinsen: eur(4.49),
    offen: eur(904.49),
    bemerkung:
      "Die Quelle nennt nur den Betrag der Zinsen; Satz und Tage sind so gewählt, dass er sich ergibt.",
  },
];

/** A yearly rate the source prints for a day. */
export type Satzfall = Fall & { readonly am: Tag; readonly zinssatz: Zinssatz; readonly prozent100: number };

const schraegschrift: FallQuelle = {
  titel: "Basiszinssatz ab 1.01.2009 auf 1,62 Prozent gesunken",
  datum: "01.2009",
  fundort: "http://schraegschrift.de/basiszinssatz-ab-1012009-auf-162-prozent-gesunken/",
};
const experto: FallQuelle = {
  titel: "Basiszins für die Berechnung von Verzugszinsen gesenkt",
  datum: "07.2003",
  fundort: "https://www.experto.de/praxistipps/basiszins-fuer-die-berechnung-von-verzugszinsen-gesenkt.html",
};

export const satzfaelle: readonly Satzfall[] = [
  {
    titel: "Verbraucher im ersten Halbjahr 2009",
    quelle: schraegschrift,
    am: t("2009-02-01"),
    zinssatz: { art: "verbraucher" },
    prozent100: 662,
  },
  {
    titel: "Unternehmer im ersten Halbjahr 2009",
    quelle: schraegschrift,
    am: t("2009-02-01"),
    zinssatz: { art: "unternehmer" },
    prozent100: 962,
  },
  {
    titel: "Verbraucher im zweiten Halbjahr 2003",
    quelle: experto,
    am: t("2003-07-01"),
    zinssatz: { art: "verbraucher" },
    prozent100: 622,
  },
  {
    titel: "Unternehmer im zweiten Halbjahr 2003",
    quelle: experto,
    am: t("2003-07-01"),
    zinssatz: { art: "unternehmer" },
    prozent100: 922,
  },
  {
    titel: "Verbraucher im ersten Halbjahr 2004",
    quelle: {
      titel: "Punkte",
      datum: "14.06.2004",
      fundort: "https://www.lawblog.de/archives/2004/06/14/punkte",
    },
    am: t("2004-06-14"),
    zinssatz: { art: "verbraucher" },
    prozent100: 614,
  },
  {
    titel: "Verbraucher im ersten Halbjahr 2010",
    quelle: {
      titel: "Der Unterschied von Prozent und Prozentpunkten beim Zinssatz für Verzugszinsen",
      datum: abgerufen,
      fundort: "http://www.erwin-ruff.de/Prozent_Prozentpunkte.html",
    },
    am: t("2010-06-30"),
    zinssatz: { art: "verbraucher" },
    prozent100: 512,
  },
];
