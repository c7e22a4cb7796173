import { type Einheit, frist, type Land, type RegimeId, verjaehrung } from "../index.ts";
import { nach } from "./bekanntgabe.ts";
import { type Beleg, dauer, type Fall, nw, t } from "./fall.ts";

type Angaben = {
  readonly regime?: RegimeId;
  readonly land?: Land;
  readonly beleg?: Beleg;
};

const ab =
  (wert: number, einheit: Einheit) =>
  (titel: string, quelle: string, am: string, ende: string, angaben: Angaben = {}): Fall => ({
    titel,
    quelle,
    nachweis: nw("entscheidung", angaben.beleg ?? "woertlich"),
    rechnung: () =>
      frist({
        ereignisAm: t(am),
        dauer: dauer(wert, einheit),
        regime: angaben.regime ?? "VwGO",
        ...(angaben.land && { ort: { land: angaben.land } }),
      }),
    ende,
  });
const monat = ab(1, "monat");
const zweiMonate = ab(2, "monat");
const zweiWochen = ab(2, "woche");

const nrw = "OVG Nordrhein-Westfalen, Beschluss vom";
const bayern = "BayVGH, Beschluss vom";
const zulassung = "Zulassungsantrag: Begründung bis";

/** Administrative, social and tax courts, constitutional court. */
export const verwaltungsentscheidungen: readonly Fall[] = [
  zweiMonate(
    "Begründung bis 06.09.2007",
    "BVerwG, Beschluss vom 02.10.2007, 4 B 40.07",
    "2007-07-06",
    "2007-09-06",
    {
      land: "BY",
    },
  ),
  zweiMonate(
    "Begründung bis Montag, 10.05.2010",
    "BVerwG, Beschluss vom 09.06.2010, 2 B 38.10",
    "2010-03-08",
    "2010-05-10",
    { land: "HE" },
  ),
  zweiMonate(
    "09.02.2015 als letzter Tag, weil der 08.02. ein Sonntag ist",
    "BVerwG, Beschluss vom 11.03.2015, 9 B 5.15, Rn. 2",
    "2014-12-08",
    "2015-02-09",
    { land: "HE" },
  ),
  zweiMonate(
    "Begründung bis 13.02.2024, Faschingsdienstag",
    "BVerwG, Beschluss vom 11.06.2024, 9 B 7.24, Rn. 3",
    "2023-12-13",
    "2024-02-13",
    { land: "BY" },
  ),
  zweiWochen(
    "Beschwerde bis 03.09.2015",
    "VGH Baden-Württemberg, Beschluss vom 15.02.2016, 6 S 1870/15",
    "2015-08-20",
    "2015-09-03",
    { land: "BW" },
  ),
  zweiMonate(`${zulassung} 15.05.2018`, `${bayern} 11.06.2018, 20 ZB 18.911`, "2018-03-15", "2018-05-15", {
    land: "BY",
  }),
  zweiMonate(
    `${zulassung} 01.04.2022`,
    `${bayern} 25.04.2022, 8 ZB 22.638, Rn. 3`,
    "2022-02-01",
    "2022-04-01",
    {
      land: "BY",
    },
  ),
  monat(
    "Beschwerdebegründung bis 04.03.2021",
    `${bayern} 12.03.2021, 10 CS 21.479`,
    "2021-02-04",
    "2021-03-04",
    {
      land: "BY",
    },
  ),
  monat(
    "Beschwerdebegründung bis 05.07.2019",
    `${bayern} 06.08.2019, 9 CS 19.1236`,
    "2019-06-05",
    "2019-07-05",
    {
      land: "BY",
    },
  ),
  monat(
    "Beschwerdebegründung bis 17.09.2018",
    `${bayern} 21.09.2018, 11 CS 18.1910`,
    "2018-08-17",
    "2018-09-17",
    {
      land: "BY",
    },
  ),
  zweiMonate(
    `${zulassung} 27.08.2019`,
    "BayVGH, 9 ZB 19.1515 (zu VG Ansbach, 18.06.2019, AN 17 K 18.1550)",
    "2019-06-27",
    "2019-08-27",
    { land: "BY" },
  ),
  zweiMonate(
    `${zulassung} 17.10.2017, 24 Uhr`,
    "BayVGH, 22 ZB 17.1680 (zu VG München, 03.07.2017, M 16 K 16.2873)",
    "2017-08-17",
    "2017-10-17",
    { land: "BY" },
  ),
  monat(
    "Beschwerdebegründung bis 08.12.2016",
    "BayVGH, 10 CE 16.2356 (zu VG München, 08.11.2016)",
    "2016-11-08",
    "2016-12-08",
    { land: "BY" },
  ),
  monat(
    "Am 11.09.2017 abgelaufen, weil der 09.09. ein Samstag ist",
    "BayVGH, 3 CS 17.1583 (zu VG München, 07.08.2017, M 5 S 17.1049)",
    "2017-08-09",
    "2017-09-11",
    { land: "BY" },
  ),
  monat(
    "Mit Freitag, 18.11.2022 abgelaufen",
    "BayVGH, BeckRS 2022, 34036, Rn. 3 (zu VG Ansbach, 05.10.2022, AN 5 S 21.1953)",
    "2022-10-18",
    "2022-11-18",
    { land: "BY" },
  ),
  {
    titel: "Einschreiben vom 24.11.2016: zugestellt am Sonntag, 27.11., Klage bis Montag, 05.12.2016",
    quelle: "VG München, M 17 K 16.34940 (Bescheid vom 22.11.2016)",
    nachweis: nw("entscheidung", "woertlich"),
    rechnung: () =>
      frist({
        bekanntgabe: { weg: "einschreiben-vwzg", am: t("2016-11-24") },
        dauer: dauer(1, "woche"),
        regime: "VwGO",
        ort: { land: "BY" },
      }),
    ende: "2016-12-05",
    zwischentage: { bekanntgabe: "2016-11-27" },
  },
  ab(1, "woche")(
    "Klage binnen einer Woche bis 30.01.2017",
    "VG München, Gerichtsbescheid, M 17 K 17.31927",
    "2017-01-23",
    "2017-01-30",
    { land: "BY" },
  ),
  zweiWochen("Beschwerde bis 04.10.2018", `${nrw} 16.01.2019, 4 B 1485/18`, "2018-09-20", "2018-10-04", {
    land: "NW",
  }),
  zweiMonate(
    `${zulassung} Dienstag, 05.12.2017`,
    `${nrw} 15.06.2020, 1 A 2602/17`,
    "2017-10-05",
    "2017-12-05",
    { land: "NW" },
  ),
  monat(
    "Zulassungsantrag bis Montag, 17.08.2020",
    `${nrw} 23.09.2020, 1 A 2149/20`,
    "2020-07-16",
    "2020-08-17",
    { land: "NW" },
  ),
  zweiMonate(
    "Zustellung an einem Samstag: Begründung bis 15.04.2014",
    `${nrw} 02.06.2014, 15 A 628/14, Rn. 3`,
    "2014-02-15",
    "2014-04-15",
    { land: "NW" },
  ),
  zweiMonate(`${zulassung} 05.12.2006`, `${nrw} 08.12.2006, 12 A 4216/06`, "2006-10-05", "2006-12-05", {
    land: "NW",
  }),
  monat("Berufungsbegründung bis 25.07.2002", `${nrw} 30.09.2002, 16 A 2957/01`, "2002-06-25", "2002-07-25", {
    land: "NW",
  }),
  zweiWochen("Beschwerde bis 03.03.2009", `${nrw} 20.07.2009, 6 E 335/09`, "2009-02-17", "2009-03-03", {
    land: "NW",
  }),
  monat(
    "Klage bis 07.03.2023 (die Jahreszahl 2022 im Beschluss ist verschrieben)",
    "VG Köln, Beschluss vom 14.09.2023, 6 L 1344/23, Rn. 6",
    "2023-02-07",
    "2023-03-07",
    { land: "NW" },
  ),
  {
    titel: "Ausgleich für 2006 verjährt mit Ablauf des 31.12.2009",
    quelle: `${nrw} 28.07.2014, 6 A 755/13, Rn. 4`,
    nachweis: nw("entscheidung", "woertlich"),
    rechnung: () =>
      verjaehrung({ ereignisAm: t("2006-12-31"), dauer: dauer(3, "jahr"), ort: { land: "NW" } }),
    ende: "2009-12-31",
  },
  monat(
    "Begründung der Verfassungsbeschwerde bis Montag, 21.08.2017",
    "BVerfG, Beschluss vom 23.03.2018, 2 BvR 2126/17",
    "2017-07-20",
    "2017-08-21",
    { regime: "BVerfGG" },
  ),
  zweiWochen(
    "Anhörungsrüge bis Mittwoch, 06.12.2017, 24 Uhr",
    "BSG, Beschluss zur Anhörungsrüge gegen das Urteil vom 07.09.2017 (zu Thüringer LSG, L 3 AL 229/00)",
    "2017-11-22",
    "2017-12-06",
    { regime: "SGG" },
  ),
  zweiMonate(
    "Revisionsbegründung bis 13.06.2016, weil der 12.06. ein Sonntag ist",
    "BFH, Beschluss vom 23.08.2016, IX R 15/16, Rn. 2 f.",
    "2016-04-12",
    "2016-06-13",
    { regime: "FGO" },
  ),
  zweiMonate(
    "Begründung bis 09.05.2006",
    "BFH, Beschluss vom 07.12.2006, IX B 44/06",
    "2006-03-09",
    "2006-05-09",
    {
      regime: "FGO",
    },
  ),
  {
    titel: "Abgesandt am Montag, 28.01.2013: die am 31.01. beginnende Monatsfrist endet am 28.02.2013",
    quelle: "FG Hamburg, Gerichtsbescheid vom 18.04.2013, 3 K 39/13",
    nachweis: nw("entscheidung", "woertlich"),
    rechnung: nach("post-ao", "2013-01-28", "FGO", "HH"),
    ende: "2013-02-28",
    zwischentage: { bekanntgabe: "2013-01-31" },
  },
  {
    titel: "Zur Post am 06.04.2000, der dritte Tag ein Sonntag: Klage am 10.05.2000 rechtzeitig",
    quelle: "BFH, Urteil vom 11.03.2004, VII R 13/03",
    nachweis: nw("entscheidung", "tatbestand"),
    rechnung: nach("post-ao", "2000-04-06", "FGO", "NI"),
    ende: "2000-05-10",
  },
  {
    titel: "Der dritte Tag nach Freitag, 27.02.2015, ist Montag, 02.03.2015",
    quelle: "BFH, Beschluss zu FG Berlin-Brandenburg, 15.03.2017, 14 K 14062/15",
    nachweis: nw("entscheidung", "woertlich"),
    rechnung: nach("post-ao", "2015-02-27", "FGO", "BB"),
    zwischentage: { bekanntgabe: "2015-03-02" },
  },
  {
    titel: "Zugang erst am 03.03.2015: von Karfreitag auf Dienstag nach Ostern, 07.04.2015",
    quelle: "BFH, Beschluss zu FG Berlin-Brandenburg, 15.03.2017, 14 K 14062/15",
    nachweis: nw("entscheidung", "woertlich"),
    rechnung: nach("post-ao", "2015-02-27", "FGO", "BB", "2015-03-03"),
    ende: "2015-04-07",
    zwischentage: { bekanntgabe: "2015-03-03" },
  },
];
