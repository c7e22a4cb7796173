import { regelreihen } from "@gebuehrenportal/gesetze/reihen/fristregeln.ts";
import { type Rechtsstandzeile, rechtsstandzeilen } from "@gebuehrenportal/recht";
import { katalogreihen } from "./katalog/rechtsstand.ts";
import { feiertagsrechtsstand } from "./orte/rechtsstand-feiertage.ts";

/** Every version of every norm this package computes with, for the page „Rechtsstand“. */
export const rechtsstand = (): readonly Rechtsstandzeile[] => [
  ...feiertagsrechtsstand(),
  ...rechtsstandzeilen(regelreihen),
  ...rechtsstandzeilen(katalogreihen),
];
