import type { Beispiel } from "../formular/rechnerformular.ts";

/** An action with a hearing, the most frequent case; offered while the form is empty. */
export const beispiel: Beispiel = {
  text: "Klage über 10.000 € mit Termin, Auftrag von heute",
  query: "wert=10000&vv=3100,3104",
};
