import { type Quelle, tag } from "@gebuehrenportal/recht";
import {
  befreiung,
  einmalig,
  feiertag,
  frauentag,
  reformationsjubilaeum,
  seitBeginn,
  tagDerEinheit,
  ueberall,
  volksaufstand,
} from "./tage.ts";
import type { Landesfeiertage } from "./typ.ts";

const gesetz: Quelle = {
  titel: "Gesetz über die Sonn- und Feiertage vom 28.10.1954",
  fundstelle: "GVBl. 1954 S. 615",
  link: "https://gesetze.berlin.de/bsbe/document/jlr-FeiertGBEV10P1",
};

const gesetz2015: Quelle = {
  titel: "Gesetz vom 14.10.2015 zur Änderung des Gesetzes über die Sonn- und Feiertage",
  fundstelle: "GVBl. Berlin 2015 S. 378",
};
const gesetz2019: Quelle = {
  titel: "Gesetz vom 30.01.2019 zur Änderung des Gesetzes über die Sonn- und Feiertage",
  fundstelle: "GVBl. Berlin 2019 S. 22",
};
/** For 8 May 2030 nothing is decided: the five-year rhythm is an announcement. */
const gesetz2024: Quelle = {
  titel: "Viertes Gesetz zur Änderung des Gesetzes über die Sonn- und Feiertage vom 10.07.2024",
  fundstelle: "GVBl. Berlin 2024 S. 460",
};

const norm = "§ 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)";

export const berlin: Landesfeiertage = {
  name: "Berlin",
  tage: [
    ...seitBeginn(norm, gesetz, ueberall),
    tagDerEinheit,
    feiertag(frauentag, norm, { ab: tag("2019-02-07"), quelle: gesetz2019 }),
    einmalig(reformationsjubilaeum, norm, { jahr: 2017, quelle: gesetz2015 }),
    einmalig(befreiung, norm, { jahr: 2020, quelle: gesetz2019 }, { jahr: 2025, quelle: gesetz2024 }),
    einmalig(volksaufstand, norm, { jahr: 2028, quelle: gesetz2024 }),
  ],
};
