import { nach } from "./bekanntgabe.ts";
import { type Fall, nw } from "./fall.ts";

const bildungskredit =
  "Bundesverwaltungsamt, Bildungskredit, Wie berechne ich meine Widerspruchsfrist? (01.08.2018)";
const feiertag = "Bundesverwaltungsamt, Bildungskredit, Errechnetes Fristende an einem Feiertag (01.08.2018)";
const bafoeg = "Bundesverwaltungsamt, BAföG, Fristen";
const bva = (aufgabe: string, bekanntgabe: string, ende: string, quelle: string, titel: string): Fall => ({
  titel,
  quelle,
  nachweis: nw("amtlich", "woertlich", quelle === bafoeg ? "mittel" : "hoch"),
  rechnung: nach("post-vwvfg", aufgabe, "VwVfG", "NW"),
  ende,
  zwischentage: { bekanntgabe },
});

/** Leaflets of authorities and associations: fictions of notification, three days and, from 2025, four. */
export const merkblattfaelle: readonly Fall[] = [
  bva("2018-07-06", "2018-07-09", "2018-08-09", bildungskredit, "Übergabe zur Post am Freitag, 06.07.2018"),
  bva(
    "2018-04-07",
    "2018-04-10",
    "2018-05-11",
    feiertag,
    "Christi Himmelfahrt 2018 verschiebt auf den Freitag",
  ),
  bva("2014-02-07", "2014-02-10", "2014-03-10", bafoeg, "Übergabe zur Post am Freitag, 07.02.2014"),
  bva("2014-02-06", "2014-02-09", "2014-03-10", bafoeg, "Bekannt gegeben und abgelaufen an einem Sonntag"),
  bva("2014-01-28", "2014-01-31", "2014-02-28", bafoeg, "Bekannt gegeben am 31.01.: Ende am 28.02."),
  bva("2014-01-27", "2014-01-30", "2014-02-28", bafoeg, "Bekannt gegeben am 30.01.: Ende am 28.02."),
  {
    titel: "Aufgabe am 29.09.2025: der vierte Tag ist der 03.10., bekannt gegeben am Montag, 06.10.2025",
    quelle: "Bund der Steuerzahler, Volksstimme 12/2024, Steuerbescheid: ab 2025 mehr Zeit für Einsprüche",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: nach("post-ao", "2025-09-29", "AO"),
    zwischentage: { bekanntgabe: "2025-10-06" },
  },
  {
    titel: "Aufgabe am Montag, 03.03.2025: bekannt gegeben am Freitag, 07.03.2025",
    quelle:
      "Lohnsteuerhilfe Bayern, Ein Tag mehr Zeit für die Zustellung des Steuerbescheids (go-with-us.de)",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: nach("post-ao", "2025-03-03", "AO", "BY"),
    zwischentage: { bekanntgabe: "2025-03-07" },
  },
  {
    titel: "Aufgabe am 06.02.2025: Einspruch bis 10.03.2025",
    quelle: "Einzelfallsteuerberatung Klein, Die Einspruchsfrist im Steuerrecht, Bekanntgabe ab 2025",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: nach("post-ao", "2025-02-06", "AO"),
    ende: "2025-03-10",
    zwischentage: { bekanntgabe: "2025-02-10" },
  },
  {
    titel: "Bescheid vom 27.08.: zugestellt am 31.08., Ende am 30.09.",
    quelle: "Gegen-Hartz.de, Beispielrechner: So ermitteln Sie das Enddatum (2025)",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: nach("post-sgbx", "2025-08-27", "SGG"),
    ende: "2025-09-30",
    zwischentage: { bekanntgabe: "2025-08-31" },
  },
  {
    titel: "Bescheid vom 05.03.2004: Widerspruch bis 08.04.2004",
    quelle: "Rechtsanwältin Brandt, Wahrung von Fristen (06.10.2010)",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: nach("post-vwvfg", "2004-03-05", "VwVfG", "MV"),
    ende: "2004-04-08",
    zwischentage: { bekanntgabe: "2004-03-08" },
  },
  {
    titel: "Nachweislich einen Tag später zugegangen: von Karfreitag auf Dienstag, 13.04.2004",
    quelle: "Rechtsanwältin Brandt, Wahrung von Fristen (06.10.2010)",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: nach("post-vwvfg", "2004-03-05", "VwVfG", "MV", "2004-03-09"),
    ende: "2004-04-13",
  },
];
