import type { Quelle } from "@gebuehrenportal/recht";
import * as akte from "../quellen.ts";

/** RVG in force since 1 July 2004; its part 5 brought the advice fees to § 34 RVG on 1 July 2006. */
export const kostRmog2004: Quelle = akte.fuer(
  { ...akte.kostRmog2004, fundstelle: `${akte.kostRmog2004.fundstelle}, 788` },
  "rvg",
);

/** Brought Nr. 3338 VV. */
export const kapMuG2012: Quelle = akte.fuer(akte.kapMuG2012, "rvg");

export const zweitesKostRmog2013: Quelle = akte.fuer(akte.zweitesKostRmog2013, "rvg");

/** Raised the limit of the lowest step of part 5 VV from 40 to 60 €. */
export const bussgeldgrenze2015: Quelle = akte.fuer(akte.bussgeldgrenze2015, "rvg");

export const kostRaeg2021: Quelle = akte.fuer(akte.kostRaeg2021, "rvg");

export const inkassorecht2021: Quelle = akte.fuer(akte.inkassorecht2021, "rvg");

/** Brought § 77 Abs. 4 AsylG, to which § 30 Abs. 1 RVG refers. */
export const asylverfahren2023: Quelle = akte.fuer(akte.asylverfahren2023, "rvg/__30.html");

export const vrug2023: Quelle = akte.fuer(akte.vrug2023, "rvg");

export const kostBraeg2025: Quelle = akte.fuer(akte.kostBraeg2025, "rvg");
