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
  titel: "Gesetz über Sonn- und Feiertage (SFTG) vom 28.06.2004",
  fundstelle: "GVOBl. Schl.-H. 2004 S. 213",
  link: "https://www.gesetze-rechtsprechung.sh.juris.de/bssh/document/jlr-FeiertGSH2004V3P2",
};

const reformationsjahr: Quelle = {
  titel: "Landesverordnung über den Reformationstag 2017 vom 24.11.2014",
  fundstelle: "GVOBl. Schl.-H. 2014 S. 380",
};
const gesetz2018: Quelle = {
  titel: "Gesetz zur Änderung des Gesetzes über Sonn- und Feiertage vom 21.03.2018",
  fundstelle: "GVOBl. Schl.-H. 2018 S. 69",
};

const norm = "§ 2 Abs. 1 SFTG";

export const schleswigHolstein: Landesfeiertage = {
  name: "Schleswig-Holstein",
  tage: [
    ...seitBeginn(norm, gesetz, ueberall),
    tagDerEinheit,
    einmalig(reformationsjubilaeum, "§ 2 Abs. 2 SFTG", { jahr: 2017, quelle: reformationsjahr }),
    feiertag(reformationstag, norm, { ab: tag("2018-03-30"), quelle: gesetz2018 }),
  ],
};
