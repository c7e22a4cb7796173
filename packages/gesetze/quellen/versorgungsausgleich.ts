import type { Quelle } from "@gebuehrenportal/recht";

/** Created VersAusglG, § 50 FamGKG in its present shape and § 225 FamFG. */
export const vaStrRefG2009: Quelle = {
  titel: "Gesetz zur Strukturreform des Versorgungsausgleichs (VAStrRefG) vom 03.04.2009",
  fundstelle: "BGBl. I 2009 S. 700",
  link: "https://www.gesetze-im-internet.de/versausglg/",
};

/** Brought the sum of several rights of the BetrAVG to § 14 Abs. 2 Nr. 2 VersAusglG. */
export const vaAenderung2021: Quelle = {
  titel: "Gesetz zur Änderung des Versorgungsausgleichsrechts vom 12.05.2021",
  fundstelle: "BGBl. I 2021 S. 1085",
  link: "https://www.gesetze-im-internet.de/versausglg/__14.html",
};

export const zweitesKostRmog2013: Quelle = {
  titel: "2. Kostenrechtsmodernisierungsgesetz (2. KostRMoG) vom 23.07.2013",
  fundstelle: "BGBl. I 2013 S. 2586",
  link: "https://www.gesetze-im-internet.de/gnotkg/",
};

/** Text of the ZPO as announced; §§ 8 and 9 have stood in it unchanged since. */
export const zpo2005: Quelle = {
  titel: "Zivilprozessordnung in der Fassung der Bekanntmachung vom 05.12.2005",
  fundstelle: "BGBl. I 2005 S. 3202",
  link: "https://www.gesetze-im-internet.de/zpo/",
};
