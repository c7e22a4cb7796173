import { zinsrechnung } from "@gebuehrenportal/forderung";
import { gelesen } from "../felder/gelesen.ts";
import { hindernis, ohneErgebnis } from "../formular/hindernis.ts";
import { Leser } from "../formular/lesen.ts";
import type { Blattauswertung, Frage, Rechnung } from "../formular/rechnerformular.ts";
import { zinsblatt } from "./blatt.ts";
import { zinsangaben } from "./felder.ts";

/** Reads the form, asks the law for interest and account, and lays them out. */
export const rechnung: Rechnung = { auswertung };

function auswertung(frage: Frage): Blattauswertung {
  const leser = new Leser(frage.heute);
  const lesung = gelesen(zinsangaben, frage, leser);
  const fehlt = hindernis(leser, frage, "Geben Sie die Forderung ein und den Tag, ab dem sie Zinsen trägt.");
  if (fehlt || !lesung) return fehlt ?? { art: "leer", text: "" };
  const { basiszinsen } = frage;
  const eingabe = { ...lesung.eingabe, ...(basiszinsen?.length && { basiszinsen }) };
  const ergebnis = zinsrechnung(eingabe);
  if (ergebnis.art === "kein-ergebnis") return ohneErgebnis(ergebnis, lesung.ort(ergebnis.feld ?? ""));
  return { art: "ergebnis", eingabe, ergebnis, blatt: zinsblatt(ergebnis) };
}
