import type { Quelle } from "@gebuehrenportal/recht";
import { bussUndBettag, reformationstag, seitBeginn, tagDerEinheit, ueberall } from "./tage.ts";
import type { Landesfeiertage } from "./typ.ts";

const gesetz: Quelle = {
  titel: "Gesetz über Sonn- und Feiertage im Freistaat Sachsen (SächsSFG) vom 10.11.1992",
  fundstelle: "SächsGVBl. 1992 S. 536",
  link: "https://www.revosax.sachsen.de/vorschrift/3997-SaechsSFG",
};

const norm = "§ 1 Abs. 1 SächsSFG";

export const sachsen: Landesfeiertage = {
  name: "Sachsen",
  tage: [...seitBeginn(norm, gesetz, [...ueberall, reformationstag, bussUndBettag]), tagDerEinheit],
};
