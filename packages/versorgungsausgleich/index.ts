export { rechenstand } from "./src/ergebnis.ts";
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
export { verfahrenswert } from "./src/verfahrenswert.ts";
