import type { Quelle } from "@gebuehrenportal/recht";
import {
  allerheiligen,
  einmalig,
  fronleichnam,
  reformationsjubilaeum,
  seitBeginn,
  tagDerEinheit,
  ueberall,
} from "./tage.ts";
import type { Landesfeiertage } from "./typ.ts";

const gesetz: Quelle = {
  titel: "Landesgesetz über den Schutz der Sonn- und Feiertage (Feiertagsgesetz – LFtG) vom 15.07.1970",
  fundstelle: "GVBl. 1970 S. 225",
  link: "https://www.landesrecht.rlp.de/bsrp/document/jlr-FeiertGRPpP2",
};

const reformationsjahr: Quelle = {
  titel:
    "Landesverordnung zur Bestimmung des Reformationstages 2017 zum einmaligen gesetzlichen Feiertag, beschlossen im November 2015",
  fundstelle: "GVBl. 2015, Seite nicht erfasst",
};

const norm = "§ 2 Abs. 1 LFtG";

export const rheinlandPfalz: Landesfeiertage = {
  name: "Rheinland-Pfalz",
  tage: [
    ...seitBeginn(norm, gesetz, [...ueberall, fronleichnam, allerheiligen]),
    tagDerEinheit,
    einmalig(reformationsjubilaeum, "§ 2 Abs. 2 LFtG", { jahr: 2017, quelle: reformationsjahr }),
  ],
};
