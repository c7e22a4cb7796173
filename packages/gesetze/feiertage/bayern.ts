import type { Quelle } from "@gebuehrenportal/recht";
import {
  allerheiligen,
  dreikoenige,
  einmalig,
  fronleichnam,
  reformationsjubilaeum,
  seitBeginn,
  tagDerEinheit,
  ueberall,
} from "./tage.ts";
import type { Landesfeiertage } from "./typ.ts";

const gesetz: Quelle = {
  titel: "Gesetz über den Schutz der Sonn- und Feiertage (Feiertagsgesetz – FTG) vom 21.05.1980",
  fundstelle: "BayRS 1131-3-I; GVBl. 1980 S. 215",
  link: "https://www.gesetze-bayern.de/Content/Document/BayFTG/true",
};

const reformationsjahr: Quelle = {
  titel: "Gesetz zur Änderung des Feiertagsgesetzes vom 12.04.2016",
  fundstelle: "GVBl. 2016 S. 50",
  link: "https://www.verkuendung-bayern.de/gvbl/2016-50",
};

const norm = "Art. 1 Abs. 1 Nr. 1 FTG (BY)";

export const bayern: Landesfeiertage = {
  name: "Bayern",
  tage: [
    ...seitBeginn(norm, gesetz, [...ueberall, dreikoenige, fronleichnam, allerheiligen]),
    tagDerEinheit,
    einmalig(reformationsjubilaeum, "Art. 1 Abs. 2a FTG (BY)", { jahr: 2017, quelle: reformationsjahr }),
  ],
};
