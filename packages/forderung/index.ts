export type { Freibetraege, Pfaendungszeitraum } from "./gesetz/zpo/paragraph-850c.ts";
export {
  type Basiszins,
  type Basiszinssaetze,
  type Basiszinszeile,
  basiszinssaetze,
  prozentText,
} from "./src/basiszins.ts";
export { type FassungAngabe, rechenstand } from "./src/fassung.ts";
export { type Erhoehungsbetrag, type PKontoEingabe, type PKontoErgebnis, pKonto } from "./src/p-konto.ts";
export { type Pfaendungseingabe, type Pfaendungsergebnis, pfaendbarerBetrag } from "./src/pfaendung.ts";
export { rechtsstand } from "./src/rechtsstand.ts";
export { standardTagzaehlung, tagzaehlungText } from "./src/tagzaehlung.ts";
export { type Verzugsbeginn, type Verzugsgrund, verzugsbeginn } from "./src/verzugsbeginn.ts";
export type * from "./src/zins-typen.ts";
export { rundungText, standardZinsschalter, zinsrechnung } from "./src/zinsrechnung.ts";
