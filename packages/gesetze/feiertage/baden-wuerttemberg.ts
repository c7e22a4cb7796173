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
  titel: "Gesetz zur Änderung des Feiertagsgesetzes (Reformationsfest 2017), eingebracht 2014",
  fundstelle: "Seite im Gesetzblatt nicht erfasst; Beschluss der Regierungschefs der Länder vom 06.12.2012",
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
