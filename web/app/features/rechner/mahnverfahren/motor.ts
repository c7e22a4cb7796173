import { hindernis, ohneErgebnis } from "../auswertung.ts";
import { Leser } from "../lesen.ts";
import type { Blattauswertung, Frage, Motor } from "../rahmen.ts";
import { mahnblatt } from "./blatt.ts";
import { formularorte, mahneingabe } from "./eingabe.ts";
import { mahnrechnung } from "./mahnrechnung.ts";

/** Reads the form, asks the three laws, and lays costs, court, periods and what follows on one sheet. */
export const motor: Motor = { auswertung };

function auswertung(frage: Frage): Blattauswertung {
  const leser = new Leser(frage.heute);
  const eingabe = mahneingabe(frage, leser);
  const fehlt = hindernis(leser, frage, "Geben Sie die Hauptforderung ein.");
  if (fehlt || !eingabe) return fehlt ?? { art: "leer", text: "" };
  const ergebnis = mahnrechnung(eingabe, frage.basiszinsen);
  if (ergebnis.art === "kein-ergebnis") return ohneErgebnis(ergebnis, formularorte[ergebnis.feld ?? ""]);
  return { art: "ergebnis", eingabe, ergebnis, blatt: mahnblatt(ergebnis, eingabe.wert) };
}
