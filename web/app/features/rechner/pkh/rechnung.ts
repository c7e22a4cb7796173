import { pkh } from "@gebuehrenportal/streitwert";
import { hindernis, ohneErgebnis } from "../formular/hindernis.ts";
import { Leser } from "../formular/lesen.ts";
import type { Blattauswertung, Frage, Rechnung } from "../formular/rechnerformular.ts";
import { pkhBlatt } from "./blatt.ts";
import { pkhFrage } from "./eingabe.ts";

/** Reads the form, computes the income to be used and the instalments, and says what they mean. */
export const rechnung: Rechnung = { auswertung };

function auswertung(frage: Frage): Blattauswertung {
  const leser = new Leser(frage.heute);
  const { eingabe, orte } = pkhFrage(frage, leser);
  const fehlt = hindernis(leser, frage, "Geben Sie das Einkommen der Partei ein.");
  if (fehlt) return fehlt;
  const ergebnis = pkh(eingabe, frage.jahreswerte);
  if (ergebnis.art === "kein-ergebnis") return ohneErgebnis(ergebnis, ortVon(ergebnis.feld, orte));
  return { art: "ergebnis", eingabe, ergebnis, blatt: pkhBlatt(eingabe, ergebnis) };
}

/** Where the form has the field that the law complains of. */
function ortVon(feld: string | undefined, orte: readonly string[]): string | undefined {
  const inPerson = /^unterhaltsberechtigte\[(\d+)\]\.(\w+)$/.exec(feld ?? "");
  if (inPerson) return `${orte[Number(inPerson[1])]}.${inPerson[2]}`;
  return feld?.split("[")[0];
}
