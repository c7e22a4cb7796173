import { type Quelle, tag } from "@gebuehrenportal/recht";
import { feiertag, reformationstag, seitBeginn, tagDerEinheit, ueberall, weltkindertag } from "./tage.ts";
import type { Landesfeiertage } from "./typ.ts";

const gesetz: Quelle = {
  titel: "Thüringer Feier- und Gedenktagsgesetz (ThürFGtG) vom 21.12.1994",
  fundstelle: "GVBl. 1994 S. 1221",
  link: "https://landesrecht.thueringen.de/bsth/document/jlr-FeiertGTHV5P2",
};

/** Its day in force is not recorded; the series begins with the first such holiday. */
const gesetz2019: Quelle = {
  titel: "Drittes Gesetz zur Änderung des Thüringer Feier- und Gedenktagsgesetzes vom 19.03.2019",
  fundstelle: "GVBl. 2019 S. 22",
};

const norm = "§ 2 Abs. 1 ThürFGtG";

export const thueringen: Landesfeiertage = {
  name: "Thüringen",
  tage: [
    ...seitBeginn(norm, gesetz, [...ueberall, reformationstag]),
    tagDerEinheit,
    feiertag(weltkindertag, norm, { ab: tag("2019-09-20"), quelle: gesetz2019 }),
  ],
};
