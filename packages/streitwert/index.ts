export { pkh } from "./src/pkh.ts";
export type {
  PkhAntwort,
  PkhEingabe,
  PkhErgebnis,
  PkhGebiet,
  PkhZeile,
  Posten,
  Unterhaltsberechtigter,
} from "./src/pkh-typen.ts";
export { rechtsstand } from "./src/rechtsstand.ts";
export type {
  Angabe,
  Feld,
  Gebiet,
  Regel,
  StreitwertAntwort,
  StreitwertEingabe,
  StreitwertErgebnis,
} from "./src/regel.ts";
export { rechenstand } from "./src/stand.ts";
export { regelkennungen, regeln, streitwert } from "./src/streitwert.ts";
export { zustaendigkeit } from "./src/zustaendigkeit.ts";
export type {
  Gericht,
  Sache,
  Schwelle,
  ZustaendigkeitAntwort,
  ZustaendigkeitEingabe,
  ZustaendigkeitErgebnis,
} from "./src/zustaendigkeit-typen.ts";
