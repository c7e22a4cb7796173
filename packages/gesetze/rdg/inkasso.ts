import { type Cent, cent, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { inkassorecht2021, kostBraeg2025 } from "../quellen/forderung.ts";

/** What the debtor of an uncontested claim has to reimburse at most (§ 13e Abs. 1 RDG with the remuneration of a lawyer). */
export type Inkassogrenzen = {
  /** Nr. 2300 Anm. 2 VV, rates × 100: usual, any, and simple case. */
  readonly regel100: number;
  readonly hoechst100: number;
  readonly einfach100: number;
  /** § 13 Abs. 2 RVG: 1.0 fee for an uncontested claim up to this value. */
  readonly kleinforderungBis: Cent;
  readonly kleinforderungEinfach: Cent;
  /** Nr. 1000 Nr. 2 VV, rate × 100, from this percentage of the claim (§ 31b RVG). */
  readonly zahlungsvereinbarung100: number;
  readonly zahlungsvereinbarungProzent: number;
  /** Days after the first demand within which payment makes the case simple; earlier: on the first demand itself. */
  readonly einfachBinnenTagen?: number;
};

const seit2021: Inkassogrenzen = {
  regel100: 90,
  hoechst100: 130,
  einfach100: 50,
  kleinforderungBis: cent(50_00),
  kleinforderungEinfach: cent(30_00),
  zahlungsvereinbarung100: 70,
  zahlungsvereinbarungProzent: 50,
};

export const inkassogrenzen = zeitreihe<Inkassogrenzen>({ norm: "§ 13e RDG", geprueft }, [
  { ab: tag("2021-10-01"), quelle: inkassorecht2021, wert: seit2021 },
  {
    ab: tag("2025-06-01"),
    quelle: kostBraeg2025,
    wert: { ...seit2021, kleinforderungEinfach: cent(31_50), einfachBinnenTagen: 14 },
  },
]);
