import { type Bekanntgabeart, frist, type Land, type RegimeId } from "../index.ts";
import { dauer, type Fall, nw, t } from "./fall.ts";

/** One month from a notification by a given way. */
export const nach =
  (weg: Bekanntgabeart, am: string, regime: RegimeId, land?: Land, tatsaechlichAm?: string) => () =>
    frist({
      bekanntgabe: { weg, am: t(am), ...(tatsaechlichAm && { tatsaechlichAm: t(tatsaechlichAm) }) },
      dauer: dauer(1, "monat"),
      regime,
      ...(land && { ort: { land } }),
    });

/** Fictions of notification. */
export const bekanntgabefaelle: readonly Fall[] = [
  {
    titel: "Aufgabe am 18.12.1997: der dritte Tag ist ein Sonntag, bekannt gegeben am 22.12.1997",
    quelle: "BFH, Urteil vom 14.10.2003, IX R 68/98",
    nachweis: nw("entscheidung", "tatbestand"),
    rechnung: nach("post-ao", "1997-12-18", "FGO", "SH"),
    ende: "1998-01-22",
    zwischentage: { bekanntgabe: "1997-12-22" },
  },
  {
    titel: "Der dritte Tag bleibt ein Samstag, auch bei früherem Zugang",
    quelle: "BSG, Urteil vom 06.05.2010, B 14 AS 12/09 R",
    nachweis: nw("entscheidung", "woertlich"),
    rechnung: nach("post-sgbx", "2007-09-26", "SGG", "NI", "2007-09-28"),
    ende: "2007-10-29",
    zwischentage: { bekanntgabe: "2007-09-29" },
  },
  {
    titel: "Übergabe zur Post am 08.02.2021",
    quelle: "BG BAU, Unfallversicherung A–Z, Frist",
    nachweis: nw("amtlich", "woertlich"),
    rechnung: nach("post-sgbx", "2021-02-08", "SGG"),
    ende: "2021-03-11",
    zwischentage: { bekanntgabe: "2021-02-11" },
  },
  {
    titel: "Schreiben vom 28.11.2005: Fristende Neujahr, Widerspruch am 02.01.2006 rechtzeitig",
    quelle: "Lexexakt, Fristen (VwGO)",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: nach("post-vwvfg", "2005-11-28", "VwVfG"),
    ende: "2006-01-02",
    zwischentage: { bekanntgabe: "2005-12-01" },
  },
  {
    titel: "Aufgabe am 14.02.2007: bekannt gegeben am Sonnabend, 17.02.",
    quelle: "OVG Lüneburg, Beschluss vom 26.10.2006, 7 PA 184/06; Rechenbeispiel bei WEKA, Widerspruchsfrist",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: nach("post-vwvfg", "2007-02-14", "VwVfG", "NI"),
    zwischentage: { bekanntgabe: "2007-02-17" },
  },
  {
    titel: "Aufgabe am 10.10.2017: die drei Tage enden am 13.10.2017",
    quelle: "Rechtstipp24, Drei-Tage-Frist bei § 41 Absatz 2 VwVfG",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: nach("post-vwvfg", "2017-10-10", "VwVfG"),
    zwischentage: { bekanntgabe: "2017-10-13" },
  },
  {
    titel: "Einspruchsentscheidung am 17.02.2009 übergeben: Klage am 23.03.2009 verfristet",
    quelle: "BFH, Beschluss vom 07.12.2010, X B 212/09",
    nachweis: nw("entscheidung", "ausgezaehlt"),
    rechnung: nach("post-ao", "2009-02-17", "FGO"),
    ende: "2009-03-20",
    zwischentage: { bekanntgabe: "2009-02-20" },
  },
];
