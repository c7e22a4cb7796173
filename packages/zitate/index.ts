export type { Einstellung } from "./src/aufloesung.ts";
export { normtext } from "./src/ausgabe/normtext.ts";
export { type Dokument, dokumente, dokumenttag } from "./src/dokumente.ts";
export { type Dokumenttag, dokumenttage } from "./src/dokumenttag.ts";
export { type Fristangabe, fristangaben, type Zeitraum } from "./src/fristangabe.ts";
export { type Register, registerAus } from "./src/register/register.ts";
export {
  type Angabe,
  type Kopfangaben,
  kopfangaben,
  type Schriftstueckart,
} from "./src/schriftstueck.ts";
export { type Einheit, type Hinweis, type Norm, type Stufe, stufen, type Zitat } from "./src/typen.ts";
export { type Textsammlung, textsammlungen, type Verweis, verweis } from "./src/verweis.ts";
export { zitate, zitateSchrittweise } from "./src/zitate.ts";
