export { anrecht } from "./src/anrecht.ts";
export { differenz } from "./src/differenz.ts";
export { ehezeit } from "./src/ehezeit.ts";
export { rechtsstand } from "./src/rechtsstand.ts";
export { rechenstand } from "./src/stand.ts";
export type {
  Anrecht,
  AnrechtEingabe,
  AnrechtErgebnis,
  Antwort,
  DifferenzEingabe,
  DifferenzErgebnis,
  EhezeitEingabe,
  EhezeitErgebnis,
  Grenzpruefung,
  Groesse,
  Konstante,
  Kopf,
  Traeger,
  UmrechnungEingabe,
  UmrechnungErgebnis,
  VerfahrenswertEingabe,
  VerfahrenswertErgebnis,
  WiederkehrendEingabe,
  WiederkehrendErgebnis,
  WiederkehrendRegel,
} from "./src/typen.ts";
export { umrechnung } from "./src/umrechnung.ts";
export { verfahrenswert } from "./src/verfahrenswert.ts";
export { wiederkehrend, wiederkehrendRegeln } from "./src/wiederkehrend.ts";
