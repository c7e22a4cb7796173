import type { Quelle } from "@gebuehrenportal/recht";
import {
  ostersonntag,
  pfingstsonntag,
  reformationstag,
  seitBeginn,
  tagDerEinheit,
  ueberall,
} from "./tage.ts";
import type { Landesfeiertage } from "./typ.ts";

const gesetz: Quelle = {
  titel: "Gesetz über die Sonn- und Feiertage (Feiertagsgesetz – FTG) vom 21.03.1991",
  fundstelle: "GVBl. I 1991 Nr. 6 S. 44",
  link: "https://bravors.brandenburg.de/gesetze/ftg_2015",
};

const norm = "§ 2 Abs. 1 FTG (BB)";

export const brandenburg: Landesfeiertage = {
  name: "Brandenburg",
  tage: [
    ...seitBeginn(norm, gesetz, [...ueberall, ostersonntag, pfingstsonntag, reformationstag]),
    tagDerEinheit,
  ],
};
