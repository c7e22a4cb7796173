import { anteil, cent, euro, type KeinErgebnis, keinErgebnis } from "@gebuehrenportal/recht";
import { dezimal } from "./dezimal.ts";
import { betragFehler } from "./pruefung.ts";
import type { Groesse } from "./typen.ts";

/** The plain whole number of a quantity: ten-thousandths of a point, or cents. */
export const ganzzahl = (groesse: Groesse): number =>
  groesse.einheit === "entgeltpunkte" ? groesse.zehntausendstel : groesse.betrag;

/** A quantity in the unit of `groesse`: `zahl` in ten-thousandths of a point, or in cents. */
export const mitZahl = (groesse: Groesse, zahl: number): Groesse =>
  groesse.einheit === "entgeltpunkte"
    ? { einheit: groesse.einheit, zehntausendstel: zahl }
    : { einheit: groesse.einheit, betrag: cent(zahl) };

/**
 * Quantity × `zaehler` / `nenner`: Entgeltpunkte to four decimals, half up (§ 121 Abs. 1, 2 SGB VI), money to the cent, half up
 * (§ 123 Abs. 1 SGB VI).
 */
export const anteilVon = (groesse: Groesse, zaehler: number, nenner: number): Groesse =>
  mitZahl(groesse, anteil(cent(ganzzahl(groesse)), zaehler, nenner));

/** `13,2345 Entgeltpunkte`, `120,50 € monatlich`, `25.000,00 €`. */
export const alsText = (groesse: Groesse): string =>
  groesse.einheit === "entgeltpunkte"
    ? `${dezimal(groesse.zehntausendstel, 4)} Entgeltpunkte`
    : `${euro(groesse.betrag)}${groesse.einheit === "rente" ? " monatlich" : ""}`;

/** What is wrong with a quantity at a path. */
export function groesseFehler(groesse: Groesse, feld: string): KeinErgebnis | undefined {
  if (groesse.einheit !== "entgeltpunkte")
    return betragFehler(groesse.betrag, `${feld}.betrag`, "Der Wert", "§ 5 Abs. 1 VersAusglG");
  const punkte = groesse.zehntausendstel;
  return Number.isSafeInteger(punkte) && punkte >= 0 && punkte <= meistePunkte
    ? undefined
    : keinErgebnis(
        "Keine gültige Zahl von Entgeltpunkten.",
        "§ 5 Abs. 1 VersAusglG",
        `${feld}.zehntausendstel`,
      );
}

/** Ten thousand points: more than anybody can earn, small enough for exact products. */
const meistePunkte = 10 ** 8;
