import type { Quelle } from "@gebuehrenportal/recht";
import * as akte from "../quellen.ts";

/** RVG in force since 1 July 2004; its part 5 brought the advice fees to § 34 RVG on 1 July 2006. */
export const kostRmog2004: Quelle = akte.fuer(
  { ...akte.kostRmog2004, fundstelle: "BGBl. I 2004 S. 718, 788" },
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

/** General rate of 16 % since 1 April 1998. */
export const rentenfinanzierung1997: Quelle = akte.fuer(akte.rentenfinanzierung1997, "ustg_1980/__12.html");

export const haushaltsbegleitgesetz2006: Quelle = akte.fuer(
  akte.haushaltsbegleitgesetz2006,
  "ustg_1980/__12.html",
);

/** § 28 Abs. 1 UStG: 16 % from 1 July to 31 December 2020, and with its end 19 % again. */
export const zweitesCoronaSteuerhilfegesetz2020: Quelle = akte.fuer(
  akte.zweitesCoronaSteuerhilfegesetz2020,
  "ustg_1980/__28.html",
);
