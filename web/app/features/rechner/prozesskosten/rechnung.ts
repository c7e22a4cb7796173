import { hindernis, ohneErgebnis } from "../formular/auswertung.ts";
import { Leser } from "../formular/lesen.ts";
import type { Blattauswertung, Frage, Rechnung } from "../formular/rechnerformular.ts";
import { blatt } from "./blatt.ts";
import { felder } from "./felder.ts";
import { eingabeAus } from "./lesen.ts";
import { prozesskosten } from "./prozesskosten.ts";

/** Reads the form, computes court and lawyers of all instances and who bears them. */
export const rechnung: Rechnung = { auswertung, felder };

function auswertung(frage: Frage): Blattauswertung {
  const leser = new Leser(frage.heute);
  const eingabe = eingabeAus(leser, frage.werte, frage.heute);
  const fehlt = hindernis(leser, frage, "Geben Sie den Streitwert ein.");
  if (fehlt || !eingabe) return fehlt ?? { art: "leer", text: "" };
  const ergebnis = prozesskosten(eingabe);
  if (ergebnis.art === "kein-ergebnis") return ohneErgebnis(ergebnis, orte[ergebnis.feld ?? ""]);
  return { art: "ergebnis", eingabe, ergebnis, blatt: blatt(ergebnis) };
}

const orte: Readonly<Record<string, string>> = {
  mahnverfahren: "mahnam",
  "mahnverfahren.am": "mahnam",
  "vorgerichtlich.am": "voram",
  vorgerichtlich: "voram",
  "vorgerichtlich.satz": "vorsatz",
  "instanzen[0].am": "stichtag",
  "instanzen[1].am": "am2",
  "instanzen[2].am": "am3",
};
