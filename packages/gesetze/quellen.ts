import type { Quelle } from "@gebuehrenportal/recht";

/** Official texts at gesetze-im-internet.de: the statute, or one of its pages (`zpo/__104.html`). */
export const gii = (pfad: string): string =>
  `https://www.gesetze-im-internet.de/${pfad.includes(".") ? pfad : `${pfad}/`}`;

/** An act as the gazette published it. */
export type Akt = Pick<Quelle, "titel" | "fundstelle">;

/** The act as the source of a number: with the text of the statute it changed. */
export const fuer = (akt: Akt, pfad: string): Quelle => ({ ...akt, link: gii(pfad) });

export const kostRmog2004: Akt = {
  titel: "Kostenrechtsmodernisierungsgesetz (KostRMoG) vom 05.05.2004",
  fundstelle: "BGBl. I 2004 S. 718",
};

/** Brought Nr. 3338 VV. */
export const kapMuG2012: Akt = {
  titel: "Gesetz zur Reform des Kapitalanleger-Musterverfahrensgesetzes vom 19.10.2012",
  fundstelle: "BGBl. I 2012 S. 2182",
};

export const zweitesKostRmog2013: Akt = {
  titel: "2. Kostenrechtsmodernisierungsgesetz (2. KostRMoG) vom 23.07.2013",
  fundstelle: "BGBl. I 2013 S. 2586",
};

/** Raised the limit of the lowest step of part 5 VV from 40 to 60 €. */
export const bussgeldgrenze2015: Akt = {
  titel: "Gesetz vom 17.07.2015",
  fundstelle: "BGBl. I 2015 S. 1332",
};

export const kostRaeg2021: Akt = {
  titel: "Kostenrechtsänderungsgesetz 2021 (KostRÄG 2021) vom 21.12.2020",
  fundstelle: "BGBl. I 2020 S. 3229",
};

export const inkassorecht2021: Akt = {
  titel: "Gesetz zur Verbesserung des Verbraucherschutzes im Inkassorecht vom 22.12.2020",
  fundstelle: "BGBl. I 2020 S. 3320",
};

/** Brought § 77 Abs. 4 AsylG, to which § 30 Abs. 1 RVG refers. */
export const asylverfahren2023: Akt = {
  titel: "Gesetz zur Beschleunigung der Asylgerichtsverfahren und Asylverfahren vom 21.12.2022",
  fundstelle: "BGBl. I 2022 S. 2817",
};

/** Brought the Abhilfeklage with its cap to § 48 Abs. 1 GKG, and the cap of § 51 Abs. 2 Satz 2 GKG. */
export const vrug2023: Akt = {
  titel: "Verbandsklagenrichtlinienumsetzungsgesetz (VRUG) vom 08.10.2023",
  fundstelle: "BGBl. 2023 I Nr. 272",
};

export const kostBraeg2025: Akt = {
  titel: "Kosten- und Betreuervergütungsrechtsänderungsgesetz 2025 (KostBRÄG 2025) vom 07.04.2025",
  fundstelle: "BGBl. 2025 I Nr. 109",
};

/** General rate of 16 % since 1 April 1998. */
export const rentenfinanzierung1997: Akt = {
  titel: "Gesetz zur Finanzierung eines zusätzlichen Bundeszuschusses zur Rentenversicherung vom 19.12.1997",
  fundstelle: "BGBl. I 1997 S. 3121",
};

export const haushaltsbegleitgesetz2006: Akt = {
  titel: "Haushaltsbegleitgesetz 2006 vom 29.06.2006",
  fundstelle: "BGBl. I 2006 S. 1402",
};

/** § 28 Abs. 1 UStG: 16 % from 1 July to 31 December 2020, and with its end 19 % again. */
export const zweitesCoronaSteuerhilfegesetz2020: Akt = {
  titel: "Zweites Corona-Steuerhilfegesetz vom 29.06.2020",
  fundstelle: "BGBl. I 2020 S. 1512",
};

export const schuldrecht2001: Akt = {
  titel: "Gesetz zur Modernisierung des Schuldrechts vom 26.11.2001",
  fundstelle: "BGBl. I 2001 S. 3138",
};

export const zahlungsverzug2014: Akt = {
  titel: "Gesetz zur Bekämpfung von Zahlungsverzug im Geschäftsverkehr vom 22.07.2014",
  fundstelle: "BGBl. I 2014 S. 1218",
};

/** Text of the ZPO as announced; §§ 3 to 9 have stood in it unchanged since. */
export const zpo2005: Akt = {
  titel: "Zivilprozessordnung in der Fassung der Bekanntmachung vom 05.12.2005",
  fundstelle: "BGBl. I 2005 S. 3202",
};

/** § 850k ZPO, in force from 1 July 2010 to 30 November 2021. */
export const kontopfaendungsschutz2009: Akt = {
  titel: "Gesetz zur Reform des Kontopfändungsschutzes vom 07.07.2009",
  fundstelle: "BGBl. I 2009 S. 1707",
};

/** §§ 899 ff. ZPO, in force since 1 December 2021. */
export const pKontoFortentwicklung2020: Akt = {
  titel: "Pfändungsschutzkonto-Fortentwicklungsgesetz (PKoFoG) vom 22.11.2020",
  fundstelle: "BGBl. I 2020 S. 2466",
};

/** Brought Nrn. 441 and 442 GvKostG, and Nr. 2114 in place of Nr. 2113 KV GKG on 18 January 2017. */
export const euKontenpfaendung2016: Akt = {
  titel: "Gesetz zur Durchführung der Verordnung über die Kontenpfändung (EuKoPfVODG) vom 21.11.2016",
  fundstelle: "BGBl. I 2016 S. 2591",
};

export const buergerlichesGesetzbuch: Akt = {
  titel: "Bürgerliches Gesetzbuch (BGB) vom 18.08.1896",
  fundstelle: "RGBl. 1896 S. 195",
};

export const handelsgesetzbuch: Akt = {
  titel: "Handelsgesetzbuch (HGB) vom 10.05.1897",
  fundstelle: "RGBl. 1897 S. 219",
};

/** New wording of § 49 GKG for actions on resolutions of apartment owners. */
export const weMoG2020: Akt = {
  titel: "Wohnungseigentumsmodernisierungsgesetz (WEMoG) vom 16.10.2020",
  fundstelle: "BGBl. I 2020 S. 2187",
};

export const fggReform2009: Akt = {
  titel: "FGG-Reformgesetz vom 17.12.2008",
  fundstelle: "BGBl. I 2008 S. 2586",
};

export const prozesskostenhilfe2013: Akt = {
  titel: "Gesetz zur Änderung des Prozesskostenhilfe- und Beratungshilferechts vom 31.08.2013",
  fundstelle: "BGBl. I 2013 S. 3533",
};

/** Created VersAusglG, § 50 FamGKG in its present shape and § 225 FamFG. */
export const vaStrRefG2009: Akt = {
  titel: "Gesetz zur Strukturreform des Versorgungsausgleichs (VAStrRefG) vom 03.04.2009",
  fundstelle: "BGBl. I 2009 S. 700",
};

/** Brought the sum of several rights of the BetrAVG to § 14 Abs. 2 Nr. 2 VersAusglG. */
export const vaAenderung2021: Akt = {
  titel: "Gesetz zur Änderung des Versorgungsausgleichsrechts vom 12.05.2021",
  fundstelle: "BGBl. I 2021 S. 1085",
};

export const zivilprozessreform2001: Akt = {
  titel: "Gesetz zur Reform des Zivilprozesses (ZPO-RG) vom 27.07.2001",
  fundstelle: "BGBl. I 2001 S. 1887",
};
