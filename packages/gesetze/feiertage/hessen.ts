import type { Quelle } from "@gebuehrenportal/recht";
import {
  einmalig,
  fronleichnam,
  reformationsjubilaeum,
  seitBeginn,
  tagDerEinheit,
  ueberall,
} from "./tage.ts";
import type { Landesfeiertage } from "./typ.ts";

const gesetz: Quelle = {
  titel: "Hessisches Feiertagsgesetz (HFeiertagsG) in der Fassung vom 29.12.1971",
  fundstelle: "GVBl. I 1971 S. 344",
  link: "https://www.rv.hessenrecht.hessen.de/bshe/document/jlr-FeiertGHE1952rahmen",
};

const reformationsjahr: Quelle = {
  titel: "Landesrechtliche Regelung zum 500. Reformationsjubiläum am 31.10.2017",
  fundstelle: "Beschluss der Regierungschefs der Länder vom 06.12.2012; Stelle im Gesetzblatt nicht erfasst",
};

const norm = "§ 1 Abs. 1 HFeiertagsG";

export const hessen: Landesfeiertage = {
  name: "Hessen",
  tage: [
    ...seitBeginn(norm, gesetz, [...ueberall, fronleichnam]),
    tagDerEinheit,
    einmalig(reformationsjubilaeum, "§ 2 HFeiertagsG", { jahr: 2017, quelle: reformationsjahr }),
  ],
};
