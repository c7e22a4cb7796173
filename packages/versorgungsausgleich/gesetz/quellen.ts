import type { Quelle } from "@gebuehrenportal/recht";

/** Created VersAusglG, § 50 FamGKG in its present shape and § 225 FamFG. */
export const vaStrRefG2009: Quelle = {
  titel: "Gesetz zur Strukturreform des Versorgungsausgleichs (VAStrRefG) vom 03.04.2009",
  fundstelle: "BGBl. I 2009 S. 700",
  link: "https://www.gesetze-im-internet.de/versausglg/",
};
