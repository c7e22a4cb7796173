import type { Quelle } from "@gebuehrenportal/recht";

const bgb = "https://www.gesetze-im-internet.de/bgb/";
const zpo = "https://www.gesetze-im-internet.de/zpo/";
const rdg = "https://www.gesetze-im-internet.de/rdg/";

export const schuldrecht2002: Quelle = {
  titel: "Gesetz zur Modernisierung des Schuldrechts vom 26.11.2001",
  fundstelle: "BGBl. I 2001 S. 3138",
  link: bgb,
};

export const zahlungsverzug2014: Quelle = {
  titel: "Gesetz zur Bekämpfung von Zahlungsverzug im Geschäftsverkehr vom 22.07.2014",
  fundstelle: "BGBl. I 2014 S. 1218",
  link: `${bgb}__288.html`,
};

export const inkassorecht2021: Quelle = {
  titel: "Gesetz zur Verbesserung des Verbraucherschutzes im Inkassorecht vom 22.12.2020",
  fundstelle: "BGBl. I 2020 S. 3320",
  link: rdg,
};

export const zivilprozessordnung: Quelle = {
  titel: "Zivilprozessordnung in der Fassung der Bekanntmachung vom 05.12.2005",
  fundstelle: "BGBl. I 2005 S. 3202",
  link: zpo,
};

/** The yearly notice of § 850c Abs. 4 ZPO. */
export const pfaendungsfreigrenzen = (fundstelle: string, jahr: number): Quelle => ({
  titel: `Bekanntmachung zu den Pfändungsfreigrenzen ${jahr} nach § 850c ZPO`,
  fundstelle,
  link: `${zpo}__850c.html`,
});

/** § 850k ZPO, in force from 1 July 2010 to 30 November 2021. */
export const kontopfaendungsschutz2009: Quelle = {
  titel: "Gesetz zur Reform des Kontopfändungsschutzes vom 07.07.2009",
  fundstelle: "BGBl. I 2009 S. 1707",
  link: `${zpo}__899.html`,
};

/** §§ 899 ff. ZPO, in force since 1 December 2021. */
export const pKontoFortentwicklung2020: Quelle = {
  titel: "Pfändungsschutzkonto-Fortentwicklungsgesetz (PKoFoG) vom 22.11.2020",
  fundstelle: "BGBl. I 2020 S. 2466",
  link: `${zpo}__899.html`,
};

export const zivilprozessreform2001: Quelle = {
  titel: "Gesetz zur Reform des Zivilprozesses (ZPO-RG) vom 27.07.2001",
  fundstelle: "BGBl. I 2001 S. 1887",
  link: `${zpo}__104.html`,
};

export const buergerlichesGesetzbuch: Quelle = {
  titel: "Bürgerliches Gesetzbuch (BGB) vom 18.08.1896",
  fundstelle: "RGBl. 1896 S. 195",
  link: `${bgb}__246.html`,
};

export const handelsgesetzbuch: Quelle = {
  titel: "Handelsgesetzbuch (HGB) vom 10.05.1897",
  fundstelle: "RGBl. 1897 S. 219",
  link: "https://www.gesetze-im-internet.de/hgb/__352.html",
};

export const kostBraeg2025: Quelle = {
  titel: "Kosten- und Betreuervergütungsrechtsänderungsgesetz 2025 (KostBRÄG 2025) vom 07.04.2025",
  fundstelle: "BGBl. 2025 I Nr. 109",
  link: "https://www.gesetze-im-internet.de/rvg/",
};

export const zweitesKostRmog2013: Quelle = {
  titel: "2. Kostenrechtsmodernisierungsgesetz (2. KostRMoG) vom 23.07.2013",
  fundstelle: "BGBl. I 2013 S. 2586",
  link: "https://www.gesetze-im-internet.de/gvkostg/",
};

/** Brought Nrn. 441 and 442 GvKostG, and Nr. 2114 in place of Nr. 2113 KV GKG on 18 January 2017. */
export const euKontenpfaendung2016: Quelle = {
  titel: "Gesetz zur Durchführung der Verordnung über die Kontenpfändung (EuKoPfVODG) vom 21.11.2016",
  fundstelle: "BGBl. I 2016 S. 2591",
  link: "https://www.gesetze-im-internet.de/gvkostg/",
};

export const kostBraegVollstreckung2025: Quelle = {
  ...kostBraeg2025,
  link: "https://www.gesetze-im-internet.de/gvkostg/",
};
