import { type Quelle, type Sicherheit, type Tag, tag } from "@gebuehrenportal/recht";
import type { Land } from "../feiertage/typ.ts";
import {
  ao1976,
  arbgg1953,
  arug2009,
  bgb1896,
  bverfgg1951,
  emrk1952,
  epue1973,
  eug2015,
  famfg2008,
  fgo1965,
  inso1994,
  owig1968,
  sgbx1980,
  sgg1953,
  stpo1877,
  vo1182,
  vwgo1960,
  vwvfg1976,
  zpo1877,
} from "./quellen.ts";
import type { RegelId } from "./regel-id.ts";

/** A way of counting as its statute says it. */
export type Regime = {
  /** Where it holds, in words that follow „Fristen“. */
  readonly wo: string;
  readonly quelle: Quelle;
  readonly norm: string;
  /** First day of the statute. */
  readonly ab: Tag;
  readonly verschiebung: "vorwaerts" | "keine";
  /** The rule of the beginning besides § 187 BGB. */
  readonly beginnregel?: RegelId;
  /** Norm of the shift at the end. */
  readonly endnorm: string;
  /** Saturdays, Sundays and holidays in periods of hours; absent = the statute is silent. */
  readonly stunden?: "ohne-feiertage" | "mit-feiertagen";
  /** The day of the event counts unless the input says otherwise. */
  readonly beginn?: "tagesanfang";
  /** Where a period is kept whatever the input says nothing of; several: each of them keeps it. */
  readonly laender?: readonly Land[];
  /** Rule of its own that the regime stands on. */
  readonly regel?: RegelId;
  readonly sicherheit?: Sicherheit;
  readonly grund?: string;
};

const t = tag;
const bgbAb = t("1900-01-01");
const stunden = "ohne-feiertage";

/** The regimes of the catalogue. */
export const regimes = {
  ZPO: {
    wo: "im Zivilprozess",
    quelle: zpo1877,
    norm: "§ 222 ZPO",
    ab: bgbAb,
    verschiebung: "vorwaerts",
    endnorm: "§ 222 Abs. 2 ZPO",
    stunden,
  },
  FamFG: {
    wo: "in Familiensachen und der freiwilligen Gerichtsbarkeit",
    quelle: famfg2008,
    norm: "§ 16 Abs. 2 FamFG, § 222 ZPO",
    ab: t("2009-09-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 16 Abs. 2 FamFG, § 222 Abs. 2 ZPO",
    stunden,
  },
  ArbGG: {
    wo: "im Arbeitsgerichtsverfahren",
    quelle: arbgg1953,
    norm: "§ 46 Abs. 2, § 64 Abs. 6, § 72 Abs. 5 ArbGG, § 222 ZPO",
    ab: t("1953-10-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 46 Abs. 2 ArbGG, § 222 Abs. 2 ZPO",
    stunden,
  },
  VwGO: {
    wo: "vor den Verwaltungsgerichten",
    quelle: vwgo1960,
    norm: "§ 57 Abs. 2 VwGO, § 222 ZPO",
    ab: t("1960-04-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 57 Abs. 2 VwGO, § 222 Abs. 2 ZPO",
    stunden,
  },
  FGO: {
    wo: "vor den Finanzgerichten",
    quelle: fgo1965,
    norm: "§ 54 Abs. 2 FGO, § 222 ZPO",
    ab: t("1966-01-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 54 Abs. 2 FGO, § 222 Abs. 2 ZPO",
    stunden,
  },
  SGG: {
    wo: "vor den Sozialgerichten",
    quelle: sgg1953,
    norm: "§ 64 SGG",
    ab: t("1954-01-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 64 Abs. 3 SGG",
    beginnregel: "R-SGG",
  },
  StPO: {
    wo: "im Strafverfahren",
    quelle: stpo1877,
    norm: "§§ 42, 43 StPO",
    ab: bgbAb,
    verschiebung: "vorwaerts",
    endnorm: "§ 43 Abs. 2 StPO",
    beginnregel: "R-STPO",
  },
  BVerfGG: {
    wo: "vor dem Bundesverfassungsgericht",
    quelle: bverfgg1951,
    norm: "§§ 187 ff. BGB, § 222 ZPO entsprechend",
    ab: t("1951-04-17"),
    verschiebung: "vorwaerts",
    endnorm: "§ 222 Abs. 2 ZPO entsprechend",
    laender: ["BW"],
    sicherheit: "mittel",
    grund: "Das BVerfGG regelt die Berechnung nicht selbst; BGB und ZPO werden entsprechend angewandt.",
  },
  InsO: {
    wo: "im Insolvenzverfahren",
    quelle: inso1994,
    norm: "§ 4 InsO, § 222 ZPO",
    ab: t("1999-01-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 4 InsO, § 222 Abs. 2 ZPO",
    stunden,
  },
  AO: {
    wo: "im Besteuerungsverfahren",
    quelle: ao1976,
    norm: "§ 108 AO",
    ab: t("1977-01-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 108 Abs. 3 AO",
    stunden: "mit-feiertagen",
  },
  VwVfG: {
    wo: "im Verwaltungsverfahren",
    quelle: vwvfg1976,
    norm: "§ 31 VwVfG",
    ab: t("1977-01-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 31 Abs. 3 VwVfG",
    stunden: "mit-feiertagen",
  },
  "SGB X": {
    wo: "im Sozialverwaltungsverfahren",
    quelle: sgbx1980,
    norm: "§ 26 SGB X",
    ab: t("1981-01-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 26 Abs. 3 SGB X",
    stunden: "mit-feiertagen",
  },
  BGB: {
    wo: "des bürgerlichen Rechts",
    quelle: bgb1896,
    norm: "§§ 186–193 BGB",
    ab: bgbAb,
    verschiebung: "vorwaerts",
    endnorm: "§ 193 BGB",
  },
  "BGB-KUEND": {
    wo: "der Kündigung",
    quelle: bgb1896,
    norm: "§§ 186–188 BGB",
    ab: bgbAb,
    verschiebung: "keine",
    endnorm: "§ 193 BGB gilt für Kündigungsfristen nicht (BGH III ZR 172/04)",
    regel: "R-KUEND",
  },
  "BGB-WERKTAG": {
    wo: "nach Werktagen",
    quelle: bgb1896,
    norm: "§§ 186–193 BGB",
    ab: bgbAb,
    verschiebung: "vorwaerts",
    endnorm: "§ 193 BGB",
    regel: "R-KUEND",
  },
  "AKTG-121": {
    wo: "vor der Hauptversammlung",
    quelle: arug2009,
    norm: "§ 121 Abs. 7 AktG",
    ab: t("2009-09-01"),
    verschiebung: "keine",
    endnorm: "§ 121 Abs. 7 Satz 2 AktG",
    regel: "R-AKTG",
  },
  "INSO-139": {
    wo: "der Insolvenzanfechtung",
    quelle: inso1994,
    norm: "§ 139 Abs. 1 InsO",
    ab: t("1999-01-01"),
    verschiebung: "keine",
    endnorm: "§ 139 Abs. 1 InsO",
    regel: "R-INSO139",
  },
  "OWIG-VERJ": {
    wo: "der Verfolgungsverjährung",
    quelle: owig1968,
    norm: "§ 31 Abs. 3 OWiG; § 78a StGB",
    ab: t("1968-10-01"),
    verschiebung: "keine",
    endnorm: "§ 31 OWiG; § 78 StGB",
    beginn: "tagesanfang",
    sicherheit: "mittel",
    grund:
      "Der Tag der Beendigung zählt mit; die Frist endet am Vortag des zahlgleichen Tages und wird nicht verschoben.",
  },
  DPMA: {
    wo: "beim Deutschen Patent- und Markenamt",
    quelle: bgb1896,
    norm: "§§ 186–193 BGB",
    ab: bgbAb,
    verschiebung: "vorwaerts",
    endnorm: "§ 193 BGB",
    laender: ["BY", "TH", "BE"],
    sicherheit: "mittel",
    grund: "Auch die Dienststellen Jena und Berlin wahren die Frist; gerechnet ist der frühere Tag.",
  },
  "EUROPA-AMT": {
    wo: "beim EUIPO, beim Europäischen Patentamt und beim Einheitlichen Patentgericht",
    quelle: epue1973,
    norm: "Art. 67, 69 DVO (EU) 2018/625; Regeln 131, 134 AO-EPÜ; Regeln 300, 301 VerfO-EPG",
    ab: bgbAb,
    verschiebung: "keine",
    endnorm: "Art. 69 DVO (EU) 2018/625; Regel 134 AO-EPÜ; Regel 301 VerfO-EPG",
    sicherheit: "mittel",
    grund: "Schließtage dieser Ämter und Gerichte sind nicht erfasst; gerechnet ist der frühere Tag.",
  },
  EMRK: {
    wo: "der Menschenrechtsbeschwerde",
    quelle: emrk1952,
    norm: "Art. 35 Abs. 1 EMRK",
    ab: t("1953-09-03"),
    verschiebung: "keine",
    endnorm: "Art. 35 Abs. 1 EMRK (GK 29.06.2012, 27396/06, Sabri Güneş)",
    regel: "R-EMRK",
  },
  EUG: {
    wo: "vor den Gerichten der Europäischen Union",
    quelle: eug2015,
    norm: "Art. 58–60 VerfO-EuG",
    ab: t("2015-07-01"),
    verschiebung: "vorwaerts",
    endnorm: "Art. 58 Abs. 2 VerfO-EuG",
    regel: "R-EUG",
    sicherheit: "mittel",
    grund: "Der Text der Verfahrensordnung gehört nicht zum geprüften Bestand.",
  },
  "EU-1182/71": {
    wo: "des Unionsrechts",
    quelle: vo1182,
    norm: "Art. 3 VO (EWG, Euratom) 1182/71",
    ab: t("1971-07-01"),
    verschiebung: "vorwaerts",
    endnorm: "Art. 3 Abs. 4 VO 1182/71",
    stunden: "mit-feiertagen",
    regel: "R-1182",
    sicherheit: "niedrig",
    grund: "Der Text der Verordnung gehört nicht zum geprüften Bestand.",
  },
  "EU-1182/71-H": {
    wo: "des Unionsrechts in Stunden",
    quelle: vo1182,
    norm: "Art. 3 VO (EWG, Euratom) 1182/71",
    ab: t("1971-07-01"),
    verschiebung: "keine",
    endnorm: "Art. 3 Abs. 4 VO 1182/71 (nicht bei Stundenfristen)",
    stunden: "mit-feiertagen",
    regel: "R-1182",
    sicherheit: "niedrig",
    grund: "Der Text der Verordnung gehört nicht zum geprüften Bestand; ihre Anwendung ist streitig.",
  },
} as const satisfies Readonly<Record<string, Regime>>;

/** § 31 VwVfG is federal law; these Länder have an administrative procedure act of their own. */
export const laenderMitEigenemVwVfG: readonly Land[] = [
  "BW",
  "BY",
  "HB",
  "HE",
  "HH",
  "MV",
  "NW",
  "SH",
  "SL",
  "TH",
];
