export {
  alleGemeinden,
  alleGerichte,
  gemeindeMitId,
  gerichtMitId,
  hoehereGerichte,
  hoeheresGericht,
  mahngerichte,
  oberlandesgericht,
  unterschiedlicheSitze,
} from "./gericht.ts";
export { namensschluessel, nenntGerichtsart } from "./namen.ts";
export { type Gerichtslesung, gerichtLesen, gerichtssuche, type Suchwahl } from "./suche.ts";
export type * from "./typ.ts";
