import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import {
  arbgg1953,
  asyl2026,
  bgb1896,
  bghVorfrist,
  emrk1952,
  emrkProtokoll15,
  eug2015,
  gmbhg1892,
  schuldrecht2001,
  sonnabend1965,
  stpo1877,
  stpo2021,
  vo1182,
  vwgo1960,
  zpo1877,
  zpoReform2001,
  zustellung2001,
} from "./quellen.ts";
import type { Ausfallgrund } from "./typen.ts";

const bgbAb = tag("1900-01-01");

/** On what a period cannot end: § 193 BGB and its kin; the Saturday since the Gesetz über den Fristablauf am Sonnabend. */
export const endverschiebung = zeitreihe<{ readonly keinEnde: readonly Ausfallgrund[] }>(
  {
    norm: "§ 193 BGB; § 222 Abs. 2 ZPO; § 57 Abs. 2 VwGO; § 64 Abs. 3 SGG; § 54 Abs. 2 FGO; § 43 Abs. 2 StPO; § 16 Abs. 2 FamFG; § 31 Abs. 3 VwVfG; § 26 Abs. 3 SGB X; § 108 Abs. 3 AO; § 77b Abs. 1 StGB",
    geprueft,
  },
  [
    { ab: bgbAb, quelle: bgb1896, wert: { keinEnde: ["sonntag", "feiertag"] } },
    { ab: tag("1965-10-01"), quelle: sonnabend1965, wert: { keinEnde: ["samstag", "sonntag", "feiertag"] } },
  ],
);

/** § 189 BGB. */
export const bruchteile = zeitreihe({ norm: "§ 189 BGB", geprueft }, [
  { ab: bgbAb, quelle: bgb1896, wert: { halbjahrMonate: 6, vierteljahrMonate: 3, halbermonatTage: 15 } },
]);

/** § 191 BGB: periods that need not be continuous. */
export const zaehlwerte = zeitreihe({ norm: "§ 191 BGB", geprueft }, [
  { ab: bgbAb, quelle: bgb1896, wert: { monatTage: 30, jahrTage: 365 } },
]);

/** § 192 BGB: the middle of the month. */
export const monatsmitte = zeitreihe({ norm: "§ 192 BGB", geprueft }, [
  { ab: bgbAb, quelle: bgb1896, wert: { tag: 15 } },
]);

/** Months after pronouncement when the period begins without service (§ 517 Halbsatz 2 ZPO and its kin). */
export const fuenfMonatsbeginn = zeitreihe({ norm: "§ 517 ZPO", geprueft }, [
  { ab: tag("1977-07-01"), quelle: zpo1877, wert: { monate: 5 }, abSicherheit: "mittel" },
  { ab: tag("2002-01-01"), quelle: zpoReform2001, wert: { monate: 5 } },
]);

/**
 * § 341 Abs. 1, § 345 Abs. 1 StPO. Since 1 July 2021 the period grows when the judgment reaches the files late;
 * `spaet` in the order of growing weeks, the last one that is exceeded counts.
 */
export const revisionStpo = zeitreihe({ norm: "§ 345 StPO", geprueft }, [
  {
    ab: bgbAb,
    quelle: stpo1877,
    wert: { einlegungWochen: 1, begruendungMonate: 1, spaet: [] as { wochen: number; monate: number }[] },
  },
  {
    ab: tag("2021-07-01"),
    quelle: stpo2021,
    wert: {
      einlegungWochen: 1,
      begruendungMonate: 1,
      spaet: [
        { wochen: 21, monate: 1 },
        { wochen: 35, monate: 2 },
      ],
    },
  },
]);

/** Art. 35 Abs. 1 EMRK, by the day of the final domestic decision. */
export const emrkFrist = zeitreihe({ norm: "Art. 35 Abs. 1 EMRK", geprueft }, [
  { ab: tag("1953-09-03"), quelle: emrk1952, wert: { monate: 6 } },
  { ab: tag("2022-02-01"), quelle: emrkProtokoll15, wert: { monate: 4 } },
]);

/** Art. 263 Abs. 6 AEUV; Art. 59, 60 VerfO-EuG: publication in the Official Journal, and distance. */
export const eugFristen = zeitreihe({ norm: "Art. 59, 60 VerfO-EuG", geprueft }, [
  {
    ab: tag("2015-07-01"),
    quelle: eug2015,
    wert: { klageMonate: 2, amtsblattTage: 14, entfernungTage: 10 },
    sicherheit: "mittel",
  },
]);

/** Art. 3 Abs. 5 VO 1182/71: periods of two days or more contain at least two working days. */
export const euMindestarbeitstage = zeitreihe({ norm: "Art. 3 Abs. 5 VO 1182/71", geprueft }, [
  { ab: tag("1971-07-01"), quelle: vo1182, wert: { abTagen: 2, arbeitstage: 2 }, sicherheit: "niedrig" },
]);

/** A year instead of the ordinary period where instruction is missing or wrong. */
export const jahresfrist = zeitreihe({ norm: "§ 58 Abs. 2 VwGO", geprueft }, [
  { ab: tag("1960-04-01"), quelle: vwgo1960, wert: { monate: 12 } },
]);

/** § 74 Abs. 1 Satz 4, § 18a Abs. 4 Satz 4 AsylG since 12 June 2026. */
export const jahresfristAsyl = zeitreihe({ norm: "§ 74 Abs. 1 Satz 4 AsylG", geprueft }, [
  {
    ab: tag("1992-07-01"),
    quelle: vwgo1960,
    wert: { monate: 12, grenzverfahrenMonate: 12 },
    abSicherheit: "mittel",
  },
  { ab: tag("2026-06-12"), quelle: asyl2026, wert: { monate: 3, grenzverfahrenMonate: 1 } },
]);

/** § 9 Abs. 5 ArbGG. */
export const jahresfristArbgg = zeitreihe({ norm: "§ 9 Abs. 5 ArbGG", geprueft }, [
  { ab: tag("1953-10-01"), quelle: arbgg1953, wert: { monate: 12 }, abSicherheit: "mittel" },
]);

/** §§ 203, 204, 206, 199 BGB. */
export const verjaehrungswerte = zeitreihe({ norm: "§§ 199, 203–206 BGB", geprueft }, [
  {
    ab: tag("2002-01-01"),
    quelle: schuldrecht2001,
    wert: {
      /** § 203 Satz 2: not before so many months after the end of negotiations. */
      verhandlungMonate: 3,
      /** § 204 Abs. 2: the suspension ends so many months after the final decision. */
      rechtsverfolgungMonate: 6,
      /** § 206: only within the last months of the period. */
      hoehereGewaltMonate: 6,
      /** § 199 Abs. 3 Satz 1 Nr. 1, Abs. 4: from the day the claim arose, whatever the creditor knew. */
      entstehungJahre: 10,
      /** § 199 Abs. 2, Abs. 3 Satz 1 Nr. 2: from the act or breach. */
      handlungJahre: 30,
    },
  },
]);

/** § 51 Abs. 1 GmbHG, and the days a registered letter usually takes (not fixed by statute). */
export const gmbhLadung = zeitreihe({ norm: "§ 51 Abs. 1 GmbHG", geprueft }, [
  { ab: bgbAb, quelle: gmbhg1892, wert: { wochen: 1, postlaufTage: 2 }, sicherheit: "mittel" },
]);

/** § 167 ZPO: delay of the serving party that does no harm. */
export const demnaechst = zeitreihe({ norm: "§ 167 ZPO", geprueft }, [
  { ab: tag("2002-07-01"), quelle: zustellung2001, wert: { unschaedlichTage: 14 }, sicherheit: "mittel" },
]);

/** The usual reminder of a plain period. */
export const vorfristRegel = zeitreihe({ norm: "BGH VI ZB 17/22", geprueft }, [
  { ab: bgbAb, quelle: bghVorfrist, wert: { wochen: 1 } },
]);
