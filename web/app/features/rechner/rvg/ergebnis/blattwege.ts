import type { AngelegenheitErgebnis } from "@gebuehrenportal/gebuehren";
import { blattAlsCsv, blattFehlermeldung, blattZumKopieren } from "#dokumente/blatt/blatt-ausgabe.ts";
import type { Auswertung } from "../auswertung.ts";
import { rvgBlatt } from "./blatt.ts";

type Ergebnis = Extract<Auswertung, { art: "ergebnis" }>;

/** For the clipboard: a clean table for word processors and the same as text with tabulators. */
export const zumKopieren = (auswertung: Ergebnis) => blattZumKopieren(rvgBlatt(auswertung));

export const alsCsv = (auswertung: Ergebnis): string => blattAlsCsv(rvgBlatt(auswertung));

/** Inputs, result, the titles of its numbers by matter, and the version of the engine in one file. */
export const jsonDaten = ({ eingabe, ergebnis, titel }: Ergebnis) => ({ eingabe, ergebnis, titel });

export const alsJson = (auswertung: Ergebnis): string => JSON.stringify(jsonDaten(auswertung), null, 2);

const ohneNamen = ({ bezeichnung: _, zeilen, ...a }: AngelegenheitErgebnis): AngelegenheitErgebnis => ({
  ...a,
  zeilen: zeilen.map(({ bezeichnung: __, ...zeile }) => zeile),
});

/** Text of a mail that reports a fault: the figures without names; the sender may change everything. */
export function fehlermeldung(auswertung: Ergebnis): string {
  const { ergebnis } = auswertung;
  const angelegenheiten = ergebnis.angelegenheiten.map(ohneNamen);
  return blattFehlermeldung(rvgBlatt({ ...auswertung, ergebnis: { ...ergebnis, angelegenheiten } }));
}
