import { zinsrechnung } from "@gebuehrenportal/forderung";
import { hindernis, ohneErgebnis } from "../formular/hindernis.ts";
import { Leser } from "../formular/lesen.ts";
import type { Blattauswertung, Frage, Rechnung } from "../formular/rechnerformular.ts";
import { zinsblatt } from "./blatt.ts";
import { zinsfrage } from "./eingabe.ts";

/** Reads the form, asks the law for interest and account, and lays them out. */
export const rechnung: Rechnung = { auswertung };

function auswertung(frage: Frage): Blattauswertung {
  const leser = new Leser(frage.heute);
  const gelesen = zinsfrage(frage, leser);
  const fehlt = hindernis(leser, frage, "Geben Sie die Forderung ein und den Tag, ab dem sie Zinsen trägt.");
  if (fehlt || !gelesen) return fehlt ?? { art: "leer", text: "" };
  const { basiszinsen } = frage;
  const eingabe = { ...gelesen.eingabe, ...(basiszinsen?.length && { basiszinsen }) };
  const ergebnis = zinsrechnung(eingabe);
  if (ergebnis.art === "kein-ergebnis") return ohneErgebnis(ergebnis, gelesen.ort(ergebnis.feld ?? ""));
  return { art: "ergebnis", eingabe, ergebnis, blatt: zinsblatt(ergebnis) };
}
