/** Where a case was published; `datum`: day or issue as the source shows it, else the day it was read. */
export type FallQuelle = { readonly titel: string; readonly datum: string; readonly fundort: string };

/** A published case: inputs and result typed in from the source. */
export type Fall = {
  readonly titel: string;
  readonly quelle: FallQuelle;
  /** What the source leaves open, or how it counts differently. */
  readonly bemerkung?: string;
};

export const bgh2011: FallQuelle = {
  titel: "BGH, Beschluss vom 30.11.2011 – XII ZB 344/10",
  datum: "30.11.2011",
  fundort: "https://streifler.de/urteil/bgh/beschluss-xii-zb-34410-2011-11-30",
};
export const bgh2015: FallQuelle = {
  titel: "BGH, Beschluss vom 02.09.2015 – XII ZB 33/13",
  datum: "02.09.2015",
  fundort:
    "https://rvrecht.deutsche-rentenversicherung.de/SharedDocs/rvRecht/06_Urteile/BGH/2015/urt_bgh_2015_09_02_xiizb33_13.html",
};
export const bgh2020: FallQuelle = {
  titel: "BGH, Beschluss vom 23.09.2020 – XII ZB 250/20",
  datum: "23.09.2020",
  fundort: "https://rewis.io/urteile/urteil/sj9-23-09-2020-xii-zb-25020/",
};
export const stuttgart2011: FallQuelle = {
  titel: "OLG Stuttgart, Beschluss vom 20.04.2011 – 15 UF 81/11",
  datum: "20.04.2011",
  fundort: "https://streifler.de/urteil/olgstut/15-uf-8111-2011-04-20",
};
export const stuttgart2015: FallQuelle = {
  titel: "OLG Stuttgart, Beschluss vom 20.08.2015 – 11 UF 13/15",
  datum: "20.08.2015",
  fundort: "https://streifler.de/urteil/olgstut/11-uf-1315-2015-08-20",
};
export const ags2011: FallQuelle = {
  titel: "AGS 9/2011, Keine Berücksichtigung von Anwartschaften, 1. Sachverhalt",
  datum: "9/2011",
  fundort:
    "https://www.haufe.de/recht/deutsches-anwalt-office-premium/ags-092011-keine-beruecksichtigung-von-anwartschaften-1-sachverhalt_idesk_PI17574_HI2734283.html",
};
export const bagatelltabelle: FallQuelle = {
  titel: "Versorgungsausgleichswerk, Bagatellgrenze",
  datum: "abgerufen 21.11.2026",
  fundort: "https://www.versorgungsausgleichswerk.de/bagatellegrenze/",
};
export const unterhalt2022: FallQuelle = {
  titel: "Familiensachen, Wiederkehrende Leistung und fällige Beträge, Rn. 148, Beispiel 38",
  datum: "abgerufen 21.11.2026",
  fundort:
    "https://www.haufe.de/recht/deutsches-anwalt-office-premium/28-familiensachen-dd-wiederkehrende-leistung-und-faellige-betraege_idesk_PI17574_HI15461050.html",
};
