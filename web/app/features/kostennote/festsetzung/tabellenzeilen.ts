import { type Cent, untrennbar, zahl } from "@gebuehrenportal/recht";
import type { Satztabelle, Satzzeile } from "#dokumente/satztabelle.ts";
import type { Grundzeile } from "../grundlage/grundzeile.server.ts";

/** A row with an amount only. */
export const betragsreihe = (
  text: string,
  norm: string,
  betrag: Cent,
  art: Satzzeile["art"] = "zeile",
): Satzzeile => ({ art, zellen: [text, norm, "", zahl(betrag)].map(untrennbar) });

/** A fee or an expense. */
export const positionsreihe = (zeile: Grundzeile): Satzzeile => ({
  art: "zeile",
  zellen: [zeile.text, zeile.norm, zeile.wert === undefined ? "" : zahl(zeile.wert), zahl(zeile.betrag)].map(
    untrennbar,
  ),
});

/** The name of a matter, if it has one. */
export const titelreihe = (titel: string | undefined): Satzzeile[] =>
  titel ? [{ art: "titel", zellen: [untrennbar(titel)] }] : [];

/** The table of an application. */
export const tabelle = (zeilen: readonly Satzzeile[]): Satztabelle => ({
  titel: "Berechnung",
  spalten: [
    { titel: "Position", rechts: false },
    { titel: "Grundlage", rechts: false },
    { titel: "Wert in €", rechts: true },
    { titel: "Betrag in €", rechts: true },
  ],
  zeilen,
});
