import type { Blatt } from "#dokumente/blatt/blatt.ts";
import type { Auswertung } from "./auswertung.ts";

/** The figure people came for; without one, that the tier is why. */
export function kennzahl(auswertung: Auswertung): Blatt["kennzahl"] {
  if (auswertung.art === "ergebnis") return auswertung.blatt.kennzahl;
  return { text: "Gesamtbetrag", wert: auswertung.art === "basic" ? "im Tarif Basic" : "–" };
}
