import type { Quelle } from "@gebuehrenportal/recht";
import { einmalig, reformationsjubilaeum, seitBeginn, tagDerEinheit, ueberall } from "./tage.ts";
import type { Landesfeiertage } from "./typ.ts";

const norm = "Feiertagsgesetze aller Länder";

const alleGesetze: Quelle = {
  titel: "Feiertagsgesetze der 16 Länder",
  fundstelle: "Fundstelle je Land, Stand 31.10.2026",
};

const reformationsjahr: Quelle = {
  titel: "Regelungen aller Länder zum 500. Reformationsjubiläum am 31.10.2017",
  fundstelle: "Beschluss der Regierungschefs der Länder vom 06.12.2012",
};

/** What is a holiday in each of the sixteen Länder: the only days that count while the place is unknown. */
export const bundesweit: Landesfeiertage = {
  name: "Deutschland",
  tage: [
    ...seitBeginn(norm, alleGesetze, ueberall),
    tagDerEinheit,
    einmalig(reformationsjubilaeum, norm, { jahr: 2017, quelle: reformationsjahr }),
  ],
};
