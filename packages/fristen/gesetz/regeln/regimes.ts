import { type Sicherheit, type Tag, tag, zeitreihe } from "@gebuehrenportal/recht";
import type { Land } from "../feiertage/typ.ts";
import { geprueft } from "./geprueft.ts";
import { sonnabend1965, zpo1877 } from "./quellen.ts";
import type { RegelId } from "./regel-id.ts";

/** A way of counting as its statute says it. */
export type Regime = {
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
  ZPO: { norm: "§ 222 ZPO", ab: bgbAb, verschiebung: "vorwaerts", endnorm: "§ 222 Abs. 2 ZPO", stunden },
  FamFG: {
    norm: "§ 16 Abs. 2 FamFG, § 222 ZPO",
    ab: t("2009-09-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 16 Abs. 2 FamFG, § 222 Abs. 2 ZPO",
    stunden,
  },
  ArbGG: {
    norm: "§ 46 Abs. 2, § 64 Abs. 6, § 72 Abs. 5 ArbGG, § 222 ZPO",
    ab: t("1953-10-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 46 Abs. 2 ArbGG, § 222 Abs. 2 ZPO",
    stunden,
  },
  VwGO: {
    norm: "§ 57 Abs. 2 VwGO, § 222 ZPO",
    ab: t("1960-04-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 57 Abs. 2 VwGO, § 222 Abs. 2 ZPO",
    stunden,
  },
  FGO: {
    norm: "§ 54 Abs. 2 FGO, § 222 ZPO",
    ab: t("1966-01-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 54 Abs. 2 FGO, § 222 Abs. 2 ZPO",
    stunden,
  },
  SGG: {
    norm: "§ 64 SGG",
    ab: t("1954-01-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 64 Abs. 3 SGG",
    beginnregel: "R-SGG",
  },
  StPO: {
    norm: "§§ 42, 43 StPO",
    ab: bgbAb,
    verschiebung: "vorwaerts",
    endnorm: "§ 43 Abs. 2 StPO",
    beginnregel: "R-STPO",
  },
  BVerfGG: {
    norm: "§§ 187 ff. BGB, § 222 ZPO entsprechend",
    ab: t("1951-04-17"),
    verschiebung: "vorwaerts",
    endnorm: "§ 222 Abs. 2 ZPO entsprechend",
    laender: ["BW"],
    sicherheit: "mittel",
    grund: "Das BVerfGG regelt die Berechnung nicht selbst; BGB und ZPO werden entsprechend angewandt.",
  },
  InsO: {
    norm: "§ 4 InsO, § 222 ZPO",
    ab: t("1999-01-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 4 InsO, § 222 Abs. 2 ZPO",
    stunden,
  },
  AO: {
    norm: "§ 108 AO",
    ab: t("1977-01-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 108 Abs. 3 AO",
    stunden: "mit-feiertagen",
  },
  VwVfG: {
    norm: "§ 31 VwVfG",
    ab: t("1977-01-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 31 Abs. 3 VwVfG",
    stunden: "mit-feiertagen",
  },
  "SGB X": {
    norm: "§ 26 SGB X",
    ab: t("1981-01-01"),
    verschiebung: "vorwaerts",
    endnorm: "§ 26 Abs. 3 SGB X",
    stunden: "mit-feiertagen",
  },
  BGB: { norm: "§§ 186–193 BGB", ab: bgbAb, verschiebung: "vorwaerts", endnorm: "§ 193 BGB" },
  "BGB-KUEND": {
    norm: "§§ 186–188 BGB",
    ab: bgbAb,
    verschiebung: "keine",
    endnorm: "§ 193 BGB gilt für Kündigungsfristen nicht (BGH III ZR 172/04)",
    regel: "R-KUEND",
  },
  "BGB-WERKTAG": {
    norm: "§§ 186–193 BGB",
    ab: bgbAb,
    verschiebung: "vorwaerts",
    endnorm: "§ 193 BGB",
    regel: "R-KUEND",
  },
  "AKTG-121": {
    norm: "§ 121 Abs. 7 AktG",
    ab: t("2009-09-01"),
    verschiebung: "keine",
    endnorm: "§ 121 Abs. 7 Satz 2 AktG",
    regel: "R-AKTG",
  },
  "INSO-139": {
    norm: "§ 139 Abs. 1 InsO",
    ab: t("1999-01-01"),
    verschiebung: "keine",
    endnorm: "§ 139 Abs. 1 InsO",
    regel: "R-INSO139",
  },
  "OWIG-VERJ": {
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
    norm: "§§ 186–193 BGB",
    ab: bgbAb,
    verschiebung: "vorwaerts",
    endnorm: "§ 193 BGB",
    laender: ["BY", "TH", "BE"],
    sicherheit: "mittel",
    grund: "Auch die Dienststellen Jena und Berlin wahren die Frist; gerechnet ist der frühere Tag.",
  },
  EMRK: {
    norm: "Art. 35 Abs. 1 EMRK",
    ab: t("1953-09-03"),
    verschiebung: "keine",
    endnorm: "Art. 35 Abs. 1 EMRK (GK 29.06.2012, 27396/06, Sabri Güneş)",
    regel: "R-EMRK",
  },
  EUG: {
    norm: "Art. 58–60 VerfO-EuG",
    ab: t("2015-07-01"),
    verschiebung: "vorwaerts",
    endnorm: "Art. 58 Abs. 2 VerfO-EuG",
    regel: "R-EUG",
    sicherheit: "mittel",
    grund: "Der Text der Verfahrensordnung gehört nicht zum geprüften Bestand.",
  },
  "EU-1182/71": {
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

/** Whether a Saturday moves the end: since 1 October 1965 (§ 193 BGB, § 222 Abs. 2 ZPO, § 43 Abs. 2 StPO). */
export const sonnabendVerschiebt = zeitreihe({ norm: "§ 193 BGB", geprueft }, [
  { ab: bgbAb, quelle: zpo1877, wert: false },
  { ab: t("1965-10-01"), quelle: sonnabend1965, wert: true },
]);

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
