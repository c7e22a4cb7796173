import type { Quelle } from "@gebuehrenportal/recht";

/** Official text of the RVG in its present wording. */
const rvg = "https://www.gesetze-im-internet.de/rvg/";
const ustg = "https://www.gesetze-im-internet.de/ustg_1980/";

/** RVG in force since 1 July 2004; its part 5 brought the advice fees to § 34 RVG on 1 July 2006. */
export const kostRmog2004: Quelle = {
  titel: "Kostenrechtsmodernisierungsgesetz (KostRMoG) vom 05.05.2004",
  fundstelle: "BGBl. I 2004 S. 718, 788",
  link: rvg,
};

/** Brought Nr. 3338 VV. */
export const kapMuG2012: Quelle = {
  titel: "Gesetz zur Reform des Kapitalanleger-Musterverfahrensgesetzes vom 19.10.2012",
  fundstelle: "BGBl. I 2012 S. 2182",
  link: rvg,
};

export const zweitesKostRmog2013: Quelle = {
  titel: "2. Kostenrechtsmodernisierungsgesetz (2. KostRMoG) vom 23.07.2013",
  fundstelle: "BGBl. I 2013 S. 2586",
  link: rvg,
};

/** Raised the limit of the lowest step of part 5 VV from 40 to 60 €. */
export const bussgeldgrenze2015: Quelle = {
  titel: "Gesetz vom 17.07.2015",
  fundstelle: "BGBl. I 2015 S. 1332",
  link: rvg,
};

export const kostRaeg2021: Quelle = {
  titel: "Kostenrechtsänderungsgesetz 2021 (KostRÄG 2021) vom 21.12.2020",
  fundstelle: "BGBl. I 2020 S. 3229",
  link: rvg,
};

export const inkassorecht2021: Quelle = {
  titel: "Gesetz zur Verbesserung des Verbraucherschutzes im Inkassorecht vom 22.12.2020",
  fundstelle: "BGBl. I 2020 S. 3320",
  link: rvg,
};

/** Brought § 77 Abs. 4 AsylG, to which § 30 Abs. 1 RVG refers. */
export const asylverfahren2023: Quelle = {
  titel: "Gesetz zur Beschleunigung der Asylgerichtsverfahren und Asylverfahren vom 21.12.2022",
  fundstelle: "BGBl. I 2022 S. 2817",
  link: `${rvg}__30.html`,
};

export const vrug2023: Quelle = {
  titel: "Verbandsklagenrichtlinienumsetzungsgesetz (VRUG) vom 08.10.2023",
  fundstelle: "BGBl. 2023 I Nr. 272",
  link: rvg,
};

export const kostBraeg2025: Quelle = {
  titel: "Kosten- und Betreuervergütungsrechtsänderungsgesetz 2025 (KostBRÄG 2025) vom 07.04.2025",
  fundstelle: "BGBl. 2025 I Nr. 109",
  link: rvg,
};

/** General rate of 16 % since 1 April 1998. */
export const rentenfinanzierung1997: Quelle = {
  titel: "Gesetz zur Finanzierung eines zusätzlichen Bundeszuschusses zur Rentenversicherung vom 19.12.1997",
  fundstelle: "BGBl. I 1997 S. 3121",
  link: `${ustg}__12.html`,
};

export const haushaltsbegleitgesetz2006: Quelle = {
  titel: "Haushaltsbegleitgesetz 2006 vom 29.06.2006",
  fundstelle: "BGBl. I 2006 S. 1402",
  link: `${ustg}__12.html`,
};

/** § 28 Abs. 1 UStG: 16 % from 1 July to 31 December 2020, and with its end 19 % again. */
export const zweitesCoronaSteuerhilfegesetz2020: Quelle = {
  titel: "Zweites Corona-Steuerhilfegesetz vom 29.06.2020",
  fundstelle: "BGBl. I 2020 S. 1512",
  link: `${ustg}__28.html`,
};
