import type { Quelle } from "@gebuehrenportal/recht";
import { dreikoenige, reformationstag, seitBeginn, tagDerEinheit, ueberall } from "./tage.ts";
import type { Landesfeiertage } from "./typ.ts";

const gesetz: Quelle = {
  titel: "Gesetz über die Sonn- und Feiertage (FeiertG LSA) in der Fassung von 2004",
  fundstelle: "GVBl. LSA 2004 S. 538",
  link: "https://www.landesrecht.sachsen-anhalt.de/bsst/document/jlr-FeiertGSTpP2",
};

const norm = "§ 2 FeiertG LSA";

export const sachsenAnhalt: Landesfeiertage = {
  name: "Sachsen-Anhalt",
  tage: [...seitBeginn(norm, gesetz, [...ueberall, dreikoenige, reformationstag]), tagDerEinheit],
};
