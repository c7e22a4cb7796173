export {
  familiengebuehrStufen,
  familienhoechstwert,
  familienmindestgebuehr,
} from "@gebuehrenportal/gesetze/famgkg/paragraph-28.ts";
export { gerichtsgebuehrStufen, mindestgebuehr } from "@gebuehrenportal/gesetze/gkg/paragraph-34.ts";
export { hoechstwert } from "@gebuehrenportal/gesetze/gkg/paragraph-39.ts";
export { hatMindeststreitwert, mindeststreitwert } from "@gebuehrenportal/gesetze/gkg/paragraph-52.ts";
export {
  hoechstwertA,
  hoechstwertB,
  mindestgebuehrGnotkg,
  tabelleA,
  tabelleB,
} from "@gebuehrenportal/gesetze/gnotkg/paragraph-34.ts";
export type * from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
export { istZustellung, nimmtMahnverfahrenAuf } from "./src/abhaengig.ts";
export { istAuslage } from "./src/auslage.ts";
export type * from "./src/eingabe.ts";
export type * from "./src/ergebnis.ts";
export { gebuehrentabelle, gebuehrenvergleich, tabellenwert } from "./src/gebuehrentabelle.ts";
export { type Gerichtsgebuehr, gerichtsgebuehr } from "./src/gerichtsgebuehr.ts";
export { gerichtskosten, rechenstand } from "./src/gerichtskosten.ts";
export {
  ermaessigungenAm,
  fassungenDer,
  type NummerAmTag,
  nummerAm,
  nummernAm,
} from "./src/nummer.ts";
export { rechtsstand } from "./src/rechtsstand.ts";
export { standvermerke } from "./src/stand-2012.ts";
export { istStrafgebuehr, strafgebuehrNummer } from "./src/strafe.ts";
export { istZeitzuschlag } from "./src/zeitzuschlag.ts";
