import type { Blatt } from "#dokumente/blatt/blatt.ts";
import type { Felderblock, Rechnerformular } from "./rechnerformular.ts";

/** A form with these fields and nothing else. */
export const probeformular = (felder: Felderblock["felder"], kennzahl = ""): Rechnerformular => ({
  pfad: "/probe",
  titel: "Probe",
  vorspann: "",
  kennzahl,
  bloecke: [{ art: "felder", felder }],
});

/** A sheet with nothing on it. */
export const probeblatt: Blatt = {
  titel: "Probe",
  kennzahl: { text: "", wert: "" },
  fassungen: [],
  tabellen: [],
  vermerke: [],
  rechenstand: "1",
};
