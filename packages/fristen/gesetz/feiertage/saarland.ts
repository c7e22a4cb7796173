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
  titel: "Gesetz Nr. 1040 über die Sonn- und Feiertage (Feiertagsgesetz – SFG) von 1976",
  fundstelle: "Amtsbl. 1976 S. 211",
  link: "https://recht.saarland.de/bssl/document/jlr-FeiertGSL1976V6P2",
};

const reformationsjahr: Quelle = {
  titel: "Landesrechtliche Regelung zum 500. Reformationsjubiläum am 31.10.2017",
  fundstelle: "Beschluss der Regierungschefs der Länder vom 06.12.2012; Stelle im Gesetzblatt nicht erfasst",
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
