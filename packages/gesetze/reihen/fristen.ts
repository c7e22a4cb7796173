import type { Reihe } from "@gebuehrenportal/recht";
import { katalogreihe } from "../fristenkatalog/stand.ts";
import { feiertagsreihen } from "./feiertage.ts";
import { regelreihen } from "./fristregeln.ts";

/** All dated series of this package. */
export const reihen: readonly Reihe[] = [
  ...feiertagsreihen,
  ...regelreihen,
  { titel: "Fristenkatalog", reihe: katalogreihe },
];
