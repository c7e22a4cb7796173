import type { Reihe } from "@gebuehrenportal/recht";
import { katalogreihe } from "./katalog/stand.ts";
import { regelreihen } from "./regeln/reihen.ts";
import { feiertagsreihen } from "./reihen-feiertage.ts";

/** All dated series of this package. */
export const reihen: readonly Reihe[] = [
  ...feiertagsreihen,
  ...regelreihen,
  { titel: "Fristenkatalog", reihe: katalogreihe },
];
