import type { Cent } from "@gebuehrenportal/recht";
import { qrPfad } from "./qr.server.ts";

/** A transfer as banking programs fill it in. */
export type Ueberweisung = {
  readonly empfaenger: string;
  readonly iban: string;
  /** Empty: not given; within the EEA none is needed. */
  readonly bic: string;
  readonly betrag: Cent;
  readonly zweck: string;
};

/** The text of a GiroCode (EPC069-12, version 002, UTF-8). */
export function girotext({ empfaenger, iban, bic, betrag, zweck }: Ueberweisung): string {
  const summe = `EUR${Math.floor(betrag / 100)}.${String(betrag % 100).padStart(2, "0")}`;
  const zeilen = ["BCD", "002", "1", "SCT", bic, kurz(empfaenger, 70), iban.replace(/\s/g, ""), summe];
  // Purpose code and structured reference stay empty.
  return [...zeilen, "", "", kurz(zweck, 140)].join("\n");
}

const kurz = (text: string, hoechstens: number): string => [...text].slice(0, hoechstens).join("");

/** A GiroCode as path of an SVG; `undefined`: nothing is to be paid. */
export const girocode = (ueberweisung: Ueberweisung): ReturnType<typeof qrPfad> =>
  ueberweisung.betrag > 0 ? qrPfad(girotext(ueberweisung)) : undefined;
