import type { Quelle } from "@gebuehrenportal/recht";
import {
  allerheiligen,
  einmalig,
  fronleichnam,
  mariaeHimmelfahrt,
  reformationsjubilaeum,
  seitBeginn,
  tagDerEinheit,
  ueberall,
} from "./tage.ts";
import type { Landesfeiertage } from "./typ.ts";

const gesetz: Quelle = {
  titel: "Gesetz Nr. 1040 über die Sonn- und Feiertage (Feiertagsgesetz – SFG) vom 18.02.1976",
  fundstelle: "Amtsbl. 1976 S. 211",
  link: "https://recht.saarland.de/bssl/document/jlr-FeiertGSL1976V6P2",
};

const reformationsjahr: Quelle = {
  titel: "Verordnung zur Erklärung des 500. Reformationsjubiläums am 31.10.2017 zum Feiertag vom 18.06.2014",
  fundstelle: "Amtsbl. 2014 S. 283",
};

const norm = "§ 2 Abs. 1 SFG";

export const saarland: Landesfeiertage = {
  name: "Saarland",
  tage: [
    ...seitBeginn(norm, gesetz, [...ueberall, fronleichnam, mariaeHimmelfahrt, allerheiligen]),
    tagDerEinheit,
    einmalig(reformationsjubilaeum, "§ 2 Abs. 2 SFG", { jahr: 2017, quelle: reformationsjahr }),
  ],
};
