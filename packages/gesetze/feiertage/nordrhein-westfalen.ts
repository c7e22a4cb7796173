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
  titel: "Gesetz über die Sonn- und Feiertage (Feiertagsgesetz NW) in der Fassung vom 23.04.1989",
  fundstelle: "GV. NW. 1989 S. 222",
  link: "https://recht.nrw.de/lmi/owa/br_bes_detail?bes_id=3367&aufgehoben=N&det_id=144445&anw_nr=2&menu=1&sg=0",
};

const reformationsjahr: Quelle = {
  titel:
    "Gesetz über die Bestimmung des 31.10.2017 als 500. Jahrestag der Reformation zum Feiertag, beschlossen im Juni 2015",
  fundstelle: "LT-Drs. 16/8386; Seite im Gesetzblatt nicht erfasst",
};

const norm = "§ 2 Abs. 1 Feiertagsgesetz NW";

export const nordrheinWestfalen: Landesfeiertage = {
  name: "Nordrhein-Westfalen",
  tage: [
    ...seitBeginn(norm, gesetz, [...ueberall, fronleichnam, allerheiligen]),
    tagDerEinheit,
    einmalig(reformationsjubilaeum, "§ 2 Feiertagsgesetz NW", { jahr: 2017, quelle: reformationsjahr }),
  ],
};
