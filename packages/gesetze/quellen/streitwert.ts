import type { Quelle } from "@gebuehrenportal/recht";
import * as akte from "../quellen.ts";

const gii = (ordner: string) => `https://www.gesetze-im-internet.de/${ordner}/`;

export const zweitesKostRmog2013: Quelle = akte.fuer(akte.zweitesKostRmog2013, "gkg_2004");

export const kostRaeg2021: Quelle = akte.fuer(akte.kostRaeg2021, "gkg_2004");

export const kostBraeg2025: Quelle = akte.fuer(akte.kostBraeg2025, "famgkg");

/** New wording of § 49 GKG for actions on resolutions of apartment owners. */
export const weMoG2020: Quelle = akte.fuer(akte.weMoG2020, "gkg_2004");

/** Brought the Abhilfeklage with its cap to § 48 Abs. 1 GKG, and the cap of § 51 Abs. 2 Satz 2 GKG. */
export const vrug2023: Quelle = akte.fuer(akte.vrug2023, "gkg_2004");

/** Raised the limits of jurisdiction and appeal on 1 January 2026. */
export const zustaendigkeitsstreitwert2025: Quelle = {
  titel:
    "Gesetz zur Änderung des Zuständigkeitsstreitwerts der Amtsgerichte, zum Ausbau der Spezialisierung der Justiz in Zivilsachen sowie zur Änderung weiterer prozessualer Regelungen (Gesetz zum Zuständigkeitsstreitwert)",
  fundstelle: "in Kraft seit 01.01.2026; § 44 EGGVG, § 47 EGZPO",
  link: gii("gvg"),
};

/** Text of the ZPO as announced; §§ 3 to 9 have stood in it unchanged since. */
export const zpo2005: Quelle = akte.fuer(akte.zpo2005, "zpo");

/** Reform of the Civil Procedure of 2002: the older limits stand with its day, which no stored text dates. */
export const zpoReform2002: Quelle = {
  titel: "Zivilprozessreformgesetz vom 27.07.2001",
  fundstelle: "BGBl. I 2001 S. 1887",
  link: gii("zpo"),
};

export const kostRmog2004: Quelle = akte.fuer(akte.kostRmog2004, "gkg_2004");

export const fggReform2009: Quelle = akte.fuer(akte.fggReform2009, "famfg");

export const onlineVerfahren2026: Quelle = {
  titel: "Gesetz zur Entwicklung und Erprobung eines Online-Verfahrens in der Zivilgerichtsbarkeit",
  fundstelle: "§§ 1122 ff. ZPO, Textstand 07. bis 13.01.2026",
  link: gii("zpo"),
};

/** Notice on § 115 ZPO for a year. */
export const pkhb = (jahr: number, vom: string, fundstelle: string, ordner = `pkhb_${jahr}`): Quelle => ({
  titel: `Prozesskostenhilfebekanntmachung ${jahr} (PKHB ${jahr}) vom ${vom}`,
  fundstelle,
  link: gii(ordner),
});

export const prozesskostenhilfe2013: Quelle = akte.fuer(akte.prozesskostenhilfe2013, "zpo/__115.html");

/** Value catalogues of judges' commissions: recommendations that bind no court. */
export const katalogVerwaltung2013: Quelle = {
  titel: "Streitwertkatalog für die Verwaltungsgerichtsbarkeit, Fassung 2013",
  fundstelle: "Beschlüsse vom 31.05./01.06.2012 und 18.07.2013",
};

export const katalogVerwaltung2025: Quelle = {
  titel: "Streitwertkatalog für die Verwaltungsgerichtsbarkeit, Fassung 2025",
  fundstelle: "Stand 21.02.2025, veröffentlicht 01.07.2025",
};

export const katalogArbeit2013: Quelle = {
  titel: "Streitwertkatalog für die Arbeitsgerichtsbarkeit, Fassung 2013",
  fundstelle: "Streitwertkommission, erste Fassung 2013",
};

export const katalogArbeit2024: Quelle = {
  titel: "Streitwertkatalog für die Arbeitsgerichtsbarkeit, Fassung 2024",
  fundstelle: "Streitwertkommission, Februar 2024",
};
