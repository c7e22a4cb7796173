export type { Mahnvariante } from "@gebuehrenportal/gesetze/zpo/mahnfristen.ts";
export {
  type Land,
  type Mahngericht,
  mahngerichte,
  type OlgBezirk,
} from "@gebuehrenportal/gesetze/zpo/mahngerichte.ts";
export type { Kostennummer, Massnahme } from "@gebuehrenportal/gesetze/zpo/massnahmen.ts";
export type { Freibetraege, Pfaendungszeitraum } from "@gebuehrenportal/gesetze/zpo/paragraph-850c.ts";
export {
  type Basiszins,
  type Basiszinssaetze,
  type Basiszinszeile,
  basiszinssaetze,
  geltendeEintraege,
  naechstesHalbjahr,
  prozentText,
} from "./src/basiszins.ts";
export { type Inkassoart, type Inkassoeingabe, type Inkassoergebnis, inkassokosten } from "./src/inkasso.ts";
export {
  type Mahnanrechnung,
  type Mahnanrechnungseingabe,
  type Mindestgebuehrschalter,
  mahnanrechnung,
} from "./src/mahnverfahren/mahnanrechnung.ts";
export {
  type Feiertagsauskunft,
  type Mahnfrist,
  type Mahnfristeneingabe,
  type Mahnfristenergebnis,
  mahnverfahrenFristen,
} from "./src/mahnverfahren/mahnfristen.ts";
export {
  type Antragsteller,
  type Mahngerichtsergebnis,
  type Mahnverfahrensart,
  mahngericht,
} from "./src/mahnverfahren/mahngericht.ts";
export { type Mahnantrag, plausibilitaet } from "./src/mahnverfahren/mahnpruefung.ts";
export {
  type Erhoehungsbetrag,
  type PKontoEingabe,
  type PKontoErgebnis,
  pKonto,
} from "./src/pfaendung/p-konto.ts";
export {
  type Pfaendungseingabe,
  type Pfaendungsergebnis,
  pfaendbarerBetrag,
} from "./src/pfaendung/pfaendung.ts";
export { rechtsstand } from "./src/rechtsstand.ts";
export { rechenstand } from "./src/stand.ts";
export { type Verzugsbeginn, type Verzugsgrund, verzugsbeginn } from "./src/verzugsbeginn.ts";
export { type Massnahmenergebnis, massnahmen } from "./src/vollstreckung.ts";
export { standardTagzaehlung, tagzaehlungText } from "./src/zinsen/tagzaehlung.ts";
export type * from "./src/zinsen/zins-typen.ts";
export { rundungText, standardZinsschalter, zinsrechnung } from "./src/zinsen/zinsrechnung.ts";
