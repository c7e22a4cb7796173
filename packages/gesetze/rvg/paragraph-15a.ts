import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { kostBraeg2025, kostRaeg2021 } from "./quellen.ts";

/**
 * § 15a Abs. 2 RVG: several fees credited to one together reduce it by no more than one fee from the sum of their values at
 * the highest rate, or the highest amount fixed for the credit. The wording of 2025 („ganz oder teilweise“) only makes clear
 * that full credits are meant too.
 */
export const mehrereAnrechnungen = zeitreihe<"begrenzt">({ norm: "§ 15a Abs. 2 RVG", geprueft }, [
  { ab: tag("2021-01-01"), quelle: kostRaeg2021, wert: "begrenzt" },
  { ab: tag("2025-06-01"), quelle: kostBraeg2025, wert: "begrenzt" },
]);
