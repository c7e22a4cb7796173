import { frist, verjaehrung, wiedereinsetzung } from "../index.ts";
import { dauer, type Fall, nw, t } from "./fall.ts";

const besoldung = (jahr: number) => () =>
  verjaehrung({ ereignisAm: t(`${jahr}-06-30`), dauer: dauer(3, "jahr"), ort: { land: "NW" } });
const ausgleich = "OVG Nordrhein-Westfalen, Beschluss vom 25.08.2016, 6 A 955/14";

/** Administrative and tax courts: complaint, reinstatement, limitation. */
export const verwaltungsUndFinanzfaelle: readonly Fall[] = [
  {
    titel: "Beschwerde nach Zustellung am 23.12.2009: Heilige Drei Könige verschiebt in Aachen nicht",
    quelle: "OVG Nordrhein-Westfalen, Beschluss vom 16.02.2010, 13 C 112/10",
    nachweis: nw("entscheidung", "woertlich", "mittel"),
    rechnung: () =>
      frist({ ereignisAm: t("2009-12-23"), dauer: dauer(2, "woche"), regime: "VwGO", ort: { land: "NW" } }),
    ende: "2010-01-06",
  },
  {
    titel: "Ausgleich für 2001 verjährt Ende 2004",
    quelle: ausgleich,
    nachweis: nw("entscheidung", "woertlich"),
    rechnung: besoldung(2001),
    ende: "2004-12-31",
  },
  {
    titel: "Ausgleich für 2006 verjährt Ende 2009",
    quelle: ausgleich,
    nachweis: nw("entscheidung", "woertlich"),
    rechnung: besoldung(2006),
    ende: "2009-12-31",
  },
  {
    titel: "Hindernis am 12.08.2014 weggefallen: Wiedereinsetzung bis 26.08.2014",
    quelle: "BFH, Beschluss vom 26.01.2016, III S 30/15 (PKH), Rn. 3",
    nachweis: nw("entscheidung", "woertlich"),
    rechnung: () => wiedereinsetzung({ wegfallAm: t("2014-08-12"), regime: "FGO" }),
    ende: "2014-08-26",
  },
];
