import { frist } from "@gebuehrenportal/fristen";
import { hindernis, ohneErgebnis } from "../auswertung.ts";
import { Leser } from "../lesen.ts";
import type { Blattauswertung, Frage, Motor } from "../rahmen.ts";
import { fristblatt } from "./blatt.ts";
import { fristeingabe, ortZu } from "./eingabe.ts";

/** Reads the form, asks the law when the period ends, and lays it out. */
export const motor: Motor = { auswertung };

function auswertung(frage: Frage): Blattauswertung {
  const leser = new Leser(frage.heute);
  const eingabe = fristeingabe(frage.werte, leser);
  const fehlt = hindernis(leser, frage, "Geben Sie den Tag des Ereignisses und die Dauer der Frist ein.");
  if (fehlt || !eingabe) return fehlt ?? { art: "leer", text: "" };
  const ergebnis = frist(eingabe);
  if (ergebnis.art === "kein-ergebnis") return ohneErgebnis(ergebnis, ortZu(ergebnis.feld, frage.werte));
  return { art: "ergebnis", eingabe, ergebnis, blatt: fristblatt(ergebnis) };
}
