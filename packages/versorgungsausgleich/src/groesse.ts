import { anteil, cent, euro, type KeinErgebnis, keinErgebnis } from "@gebuehrenportal/recht";
import { dezimal } from "./dezimal.ts";
import { betragFehler } from "./pruefung.ts";
import type { Groesse } from "./typen.ts";

/** The plain whole number of a quantity: ten-thousandths of a point, or cents. */
export const ganzzahl = (g: Groesse): number =>
  g.einheit === "entgeltpunkte" ? g.zehntausendstel : g.betrag;

/** A quantity in the unit of `g`: `zahl` in ten-thousandths of a point, or in cents. */
export const mitZahl = (g: Groesse, zahl: number): Groesse =>
  g.einheit === "entgeltpunkte"
    ? { einheit: g.einheit, zehntausendstel: zahl }
    : { einheit: g.einheit, betrag: cent(zahl) };

/**
 * Quantity × `zaehler` / `nenner`: Entgeltpunkte to four decimals, half up (§ 121 Abs. 1, 2 SGB VI), money to the cent, half up
 * (§ 123 Abs. 1 SGB VI).
 */
export const teil = (g: Groesse, zaehler: number, nenner: number): Groesse =>
  mitZahl(g, anteil(cent(ganzzahl(g)), zaehler, nenner));

/** `13,2345 Entgeltpunkte`, `120,50 € monatlich`, `25.000,00 €`. */
export const alsText = (g: Groesse): string =>
  g.einheit === "entgeltpunkte"
    ? `${dezimal(g.zehntausendstel, 4)} Entgeltpunkte`
    : `${euro(g.betrag)}${g.einheit === "rente" ? " monatlich" : ""}`;

/** What is wrong with a quantity at a path. */
export function groesseFehler(g: Groesse, feld: string): KeinErgebnis | undefined {
  if (g.einheit !== "entgeltpunkte")
    return betragFehler(g.betrag, `${feld}.betrag`, "Der Wert", "§ 5 Abs. 1 VersAusglG");
  const punkte = g.zehntausendstel;
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
