import { type Quelle, tag } from "@gebuehrenportal/recht";
import { feiertag, frauentag, reformationstag, seitBeginn, tagDerEinheit, ueberall } from "./tage.ts";
import type { Landesfeiertage } from "./typ.ts";

const gesetz: Quelle = {
  titel:
    "Gesetz über Sonn- und Feiertage (Feiertagsgesetz Mecklenburg-Vorpommern – FTG M-V) in der Fassung vom 08.03.2002",
  fundstelle: "GVOBl. M-V 2002 S. 145",
  link: "https://www.landesrecht-mv.de/bsmv/document/jlr-FTGMVV3P2",
};

const gesetz2022: Quelle = {
  titel: "Gesetz zur Änderung des FTG M-V, beschlossen vom Landtag im Juni 2022",
  fundstelle: "GVOBl. M-V 2022, Seite nicht erfasst",
};

const norm = "§ 2 Abs. 1 FTG M-V";

export const mecklenburgVorpommern: Landesfeiertage = {
  name: "Mecklenburg-Vorpommern",
  tage: [
    ...seitBeginn(norm, gesetz, [...ueberall, reformationstag]),
    tagDerEinheit,
    feiertag(frauentag, norm, { ab: tag("2023-01-01"), quelle: gesetz2022 }),
  ],
};
