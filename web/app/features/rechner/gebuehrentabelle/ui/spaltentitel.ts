import { satz } from "@gebuehrenportal/recht";
import { type Spalte, tabellen } from "../wunsch.ts";

/** Heading of a column: `RVG 1,3`. */
export const spaltentitel = ({ tabelle, satz100 }: Spalte): string =>
  `${tabellen.find((t) => t.feld === tabelle)?.kurz} ${satz(satz100)}`;
