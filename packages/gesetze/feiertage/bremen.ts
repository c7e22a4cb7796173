import { type Quelle, tag } from "@gebuehrenportal/recht";
import {
  einmalig,
  feiertag,
  reformationsjubilaeum,
  reformationstag,
  seitBeginn,
  tagDerEinheit,
  ueberall,
} from "./tage.ts";
import type { Landesfeiertage } from "./typ.ts";

const gesetz: Quelle = {
  titel: "Gesetz über die Sonn-, Gedenk- und Feiertage vom 12.11.1954",
  fundstelle: "Brem.GBl. 1954 S. 115",
  link: "https://www.transparenz.bremen.de/metainformationen/gesetz-ueber-die-sonn-gedenk-und-feiertage-vom-12-november-1954-145882",
};

const gesetz2013: Quelle = {
  titel: "Gesetz zur Änderung des Gesetzes über die Sonn- und Feiertage vom 21.05.2013",
  fundstelle: "Brem.GBl. 2013 S. 231",
};
/** Its day in force is not recorded; the series begins with the first such holiday. */
const gesetz2018: Quelle = {
  titel: "Gesetz zur Änderung des Gesetzes über die Sonn-, Gedenk- und Feiertage vom 26.06.2018",
  fundstelle: "Brem.GBl. 2018 S. 302",
};

const norm = "§ 2 Abs. 1 Gesetz über die Sonn-, Gedenk- und Feiertage (HB)";

export const bremen: Landesfeiertage = {
  name: "Bremen",
  tage: [
    ...seitBeginn(norm, gesetz, ueberall),
    tagDerEinheit,
    einmalig(reformationsjubilaeum, norm, { jahr: 2017, quelle: gesetz2013 }),
    feiertag(reformationstag, norm, { ab: tag("2018-10-31"), quelle: gesetz2018 }),
  ],
};
