import { type Einheit, frist, type RegimeId, verjaehrung, wiedereinsetzung } from "../index.ts";
import { nach } from "./bekanntgabe.ts";
import { dauer, type Fall, nw, t } from "./fall.ts";

const steuern = "Haufe Finance Office, Fristen und Termine, Das Ende einer Frist (HI7308639)";
const jansen = "Jansen, SGG, § 64 Rz. 6 (Haufe)";
const widerruf = "B3 Legal, Berechnung der Widerrufsfrist";
const juristi = "Juristi.club, Juristikon, Verjährung";
const monat = (bekanntgabe: string, regime: RegimeId) => () =>
  frist({ ereignisAm: t(bekanntgabe), dauer: dauer(1, "monat"), regime });
const wochenUndMonate = "Haufe SGB Office, Fristen und Termine, 1.2.2 Ende (HI12811928)";
const abTag = (wert: number, einheit: Einheit, ende: string, beginn: "ereignis" | "tagesanfang"): Fall => ({
  titel: `${wert} ${einheit} ${beginn === "ereignis" ? "mit" : "ohne"} Ereignis im Februar 2021 bis ${ende}`,
  quelle: wochenUndMonate,
  nachweis: nw("kommentar", "woertlich"),
  rechnung: () =>
    frist({
      ereignisAm: t(einheit === "monat" && beginn === "tagesanfang" ? "2021-02-03" : "2021-02-02"),
      dauer: dauer(wert, einheit),
      beginn,
      regime: "SGB X",
    }),
  ende,
});
const vierzehnTage = (am: string) => () => frist({ ereignisAm: t(am), dauer: dauer(14, "tag") });
const dreiJahre = (entstanden: string) => () =>
  verjaehrung({ ereignisAm: t(entstanden), dauer: dauer(3, "jahr") });

/** Handbooks, commentaries and teaching texts; where a source names no year, one whose weekdays fit it. */
export const handbuchfaelle: readonly Fall[] = [
  {
    titel: "Steuerbescheid am 05.03. bekannt gegeben",
    quelle: steuern,
    jahr: "gewaehlt",
    nachweis: nw("kommentar", "woertlich"),
    rechnung: monat("2024-03-05", "AO"),
    ende: "2024-04-05",
  },
  {
    titel: "Steuerbescheid am 31.03. bekannt gegeben",
    quelle: steuern,
    jahr: "gewaehlt",
    nachweis: nw("kommentar", "woertlich"),
    rechnung: monat("2025-03-31", "AO"),
    ende: "2025-04-30",
  },
  {
    titel: "Steuerbescheid am 31.01. bekannt gegeben",
    quelle: steuern,
    jahr: "gewaehlt",
    nachweis: nw("kommentar", "woertlich"),
    rechnung: monat("2023-01-31", "AO"),
    ende: "2023-02-28",
  },
  {
    titel: "Steuerbescheid am 31.01. eines Schaltjahrs bekannt gegeben",
    quelle: steuern,
    jahr: "gewaehlt",
    nachweis: nw("kommentar", "woertlich"),
    rechnung: monat("2024-01-31", "AO"),
    ende: "2024-02-29",
  },
  {
    titel: "Mitteilung am Donnerstag, 12.03.: Wiedereinsetzung bis Donnerstag, 26.03.",
    quelle: steuern,
    jahr: "gewaehlt",
    nachweis: nw("kommentar", "woertlich"),
    rechnung: () => wiedereinsetzung({ wegfallAm: t("2020-03-12"), regime: "FGO" }),
    ende: "2020-03-26",
  },
  {
    titel: "Haftungsbescheid vom 12.04.: der 15.05. ist ein Sonntag, Einspruch bis 16.05.",
    quelle: "Haufe Personal Office, Rechtsbehelfe (Entgeltabrechnung), 1.1 Einspruchsfrist (HI1237526)",
    jahr: "gewaehlt",
    nachweis: nw("kommentar", "woertlich"),
    rechnung: nach("post-ao", "2011-04-12", "AO"),
    ende: "2011-05-16",
    zwischentage: { bekanntgabe: "2011-04-15" },
  },
  {
    titel: "Poststempel 07.01.2016: der dritte Tag ist ein Sonntag, Ende am Donnerstag, 11.02.2016",
    quelle: "Bibukurse, Abgabenordnung, Lösung: Berechnung der Einspruchsfrist, a)",
    nachweis: nw("leitfaden", "woertlich"),
    rechnung: nach("post-ao", "2016-01-07", "AO"),
    ende: "2016-02-11",
    zwischentage: { bekanntgabe: "2016-01-11" },
  },
  {
    titel: "Zur Post am 12.01.2009: der 15.02. ist ein Sonntag, Ende am 16.02.2009",
    quelle: "Fiscalero, Wie berechne ich Fristen?",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: nach("post-ao", "2009-01-12", "AO"),
    ende: "2009-02-16",
    zwischentage: { bekanntgabe: "2009-01-15" },
  },
  {
    titel: "Steuerbescheid am 10.11. bekannt gegeben",
    quelle: "Schwarz/Pahlke/Keß, AO, § 355 Rz. 22",
    jahr: "gewaehlt",
    nachweis: nw("kommentar", "woertlich", "mittel"),
    rechnung: monat("2021-11-10", "AO"),
    ende: "2021-12-10",
  },
  {
    titel: "Steuerbescheid am 30.01. bekannt gegeben",
    quelle: "Schwarz/Pahlke/Keß, AO, § 355 Rz. 22a",
    jahr: "gewaehlt",
    nachweis: nw("kommentar", "woertlich", "mittel"),
    rechnung: monat("2023-01-30", "AO"),
    ende: "2023-02-28",
  },
  {
    titel: "Zustellung am 01.03.",
    quelle: jansen,
    jahr: "gewaehlt",
    nachweis: nw("kommentar", "woertlich"),
    rechnung: monat("2022-03-01", "SGG"),
    ende: "2022-04-01",
  },
  {
    titel: "Zustellung am 31.01.",
    quelle: jansen,
    jahr: "gewaehlt",
    nachweis: nw("kommentar", "woertlich"),
    rechnung: monat("2022-01-31", "SGG"),
    ende: "2022-02-28",
  },
  {
    titel: "Einschreiben vom 02.03., zugegangen am 03.03.: Klage bis 05.04.",
    quelle: "Jura Online, Klagefrist, § 74 I VwGO, I. § 4 II VwZG",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: nach("einschreiben-vwzg", "2018-03-02", "VwGO", undefined, "2018-03-03"),
    ende: "2018-04-05",
    zwischentage: { bekanntgabe: "2018-03-05" },
  },
  {
    titel: "Ware am Donnerstag, 03.08.: Widerruf bis Donnerstag, 17.08.",
    quelle: `${widerruf}, Beispiel 1`,
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: vierzehnTage("2023-08-03"),
    ende: "2023-08-17",
  },
  {
    titel: "Vertrag am Montag, 10.09.: Widerruf bis Montag, 24.09.",
    quelle: `${widerruf}, Beispiel 2`,
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: vierzehnTage("2018-09-10"),
    ende: "2018-09-24",
  },
  {
    titel: "Letzte Teillieferung am Donnerstag, 05.11.: Widerruf bis Donnerstag, 19.11.",
    quelle: `${widerruf}, Beispiel 3`,
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: vierzehnTage("2020-11-05"),
    ende: "2020-11-19",
  },
  {
    titel: "Kaufvertrag am 02.01.2007: verjährt am 31.12.2010",
    quelle: juristi,
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: dreiJahre("2007-01-02"),
    ende: "2010-12-31",
  },
  {
    titel: "Forderung vom 29.12.2007: verjährt am 31.12.2010",
    quelle: juristi,
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: dreiJahre("2007-12-29"),
    ende: "2010-12-31",
  },
  {
    titel: "Zustellung am 31.01. eines Schaltjahrs",
    quelle: jansen,
    nachweis: nw("kommentar", "woertlich"),
    jahr: "gewaehlt",
    rechnung: monat("2024-01-31", "SGG"),
    ende: "2024-02-29",
  },
  {
    titel: "Zur Post am 15.06.: bekannt gegeben am 18.06., Klage bis 18.07.",
    quelle: "Jansen, SGG, § 87 Rz. 16 (Haufe)",
    nachweis: nw("kommentar", "woertlich"),
    jahr: "gewaehlt",
    rechnung: nach("post-sgbx", "2018-06-15", "SGG"),
    ende: "2018-07-18",
    zwischentage: { bekanntgabe: "2018-06-18" },
  },
  {
    titel: "Zur Post am Montag, 23.12.2019: bekannt gegeben am Freitag, 27.12., Klage bis Montag, 27.01.2020",
    quelle: "Pohl/Scholz, Deutsches Anwalt Office, § 39 Steuerrecht Rz. 128 (Haufe)",
    nachweis: nw("kommentar", "woertlich"),
    rechnung: nach("post-ao", "2019-12-23", "FGO"),
    ende: "2020-01-27",
    zwischentage: { bekanntgabe: "2019-12-27" },
  },
  abTag(1, "woche", "2021-02-09", "ereignis"),
  abTag(2, "woche", "2021-02-16", "ereignis"),
  abTag(3, "woche", "2021-02-23", "ereignis"),
  abTag(1, "woche", "2021-02-08", "tagesanfang"),
  abTag(2, "woche", "2021-02-15", "tagesanfang"),
  abTag(3, "woche", "2021-02-22", "tagesanfang"),
  abTag(1, "monat", "2021-03-02", "ereignis"),
  abTag(1, "monat", "2021-03-02", "tagesanfang"),
];
