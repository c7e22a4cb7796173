import { gerichte } from "@gebuehrenportal/gesetze/orte/gerichte.ts";
import { feiertagsreihen } from "@gebuehrenportal/gesetze/reihen/feiertage.ts";
import { regelreihen } from "@gebuehrenportal/gesetze/reihen/fristregeln.ts";
import type { Reihe } from "@gebuehrenportal/recht";
import { alleFristzeilen } from "./katalog/daten.ts";
import { alleGemeinden } from "./orte/ortsdaten.ts";
import { rechenstand } from "./stand.ts";

/**
 * All that a period is computed with, as plain data: where two of these are equal, every period ends on the same day. The
 * directory of courts is not among them; whoever hands courts in adds what he knows of them.
 */
export const rechtsdaten = (): readonly unknown[] => [
  rechenstand,
  [...regelreihen, ...feiertagsreihen].map(versionen),
  alleFristzeilen(),
  alleGemeinden,
  gerichte,
];

const versionen = ({ titel, reihe }: Reihe) => [
  titel,
  reihe.fassungen.map(({ ab, wert, sicherheit }) => [ab, wert, sicherheit]),
];
