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
  titel: "Niedersächsisches Gesetz über die Feiertage (NFeiertagsG) in der Fassung vom 07.03.1995",
  fundstelle: "Nds. GVBl. 1995 S. 50",
  link: "https://voris.wolterskluwer-online.de/browse/document/b724111b-6c20-3862-b111-589842acacba",
};

const gesetz2013: Quelle = {
  titel: "Gesetz zur Änderung des Niedersächsischen Gesetzes über die Feiertage vom 05.06.2013",
  fundstelle: "Nds. GVBl. 2013 S. 131",
};
const gesetz2018: Quelle = {
  titel: "Gesetz zur Änderung des Niedersächsischen Gesetzes über die Feiertage vom 22.06.2018",
  fundstelle: "Nds. GVBl. 2018 S. 122",
};

const norm = "§ 2 Abs. 1 NFeiertagsG";

export const niedersachsen: Landesfeiertage = {
  name: "Niedersachsen",
  tage: [
    ...seitBeginn(norm, gesetz, ueberall),
    tagDerEinheit,
    einmalig(reformationsjubilaeum, "§ 2 Abs. 1 Satz 2 NFeiertagsG", { jahr: 2017, quelle: gesetz2013 }),
    feiertag(reformationstag, norm, { ab: tag("2018-06-29"), quelle: gesetz2018 }),
  ],
};
