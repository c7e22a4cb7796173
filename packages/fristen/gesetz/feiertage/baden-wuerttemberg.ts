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
  titel: "Gesetz über die Sonntage und Feiertage (Feiertagsgesetz – FTG) in der Fassung vom 08.05.1995",
  fundstelle: "GBl. 1995 S. 450",
  link: "https://www.landesrecht-bw.de/bsbw/document/jlr-FeiertGBWpP1",
};

const reformationsjahr: Quelle = {
  titel: "Landesrechtliche Regelung zum 500. Reformationsjubiläum am 31.10.2017",
  fundstelle: "Beschluss der Regierungschefs der Länder vom 06.12.2012; Stelle im Gesetzblatt nicht erfasst",
};

const norm = "§ 1 FTG (BW)";

export const badenWuerttemberg: Landesfeiertage = {
  name: "Baden-Württemberg",
  tage: [
    ...seitBeginn(norm, gesetz, [...ueberall, dreikoenige, fronleichnam, allerheiligen]),
    tagDerEinheit,
    einmalig(reformationsjubilaeum, norm, { jahr: 2017, quelle: reformationsjahr }),
  ],
};
