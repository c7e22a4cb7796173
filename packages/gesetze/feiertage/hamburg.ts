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
  titel: "Gesetz über Sonntage, Feiertage, Gedenktage und Trauertage (Feiertagsgesetz) vom 16.10.1953",
  fundstelle: "HmbBL I 113-a; HmbGVBl. 1953 S. 289",
  link: "https://www.landesrecht-hamburg.de/bsha/document/jlr-FeiertGHAV3P1",
};

const verordnung2013: Quelle = {
  titel: "Fünfte Verordnung zum Feiertagsgesetz (Verordnung über den Reformationstag 2017) vom 30.04.2013",
  fundstelle: "HmbGVBl. 2013 S. 192",
};
/** Its day in force is not recorded; the series begins with the first such holiday. */
const gesetz2018: Quelle = {
  titel: "Gesetz zur Änderung des Feiertagsgesetzes vom 12.03.2018",
  fundstelle: "HmbGVBl. 2018 S. 63",
};

const norm = "§ 1 Feiertagsgesetz (HH)";

export const hamburg: Landesfeiertage = {
  name: "Hamburg",
  tage: [
    ...seitBeginn(norm, gesetz, ueberall),
    tagDerEinheit,
    einmalig(reformationsjubilaeum, "§ 1 der Fünften Verordnung zum Feiertagsgesetz (HH)", {
      jahr: 2017,
      quelle: verordnung2013,
    }),
    feiertag(reformationstag, norm, { ab: tag("2018-10-31"), quelle: gesetz2018 }),
  ],
};
