import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../../geprueft.ts";
import { inkassorecht2021 } from "../quellen.ts";

/** Rates × 100 for the collection of an undisputed claim, not exceeded in an ordinary, in any, in a simple case. */
export type Inkassosaetze = {
  readonly regel100: number;
  readonly hoechst100: number;
  readonly einfach100: number;
};

/**
 * Nr. 2300 Anm. 2 VV. Simple case: until 31 May 2025 payment on the first demand, since 1 June 2025 payment within two
 * weeks after it; the rates did not change.
 */
export const inkassoSaetze = zeitreihe<Inkassosaetze>({ norm: "Nr. 2300 Anm. 2 VV", geprueft }, [
  {
    ab: tag("2021-10-01"),
    quelle: inkassorecht2021,
    wert: { regel100: 90, hoechst100: 130, einfach100: 50 },
  },
]);

/** Nr. 1000 Nr. 2 VV: rate of the Einigungsgebühr for a payment agreement, and its first day. */
export const satzDerZahlungsvereinbarung = 0.7;
export const zahlungsvereinbarungAb = tag("2021-10-01");
