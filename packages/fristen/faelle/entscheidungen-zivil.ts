import { frist, type Land, type RegimeId, verlaengerung } from "../index.ts";
import { type Beleg, dauer, type Fall, nw, t } from "./fall.ts";

type Angaben = {
  readonly titel: string;
  readonly quelle: string;
  /** Day of service. */
  readonly am: string;
  readonly ende: string;
  readonly land?: Land;
  readonly beleg?: Beleg;
  readonly regime?: RegimeId;
};

const nachZustellung =
  (wert: number, einheit: "monat" | "woche") =>
  ({ titel, quelle, am, ende, land, beleg = "woertlich", regime = "ZPO" }: Angaben): Fall => ({
    titel,
    quelle,
    nachweis: nw("entscheidung", beleg),
    rechnung: () =>
      frist({
        ereignisAm: t(am),
        ereignisArt: "zustellung",
        dauer: dauer(wert, einheit),
        regime,
        ...(land && { ort: { land } }),
      }),
    ende,
  });
const einlegung = nachZustellung(1, "monat");
const begruendung = nachZustellung(2, "monat");
const zweiWochen = nachZustellung(2, "woche");

/** Civil and family courts, patent court: service and last day as the decision gives them. */
export const zivilentscheidungen: readonly Fall[] = [
  einlegung({
    titel: "Berufung am Montag, 01.10.2012",
    quelle: "BGH, Beschluss vom 08.04.2014, VI ZB 1/13",
    am: "2012-08-30",
    ende: "2012-10-01",
    land: "SN",
    beleg: "tatbestand",
  }),
  begruendung({
    titel: "Begründung bis 30.10.2012, zwei Minuten nach Mitternacht verspätet",
    quelle: "BGH, Beschluss vom 08.04.2014, VI ZB 1/13",
    am: "2012-08-30",
    ende: "2012-10-30",
    land: "SN",
  }),
  einlegung({
    titel: "Berufung am 18.05.2017",
    quelle: "BGH, Beschluss vom 12.06.2018, II ZB 23/17",
    am: "2017-04-18",
    ende: "2017-05-18",
    land: "BY",
    beleg: "tatbestand",
  }),
  begruendung({
    titel: "Begründungsfrist bis 19.06.2017, weil der 18.06. ein Sonntag ist",
    quelle: "BGH, Beschluss vom 12.06.2018, II ZB 23/17",
    am: "2017-04-18",
    ende: "2017-06-19",
    land: "BY",
  }),
  begruendung({
    titel: "Vom 1. Mai auf den 2. Mai 2007: Eingang am 03.05.2007 einen Tag zu spät",
    quelle: "BGH, Beschluss vom 20.05.2009, IV ZB 2/08",
    am: "2007-03-01",
    ende: "2007-05-02",
    land: "SL",
    beleg: "tatbestand",
  }),
  einlegung({
    titel: "Letzter Tag der Berufungsfrist am Montag, 30.05.2022",
    quelle: "BGH, Beschluss vom 10.10.2023, VIII ZB 60/22",
    am: "2022-04-28",
    ende: "2022-05-30",
    land: "BE",
  }),
  begruendung({
    titel: "Begründungsfrist am 15.11.2016 abgelaufen",
    quelle: "BGH, Beschluss vom 25.09.2018, XI ZB 6/17",
    am: "2016-09-15",
    ende: "2016-11-15",
    land: "NW",
  }),
  {
    titel: "Verlängerung um einen Monat, am Montag, 14.05.2018 abgelaufen",
    quelle: "BGH, Beschluss vom 08.03.2022, VIII ZB 96/20, Rn. 2 f.",
    nachweis: nw("entscheidung", "woertlich"),
    rechnung: () =>
      verlaengerung({
        frist: { ereignisAm: t("2018-02-13"), dauer: dauer(2, "monat") },
        um: dauer(1, "monat"),
        regime: "ZPO",
        ort: { land: "HE" },
      }),
    ende: "2018-05-14",
  },
  einlegung({
    titel: "Gesuch um Prozesskostenhilfe innerhalb der Berufungsfrist am Montag, 24.06.2013",
    quelle: "BGH, Beschluss vom 03.06.2014, VIII ZB 23/14",
    am: "2013-05-23",
    ende: "2013-06-24",
    land: "SN",
    beleg: "tatbestand",
  }),
  begruendung({
    titel: "30.11.2009 als letzter Tag der Begründungsfrist",
    quelle: "BGH, Beschluss vom 14.10.2010, V ZB 112/10",
    am: "2009-09-29",
    ende: "2009-11-30",
  }),
  einlegung({
    titel: "Berufung vom letzten Tag, gestempelt am 03.06.2008",
    quelle: "BGH, Beschluss vom 11.11.2009, XII ZB 174/08",
    am: "2008-05-02",
    ende: "2008-06-02",
    beleg: "tatbestand",
  }),
  begruendung({
    titel: "Heilige Drei Könige verschiebt in Koblenz nicht",
    quelle: "OLG Koblenz, Beschluss vom 27.06.2016, 10 U 1263/15",
    am: "2015-11-06",
    ende: "2016-01-06",
    land: "RP",
  }),
  einlegung({
    titel: "Befristete Beschwerde zwei Tage nach dem 10.03.2004",
    quelle: "OLG Brandenburg, Beschluss vom 31.05.2004, 9 UF 53/04",
    am: "2004-02-10",
    ende: "2004-03-10",
    land: "BB",
  }),
  zweiWochen({
    titel: "Sofortige Beschwerde bis Silvester 2003",
    quelle: "OLG Frankfurt am Main, Beschluss vom 15.01.2004, 2 W 1/04",
    am: "2003-12-17",
    ende: "2003-12-31",
    land: "HE",
  }),
  einlegung({
    titel: "Beschwerde am 17.09.2018, einem Montag",
    quelle: "OLG Nürnberg, Beschluss vom 06.11.2018, 7 UF 1229/18",
    am: "2018-08-16",
    ende: "2018-09-17",
    land: "BY",
    beleg: "tatbestand",
    regime: "FamFG",
  }),
  einlegung({
    titel: "Erst die Zustellung setzt in Lauf: Beschwerde am 19.08.2013 rechtzeitig",
    quelle: "BGH, Beschluss vom 11.03.2015, XII ZB 571/13",
    am: "2013-07-19",
    ende: "2013-08-19",
    land: "BW",
    beleg: "tatbestand",
    regime: "FamFG",
  }),
  begruendung({
    titel: "Begründung nach § 117 FamFG bis 16.10.2018",
    quelle: "OLG Nürnberg, Beschluss vom 06.11.2018, 7 UF 1229/18",
    am: "2018-08-16",
    ende: "2018-10-16",
    land: "BY",
    regime: "FamFG",
  }),
  nachZustellung(
    30,
    "monat",
  )({
    titel: "30 Monate ab der Priorität vom 22.11.2013: Montag, 23.05.2016",
    quelle: "BPatG, Beschluss vom 13.11.2017, 7 W (pat) 30/16",
    am: "2013-11-22",
    ende: "2016-05-23",
    land: "BY",
  }),
];
