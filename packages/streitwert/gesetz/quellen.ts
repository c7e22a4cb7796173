import type { Quelle } from "@gebuehrenportal/recht";

const gii = (ordner: string) => `https://www.gesetze-im-internet.de/${ordner}/`;

export const zweitesKostRmog2013: Quelle = {
  titel: "2. Kostenrechtsmodernisierungsgesetz (2. KostRMoG) vom 23.07.2013",
  fundstelle: "BGBl. I 2013 S. 2586",
  link: gii("gkg_2004"),
};

export const kostRaeg2021: Quelle = {
  titel: "Kostenrechtsänderungsgesetz 2021 (KostRÄG 2021) vom 21.12.2020",
  fundstelle: "BGBl. I 2020 S. 3229",
  link: gii("gkg_2004"),
};

export const kostBraeg2025: Quelle = {
  titel: "Kosten- und Betreuervergütungsrechtsänderungsgesetz 2025 (KostBRÄG 2025) vom 07.04.2025",
  fundstelle: "BGBl. 2025 I Nr. 109",
  link: gii("famgkg"),
};
