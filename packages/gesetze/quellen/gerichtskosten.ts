import type { Quelle } from "@gebuehrenportal/recht";

/** Official texts of the four statutes in their present wording. */
export const gesetzestext = {
  gkg: "https://www.gesetze-im-internet.de/gkg_2004/",
  famgkg: "https://www.gesetze-im-internet.de/famgkg/",
  gnotkg: "https://www.gesetze-im-internet.de/gnotkg/",
  gvkostg: "https://www.gesetze-im-internet.de/gvkostg/",
} as const;

export const zweitesKostRmog2013: Quelle = {
  titel: "2. Kostenrechtsmodernisierungsgesetz (2. KostRMoG) vom 23.07.2013",
  fundstelle: "BGBl. I 2013 S. 2586",
  link: gesetzestext.gkg,
};

export const kostRaeg2021: Quelle = {
  titel: "Kostenrechtsänderungsgesetz 2021 (KostRÄG 2021) vom 21.12.2020",
  fundstelle: "BGBl. I 2020 S. 3229 (Anlage 2: S. 3233)",
  link: gesetzestext.gkg,
};

export const kostBraeg2025: Quelle = {
  titel: "Kosten- und Betreuervergütungsrechtsänderungsgesetz 2025 (KostBRÄG 2025) vom 07.04.2025",
  fundstelle: "BGBl. 2025 I Nr. 109 (Anlage 2: S. 11)",
  link: gesetzestext.gkg,
};

/** The same act where another statute or another page of it is meant. */
export const fuerGesetz = (quelle: Quelle, gesetz: keyof typeof gesetzestext, seite?: string): Quelle => ({
  ...quelle,
  fundstelle: `${quelle.fundstelle.replace(/ \(.*/, "")}${seite ? ` (Anlage 2: S. ${seite})` : ""}`,
  link: gesetzestext[gesetz],
});
