export { type FassungAngabe, rechenstand } from "./src/ergebnis.ts";
export type {
  PkhAntwort,
  PkhEingabe,
  PkhErgebnis,
  PkhGebiet,
  PkhZeile,
  Posten,
  Unterhaltsberechtigter,
} from "./src/pkh-typen.ts";
export type {
  Angabe,
  Feld,
  Gebiet,
  Regel,
  StreitwertAntwort,
  StreitwertEingabe,
  StreitwertErgebnis,
} from "./src/regel.ts";
export type {
  Gericht,
  Sache,
  Schwelle,
  ZustaendigkeitAntwort,
  ZustaendigkeitEingabe,
  ZustaendigkeitErgebnis,
} from "./src/zustaendigkeit-typen.ts";
