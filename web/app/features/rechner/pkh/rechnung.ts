import { pkh } from "@gebuehrenportal/streitwert";
import { gelesen } from "../felder/gelesen.ts";
import { hindernis, ohneErgebnis } from "../formular/hindernis.ts";
import { Leser } from "../formular/lesen.ts";
import type { Blattauswertung, Frage, Rechnung } from "../formular/rechnerformular.ts";
import { pkhBlatt } from "./blatt.ts";
import { pkhAngaben } from "./felder.ts";

/** Reads the form, computes the income to be used and the instalments, and says what they mean. */
export const rechnung: Rechnung = { auswertung };

function auswertung(frage: Frage): Blattauswertung {
  const leser = new Leser(frage.heute);
  const { lohn, kindergeld, einnahmen } = frage.werte;
  const lesung = gelesen(pkhAngaben, frage, leser);
  const genannt = lesung
    ? lesung.eingabe.einnahmen.length > 0
    : [kindergeld, einnahmen].some((text) => text?.trim());
  if (!lohn?.trim() && !genannt) leser.noetig(undefined, "lohn");
  const fehlt = hindernis(leser, frage, "Geben Sie das Einkommen der Partei ein.");
  if (fehlt || !lesung) return fehlt ?? { art: "leer", text: "" };
  const { eingabe, ort } = lesung;
  const ergebnis = pkh(eingabe, frage.jahreswerte);
  if (ergebnis.art === "kein-ergebnis") return ohneErgebnis(ergebnis, ort(ergebnis.feld ?? ""));
  return { art: "ergebnis", eingabe, ergebnis, blatt: pkhBlatt(eingabe, ergebnis) };
}
